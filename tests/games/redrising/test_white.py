"""The seven white characters: the sovereign token, and the defence of token and hand."""

from __future__ import annotations

import pytest

from ludarium.games.redrising.table import RedRising
from tests.games.redrising.staging import (
    asked_seat,
    at,
    banished,
    bonus,
    decide,
    deck,
    deploy,
    endgame,
    events,
    hand,
    influence,
    is_finishing_lead,
    is_known_to_all,
    known_to,
    options,
    refusal,
    table,
    tracks,
)

# --- Judge -----------------------------------------------------------------------------------------------------------


def attacked(attacker: str, victim: str) -> RedRising:
    """A gold that costs a rival a card has just been deployed against a rival with this hand."""
    game = table(hand=f"{attacker} gardener", hands={1: victim}, mars="nanny", luna="seer", institute="magistrate")
    return deploy(game, attacker, "mars")


@pytest.mark.rule("RR-27")
@pytest.mark.parametrize("attacker", ["aja", "antonia"])
def test_the_judge_may_be_revealed_instead_of_banishing_a_card(attacker: str) -> None:
    game = attacked(attacker, "deanna judge")
    assert asked_seat(game) == 1
    assert options(game) == ["card:deanna", "card:judge", "reveal>card:judge"]
    decide(game, "reveal>card:judge")
    assert hand(game, 1) == ["deanna", "judge"]
    assert "deanna" not in banished(game)
    assert is_known_to_all(game, "judge")
    assert not known_to(game, "deanna", 0)
    assert "event-defends" in events(game)


@pytest.mark.rule("RR-27")
def test_the_judge_may_be_kept_secret_or_be_the_card_lost() -> None:
    game = decide(attacked("aja", "deanna judge"), "card:deanna")
    assert hand(game, 1) == ["judge"]
    assert not known_to(game, "judge", 0)
    game = decide(attacked("aja", "deanna judge"), "card:judge")
    assert hand(game, 1) == ["deanna"]
    assert "judge" in banished(game)


@pytest.mark.rule("RR-27")
def test_a_player_without_a_defence_is_asked_too() -> None:
    game = attacked("aja", "deanna")
    assert asked_seat(game) == 1
    assert options(game) == ["card:deanna"]
    reason = refusal(game, "reveal", "card:deanna")
    assert (reason.rule, reason.message.id) == ("RR-27", "reason-no-defence")


@pytest.mark.rule("RR-27")
def test_the_judge_prevents_a_theft() -> None:
    game = decide(attacked("tactus", "deanna judge"), "seat:1")
    assert options(game) == ["card:deanna", "card:judge", "reveal>card:judge"]
    decide(game, "reveal>card:judge")
    assert hand(game, 1) == ["deanna", "judge"]
    assert hand(game) == ["gardener"]
    assert at(game, "mars") == ["nanny", "tactus"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
def test_the_judge_stops_the_second_half_of_karnus() -> None:
    game = table(hand="karnus", hands={1: "deanna judge"}, mars="nero", luna="seer", institute="magistrate")
    deploy(game, "karnus", "mars", "seat:1", "reveal>card:judge")
    assert hand(game, 1) == ["deanna", "judge"]
    assert banished(game) == ["nero"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
def test_the_judge_saves_a_gold_that_arlus_reveals() -> None:
    tables = (
        table(hand="arlus", hands={1: "lorn judge"}, mars="nanny", luna="seer", seed=seed) for seed in range(1, 30)
    )
    game = next(game for game in tables if asked_seat(deploy(game, "arlus", "mars")) == 1)
    assert options(game) == ["accept", "card:judge"]
    assert refusal(game, "card:lorn").rule == "RR-27"
    decide(game, "card:judge")
    assert hand(game, 1) == ["lorn", "judge"]
    assert banished(game) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-27")
def test_the_judge_saves_the_card_that_roque_named_even_itself() -> None:
    game = attacked("roque", "judge")
    assert asked_seat(game) == 1
    assert options(game) == ["accept", "card:judge"]
    decide(game, "card:judge")
    assert hand(game, 1) == ["judge"]


@pytest.mark.rule("RR-27")
def test_a_player_without_a_defence_has_to_accept_the_loss() -> None:
    game = attacked("roque", "deanna")
    assert options(game) == ["accept"]
    decide(game, "accept")
    assert hand(game, 1) == []
    assert "deanna" in banished(game)


@pytest.mark.rule("RR-27")
def test_the_judge_does_not_defend_against_the_hypnotist() -> None:
    game = table(hand="hypnotist arlus", hands={1: "deanna judge"}, mars="nanny", luna="seer", deck="lorn aja nero")
    deploy(game, "hypnotist", "mars")
    assert asked_seat(game) == 1
    assert options(game) == ["card:deanna", "card:judge"]


def test_the_judge_defends_again_and_again() -> None:
    game = table(hand="aja antonia", hands={1: "deanna judge"}, mars="nanny", luna="seer", institute="magistrate")
    deploy(game, "aja", "mars", "reveal>card:judge", "location:luna")
    deploy(game, "deanna", "jupiter", "location:institute")
    deploy(game, "antonia", "mars")
    assert options(game) == ["card:judge", "card:magistrate", "reveal>card:judge"]


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("card", ["judge", "justice", "martyr"])
def test_cards_with_a_defence_do_nothing_when_deployed(card: str) -> None:
    game = deploy(table(hand=f"{card} arlus", mars="nanny", luna="seer", sovereign=0), card, "mars")
    assert at(game, "mars") == ["nanny", card]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


# --- Justice and Martyr ----------------------------------------------------------------------------------------------

EVERY_SAVIOUR = pytest.mark.parametrize("card", ["justice", "martyr"])


def lost(victim: str, *, cards: str = "lorn aja") -> RedRising:
    """Seat 0 gains from Luna while seat 1 has the token and this hand."""
    game = table(hand="arlus nanny", hands={1: victim}, mars="gardener", luna="seer", deck=cards, sovereign=1)
    return decide(game, "card:nanny>location:jupiter", "location:luna")


@pytest.mark.rule("RR-27", "RR-35")
@EVERY_SAVIOUR
def test_they_are_banished_for_the_token_and_replaced(card: str) -> None:
    game = lost(f"deanna {card}")
    assert asked_seat(game) == 1
    assert options(game) == ["accept", f"card:{card}"]
    decide(game, f"card:{card}")
    assert game.sovereign == 1
    assert influence(game) == 0  # Diana's power does not happen
    assert banished(game) == [card]
    assert hand(game, 1) == ["deanna", "aja"]
    assert known_to(game, "aja", 1)
    assert not known_to(game, "aja", 0)
    assert hand(game) == ["arlus", "seer"]


@pytest.mark.rule("RR-27", "RR-32", "RR-35")
@EVERY_SAVIOUR
def test_the_token_need_not_be_defended(card: str) -> None:
    game = decide(lost(f"deanna {card}"), "accept")
    assert game.sovereign == 0
    assert influence(game) == 1
    assert hand(game, 1) == ["deanna", card]


@pytest.mark.rule("RR-27")
@pytest.mark.parametrize("victim", ["deanna", "", "judge"])
def test_the_holder_of_the_token_is_asked_with_any_hand(victim: str) -> None:
    game = lost(victim)
    assert asked_seat(game) == 1
    assert options(game) == ["accept"]
    if victim:
        reason = refusal(game, f"card:{victim}")
        assert (reason.rule, reason.message.id) == ("RR-27", "reason-no-defence")
    decide(game, "accept")
    assert game.sovereign == 0


@pytest.mark.rule("RR-24")
@EVERY_SAVIOUR
def test_with_an_empty_deck_they_save_the_token_and_are_not_replaced(card: str) -> None:
    game = table(hand="arlus nanny", hands={1: card}, mars="gardener", luna="seer", deck="", sovereign=1)
    decide(game, "card:nanny>location:jupiter", "location:luna", f"card:{card}")
    assert game.sovereign == 1
    assert hand(game, 1) == []


def test_with_both_in_hand_the_player_chooses_which_to_banish() -> None:
    game = lost("justice martyr")
    assert options(game) == ["accept", "card:justice", "card:martyr"]
    decide(game, "card:martyr")
    assert banished(game) == ["martyr"]
    assert hand(game, 1) == ["aja", "justice"]


def test_no_player_is_asked_if_the_token_is_free_or_kept() -> None:
    for sovereign in (-1, 0):
        game = table(
            hand="arlus justice nanny",
            hands={1: "martyr"},
            mars="gardener",
            luna="seer",
            deck="lorn",
            sovereign=sovereign,
        )
        decide(game, "card:nanny>location:jupiter", "location:luna")
        assert game.sovereign == 0
        assert influence(game) == 1
        assert banished(game) == []


@pytest.mark.rule("RR-27")
def test_the_jackal_too_may_be_kept_from_the_token() -> None:
    game = table(hand="the_jackal", hands={1: "justice"}, mars="nanny", luna="seer", sovereign=1, deck="lorn aja")
    deploy(game, "the_jackal", "mars", "card:justice")
    assert game.sovereign == 1
    assert influence(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-60")
@pytest.mark.parametrize(("card", "location"), [("justice", "luna"), ("martyr", "mars")])
def test_at_the_end_with_the_token_they_gain_any_card_of_their_location(card: str, location: str) -> None:
    piles = {"jupiter": "nanny", location: "arlus ?lorn seer"}
    game = endgame(
        table(hand=card, jupiter=piles["jupiter"], mars=piles.get("mars", ""), luna=piles.get("luna", ""), sovereign=0)
    )
    assert options(game) == ["card:arlus", "card:seer", f"face-down:{location}:1"]
    assert refusal(game, "card:nanny").message.id == "reason-elsewhere"
    decide(game, "card:arlus")
    assert hand(game) == ["arlus", card]
    assert tracks(game) == (0, 0, 0)
    assert game.is_over()


@pytest.mark.rule("RR-60")
@EVERY_SAVIOUR
def test_at_the_end_without_the_token_they_do_nothing(card: str) -> None:
    game = endgame(table(hand=card, mars="nanny arlus", luna="deanna eo", sovereign=1))
    assert hand(game) == [card]
    assert game.is_over()


@EVERY_SAVIOUR
def test_at_the_end_they_gain_nothing_from_an_empty_location(card: str) -> None:
    game = endgame(table(hand=card, jupiter="nanny", institute="seer", sovereign=0))
    assert hand(game) == [card]
    assert game.is_over()


@pytest.mark.rule("RR-60")
def test_without_the_token_a_reason_explains_why_they_cannot_be_used() -> None:
    game = endgame(table(hand="arlus banker investor justice", luna="deanna", helium=[3, 0]))
    assert options(game) == ["card:banker", "card:investor"]
    assert refusal(game, "card:justice").message.id == "reason-not-now"
    assert refusal(game, "card:arlus").message.id == "reason-no-ability"
    decide(game, "card:investor", "colour:gold")
    assert options(game) == ["no", "yes"]


@pytest.mark.rule("RR-60")
def test_the_ability_of_a_card_gained_at_the_end_can_be_used() -> None:
    game = endgame(table(hand="justice", mars="arlus", luna="banker martyr", sovereign=0))
    decide(game, "card:martyr")
    assert hand(game) == ["arlus", "justice", "martyr"]
    assert game.is_over()


@pytest.mark.rule("RR-60")
def test_the_first_player_uses_all_abilities_before_the_others() -> None:
    game = endgame(table(hands={0: "investor", 1: "banker hypnotist arlus"}, first=1, luna="seer", helium=[0, 3]))
    assert asked_seat(game) == 1
    assert options(game) == ["card:banker", "card:hypnotist"]
    decide(game, "card:banker", "no", "card:arlus")
    assert asked_seat(game) == 0


# --- Magistrate, Orator, Priestess -----------------------------------------------------------------------------------

GETS = [("magistrate", (1, 0, 0)), ("orator", (0, 0, 1)), ("priestess", (0, 1, 0))]


@pytest.mark.parametrize(("card", "got"), GETS)
def test_with_the_token_they_get_one_on_their_track(card: str, got: tuple[int, int, int]) -> None:
    game = deploy(table(hand=card, mars="nanny", luna="seer", sovereign=0), card, "mars")
    assert tracks(game) == got
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("card", ["magistrate", "orator", "priestess"])
@pytest.mark.parametrize("sovereign", [-1, 1])
def test_without_the_token_they_get_nothing(card: str, sovereign: int) -> None:
    game = deploy(table(hand=card, mars="nanny", luna="seer", sovereign=sovereign), card, "mars")
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


# --- Seer ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-17", "RR-20")
def test_with_the_token_the_seer_places_the_top_card_on_another_location() -> None:
    game = table(hand="seer", mars="nanny", luna="judge", deck="lorn deanna", sovereign=0)
    deploy(game, "seer", "mars")
    assert is_known_to_all(game, "deanna")
    assert options(game) == ["location:institute", "location:jupiter", "location:luna"]
    assert refusal(game, "location:mars").rule == "RR-17"
    decide(game, "location:luna")
    assert at(game, "luna") == ["judge", "deanna"]
    assert deck(game) == ["lorn"]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:luna"]


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("sovereign", [-1, 1])
def test_without_the_token_the_seer_sees_nothing(sovereign: int) -> None:
    game = table(hand="seer", mars="nanny", luna="judge", deck="lorn deanna", sovereign=sovereign)
    deploy(game, "seer", "mars")
    assert is_finishing_lead(game)
    assert not known_to(game, "deanna", 0)


@pytest.mark.rule("RR-24")
def test_the_seer_finds_nothing_in_an_empty_deck() -> None:
    game = table(hand="seer", mars="nanny", luna="judge", institute="arlus", deck="", sovereign=0)
    deploy(game, "seer", "mars")
    assert is_finishing_lead(game)
    assert at(game, "luna") == ["judge"]


# --- bonuses ---------------------------------------------------------------------------------------------------------


def test_the_judge_scores_three_for_each_card_and_counts_too() -> None:
    assert bonus(table(hand="judge aja arlus nanny seer lorn nero"), "judge") == 21
    assert bonus(table(hand="judge"), "judge") == 3


@EVERY_SAVIOUR
def test_justice_and_martyr_have_no_bonus(card: str) -> None:
    assert bonus(table(hand=f"{card} lorn arlus", sovereign=0), card) == 0


@pytest.mark.parametrize(("owned", "expected"), [((3, 3, 3), 15), ((2, 9, 9), 0), ((9, 2, 9), 0), ((9, 9, 2), 0)])
def test_the_magistrate_scores_with_three_of_everything(owned: tuple[int, int, int], expected: int) -> None:
    game = table(hand="magistrate", helium=[owned[0], 0], fleet=[owned[1], 0], influence=[owned[2], 0])
    assert bonus(game, "magistrate") == expected


@pytest.mark.parametrize(("sovereign", "orator", "seer"), [(-1, 21, 0), (0, 0, 11), (1, 21, 0)])
def test_the_orator_scores_without_the_token_and_the_seer_with_it(sovereign: int, orator: int, seer: int) -> None:
    game = table(hand="orator seer", sovereign=sovereign)
    assert bonus(game, "orator") == orator
    assert bonus(game, "seer") == seer


@pytest.mark.parametrize(("others", "expected"), [("lorn nero", 20), ("lorn orator", 0)])
def test_the_priestess_scores_in_a_hand_of_high_values(others: str, expected: int) -> None:
    assert bonus(table(hand=f"priestess {others}"), "priestess") == expected
