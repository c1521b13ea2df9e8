"""What all questions have in common: whom they ask, when nothing needs to be asked, and how an option is spoken of."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.question import Question
from ludarium.kernel.script import NONE, Frame

from ..grid import BIT, CELLS, NAMES, SIDE, cells_of
from ..table import A_CITIZEN_TEXT, AN_ACTION_TEXT, Raxxon
from ..thing import A_BUTTON, A_LINE, DONE, PAIR, argument


def source(game: Raxxon, frame: Frame) -> str:
    """The message that names what a frame's text stands on."""
    that = frame.that
    if that >= A_CITIZEN_TEXT:
        return game.citizen_name(that - A_CITIZEN_TEXT)
    if that >= AN_ACTION_TEXT:
        character, action = divmod(that - AN_ACTION_TEXT, SIDE)
        return game.lore.characters[character].side_a[action].name
    return f"card-{game.lore.cards[that].name}" if that >= 0 else "the-game"


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question[Raxxon]):
    """A question. With no option nothing happens; with a single one it is not asked.

    `idle` is the message that says why there is no option.
    """

    def __init__(self, question: str, said: str, rule: str) -> None:
        super().__init__(question, said, rule)
        self.idle = "idle-nothing"

    def against_all(self, game: Raxxon, frame: Frame) -> Reason | None:
        """Why this would change nothing now; None if it can change something."""
        if self.options(game, frame, self.asked(game, frame)):
            return None
        return Reason(self.rule, Message(self.idle))

    def run(self, game: Raxxon, frame: Frame) -> None:
        seat = self.asked(game, frame)
        options = self.options(game, frame, seat)
        if not options:
            frame.it = NONE
        elif len(options) == 1:
            self.answer(game, frame, seat, options[0])
        else:
            game.ask(seat, options)

    def stranger(self, asking: Message) -> Message:
        return Message("reason-not-asked", question=[asking])

    def dead_end(self, touches: list[str]) -> Message:
        return Message("reason-leads-nowhere")

    def touches(self, game: Raxxon, frame: Frame, option: int) -> list[str]:
        second, first = divmod(option, PAIR)
        lore = game.lore
        return [lore.things[first], lore.things[second - 1]] if second else [lore.things[first]]

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        if first >= A_BUTTON:
            return Message(f"option-{game.lore.things[first].replace(':', '-')}")
        cells = seen_cells(game, self.asked(game, frame))
        args: dict[str, Argument] = argument(game.lore, cells, first)
        if second:
            args.update({f"{key}_2": value for key, value in argument(game.lore, cells, second - 1).items()})
        return Message(self.said, **args)

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question, by=source(game, frame))


def pair(first: int, second: int) -> int:
    """The option of two things, one touched after the other."""
    return first + (second + 1) * PAIR


# The options of a card of the crowd with another one, or with a place beside the crowd. They are kept as objects: where
# they are offered by the hundred, compiled code need not make each number anew.
PAIRS: Final[list[list[Any]]] = [[pair(first, second) for second in range(A_LINE)] for first in range(CELLS)]


def seen_cells(game: Raxxon, seat: int) -> list[int]:
    """The crowd as a seat knows it."""
    found = game.cells[:]
    for cell in cells_of(game.down):
        if not game.known[cell] >> seat & 1:
            found[cell] = NONE
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Ask):
    """Choose things one after another, each with its effect at once; "it" counts them while they are chosen.

    `number` is how many; `must` says that one may not stop before, `agreed` that one may not stop before the first:
    the player has just said that they want it. Each kind of pick says what there is to choose (`pool`), and what
    becomes of it (`picked`).
    """

    def __init__(self, question: str, said: str, rule: str, number: int, *, must: bool) -> None:
        super().__init__(question, said, rule)
        self.number = number
        self.must = must
        self.agreed = False

    def may_stop(self, frame: Frame) -> bool:
        """Whether one may choose no more."""
        return not self.must and not (self.agreed and frame.it == NONE)

    def most(self, game: Raxxon) -> int:
        """How many may be chosen."""
        return self.number

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        """What there is to choose."""
        raise NotImplementedError

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        """What becomes of a thing that was chosen."""
        raise NotImplementedError

    def run(self, game: Raxxon, frame: Frame) -> None:
        if frame.it >= self.most(game):
            frame.it = NONE
        else:
            super().run(game, frame)

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        found = self.pool(game, frame, seat)
        if found and self.may_stop(frame):
            found.append(DONE)
        return found

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            frame.it = NONE
            return
        frame.it = 1 if frame.it == NONE else frame.it + 1
        frame.again()
        self.picked(game, frame, option)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        found = self.around(game, seat)
        if self.may_stop(frame):
            found.append("done")
        return found

    def around(self, game: Raxxon, seat: int) -> list[str]:
        """What could be touched, allowed or not: the crowd."""
        return crowd_things(game)

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "done":
            return None
        return self.against_thing(game, frame, seat, game.lore.numbers[touches[-1]])

    def against_thing(self, game: Raxxon, frame: Frame, seat: int, thing: int) -> Reason | None:
        """The rule against a thing."""
        return None


# --- what named checks are made of ---------------------------------------------------------------------------------


def crowd_things(game: Raxxon) -> list[str]:
    """Every card of the crowd."""
    return [f"crowd:{NAMES[cell]}" for cell in cells_of(game.crowd)]


def against_face_up(game: Raxxon, frame: Frame, cell: int, kinds: i64, rule: str) -> Reason | None:
    """Why a card of the crowd is none of the face-up ones of a kind."""
    bit = BIT[cell]
    if game.down & bit:
        return Reason(rule, Message("reason-face-down", cell=NAMES[cell]))
    if not kinds >> game.cells[cell] & 1:
        return Reason(rule, Message("reason-kind", card=game.citizen_name(game.cells[cell]), by=source(game, frame)))
    return None


def against_evacuation(game: Raxxon, frame: Frame, cell: int, kinds: i64, rule: str) -> Reason | None:
    """Why a card of the crowd is none that can be evacuated: not of a kind, face down, or a scenario keeps it."""
    reason = against_face_up(game, frame, cell, kinds, rule)
    scene = game.lore.scene
    if reason is None and not scene.may_leave() >> game.cells[cell] & 1:
        return Reason(scene.rule, Message("reason-not-evacuated", card=game.citizen_name(game.cells[cell])))
    return reason


def against_immune(game: Raxxon, cell: int) -> Reason | None:
    """Why nothing can be done to a card of the crowd: it is the mutant, face up (RX-94)."""
    return Reason("RX-94", Message("reason-immune")) if game.immune() >> cell & 1 else None


def is_action(frame: Frame) -> bool:
    """Whether a frame's text stands on a character sheet."""
    return AN_ACTION_TEXT <= frame.that < A_CITIZEN_TEXT


def against_face_down(game: Raxxon, cell: int, rule: str) -> Reason | None:
    """Why a card of the crowd is none of the face-down ones."""
    if game.down >> cell & 1:
        return None
    return Reason(rule, Message("reason-face-up", card=game.citizen_name(game.cells[cell])))
