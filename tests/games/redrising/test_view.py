"""The fields of the view that the page shows without computing them."""

from __future__ import annotations

import random

import pytest

from ludarium.games import ruleset
from ludarium.games.redrising import RULESET
from ludarium.games.redrising.content.houses import APOLLO
from ludarium.games.redrising.content.powers import HOUSE_POWERS
from ludarium.games.redrising.steps.die import DIE_SCRIPTS
from ludarium.games.redrising.steps.token import push_location_bonus
from ludarium.games.redrising.table import AUTOMA, FACES, LOCATIONS, RedRising
from ludarium.games.redrising.tracks import TRACKS
from ludarium.kernel.match import Match
from ludarium.kernel.message import Argument
from ludarium.kernel.script import Script
from tests.games.redrising.staging import decide, deploy, table


@pytest.mark.parametrize("seats", [1, 3])
def test_the_cards_and_the_ledger_of_a_view_add_up_to_the_total(seats: int) -> None:
    match, chance = Match(ruleset("redrising"), seats, "view", {}), random.Random(1)
    while match.decisions:
        for seat in range(seats):
            score = match.view(seat)["seats"][seat]["score"]
            assert score["held"] == sum(card["value"] + card["bonus"] for card in score["cards"])
            assert score["held"] + sum(line["points"] for line in score["ledger"]) == score["total"]
        decision = match.decisions[0]
        match.decide(decision.seat, chance.choice(decision.options).id)


@pytest.mark.rule("RR-69")
def test_a_view_has_a_line_for_cards_beyond_the_seventh() -> None:
    game = table(hand="arlus trigg dancer hacker justice martyr investor banker")
    line = RULESET.view(game.redact(0))["seats"][0]["score"]["ledger"][-1]
    assert line == {
        "rule": "RR-69",
        "message": {"id": "ledger-excess", "args": {"cards": 1, "each": 10}},
        "points": -10,
    }


def test_the_score_of_another_hand_is_not_in_the_view() -> None:
    seats = RULESET.view(table().redact(0))["seats"]
    assert [seat["score"] is None for seat in seats] == [False, True]


@pytest.mark.rule("RR-30", "RR-31", "RR-32", "RR-33")
@pytest.mark.parametrize("location", range(len(LOCATIONS)))
def test_a_location_of_a_view_gives_what_its_bonus_brings(location: int) -> None:
    game = table(houses="ceres mars")
    given = RULESET.view(game.redact(0))["locations"][location]["gives"]
    before = {track: game.tracks[number][0] for number, track in enumerate(TRACKS)}
    game.decisions = []
    push_location_bonus(game, 0, location)
    game.advance()
    changed = {track for number, track in enumerate(TRACKS) if game.tracks[number][0] == before[track] + 1}
    assert {given} == (changed or {"sovereign"})
    assert (game.sovereign == 0) == (given == "sovereign")


@pytest.mark.rule("RR-40", "RR-41", "RR-42", "RR-43", "RR-44", "RR-45")
def test_a_seat_of_a_view_names_the_rule_of_its_power() -> None:
    seats = RULESET.view(table(seats=6, houses="minerva mars jupiter diana ceres apollo").redact(0))["seats"]
    assert [seat["power"] for seat in seats] == ["RR-45", "RR-44", "RR-43", "RR-42", "RR-41", "RR-40"]


@pytest.mark.rule("RR-50", "RR-65")
def test_a_view_has_the_end_condition_and_the_points_of_the_fleet_track() -> None:
    seen = RULESET.view(table().redact(0))
    assert seen["enough"] == 7
    assert seen["fleet_points"] == [0, 1, 3, 6, 10, 15, 21, 28, 34, 39, 43]


@pytest.mark.rule("RA-21")
def test_the_automa_of_a_view_has_its_number_and_the_number_of_its_cards_in_a_turn() -> None:
    automa = RULESET.view(table(seats=1).redact(0))["automa"]
    assert (automa["seat"], automa["turn_cards"]) == (AUTOMA, 2)


def bonuses(game: RedRising) -> list[Argument | None]:
    """The bonus that each option names."""
    frame = game.stack[-1]
    return [frame.step().text(game, frame, option).args.get("gives") for option in game.decisions[0].options]


@pytest.mark.rule("RR-12", "RR-13")
def test_options_name_the_bonus_of_a_location_when_scouting_and_at_the_end_of_a_lead() -> None:
    game = table(hand="judge", jupiter="eo nero", mars="lorn", deck="seer orator")
    assert set(bonuses(game)) == {None}
    assert bonuses(decide(game.copy(), "deck")) == [f"gives-{name}" for name in LOCATIONS]
    assert bonuses(deploy(game, "judge", "mars")) == ["gives-jupiter", None]


@pytest.mark.rule("RR-34", "RR-40")
@pytest.mark.parametrize("script", [DIE_SCRIPTS[FACES.index("place")], HOUSE_POWERS[APOLLO]])
def test_a_card_that_the_die_or_a_house_places_brings_no_bonus(script: Script) -> None:
    game = table(houses="apollo mars", deck="seer orator")
    game.decisions = []
    game.push(script, 0)
    game.advance()
    assert RULESET.view(game.redact(0))["turn"] == 0
    assert bonuses(game) == [None] * len(LOCATIONS)


@pytest.mark.rule("RR-17")
def test_a_card_that_an_ability_places_brings_no_bonus() -> None:
    game = table(hand="calliope", jupiter="eo", mars="lorn", luna="aja", deck="nero orator judge")
    assert set(bonuses(deploy(game, "calliope", "mars"))) == {None}


def no_effect(game: RedRising, viewer: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = RULESET.view(game.redact(viewer))["seats"][0]["no_effect"]
    return found


@pytest.mark.rule("RR-11")
def test_a_view_has_the_locations_where_an_ability_of_the_hand_does_nothing() -> None:
    game = table(hand="morning_star judge", jupiter="eo", mars="lorn")
    assert no_effect(game, 0) == {"morning_star": ["mars", "luna", "institute"]}
    assert no_effect(game, 1) == {}, "it would reveal the hand"
