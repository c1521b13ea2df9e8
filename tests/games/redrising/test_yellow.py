"""The seven yellow characters: they use banished cards."""

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
    hand,
    is_finishing_lead,
    is_known_to_all,
    known_to,
    options,
    pile,
    prompt,
    refusal,
    table,
    tracks,
)

# --- Dr. Virany ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-20")
@pytest.mark.parametrize(("upper", "lower"), [("deanna", "lorn"), ("lorn", "deanna")])
def test_on_mars_dr_virany_puts_two_cards_of_the_deck_beneath_in_either_order(upper: str, lower: str) -> None:
    game = table(hand="dr_virany", mars="nanny", luna="judge", deck="aja lorn deanna")
    deploy(game, "dr_virany", "mars")
    assert options(game) == ["card:deanna", "card:lorn"]
    assert is_known_to_all(game, "lorn")
    assert is_known_to_all(game, "deanna")
    decide(game, f"card:{upper}")
    assert at(game, "mars") == ["nanny", lower, upper, "dr_virany"]
    assert deck(game) == ["aja"]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-24")
@pytest.mark.parametrize("cards", ["lorn", ""])
def test_dr_virany_puts_beneath_what_a_short_deck_has(cards: str) -> None:
    game = table(hand="dr_virany", mars="nanny", luna="judge", institute="seer", deck=cards)
    deploy(game, "dr_virany", "mars")
    assert at(game, "mars") == ["nanny", *cards.split(), "dr_virany"]
    assert deck(game) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("location", ["jupiter", "luna", "institute"])
def test_elsewhere_dr_virany_does_nothing(location: str) -> None:
    game = table(hand="dr_virany", mars="nanny", deck="aja lorn deanna")
    deploy(game, "dr_virany", location)
    assert at(game, location) == ["dr_virany"]
    assert deck(game) == ["aja", "lorn", "deanna"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-60")
def test_at_the_end_dr_virany_brings_back_any_number_of_cards() -> None:
    game = endgame(table(hand="dr_virany", banished="arlus victra judge lorn sevro fitchner eo"))
    back = ["card:arlus", "card:eo", "card:fitchner", "card:sevro", "card:victra"]
    assert options(game) == [*back, "done"]
    reason = refusal(game, "card:lorn")
    assert (reason.rule, reason.message.id) == ("RR-11", "reason-kind")
    decide(game, "card:victra", "card:arlus")
    assert options(game) == ["card:eo", "card:fitchner", "card:sevro", "done"]
    decide(game, "done")
    assert hand(game) == ["arlus", "victra", "dr_virany"]
    assert game.is_over()


def test_at_the_end_dr_virany_may_bring_back_all() -> None:
    game = decide(endgame(table(hand="dr_virany", banished="arlus judge sevro")), "card:sevro", "card:arlus")
    assert hand(game) == ["arlus", "sevro", "dr_virany"]
    assert game.is_over()


def test_at_the_end_dr_virany_may_bring_back_no_card() -> None:
    game = decide(endgame(table(hand="dr_virany", banished="arlus")), "done")
    assert banished(game) == ["arlus"]
    assert game.is_over()


@pytest.mark.parametrize("gone", ["", "judge lorn"])
def test_at_the_end_dr_virany_does_nothing_without_a_fitting_card(gone: str) -> None:
    game = endgame(table(hand="dr_virany", banished=gone))
    assert hand(game) == ["dr_virany"]
    assert game.is_over()


# --- Group Counselor -------------------------------------------------------------------------------------------------


def counselling(gone: str, *, cards: str = "aja nero") -> RedRising:
    """The Group Counselor has just been deployed, with these cards banished and these in the deck."""
    game = table(hand="group_counselor", mars="nanny", luna="judge", institute="seer", banished=gone, deck=cards)
    return deploy(game, "group_counselor", "mars")


def test_the_group_counselor_puts_up_to_three_banished_cards_on_or_beneath_the_deck() -> None:
    game = counselling("arlus lorn eo pelus")
    assert len(options(game)) == 9
    decide(game, "card:eo>top", "card:arlus>bottom", "card:pelus>top")
    assert deck(game) == ["arlus", "aja", "nero", "eo", "pelus"]
    assert banished(game) == ["lorn"]
    assert is_finishing_lead(game)
    for card in ("arlus", "eo", "pelus"):
        assert is_known_to_all(game, card)


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["done"], ["aja", "nero"]),
        (["card:eo>top", "done"], ["aja", "nero", "eo"]),
        (["card:eo>bottom", "card:lorn>bottom", "done"], ["lorn", "eo", "aja", "nero"]),
    ],
)
def test_the_group_counselor_may_stop_at_any_time(answers: list[str], left: list[str]) -> None:
    game = decide(counselling("arlus lorn eo"), *answers)
    assert deck(game) == left
    assert is_finishing_lead(game)


def test_the_group_counselor_stops_when_no_banished_card_is_left() -> None:
    game = decide(counselling("arlus"), "card:arlus>top")
    assert banished(game) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_the_group_counselor_asks_nothing_without_banished_cards() -> None:
    assert is_finishing_lead(counselling(""))


@pytest.mark.rule("RR-24")
def test_the_group_counselor_cannot_bring_back_an_empty_deck() -> None:
    game = counselling("arlus lorn", cards="")
    assert is_finishing_lead(game)
    assert banished(game) == ["arlus", "lorn"]
    assert deck(game) == []


# --- Hypnotist -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-26")
def test_with_the_hypnotist_each_player_clockwise_banishes_a_card_and_draws_one() -> None:
    game = table(
        seats=3,
        turn=1,
        hand="hypnotist arlus lorn",
        hands={0: "eo aja", 2: "nanny nero"},
        mars="gardener",
        luna="seer",
        deck="judge pelus orion helga",
    )
    deploy(game, "hypnotist", "mars")
    assert (asked_seat(game), options(game)) == (1, ["card:arlus", "card:lorn"])
    decide(game, "card:lorn")
    assert (asked_seat(game), options(game)) == (2, ["card:nanny", "card:nero"])
    decide(game, "card:nanny")
    assert (asked_seat(game), options(game)) == (0, ["card:aja", "card:eo"])
    decide(game, "card:eo")
    assert banished(game) == ["lorn", "nanny", "eo"]
    assert hand(game, 1) == ["arlus", "helga"]
    assert hand(game, 2) == ["nero", "orion"]
    assert hand(game, 0) == ["aja", "pelus"]
    assert not known_to(game, "orion", 1)
    assert asked_seat(game) == 1
    assert is_finishing_lead(game)


def test_an_empty_hand_neither_banishes_nor_draws_for_the_hypnotist() -> None:
    game = table(hand="hypnotist", mars="gardener", luna="seer", deck="judge pelus")
    deploy(game, "hypnotist", "mars")
    assert (hand(game, 0), hand(game, 1), banished(game)) == ([], [], [])
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-24")
def test_with_a_short_deck_the_hypnotist_still_banishes() -> None:
    game = table(
        hand="hypnotist arlus", hands={1: "nero"}, mars="gardener", luna="seer", institute="magistrate", deck="judge"
    )
    deploy(game, "hypnotist", "mars")
    assert banished(game) == ["arlus", "nero"]
    assert hand(game, 0) == ["judge"]
    assert hand(game, 1) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RA-10")
def test_the_automa_loses_its_bottom_card_to_the_hypnotist_and_draws_onto_the_top() -> None:
    game = table(
        seats=1, hand="hypnotist arlus", pile="nero nanny", mars="gardener", luna="seer", deck="eo judge pelus"
    )
    deploy(game, "hypnotist", "mars")
    assert banished(game) == ["arlus", "nero"]
    assert hand(game) == ["pelus"]
    assert pile(game) == ["nanny", "judge"]


@pytest.mark.rule("RR-60")
def test_at_the_end_the_hypnotist_banishes_another_card_and_draws_one() -> None:
    game = endgame(table(hand="arlus lorn hypnotist", deck="judge pelus"))
    assert options(game) == ["card:arlus", "card:lorn"]
    reason = refusal(game, "card:hypnotist")
    assert (reason.rule, reason.message.id) == ("RR-60", "reason-itself")
    decide(game, "card:arlus")
    assert hand(game) == ["lorn", "pelus", "hypnotist"]
    assert banished(game) == ["arlus"]
    assert game.is_over()


@pytest.mark.rule("RR-24")
def test_at_the_end_the_hypnotist_banishes_also_where_there_is_nothing_to_draw() -> None:
    game = endgame(table(hand="arlus hypnotist", deck=""))
    assert hand(game) == ["hypnotist"]
    assert banished(game) == ["arlus"]


def test_at_the_end_the_hypnotist_alone_does_nothing() -> None:
    game = endgame(table(hand="hypnotist", deck="judge"))
    assert hand(game) == ["hypnotist"]
    assert deck(game) == ["judge"]


@pytest.mark.rule("RR-60")
def test_a_card_that_the_hypnotist_draws_at_the_end_is_used_too() -> None:
    game = decide(endgame(table(hand="arlus lorn hypnotist", deck="dr_virany")), "card:arlus")
    assert options(game) == ["card:arlus", "done"]
    decide(game, "card:arlus")
    assert hand(game) == ["arlus", "lorn", "dr_virany", "hypnotist"]


# --- Pathologist -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lying", "gone"), [("arlus", ["arlus"]), ("lorn nanny", ["lorn"]), ("?judge nanny", ["judge"])]
)
def test_the_pathologist_banishes_the_bottom_card(lying: str, gone: list[str]) -> None:
    game = deploy(table(hand="pathologist", mars=lying, luna="seer"), "pathologist", "mars")
    assert banished(game) == gone
    assert at(game, "mars") == [*lying.split()[1:], "pathologist"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_the_pathologist_alone_stays() -> None:
    game = deploy(table(hand="pathologist", luna="seer"), "pathologist", "mars")
    assert at(game, "mars") == ["pathologist"]
    assert banished(game) == []
    assert is_finishing_lead(game)


# --- Psychologist ----------------------------------------------------------------------------------------------------


def healing(gone: str) -> RedRising:
    """The Psychologist has just been deployed, with these cards banished."""
    game = table(hand="psychologist", mars="nanny", luna="judge", banished=gone)
    return deploy(game, "psychologist", "mars")


@pytest.mark.rule("RR-20")
def test_the_psychologist_places_two_banished_cards_on_one_location() -> None:
    game = healing("deanna lorn eo")
    assert len(options(game)) == 13
    decide(game, "card:deanna>location:luna")
    assert options(game) == ["card:eo>location:luna", "card:lorn>location:luna", "done"]
    reason = refusal(game, "card:eo", "location:mars")
    assert (reason.rule, reason.message.id) == ("RR-11", "reason-same-pile")
    decide(game, "card:eo>location:luna")
    assert at(game, "luna") == ["judge", "deanna", "eo"]
    assert banished(game) == ["lorn"]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


@pytest.mark.parametrize("location", ["jupiter", "mars", "luna", "institute"])
def test_the_psychologist_may_place_one_card_on_any_location(location: str) -> None:
    game = decide(healing("lorn eo"), f"card:lorn>location:{location}", "done")
    assert at(game, location)[-1] == "lorn"
    assert banished(game) == ["eo"]
    assert is_finishing_lead(game)


def test_the_psychologist_may_place_none() -> None:
    game = decide(healing("lorn eo"), "done")
    assert banished(game) == ["lorn", "eo"]
    assert is_finishing_lead(game)


def test_the_psychologist_stops_when_no_banished_card_is_left() -> None:
    game = decide(healing("lorn"), "card:lorn>location:luna")
    assert banished(game) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_the_psychologist_asks_nothing_without_banished_cards() -> None:
    assert is_finishing_lead(healing(""))


@pytest.mark.rule("RR-60")
@pytest.mark.parametrize(("rival", "gains"), [("aja nero pelus", True), ("aja nero", True), ("aja", False)])
def test_at_the_end_the_player_with_fewest_cards_gains_a_banished_card(rival: str, gains: bool) -> None:
    game = endgame(table(hand="arlus psychologist", hands={1: rival}, banished="lorn eo"))
    assert len(hand(game)) == (3 if gains else 2)
    assert len(banished(game)) == (1 if gains else 2)
    assert game.is_over()


def test_at_the_end_the_psychologist_gains_at_random() -> None:
    found = set()
    for seed in range(30):
        game = endgame(table(hand="psychologist", hands={1: "aja"}, banished="lorn eo nanny", seed=seed))
        found.add(hand(game)[0])
    assert found == {"lorn", "eo", "nanny"}


def test_at_the_end_the_psychologist_gains_nothing_without_banished_cards() -> None:
    game = endgame(table(hand="psychologist", hands={1: "aja nero"}))
    assert hand(game) == ["psychologist"]


@pytest.mark.rule("RR-60")
def test_the_psychologist_counts_the_cards_of_that_moment() -> None:
    def ending() -> RedRising:
        return endgame(table(hand="dr_virany psychologist", hands={1: "aja nero"}, banished="eo"))

    game = decide(ending(), "card:psychologist")
    assert hand(game) == ["eo", "dr_virany", "psychologist"]
    game = decide(ending(), "card:dr_virany", "card:eo")
    assert banished(game) == []
    assert hand(game) == ["eo", "dr_virany", "psychologist"]
    game = endgame(table(hand="dr_virany psychologist", hands={1: "aja nero"}, banished="eo lorn"))
    decide(game, "card:dr_virany", "card:eo")
    assert banished(game) == ["lorn"]  # with three cards it is too late


@pytest.mark.rule("RR-60")
def test_the_ability_of_a_lost_card_can_be_used_again_by_the_player_who_gains_it() -> None:
    def ending(seed: int) -> RedRising:
        game = table(hand="dr_virany hypnotist", hands={1: "psychologist"}, deck="nanny", banished="eo", seed=seed)
        return decide(endgame(game), "card:dr_virany", "done")

    # The Hypnotist has banished Dr. Virany, and of the two banished cards the Psychologist finds that one.
    game = next(game for game in map(ending, range(30)) if "dr_virany" in hand(game, 1))
    assert hand(game) == ["nanny", "hypnotist"]
    assert asked_seat(game) == 1
    assert options(game) == ["card:eo", "done"]


@pytest.mark.rule("RA-50")
@pytest.mark.parametrize(("cards", "gains"), [("aja nero pelus orion helga judge", True), ("aja nero pelus", False)])
def test_the_automa_counts_as_having_a_third_of_its_cards(cards: str, gains: bool) -> None:
    game = endgame(table(seats=1, hand="arlus psychologist", pile=cards, banished="lorn"))
    assert ("lorn" in hand(game)) == gains


# --- Researcher ------------------------------------------------------------------------------------------------------


def test_the_researcher_puts_a_banished_card_at_the_bottom() -> None:
    game = deploy(table(hand="researcher", mars="nanny", luna="seer", banished="lorn"), "researcher", "mars")
    assert at(game, "mars") == ["lorn", "nanny", "researcher"]
    assert banished(game) == []
    assert is_finishing_lead(game)


def test_the_researcher_finds_it_at_random() -> None:
    found = set()
    for seed in range(30):
        game = table(hand="researcher", luna="seer", banished="lorn eo judge", seed=seed)
        deploy(game, "researcher", "mars")
        assert at(game, "mars")[1] == "researcher"
        found.add(at(game, "mars")[0])
    assert found == {"lorn", "eo", "judge"}


@pytest.mark.rule("RR-19")
def test_the_researcher_finds_nothing_without_banished_cards() -> None:
    game = deploy(table(hand="researcher", mars="nanny", luna="seer"), "researcher", "mars")
    assert at(game, "mars") == ["nanny", "researcher"]
    assert is_finishing_lead(game)


# --- Surgeon ---------------------------------------------------------------------------------------------------------


def test_the_surgeon_trades_a_card_that_is_not_gold_for_a_banished_gold() -> None:
    game = table(hand="surgeon arlus aja judge", mars="nanny", luna="seer", banished="lorn nero eo")
    deploy(game, "surgeon", "mars")
    assert options(game) == ["card:arlus", "card:judge", "no"]
    gold = refusal(game, "card:aja")
    assert (gold.rule, gold.message.id) == ("RR-11", "reason-kind")
    decide(game, "card:judge")
    assert options(game) == ["card:lorn", "card:nero"]
    assert refusal(game, "card:eo").message.id == "reason-kind"
    decide(game, "card:nero")
    assert hand(game) == ["arlus", "aja", "nero"]
    assert banished(game) == ["lorn", "eo", "judge"]
    assert is_known_to_all(game, "nero")
    assert is_finishing_lead(game)


def test_the_surgeon_may_trade_nothing() -> None:
    game = table(hand="surgeon arlus", mars="nanny", luna="seer", banished="lorn")
    deploy(game, "surgeon", "mars", "no")
    assert hand(game) == ["arlus"]
    assert banished(game) == ["lorn"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19", "RR-26")
def test_with_only_golds_the_surgeon_still_asks_and_nothing_can_be_traded() -> None:
    game = deploy(table(hand="surgeon aja", mars="nanny", luna="seer", banished="lorn"), "surgeon", "mars")
    assert options(game) == ["no"]
    decide(game, "no")
    assert hand(game) == ["aja"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_without_a_banished_gold_the_surgeon_asks_nothing() -> None:
    game = deploy(table(hand="surgeon arlus", mars="nanny", luna="seer", banished="eo"), "surgeon", "mars")
    assert hand(game) == ["arlus"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-60")
def test_at_the_end_the_surgeon_gains_a_banished_gold() -> None:
    game = endgame(table(hand="surgeon", banished="lorn eo nero"))
    assert options(game) == ["card:lorn", "card:nero"]
    assert refusal(game, "card:eo").message.id == "reason-kind"
    decide(game, "card:lorn")
    assert hand(game) == ["lorn", "surgeon"]
    assert game.is_over()


def test_at_the_end_the_surgeon_must_gain_the_only_banished_gold() -> None:
    assert hand(endgame(table(hand="surgeon", banished="eo nero"))) == ["nero", "surgeon"]


@pytest.mark.parametrize("gone", ["", "eo judge"])
def test_at_the_end_the_surgeon_may_find_no_gold(gone: str) -> None:
    game = endgame(table(hand="surgeon", banished=gone))
    assert hand(game) == ["surgeon"]
    assert game.is_over()


@pytest.mark.rule("RR-60")
def test_the_owner_chooses_the_order_of_hypnotist_and_surgeon() -> None:
    game = endgame(table(hand="lorn hypnotist surgeon", deck="judge"))
    assert prompt(game).id == "prompt-ability"
    assert options(game) == ["card:hypnotist", "card:surgeon"]
    decide(game, "card:hypnotist", "card:lorn")
    assert hand(game) == ["lorn", "judge", "hypnotist", "surgeon"]
    game = endgame(table(hand="lorn hypnotist surgeon", deck="judge"))
    decide(game, "card:surgeon", "card:lorn")
    assert hand(game) == ["judge", "hypnotist", "surgeon"]


@pytest.mark.rule("RR-60")
def test_an_ability_is_used_once() -> None:
    game = endgame(table(hand="arlus investor psychologist surgeon", hands={1: "aja"}, banished="lorn"))
    assert options(game) == ["card:investor", "card:psychologist", "card:surgeon"]
    decide(game, "card:surgeon")
    assert options(game) == ["card:investor", "card:psychologist"]
    assert refusal(game, "card:surgeon").message.id == "reason-used"
    assert refusal(game, "card:arlus").message.id == "reason-no-ability"


# --- bonuses ---------------------------------------------------------------------------------------------------------

TEN = "arlus dancer darrow deanna eo harmony aja antonia karnus nero"


@pytest.mark.parametrize(
    ("number", "pathologist", "researcher", "counselor"),
    [(0, 0, 17, 0), (4, 0, 17, -4), (5, 10, 0, -5), (10, 25, 0, -10)],
)
def test_pathologist_researcher_and_group_counselor_count_the_banished(
    number: int, pathologist: int, researcher: int, counselor: int
) -> None:
    game = table(hand="pathologist researcher group_counselor", banished=" ".join(TEN.split()[:number]))
    endgame(game)
    assert bonus(game, "pathologist") == pathologist
    assert bonus(game, "researcher") == researcher
    assert bonus(game, "group_counselor") == counselor


@pytest.mark.rule("RR-64")
def test_the_group_counselor_counts_what_is_banished_at_the_end_and_the_others_do_not() -> None:
    game = table(
        hand="lorn group_counselor hypnotist pathologist researcher", banished="arlus eo aja nero", deck="judge"
    )
    decide(endgame(game), "card:lorn")
    assert len(banished(game)) == 5
    assert bonus(game, "pathologist") == 0
    assert bonus(game, "researcher") == 17
    assert bonus(game, "group_counselor") == -5


@pytest.mark.parametrize("card", ["dr_virany", "hypnotist", "psychologist"])
def test_dr_virany_hypnotist_and_psychologist_have_no_bonus(card: str) -> None:
    assert bonus(table(hand=f"{card} lorn arlus", banished="eo"), card) == 0


@pytest.mark.parametrize(("others", "expected"), [("lorn aja judge", 10), ("judge arlus", 0)])
def test_the_surgeon_scores_for_each_gold(others: str, expected: int) -> None:
    assert bonus(table(hand=f"surgeon {others}"), "surgeon") == expected
