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

# The ground without the frame's edge: above and below, left and right.
INNER_ROWS: Final[i64] = 0x00FFFFFFFFFFFF00
INNER_COLUMNS: Final[i64] = 0x7E7E7E7E7E7E7E7E
INSIDE: Final[i64] = 0x007E7E7E7E7E7E00

# The cells of each row by the row's part of a mask: a mask is read by rows, not cell by cell.
ROW: Final[i64] = 255
ROW_CELLS: Final[list[list[list[int]]]] = [
    [[SIDE * row + column for column in range(SIDE) if part >> column & 1] for part in range(256)]
    for row in range(SIDE)
]

# A cell by the remainder of its mask by 67: no two powers of two below 2**66 leave the same.
REMAINDERS: Final = 67
_LEFT: Final = [(1 << number) % REMAINDERS for number in range(REMAINDERS - 1)]
CELL: Final[list[i64]] = [0, *(_LEFT.index(remainder) for remainder in range(1, REMAINDERS))]


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
    """The cells of a mask, row by row."""
    found: list[int] = []
    row: i64 = 0
    while mask:
        part = mask & ROW
        if part:
            found += ROW_CELLS[row][part]
        mask >>= SIDE
        row += 1
    return found


def first_cell(mask: i64) -> i64:
    """The first cell of a mask that has one."""
    return CELL[(mask & -mask) % REMAINDERS]


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


def beside(crowd: i64) -> i64:
    """The empty cells next to the crowd that its outline allows (RX-39)."""
    found = (crowd >> SIDE | crowd << SIDE | crowd >> 1 | crowd << 1) & ~crowd
    # The crowd stands within the inner ground, which is as wide as it may be: where it reaches both ends it is full.
    if crowd & ROWS[1] and crowd & ROWS[WIDEST]:
        found &= INNER_ROWS
    if crowd & COLUMNS[1] and crowd & COLUMNS[WIDEST]:
        found &= INNER_COLUMNS
    return found


def places(crowd: i64) -> list[int]:
    """Every empty place next to the crowd that its outline allows (RX-39)."""
    return cells_of(beside(crowd))


def crowded_places(crowd: i64) -> list[int]:
    """The places that are next to as many cards as possible (RX-39); the middle, if there is no crowd."""
    if crowd == 0:
        return [MIDDLE]
    found = beside(crowd)
    upright = crowd >> SIDE | crowd << SIDE  # next to a card above or below
    between = (crowd >> SIDE) & (crowd << SIDE)  # next to both
    level = crowd >> 1 | crowd << 1  # next to a card on the left or on the right
    amid = (crowd >> 1) & (crowd << 1)
    four = found & between & amid
    if four:
        return cells_of(four)
    three = found & (between & level | amid & upright)
    if three:
        return cells_of(three)
    two = found & (between | amid | upright & level)
    return cells_of(two or found)
