"""The types of the score pad's answer; those of the page are generated from them (`scripts/typescript.py`)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludarium.kernel.plain_data import BreachDict, LedgerLineDict, MessageDict


class CellBreach(BreachDict):
    """A breach of a rule in a window, and its cells."""

    cells: list[str]


class Correction(TypedDict):
    """The best way to remove dice so that no rule is broken for certain: the cells to empty, and the total then."""

    rule: str
    cells: list[str]
    total: int
    message: MessageDict


class WindowAnswer(TypedDict):
    """The points of a window: by category, and line by line."""

    public: dict[str, int]
    private: int
    favor_tokens: int
    empty_cells: int
    total: int
    ledger: list[LedgerLineDict]
    breaches: list[CellBreach]
    correction: Correction | None


class Outcome(TypedDict):
    """What decided, with its rule; `open`: only the order of the last round can, and the sheet does not give it."""

    rule: str
    message: MessageDict
    open: bool


class Answer(TypedDict):
    """The points of a sheet.

    `outcome` is null if the totals decided, `target` is that of a solo game, `corrected_winners` are the winners once
    all windows are corrected, if one has to be; `corrected_result` says so where these are others.
    """

    windows: list[WindowAnswer]
    winners: list[int]
    breaches: list[CellBreach]
    outcome: Outcome | None
    corrected_winners: NotRequired[list[int]]
    corrected_result: NotRequired[BreachDict]
    target: NotRequired[int]
