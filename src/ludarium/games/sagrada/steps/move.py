"""Steps that move dice in the window; after a move, "it" is the cell to which the die moved."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludarium.kernel.message import Message
from ludarium.kernel.path import Path
from ludarium.kernel.script import Frame, Step

from .. import paths
from ..table import Sagrada, die_args
from ..tool import FirstStep
from ..window import CELL_TOUCHES, CELLS, COLOURS, FACES, NOTHING, Window, cell_name
from .draft import add_cells

DONE: Final = CELLS * CELLS


def add_moves(window: Window, dice: i64, ignoring: i64, options: list[int]) -> None:
    """Add an option for each of these dice and each cell to which it can move: from * 20 + to."""
    for cell in range(CELLS):
        if dice >> cell & 1:
            add_cells(options, cell * CELLS, window.legal_cells_after_lifting(cell, ignoring))


def move(game: Sagrada, seat: int, option: int) -> None:
    """Move a die inside a window; the option is from * 20 + to."""
    origin, target = divmod(option, CELLS)
    window = game.windows[seat]
    die = int(window.lift(origin))
    window.place(die, target)
    if game.events is not None:
        cells = {"origin": cell_name(origin), "cell": cell_name(target)}
        game.emit("event-moves", {"seat": seat, **die_args(die), **cells})


def move_text(game: Sagrada, seat: int, option: int) -> Message:
    """The text of the option from * 20 + to."""
    origin = option // CELLS
    return move_message(int(game.windows[seat].die(origin)), origin, option % CELLS)


@cache
def move_message(die: int, origin: int, cell: int) -> Message:
    """The text of moving a die from one cell to another."""
    return Message("option-move", origin=cell_name(origin), cell=cell_name(cell), **die_args(die))


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(FirstStep):
    """Move a die, ignoring a part of the new cell's restriction (SG-T2, SG-T3). An option is from * 20 + to."""

    def __init__(self, ignoring: int = NOTHING) -> None:
        self.ignoring = ignoring

    def is_usable(self, game: Sagrada) -> bool:
        return True

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        window = game.windows[seat]
        add_moves(window, window.filled, self.ignoring, options)
        return options

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        move(game, seat, option)
        frame.it = option % CELLS

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [CELL_TOUCHES[option // CELLS], CELL_TOUCHES[option % CELLS]]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return move_text(game, frame.actor, option)

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.MovePath(game, seat, self.ignoring)


class MoveFirstOfTwo(Move):
    """Move a die so that another die can move after it (SG-T4)."""

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        window = game.windows[seat]
        add_moves(window, window.filled, NOTHING, options)
        return [option for option in options if can_another_move(window, option // CELLS, option % CELLS)]

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.MoveFirstOfTwoPath(game, seat)


def can_another_move(window: Window, origin: i64, target: i64) -> bool:
    """Whether a different die can move after this move."""
    die: i64 = window.lift(origin)
    window.place(die, target)
    others: i64 = window.filled & ~(1 << target)
    possible = False
    cell: i64 = 0
    while others:
        if others & 1 and window.legal_cells_after_lifting(cell):
            possible = True
            break
        others >>= 1
        cell += 1
    window.lift(target)
    window.place(die, origin)
    return possible


class MoveOfTrackColour(Move):
    """Move a die whose colour is on the round track (SG-T12)."""

    def is_usable(self, game: Sagrada) -> bool:
        return len(game.track) > 0

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        window = game.windows[seat]
        dice: i64 = 0
        for on_track in game.track:
            dice |= window.colour(on_track % 32 // FACES)
        add_moves(window, dice, NOTHING, options)
        return options

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.MoveOfTrackColourPath(game, seat)


class MoveAnother(Step[Sagrada]):
    """Move a different die: any die, mandatory (SG-T4), or one of the same colour, optional (SG-T12)."""

    def __init__(self, *, of_same_colour: bool) -> None:
        self.of_same_colour = of_same_colour

    def run(self, game: Sagrada, frame: Frame) -> None:
        options = self.options(game, frame, frame.actor)
        if options != [DONE]:
            game.ask(frame.actor, options)

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        window = game.windows[seat]
        dice: i64 = window.filled
        if self.of_same_colour:
            dice = window.colour(window.die(frame.it) // FACES)
        add_moves(window, dice & ~(1 << frame.it), NOTHING, options)
        if self.of_same_colour:
            options.append(DONE)
        return options

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        if option != DONE:
            move(game, seat, option)

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        if option == DONE:
            return ["done"]
        return [CELL_TOUCHES[option // CELLS], CELL_TOUCHES[option % CELLS]]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        if option == DONE:
            return Message("option-done")
        return move_text(game, frame.actor, option)

    def prompt(self, game: Sagrada, frame: Frame) -> Message:
        if self.of_same_colour:
            die = int(game.windows[frame.actor].die(frame.it))
            return Message("prompt-move-same-colour", colour=f"colour-{COLOURS[die // FACES]}")
        return Message("prompt-move-another")

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.MoveAnotherPath(game, seat, frame, of_same_colour=self.of_same_colour)
