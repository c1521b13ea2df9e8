"""Ludarium: a table for modern board games. This is its public face; everything else may change."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ludarium import errors
from ludarium.errors import BadSetup, LudariumError
from ludarium.games import contract, names
from ludarium.kernel import record as _record
from ludarium.kernel.match import Match
from ludarium.text.speaker import LANGUAGES

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
    if type(seed) not in (int, str) or not _is_text(str(seed)):
        raise BadSetup(f"a seed is a number or a word, not {seed!r}")
    if options is not None and not isinstance(options, Mapping):
        raise BadSetup(f"options are names with values, such as {{'tools': 3}}, not {options!r}")
    rules = contract(game) if pack is None else contract(game).with_pack(pack)
    return Match(rules, seats, str(seed), dict(options or {}))


def _is_text(word: str) -> bool:
    """Whether a word has whole characters only, so that it can be written down."""
    try:
        word.encode()
    except UnicodeEncodeError:
        return False
    return True


def replay(record: object) -> Match:
    """The match of a record (plain data or JSON text), played again; refused if it is cut, altered or too old."""
    return _record.replay(record, contract, lambda known, read: Match(known, read.seats, read.seed, read.options))
