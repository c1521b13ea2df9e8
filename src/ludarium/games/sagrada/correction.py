"""The best correction of a window with equal dice side by side (SG-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .placement import neighbours
from .window import CELLS, EMPTY, FACES, Window, window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def conflicts(dice: list[int]) -> dict[int, set[int]]:
    """For each cell with a neighbour of the same colour (SG-23) or shade (SG-24), the cells of those neighbours."""
    cells = {
        cell: {
            other
            for other in neighbours(cell, diagonally=False)
            if dice[other] != EMPTY and (dice[other] // FACES == die // FACES or dice[other] % FACES == die % FACES)
        }
        for cell, die in enumerate(dice)
        if die != EMPTY
    }
    return {cell: others for cell, others in cells.items() if others}


def removals(conflicting: dict[int, set[int]]) -> Iterator[set[int]]:
    """Every minimal set of cells to empty so that no conflict is left.

    Of each conflict either the die is removed or all its equal neighbours are.
    """
    cells = list(conflicting)

    def extended(at: int, kept: set[int], gone: set[int]) -> Iterator[set[int]]:
        if at == len(cells):
            if all(conflicting[cell] & kept for cell in gone):
                yield gone
            return
        cell = cells[at]
        if cell in gone:
            yield from extended(at + 1, kept, gone)
            return
        yield from extended(at + 1, kept | {cell}, gone | conflicting[cell])
        if any(other not in gone for other in conflicting[cell]):
            yield from extended(at + 1, kept, gone | {cell})

    return extended(0, set(), set())


def best_correction(broken: Window, points: Callable[[Window], int]) -> tuple[list[int], Window] | None:
    """The cells to empty so that most points are left, and the window after it; None without a conflict.

    No objective gives less for one more die, so only minimal removals are tried. Among equal points the removal of the
    fewest dice wins.
    """
    dice = broken.dice()
    conflicting = conflicts(dice)
    if not conflicting:
        return None
    best: tuple[int, int, list[int], Window] | None = None
    for removed in removals(conflicting):
        left = window(broken.pattern, [EMPTY if cell in removed else dice[cell] for cell in range(CELLS)])
        candidate = (points(left), -len(removed), sorted(removed), left)
        if best is None or candidate[:2] > best[:2]:
            best = candidate
    assert best is not None
    return best[2], best[3]
