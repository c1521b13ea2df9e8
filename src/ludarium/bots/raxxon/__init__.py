"""The bots of Raxxon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.bots.search import Budget, SearchBot
from ludarium.bots.strength import Strength

from .lookahead import RaxxonLookahead
from .rollouts import RaxxonHeuristic, RolloutBot

if TYPE_CHECKING:
    from ludarium.kernel.rng import Rng
    from ludarium.kernel.ruleset import Ruleset

STRENGTHS: Final = [
    Strength("easy", simulations=0, slips=12, wins=13),
    Strength("medium", simulations=0, slips=5, wins=55),
    Strength("hard", simulations=0, slips=0, wins=79),
    Strength("expert", simulations=400, slips=0, wins=None),
]


def player(ruleset: Ruleset, rng: Rng) -> RolloutBot:
    """The greedy bot of this game."""
    return RolloutBot(ruleset, rng, RaxxonHeuristic())


def searcher(ruleset: Ruleset, rng: Rng, budget: Budget) -> SearchBot:
    """The search bot of this game."""
    return SearchBot(ruleset, rng, RaxxonLookahead(player(ruleset, rng)), budget)
