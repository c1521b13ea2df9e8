"""How a seat stands at the end, and where each of its points came from."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from mypy_extensions import mypyc_attr

from .message import Message
from .part import part


class Line:
    """One row of a ledger: points, the rule that gives them, and what they were given for."""

    def __init__(self, rule: str, message: Message, points: int) -> None:
        self.rule = rule
        self.message = message
        self.points = points
        self._written: Raw | None = None

    def written(self) -> Raw:
        """As JSON; a row that is shown again is not written again."""
        if self._written is None:
            self._written = part({"rule": self.rule, "message": self.message.written(), "points": self.points})
        return self._written

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return {"rule": self.rule, "message": self.message.dump(), "points": self.points}


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """A seat's result: its place, its points, and the ledger that they are the sum of.

    `tiebreak` are the numbers that decide between equal totals, the most important first, and `ties` the same with
    their rules and words; `target` is the score that somebody without rivals has to exceed, None where there are
    rivals. Ledger and ties are written when somebody reads them: a million games are ranked without.
    """

    def __init__(self, seat: int, total: int, tiebreak: list[int], target: int | None) -> None:
        self.seat = seat
        self.total = total
        self.tiebreak = tiebreak
        self.target = target
        self.rank = 1
        self.won = False

    @property
    def ledger(self) -> list[Line]:
        """Every point: what for, and by which rule."""
        return self.lines()

    @property
    def ties(self) -> list[Line]:
        """The tie-break, number by number: what is counted, and by which rule."""
        return self.tie_lines()

    def lines(self) -> list[Line]:
        """Write the ledger; each game does it in its own way."""
        raise NotImplementedError

    def tie_lines(self) -> list[Line]:
        """Write the tie-break; a game that has one says what each of its numbers counts."""
        return [Line("", Message("tie-number"), number) for number in self.tiebreak]

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "seat": self.seat,
            "rank": self.rank,
            "won": self.won,
            "total": self.total,
            "tiebreak": [line.dump() for line in self.ties],
            "target": self.target,
            "ledger": [line.dump() for line in self.ledger],
        }


def deciding_tie(standings: list[Standing]) -> int | None:
    """Which number of the tie-break, from 0, told the first from the next with the same total; None where none did."""
    best = max(standing.total for standing in standings)
    leading = [standing.tiebreak for standing in standings if standing.total == best]
    first = max(leading)
    others = [tiebreak for tiebreak in leading if tiebreak != first]
    if not others:
        return None
    second = max(others)
    return next(number for number in range(len(first)) if first[number] != second[number])


def rank(standings: list[Standing]) -> None:
    """Give every seat its place by total, then tie-break; seats that are equal in all of it share a place.

    Without rivals the score must exceed the target: to equal it is to lose.
    """
    keys = [[standing.total, *standing.tiebreak] for standing in standings]
    for standing, key in zip(standings, keys, strict=True):
        standing.rank = 1
        for other in keys:
            if other > key:
                standing.rank += 1
        standing.won = standing.rank == 1 if standing.target is None else standing.total > standing.target
