"""Words that kill crowd cards, and the symbols that killed cards show (RX-30, RX-31)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step

from ..grid import BESIDE, BIT, NAMES, cells_of, line, lines, size
from ..table import Raxxon, from_citizen
from ..thing import A_CITIZEN, A_LINE, DONE, IN_ORDER
from .asking import Ask, Pick, against_face_up, against_immune, crowd_things, pair, source
from .pile import GiveBack
from .symbol import Pass, Spread

SEVERAL: Final = 64  # more than can be killed at once: the base of the numbers in a settling frame's "it"


def kill(game: Raxxon, mask: i64) -> None:
    """Kill these cards together; what their symbols do is settled next (RX-31)."""
    pending = 0
    lore = game.lore
    for cell in cells_of(mask & ~game.immune()):
        if game.down >> cell & 1:
            game.reveals += 1
        citizen = game.take(cell)
        game.discard[citizen] += 1
        if game.story is not None:
            game.tell("event-kills", {"card": game.citizen_name(citizen), "cell": NAMES[cell]})
        if lore.killed[citizen].steps:
            pending += SEVERAL**citizen
    if pending:
        game.push(SETTLE, game.current, pending)


class Settle(Ask):
    """Killed cards' symbols, one after another; the current player chooses the order where it can matter (RX-42)."""

    def __init__(self) -> None:
        super().__init__("prompt-order", "option-order", "RX-42")

    def run(self, game: Raxxon, frame: Frame) -> None:
        left = pending_types(frame.it)
        if not left:
            return
        first = next_unasked(game, left)
        if first == NONE:
            game.ask(frame.actor, self.options(game, frame, frame.actor))
        else:
            self.answer(game, frame, frame.actor, A_CITIZEN + first)

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_CITIZEN + citizen for citizen in pending_types(frame.it)] + [IN_ORDER]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == IN_ORDER:
            # The scripts lie one upon the other: the first is pushed last.
            for citizen in reversed(pending_types(frame.it)):
                for _ in range(frame.it // SEVERAL**citizen % SEVERAL):
                    game.push(game.lore.killed[citizen], seat, NONE, from_citizen(citizen))
            frame.it = 0
            return
        citizen = option - A_CITIZEN
        frame.it -= SEVERAL**citizen
        frame.again()
        game.push(game.lore.killed[citizen], seat, NONE, from_citizen(citizen))

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        return [f"citizen:{game.lore.types[citizen]}" for citizen in pending_types(frame.it)] + ["in-order"]


def pending_types(pending: int) -> list[int]:
    """The types whose symbols are yet to be settled."""
    found: list[int] = []
    citizen = 0
    while pending > 0:
        if pending % SEVERAL:
            found.append(citizen)
        pending //= SEVERAL
        citizen += 1
    return found


def next_unasked(game: Raxxon, citizens: list[int]) -> int:
    """The type to be settled next where it cannot matter which; NONE where it can.

    Passing takes effect when all is done; a spread and a card given back both only feed the discard pile.
    """
    if len(citizens) == 1:
        return citizens[0]
    feeding = True
    for citizen in citizens:
        steps = game.lore.killed[citizen].steps
        if all(isinstance(step, Pass) for step in steps):
            return citizen
        if not all(isinstance(step, Spread | GiveBack) for step in steps):
            feeding = False
    return citizens[0] if feeding else NONE


SETTLE: Final = Script("settle", [Settle()])


class Kill(Pick):
    """Kill face-up cards of a kind."""

    def __init__(self, kinds: i64, number: int, *, must: bool) -> None:
        super().__init__("prompt-kill", "option-kill", "RX-30", number, must=must)
        self.idle = "idle-face-up"
        self.kinds = kinds

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return cells_of(game.up(self.kinds, game.crowd & ~game.immune()))

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        kill(game, BIT[thing])

    def against_thing(self, game: Raxxon, frame: Frame, seat: int, thing: int) -> Reason | None:
        return against_face_up(game, frame, thing, self.kinds, self.rule) or against_immune(game, thing)


class LineWord(Ask):
    """Choose a row or column (RX-13)."""

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_LINE + number for number in lines(game.crowd) if self.fits(game, game.crowd & line(number))]

    def fits(self, game: Raxxon, cells: i64) -> bool:
        """Whether these cards, a whole line, may be chosen."""
        return True

    def why_not(self, game: Raxxon, cells: i64) -> Message:
        """Why these cards, a whole line, may not be chosen."""
        raise NotImplementedError

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [game.lore.things[A_LINE + number] for number in lines(game.crowd)]

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        cells = game.crowd & line(game.lore.numbers[touches[-1]] - A_LINE)
        return None if self.fits(game, cells) else Reason(self.rule, self.why_not(game, cells))

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        sort, _, name = game.lore.things[option].partition(":")
        args: dict[str, Argument] = {"line": name, "number": size(game.crowd & line(option - A_LINE))}
        return Message(f"{self.said}-{sort}", **args)


class KillLine(LineWord):
    """Kill a row or column: any, or one without face-up cards of a kind."""

    def __init__(self, without: i64) -> None:
        super().__init__("prompt-kill-line", "option-kill", "RX-13")
        self.without = without
        self.idle = "idle-kill-line" if without else "idle-crowd"

    def fits(self, game: Raxxon, cells: i64) -> bool:
        return not game.up(self.without, cells)

    def why_not(self, game: Raxxon, cells: i64) -> Message:
        return Message("reason-line-has-healthy")

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        kill(game, game.crowd & line(option - A_LINE))


class KillLineSparing(LineWord):
    """Turn up a row or column without any effect, and kill what is not of a kind to be spared."""

    def __init__(self, spare: i64) -> None:
        super().__init__("prompt-kill-line", "option-kill", "RX-13")
        self.spare = spare
        self.idle = "idle-crowd"

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        strike = game.push(STRIKE, seat, 0, frame.that)  # after what turning them up brings about (RX-91)
        for cell in cells_of(game.crowd & line(option - A_LINE)):
            if game.down >> cell & 1:
                game.turn_up(cell)
                if game.story is not None:
                    game.tell("event-reveals", {"card": game.citizen_name(game.cells[cell]), "cell": NAMES[cell]})
            if not self.spare >> game.cells[cell] & 1:
                strike.it += 1 << cell


class Strike(Step[Raxxon]):
    """The cards of the cells in "it" are killed."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        kill(game, frame.it)


STRIKE: Final = Script("strike", [Strike()])


CENTRE: Final = 64  # a cluster's frame holds in "it" the first cell, and above this the mask of all chosen


class Cluster(Ask):
    """Choose a card and some adjacent ones; all together meet the same."""

    def __init__(self, question: str, said: str, rule: str, neighbours: int) -> None:
        super().__init__(question, said, rule)
        self.neighbours = neighbours

    def fitting(self, game: Raxxon, cells: i64) -> i64:
        """Those of some cards that may be chosen."""
        return cells

    def firsts(self, game: Raxxon) -> i64:
        """The cards with which one may begin."""
        return self.fitting(game, game.crowd)

    def is_enough(self, game: Raxxon, chosen: i64) -> bool:
        """Whether one may stop with these."""
        return True

    def meet(self, game: Raxxon, cells: i64) -> None:
        """What becomes of the chosen ones."""
        raise NotImplementedError

    def run(self, game: Raxxon, frame: Frame) -> None:
        options = self.options(game, frame, frame.actor)
        if len(options) > 1:
            game.ask(frame.actor, options)
        elif options:
            self.answer(game, frame, frame.actor, options[0])
        else:
            frame.it = NONE

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        if frame.it == NONE:
            return cells_of(self.firsts(game))
        chosen: i64 = frame.it // CENTRE
        if size(chosen) > self.neighbours:
            return [DONE]
        beside = BESIDE[frame.it % CENTRE] & game.crowd & ~chosen
        found = cells_of(self.fitting(game, beside))
        if self.is_enough(game, chosen):
            found.append(DONE)
        return found

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            chosen: i64 = frame.it // CENTRE
            frame.it = NONE
            self.meet(game, chosen)
            return
        if frame.it == NONE:
            frame.it = option + CENTRE * (1 << option)
        else:
            frame.it += CENTRE * (1 << option)
        frame.again()

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        found = crowd_things(game)
        if frame.it != NONE and self.is_enough(game, frame.it // CENTRE):
            found.append("done")
        return found

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "done":
            return None
        cell = game.lore.numbers[touches[-1]]
        if frame.it != NONE:
            if frame.it // CENTRE >> cell & 1:
                return Reason(self.rule, Message("reason-chosen-already", cell=NAMES[cell]))
            if not BESIDE[frame.it % CENTRE] >> cell & 1:
                return Reason("RX-12", Message("reason-not-adjacent", cell=NAMES[cell]))
        return self.against_cell(game, frame, cell)

    def against_cell(self, game: Raxxon, frame: Frame, cell: int) -> Reason | None:
        """The rule against a card as such."""
        return None

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        question = self.question if frame.it == NONE else f"{self.question}-more"
        return Message(question, by=source(game, frame))


class KillCluster(Cluster):
    """Kill a card and some adjacent ones."""

    def __init__(self, neighbours: int) -> None:
        super().__init__("prompt-kill-cluster", "option-kill", "RX-30", neighbours)
        self.idle = "idle-crowd"

    def fitting(self, game: Raxxon, cells: i64) -> i64:
        return cells & ~game.immune()

    def against_cell(self, game: Raxxon, frame: Frame, cell: int) -> Reason | None:
        return against_immune(game, cell)

    def meet(self, game: Raxxon, cells: i64) -> None:
        kill(game, cells)


class KillTwo(Ask):
    """Kill two adjacent cards, the first of which may have to be a face-up one of a kind."""

    def __init__(self, kinds: i64) -> None:
        super().__init__("prompt-kill-pair", "option-kill-pair", "RX-30")
        self.kinds = kinds  # 0: any card, face up or down

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        doomed = game.crowd & ~game.immune()
        firsts = game.face_up(self.kinds) if self.kinds else cells_of(doomed)
        found: list[int] = []
        for first in firsts:
            found += [pair(first, second) for second in cells_of(BESIDE[first] & doomed)]
        if not found and self.kinds:
            found = firsts  # nobody stands beside it
        return found

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        cells = BIT[option % PAIRED]
        if option >= PAIRED:
            cells |= BIT[option // PAIRED - 1]
        kill(game, cells)

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        said = super().text(game, frame, option)
        return said if option >= PAIRED else Message("option-kill", **said.args)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if len(touches) == 1 and self.options(game, frame, seat)[0] < PAIRED:
            return []
        return crowd_things(game) if len(touches) < TWO else []

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        cell = game.lore.numbers[touches[-1]]
        if len(touches) == 1:
            wrong = against_face_up(game, frame, cell, self.kinds, self.rule) if self.kinds else None
            return wrong or against_immune(game, cell)
        if BESIDE[game.lore.numbers[touches[0]]] >> cell & 1:
            return against_immune(game, cell)
        return Reason("RX-12", Message("reason-not-adjacent", cell=NAMES[cell]))


PAIRED: Final = 1024
TWO: Final = 2


class KillAround(Ask):
    """Kill all cards adjacent to one face-up card of a kind."""

    def __init__(self, kinds: i64) -> None:
        super().__init__("prompt-kill-around", "option-kill-around", "RX-30")
        self.kinds = kinds

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return game.face_up(self.kinds)

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        kill(game, BESIDE[option] & game.crowd)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else crowd_things(game)

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return against_face_up(game, frame, game.lore.numbers[touches[-1]], self.kinds, self.rule)
