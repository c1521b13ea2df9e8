"""Steps that kill crowd cards, and the symbols of killed cards (RX-30, RX-31)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step

from ..crowd_grid import ADJACENT, BIT, CELL_NAMES, cells_of, line, lines, size
from ..effect_source import citizen_source, source_name
from ..option_code import A_CITIZEN, A_LINE, DONE, IN_ORDER, PAIR
from ..table import Raxxon
from .pile import GiveBack
from .question import PickFaceUp, RaxxonQuestion, crowd_touches, face_up_objection, immune_objection, pair
from .symbol import Pass, Spread

COUNT_BASE: Final = 64  # more than can be killed at once: the base of the counts by type in "it" of ResolveKilled


def kill(game: Raxxon, mask: i64) -> None:
    """Kill these cards together, then resolve their symbols (RX-31)."""
    pending = 0
    pack = game.pack
    for cell in cells_of(mask & ~game.immune_cells()):
        if game.down >> cell & 1:
            game.reveals += 1
        citizen = game.take(cell)
        game.discard[citizen] += 1
        if game.events is not None:
            game.emit_deed("event-kills", {"card": game.citizen_name(citizen), "cell": CELL_NAMES[cell]})
        if pack.killed_scripts[citizen].steps:
            pending += COUNT_BASE**citizen
    if pending:
        game.push(RESOLVE_KILLED, game.current, pending)


class ResolveKilled(RaxxonQuestion[Raxxon]):
    """Resolve the symbols of killed cards; the current player chooses the order if it can matter (RX-42)."""

    def __init__(self) -> None:
        super().__init__("prompt-order", "option-order", "RX-42")

    def run(self, game: Raxxon, frame: Frame) -> None:
        left = pending_types(frame.it)
        if not left:
            return
        first = next_without_asking(game, left)
        if first == NONE:
            game.ask(frame.actor, self.options(game, frame, frame.actor))
        else:
            self.answer(game, frame, frame.actor, A_CITIZEN + first)

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_CITIZEN + citizen for citizen in pending_types(frame.it)] + [IN_ORDER]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == IN_ORDER:
            # The last script pushed runs first.
            for citizen in reversed(pending_types(frame.it)):
                for _ in range(frame.it // COUNT_BASE**citizen % COUNT_BASE):
                    game.push(game.pack.killed_scripts[citizen], seat, NONE, citizen_source(citizen))
            frame.it = 0
            return
        citizen = option - A_CITIZEN
        frame.it -= COUNT_BASE**citizen
        frame.repeat()
        game.push(game.pack.killed_scripts[citizen], seat, NONE, citizen_source(citizen))

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question)

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return [f"citizen:{game.pack.types[citizen]}" for citizen in pending_types(frame.it)] + ["in-order"]


def pending_types(pending: int) -> list[int]:
    """The types whose symbols are not yet resolved."""
    types: list[int] = []
    citizen = 0
    while pending > 0:
        if pending % COUNT_BASE:
            types.append(citizen)
        pending //= COUNT_BASE
        citizen += 1
    return types


def next_without_asking(game: Raxxon, citizens: list[int]) -> int:
    """The type to resolve next if the order cannot matter; NONE if it can.

    A pass takes effect at the end of the turn; spreads and cards given back only add to the discard pile.
    """
    if len(citizens) == 1:
        return citizens[0]
    feeding = True
    for citizen in citizens:
        steps = game.pack.killed_scripts[citizen].steps
        if all(isinstance(step, Pass) for step in steps):
            return citizen
        if not all(isinstance(step, Spread | GiveBack) for step in steps):
            feeding = False
    return citizens[0] if feeding else NONE


RESOLVE_KILLED: Final = Script("settle", [ResolveKilled()])


class Kill(PickFaceUp):
    """Kill face-up cards of a kind."""

    def __init__(self, kinds: i64, number: int, *, must: bool) -> None:
        super().__init__("prompt-kill", "option-kill", "RX-30", kinds, number, must=must)

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        kill(game, BIT[code])


class LineQuestion(RaxxonQuestion[Raxxon]):
    """Choose a row or column (RX-13)."""

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_LINE + number for number in lines(game.crowd) if self.is_eligible(game, game.crowd & line(number))]

    def is_eligible(self, game: Raxxon, cells: i64) -> bool:
        """Whether these cards, a whole line, can be chosen."""
        return True

    def why_not(self, game: Raxxon, cells: i64) -> Message:
        """Why these cards, a whole line, cannot be chosen."""
        raise NotImplementedError

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return [game.pack.touch_ids[A_LINE + number] for number in lines(game.crowd)]

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        cells = game.crowd & line(code - A_LINE)
        return None if self.is_eligible(game, cells) else Reason(self.rule, self.why_not(game, cells))

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        kind, _, name = game.pack.touch_ids[option].partition(":")
        args: dict[str, Argument] = {"line": name, "number": size(game.crowd & line(option - A_LINE))}
        return Message(f"{self.option_message}-{kind}", **args)


class KillLine(LineQuestion):
    """Kill a row or column, or one without face-up cards of a kind."""

    def __init__(self, without: i64) -> None:
        super().__init__("prompt-kill-line", "option-kill", "RX-13")
        self.without = without
        self.idle_message = "idle-kill-line" if without else "idle-crowd"

    def is_eligible(self, game: Raxxon, cells: i64) -> bool:
        return not game.face_up_mask(self.without, cells)

    def why_not(self, game: Raxxon, cells: i64) -> Message:
        return Message("reason-line-has-healthy")

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        kill(game, game.crowd & line(option - A_LINE))


class KillLineSparing(LineQuestion):
    """Turn up a row or column without effects, and kill all cards that are not of a kind."""

    def __init__(self, spare: i64) -> None:
        super().__init__("prompt-kill-line", "option-kill", "RX-13")
        self.spare = spare
        self.idle_message = "idle-crowd"

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        strike = game.push(KILL_CELLS, seat, 0, frame.that)  # runs after the effects of turning them up (RX-91)
        for cell in cells_of(game.crowd & line(option - A_LINE)):
            if game.down >> cell & 1:
                game.turn_up(cell)
                if game.events is not None:
                    game.emit_deed(
                        "event-reveals", {"card": game.citizen_name(game.cells[cell]), "cell": CELL_NAMES[cell]}
                    )
            if not self.spare >> game.cells[cell] & 1:
                strike.it += 1 << cell


class KillCells(Step[Raxxon]):
    """Kill the cards of the cells in "it"."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        kill(game, frame.it)


KILL_CELLS: Final = Script("strike", [KillCells()])


MASK_BASE: Final = 64  # "it" of a cluster's frame: the first cell + MASK_BASE * the mask of all chosen cells


class ClusterQuestion(RaxxonQuestion[Raxxon]):
    """Choose a card and up to `neighbours` adjacent ones; the effect applies to all together."""

    def __init__(self, question: str, option_message: str, rule: str, neighbours: int) -> None:
        super().__init__(question, option_message, rule)
        self.neighbours = neighbours

    def eligible(self, game: Raxxon, cells: i64) -> i64:
        """Those of these cells that can be chosen."""
        return cells

    def first_cells(self, game: Raxxon) -> i64:
        """The cells that can be chosen first."""
        return self.eligible(game, game.crowd)

    def may_stop(self, game: Raxxon, chosen: i64) -> bool:
        """Whether the player may stop with these cells."""
        return True

    def on_done(self, game: Raxxon, cells: i64) -> None:
        """Apply the effect to the chosen cells."""
        raise NotImplementedError

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        if frame.it == NONE:
            return cells_of(self.first_cells(game))
        chosen: i64 = frame.it // MASK_BASE
        if size(chosen) > self.neighbours:
            return [DONE]
        beside = ADJACENT[frame.it % MASK_BASE] & game.crowd & ~chosen
        options = cells_of(self.eligible(game, beside))
        if self.may_stop(game, chosen):
            options.append(DONE)
        return options

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            chosen: i64 = frame.it // MASK_BASE
            frame.it = NONE
            self.on_done(game, chosen)
            return
        if frame.it == NONE:
            frame.it = option + MASK_BASE * (1 << option)
        else:
            frame.it += MASK_BASE * (1 << option)
        frame.repeat()

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        touches = crowd_touches(game)
        if frame.it != NONE and self.may_stop(game, frame.it // MASK_BASE):
            touches.append("done")
        return touches

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        if frame.it != NONE:
            if frame.it // MASK_BASE >> code & 1:
                return Reason(self.rule, Message("reason-chosen-already", cell=CELL_NAMES[code]))
            if not ADJACENT[frame.it % MASK_BASE] >> code & 1:
                return Reason("RX-12", Message("reason-not-adjacent", cell=CELL_NAMES[code]))
        return self.cell_objection(game, frame, code)

    def cell_objection(self, game: Raxxon, frame: Frame, cell: int) -> Reason | None:
        """The rule against choosing a cell."""
        return None

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        question = self.question if frame.it == NONE else f"{self.question}-more"
        return Message(question, by=source_name(game, frame))


class KillCluster(ClusterQuestion):
    """Kill a card and up to `neighbours` adjacent ones."""

    def __init__(self, neighbours: int) -> None:
        super().__init__("prompt-kill-cluster", "option-kill", "RX-30", neighbours)
        self.idle_message = "idle-crowd"

    def eligible(self, game: Raxxon, cells: i64) -> i64:
        return cells & ~game.immune_cells()

    def cell_objection(self, game: Raxxon, frame: Frame, cell: int) -> Reason | None:
        return immune_objection(game, cell)

    def on_done(self, game: Raxxon, cells: i64) -> None:
        kill(game, cells)


class KillPair(RaxxonQuestion[Raxxon]):
    """Kill two adjacent cards; with `kinds`, the first must be a face-up card of a kind."""

    def __init__(self, kinds: i64) -> None:
        super().__init__("prompt-kill-pair", "option-kill-pair", "RX-30")
        self.kinds = kinds  # 0: any card, face up or down

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        doomed = game.crowd & ~game.immune_cells()
        firsts = game.face_up_cells(self.kinds) if self.kinds else cells_of(doomed)
        options: list[int] = []
        for first in firsts:
            options += [pair(first, second) for second in cells_of(ADJACENT[first] & doomed)]
        if not options and self.kinds:
            options = firsts  # no card is adjacent to any of them
        return options

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        cells = BIT[option % PAIR]
        if option >= PAIR:
            cells |= BIT[option // PAIR - 1]
        kill(game, cells)

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        text = super().text(game, frame, option)
        return text if option >= PAIR else Message("option-kill", **text.args)

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if len(touches) == 1 and self.options(game, frame, seat)[0] < PAIR:
            return []
        return crowd_touches(game) if len(touches) < MAX_TOUCHES else []

    def objection(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        cell = game.pack.option_codes[touches[-1]]
        if len(touches) == 1:
            wrong = face_up_objection(game, frame, cell, self.kinds, self.rule) if self.kinds else None
            return wrong or immune_objection(game, cell)
        if ADJACENT[game.pack.option_codes[touches[0]]] >> cell & 1:
            return immune_objection(game, cell)
        return Reason("RX-12", Message("reason-not-adjacent", cell=CELL_NAMES[cell]))


MAX_TOUCHES: Final = 2


class KillAround(RaxxonQuestion[Raxxon]):
    """Kill all cards adjacent to one face-up card of a kind."""

    def __init__(self, kinds: i64) -> None:
        super().__init__("prompt-kill-around", "option-kill-around", "RX-30")
        self.kinds = kinds

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return game.face_up_cells(self.kinds)

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        kill(game, ADJACENT[option] & game.crowd)

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        return face_up_objection(game, frame, code, self.kinds, self.rule)
