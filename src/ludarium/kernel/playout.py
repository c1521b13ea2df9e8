"""Random playouts, for benchmarks and searches."""

from __future__ import annotations

from .game import Game
from .rng import Rng
from .script import NONE


def playout(game: Game, rng: Rng) -> int:
    """Play random options to the end, each equally likely; return how many decisions it took."""
    taken = 0
    while game.stack:
        for decision in game.decisions:
            if decision.answer == NONE:
                options = decision.options
                game.decide(decision.seat, options[rng.below(len(options))])
                taken += 1
                break
    return taken
