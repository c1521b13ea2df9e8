"""The seven pink characters: they move cards."""

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
    events,
    hand,
    helium,
    influence,
    is_finishing_lead,
    is_known_to_all,
    options,
    prompt,
    refusal,
    table,
    tracks,
)

ELSEWHERE = ["location:institute", "location:jupiter", "location:luna"]


# --- Calliope --------------------------------------------------------------------------------------------------------


def calliope(top: str, *, jupiter: str = "", luna: str = "judge", institute: str = "seer") -> RedRising:
    """Calliope has just been deployed to Mars, on the Nanny, with this card on top of the deck."""
    game = table(
        hand="calliope", jupiter=jupiter, mars="nanny", luna=luna, institute=institute, deck=f"aja antonia {top}"
    )
    return deploy(game, "calliope", "mars")


@pytest.mark.rule("RR-17")
def test_calliope_shows_the_top_card_and_then_asks_to_which_other_location() -> None:
    game = calliope("lorn")
    assert events(game)[-1] == "event-reveals-top"
    assert is_known_to_all(game, "lorn")
    assert prompt(game).args["card"] == "character-lorn"
    assert options(game) == ELSEWHERE
    reason = refusal(game, "location:mars")
    assert (reason.rule, reason.message.id) == ("RR-17", "reason-another")


@pytest.mark.rule("RR-18")
def test_the_card_that_calliope_deploys_does_what_it_does() -> None:
    game = decide(calliope("pathologist", luna="arlus judge"), "location:luna")
    assert banished(game) == ["arlus"]
    assert at(game, "luna") == ["judge", "pathologist"]
    assert deck(game) == ["aja", "antonia"]


@pytest.mark.rule("RR-12", "RR-18")
def test_both_locations_are_barred_after_calliope_and_step_two_happens_once() -> None:
    game = decide(calliope("judge", luna="arlus"), "location:luna")
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:institute"]
    assert refusal(game, "location:mars").message.id == "reason-barred"
    assert refusal(game, "location:luna").message.id == "reason-barred"
    decide(game, "location:institute")
    assert hand(game) == ["seer"]
    assert asked_seat(game) == 1


@pytest.mark.rule("RR-18")
def test_calliope_modjob_and_a_red_make_a_chain_of_deploys() -> None:
    game = decide(calliope("modjob", luna="deanna"), "location:luna")
    assert options(game) == ["location:institute", "location:jupiter", "location:mars"]
    before = tracks(game)
    decide(game, "location:jupiter")
    assert at(game, "jupiter") == ["deanna"]
    assert at(game, "luna") == ["modjob"]
    assert tracks(game) != before
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:institute"]


@pytest.mark.rule("RR-17")
def test_another_location_is_another_than_that_of_the_inner_card() -> None:
    game = decide(calliope("musician", luna="judge"), "location:luna")
    assert "card:musician>location:mars" in options(game)
    assert refusal(game, "card:musician", "location:luna").rule == "RR-17"


@pytest.mark.rule("RR-15")
def test_an_inner_card_ends_the_whole_turn() -> None:
    game = decide(calliope("cyther", luna="pelus"), "location:luna", "card:pelus")
    assert hand(game) == ["pelus"]
    assert asked_seat(game) == 1


@pytest.mark.rule("RR-19")
def test_an_inner_card_without_a_deploy_ability_does_nothing() -> None:
    game = decide(calliope("justice"), "location:jupiter")
    assert at(game, "jupiter") == ["justice"]
    assert is_finishing_lead(game)


def test_an_inner_card_is_deployed_on_the_colour_of_its_location() -> None:
    game = decide(calliope("garden_trained_rose", luna="banker"), "location:luna", "location:jupiter")
    assert helium(game) == 1
    assert at(game, "jupiter") == ["banker"]


@pytest.mark.rule("RR-19", "RR-24")
def test_calliope_finds_nothing_in_an_empty_deck() -> None:
    game = deploy(table(hand="calliope", mars="nanny", luna="judge", institute="seer", deck=""), "calliope", "mars")
    assert is_finishing_lead(game)
    assert options(game) == ["location:institute", "location:luna"]
    assert at(game, "mars") == ["nanny", "calliope"]


# --- Conversationalist -----------------------------------------------------------------------------------------------


def test_the_conversationalist_gains_a_white_top_card() -> None:
    game = table(hand="conversationalist", mars="nanny", luna="arlus judge", institute="seer")
    deploy(game, "conversationalist", "mars", "location:luna")
    assert hand(game) == ["judge"]
    assert at(game, "mars") == ["nanny", "conversationalist"]
    assert at(game, "luna") == ["arlus"]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-20")
def test_the_conversationalist_puts_any_other_top_card_directly_beneath() -> None:
    game = table(hand="conversationalist", mars="nanny", luna="judge deanna", institute="seer")
    deploy(game, "conversationalist", "mars", "location:luna")
    assert hand(game) == []
    assert at(game, "mars") == ["nanny", "deanna", "conversationalist"]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


def test_the_conversationalist_does_not_gain_a_face_down_card() -> None:
    game = table(hand="conversationalist", luna="?judge", institute="seer")
    deploy(game, "conversationalist", "mars", "location:luna")
    assert at(game, "mars") == ["?judge", "conversationalist"]
    assert hand(game) == []


@pytest.mark.rule("RR-17")
def test_the_conversationalist_listens_only_to_other_locations_with_a_card() -> None:
    game = table(hand="conversationalist", mars="nanny", luna="judge", institute="seer")
    deploy(game, "conversationalist", "mars")
    assert options(game) == ["location:institute", "location:luna"]
    assert refusal(game, "location:mars").rule == "RR-17"
    empty = refusal(game, "location:jupiter")
    assert (empty.rule, empty.message.id) == ("RR-11", "reason-empty")


@pytest.mark.rule("RR-19")
def test_the_conversationalist_does_nothing_when_all_other_locations_are_empty() -> None:
    game = deploy(table(hand="conversationalist", mars="judge", deck=""), "conversationalist", "mars")
    assert at(game, "mars") == ["judge", "conversationalist"]
    assert hand(game) == []
    assert asked_seat(game) == 1


# --- Evey ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-26")
@pytest.mark.parametrize(
    ("pile", "got"),
    [
        ("", 0),
        ("nanny judge", 0),
        ("nanny lorn judge", 1),
        ("lorn aja", 2),
        ("lorn aja nanny nero", 3),
        ("lorn aja nero roque", 3),
        ("?lorn aja", 1),
    ],
)
def test_evey_banishes_the_whole_pile_for_up_to_three_influence(pile: str, got: int) -> None:
    game = deploy(table(hand="evey", mars=pile, luna="cassius", institute="seer"), "evey", "mars")
    assert at(game, "mars") == []
    assert sorted(banished(game)) == sorted(["evey", *pile.replace("?", "").split()])
    assert tracks(game) == (0, 0, got)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-33")
def test_evey_puts_no_more_influence_than_there_is() -> None:
    game = table(hand="evey", mars="lorn aja", luna="cassius", institute="seer", influence=[9, 0])
    assert influence(deploy(game, "evey", "mars")) == 10


# --- Garden-trained Rose ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("under", "got"), [("banker", 1), ("judge", 0), ("?banker", 0)])
def test_the_rose_moves_the_card_beneath_and_gets_helium_for_a_silver(under: str, got: int) -> None:
    game = table(hand="garden_trained_rose", mars=f"ceo {under}", luna="judge" if got else "arlus", institute="seer")
    deploy(game, "garden_trained_rose", "mars")
    assert options(game) == ELSEWHERE
    assert refusal(game, "location:mars").rule == "RR-17"
    decide(game, "location:luna")
    assert at(game, "mars") == ["ceo", "garden_trained_rose"]
    assert at(game, "luna")[-1] == under
    assert helium(game) == got
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
def test_the_rose_has_nothing_to_move_on_an_empty_location() -> None:
    game = deploy(table(hand="garden_trained_rose", luna="banker"), "garden_trained_rose", "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == ["garden_trained_rose"]
    assert at(game, "luna") == ["banker"]
    assert helium(game) == 0


# --- Masseuse --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-14", "RR-30", "RR-31", "RR-33")
@pytest.mark.parametrize(
    ("origin", "got"), [("jupiter", (0, 1, 0)), ("mars", (1, 0, 0)), ("luna", (0, 0, 1)), ("institute", (0, 0, 1))]
)
def test_the_masseuse_has_the_bonus_of_the_location_that_she_moves_from(origin: str, got: tuple[int, int, int]) -> None:
    here = "mars" if origin == "jupiter" else "jupiter"
    target = "luna" if origin == "institute" else "institute"
    game = table(hand="masseuse", jupiter="nanny aja", mars="arlus lorn", luna="judge seer", institute="nero roque")
    top = at(game, origin)[-1]
    deploy(game, "masseuse", here, f"location:{origin}>location:{target}")
    assert at(game, target)[-1] == top
    assert len(at(game, origin)) == 1
    assert tracks(game) == got  # from Luna the token, and so Diana's influence
    assert game.sovereign == (0 if origin == "luna" else -1)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-14")
def test_the_masseuse_may_move_a_card_onto_herself() -> None:
    game = table(hand="masseuse", mars="nanny", luna="judge")
    deploy(game, "masseuse", "mars", "location:luna>location:mars")
    assert at(game, "mars") == ["nanny", "masseuse", "judge"]


@pytest.mark.rule("RR-20")
def test_what_the_masseuse_moves_is_not_deployed() -> None:
    game = table(hand="masseuse", mars="nanny", luna="judge", institute="deanna")
    deploy(game, "masseuse", "mars", "location:institute>location:luna")
    assert tracks(game) == (0, 0, 1)
    assert is_finishing_lead(game)
    assert "location:luna" in options(game)


@pytest.mark.rule("RR-14")
def test_the_masseuse_names_the_rule_against_every_other_move() -> None:
    game = deploy(table(hand="masseuse", mars="nanny", luna="judge"), "masseuse", "mars")
    assert options(game) == [f"location:luna>location:{target}" for target in ("institute", "jupiter", "mars")]
    assert refusal(game, "location:mars").rule == "RR-17"
    assert refusal(game, "location:jupiter").message.id == "reason-empty"
    same = refusal(game, "location:luna", "location:luna")
    assert (same.rule, same.message.id) == ("RR-11", "reason-same-location")


@pytest.mark.rule("RR-27")
def test_the_masseuse_may_be_kept_from_the_token() -> None:
    game = table(hand="masseuse", hands={1: "arlus justice"}, mars="nanny", luna="judge seer", sovereign=1)
    deploy(game, "masseuse", "mars", "location:luna>location:mars")
    assert asked_seat(game) == 1
    decide(game, "card:justice")
    assert game.sovereign == 1
    assert influence(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-30")
def test_the_masseuse_has_nothing_of_jupiter_at_the_end_of_the_track() -> None:
    game = table(hand="masseuse", jupiter="judge aja", mars="nanny", luna="seer", fleet=[10, 0])
    deploy(game, "masseuse", "mars", "location:jupiter>location:luna")
    assert tracks(game) == (0, 10, 0)


@pytest.mark.rule("RR-19")
def test_the_masseuse_has_no_bonus_when_all_other_locations_are_empty() -> None:
    game = deploy(table(hand="masseuse", mars="nanny", deck=""), "masseuse", "mars")
    assert at(game, "mars") == ["nanny", "masseuse"]
    assert tracks(game) == (0, 0, 0)
    assert asked_seat(game) == 1


# --- Matteo ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moved", "got"), [("card:evey", 1), ("card:nanny", 0), ("card:judge", 0), ("face-down:mars:2", 0)]
)
def test_matteo_moves_another_card_of_the_pile_and_gets_influence_for_a_pink(moved: str, got: int) -> None:
    game = table(hand="matteo", mars="nanny evey ?calliope judge", luna="seer")
    deploy(game, "matteo", "mars", f"{moved}>location:luna")
    assert influence(game) == got
    assert len(at(game, "mars")) == 4
    assert at(game, "luna")[0] == "seer"
    assert len(at(game, "luna")) == 2
    assert is_finishing_lead(game)


def test_matteo_moves_neither_himself_nor_cards_elsewhere() -> None:
    game = deploy(table(hand="matteo", mars="nanny", luna="evey"), "matteo", "mars")
    assert options(game) == [f"card:nanny>{location}" for location in ELSEWHERE]
    itself = refusal(game, "card:matteo")
    assert (itself.rule, itself.message.id) == ("RR-11", "reason-itself")
    assert refusal(game, "card:evey").message.id == "reason-elsewhere"
    assert refusal(game, "card:nanny", "location:mars").rule == "RR-17"


@pytest.mark.rule("RR-19")
def test_matteo_alone_moves_nothing() -> None:
    game = deploy(table(hand="matteo", luna="evey"), "matteo", "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == ["matteo"]
    assert influence(game) == 0


# --- Theodora --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-15")
@pytest.mark.parametrize("bottom", ["lorn", "arlus"])
def test_theodora_gains_a_gold_or_red_from_the_bottom_and_ends_the_turn(bottom: str) -> None:
    game = table(hand="theodora", mars=f"{bottom} nanny", luna="judge")
    deploy(game, "theodora", "mars")
    assert options(game) == [f"card:{bottom}", "no"]
    decide(game, f"card:{bottom}")
    assert hand(game) == [bottom]
    assert at(game, "mars") == ["nanny", "theodora"]
    assert tracks(game) == (0, 0, 0)
    assert asked_seat(game) == 1


@pytest.mark.parametrize("bottom", ["judge", "?lorn"])
def test_any_other_card_that_theodora_raises_stays_on_top_and_the_turn_continues(bottom: str) -> None:
    game = table(hand="theodora", mars=f"{bottom} nanny", luna="seer")
    raised = "face-down:mars:0" if bottom.startswith("?") else f"card:{bottom}"
    deploy(game, "theodora", "mars", raised)
    assert hand(game) == []
    assert at(game, "mars") == ["nanny", "theodora", bottom]
    assert is_finishing_lead(game)


def test_theodora_may_leave_everything_as_it_is() -> None:
    game = table(hand="theodora", mars="lorn nanny", luna="seer")
    deploy(game, "theodora", "mars", "no")
    assert at(game, "mars") == ["lorn", "nanny", "theodora"]
    assert is_finishing_lead(game)


def test_theodora_raises_only_the_bottom_card_of_her_pile() -> None:
    game = deploy(table(hand="theodora", mars="lorn arlus", luna="aja"), "theodora", "mars")
    for other in ("arlus", "theodora"):
        reason = refusal(game, f"card:{other}")
        assert (reason.rule, reason.message.id) == ("RR-11", "reason-not-bottom")
    assert refusal(game, "card:aja").message.id == "reason-elsewhere"


@pytest.mark.rule("RR-19")
def test_theodora_alone_has_nothing_to_raise() -> None:
    game = deploy(table(hand="theodora", luna="aja"), "theodora", "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == ["theodora"]


# --- bonuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "others", "expected"),
    [
        ("calliope", "the_jackal", 20),
        ("calliope", "lorn", 0),
        ("conversationalist", "judge", 15),
        ("conversationalist", "lorn", 0),
        ("evey", "darrow", 15),
        ("evey", "darrow mickey_the_carver", 0),
        ("evey", "mickey_the_carver", -15),
        ("garden_trained_rose", "banker", 14),
        ("garden_trained_rose", "judge", 0),
        ("masseuse", "lawyer", 16),
        ("masseuse", "judge", 0),
        ("matteo", "evey", 17),
        ("matteo", "quicksilver", 17),
        ("matteo", "judge", 0),
        ("theodora", "arlus", 14),
        ("theodora", "lorn aja", 14),
        ("theodora", "lorn arlus", 0),
        ("theodora", "judge", 0),
    ],
)
def test_a_pink_card_scores_with_the_right_cards(card: str, others: str, expected: int) -> None:
    assert bonus(table(hand=f"{card} {others}"), card) == expected
