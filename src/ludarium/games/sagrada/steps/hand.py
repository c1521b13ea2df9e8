"""The steps of tools with the die in hand ("it"), which was taken from a slot of the pool ("that")."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..table import POOL_TOUCHES, Sagrada, die_args
from ..window import CELL_TOUCHES, CELLS, COLOURS, FACES
from .draft import add_cells, place, place_message
from .question import DiceQuestion, objection_to_cell

PUT_BACK: Final = CELLS


class Reroll(Step[Sagrada]):
    """Roll the die in hand again; without a legal cell it returns to the pool (SG-T6)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        was = frame.it % FACES
        frame.it += int(game.roll()) - was
        if game.events is not None:
            event = {"seat": frame.actor, **die_args(frame.it), "was": was + 1, "slot": frame.that}
            game.emit("event-rerolls", event)
        if not game.windows[frame.actor].legal_cells(frame.it):
            put_back(game, frame)


class Redraw(Step[Sagrada]):
    """Put the die in hand into the bag and draw another, whose shade is chosen next (SG-T11)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        returned = frame.it
        game.bag[returned // FACES] += 1
        frame.it = int(game.draw()) * FACES
        if game.events is not None:
            colour = f"colour-{COLOURS[frame.it // FACES]}"
            event = {"seat": frame.actor, **die_args(returned, "given_"), "colour": colour, "slot": frame.that}
            game.emit("event-redraws", event)


class ChooseShade(DiceQuestion):
    """Choose the shade of the die in hand. An option is the shade."""

    def __init__(self) -> None:
        super().__init__("prompt-shade", "option-shade", "SG-T11")

    def run(self, game: Sagrada, frame: Frame) -> None:
        game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        frame.it += option - 1

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [f"value:{option}"]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return Message(self.option_message, value=option)

    def prompt(self, game: Sagrada, frame: Frame) -> Message:
        return Message(self.question, colour=f"colour-{COLOURS[frame.it // FACES]}")

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [f"value:{face}" for face in range(1, FACES + 1)]

    def not_touchable(self, game: Sagrada, frame: object, touches: list[str]) -> Reason:
        return Reason(self.rule, Message("reason-shade-first"))


class PlaceDie(DiceQuestion):
    """Place the die in hand, or if `or_put_back` return it to the pool. An option is a cell or PUT_BACK."""

    def __init__(self, *, or_put_back: bool = False) -> None:
        super().__init__("prompt-place-or-put-back" if or_put_back else "prompt-place", "option-place", "SG-12")
        self.or_put_back = or_put_back

    def run(self, game: Sagrada, frame: Frame) -> None:
        if frame.it != NONE:
            game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        add_cells(options, 0, game.windows[seat].legal_cells(frame.it))
        if self.or_put_back:
            options.append(PUT_BACK)
        return options

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        if option == PUT_BACK:
            put_back(game, frame)
        else:
            place(game, seat, frame.it, option, frame.that)

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [POOL_TOUCHES[frame.that] if option == PUT_BACK else CELL_TOUCHES[option]]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        if option == PUT_BACK:
            return Message("option-put-back", **die_args(frame.it))
        return place_message(frame.it, option)

    def prompt(self, game: Sagrada, frame: Frame) -> Message:
        return Message(self.question, **die_args(frame.it))

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        return [*CELL_TOUCHES, POOL_TOUCHES[frame.that]] if self.or_put_back else CELL_TOUCHES

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[0] == POOL_TOUCHES[frame.that]:
            return None
        return objection_to_cell(game, seat, frame.it, touches[0])


def put_back(game: Sagrada, frame: Frame) -> None:
    """Return the die in hand to its slot in the pool."""
    game.pool[frame.that] = frame.it
    if game.events is not None:
        game.emit("event-puts-back", {"seat": frame.actor, **die_args(frame.it), "slot": frame.that})
    frame.it = NONE
