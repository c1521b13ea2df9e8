"""Words for the crowd: evacuating a line or a cluster, looking, turning down, swapping, interviews, roadblocks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..grid import BESIDE, BIT, CELLS, NAMES, beside, cells_of, line
from ..table import SUSPECT, Raxxon
from ..thing import A_CITIZEN, A_LINE, A_PLACE, DONE, PAIR
from .asking import (
    PAIRS,
    Ask,
    Pick,
    against_evacuation,
    against_face_down,
    against_face_up,
    against_immune,
    crowd_things,
)
from .kill import Cluster, LineWord


class EvacuateLine(LineWord):
    """Evacuate a row or column whose cards are all face up and healthy (RX-27)."""

    def __init__(self) -> None:
        super().__init__("prompt-evacuate-line", "option-evacuate", "RX-27")
        self.idle = "idle-evacuate-line"

    def fits(self, game: Raxxon, cells: i64) -> bool:
        scene = game.lore.scene
        return game.up(scene.evacuable, cells) == cells and bool(game.up(scene.may_leave(), cells))

    def why_not(self, game: Raxxon, cells: i64) -> Message:
        return Message("reason-line-not-healthy")

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        scene = game.lore.scene
        cells = cells_of(game.crowd & line(game.lore.numbers[touches[-1]] - A_LINE))
        if all(game.is_face_up(cell, game.lore.healthy) for cell in cells):
            kept = [game.cells[cell] for cell in cells if not scene.may_leave() >> game.cells[cell] & 1]
            # Those who stay are no obstacle, but somebody must leave (RX-94).
            if len(kept) == len(cells) or any(not scene.staying >> citizen & 1 for citizen in kept):
                return Reason(scene.rule, Message("reason-not-evacuated", card=game.citizen_name(kept[0])))
        return super().against(game, frame, seat, touches)

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        staying = game.lore.scene.staying
        for cell in cells_of(game.crowd & line(option - A_LINE)):
            if not staying >> game.cells[cell] & 1:
                game.evacuate(cell)


class EvacuateCluster(Cluster):
    """Evacuate a face-up healthy card and adjacent face-up healthy ones."""

    def __init__(self) -> None:
        super().__init__("prompt-evacuate-cluster", "option-evacuate", "RX-27", 4)
        self.idle = "idle-evacuate"

    def fitting(self, game: Raxxon, cells: i64) -> i64:
        return game.up(game.lore.scene.may_leave(), cells)

    def firsts(self, game: Raxxon) -> i64:
        found = super().firsts(game)
        # Who stays may stand in the middle of those who leave (RX-94).
        for cell in game.face_up(game.lore.scene.staying):
            if self.fitting(game, BESIDE[cell]):
                found |= BIT[cell]
        return found

    def is_enough(self, game: Raxxon, chosen: i64) -> bool:
        return bool(self.fitting(game, chosen))

    def meet(self, game: Raxxon, cells: i64) -> None:
        for cell in cells_of(self.fitting(game, cells)):
            game.evacuate(cell)

    def against_cell(self, game: Raxxon, frame: Frame, cell: int) -> Reason | None:
        if frame.it == NONE and self.firsts(game) >> cell & 1:
            return None
        return against_evacuation(game, frame, cell, game.lore.healthy, self.rule)


class Look(Pick):
    """Look at face-down cards and leave them so; `numbers` by the number of players."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__("prompt-look", "option-look", "RX-27", 0, must=False)
        self.numbers = numbers
        self.idle = "idle-look"

    def most(self, game: Raxxon) -> int:
        return self.numbers[game.seats - 1]

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [cell for cell in cells_of(game.down) if not game.known[cell] >> seat & 1]

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        look(game, frame.actor, thing)

    def against_thing(self, game: Raxxon, frame: Frame, seat: int, thing: int) -> Reason | None:
        return against_unknown(game, seat, thing)


def look(game: Raxxon, seat: int, cell: int) -> None:
    """Let a seat see a face-down card, and nobody else."""
    game.known[cell] |= 1 << seat
    game.reveals += 1
    if game.story is not None:
        game.tell("event-looks", {"seat": seat, "cell": NAMES[cell]})
        game.tell("event-sees", {"seat": seat, "cards": game.citizen_messages([game.cells[cell]])}, [seat])


def against_unknown(game: Raxxon, seat: int, cell: int) -> Reason | None:
    """Why there is nothing to look at: the card is face up, or the seat knows it."""
    if not game.down >> cell & 1:
        return against_face_down(game, cell, "RX-27")
    if game.known[cell] >> seat & 1:
        return Reason("RX-27", Message("reason-known", cell=NAMES[cell]))
    return None


class TurnDown(Pick):
    """Turn face-up cards of a kind face down."""

    def __init__(self, kinds: i64, number: int, *, must: bool) -> None:
        super().__init__("prompt-turn-down", "option-turn-down", "RX-27", number, must=must)
        self.idle = "idle-face-up"
        self.kinds = kinds

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return cells_of(game.up(self.kinds, game.crowd & ~game.immune()))

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        turn_down(game, thing)

    def against_thing(self, game: Raxxon, frame: Frame, seat: int, thing: int) -> Reason | None:
        return against_face_up(game, frame, thing, self.kinds, self.rule) or against_immune(game, thing)


def turn_down(game: Raxxon, cell: int) -> None:
    """Turn a card face down, and say so."""
    if game.story is not None:
        game.tell("event-turns-down", {"card": game.citizen_name(game.cells[cell]), "cell": NAMES[cell]})
    game.turn_down(cell)


class TurnDownAll(Step[Raxxon]):
    """Turn all face-up cards of a kind face down."""

    def __init__(self, kinds: i64) -> None:
        self.kinds = kinds

    def run(self, game: Raxxon, frame: Frame) -> None:
        for cell in game.face_up(self.kinds):
            turn_down(game, cell)


class TurnDownType(Pick):
    """One may turn all face-up cards of one type face down."""

    def __init__(self) -> None:
        super().__init__("prompt-turn-down-type", "option-turn-down-type", "RX-27", 1, must=False)
        self.idle = "idle-face-up"

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_CITIZEN + citizen for citizen in types_face_up(game)]

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        for cell in game.face_up(BIT[thing - A_CITIZEN]):
            turn_down(game, cell)

    def around(self, game: Raxxon, seat: int) -> list[str]:
        return [f"citizen:{game.lore.types[citizen]}" for citizen in types_face_up(game)]


def types_face_up(game: Raxxon) -> list[int]:
    """The types of which a card that can be turned lies face up in the crowd."""
    types = range(len(game.lore.types))
    return [citizen for citizen in types if citizen != game.lore.scene.mutant and game.count(BIT[citizen])]


class Swap(Ask):
    """Swap two cards of the crowd, one may do so only; `may_move`: or move one to a place next to the crowd."""

    def __init__(self, *, may_move: bool) -> None:
        super().__init__("prompt-move" if may_move else "prompt-swap", "option-swap", "RX-27")
        self.may_move = may_move
        self.idle = "idle-swap"

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        cells = cells_of(game.crowd & ~game.immune())
        found: list[int] = []
        for first in cells:
            options = PAIRS[first]
            found += [options[second] for second in cells if second != first]
            if self.may_move:
                found += [options[A_PLACE + place] for place in places_for(game, first)]
        return found

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        first = option % PAIR
        to = option // PAIR - 1
        if to >= A_PLACE:
            move(game, first, to - A_PLACE)
            return
        game.swap(first, to)
        if game.story is not None:
            game.tell("event-swaps", {"cell": NAMES[first], "cell_2": NAMES[to]})

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        said = super().text(game, frame, option)
        return Message("option-move", **said.args) if option // PAIR > A_PLACE else said

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return crowd_things(game)
        if len(touches) > 1:
            return []
        found = crowd_things(game)
        if self.may_move:
            found += [f"place:{NAMES[cell]}" for cell in range(CELLS) if is_beside(game, cell)]
        return found

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return against_immune(game, game.lore.numbers[touches[0]])
        first, second = game.lore.numbers[touches[0]], game.lore.numbers[touches[1]]
        if first == second:
            return Reason(self.rule, Message("reason-itself"))
        if second < A_PLACE:
            return against_immune(game, second)
        if second >= A_PLACE and second - A_PLACE not in places_for(game, first):
            return Reason("RX-39", Message("reason-no-place"))
        return None


def places_for(game: Raxxon, cell: int) -> list[int]:
    """The places to which a card could be moved: next to the rest of the crowd, within the outline."""
    rest = game.crowd & ~BIT[cell]
    return cells_of(beside(rest) & ~BIT[cell])


def is_beside(game: Raxxon, cell: int) -> bool:
    """Whether a cell is an empty one that touches the crowd."""
    return not game.crowd >> cell & 1 and bool(BESIDE[cell] & game.crowd)


def move(game: Raxxon, cell: int, place: int) -> None:
    """Move a card to an empty place; it stays as it lies."""
    up = not game.down >> cell & 1
    known = game.known[cell]
    key = game.keys[cell]
    to = game.put(place, game.take(cell), up=up, known=known)
    game.keys[to] = key
    if game.story is not None:
        game.tell("event-moves", {"cell": NAMES[cell], "cell_2": NAMES[to]})


class Interview(Ask):
    """Look at a face-down card: infected or hostile, it stays so; else it is turned up, and one may go on beside it.

    "It" is the number of the card that was turned up last: it may have moved meanwhile.
    """

    def __init__(self) -> None:
        super().__init__("prompt-interview", "option-look", "RX-27")
        self.idle = "idle-face-down"

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        if frame.it == NONE:
            return cells_of(game.down)
        last = game.cell_of(frame.it)
        if last == NONE:
            return []
        found = cells_of(BESIDE[last] & game.down)
        return [*found, DONE] if found else []

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            frame.it = NONE
            return
        citizen = game.cells[option]
        if citizen == game.lore.scene.mutant:
            frame.it = NONE
            game.reveal(option)  # RX-94
            return
        if not game.is_healthy(citizen) or citizen == game.lore.hostile:
            frame.it = NONE
            game.known[option] |= SUSPECT
            look(game, seat, option)
            if game.story is not None:
                game.tell("event-suspect", {"cell": NAMES[option]})
            return
        frame.it = game.keys[option]
        frame.again()
        game.reveal(option)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        return crowd_things(game) if frame.it == NONE else [*crowd_things(game), "done"]

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "done":
            return None
        cell = game.lore.numbers[touches[-1]]
        if frame.it != NONE and not BESIDE[game.cell_of(frame.it)] >> cell & 1:
            return Reason("RX-12", Message("reason-not-adjacent", cell=NAMES[cell]))
        return against_face_down(game, cell, self.rule)


class Roadblock(Ask):
    """Put tokens on a card: as many times no card is added next to it."""

    def __init__(self, tokens: int) -> None:
        super().__init__("prompt-roadblock", "option-roadblock", "RX-27")
        self.idle = "idle-crowd"
        self.tokens = tokens

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return cells_of(game.crowd)

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        game.blocks[option] = self.tokens
        if game.story is not None:
            game.tell("event-roadblock", {"cell": NAMES[option], "number": self.tokens})

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else crowd_things(game)


class IgnoreAdds(Step[Raxxon]):
    """The next cards that would be added today are not."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.ignored_adds += self.number
        if game.story is not None:
            game.tell("event-cordon", {"number": game.ignored_adds})


ANY_NUMBER: Final = CELLS
