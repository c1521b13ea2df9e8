"""Ludarium: a table for modern board games. This is its public face; everything else may change."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from ludarium import errors
from ludarium.errors import BadSetup, LudariumError
from ludarium.games import contract, names
from ludarium.kernel import record as _record
from ludarium.kernel.match import Match
from ludarium.text.speaker import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["LudariumError", "Match", "errors", "games", "new_match", "replay"]


def games() -> list[dict[str, Any]]:
    """What there is to play: for each game its name, seats, options with their defaults, and languages."""
    return [
        {
            "name": name,
            "version": contract(name).version,
            "seats": list(contract(name).seats),
            "options": [setting.dump() for setting in contract(name).settings],
            "languages": list(LANGUAGES),
        }
        for name in names()
    ]


def new_match(
    game: str, seats: int = 2, seed: int | str | None = None, options: Mapping[str, int] | None = None
) -> Match:
    """A new match. Without a seed it gets one that nobody can guess."""
    if seed is None:
        seed = secrets.token_hex(16)
    if type(seed) not in (int, str):
        message = f"a seed is a number or a word, not {seed!r}"
        raise BadSetup(message)
    return Match(contract(game), seats, str(seed), dict(options or {}))


def replay(record: object) -> Match:
    """The match of a record (plain data or JSON text), played again; refused if it is cut, altered or too old."""
    return _record.replay(record, contract, lambda known, read: Match(known, read.seats, read.seed, read.options))
