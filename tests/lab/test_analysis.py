"""The analysis of a match: luck, skill and the rest add up, and what cost most is found."""

from __future__ import annotations

import functools
from typing import Any

import pytest

import ludarium
from ludarium.bots.registry import bot
from ludarium.errors import BadRecord
from ludarium.kernel.message import load_message
from ludarium.kernel.rng import seeded
from ludarium.lab.analysis import Analysis, analyse
from ludarium.text.localizer import LANGUAGES

GAMES = [("sagrada", 2, {}), ("sagrada", 1, {"tools": 3}), ("redrising", 2, {}), ("raxxon", 2, {"level": 1})]


@functools.cache
def record(game: str, seats: int) -> dict[str, Any]:
    """A finished match of bots."""
    options = next(options for name, number, options in GAMES if (name, number) == (game, seats))
    match = ludarium.new_match(game, seats, "analysis", options)
    bots = [bot("random" if seat else "easy", match.ruleset, seeded(seat)) for seat in range(seats)]
    while not match.over:
        decision = match.decisions[0]
        match.decide(decision.seat, bots[decision.seat].decide_id(match.redact(decision.seat)))
    return match.record()


@functools.cache
def analysed(game: str, seats: int) -> Analysis:
    """Its analysis, with few simulations."""
    return analyse(record(game, seats), jobs=1, simulations=5)


each_game = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, marks=[] if game == "sagrada" else pytest.mark.exhaustive) for game, seats, _ in GAMES],
)


@each_game
def test_start_luck_skill_and_residual_add_up_to_the_result(game: str, seats: int) -> None:
    found = analysed(game, seats)
    for seat in range(seats):
        skill = sum(row[seat] for row in found.skill)
        assert found.start[seat] + found.luck[seat] + skill + found.residual[seat] == pytest.approx(found.final[seat])


def test_the_result_is_the_lead_in_points() -> None:
    found = analysed("sagrada", 2)
    totals = [standing.total for standing in ludarium.replay(record("sagrada", 2)).standings]
    assert found.final == [totals[0] - totals[1], totals[1] - totals[0]]
    assert found.unit == "lead"


@each_game
def test_luck_comes_from_chance_alone_and_skill_only_from_ones_own_decisions(game: str, seats: int) -> None:
    found = analysed(game, seats)
    assert any(any(one.luck) for one in found.decisions)
    for one in found.decisions:
        assert one.cost >= 0.0
        assert (one.cost > 0.0) == (one.best != "")
        assert one.best != one.option


@each_game
def test_the_turning_points_cost_most_and_have_texts_in_every_language(game: str, seats: int) -> None:
    found = analysed(game, seats)
    costs = sorted((one.cost for one in found.decisions), reverse=True)
    turning = [found.decisions[number] for number in found.turning_points]
    assert sorted((one.cost for one in turning), reverse=True) == costs[: len(turning)]
    text = ludarium.replay(record(game, seats), 0).ruleset.text
    for one in turning:
        for language in LANGUAGES:
            for message in (one.message, one.best_message, *one.reasons):
                assert message is not None
                assert text.format(load_message(message), language)


def test_the_same_record_gives_the_same_analysis() -> None:
    again = analysed.__wrapped__("sagrada", 1)
    assert again == analysed("sagrada", 1)


def test_a_match_that_is_not_over_is_refused() -> None:
    match = ludarium.new_match("sagrada", 2, 1)
    with pytest.raises(BadRecord, match="not over"):
        analyse(match.record())
