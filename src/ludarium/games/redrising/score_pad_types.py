"""The types of the score pad's answer; those of the page are generated from them (`scripts/typescript.py`)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludarium.kernel.plain_data import BreachDict, LedgerLineDict, MessageDict


class ClausePoints(TypedDict):
    """The points of a clause of a bonus, with its text in English and as a message."""

    points: int
    text: str
    message: MessageDict


class CardPoints(TypedDict):
    """The points of a card; `rule` is that of its value, with what it counts as."""

    value: int
    bonus: int
    rule: str
    clauses: list[ClausePoints]


class TablePoints(TypedDict):
    """The points of tracks and token."""

    fleet: int
    helium: int
    sovereign: int
    influence: int


class PlayerAnswer(TablePoints):
    """The points of a player: by card, by category, and line by line; `wilds` is what each wildcard counts as."""

    cards: dict[str, CardPoints]
    core: int
    bonus: int
    excess: int
    total: int
    wilds: dict[str, str]
    ledger: list[LedgerLineDict]
    extra: NotRequired[int]
    house: NotRequired[str]


class AutomaAnswer(TablePoints):
    """The points of the Automa."""

    start: int
    favourable: int
    unfavourable: int
    total: int
    ledger: list[LedgerLineDict]
    won: bool


class Outcome(TypedDict):
    """What decided, with its rule."""

    rule: str
    message: MessageDict


class Answer(TypedDict):
    """The points of a sheet; `outcome` is null if the totals of the players decided."""

    players: list[PlayerAnswer]
    winners: list[int]
    breaches: list[BreachDict]
    outcome: Outcome | None
    automa: NotRequired[AutomaAnswer]
