"""Results: the place and the points of each seat, with a ledger of where the points came from."""

from __future__ import annotations

from typing import Any

from msgspec import Raw
from mypy_extensions import mypyc_attr

from .json_cache import encode
from .message import Message
from .plain_data import LedgerLineDict


class LedgerLine:
    """One row of a ledger: points, the rule that gives them, and what they were given for."""

    def __init__(self, rule: str, message: Message, points: int) -> None:
        self.rule = rule
        self.message = message
        self.points = points
        self._encoded: Raw | None = None

    def encoded(self) -> Raw:
        """As JSON, encoded once."""
        if self._encoded is None:
            self._encoded = encode({"rule": self.rule, "message": self.message.encoded(), "points": self.points})
        return self._encoded

    def dump(self) -> LedgerLineDict:
        """As plain data."""
        return {"rule": self.rule, "message": self.message.dump(), "points": self.points}


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """A seat's result: its place, its points, and the ledger that they are the sum of.

    `tiebreak` are the numbers that decide between equal totals, the most important first, and `ties` the same with
    their rules and messages; `target` is the score that a solo player has to exceed, None in games with rivals.
    Ledger and ties are computed on access: simulations rank a million games without them.
    """

    def __init__(self, seat: int, total: int, tiebreak: list[int], target: int | None) -> None:
        self.seat = seat
        self.total = total
        self.tiebreak = tiebreak
        self.target = target
        self.rank = 1
        self.won = False

    @property
    def ledger(self) -> list[LedgerLine]:
        """Every point: what for, and by which rule."""
        return self.lines()

    @property
    def ties(self) -> list[LedgerLine]:
        """The tie-break, number by number: what is counted, and by which rule."""
        return self.tie_lines()

    def lines(self) -> list[LedgerLine]:
        """Compute the ledger; each game overrides this."""
        raise NotImplementedError

    def tie_lines(self) -> list[LedgerLine]:
        """Compute the tie-break lines; a game with a tie-break overrides this to name what each number counts."""
        return [LedgerLine("", Message("tie-number"), number) for number in self.tiebreak]

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
    """The index of the tie-break that separated the leaders; None if none did."""
    best = max(standing.total for standing in standings)
    leading = [standing.tiebreak for standing in standings if standing.total == best]
    first = max(leading)
    others = [tiebreak for tiebreak in leading if tiebreak != first]
    if not others:
        return None
    second = max(others)
    return next(number for number in range(len(first)) if first[number] != second[number])


def rank(standings: list[Standing]) -> None:
    """Set the rank of every seat by total, then tie-break; seats that are equal in both share a rank.

    A solo player wins only with more points than the target.
    """
    keys = [[standing.total, *standing.tiebreak] for standing in standings]
    for standing, key in zip(standings, keys, strict=True):
        standing.rank = 1
        for other in keys:
            if other > key:
                standing.rank += 1
        standing.won = standing.rank == 1 if standing.target is None else standing.total > standing.target
