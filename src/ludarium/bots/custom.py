"""Bots from other modules, named as `my_module:MyBot`."""

from __future__ import annotations

import importlib
from typing import Final

from ludarium.errors import BadSetup, shortened
from ludarium.kernel.rng import Rng
from ludarium.kernel.ruleset import Ruleset

from .bot import Bot

SEPARATOR: Final = ":"


def custom_bot(name: str, ruleset: Ruleset, rng: Rng) -> Bot:
    """The bot of a class in a module that Python can import; its `choose` decides in imagined worlds."""
    return bot_class(name)(ruleset, rng)


def bot_class(name: str) -> type[Bot]:
    """The class of a bot from another module."""
    module, _, class_name = name.partition(SEPARATOR)
    try:
        found = getattr(importlib.import_module(module), class_name, None)
    except ImportError as error:
        raise BadSetup(f"the module of the bot {shortened(name)} cannot be imported: {error}") from error
    except ValueError as error:
        raise BadSetup(f"{shortened(name)} is not a bot: expected my_module:MyBot") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetup(f"{shortened(name)} is not a bot: expected a subclass of ludarium.bots.bot.Bot")
    return found
