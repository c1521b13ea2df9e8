"""The grid of the crowd: 8 x 8 cells, of which the crowd uses only the inner 6 x 6 (RX-39).

A set of cells is a mask. Since the crowd is never in an edge cell, a shifted mask does not overflow into another row.
A place beside the crowd may be an edge cell: if a card is put there, the whole crowd is shifted inwards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDE: Final = 8
MAX_WIDTH: Final = 6  # of the crowd's outline (RX-39)
CELLS: Final = SIDE * SIDE
MIDDLE: Final = 27  # where the first card is put

# A cell, or a type of citizens, as a mask. (Compiled code would cut a constant shifted by a variable to 32 bits.)
BIT: Final[list[i64]] = [1 << number for number in range(CELLS - 1)]

ROWS: Final[list[i64]] = [255 << (SIDE * row) if row < SIDE - 1 else 127 << (SIDE * row) for row in range(SIDE)]
COLUMNS: Final[list[i64]] = [sum(1 << (SIDE * row + column) for row in range(SIDE - 1)) for column in range(SIDE)]
INNER: Final[list[int]] = [SIDE * row + column for row in range(1, 7) for column in range(1, 7)]

# The grid without its edge rows, without its edge columns, and without both.
INNER_ROWS: Final[i64] = 0x00FFFFFFFFFFFF00
INNER_COLUMNS: Final[i64] = 0x7E7E7E7E7E7E7E7E
INSIDE: Final[i64] = 0x007E7E7E7E7E7E00

# The cells of a row by the 8 bits of that row in a mask: masks are read row by row, which is faster than by cell.
ROW_MASK: Final[i64] = 255
ROW_CELLS: Final[list[list[list[int]]]] = [
    [[SIDE * row + column for column in range(SIDE) if part >> column & 1] for part in range(256)]
    for row in range(SIDE)
]

# A cell by its mask modulo 67: the powers of two below 2**66 all have different remainders.
MODULUS: Final = 67
_REMAINDER_OF: Final = [(1 << number) % MODULUS for number in range(MODULUS - 1)]
CELL_BY_REMAINDER: Final[list[i64]] = [0, *(_REMAINDER_OF.index(remainder) for remainder in range(1, MODULUS))]


def _adjacent(cell: int) -> i64:
    row, column = divmod(cell, SIDE)
    places = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    # The last cell is left out: its bit would be the sign.
    return sum(1 << (SIDE * r + c) for r, c in places if 0 <= r < SIDE and 0 <= c < SIDE and SIDE * r + c < CELLS - 1)


# The cells above, below, left and right of each cell (RX-12).
ADJACENT: Final[list[i64]] = [_adjacent(cell) for cell in range(CELLS)]


def cell_name(cell: int) -> str:
    """The name of a cell: the letter of its row and the number of its column."""
    return "abcdefgh"[cell // SIDE] + str(cell % SIDE + 1)


CELL_NAMES: Final[list[str]] = [cell_name(cell) for cell in range(CELLS)]


def cells_of(mask: i64) -> list[int]:
    """The cells of a mask, row by row."""
    cells: list[int] = []
    row: i64 = 0
    while mask:
        row_mask = mask & ROW_MASK
        if row_mask:
            cells += ROW_CELLS[row][row_mask]
        mask >>= SIDE
        row += 1
    return cells


def first_cell(mask: i64) -> i64:
    """The first cell of a mask, which must not be empty."""
    return CELL_BY_REMAINDER[(mask & -mask) % MODULUS]


def size(mask: i64) -> int:
    """The number of cells in a mask."""
    number = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def lines(mask: i64) -> list[int]:
    """The rows (0 to 7) and columns (8 to 15) with a cell of the mask (RX-13)."""
    rows = [row for row in range(1, SIDE - 1) if mask & ROWS[row]]
    return rows + [SIDE + column for column in range(1, SIDE - 1) if mask & COLUMNS[column]]


def line(number: int) -> i64:
    """The cells of a row or column."""
    return ROWS[number] if number < SIDE else COLUMNS[number - SIDE]


def gaps(crowd: i64) -> list[int]:
    """The empty cells between two cards of the same row or column (RX-13)."""
    found: list[int] = []
    for cell in INNER:
        if crowd & BIT[cell]:
            continue
        before = BIT[cell] - 1
        for cells in (crowd & ROWS[cell // SIDE], crowd & COLUMNS[cell % SIDE]):
            if cells & before and cells & ~before:
                found.append(cell)
                break
    return found


def free_adjacent(crowd: i64) -> i64:
    """The empty cells beside the crowd that its outline allows, as a mask (RX-39)."""
    free = (crowd >> SIDE | crowd << SIDE | crowd >> 1 | crowd << 1) & ~crowd
    # The inner grid is as wide as the outline may be: a crowd that reaches both of its ends cannot grow that way.
    if crowd & ROWS[1] and crowd & ROWS[MAX_WIDTH]:
        free &= INNER_ROWS
    if crowd & COLUMNS[1] and crowd & COLUMNS[MAX_WIDTH]:
        free &= INNER_COLUMNS
    return free


def free_places(crowd: i64) -> list[int]:
    """The empty cells beside the crowd that its outline allows (RX-39)."""
    return cells_of(free_adjacent(crowd))


def best_places(crowd: i64) -> list[int]:
    """The places adjacent to as many cards as possible (RX-39); without a crowd, the middle."""
    if crowd == 0:
        return [MIDDLE]
    free = free_adjacent(crowd)
    vertical = crowd >> SIDE | crowd << SIDE  # next to a card above or below
    vertical_both = (crowd >> SIDE) & (crowd << SIDE)  # next to both
    horizontal = crowd >> 1 | crowd << 1  # next to a card on the left or on the right
    horizontal_both = (crowd >> 1) & (crowd << 1)
    four = free & vertical_both & horizontal_both
    if four:
        return cells_of(four)
    three = free & (vertical_both & horizontal | horizontal_both & vertical)
    if three:
        return cells_of(three)
    two = free & (vertical_both | horizontal_both | vertical & horizontal)
    return cells_of(two or free)
