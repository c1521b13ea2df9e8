"""The seven blue characters, deployed one by one."""

from __future__ import annotations

import pytest

from tests.games.redrising.staging import (
    at,
    automa,
    bonus,
    decide,
    deploy,
    events,
    fleet,
    hand,
    is_finishing_lead,
    options,
    refusal,
    table,
    tracks,
)

EVERYWHERE = ["jupiter", "mars", "luna", "institute"]
SHIPS = [("invictus", "mars"), ("morning_star", "jupiter"), ("quietus", "institute"), ("the_pax", "luna")]

# --- Invictus, Morning Star, Quietus, The Pax ------------------------------------------------------------------------


@pytest.mark.rule("RR-11")
@pytest.mark.parametrize("location", EVERYWHERE)
@pytest.mark.parametrize(("card", "home"), SHIPS)
def test_a_ship_advances_one_space_at_its_own_location_only(card: str, home: str, location: str) -> None:
    game = table(hand=card, jupiter="eo", mars="aja", luna="seer", institute="judge", fleet=[3, 3])
    deploy(game, card, location)
    assert tracks(game) == (0, 4 if location == home else 3, 0)
    assert tracks(game, 1) == (0, 3, 0)
    assert at(game, location)[-1] == card
    assert game.sovereign == -1
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-30")
@pytest.mark.parametrize(("card", "home"), SHIPS)
def test_a_ship_at_the_last_space_does_not_move(card: str, home: str) -> None:
    game = table(hand=card, jupiter="eo", mars="aja", luna="seer", institute="judge", fleet=[10, 0])
    deploy(game, card, home)
    assert fleet(game) == 10
    assert events(game) == ["event-deploys"]
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-50")
@pytest.mark.parametrize(("card", "home"), SHIPS)
def test_a_ship_that_reaches_the_seventh_space_can_trigger_the_end(card: str, home: str) -> None:
    game = table(hand=card, jupiter="eo", mars="aja", luna="seer", institute="judge", fleet=[6, 0], helium=[7, 0])
    assert not game.triggered
    assert deploy(game, card, home).triggered


# --- Orion -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-18")
@pytest.mark.parametrize("location", ["mars", "luna", "institute"])
def test_orion_deploys_another_blue_of_its_location_to_jupiter(location: str) -> None:
    piles = {"mars": "aja", "luna": "seer", "institute": "judge"}
    piles[location] = "morning_star eo virga"
    game = table(
        hand="orion", jupiter="ragnar", mars=piles["mars"], luna=piles["luna"], institute=piles["institute"], deck=""
    )
    deploy(game, "orion", location)
    assert options(game) == ["card:morning_star", "card:virga"]
    assert refusal(game, "card:eo").rule == "RR-11"
    assert refusal(game, "card:orion").message.id == "reason-itself"
    assert refusal(game, "card:ragnar").rule == "RR-11"
    assert refusal(game, "no").rule == "RR-11"
    decide(game, "card:morning_star")
    assert at(game, "jupiter") == ["ragnar", "morning_star"]
    assert at(game, location) == ["eo", "virga", "orion"]
    assert fleet(game) == 1
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-12", "RR-18")
def test_after_orion_jupiter_is_barred_too() -> None:
    game = table(hand="orion", mars="invictus", luna="seer", institute="judge")
    deploy(game, "orion", "mars")
    assert at(game, "jupiter") == ["invictus"]
    assert options(game) == ["deck", "location:institute", "location:luna"]
    assert refusal(game, "location:jupiter").rule == "RR-12"
    assert refusal(game, "location:mars").rule == "RR-12"


def test_the_ability_of_a_blue_that_orion_deploys_runs_on_jupiter() -> None:
    game = deploy(table(hand="orion", mars="invictus", luna="seer"), "orion", "mars")
    assert fleet(game) == 0
    game = deploy(table(hand="orion", luna="morning_star", mars="seer"), "orion", "luna")
    assert fleet(game) == 1
    game = deploy(table(hand="orion", institute="pelus", mars="seer"), "orion", "institute")
    assert (fleet(game), fleet(game, 1)) == (2, 1)


@pytest.mark.rule("RR-19")
def test_orion_deploys_nothing_from_jupiter() -> None:
    game = table(hand="orion", jupiter="morning_star virga", luna="seer")
    deploy(game, "orion", "jupiter")
    assert at(game, "jupiter") == ["morning_star", "virga", "orion"]
    assert fleet(game) == 0
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("beneath", ["", "eo", "?1virga"])
def test_orion_does_nothing_without_another_face_up_blue(beneath: str) -> None:
    game = table(hand="orion", jupiter="aja", mars=beneath, luna="seer")
    deploy(game, "orion", "mars")
    assert at(game, "jupiter") == ["aja"]
    assert len(at(game, "mars")) == len(beneath.split()) + 1
    assert options(game) == ["deck", "location:jupiter", "location:luna"]


@pytest.mark.rule("RR-08")
def test_orion_cannot_deploy_a_face_down_card() -> None:
    game = table(hand="orion", mars="virga pelus ?1invictus", luna="seer")
    deploy(game, "orion", "mars")
    assert refusal(game, "face-down:mars:2").rule == "RR-08"


# --- Pelus and Virga -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", EVERYWHERE)
@pytest.mark.parametrize("card", ["pelus", "virga"])
def test_pelus_and_virga_advance_two_spaces_and_every_rival_one(card: str, location: str) -> None:
    game = table(seats=3, hand=card, jupiter="eo", mars="aja", luna="seer", institute="judge", fleet=[1, 2, 3])
    deploy(game, card, location)
    assert [fleet(game, seat) for seat in range(3)] == [3, 3, 4]
    assert tracks(game) == (0, 3, 0)
    assert hand(game) == []
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-30")
@pytest.mark.parametrize("card", ["pelus", "virga"])
@pytest.mark.parametrize(("before", "after"), [([9, 9], [10, 10]), ([10, 10], [10, 10]), ([10, 4], [10, 5])])
def test_pelus_and_virga_advance_no_ship_beyond_the_last_space(card: str, before: list[int], after: list[int]) -> None:
    game = table(hand=card, jupiter="eo", luna="seer", fleet=before)
    deploy(game, card, "mars")
    assert [fleet(game), fleet(game, 1)] == after
    assert is_finishing_lead(game)


@pytest.mark.parametrize("card", ["pelus", "virga"])
def test_pelus_and_virga_advance_the_automa_one_space(card: str) -> None:
    game = table(seats=1, hand=card, jupiter="eo", luna="seer")
    deploy(game, card, "mars")
    assert (fleet(game), fleet(game, automa())) == (2, 1)


@pytest.mark.rule("RR-50")
def test_the_step_that_pelus_gives_a_rival_can_trigger_the_end() -> None:
    game = table(hand="pelus", jupiter="eo", luna="seer", fleet=[0, 6], influence=[0, 7])
    assert deploy(game, "pelus", "mars").triggered


# --- all of them -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-63")
@pytest.mark.parametrize(
    ("card", "others", "space", "points"),
    [
        ("invictus", "", [5, 5], 16),
        ("invictus", "", [5, 4], 16),
        ("invictus", "", [4, 5], -9),
        ("morning_star", "pelus", [0, 0], 0),
        ("morning_star", "quietus", [0, 0], -15),
        ("orion", "the_pax", [6, 0], 16),
        ("orion", "", [6, 0], 6),
        ("orion", "", [0, 0], 0),
        ("pelus", "", [4, 0], 0),
        ("pelus", "", [5, 0], 20),
        ("pelus", "", [7, 0], 20),
        ("pelus", "", [8, 0], 35),
        ("the_pax", "sevro orion", [0, 0], 15),
        ("the_pax", "eo", [0, 0], 0),
        ("virga", "", [5, 0], 0),
        ("virga", "", [6, 0], 15),
        ("virga", "", [8, 0], 15),
        ("virga", "", [9, 0], 30),
    ],
)
def test_the_bonus_of_a_blue(card: str, others: str, space: list[int], points: int) -> None:
    assert bonus(table(hand=f"{card} {others}", fleet=space), card) == points


@pytest.mark.rule("RR-63", "RR-68")
@pytest.mark.parametrize(("influence", "points"), [([2, 1], 16), ([2, 2], 16), ([1, 2], 0)])
def test_the_bonus_of_quietus_looks_at_rivals_and_not_at_the_neutral_house(influence: list[int], points: int) -> None:
    assert bonus(table(hand="quietus", influence=influence), "quietus") == points
