"""The bots by name."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadSetup, shortened

from .careless import CarelessBot
from .custom import SEPARATOR, custom_bot
from .greedy import GreedyBot
from .random import RandomBot
from .search import Budget, SearchBot

if TYPE_CHECKING:
    from ludarium.kernel.rng import Rng
    from ludarium.kernel.ruleset import Ruleset

    from .bot import Bot
    from .strength import Strength
    from .training import Learner

STRENGTHS: Final = ("easy", "medium", "hard", "expert")  # what tables offer, from the weakest to the strongest
REFERENCES: Final = ("random", "greedy")  # what strengths are measured against; they never change
BOTS: Final = (*STRENGTHS, *REFERENCES)
SEARCH: Final = "search:"  # before a number of simulations
MAX_SIMULATIONS: Final = 1_000_000


def descriptions(game: str) -> list[dict[str, Any]]:
    """The strengths of a game's bots as plain data with their levels (1 is the weakest), the strongest first."""
    described = [strength.dump() | {"level": level} for level, strength in enumerate(strengths(game), 1)]
    return described[::-1]


def strengths(game: str) -> list[Strength]:
    """The strengths of a game's bots, from the weakest to the strongest."""
    found: list[Strength] = importlib.import_module(f"ludarium.bots.{game}").STRENGTHS
    return found


def greedy(ruleset: Ruleset, rng: Rng) -> GreedyBot:
    """The greedy bot for a game."""
    player: GreedyBot = importlib.import_module(f"ludarium.bots.{ruleset.name}").player(ruleset, rng)
    return player


def search(ruleset: Ruleset, rng: Rng, budget: Budget) -> SearchBot:
    """The search bot for a game."""
    searcher: SearchBot = importlib.import_module(f"ludarium.bots.{ruleset.name}").searcher(ruleset, rng, budget)
    return searcher


def learner(game: str) -> Learner:
    """What a game's learned value is trained with; BadSetup if the game has none."""
    module = importlib.import_module(f"ludarium.bots.{game}")
    if not hasattr(module, "learner"):
        raise BadSetup(f"{shortened(game)} has no learned value")
    found: Learner = module.learner()
    return found


def bot(name: str, ruleset: Ruleset, rng: Rng, seconds: float = 0.0) -> Bot:
    """The bot of that name: `random`, `greedy`, a strength, `search:` and a number, or `my_module:MyBot`.

    `seconds` limits a search for each decision; 0: only its simulations do.
    """
    if name == "random":
        return RandomBot(ruleset, rng)
    if name == "greedy":
        return greedy(ruleset, rng)
    if name in STRENGTHS:
        strength = next(strength for strength in strengths(ruleset.name) if strength.name == name)
        if strength.simulations:
            return search(ruleset, rng, Budget(strength.simulations, seconds))
        return CarelessBot(ruleset, rng, greedy(ruleset, rng), strength.slips)
    if SEPARATOR in name and not name.startswith(SEARCH):
        return custom_bot(name, ruleset, rng)
    simulations = name.removeprefix(SEARCH)
    if name.startswith(SEARCH) and simulations.isdecimal() and 0 < int(simulations) <= MAX_SIMULATIONS:
        return search(ruleset, rng, Budget(int(simulations), seconds))
    message = f"unknown bot {shortened(name)}: expected one of {', '.join(BOTS)}, {SEARCH}100, or my_module:MyBot"
    raise BadSetup(message)
