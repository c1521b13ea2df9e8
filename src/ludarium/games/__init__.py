"""The games, and how to find one by name."""

from __future__ import annotations

import functools
import importlib
from typing import TYPE_CHECKING

from ludarium.errors import UnknownGame

if TYPE_CHECKING:
    from ludarium.kernel.contract import Contract

_GAMES = ("sagrada", "redrising", "raxxon")


def names() -> tuple[str, ...]:
    """The names of all games."""
    return _GAMES


def contract(name: str) -> Contract:
    """The game of that name."""
    if name not in _GAMES:
        raise UnknownGame(name, _GAMES)
    return _loaded(name)


@functools.cache
def _loaded(name: str) -> Contract:
    found: Contract = importlib.import_module(f"ludarium.games.{name}").CONTRACT
    return found
