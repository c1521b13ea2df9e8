"""Steps for the crowd: evacuating a line or a cluster, looking, turning down, swapping, interviews, roadblocks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..crowd_grid import ADJACENT, BIT, CELL_NAMES, CELLS, cells_of, free_adjacent, line
from ..option_code import A_CITIZEN, A_LINE, A_PLACE, DONE, PAIR
from ..secrets import SUSPECT
from ..table import Raxxon
from .kill import ClusterQuestion, LineQuestion
from .question import (
    PAIR_OPTIONS,
    Pick,
    PickFaceUp,
    RaxxonQuestion,
    crowd_touches,
    evacuation_objection,
    face_down_objection,
    immune_objection,
)


class EvacuateLine(LineQuestion):
    """Evacuate a row or column whose cards are all face up and healthy (RX-27)."""

    def __init__(self) -> None:
        super().__init__("prompt-evacuate-line", "option-evacuate", "RX-27")
        self.idle_message = "idle-evacuate-line"

    def is_eligible(self, game: Raxxon, cells: i64) -> bool:
        scenario = game.pack.scenario
        return game.face_up_mask(scenario.evacuable, cells) == cells and bool(
            game.face_up_mask(scenario.evacuated_types(), cells)
        )

    def why_not(self, game: Raxxon, cells: i64) -> Message:
        return Message("reason-line-not-healthy")

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        scenario = game.pack.scenario
        cells = cells_of(game.crowd & line(code - A_LINE))
        if all(game.is_face_up(cell, game.pack.healthy) for cell in cells):
            kept = [game.cells[cell] for cell in cells if not scenario.evacuated_types() >> game.cells[cell] & 1]
            # Cards that are left behind do not prevent it, but at least one card must leave (RX-94).
            if len(kept) == len(cells) or any(not scenario.left_behind >> citizen & 1 for citizen in kept):
                return Reason(scenario.rule, Message("reason-not-evacuated", card=game.citizen_name(kept[0])))
        return super().code_objection(game, frame, seat, code)

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        staying = game.pack.scenario.left_behind
        for cell in cells_of(game.crowd & line(option - A_LINE)):
            if not staying >> game.cells[cell] & 1:
                game.evacuate(cell)


class EvacuateCluster(ClusterQuestion):
    """Evacuate a face-up healthy card and adjacent face-up healthy ones."""

    def __init__(self) -> None:
        super().__init__("prompt-evacuate-cluster", "option-evacuate", "RX-27", 4)
        self.idle_message = "idle-evacuate"

    def eligible(self, game: Raxxon, cells: i64) -> i64:
        return game.face_up_mask(game.pack.scenario.evacuated_types(), cells)

    def first_cells(self, game: Raxxon) -> i64:
        cells = super().first_cells(game)
        # A card that is left behind may be the centre of those that leave (RX-94).
        for cell in game.face_up_cells(game.pack.scenario.left_behind):
            if self.eligible(game, ADJACENT[cell]):
                cells |= BIT[cell]
        return cells

    def may_stop(self, game: Raxxon, chosen: i64) -> bool:
        return bool(self.eligible(game, chosen))

    def on_done(self, game: Raxxon, cells: i64) -> None:
        for cell in cells_of(self.eligible(game, cells)):
            game.evacuate(cell)

    def cell_objection(self, game: Raxxon, frame: Frame, cell: int) -> Reason | None:
        if frame.it == NONE and self.first_cells(game) >> cell & 1:
            return None
        return evacuation_objection(game, frame, cell, game.pack.healthy, self.rule)


class LookAtCards(Pick[Raxxon]):
    """Look at face-down cards, which stay face down; `numbers` is by the number of players."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__("prompt-look", "option-look", "RX-27", 0, must=False)
        self.numbers = numbers
        self.idle_message = "idle-look"

    def max_number(self, game: Raxxon) -> int:
        return self.numbers[game.seats - 1]

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [cell for cell in cells_of(game.down) if not game.known[cell] >> seat & 1]

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        look(game, frame.actor, code)

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        return look_objection(game, seat, code)


def look(game: Raxxon, seat: int, cell: int) -> None:
    """Show a face-down card to one seat."""
    game.known[cell] |= 1 << seat
    game.reveals += 1
    if game.events is not None:
        game.emit("event-looks", {"seat": seat, "cell": CELL_NAMES[cell]})
        game.emit("event-sees", {"seat": seat, "cards": game.citizen_messages([game.cells[cell]])}, [seat])


def look_objection(game: Raxxon, seat: int, cell: int) -> Reason | None:
    """Why a card cannot be looked at: it is face up, or the seat knows it."""
    if not game.down >> cell & 1:
        return face_down_objection(game, cell, "RX-27")
    if game.known[cell] >> seat & 1:
        return Reason("RX-27", Message("reason-known", cell=CELL_NAMES[cell]))
    return None


class TurnDown(PickFaceUp):
    """Turn face-up cards of a kind face down."""

    def __init__(self, kinds: i64, number: int, *, must: bool) -> None:
        super().__init__("prompt-turn-down", "option-turn-down", "RX-27", kinds, number, must=must)

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        turn_down(game, code)


def turn_down(game: Raxxon, cell: int) -> None:
    """Turn a card face down, with its event."""
    if game.events is not None:
        game.emit_deed("event-turns-down", {"card": game.citizen_name(game.cells[cell]), "cell": CELL_NAMES[cell]})
    game.turn_down(cell)


class TurnDownAll(Step[Raxxon]):
    """Turn all face-up cards of a kind face down."""

    def __init__(self, kinds: i64) -> None:
        self.kinds = kinds

    def run(self, game: Raxxon, frame: Frame) -> None:
        for cell in game.face_up_cells(self.kinds):
            turn_down(game, cell)


class TurnDownType(Pick[Raxxon]):
    """Turn all face-up cards of a chosen type face down, if the player wants."""

    def __init__(self) -> None:
        super().__init__("prompt-turn-down-type", "option-turn-down-type", "RX-27", 1, must=False)
        self.idle_message = "idle-face-up"

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_CITIZEN + citizen for citizen in types_face_up(game)]

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        for cell in game.face_up_cells(BIT[code - A_CITIZEN]):
            turn_down(game, cell)

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return [f"citizen:{game.pack.types[citizen]}" for citizen in types_face_up(game)]


def types_face_up(game: Raxxon) -> list[int]:
    """The types with a face-up card that can be turned down."""
    types = range(len(game.pack.types))
    return [citizen for citizen in types if citizen != game.pack.scenario.mutant and game.face_up_count(BIT[citizen])]


class Swap(RaxxonQuestion[Raxxon]):
    """Swap two cards of the crowd; with `may_move`, or move one to a place beside the crowd."""

    def __init__(self, *, may_move: bool) -> None:
        super().__init__("prompt-move" if may_move else "prompt-swap", "option-swap", "RX-27")
        self.may_move = may_move
        self.idle_message = "idle-swap"

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        cells = cells_of(game.crowd & ~game.immune_cells())
        options: list[int] = []
        for first in cells:
            pairs = PAIR_OPTIONS[first]
            options += [pairs[second] for second in cells if second != first]
            if self.may_move:
                options += [pairs[A_PLACE + place] for place in places_for(game, first)]
        return options

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        first = option % PAIR
        to = option // PAIR - 1
        if to >= A_PLACE:
            move(game, first, to - A_PLACE)
            return
        game.swap(first, to)
        if game.events is not None:
            game.emit_deed("event-swaps", {"cell": CELL_NAMES[first], "cell_2": CELL_NAMES[to]})

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        text = super().text(game, frame, option)
        return Message("option-move", **text.args) if option // PAIR > A_PLACE else text

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return crowd_touches(game)
        if len(touches) > 1:
            return []
        touchable = crowd_touches(game)
        if self.may_move:
            touchable += [f"place:{CELL_NAMES[cell]}" for cell in range(CELLS) if is_free_beside(game, cell)]
        return touchable

    def objection(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return immune_objection(game, game.pack.option_codes[touches[0]])
        first, second = game.pack.option_codes[touches[0]], game.pack.option_codes[touches[1]]
        if first == second:
            return Reason(self.rule, Message("reason-itself"))
        if second < A_PLACE:
            return immune_objection(game, second)
        if second >= A_PLACE and second - A_PLACE not in places_for(game, first):
            return Reason("RX-39", Message("reason-no-place"))
        return None


def places_for(game: Raxxon, cell: int) -> list[int]:
    """The places to which a card can be moved: beside the rest of the crowd, within the outline."""
    rest = game.crowd & ~BIT[cell]
    return cells_of(free_adjacent(rest) & ~BIT[cell])


def is_free_beside(game: Raxxon, cell: int) -> bool:
    """Whether a cell is empty and beside the crowd."""
    return not game.crowd >> cell & 1 and bool(ADJACENT[cell] & game.crowd)


def move(game: Raxxon, cell: int, place: int) -> None:
    """Move a card to an empty place; it is not turned."""
    up = not game.down >> cell & 1
    known = game.known[cell]
    key = game.keys[cell]
    to = game.put(place, game.take(cell), up=up, known=known)
    game.keys[to] = key
    if game.events is not None:
        game.emit_deed("event-moves", {"cell": CELL_NAMES[cell], "cell_2": CELL_NAMES[to]})


class Interview(RaxxonQuestion[Raxxon]):
    """Look at a face-down card; if it is neither infected nor hostile, reveal it and perhaps go on with one beside it.

    "It" is the key of the card revealed last, since the crowd may have been shifted meanwhile.
    """

    def __init__(self) -> None:
        super().__init__("prompt-interview", "option-look", "RX-27")
        self.idle_message = "idle-face-down"

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        if frame.it == NONE:
            return cells_of(game.down)
        last = game.cell_of(frame.it)
        if last == NONE:
            return []
        cells = cells_of(ADJACENT[last] & game.down)
        return [*cells, DONE] if cells else []

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            frame.it = NONE
            return
        citizen = game.cells[option]
        if citizen == game.pack.scenario.mutant:
            frame.it = NONE
            game.reveal(option)  # RX-94
            return
        if not game.is_healthy(citizen) or citizen == game.pack.hostile:
            frame.it = NONE
            game.known[option] |= SUSPECT
            look(game, seat, option)
            if game.events is not None:
                game.emit("event-suspect", {"cell": CELL_NAMES[option]})
            return
        frame.it = game.keys[option]
        frame.repeat()
        game.reveal(option)

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return crowd_touches(game) if frame.it == NONE else [*crowd_touches(game), "done"]

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        if frame.it != NONE and not ADJACENT[game.cell_of(frame.it)] >> code & 1:
            return Reason("RX-12", Message("reason-not-adjacent", cell=CELL_NAMES[code]))
        return face_down_objection(game, code, self.rule)


class Roadblock(RaxxonQuestion[Raxxon]):
    """Put tokens on a card: each prevents one card from being added beside it."""

    def __init__(self, tokens: int) -> None:
        super().__init__("prompt-roadblock", "option-roadblock", "RX-27")
        self.idle_message = "idle-crowd"
        self.tokens = tokens

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return cells_of(game.crowd)

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        game.roadblocks[option] = self.tokens
        if game.events is not None:
            game.emit_deed("event-roadblock", {"cell": CELL_NAMES[option], "number": self.tokens})


class IgnoreAdds(Step[Raxxon]):
    """The next cards to add today are not added."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.ignored_adds += self.number
        if game.events is not None:
            game.emit("event-cordon", {"number": game.ignored_adds})


ANY_NUMBER: Final = CELLS
