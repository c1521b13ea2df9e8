"""The placement rules as named checks, without the masks of `window`."""

from __future__ import annotations

from ludarium.kernel.message import Message, Reason

from .table import colour_name, value
from .window import (
    COLOUR,
    COLOURS,
    COLUMNS,
    EMPTY,
    FACES,
    NOTHING,
    ROWS,
    SHADE,
    cell_name,
)


def neighbours(cell: int, *, diagonally: bool) -> list[int]:
    """The cells that share a side with a cell, or with `diagonally` a side or a corner."""
    row, column = divmod(cell, COLUMNS)
    steps = [(0, 1), (0, -1), (1, 0), (-1, 0)] + [(1, 1), (1, -1), (-1, 1), (-1, -1)] * diagonally
    return [
        (row + down) * COLUMNS + column + right
        for down, right in steps
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
    ]


def check_cell(dice: list[int], die: int, cell: int, printed: str, ignoring: int) -> Reason | None:
    """The rule of the cell itself against a die: it is occupied (SG-25), or its colour or shade differs (SG-22)."""
    here = cell_name(cell)
    if dice[cell] != EMPTY:
        return Reason("SG-25", Message("reason-taken", cell=here))
    if printed in "RYGBP" and ignoring != COLOUR and printed != "RYGBP"[die // FACES]:
        wanted = f"colour-{COLOURS['RYGBP'.index(printed)]}"
        return Reason("SG-22", Message("reason-cell-colour", cell=here, wanted=wanted, colour=colour_name(die)))
    if printed in "123456" and ignoring != SHADE and printed != str(value(die)):
        return Reason("SG-22", Message("reason-cell-shade", cell=here, wanted=int(printed), value=value(die)))
    return None


def check_edge(dice: list[int], cell: int) -> Reason | None:
    """The first die goes on the edge (SG-20)."""
    row, column = divmod(cell, COLUMNS)
    if all(die == EMPTY for die in dice) and row in range(1, ROWS - 1) and column in range(1, COLUMNS - 1):
        return Reason("SG-20", Message("reason-edge", cell=cell_name(cell)))
    return None


def check_placement(dice: list[int], grid: str, die: int, cell: int, ignoring: int = NOTHING) -> Reason | None:
    """The first rule against a die in a cell (SG-20 to SG-25)."""
    reason = check_cell(dice, die, cell, grid[cell], ignoring) or check_edge(dice, cell)
    if reason is not None:
        return reason
    here = cell_name(cell)
    for other in neighbours(cell, diagonally=False):
        if dice[other] != EMPTY and dice[other] // FACES == die // FACES:
            args = {"cell": here, "other": cell_name(other), "colour": colour_name(die)}
            return Reason("SG-23", Message("reason-same-colour", **args))
        if dice[other] != EMPTY and dice[other] % FACES == die % FACES:
            return Reason("SG-24", Message("reason-same-shade", cell=here, other=cell_name(other), value=value(die)))
    if any(die != EMPTY for die in dice) and all(dice[near] == EMPTY for near in neighbours(cell, diagonally=True)):
        return Reason("SG-21", Message("reason-alone", cell=here))
    return None


def check_placement_apart(dice: list[int], grid: str, die: int, cell: int) -> Reason | None:
    """The first rule against a die in a cell that must not touch another die (SG-T9)."""
    reason = check_cell(dice, die, cell, grid[cell], NOTHING) or check_edge(dice, cell)
    if reason is not None:
        return reason
    for other in neighbours(cell, diagonally=True):
        if dice[other] != EMPTY:
            return Reason("SG-T9", Message("reason-not-apart", cell=cell_name(cell), other=cell_name(other)))
    return None


def without_die(dice: list[int], cell: int) -> list[int]:
    """The dice without the one in a cell."""
    return [EMPTY if n == cell else die for n, die in enumerate(dice)]
