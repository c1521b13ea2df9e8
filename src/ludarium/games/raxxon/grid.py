"""The ground that the crowd stands on: an 8 x 8 frame, in whose inner 6 x 6 the crowd always fits (RX-39).

A set of cells is a mask. The crowd never stands on the frame's edge, so a shifted mask cannot run over into another
row; a place next to it may lie on the edge, and then the crowd is moved inwards as a whole.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDE: Final = 8
WIDEST: Final = 6  # the crowd's outline (RX-39)
CELLS: Final = SIDE * SIDE
MIDDLE: Final = 27  # where a lone card is put

# A cell, or a type of citizens, as a mask. (A constant shifted by a variable would be cut to 32 bits when compiled.)
BIT: Final[list[i64]] = [1 << number for number in range(CELLS - 1)]

ROWS: Final[list[i64]] = [255 << (SIDE * row) if row < SIDE - 1 else 127 << (SIDE * row) for row in range(SIDE)]
COLUMNS: Final[list[i64]] = [sum(1 << (SIDE * row + column) for row in range(SIDE - 1)) for column in range(SIDE)]
INNER: Final[list[int]] = [SIDE * row + column for row in range(1, 7) for column in range(1, 7)]


def _beside(cell: int) -> i64:
    row, column = divmod(cell, SIDE)
    places = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    # The last cell of all is nobody's neighbour: its bit would be the sign.
    return sum(1 << (SIDE * r + c) for r, c in places if 0 <= r < SIDE and 0 <= c < SIDE and SIDE * r + c < CELLS - 1)


# The cells that touch each cell above, below, left or right (RX-12).
BESIDE: Final[list[i64]] = [_beside(cell) for cell in range(CELLS)]


def cell_name(cell: int) -> str:
    """A cell by its row's letter and its column's number."""
    return "abcdefgh"[cell // SIDE] + str(cell % SIDE + 1)


NAMES: Final[list[str]] = [cell_name(cell) for cell in range(CELLS)]


def cells_of(mask: i64) -> list[int]:
    """The cells of a mask within the inner ground, row by row."""
    return [cell for cell in INNER if mask >> cell & 1]


def size(mask: i64) -> int:
    """How many cells a mask has."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def lines(mask: i64) -> list[int]:
    """The rows (0 to 7) and columns (8 to 15) that have a card (RX-13)."""
    rows = [row for row in range(1, SIDE - 1) if mask & ROWS[row]]
    return rows + [SIDE + column for column in range(1, SIDE - 1) if mask & COLUMNS[column]]


def line(number: int) -> i64:
    """The cells of a row or column."""
    return ROWS[number] if number < SIDE else COLUMNS[number - SIDE]


def places(crowd: i64) -> list[int]:
    """Every empty place next to the crowd that its outline allows (RX-39)."""
    found: list[int] = []
    if crowd == 0:
        return found
    top = SIDE
    bottom = 0
    left = SIDE
    right = 0
    for number in range(1, SIDE - 1):
        if crowd & ROWS[number]:
            if top == SIDE:
                top = number
            bottom = number
        if crowd & COLUMNS[number]:
            if left == SIDE:
                left = number
            right = number
    for row in range(max(bottom - WIDEST + 1, top - 1, 0), min(top + WIDEST, bottom + 2, SIDE)):
        for column in range(max(right - WIDEST + 1, left - 1, 0), min(left + WIDEST, right + 2, SIDE)):
            cell = SIDE * row + column
            if not crowd >> cell & 1 and BESIDE[cell] & crowd:
                found.append(cell)
    return found


def crowded_places(crowd: i64) -> list[int]:
    """The places that are next to as many cards as possible (RX-39); the middle, if there is no crowd."""
    if crowd == 0:
        return [MIDDLE]
    best = 0
    found: list[int] = []
    for cell in places(crowd):
        number = size(BESIDE[cell] & crowd)
        if number > best:
            best = number
            found = [cell]
        elif number == best:
            found.append(cell)
    return found
