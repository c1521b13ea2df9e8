"""The words that Sagrada's tools are made of: steps that take, change, place and move dice.

The first step of a tool is a question whose options the turn offers beside its own (`tool`, then what it asks), so it
also says whether the tool may be used at all at this moment (`fits`). In the steps after it, "it" is the die in hand
and "that" is the place in the pool where it came from; a step that moves dice keeps in "it" the cell it moved one to.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludarium.kernel.message import Argument, Message
from ludarium.kernel.path import Path
from ludarium.kernel.script import NONE, Frame, Script, Step

from . import reasons
from .table import POOL_TOUCHES, Sagrada, dice_messages, die_args
from .window import CELL_TOUCHES, CELLS, COLOURS, EMPTY, FACES, NOTHING, Window, cell_name

TRACK_STRIDE: Final = 128
PUT_BACK: Final = CELLS
DONE: Final = CELLS * CELLS


class Tool:
    """A tool card: its number, the colour of the die that pays for it in solo, and what it does, as a script."""

    def __init__(self, number: int, name: str, colour: int, first: Opening, then: list[Step[Sagrada]]) -> None:
        self.number = number
        self.name = name
        self.colour = colour
        self.first = first
        self.script = Script(name, [first, *then])
        self.touch = f"tool:{name}"

    @property
    def rule(self) -> str:
        """The rule of the tool."""
        return f"SG-T{self.number}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Opening(Step[Sagrada]):
    """The first question of a tool, asked as a part of the turn's own question."""

    def fits(self, game: Sagrada) -> bool:
        """Whether the tool may be used at this moment of the turn."""
        raise NotImplementedError

    def run(self, game: Sagrada, frame: Frame) -> None:
        message = "an opening is answered before its script runs"
        raise AssertionError(message)


def add_cells(found: list[int], base: i64, cells: i64) -> None:
    """Add an option for each cell of a mask."""
    option: i64 = base
    while cells:
        if cells & 1:
            found.append(option)
        option += 1
        cells >>= 1


def add_placements(game: Sagrada, seat: i64, found: list[int]) -> None:
    """Add an option for each die of the pool and each cell that takes it: place in the pool * 20 + cell."""
    window = game.windows[seat]
    for slot, die in enumerate(game.pool):
        if die != EMPTY:
            add_cells(found, slot * CELLS, window.room(die))


def add_moves(window: Window, dice: i64, lift: i64, found: list[int]) -> None:
    """Add an option for each of these dice and each cell it may move to: from * 20 + to."""
    for cell in range(CELLS):
        if dice >> cell & 1:
            add_cells(found, cell * CELLS, window.room_after_lifting(cell, lift))


def place(game: Sagrada, seat: int, die: int, cell: int, slot: int) -> None:
    """Put a die into a window and say so."""
    game.windows[seat].place(die, cell)
    if game.story is not None:
        game.tell("event-places", {"seat": seat, **die_args(die), "cell": cell_name(cell), "slot": slot})


def draft(game: Sagrada, seat: int, option: int) -> None:
    """Place a die of the pool: the option is its place in the pool * 20 + cell."""
    slot, cell = divmod(option, CELLS)
    die = game.pool[slot]
    game.pool[slot] = EMPTY
    game.drafted = True
    place(game, seat, die, cell, slot)


def move(game: Sagrada, seat: int, option: int) -> None:
    """Move a die inside a window and say so."""
    origin, target = divmod(option, CELLS)
    window = game.windows[seat]
    die = int(window.lift(origin))
    window.place(die, target)
    if game.story is not None:
        cells = {"origin": cell_name(origin), "cell": cell_name(target)}
        game.tell("event-moves", {"seat": seat, **die_args(die), **cells})


# Most options are of this kind, and each is shown to people again and again: made once, they are shared.


PLACE_TOUCHES: Final = [[slot, cell] for slot in POOL_TOUCHES for cell in CELL_TOUCHES]
PLACING: Final = [
    Message("option-place", cell=cell_name(cell), **die_args(die))
    for die in range(len(COLOURS) * FACES)
    for cell in range(CELLS)
]


def place_touches(option: int) -> list[str]:
    """The touches of place in the pool * 20 + cell."""
    return PLACE_TOUCHES[option]


def place_text(game: Sagrada, option: int) -> Message:
    """The words of place in the pool * 20 + cell."""
    return placing(game.pool[option // CELLS], option % CELLS)


def placing(die: int, cell: int) -> Message:
    """That a die is put into a cell, in words."""
    return PLACING[die * CELLS + cell]


# What can be said of dice and cells is said over and over: each message is made, and written, once.


def move_text(game: Sagrada, seat: int, option: int) -> Message:
    """The words of from * 20 + to."""
    origin = option // CELLS
    return moving(int(game.windows[seat].die(origin)), origin, option % CELLS)


@cache
def moving(die: int, origin: int, cell: int) -> Message:
    """That a die goes from one cell to another."""
    return Message("option-move", origin=cell_name(origin), cell=cell_name(cell), **die_args(die))


@cache
def taking(die: int) -> Message:
    """That a die is taken into the hand."""
    return Message("option-take", **die_args(die))


@cache
def changing(die: int, to: int) -> Message:
    """That a die is taken and gets another shade."""
    return Message("option-change", to=to, **die_args(die))


@cache
def swapping(given: int, lying: int) -> Message:
    """That a die is given for one that lies on the round track, which is its round * 32 + the die."""
    return Message("option-swap", round=lying // 32 + 1, **die_args(given, "given_"), **die_args(lying % 32))


# --- the die drafted in this turn ------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Take(Opening):
    """Take a die from the pool into the hand; needs a draft not yet used. An option is its place in the pool."""

    def fits(self, game: Sagrada) -> bool:
        return not game.drafted

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        return [slot for slot in range(len(game.pool)) if game.pool[slot] != EMPTY]

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        self.take(game, frame, option)

    def take(self, game: Sagrada, frame: Frame, slot: int) -> None:
        """Take the die in hand: the draft of this turn."""
        frame.it = game.pool[slot]
        frame.that = slot
        game.pool[slot] = EMPTY
        game.drafted = True

    def change(self, game: Sagrada, frame: Frame, die: int) -> None:
        """Give the die in hand another shade and say so."""
        if game.story is not None:
            was = frame.it % FACES + 1
            game.tell("event-changes", {"seat": frame.actor, **die_args(die), "was": was, "slot": frame.that})
        frame.it = die

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [POOL_TOUCHES[option]]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return taking(game.pool[option])

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.TakePath(game, seat)


class TakeUpOrDown(Take):
    """Take a die and change its shade by exactly one (SG-T1). An option is its place * 2, plus 1 for up."""

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        window = game.windows[seat]
        for slot in range(len(game.pool)):
            die = game.pool[slot]
            if die == EMPTY:
                continue
            if die % FACES > 0 and window.room(die - 1):
                found.append(slot * 2)
            if die % FACES < FACES - 1 and window.room(die + 1):
                found.append(slot * 2 + 1)
        return found

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        self.take(game, frame, option // 2)
        self.change(game, frame, frame.it + (1 if option % 2 else -1))

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [POOL_TOUCHES[option // 2], "up" if option % 2 else "down"]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        die = game.pool[option // 2]
        return changing(die, die % FACES + (2 if option % 2 else 0))

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.UpOrDownPath(game, seat)


class TakeTurned(Take):
    """Take a die and turn it over: 1-6, 2-5, 3-4 (SG-T10)."""

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        window = game.windows[seat]
        return [
            slot
            for slot in range(len(game.pool))
            if game.pool[slot] != EMPTY and window.room(reasons.turned(game.pool[slot]))
        ]

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        self.take(game, frame, option)
        self.change(game, frame, reasons.turned(frame.it))

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        die = game.pool[option]
        return changing(die, FACES - die % FACES)

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.TurnedPath(game, seat)


class TakeSwapped(Take):
    """Take a die and swap it with one of the round track (SG-T5). An option is its place * 128 + place on the track."""

    def fits(self, game: Sagrada) -> bool:
        return not game.drafted and len(game.track) > 0

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        window = game.windows[seat]
        useful = [place for place in range(len(game.track)) if window.room(game.track[place] % 32)]
        for slot in range(len(game.pool)):
            if game.pool[slot] != EMPTY:
                found += [slot * TRACK_STRIDE + place for place in useful]
        return found

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        slot, place = divmod(option, TRACK_STRIDE)
        self.take(game, frame, slot)
        given = frame.it
        lying = game.track[place]
        frame.it = lying % 32
        game.track[place] = lying - frame.it + given
        if game.story is not None:
            event: dict[str, Argument] = {"seat": seat, **die_args(frame.it), **die_args(given, "given_"), "slot": slot}
            track = reasons.track_name(game.track, place)
            game.tell("event-swaps", {**event, "round": lying // 32 + 1, "track": track})

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        slot, place = divmod(option, TRACK_STRIDE)
        return [POOL_TOUCHES[slot], f"track:{reasons.track_name(game.track, place)}"]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        slot, place = divmod(option, TRACK_STRIDE)
        return swapping(game.pool[slot], game.track[place])

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.SwappedPath(game, seat)


class Reroll(Step[Sagrada]):
    """Roll the die in hand again; if no cell takes it now, it goes back to the pool (SG-T6)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        was = frame.it % FACES
        frame.it += int(game.roll()) - was
        if game.story is not None:
            event = {"seat": frame.actor, **die_args(frame.it), "was": was + 1, "slot": frame.that}
            game.tell("event-rerolls", event)
        if not game.windows[frame.actor].room(frame.it):
            put_back(game, frame)


class Redraw(Step[Sagrada]):
    """Put the die in hand into the bag and draw another, whose shade is yet to be chosen (SG-T11)."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        returned = frame.it
        game.bag[returned // FACES] += 1
        frame.it = int(game.draw()) * FACES
        if game.story is not None:
            colour = f"colour-{COLOURS[frame.it // FACES]}"
            event = {"seat": frame.actor, **die_args(returned, "given_"), "colour": colour, "slot": frame.that}
            game.tell("event-redraws", event)


class ChooseShade(Step[Sagrada]):
    """Choose the shade of the die in hand. An option is the shade."""

    def run(self, game: Sagrada, frame: Frame) -> None:
        game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        return [1, 2, 3, 4, 5, 6]

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        frame.it += option - 1

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [f"value:{option}"]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return Message("option-shade", value=option)

    def prompt(self, game: Sagrada, frame: Frame) -> Message:
        return Message("prompt-shade", colour=f"colour-{COLOURS[frame.it // FACES]}")

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.ShadePath()


class PlaceIt(Step[Sagrada]):
    """Place the die in hand; optionally it may go to the pool instead. An option is a cell, or PUT_BACK."""

    def __init__(self, *, or_put_back: bool = False) -> None:
        self.or_put_back = or_put_back

    def run(self, game: Sagrada, frame: Frame) -> None:
        if frame.it != NONE:
            game.ask(frame.actor, self.options(game, frame, frame.actor))

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        add_cells(found, 0, game.windows[seat].room(frame.it))
        if self.or_put_back:
            found.append(PUT_BACK)
        return found

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
        return placing(frame.it, option)

    def prompt(self, game: Sagrada, frame: Frame) -> Message:
        return Message("prompt-place-or-put-back" if self.or_put_back else "prompt-place", **die_args(frame.it))

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.PlacePath(game, seat, frame, or_put_back=self.or_put_back)


def put_back(game: Sagrada, frame: Frame) -> None:
    """Put the die in hand into the pool, where it lay."""
    game.pool[frame.that] = frame.it
    if game.story is not None:
        game.tell("event-puts-back", {"seat": frame.actor, **die_args(frame.it), "slot": frame.that})
    frame.it = NONE


class PlaceApart(Opening):
    """Draft a die into a cell that touches no die (SG-T9). An option is its place * 20 + cell."""

    def fits(self, game: Sagrada) -> bool:
        return not game.drafted

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        for slot in range(len(game.pool)):
            if game.pool[slot] != EMPTY:
                add_cells(found, slot * CELLS, game.windows[seat].room_apart(game.pool[slot]))
        return found

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        draft(game, seat, option)

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return place_touches(option)

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return place_text(game, option)

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.DraftPath(game, seat, apart=True)


class PlaceAnother(Opening):
    """After the draft of one's first turn, draft another die at once and skip the second turn (SG-T8)."""

    def fits(self, game: Sagrada) -> bool:
        return game.drafted and game.is_first_turn()

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        add_placements(game, seat, found)
        return found

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        game.skipping |= 1 << seat
        draft(game, seat, option)

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return place_touches(option)

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return place_text(game, option)

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.DraftPath(game, seat)


# --- the pool --------------------------------------------------------------------------------------------------------


class RerollPool(Opening):
    """On one's second turn and before drafting, roll every die of the pool again (SG-T7). The one option is 0."""

    def fits(self, game: Sagrada) -> bool:
        return not game.drafted and not game.is_first_turn() and reasons.leaves_dice(game)

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        return [0]

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        for slot in range(len(game.pool)):
            die = game.pool[slot]
            if die != EMPTY:
                game.pool[slot] = die - die % FACES + int(game.roll())
        if game.story is not None:
            game.tell("event-rerolls-pool", {"seat": seat, "dice": dice_messages(game.pool)})

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return []

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return Message("option-reroll-pool")

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.PoolPath(game)


# --- dice that lie in the window already -----------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Opening):
    """Move one of one's dice, a part of its new cell's restriction lifted (SG-T2, SG-T3). An option: from * 20 + to."""

    def __init__(self, lift: int = NOTHING) -> None:
        self.lift = lift

    def fits(self, game: Sagrada) -> bool:
        return True

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        window = game.windows[seat]
        add_moves(window, window.filled, self.lift, found)
        return found

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        move(game, seat, option)
        frame.it = option % CELLS

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [CELL_TOUCHES[option // CELLS], CELL_TOUCHES[option % CELLS]]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return move_text(game, frame.actor, option)

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.MovePath(game, seat, self.lift)


class MoveFirstOfTwo(Move):
    """Move a die in such a way that another can move after it (SG-T4)."""

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        window = game.windows[seat]
        add_moves(window, window.filled, NOTHING, found)
        return [option for option in found if can_another_move(window, option // CELLS, option % CELLS)]

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.MoveFirstOfTwoPath(game, seat)


def can_another_move(window: Window, origin: i64, target: i64) -> bool:
    """Whether, once a die has moved so, a different one has a cell to move to."""
    die: i64 = window.lift(origin)
    window.place(die, target)
    others: i64 = window.filled & ~(1 << target)
    found = False
    cell: i64 = 0
    while others:
        if others & 1 and window.room_after_lifting(cell):
            found = True
            break
        others >>= 1
        cell += 1
    window.lift(target)
    window.place(die, origin)
    return found


class MoveOfTrackColour(Move):
    """Move a die whose colour is on the round track (SG-T12)."""

    def fits(self, game: Sagrada) -> bool:
        return len(game.track) > 0

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        window = game.windows[seat]
        dice: i64 = 0
        for lying in game.track:
            dice |= window.colour(lying % 32 // FACES)
        add_moves(window, dice, NOTHING, found)
        return found

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return reasons.MoveOfTrackColourPath(game, seat)


class MoveAnother(Step[Sagrada]):
    """Move a different die as well: by force (SG-T4), or if one likes and of the same colour (SG-T12)."""

    def __init__(self, *, of_same_colour: bool) -> None:
        self.of_same_colour = of_same_colour

    def run(self, game: Sagrada, frame: Frame) -> None:
        options = self.options(game, frame, frame.actor)
        if options != [DONE]:
            game.ask(frame.actor, options)

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        window = game.windows[seat]
        dice: i64 = window.filled
        if self.of_same_colour:
            dice = window.colour(window.die(frame.it) // FACES)
        add_moves(window, dice & ~(1 << frame.it), NOTHING, found)
        if self.of_same_colour:
            found.append(DONE)
        return found

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
        return reasons.MoveAnotherPath(game, seat, frame, of_same_colour=self.of_same_colour)
