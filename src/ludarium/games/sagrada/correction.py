"""The best legal correction of a window in which equal dice lie side by side (SG-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .reasons import neighbours
from .window import CELLS, EMPTY, FACES, Window, window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def conflicts(dice: list[int]) -> dict[int, set[int]]:
    """For each cell whose die is like one beside it, in colour (SG-23) or shade (SG-24), the cells of those dice."""
    found = {
        cell: {
            other
            for other in neighbours(cell, diagonally=False)
            if dice[other] != EMPTY and (dice[other] // FACES == die // FACES or dice[other] % FACES == die % FACES)
        }
        for cell, die in enumerate(dice)
        if die != EMPTY
    }
    return {cell: others for cell, others in found.items() if others}


def removals(against: dict[int, set[int]]) -> Iterator[set[int]]:
    """Every set of cells to empty so that no conflict is left, without those that empty a cell needlessly.

    Of a die that is like others beside it, either it goes or all of them do.
    """
    cells = list(against)

    def extended(at: int, kept: set[int], gone: set[int]) -> Iterator[set[int]]:
        if at == len(cells):
            if all(against[cell] & kept for cell in gone):
                yield gone
            return
        cell = cells[at]
        if cell in gone:
            yield from extended(at + 1, kept, gone)
            return
        yield from extended(at + 1, kept | {cell}, gone | against[cell])
        if any(other not in gone for other in against[cell]):
            yield from extended(at + 1, kept, gone | {cell})

    return extended(0, set(), set())


def best_correction(mine: Window, points: Callable[[Window], int]) -> tuple[list[int], Window] | None:
    """The cells whose dice to remove so that most points are left, and the window then; None where no rule is broken.

    No objective gives less for a further die, so only removals without a needless die are tried; of those that leave as
    many points, the one with the fewest dice.
    """
    dice = mine.dice()
    against = conflicts(dice)
    if not against:
        return None
    best: tuple[int, int, list[int], Window] | None = None
    for gone in removals(against):
        left = window(mine.pattern, [EMPTY if cell in gone else dice[cell] for cell in range(CELLS)])
        found = (points(left), -len(gone), sorted(gone), left)
        if best is None or found[:2] > best[:2]:
            best = found
    assert best is not None
    return best[2], best[3]
