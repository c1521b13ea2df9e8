"""The bots by name."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadSetup, shortened

from .greedy import GreedyBot
from .random import RandomBot

if TYPE_CHECKING:
    from ludarium.kernel.rng import Rng
    from ludarium.kernel.ruleset import Ruleset

    from .bot import Bot

BOTS: Final = ("random", "greedy")  # from the weakest to the strongest


def descriptions() -> list[dict[str, Any]]:
    """Name and level (1 is the weakest) of each bot, the strongest first."""
    return [{"name": BOTS[level - 1], "level": level} for level in range(len(BOTS), 0, -1)]


def greedy(ruleset: Ruleset, rng: Rng) -> GreedyBot:
    """The greedy bot for a game."""
    player: GreedyBot = importlib.import_module(f"ludarium.bots.{ruleset.name}").player(ruleset, rng)
    return player


def bot(name: str, ruleset: Ruleset, rng: Rng) -> Bot:
    """The bot of that name for a game."""
    if name == "random":
        return RandomBot(ruleset, rng)
    if name == "greedy":
        return greedy(ruleset, rng)
    message = f"unknown bot {shortened(name)}: expected one of {', '.join(BOTS)}"
    raise BadSetup(message)
