"""The scores of shared deals: what of a result is compared, the ranking of a day, and matchpoints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ..deal_protocol import Measure
from ..protocol import ResultData

FOR_A_WIN: Final = 2
FOR_A_TIE: Final = 1


class DealScore(Struct, frozen=True):
    """What of a result is compared: first whether the game was won, where that counts, then the points."""

    won: bool
    points: int

    @property
    def key(self) -> tuple[int, int]:
        """Greater for the better score."""
        return (int(self.won), self.points)


def measure_of(seats: int, people: int, *, cooperative: bool) -> Measure:
    """What is compared: citizens saved by a team, the lead of one person, or the points of several."""
    if cooperative:
        return "saved"
    return "lead" if people == 1 or seats == 1 else "points"


def score_of(result: ResultData, seat: int, measure: Measure) -> DealScore:
    """The score of a seat."""
    own = result.standings[seat]
    if measure == "saved":
        return DealScore(own.won, own.total)
    if measure == "points":
        return DealScore(won=False, points=own.total)
    rivals = [one.total for number, one in enumerate(result.standings) if number != seat]
    beaten = max(rivals) if rivals else own.target
    return DealScore(own.won, own.total - (beaten or 0))


def matchpoints(scores: Sequence[DealScore | None]) -> list[int]:
    """The matchpoints of each table: two for each other one that it beat, one for each tie; None has not finished."""
    finished = [score for score in scores if score is not None]
    return [0 if own is None else sum(_matched(own, other) for other in finished) - FOR_A_TIE for own in scores]


def _matched(own: DealScore, other: DealScore) -> int:
    """The matchpoints of one comparison; a score ties with itself."""
    if own == other:
        return FOR_A_TIE
    return FOR_A_WIN if own.key > other.key else 0


def ranks(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """The rank of each key, from 1: the greatest is first, and equal ones share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]
