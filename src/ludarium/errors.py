"""Every error that Ludarium raises on purpose.

LudariumError
├── UnknownGame       no game of that name
├── BadSetup          seats, seed or options that the game does not have
├── Refused           a decision, an undo or a seat that the rules do not allow now; carries the reason
├── BadRecord         a record that is cut, altered, of another version, or no record at all
├── BadDocument       a text that is neither YAML nor JSON, or uses what is not allowed in it; names the line
├── BadSheet          a score sheet that cannot be read as one
├── BadPack           a content pack that does not fit its game; names the place
└── BadStep           an answer, or a state, that the companion of a physical table cannot go on with
"""

from __future__ import annotations

import reprlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable


class _Short(reprlib.Repr):
    """A `repr` that never writes out the whole of something large."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = self.maxlong = 200

    def repr_int(self, number: int, level: int) -> str:
        return repr(number) if number.bit_length() <= self.maxlong else f"<a number of {number.bit_length()} bits>"


def shortened(value: object, limit: int = 60) -> str:
    """A value as an error message quotes it: its `repr`, cut where it is long."""
    shown = _Short().repr(value)
    return shown if len(shown) <= limit else f"{shown[: limit - 1]}…"


class LudariumError(Exception):
    """Something the caller asked for cannot be done; the text says what was wrong and what was expected."""


class UnknownGame(LudariumError):
    """There is no game of that name."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        super().__init__(f"unknown game {shortened(name)}: expected one of {', '.join(known)}")


class BadSetup(LudariumError):
    """The number of seats, the seed or an option does not fit the game."""


class Refused(LudariumError):
    """The rules do not allow this now; nothing was changed.

    `rule` is the id of the rule that forbids it ("" where it is no matter of the game's rules); `message_id`
    and `message_args` are the reason for whoever wants to say it in another language.
    """

    def __init__(self, text: str, rule: str, message_id: str, message_args: dict[str, Any]) -> None:
        super().__init__(text)
        self.rule = rule
        self.message_id = message_id
        self.message_args = message_args


class BadRecord(LudariumError):
    """The record cannot be replayed; the text says why."""


class BadDocument(LudariumError):
    """The text cannot be read as plain data: `reason` says why, and `line` where."""

    def __init__(self, reason: str, name: str, line: int | None = None) -> None:
        super().__init__(f"{name}: {reason}" if line is None else f"{name}, line {line}: {reason}")
        self.reason = reason
        self.line = line


class BadSheet(LudariumError):
    """The score sheet has a place that cannot be read; the text names it."""


LONGEST_PLACE = 120  # characters that an error says of a place: a key may be of any length


class BadPack(LudariumError):
    """The content pack does not fit its game: `place` (such as cards.riot.when) and `reason` say where and why."""

    def __init__(self, place: str, reason: str, where: str = "") -> None:
        shown = place if len(place) <= LONGEST_PLACE else f"{place[: LONGEST_PLACE - 1]}…"
        super().__init__(f"{where}{shown}: {reason}" if place else f"{where}{reason}")
        self.place = place
        self.reason = reason


class BadStep(LudariumError):
    """The companion of a physical table cannot go on from there; the text says what it expected."""
