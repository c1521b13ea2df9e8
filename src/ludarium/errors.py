"""Every error that Ludarium raises on purpose.

LudariumError
├── UnknownGame       there is no game of that name
├── BadSetup          invalid seats, seed or options
├── Refused           a decision, an undo or a seat that is not allowed now; carries the rule and the reason
├── BadRecord         a record that is truncated, altered, of another version, or not a record
├── BadDocument       a text that is not valid YAML or JSON, or uses a forbidden feature; names the line
├── BadSheet          an invalid score sheet
├── BadPack           an invalid content pack; names the place
├── BadLesson         an invalid lesson, or an unknown one
└── BadStep           an invalid answer or state of the companion
"""

from __future__ import annotations

import reprlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable


class _Short(reprlib.Repr):
    """A `repr` that abbreviates large values."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = self.maxlong = 200

    def repr_int(self, number: int, level: int) -> str:
        return repr(number) if number.bit_length() <= self.maxlong else f"<a number of {number.bit_length()} bits>"


def shortened(value: object, limit: int = 60) -> str:
    """The `repr` of a value, shortened for an error message."""
    shown = _Short().repr(value)
    return shown if len(shown) <= limit else f"{shown[: limit - 1]}…"


class LudariumError(Exception):
    """The base class; the text says what was wrong and what was expected."""


class UnknownGame(LudariumError):
    """There is no game of that name."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        super().__init__(f"unknown game {shortened(name)}: expected one of {', '.join(known)}")


class BadSetup(LudariumError):
    """The number of seats, the seed or an option does not fit the game."""


class Refused(LudariumError):
    """The rules do not allow this now; nothing was changed.

    `rule` is the id of the rule that forbids it ("" if it is not a rule of the game); `message_id` and `message_args`
    are the reason, to be formatted in any language.
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
    """The score sheet is invalid; the text names the place."""


MAX_PLACE = 120  # characters of a place in an error message: a key may have any length


class BadPack(LudariumError):
    """The content pack does not fit its game: `place` (such as cards.riot.when) and `reason` say where and why."""

    def __init__(self, place: str, reason: str, where: str = "") -> None:
        shown = place if len(place) <= MAX_PLACE else f"{place[: MAX_PLACE - 1]}…"
        super().__init__(f"{where}{shown}: {reason}" if place else f"{where}{reason}")
        self.place = place
        self.reason = reason


class BadLesson(LudariumError):
    """The lesson is not valid, or there is none of that name."""


class BadStep(LudariumError):
    """The companion cannot continue from this state or answer; the text says what it expected."""
