"""The games, loaded by name."""

from __future__ import annotations

import functools
import importlib
from typing import TYPE_CHECKING

from ludarium.errors import UnknownGame

if TYPE_CHECKING:
    from ludarium.kernel.ruleset import Ruleset

_GAMES = ("sagrada", "redrising", "raxxon")


def names() -> tuple[str, ...]:
    """The names of all games."""
    return _GAMES


def ruleset(name: str) -> Ruleset:
    """The ruleset of a game; UnknownGame for any other name."""
    if name not in _GAMES:
        raise UnknownGame(name, _GAMES)
    return _load(name)


@functools.cache
def _load(name: str) -> Ruleset:
    loaded: Ruleset = importlib.import_module(f"ludarium.games.{name}").RULESET
    return loaded
