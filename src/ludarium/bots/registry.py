"""The bots by name."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadSetup, shortened

from .greedy import GreedyBot
from .random import RandomBot

if TYPE_CHECKING:
    from ludarium.kernel.contract import Contract
    from ludarium.kernel.rng import Rng

    from .bot import Bot

BOTS: Final = ("random", "greedy")  # the better, the later


def described() -> list[dict[str, Any]]:
    """The bots one can ask for, the best first; a level is how well it plays, from 1."""
    return [{"name": BOTS[level - 1], "level": level} for level in range(len(BOTS), 0, -1)]


def greedy(contract: Contract, rng: Rng) -> GreedyBot:
    """The greedy bot for a game."""
    found: GreedyBot = importlib.import_module(f"ludarium.bots.{contract.name}").player(contract, rng)
    return found


def bot(name: str, contract: Contract, rng: Rng) -> Bot:
    """The bot of that name for a game."""
    if name == "random":
        return RandomBot(contract, rng)
    if name == "greedy":
        return greedy(contract, rng)
    message = f"unknown bot {shortened(name)}: expected one of {', '.join(BOTS)}"
    raise BadSetup(message)
