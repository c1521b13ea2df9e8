"""The seven brown characters: most depend on the card beneath them."""

from __future__ import annotations

import pytest

from tests.games.redrising.staging import (
    asked_seat,
    at,
    banished,
    decide,
    deck,
    deploy,
    events,
    hand,
    is_finishing_lead,
    is_known_to_all,
    options,
    refusal,
    table,
    tracks,
)

OTHERS = ["location:institute", "location:jupiter", "location:luna"]

# --- the five that move the card beneath -----------------------------------------------------------------------------

# The card, the card beneath it, and what it gives: helium, fleet, influence.
MOVING = [
    ("artisan_chef", "nero", (0, 0, 1)),
    ("gardener", "musician", (1, 0, 0)),
    ("gardener", "evey", (1, 0, 0)),
    ("janitor", "hacker", (0, 1, 0)),
    ("janitor", "surgeon", (0, 1, 0)),
    ("janitor", "orion", (0, 1, 0)),
    ("mess_hall_cook", "trigg", (0, 1, 0)),
    ("mess_hall_cook", "cyther", (0, 1, 0)),
    ("nanny", "ceo", (1, 0, 0)),
    ("nanny", "judge", (1, 0, 0)),
    ("nanny", "timony", (1, 0, 0)),
]

UNMOVED = [
    ("artisan_chef", "darrow"),
    ("gardener", "nero"),
    ("janitor", "trigg"),
    ("mess_hall_cook", "hacker"),
    ("nanny", "evey"),
]


@pytest.mark.rule("RR-11", "RR-17")
@pytest.mark.parametrize(("card", "beneath", "gained"), MOVING)
def test_on_its_colours_it_moves_the_card_beneath_to_another_location(
    card: str, beneath: str, gained: tuple[int, int, int]
) -> None:
    game = table(hand=card, mars=f"darrow {beneath}", luna="eo", jupiter="vlogger", deck="aja lorn")
    deploy(game, card, "mars")
    assert options(game) == OTHERS
    assert refusal(game, "location:mars").rule == "RR-17"
    decide(game, "location:luna")
    assert at(game, "mars") == ["darrow", card]
    assert at(game, "luna") == ["eo", beneath]
    assert tracks(game) == gained
    assert tracks(game, 1) == (0, 0, 0)
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:jupiter", "location:luna"]


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize(("card", "beneath"), UNMOVED)
def test_on_another_colour_it_does_nothing(card: str, beneath: str) -> None:
    right = {card: beneath for card, beneath, _ in MOVING}[card]
    game = table(hand=card, mars=f"{right} {beneath}", jupiter="vlogger", deck="aja lorn")
    deploy(game, card, "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == [right, beneath, card]
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("card", [card for card, _ in UNMOVED])
def test_at_an_empty_location_it_does_nothing(card: str) -> None:
    game = table(hand=card, luna="nero", jupiter="vlogger", deck="aja lorn")
    deploy(game, card, "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == [card]
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-08")
@pytest.mark.parametrize(("card", "beneath"), [(card, beneath) for card, beneath, _ in MOVING])
def test_a_face_down_card_beneath_has_no_colour(card: str, beneath: str) -> None:
    game = table(hand=card, mars=f"?{beneath}", jupiter="vlogger", deck="aja lorn")
    deploy(game, card, "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == [f"?{beneath}", card]
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-20")
def test_a_card_that_nanny_moves_is_not_deployed() -> None:
    game = table(hand="nanny", mars="lawyer", jupiter="vlogger", deck="aja lorn")
    deploy(game, "nanny", "mars", "location:institute")
    assert tracks(game) == (1, 0, 0)
    assert options(game) == ["deck", "location:institute", "location:jupiter"]


@pytest.mark.rule("RR-30")
def test_janitor_moves_the_card_beneath_even_if_the_fleet_track_is_full() -> None:
    game = table(hand="janitor", mars="hacker", fleet=[10, 0], jupiter="vlogger", deck="aja lorn")
    deploy(game, "janitor", "mars", "location:jupiter")
    assert at(game, "jupiter") == ["vlogger", "hacker"]
    assert tracks(game) == (0, 10, 0)


# --- Assassin --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-26")
def test_assassin_banishes_the_card_beneath() -> None:
    game = table(hand="assassin", mars="nero eo", jupiter="vlogger", deck="aja lorn")
    deploy(game, "assassin", "mars")
    assert banished(game) == ["eo"]
    assert at(game, "mars") == ["nero", "assassin"]
    assert tracks(game) == (0, 0, 0)
    assert is_finishing_lead(game)


def test_assassin_gets_influence_for_a_gold() -> None:
    game = table(hand="assassin", mars="eo nero", jupiter="vlogger", deck="aja lorn")
    deploy(game, "assassin", "mars")
    assert banished(game) == ["nero"]
    assert tracks(game) == (0, 0, 1)
    assert is_finishing_lead(game)


@pytest.mark.rule("RR-08")
def test_assassin_gets_nothing_for_a_gold_that_lay_face_down() -> None:
    game = table(hand="assassin", mars="?nero", jupiter="vlogger", deck="aja lorn")
    deploy(game, "assassin", "mars")
    assert banished(game) == ["nero"]
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-19")
def test_assassin_at_an_empty_location_banishes_nothing() -> None:
    game = table(hand="assassin", luna="nero", jupiter="vlogger", deck="aja lorn")
    deploy(game, "assassin", "mars")
    assert banished(game) == []
    assert at(game, "mars") == ["assassin"]
    assert is_finishing_lead(game)


# --- Modjob ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-18")
def test_modjob_on_a_red_deploys_it_to_another_location() -> None:
    game = table(hand="modjob", mars="nero deanna", luna="aja", jupiter="judge", deck="lorn")
    deploy(game, "modjob", "mars")
    assert options(game) == OTHERS
    assert refusal(game, "location:mars").rule == "RR-17"
    decide(game, "location:luna")
    assert at(game, "mars") == ["nero", "modjob"]
    assert at(game, "luna") == ["aja", "deanna"]
    assert tracks(game) == (1, 0, 0)
    assert events(game).count("event-deploys") == 2


@pytest.mark.rule("RR-12", "RR-18")
def test_both_locations_are_barred_after_modjob_deploys_a_card() -> None:
    game = table(hand="modjob", mars="deanna", luna="aja", jupiter="judge", deck="lorn")
    deploy(game, "modjob", "mars", "location:luna")
    assert is_finishing_lead(game)
    assert options(game) == ["deck", "location:jupiter"]
    assert refusal(game, "location:luna").rule == "RR-12"
    assert refusal(game, "location:mars").rule == "RR-12"


@pytest.mark.rule("RR-12")
def test_a_location_stays_barred_after_the_card_that_modjob_deployed_is_gone() -> None:
    game = table(hand="modjob", mars="darrow", luna="nero judge", jupiter="vlogger", deck="lorn")
    deploy(game, "modjob", "mars", "location:luna")
    assert hand(game) == ["judge"]
    assert banished(game) == ["darrow"]
    assert at(game, "luna") == ["nero"]
    assert is_finishing_lead(game)
    assert refusal(game, "location:luna").rule == "RR-12"


@pytest.mark.rule("RR-18")
def test_modjob_on_a_brown_starts_a_chain() -> None:
    game = table(hand="modjob", mars="assassin", luna="eo nero", jupiter="vlogger", deck="lorn")
    deploy(game, "modjob", "mars", "location:luna")
    assert banished(game) == ["nero"]
    assert at(game, "luna") == ["eo", "assassin"]
    assert tracks(game) == (0, 0, 1)


@pytest.mark.rule("RR-17", "RR-18")
def test_another_location_is_seen_from_where_the_further_card_was_deployed() -> None:
    game = table(hand="modjob", mars="nanny", luna="timony", jupiter="vlogger", deck="lorn")
    deploy(game, "modjob", "mars", "location:luna")
    assert options(game) == ["location:institute", "location:jupiter", "location:mars"]
    assert refusal(game, "location:luna").rule == "RR-17"
    decide(game, "location:mars")
    assert at(game, "mars") == ["modjob", "timony"]
    assert at(game, "luna") == ["nanny"]
    assert tracks(game) == (1, 0, 0)


@pytest.mark.rule("RR-19")
@pytest.mark.parametrize("mars", ["deanna nero", "", "?deanna"])
def test_modjob_on_anything_else_does_nothing(mars: str) -> None:
    game = table(hand="modjob", mars=mars, jupiter="vlogger", deck="lorn aja")
    deploy(game, "modjob", "mars")
    assert is_finishing_lead(game)
    assert at(game, "mars") == [*mars.split(), "modjob"]
    assert tracks(game) == (0, 0, 0)


@pytest.mark.rule("RR-12")
def test_after_a_brown_the_turn_continues_with_its_second_step() -> None:
    game = table(hand="gardener lawyer", mars="evey", jupiter="judge", deck="lorn aja")
    deploy(game, "gardener", "mars", "location:luna", "location:jupiter")
    assert hand(game) == ["lawyer", "judge"]
    assert is_known_to_all(game, "judge")
    assert tracks(game) == (1, 1, 0)
    assert deck(game) == ["lorn", "aja"]
    assert asked_seat(game) == 1
