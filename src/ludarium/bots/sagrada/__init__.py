"""The bots of Sagrada."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.bots.greedy import GreedyBot

from .heuristic import heuristic
from .prospect import Weights

if TYPE_CHECKING:
    from ludarium.kernel.rng import Rng
    from ludarium.kernel.ruleset import Ruleset

HEURISTIC: Final = heuristic(Weights())


def player(ruleset: Ruleset, rng: Rng) -> GreedyBot:
    """The greedy bot of this game."""
    return GreedyBot(ruleset, rng, HEURISTIC)
