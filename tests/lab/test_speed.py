"""What `bench` measures."""

from __future__ import annotations

import ludarium
from ludarium.kernel.playout import playout
from ludarium.kernel.rng import seeded
from ludarium.lab.speed import is_compiled, measure, midway


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    game = ludarium.new_match("sagrada", 2, 1).game
    other = ludarium.new_match("sagrada", 2, 1).game
    assert playout(game, seeded("x")) == playout(other, seeded("x")) > 20
    assert game.is_over()
    assert game.dump() == other.dump()
    assert playout(game, seeded("x")) == 0


def test_the_middle_of_a_game_is_neither_its_beginning_nor_its_end() -> None:
    game = midway(ludarium.new_match("sagrada", 3, 1).game, seeded("x"))
    assert not game.is_over()
    assert game.dump_table()["round"] in range(2, 10)


def test_rates_are_ordered_and_positive() -> None:
    found = measure("sagrada", 2, {}, 0.2)
    for rate in (found.decisions, found.games, found.clones, found.imagined_playouts):
        assert 0 < rate.slowest <= rate.median <= rate.fastest
    assert found.decisions.median > found.games.median
    assert found.compiled is is_compiled()
