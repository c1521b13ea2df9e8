"""Ludarium: a table for modern board games. This module is the public API; everything else may change."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ludarium import errors
from ludarium.errors import BadRecord, BadSetup, LudariumError, shortened
from ludarium.games import names, ruleset
from ludarium.kernel import record as _record
from ludarium.kernel.match import Match, match_of
from ludarium.text.localizer import LANGUAGES

__version__ = "0.1.0"
__all__ = ["LudariumError", "Match", "errors", "list_games", "new_match", "replay"]


def list_games() -> list[dict[str, Any]]:
    """The games: for each its name, seats, options with their defaults, and languages."""
    return [
        {
            "name": name,
            "version": ruleset(name).version,
            "seats": list(ruleset(name).seats),
            "options": [setting.dump() for setting in ruleset(name).settings],
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
    """A new match, optionally with a content pack. Without a seed it gets an unguessable one."""
    if seed is None:
        seed = secrets.token_hex(16)
    if type(seed) not in (int, str) or not _is_writable(seed):
        raise BadSetup(f"a seed is a number or a word, not {shortened(seed)}")
    if options is not None and not isinstance(options, Mapping):
        raise BadSetup(f"options are names with values, such as {{'tools': 3}}, not {shortened(options)}")
    rules = ruleset(game) if pack is None else ruleset(game).with_pack(pack)
    return Match(rules, seats, str(seed), dict(options or {}))


def _is_writable(seed: int | str) -> bool:
    """Whether a record can hold the seed: Python refuses numbers of thousands of digits and lone surrogates."""
    try:
        str(seed).encode()
    except ValueError:
        return False
    return True


def replay(record: object, entries: int | None = None) -> Match:
    """Replay a record (plain data or JSON text); raises BadRecord if it is truncated, altered or too old.

    With `entries`, replay only that many of its entries.
    """
    if entries is not None and (type(entries) is not int or entries < 0):
        raise BadRecord(f"entries is a number from 0 on, not {shortened(entries)}")
    return _record.replay(record, ruleset, match_of, entries)
