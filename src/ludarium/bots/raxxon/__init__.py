"""The greedy bot of Raxxon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .rollouts import RaxxonHeuristic, RolloutBot

if TYPE_CHECKING:
    from ludarium.bots.greedy import GreedyBot
    from ludarium.kernel.rng import Rng
    from ludarium.kernel.ruleset import Ruleset


def player(ruleset: Ruleset, rng: Rng) -> GreedyBot:
    """A greedy bot of Raxxon."""
    return RolloutBot(ruleset, rng, RaxxonHeuristic())
