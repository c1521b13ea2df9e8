"""Whole games of players who seldom pass: long days, full sheets, and what must hold all along."""

from __future__ import annotations

import json

import pytest

from ludarium.games.raxxon.crowd_grid import CELLS, INNER, SIDE, best_places, free_places, lines
from ludarium.games.raxxon.ending import OPEN, TAKEOVER, VICTORY
from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.rng import Rng, seeded
from tests.games.raxxon.staging import RULESET, deal_game, options
from tests.laws.games import pieces

MAX_DECISIONS = 3000


def eager_option(game: Raxxon, rng: Rng) -> int:
    """An option at random; to pass or to end the day only now and then."""
    decision = game.decisions[0]
    frame = game.stack[-1]
    going = [o for o in decision.options if frame.step().touches(game, frame, o) not in (["pass"], ["done"])]
    chosen = going if going and rng.below(12) else decision.options
    return chosen[rng.below(len(chosen))]


def check_invariants(game: Raxxon) -> None:
    """What holds at every decision."""
    cells = [cell for cell in range(CELLS) if game.cells[cell] >= 0]
    assert sum(1 << cell for cell in cells) == game.crowd
    assert game.down & ~game.crowd == 0
    assert all(cell in INNER for cell in cells)
    assert all(game.keys[cell] >= 0 for cell in cells)
    assert len({game.keys[cell] for cell in cells}) == len(cells)
    assert all(cell in cells and tokens > 0 for cell, tokens in game.roadblocks.items())
    assert len(game.population) == len(game.population_known)
    assert len(game.infection) == len(game.infection_known)
    assert len(game.raxxon) == len(game.raxxon_known)
    assert 0 <= game.power <= TAKEOVER
    assert min(*game.discard, *game.evacuated, *game.contained, *game.uncontained) >= 0
    assert not any(game.is_healthy(citizen) for citizen in game.infection)
    for seat in range(game.seats):
        if game.characters[seat] >= 0:
            slots = [len(action.slots) for action in game.actions(seat)]
            assert all(0 <= placed <= most for placed, most in zip(game.tokens[seat], slots, strict=True))
    if not game.is_over():
        assert game.outcome == OPEN
        assert game.saved() < game.needed()
        assert options(game)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_invariants_hold_in_long_games(seats: int, level: int) -> None:
    for seed in range(3):
        game = deal_game(seats, f"whole {seed}", level=level)
        whole = pieces(game)
        rng = seeded(f"eager {seats} {level} {seed}")
        for number in range(MAX_DECISIONS):
            check_invariants(game)
            assert pieces(game) == whole
            if game.is_over():
                break
            if number % 10 == 0:
                data = json.loads(json.dumps(game.dump()))
                assert RULESET.load(data).dump() == game.dump()
                for viewer in range(-1, seats):
                    world = RULESET.imagine(game.redact(viewer), seeded(number))
                    assert pieces(world) == whole
                    assert world.redact(viewer) == game.redact(viewer)
            game.decide(game.decisions[0].seat, eager_option(game, rng))
        assert game.is_over()
        assert (game.outcome == VICTORY) == all(standing.won for standing in game.standings())


# --- the ground, beside a slow reading of the rule -------------------------------------------------------------------


def slow_places(crowd: set[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Every empty place beside a card that keeps the outline within six by six, with how many cards it touches."""
    places: dict[tuple[int, int], int] = {}
    for row in range(SIDE):
        for column in range(SIDE):
            if (row, column) in crowd:
                continue
            beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            touched = sum(cell in crowd for cell in beside)
            rows = [r for r, _ in crowd] + [row]
            columns = [c for _, c in crowd] + [column]
            if touched and max(rows) - min(rows) < 6 and max(columns) - min(columns) < 6:
                places[row, column] = touched
    return places


@pytest.mark.rule("RX-12", "RX-13", "RX-39")
def test_places_and_lines_agree_with_a_slow_computation() -> None:
    rng = seeded("ground")
    for _ in range(400):
        chosen = {divmod(INNER[rng.below(36)], SIDE) for _ in range(1 + rng.below(30))}
        crowd = sum(1 << (SIDE * row + column) for row, column in chosen)
        slow = slow_places(chosen)
        assert sorted(free_places(crowd)) == sorted(SIDE * row + column for row, column in slow)
        best = max(slow.values(), default=0)
        wanted = [SIDE * row + column for (row, column), touched in slow.items() if touched == best]
        assert sorted(best_places(crowd)) == sorted(wanted)
        assert lines(crowd) == sorted({row for row, _ in chosen} | {SIDE + column for _, column in chosen})


@pytest.mark.parametrize("options_of", [{"level": 2}, {"scenario": 4}])
def test_a_position_of_version_2_can_be_continued(options_of: dict[str, int]) -> None:
    game = deal_game(2, "before", **options_of)
    rng = seeded("before")
    for _ in range(9):
        game.decide(game.decisions[0].seat, eager_option(game, rng))
    dumped = json.loads(json.dumps(game.dump()))
    del dumped["table"]["turns"]  # version 2 did not count them
    old = RULESET.load(dumped)
    while not old.is_over():
        old.decide(old.decisions[0].seat, eager_option(old, rng))
    assert old.outcome != OPEN
