"""How a seat stands at the end, and where each of its points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .message import Message


class Line:
    """One row of a ledger: points, the rule that gives them, and what they were given for."""

    def __init__(self, rule: str, message: Message, points: int) -> None:
        self.rule = rule
        self.message = message
        self.points = points

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return {"rule": self.rule, "message": self.message.dump(), "points": self.points}


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """A seat's result: its place, its points, and the ledger that they are the sum of.

    `tiebreak` are the numbers that decide between equal totals, the most important first; `target` is the score that
    somebody without rivals has to exceed, None where there are rivals. The ledger is written when somebody reads it:
    a million games are ranked without one.
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

    def lines(self) -> list[Line]:
        """Write the ledger; each game does it in its own way."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "seat": self.seat,
            "rank": self.rank,
            "won": self.won,
            "total": self.total,
            "tiebreak": self.tiebreak,
            "target": self.target,
            "ledger": [line.dump() for line in self.ledger],
        }


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
