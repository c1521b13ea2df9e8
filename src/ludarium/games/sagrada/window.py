"""A window: twenty cells, with the placement rules computed on bit masks.

Cells are numbered row by row from the top left, 0 to 19, and named a1 to d5; a mask has bit n set for cell n.
A die is one number: its colour (0 to 4) * 6 + its shade (0 to 5).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .view_types import Colour

COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue", "purple")
LETTERS: Final = "RYGBP"
ROWS: Final = 4
COLUMNS: Final = 5
CELLS: Final = 20
FACES: Final = 6
EMPTY: Final = -1

FULL: Final[i64] = 0xFFFFF
LEFT: Final[i64] = 0x08421
RIGHT: Final[i64] = 0x84210
EDGE: Final[i64] = 0xFC63F

# The part of a cell's printed restriction that a tool ignores (SG-T2, SG-T3).
NOTHING: Final = 0
COLOUR: Final = 1
SHADE: Final = 2


def cell_name(cell: int) -> str:
    """The name of a cell, a1 (top left) to d5."""
    return "abcd"[cell // COLUMNS] + "12345"[cell % COLUMNS]


CELL_TOUCHES: Final = [f"cell:{cell_name(cell)}" for cell in range(CELLS)]


def cell_number(name: str) -> int:
    """The cell of that name, or -1."""
    if len(name) == 2 and name[0] in "abcd" and name[1] in "12345":  # noqa: PLR2004 - a letter and a digit
        return "abcd".index(name[0]) * COLUMNS + "12345".index(name[1])
    return -1


def die_name(die: int) -> str:
    """The name of a die: R3 is the red 3, two dots are no die."""
    return ".." if die < 0 else LETTERS[die // FACES] + "123456"[die % FACES]


def turned_over(die: int) -> int:
    """The die turned over."""
    return die + FACES - 1 - 2 * (die % FACES)


def beside(mask: i64) -> i64:
    """The cells that share a side with a cell of the mask."""
    return (((mask & ~RIGHT) << 1) | ((mask & ~LEFT) >> 1) | (mask << 5) | (mask >> 5)) & FULL


def around(mask: i64) -> i64:
    """The cells of the mask and all cells that share a side or a corner with them."""
    wide: i64 = mask | ((mask & ~RIGHT) << 1) | ((mask & ~LEFT) >> 1)
    return (wide | (wide << 5) | (wide >> 5)) & FULL


def corners(mask: i64) -> i64:
    """The cells that share only a corner with a cell of the mask."""
    wide: i64 = ((mask & ~RIGHT) << 1) | ((mask & ~LEFT) >> 1)
    return ((wide << 5) | (wide >> 5)) & FULL


def count(mask: i64) -> i64:
    """The number of cells in the mask."""
    pairs: i64 = mask - ((mask >> 1) & 0x55555)
    fours: i64 = (pairs & 0x33333) + ((pairs >> 2) & 0x33333)
    return ((fours + (fours >> 4)) & 0x0F0F0F) * 0x010101 >> 16 & 0xFF


class Pattern:
    """A printed window: for each colour and each shade, the mask of the cells that allow it."""

    def __init__(
        self, name: str, card: int, difficulty: int, grid: str, by_colour: list[int], by_shade: list[int]
    ) -> None:
        self.name = name
        self.card = card
        self.difficulty = difficulty
        self.grid = grid
        self.by_colour = by_colour
        self.by_shade = by_shade

    def __repr__(self) -> str:
        return f"Pattern({self.name!r})"


def pattern(name: str, card: int, difficulty: int, *rows: str) -> Pattern:
    """A pattern from its four printed rows: R Y G B P a colour, 1 to 6 a shade, a dot a white cell."""
    grid = "".join(rows)
    by_colour = [sum(1 << n for n in range(CELLS) if grid[n] == letter or grid[n] in ".123456") for letter in LETTERS]
    by_shade = [sum(1 << n for n in range(CELLS) if grid[n] == face or grid[n] in ".RYGBP") for face in "123456"]
    return Pattern(name, card, difficulty, grid, by_colour, by_shade)


@mypyc_attr(acyclic=True)
class Window:
    """A player's window: its pattern, and its dice in seven masks.

    `filled` are the cells with a die. The other masks hold one binary digit each of the dice's colours and shades, so
    that copying, reading and changing a window creates no list.
    """

    def __init__(self, pattern: Pattern, filled: i64, c1: i64, c2: i64, c4: i64, s1: i64, s2: i64, s4: i64) -> None:
        self.pattern = pattern
        self.filled = filled
        self.c1 = c1
        self.c2 = c2
        self.c4 = c4
        self.s1 = s1
        self.s2 = s2
        self.s4 = s4

    def colour(self, colour: i64) -> i64:
        """The cells with dice of this colour."""
        cells: i64 = self.filled
        cells &= self.c1 if colour & 1 else ~self.c1
        cells &= self.c2 if colour & 2 else ~self.c2
        return cells & (self.c4 if colour & 4 else ~self.c4)

    def shade(self, shade: i64) -> i64:
        """The cells with dice of this shade, 0 to 5."""
        cells: i64 = self.filled
        cells &= self.s1 if shade & 1 else ~self.s1
        cells &= self.s2 if shade & 2 else ~self.s2
        return cells & (self.s4 if shade & 4 else ~self.s4)

    def legal_cells(self, die: i64, ignoring: i64 = NOTHING) -> i64:
        """The cells where this die can be placed (SG-20 to SG-25)."""
        colour: i64 = die // FACES
        shade: i64 = die % FACES
        filled: i64 = self.filled
        same: i64 = self.colour(colour) | self.shade(shade)
        free: i64 = self.allowing_cells(colour, shade, ignoring) & ~filled & ~beside(same)
        return free & EDGE if filled == 0 else free & around(filled)

    def legal_cells_apart(self, die: i64) -> i64:
        """The cells without a die around them that allow this die (SG-T9); the first die goes on the edge (SG-20)."""
        fitting: i64 = self.allowing_cells(die // FACES, die % FACES, NOTHING)
        return fitting & EDGE if self.filled == 0 else fitting & ~around(self.filled)

    def allowing_cells(self, colour: i64, shade: i64, ignoring: i64) -> i64:
        """The cells whose printed restriction allows this colour and shade (SG-22)."""
        cells: i64 = FULL
        if ignoring != COLOUR:
            cells &= i64(self.pattern.by_colour[colour])
        if ignoring != SHADE:
            cells &= i64(self.pattern.by_shade[shade])
        return cells

    def legal_cells_after_lifting(self, cell: i64, ignoring: i64 = NOTHING) -> i64:
        """The cells to which the die of this cell can move; it is lifted first, so it is not its own neighbour."""
        die: i64 = self.lift(cell)
        cells: i64 = self.legal_cells(die, ignoring) & ~(1 << cell)
        self.place(die, cell)
        return cells

    def place(self, die: i64, cell: i64) -> None:
        """Put a die into an empty cell."""
        colour: i64 = die // FACES
        shade: i64 = die % FACES
        self.filled |= 1 << cell
        self.c1 |= (colour & 1) << cell
        self.c2 |= (colour >> 1 & 1) << cell
        self.c4 |= (colour >> 2) << cell
        self.s1 |= (shade & 1) << cell
        self.s2 |= (shade >> 1 & 1) << cell
        self.s4 |= (shade >> 2) << cell

    def lift(self, cell: i64) -> i64:
        """Take the die out of a cell."""
        die: i64 = self.die(cell)
        others: i64 = ~(1 << cell)
        self.filled &= others
        self.c1 &= others
        self.c2 &= others
        self.c4 &= others
        self.s1 &= others
        self.s2 &= others
        self.s4 &= others
        return die

    def die(self, cell: i64) -> i64:
        """The die in a cell, or EMPTY."""
        if not self.filled >> cell & 1:
            return EMPTY
        colour: i64 = (self.c1 >> cell & 1) | (self.c2 >> cell & 1) << 1 | (self.c4 >> cell & 1) << 2
        shade: i64 = (self.s1 >> cell & 1) | (self.s2 >> cell & 1) << 1 | (self.s4 >> cell & 1) << 2
        return colour * FACES + shade

    def dice(self) -> list[int]:
        """The die of each of the twenty cells."""
        dice = [EMPTY] * CELLS
        cells: i64 = self.filled
        cell: i64 = 0
        while cells:
            if cells & 1:
                dice[cell] = int(self.die(cell))
            cells >>= 1
            cell += 1
        return dice

    def copy(self) -> Window:
        """An independent window with the same dice."""
        return Window(self.pattern, self.filled, self.c1, self.c2, self.c4, self.s1, self.s2, self.s4)


def window(pattern: Pattern, dice: list[int] | None = None) -> Window:
    """A window with these dice in its twenty cells; empty by default."""
    new = Window(pattern, 0, 0, 0, 0, 0, 0, 0)
    for cell, die in enumerate(dice or []):
        if die != EMPTY:
            new.place(die, cell)
    return new
