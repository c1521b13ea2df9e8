"""The tables that the tests of the environments play at: those of the laws, without the toy game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludarium.envs.registry import SPACES, Dealer
from ludarium.envs.touch_game import TouchGame
from ludarium.kernel.rng import Rng, seeded
from ludarium.kernel.script import NONE
from tests.laws.games import TABLES, name

Table = tuple[str, int, dict[str, int]]
TABLES_OF_ENVIRONMENTS: list[Table] = [
    (rules.name, seats, options) for rules, seats, options in TABLES if rules.name in SPACES
]
each_table = pytest.mark.parametrize(
    "table",
    [
        pytest.param((rules.name, seats, options), id=name((rules, seats, options)))
        for rules, seats, options in TABLES
        if rules.name in SPACES
    ],
)
each_game = pytest.mark.parametrize("game", sorted(SPACES))


def play(table: Table, seed: int) -> Iterator[tuple[Dealer, TouchGame, Rng]]:
    """A game of random touches, at each of its touches and at its end."""
    dealer = Dealer(*table)
    game = dealer.deal(seed)
    rng = seeded(f"touches {seed}")
    while game.seat != NONE:
        yield dealer, game, rng
        legal = sorted(set(game.legal()))
        game.step(legal[rng.below(len(legal))])
    yield dealer, game, rng
