"""The kinds of public objectives: what they count in a window (SG-40, SG-44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .window import CELLS, COLOURS, COLUMNS, FACES, ROWS, Window, corners, count

ROW: Final[i64] = 0x0001F
COLUMN: Final[i64] = 0x08421


class Objective:
    """A public objective: its rule, its name, and its points each time it scores."""

    def __init__(self, rule: str, name: str, points: int) -> None:
        self.rule = rule
        self.name = name
        self.points = points

    def times(self, window: Window) -> i64:
        """How often it scores."""
        raise NotImplementedError


class DifferentInLine(Objective):
    """Full rows or columns in which all colours, or all shades, differ."""

    def __init__(self, rule: str, name: str, points: int, *, rows: bool, colours: bool) -> None:
        super().__init__(rule, name, points)
        self.rows = rows
        self.colours = colours

    def times(self, window: Window) -> i64:
        lines: i64 = 0
        for n in range(ROWS if self.rows else COLUMNS):
            cells: i64 = ROW << (n * COLUMNS) if self.rows else COLUMN << n
            if window.filled & cells == cells and self.all_different(window, cells):
                lines += 1
        return lines

    def all_different(self, window: Window, cells: i64) -> bool:
        """Whether the dice in these cells differ in colour, or in shade."""
        for kind in range(len(COLOURS) if self.colours else FACES):
            same: i64 = (window.colour(kind) if self.colours else window.shade(kind)) & cells
            if same & (same - 1):
                return False
        return True


class ShadeSets(Objective):
    """Complete sets of the shades `first` to `last`."""

    def __init__(self, rule: str, name: str, points: int, *, first: int, last: int) -> None:
        super().__init__(rule, name, points)
        self.first = first
        self.last = last

    def times(self, window: Window) -> i64:
        fewest: i64 = CELLS
        for shade in range(self.first - 1, self.last):
            fewest = min(fewest, count(window.shade(shade)))
        return fewest


class ColourSets(Objective):
    """Complete sets of the five colours."""

    def times(self, window: Window) -> i64:
        fewest: i64 = CELLS
        for colour in range(len(COLOURS)):
            fewest = min(fewest, count(window.colour(colour)))
        return fewest


class Diagonals(Objective):
    """Dice with a diagonal neighbour of the same colour, each counted once."""

    def times(self, window: Window) -> i64:
        dice: i64 = 0
        for colour in range(len(COLOURS)):
            cells: i64 = window.colour(colour)
            dice += count(cells & corners(cells))
        return dice
