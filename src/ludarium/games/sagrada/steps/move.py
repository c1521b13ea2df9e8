"""Steps that move dice in the window; after a move, "it" is the cell to which the die moved."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import Frame

from ..placement import check_placement, without_die
from ..table import Sagrada, colour_name, die_args
from ..tool import FirstStep
from ..window import CELL_TOUCHES, CELLS, COLOURS, EMPTY, FACES, NOTHING, Window, cell_name
from .draft import add_cells
from .question import DiceQuestion, touched_cell

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


def move_prompt(game: Sagrada, frame: Frame, touches: list[str]) -> Message:
    """What to do with a chosen die of the window."""
    return Message("prompt-move", **die_args(game.windows[frame.actor].dice()[touched_cell(touches[0])]))


@cache
def move_message(die: int, origin: int, cell: int) -> Message:
    """The text of moving a die from one cell to another."""
    return Message("option-move", origin=cell_name(origin), cell=cell_name(cell), **die_args(die))


def objection_to_empty(window: Window, origin: int) -> Reason | None:
    """Why no die of this cell can move: it has none."""
    if window.dice()[origin] == EMPTY:
        return Reason("SG-33", Message("reason-no-die", cell=cell_name(origin)))
    return None


def objection_to_move(window: Window, origin: int, target: int, ignoring: int = NOTHING) -> Reason | None:
    """Why a die, once lifted, cannot be placed in its new cell (SG-33)."""
    if origin == target:
        return Reason("SG-33", Message("reason-same-cell", cell=cell_name(origin)))
    dice = window.dice()
    return check_placement(without_die(dice, origin), window.pattern.grid, dice[origin], target, ignoring)


def cannot_move(game: Sagrada, seat: int, touches: list[str]) -> Reason:
    """Why the touched die cannot move: it has no other legal cell."""
    die = game.windows[seat].dice()[touched_cell(touches[0])]
    return Reason("SG-33", Message("reason-cannot-move", **die_args(die)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(FirstStep):
    """Move a die, ignoring a part of the new cell's restriction (SG-T2, SG-T3). An option is from * 20 + to."""

    def __init__(self, ignoring: int = NOTHING) -> None:
        super().__init__()
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

    def prompt_after(self, game: Sagrada, frame: Frame, touches: list[str]) -> Message:
        return move_prompt(game, frame, touches)

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [CELL_TOUCHES, CELL_TOUCHES, []][len(touches)]

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        origin = touched_cell(touches[0])
        if len(touches) == 1:
            return self.objection_to_die(game, seat, origin)
        return self.objection_to_move(game.windows[seat], origin, touched_cell(touches[1]))

    def objection_to_die(self, game: Sagrada, seat: int, origin: int) -> Reason | None:
        """Why the die of a cell cannot move."""
        return objection_to_empty(game.windows[seat], origin)

    def objection_to_move(self, window: Window, origin: int, target: int) -> Reason | None:
        """Why the die of a cell cannot move to another."""
        return objection_to_move(window, origin, target, self.ignoring)

    def no_option_from(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason:
        return cannot_move(game, seat, touches)


class MoveFirstOfTwo(Move):
    """Move a die so that another die can move after it (SG-T4)."""

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        window = game.windows[seat]
        add_moves(window, window.filled, NOTHING, options)
        return [option for option in options if can_another_move(window, option // CELLS, option % CELLS)]

    def objection_to_move(self, window: Window, origin: int, target: int) -> Reason | None:
        reason = super().objection_to_move(window, origin, target)
        if reason is not None:
            return reason
        dice = window.dice()
        after = without_die(dice, origin)
        after[target] = dice[origin]
        for other in range(CELLS):
            if other == target or after[other] == EMPTY:
                continue
            without = without_die(after, other)
            for cell in range(CELLS):
                if cell != other and check_placement(without, window.pattern.grid, after[other], cell) is None:
                    return None
        return Reason("SG-T4", Message("reason-no-second-move"))


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

    def objection_to_timing(self, game: Sagrada, tool: str) -> Reason | None:
        return None if game.track else Reason("SG-T12", Message("reason-track-empty", tool=tool))

    def objection_to_die(self, game: Sagrada, seat: int, origin: int) -> Reason | None:
        reason = super().objection_to_die(game, seat, origin)
        die = game.windows[seat].dice()[origin]
        if reason is None and all(on_track % 32 // FACES != die // FACES for on_track in game.track):
            return Reason("SG-T12", Message("reason-colour-not-on-track", colour=colour_name(die)))
        return reason


class MoveAnother(DiceQuestion):
    """Move a different die: any die, mandatory (SG-T4), or one of the same colour, optional (SG-T12)."""

    def __init__(self, *, of_same_colour: bool) -> None:
        question = "prompt-move-same-colour" if of_same_colour else "prompt-move-another"
        super().__init__(question, "option-move", "SG-T12" if of_same_colour else "SG-T4")
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
            return Message(self.question, colour=f"colour-{COLOURS[die // FACES]}")
        return Message(self.question)

    def prompt_after(self, game: Sagrada, frame: Frame, touches: list[str]) -> Message:
        return move_prompt(game, frame, touches)

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if self.of_same_colour and not touches:
            return [*CELL_TOUCHES, "done"]
        return [] if touches == ["done"] else [CELL_TOUCHES, CELL_TOUCHES, []][len(touches)]

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches == ["done"]:
            return None
        window = game.windows[seat]
        origin = touched_cell(touches[0])
        if len(touches) > 1:
            return objection_to_move(window, origin, touched_cell(touches[1]))
        reason = objection_to_empty(window, origin)
        if reason is not None:
            return reason
        if origin == frame.it:
            return Reason(self.rule, Message("reason-same-die"))
        dice = window.dice()
        if self.of_same_colour and dice[origin] // FACES != dice[frame.it] // FACES:
            return Reason(self.rule, Message("reason-other-colour", colour=colour_name(dice[frame.it])))
        return None

    def no_option_from(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason:
        return cannot_move(game, seat, touches)
