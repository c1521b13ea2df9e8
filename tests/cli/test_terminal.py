"""The table at the terminal: all of the view, within eighty columns."""

from __future__ import annotations

import pytest

import ludarium
from ludarium.cli.terminal.screen import MAX_WIDTH
from ludarium.kernel.match import Match
from ludarium.kernel.panel import Panel
from ludarium.kernel.rng import seeded
from ludarium.text.localizer import LANGUAGES

FRAME = 4
SIGNS = {"R": "▲", "Y": "☼", "G": "♣", "B": "☾", "P": "♦"}


def drawn(match: Match, viewer: int | None, language: str) -> list[Panel]:
    names = [f"Name {seat}" for seat in range(match.seats)]
    return match.ruleset.text.table_panels(match.view(viewer), language, names)


def words(panels: list[Panel]) -> str:
    return "\n".join(
        panel.title + "\n" + "\n".join("".join(s.text for s in line) for line in panel.lines) for panel in panels
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_moment_of_a_game_can_be_drawn(seats: int, language: str) -> None:
    match = ludarium.new_match("sagrada", seats, 1)
    rng = seeded("sketch")
    moment = 0
    while not match.over:
        decision = match.decisions[0]
        if moment % 7 == 0:
            text = words(drawn(match, decision.seat, language))
            for place in match.view(decision.seat)["pool"]:
                assert place["id"] in text
                assert place["die"] is None or SIGNS[place["die"][0]] + place["die"] in text
        moment += 1
        match.decide(decision.seat, decision.options[rng.below(len(decision.options))].id)
    final = words(drawn(match, None, language))
    for seat in match.view(None)["seats"]:
        for die in (die for row in seat["dice"] for die in row if die):
            assert SIGNS[die[0]] + die in final


@pytest.mark.parametrize("language", LANGUAGES)
def test_windows_and_pool_fit_into_eighty_columns(language: str) -> None:
    match = ludarium.new_match("sagrada", 4, 1)
    for _ in range(4):
        match.decide(match.decisions[0].seat, match.decisions[0].options[0].id)
    for panel in drawn(match, 0, language):
        assert max(sum(len(span.text) for span in line) for line in panel.lines) + FRAME <= 80 < MAX_WIDTH


def test_what_a_seat_may_not_know_is_not_drawn() -> None:
    match = ludarium.new_match("sagrada", 2, 1)
    match.decide(0, match.decisions[0].options[0].id)
    match.decide(1, match.decisions[0].options[0].id)
    colours = [match.view(seat)["seats"][seat]["private"][0]["colour"] for seat in (0, 1)]
    assert f"Shades of {colours[0].title()}" in words(drawn(match, 0, "en"))
    assert f"Shades of {colours[1].title()}" not in words(drawn(match, 0, "en"))
    assert "Shades of" not in words(drawn(match, None, "en"))
