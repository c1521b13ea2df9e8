"""The law that every game ends, even if the players try to prevent it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludarium.games.raxxon.table import Raxxon
from ludarium.games.redrising.table import RedRising
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng, seeded
from ludarium.kernel.ruleset import Ruleset
from tests.games.raxxon.scenario_staging import MUTATION, TARGETS, scenario_table
from tests.games.raxxon.staging import table as staged
from tests.laws.games import TABLES, name, new_game, next_open

Table = tuple[Ruleset, int, dict[str, int]]
MOST_DECISIONS = 20_000
TRIED = 12  # the most options that a player compares
OVER = 1 << 40


def nearness(game: Game) -> int:
    """How near the end is; players who avoid the end choose the least, with knowledge of hidden cards."""
    if game.is_over():
        return OVER
    if isinstance(game, RedRising):
        # Two tracks at 7 end the game, so such a player advances only one.
        return sum(min(7, track) ** 2 for tracks in game.tracks for track in sorted(tracks)[:2])
    if isinstance(game, Raxxon):
        infected = sum(not game.is_healthy(citizen) for citizen in game.cells if citizen >= 0) + sum(game.uncontained)
        laid = sum(map(sum, game.tokens))
        losses = game.power + 60 - len(game.infection)
        return 1000 * (game.day + losses) + 10 * (game.passed.bit_count() + game.passes) + 3 * laid + infected
    return 0


def put_off(game: Game, rng: Rng) -> None:
    """Choose the option that brings the end least near."""
    decision = next_open(game)
    options = decision.options[:]
    rng.shuffle(options)
    best = options[0]
    least = OVER + 1
    for option in options[:TRIED]:
        ahead = game.copy()
        ahead.decide(decision.seat, option)
        if nearness(ahead) < least:
            least = nearness(ahead)
            best = option
    game.decide(decision.seat, best)


def put_off_to_the_end(game: Game, seed: str) -> int:
    """Play so to the end; returns the number of turns of the longest day of Raxxon."""
    rng = seeded(seed)
    longest = 0
    for _ in range(MOST_DECISIONS):
        if game.is_over():
            break
        put_off(game, rng)
        if isinstance(game, Raxxon):
            longest = max(longest, game.turns)
    assert game.is_over()
    return longest


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_every_game_ends_even_if_the_players_avoid_it(table: Table) -> None:
    for seed in range(4):
        put_off_to_the_end(new_game(table, seed), f"put off {seed}")


# Positions of Raxxon in which an action can be repeated without end (RX-21, RX-51).
OVER_AND_OVER: dict[str, Callable[[], Raxxon]] = {
    "nothing is face down": lambda: staged("Ho Su"),
    "a token is laid and taken away": lambda: staged("Ho Ho Ho", characters="kd thomas", raxxon="", population="Ho"),
    "volatile cards kill": lambda: scenario_table(MUTATION, "Vo . Ho", population="Ho Su In Fr", stage=1),
    "the mutant kills": lambda: scenario_table(TARGETS, "Mu Ho Ho", population="9Ho", stage=1),
}


@pytest.mark.rule("RX-21", "RX-51")
@pytest.mark.parametrize("start", OVER_AND_OVER)
def test_repeated_actions_end_the_game(start: str) -> None:
    game = OVER_AND_OVER[start]()
    assert put_off_to_the_end(game, start) == 60
    if start == "a token is laid and taken away":
        assert game.day == 30
