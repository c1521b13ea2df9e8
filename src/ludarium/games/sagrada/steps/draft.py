"""Placing a die of the pool in a window, and the tools that do it by other rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import Frame

from ..placement import check_placement_apart
from ..table import POOL_TOUCHES, Sagrada, die_args
from ..tool import FirstStep
from ..window import CELL_TOUCHES, CELLS, COLOURS, EMPTY, FACES, cell_name
from .question import (
    objection_to_cell,
    objection_to_second_draft,
    objection_to_slot,
    slot_touches,
    touched_cell,
    touched_die,
)


def add_cells(options: list[int], base: i64, cells: i64) -> None:
    """Add an option for each cell of a mask."""
    option: i64 = base
    while cells:
        if cells & 1:
            options.append(option)
        option += 1
        cells >>= 1


def add_placements(game: Sagrada, seat: i64, options: list[int]) -> None:
    """Add an option for each die of the pool and each legal cell: slot * 20 + cell."""
    window = game.windows[seat]
    for slot, die in enumerate(game.pool):
        if die != EMPTY:
            add_cells(options, slot * CELLS, window.legal_cells(die))


def can_place(game: Sagrada, seat: i64) -> bool:
    """Whether some die of the pool has a legal cell."""
    window = game.windows[seat]
    return any(die != EMPTY and window.legal_cells(die) for die in game.pool)


def place(game: Sagrada, seat: int, die: int, cell: int, slot: int) -> None:
    """Put a die into a window."""
    game.windows[seat].place(die, cell)
    if game.events is not None:
        game.emit("event-places", {"seat": seat, **die_args(die), "cell": cell_name(cell), "slot": slot})


def draft(game: Sagrada, seat: int, option: int) -> None:
    """Place a die of the pool; the option is slot * 20 + cell."""
    slot, cell = divmod(option, CELLS)
    die = game.pool[slot]
    game.pool[slot] = EMPTY
    game.drafted = True
    place(game, seat, die, cell, slot)


# Most options are placements: their touches and messages are created once and shared.
PLACE_TOUCHES: Final = [[slot, cell] for slot in POOL_TOUCHES for cell in CELL_TOUCHES]
PLACE_MESSAGES: Final = [
    Message("option-place", cell=cell_name(cell), **die_args(die))
    for die in range(len(COLOURS) * FACES)
    for cell in range(CELLS)
]
PLACE_PROMPTS: Final = [Message("prompt-place", **die_args(die)) for die in range(len(COLOURS) * FACES)]


def place_prompt(die: int) -> Message:
    """What to do with a chosen die of the pool."""
    return PLACE_PROMPTS[die]


def place_touches(option: int) -> list[str]:
    """The touches of the option slot * 20 + cell."""
    return PLACE_TOUCHES[option]


def place_text(game: Sagrada, option: int) -> Message:
    """The text of the option slot * 20 + cell."""
    return place_message(game.pool[option // CELLS], option % CELLS)


def place_message(die: int, cell: int) -> Message:
    """The text of placing a die in a cell."""
    return PLACE_MESSAGES[die * CELLS + cell]


def placement_touches(game: Sagrada, touches: list[str]) -> list[str]:
    """What can be touched for a placement: a die of the pool, then a cell."""
    return [slot_touches(game), CELL_TOUCHES, []][len(touches)]


def objection_to_placement(game: Sagrada, seat: int, touches: list[str]) -> Reason | None:
    """The rule against a die of the pool, or against the cell touched after it."""
    if len(touches) == 1:
        return objection_to_slot(game, touches[0])
    return objection_to_cell(game, seat, touched_die(game, touches[0]), touches[1])


def no_cell(game: Sagrada, touches: list[str]) -> Reason:
    """Why a die of the pool cannot be placed: it has no legal cell."""
    return Reason("SG-12", Message("reason-no-cell", **die_args(touched_die(game, touches[0]))))


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceByTool(FirstStep):
    """Draft a die by a tool. An option is slot * 20 + cell."""

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        draft(game, seat, option)

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return place_touches(option)

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return place_text(game, option)

    def prompt_after(self, game: Sagrada, frame: Frame, touches: list[str]) -> Message:
        return place_prompt(touched_die(game, touches[0]))

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return placement_touches(game, touches)

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return objection_to_placement(game, seat, touches)

    def no_option_from(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason:
        return no_cell(game, touches)


class PlaceApart(PlaceByTool):
    """Draft a die into a cell without a die around it (SG-T9)."""

    def is_usable(self, game: Sagrada) -> bool:
        return not game.drafted

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for slot in range(len(game.pool)):
            if game.pool[slot] != EMPTY:
                add_cells(options, slot * CELLS, game.windows[seat].legal_cells_apart(game.pool[slot]))
        return options

    def objection_to_timing(self, game: Sagrada, tool: str) -> Reason | None:
        return objection_to_second_draft(game, tool)

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return objection_to_slot(game, touches[0])
        window = game.windows[seat]
        die = touched_die(game, touches[0])
        return check_placement_apart(window.dice(), window.pattern.grid, die, touched_cell(touches[1]))

    def no_option_from(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason:
        die = touched_die(game, touches[0])
        return Reason("SG-T9", Message("reason-no-cell-apart", **die_args(die)))


class PlaceAnother(PlaceByTool):
    """After drafting in the first turn, draft another die and skip the second turn (SG-T8)."""

    def is_usable(self, game: Sagrada) -> bool:
        return game.drafted and game.is_first_turn()

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        add_placements(game, seat, options)
        return options

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        game.skipping |= 1 << seat
        draft(game, seat, option)

    def objection_to_timing(self, game: Sagrada, tool: str) -> Reason | None:
        if not game.is_first_turn():
            return Reason("SG-T8", Message("reason-first-turn-only", tool=tool))
        return None if game.drafted else Reason("SG-T8", Message("reason-after-draft", tool=tool))
