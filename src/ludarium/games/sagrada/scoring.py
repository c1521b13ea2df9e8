"""The points of a window (SG-40 to SG-46, SG-56), and the winner."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE
from ludarium.kernel.standing import LedgerLine, Standing, rank

from .content.objectives import OBJECTIVES
from .window import CELLS, COLOURS, FACES, Window, count

EMPTY_CELL: Final = 1
EMPTY_CELL_SOLO: Final = 3
LINE_CACHE_SIZE: Final = 1000

TIE_RULE: Final = "SG-45"
TIES: Final = ("private", "tokens", "order")

# SG-V1 to SG-V5 number the colours in another order than the dice do.
PRIVATE_RULE: Final = ("SG-V1", "SG-V4", "SG-V2", "SG-V3", "SG-V5")


def public_points(window: Window, objective: int) -> int:
    """The points of a public objective for a window (SG-40)."""
    scored = OBJECTIVES[objective]
    return int(scored.times(window)) * scored.points


def private_points(window: Window, colour: int) -> int:
    """The sum of the values of the window's dice of one colour (SG-41)."""
    cells: i64 = window.colour(colour)
    total: i64 = 0
    for shade in range(FACES):
        total += count(cells & window.shade(shade)) * (shade + 1)
    return int(total)


def private_values(window: Window, colour: int) -> list[int]:
    """The values of the window's dice of one colour, the greatest first (SG-41)."""
    cells: i64 = window.colour(colour)
    values: list[int] = []
    for shade in range(FACES - 1, -1, -1):
        values += [shade + 1] * int(count(cells & window.shade(shade)))
    return values


def counted_private(window: Window, private: list[int], *, solo: bool) -> list[int]:
    """The private objectives that count: in a solo game the best one (SG-56)."""
    if solo and private:
        return [max(private, key=lambda colour: private_points(window, colour))]
    return private


def empty_cells(window: Window) -> int:
    """The number of cells without a die."""
    return CELLS - int(count(window.filled))


def points(window: Window, public: list[int], private: list[int], tokens: int, *, solo: bool) -> int:
    """The total of a window, without the ledger."""
    total = 0
    for objective in public:
        total += public_points(window, objective)
    if solo:
        best = 0
        for colour in private:
            best = max(best, private_points(window, colour))
        total += best
    else:
        for colour in private:
            total += private_points(window, colour)
    return total + tokens - empty_cells(window) * (EMPTY_CELL_SOLO if solo else EMPTY_CELL)


def ledger(window: Window, public: list[int], private: list[int], tokens: int, *, solo: bool) -> list[LedgerLine]:
    """All points of a window, line by line, each with its rule."""
    return public_lines(window, public) + own_lines(window, private, tokens, solo=solo)


def public_lines(window: Window, public: list[int]) -> list[LedgerLine]:
    """The points of the public objectives."""
    return [_public_line(objective, int(OBJECTIVES[objective].times(window))) for objective in public]


def own_lines(window: Window, private: list[int], tokens: int, *, solo: bool) -> list[LedgerLine]:
    """The points of private objectives, tokens and empty cells; solo counts the best private one (SG-56)."""
    counted = counted_private(window, private, solo=solo)
    lines = [_private_line(colour, private_points(window, colour)) for colour in counted]
    if not solo:
        lines.append(_tokens_line(tokens))
    lines.append(_empty_line(empty_cells(window), solo))
    return lines


# The same few lines occur again and again: they are cached.


@lru_cache(LINE_CACHE_SIZE)
def _public_line(number: int, times: int) -> LedgerLine:
    objective = OBJECTIVES[number]
    message = Message("ledger-public", objective=f"objective-{objective.name}", times=times, each=objective.points)
    return LedgerLine(objective.rule, message, times * objective.points)


@lru_cache(LINE_CACHE_SIZE)
def _private_line(colour: int, points: int) -> LedgerLine:
    return LedgerLine(
        PRIVATE_RULE[colour], Message("ledger-private", objective=f"objective-private-{COLOURS[colour]}"), points
    )


@lru_cache(LINE_CACHE_SIZE)
def _tokens_line(tokens: int) -> LedgerLine:
    return LedgerLine("SG-42", Message("ledger-tokens", tokens=tokens), tokens)


@lru_cache(LINE_CACHE_SIZE)
def _empty_line(cells: int, solo: bool) -> LedgerLine:
    each = EMPTY_CELL_SOLO if solo else EMPTY_CELL
    return LedgerLine("SG-56" if solo else "SG-43", Message("ledger-empty", cells=cells, each=each), -each * cells)


class WindowStanding(Standing):
    """The standing of a window, with the data of its ledger."""

    def __init__(
        self,
        seat: int,
        total: int,
        tiebreak: list[int],
        target: int | None,
        window: Window,
        public: list[int],
        private: list[int],
        tokens: int,
    ) -> None:
        super().__init__(seat, total, tiebreak, target)
        self.window = window
        self.public = public
        self.private = private
        self.tokens = tokens

    def lines(self) -> list[LedgerLine]:
        return ledger(self.window, self.public, self.private, self.tokens, solo=self.target is not None)

    def tie_lines(self) -> list[LedgerLine]:
        return [
            LedgerLine(TIE_RULE, Message(f"tie-{name}"), number)
            for name, number in zip(TIES, self.tiebreak, strict=False)
        ]


def standings(
    windows: list[Window],
    public: list[int],
    private: list[list[int]],
    tokens: list[int],
    last_order: list[int],
    target: int,
) -> list[Standing]:
    """The standing of every window. `last_order` is the order of the first turns in the last round (SG-45).

    `target` is the score that a solo player has to exceed (SG-57), NONE with rivals.
    """
    solo = target != NONE
    seats: list[Standing] = []
    for seat in range(len(windows)):
        window = windows[seat]
        total = points(window, public, private[seat], tokens[seat], solo=solo)
        tiebreak: list[int] = []
        if not solo:
            private_total = 0
            for colour in private[seat]:
                private_total += private_points(window, colour)
            tiebreak = [private_total, tokens[seat], last_order[seat]]
        beaten = target if solo else None
        seats.append(WindowStanding(seat, total, tiebreak, beaten, window, public, private[seat], tokens[seat]))
    rank(seats)
    return seats
