"""The three kinds of plain data that describe a position: different types, so that none is passed for another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NewType, TypedDict

Dump = NewType("Dump", dict[str, Any])  # everything: stays on the server
Redacted = NewType("Redacted", dict[str, Any])  # what a seat may know: for bots and views
View = NewType("View", Mapping[str, Any])  # what is drawn for a viewer; parts may be encoded already


class MessageDict(TypedDict):
    """A message as plain data."""

    id: str
    args: dict[str, Any]


class LedgerLineDict(TypedDict):
    """A row of a ledger as plain data."""

    rule: str
    message: MessageDict
    points: int


class BreachDict(TypedDict):
    """A breach of a rule on a sheet of a score pad; if it is not certain, something may have allowed it."""

    rule: str
    certain: bool
    message: MessageDict
