"""Ludarium: a table for modern board games. This is its public face; everything else may change."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ludarium import errors
from ludarium.errors import BadRecord, BadSetup, LudariumError, shortened
from ludarium.games import contract, names
from ludarium.kernel import record as _record
from ludarium.kernel.match import Match
from ludarium.text.speaker import LANGUAGES

__version__ = "0.1.0"
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
    game: str,
    seats: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, int] | None = None,
    pack: object = None,
) -> Match:
    """A new match, perhaps with a content pack of one's own. Without a seed it gets one that nobody can guess."""
    if seed is None:
        seed = secrets.token_hex(16)
    if type(seed) not in (int, str) or not _is_writable(seed):
        raise BadSetup(f"a seed is a number or a word, not {shortened(seed)}")
    if options is not None and not isinstance(options, Mapping):
        raise BadSetup(f"options are names with values, such as {{'tools': 3}}, not {shortened(options)}")
    rules = contract(game) if pack is None else contract(game).with_pack(pack)
    return Match(rules, seats, str(seed), dict(options or {}))


def _is_writable(seed: int | str) -> bool:
    """Whether a record can hold the seed: Python writes no number of thousands of digits, nor half a character."""
    try:
        str(seed).encode()
    except ValueError:
        return False
    return True


def replay(record: object, entries: int | None = None) -> Match:
    """The match of a record (plain data or JSON text), played again; refused if it is cut, altered or too old.

    With `entries`, as it stood after so many of them.
    """
    if entries is not None and (type(entries) is not int or entries < 0):
        raise BadRecord(f"entries is a number from 0 on, not {shortened(entries)}")
    return _record.replay(
        record, contract, lambda known, read: Match(known, read.seats, read.seed, read.options), entries
    )
