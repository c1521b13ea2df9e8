"""The base classes of Raxxon's questions, and the checks that they share."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.question import OneTouch
from ludarium.kernel.script import NONE, Frame

from ..crowd_grid import BIT, CELL_NAMES, CELLS, cells_of
from ..effect_source import source_name
from ..option_code import A_BUTTON, A_LINE, DONE, PAIR, message_args
from ..table import Raxxon

R = TypeVar("R", bound=Raxxon)


@mypyc_attr(allow_interpreted_subclasses=True)
class RaxxonQuestion(OneTouch[R]):
    """A question. Without options nothing happens; a single option is taken without asking.

    `idle_message` says why there is no option. Most questions are answered by one touch: their subclasses define
    `all_touches` and `code_objection`.
    """

    def __init__(self, question: str, option_message: str, rule: str) -> None:
        super().__init__(question, option_message, rule)
        self.idle_message = "idle-nothing"

    def idle_reason(self, game: R, frame: Frame) -> Reason | None:
        """Why this would change nothing now; None if it can change something."""
        if self.options(game, frame, self.asked_seat(game, frame)):
            return None
        return Reason(self.rule, Message(self.idle_message))

    def targets(self, game: R, frame: Frame, seat: int) -> list[int]:
        """The options before the action is performed; none if they are not known before."""
        return self.options(game, frame, seat)

    def run(self, game: R, frame: Frame) -> None:
        seat = self.asked_seat(game, frame)
        options = self.options(game, frame, seat)
        if not options:
            frame.it = NONE
        elif len(options) == 1:
            self.answer(game, frame, seat, options[0])
        else:
            game.ask(seat, options)

    def all_touches(self, game: R, frame: Frame, seat: int) -> list[str]:
        """What can be touched, legal or not: by default the cards of the crowd."""
        return crowd_touches(game)

    def objection(self, game: R, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        code = game.pack.option_codes[touches[-1]]
        return None if code >= A_BUTTON else self.code_objection(game, frame, seat, code)

    def code_objection(self, game: R, frame: Frame, seat: int, code: int) -> Reason | None:
        """The rule against touching something that is not a button."""
        return None

    def touches(self, game: R, frame: Frame, option: int) -> list[str]:
        second, first = divmod(option, PAIR)
        pack = game.pack
        return [pack.touch_ids[first], pack.touch_ids[second - 1]] if second else [pack.touch_ids[first]]

    def text(self, game: R, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        if first >= A_BUTTON:
            return Message(f"option-{game.pack.touch_ids[first].replace(':', '-')}")
        cells = seen_cells(game, self.asked_seat(game, frame))
        args: dict[str, Argument] = message_args(game.pack, cells, first)
        if second:
            args.update({f"{key}_2": value for key, value in message_args(game.pack, cells, second - 1).items()})
        return Message(self.option_message, **args)

    def prompt(self, game: R, frame: Frame) -> Message:
        return Message(self.question, by=source_name(game, frame))

    def prompt_after(self, game: R, frame: Frame, touches: list[str]) -> Message:
        cells = seen_cells(game, self.asked_seat(game, frame))
        touched = message_args(game.pack, cells, game.pack.option_codes[touches[0]])
        return Message(f"{self.question}-then", by=source_name(game, frame), **touched)


def pair(first: int, second: int) -> int:
    """The option of two codes, touched one after the other."""
    return first + (second + 1) * PAIR


# The options of a card of the crowd with another card, or with a place beside the crowd. They are Python objects, so
# that compiled code, which offers hundreds of them at once, need not box each number again.
PAIR_OPTIONS: Final[list[list[Any]]] = [[pair(first, second) for second in range(A_LINE)] for first in range(CELLS)]


def seen_cells(game: Raxxon, seat: int) -> list[int]:
    """The crowd as a seat knows it."""
    cells = game.cells[:]
    for cell in cells_of(game.down):
        if not game.known[cell] >> seat & 1:
            cells[cell] = NONE
    return cells


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(RaxxonQuestion[R]):
    """Pick cards or tokens one after another, each with its effect at once; "it" counts them.

    `number` is how many; with `must` the player may not stop earlier, with `at_least_one` not before the first.
    Subclasses define the codes to pick from (`pool`) and the effect (`on_pick`).
    """

    def __init__(self, question: str, option_message: str, rule: str, number: int, *, must: bool) -> None:
        super().__init__(question, option_message, rule)
        self.number = number
        self.must = must
        self.at_least_one = False

    def may_stop(self, frame: Frame) -> bool:
        """Whether the player may stop now."""
        return not self.must and not (self.at_least_one and frame.it == NONE)

    def max_number(self, game: R) -> int:
        """How many may be picked."""
        return self.number

    def pool(self, game: R, frame: Frame, seat: int) -> list[int]:
        """The codes that can be picked."""
        raise NotImplementedError

    def on_pick(self, game: R, frame: Frame, code: int) -> None:
        """Apply the effect to a picked code."""
        raise NotImplementedError

    def run(self, game: R, frame: Frame) -> None:
        if frame.it >= self.max_number(game):
            frame.it = NONE
        else:
            super().run(game, frame)

    def options(self, game: R, frame: Frame, seat: int) -> list[int]:
        options = self.pool(game, frame, seat)
        if options and self.may_stop(frame):
            options.append(DONE)
        return options

    def answer(self, game: R, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            frame.it = NONE
            return
        frame.it = 1 if frame.it == NONE else frame.it + 1
        frame.repeat()
        self.on_pick(game, frame, option)

    def touchable(self, game: R, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        touchable = super().touchable(game, frame, seat, touches)
        if not touches and self.may_stop(frame):
            touchable.append("done")
        return touchable


class PickFaceUp(Pick[Raxxon]):
    """Pick face-up cards of a kind."""

    def __init__(self, question: str, option_message: str, rule: str, kinds: i64, number: int, *, must: bool) -> None:
        super().__init__(question, option_message, rule, number, must=must)
        self.idle_message = "idle-face-up"
        self.kinds = kinds

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return cells_of(game.face_up_mask(self.kinds, game.crowd & ~game.immune_cells()))

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        return face_up_objection(game, frame, code, self.kinds, self.rule) or immune_objection(game, code)


# --- shared checks -------------------------------------------------------------------------------------------------


def crowd_touches(game: Raxxon) -> list[str]:
    """The touch ids of all cards of the crowd."""
    return [f"crowd:{CELL_NAMES[cell]}" for cell in cells_of(game.crowd)]


def face_up_objection(game: Raxxon, frame: Frame, cell: int, kinds: i64, rule: str) -> Reason | None:
    """Why a card of the crowd is not a face-up one of a kind."""
    bit = BIT[cell]
    if game.down & bit:
        return Reason(rule, Message("reason-face-down", cell=CELL_NAMES[cell]))
    if not kinds >> game.cells[cell] & 1:
        return Reason(
            rule, Message("reason-kind", card=game.citizen_name(game.cells[cell]), by=source_name(game, frame))
        )
    return None


def evacuation_objection(game: Raxxon, frame: Frame, cell: int, kinds: i64, rule: str) -> Reason | None:
    """Why a card of the crowd cannot be evacuated: face down, another kind, or a rule of the scenario."""
    reason = face_up_objection(game, frame, cell, kinds, rule)
    scenario = game.pack.scenario
    if reason is None and not scenario.evacuated_types() >> game.cells[cell] & 1:
        return Reason(scenario.rule, Message("reason-not-evacuated", card=game.citizen_name(game.cells[cell])))
    return reason


def immune_objection(game: Raxxon, cell: int) -> Reason | None:
    """Why a card of the crowd cannot be affected: it is the face-up mutant (RX-94)."""
    return Reason("RX-94", Message("reason-immune")) if game.immune_cells() >> cell & 1 else None


def face_down_objection(game: Raxxon, cell: int, rule: str) -> Reason | None:
    """Why a card of the crowd is not a face-down one."""
    if game.down >> cell & 1:
        return None
    return Reason(rule, Message("reason-face-up", card=game.citizen_name(game.cells[cell])))
