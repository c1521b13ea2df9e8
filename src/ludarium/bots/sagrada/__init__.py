"""The bots of Sagrada."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import TYPE_CHECKING, Final

from ludarium.bots.greedy import GreedyBot
from ludarium.bots.network import Network, load_network
from ludarium.bots.search import Budget, SearchBot
from ludarium.bots.strength import Strength

from .features import SagradaLearner
from .heuristic import heuristic
from .lookahead import SagradaLookahead
from .prospect import Weights

if TYPE_CHECKING:
    from ludarium.kernel.rng import Rng
    from ludarium.kernel.ruleset import Ruleset

HEURISTIC: Final = heuristic(Weights())

STRENGTHS: Final = [
    Strength("easy", simulations=0, slips=40, wins=93),
    Strength("medium", simulations=0, slips=16, wins=75),
    Strength("hard", simulations=0, slips=0, wins=78),
    Strength("expert", simulations=600, slips=0, wins=72),
]


@functools.cache
def learned_value() -> Network:
    """The network that `ludarium lab train sagrada` trained."""
    return load_network(json.loads(resources.files(__name__).joinpath("value.json").read_bytes()))


def learner() -> SagradaLearner:
    """What the learned value is trained with."""
    return SagradaLearner(HEURISTIC)


def player(ruleset: Ruleset, rng: Rng) -> GreedyBot:
    """The greedy bot of this game."""
    return GreedyBot(ruleset, rng, HEURISTIC)


def searcher(ruleset: Ruleset, rng: Rng, budget: Budget) -> SearchBot:
    """The search bot of this game."""
    return SearchBot(ruleset, rng, SagradaLookahead(player(ruleset, rng), HEURISTIC, learned_value()), budget)
