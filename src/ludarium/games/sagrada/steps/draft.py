"""Steps that draft dice: take a die of the pool, change it, place it.

In the steps after the first one of a tool, "it" is the die in hand and "that" its slot in the pool.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludarium.kernel.message import Argument, Message
from ludarium.kernel.path import Path
from ludarium.kernel.script import NONE, Frame, Step

from .. import paths
from ..table import POOL_TOUCHES, Sagrada, die_args, track_name
from ..tool import FirstStep
from ..window import CELL_TOUCHES, CELLS, COLOURS, EMPTY, FACES, cell_name, turned_over

TRACK_STRIDE: Final = 128
PUT_BACK: Final = CELLS


def add_cells(options: list[int], base: i64, cells: i64) -> None:
    """Add an option for each cell of a mask."""
    option: i64 = base
    while cells:
        if cells & 1:
            options.append(option)
        option += 1
        cells >>= 1


def add_placements(game: Sagrada, seat: i64, options: list[int]) -> None:
    """Add an option for each die of the pool and each legal cell: slot * 20 + cell."""
    window = game.windows[seat]
    for slot, die in enumerate(game.pool):
        if die != EMPTY:
            add_cells(options, slot * CELLS, window.legal_cells(die))


def place(game: Sagrada, seat: int, die: int, cell: int, slot: int) -> None:
    """Put a die into a window."""
    game.windows[seat].place(die, cell)
    if game.events is not None:
        game.emit("event-places", {"seat": seat, **die_args(die), "cell": cell_name(cell), "slot": slot})


def draft(game: Sagrada, seat: int, option: int) -> None:
    """Place a die of the pool; the option is slot * 20 + cell."""
    slot, cell = divmod(option, CELLS)
    die = game.pool[slot]
    game.pool[slot] = EMPTY
    game.drafted = True
    place(game, seat, die, cell, slot)


# Most options are placements: their touches and messages are created once and shared.
PLACE_TOUCHES: Final = [[slot, cell] for slot in POOL_TOUCHES for cell in CELL_TOUCHES]
PLACE_MESSAGES: Final = [
    Message("option-place", cell=cell_name(cell), **die_args(die))
    for die in range(len(COLOURS) * FACES)
    for cell in range(CELLS)
]


def place_touches(option: int) -> list[str]:
    """The touches of the option slot * 20 + cell."""
    return PLACE_TOUCHES[option]


def place_text(game: Sagrada, option: int) -> Message:
    """The text of the option slot * 20 + cell."""
    return place_message(game.pool[option // CELLS], option % CELLS)


def place_message(die: int, cell: int) -> Message:
    """The text of placing a die in a cell."""
    return PLACE_MESSAGES[die * CELLS + cell]


# The messages below are cached: a game uses each of them many times.


@cache
def take_message(die: int) -> Message:
    """The text of taking a die into the hand."""
    return Message("option-take", **die_args(die))


@cache
def change_message(die: int, to: int) -> Message:
    """The text of taking a die and changing its shade."""
    return Message("option-change", to=to, **die_args(die))


@cache
def swap_message(given: int, on_track: int) -> Message:
    """The text of swapping a die for one on the round track, which is (round - 1) * 32 + die."""
    return Message("option-swap", round=on_track // 32 + 1, **die_args(given, "given_"), **die_args(on_track % 32))


@mypyc_attr(allow_interpreted_subclasses=True)
class Take(FirstStep):
    """Take a die from the pool into the hand: the draft of this turn. An option is its slot."""

    def is_usable(self, game: Sagrada) -> bool:
        return not game.drafted

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        return [slot for slot in range(len(game.pool)) if game.pool[slot] != EMPTY]

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        self.take(game, frame, option)

    def take(self, game: Sagrada, frame: Frame, slot: int) -> None:
        """Take the die of a slot into the hand."""
        frame.it = game.pool[slot]
        frame.that = slot
        game.pool[slot] = EMPTY
        game.drafted = True

    def change(self, game: Sagrada, frame: Frame, die: int) -> None:
        """Change the shade of the die in hand."""
        if game.events is not None:
            was = frame.it % FACES + 1
            game.emit("event-changes", {"seat": frame.actor, **die_args(die), "was": was, "slot": frame.that})
        frame.it = die

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [POOL_TOUCHES[option]]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return take_message(game.pool[option])

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.TakePath(game, seat)


class TakeUpOrDown(Take):
    """Take a die and change its shade by exactly one (SG-T1). An option is slot * 2, plus 1 for up."""

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        window = game.windows[seat]
        for slot in range(len(game.pool)):
            die = game.pool[slot]
            if die == EMPTY:
                continue
            if die % FACES > 0 and window.legal_cells(die - 1):
                options.append(slot * 2)
            if die % FACES < FACES - 1 and window.legal_cells(die + 1):
                options.append(slot * 2 + 1)
        return options

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        self.take(game, frame, option // 2)
        self.change(game, frame, frame.it + (1 if option % 2 else -1))

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return [POOL_TOUCHES[option // 2], "up" if option % 2 else "down"]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        die = game.pool[option // 2]
        return change_message(die, die % FACES + (2 if option % 2 else 0))

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.UpOrDownPath(game, seat)


class TakeTurned(Take):
    """Take a die and turn it over: 1-6, 2-5, 3-4 (SG-T10)."""

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        window = game.windows[seat]
        return [
            slot
            for slot in range(len(game.pool))
            if game.pool[slot] != EMPTY and window.legal_cells(turned_over(game.pool[slot]))
        ]

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        self.take(game, frame, option)
        self.change(game, frame, turned_over(frame.it))

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        die = game.pool[option]
        return change_message(die, FACES - die % FACES)

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.TurnedPath(game, seat)


class TakeSwapped(Take):
    """Take a die and swap it with one of the round track (SG-T5). An option is slot * 128 + place on the track."""

    def is_usable(self, game: Sagrada) -> bool:
        return not game.drafted and len(game.track) > 0

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        window = game.windows[seat]
        placeable = [place for place in range(len(game.track)) if window.legal_cells(game.track[place] % 32)]
        for slot in range(len(game.pool)):
            if game.pool[slot] != EMPTY:
                options += [slot * TRACK_STRIDE + place for place in placeable]
        return options

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        slot, place = divmod(option, TRACK_STRIDE)
        self.take(game, frame, slot)
        given = frame.it
        on_track = game.track[place]
        frame.it = on_track % 32
        game.track[place] = on_track - frame.it + given
        if game.events is not None:
            event: dict[str, Argument] = {"seat": seat, **die_args(frame.it), **die_args(given, "given_"), "slot": slot}
            track = track_name(game.track, place)
            game.emit("event-swaps", {**event, "round": on_track // 32 + 1, "track": track})

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        slot, place = divmod(option, TRACK_STRIDE)
        return [POOL_TOUCHES[slot], f"track:{track_name(game.track, place)}"]

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        slot, place = divmod(option, TRACK_STRIDE)
        return swap_message(game.pool[slot], game.track[place])

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.SwappedPath(game, seat)


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
        return paths.ShadePath()


class PlaceDie(Step[Sagrada]):
    """Place the die in hand, or if `or_put_back` return it to the pool. An option is a cell or PUT_BACK."""

    def __init__(self, *, or_put_back: bool = False) -> None:
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
        return Message("prompt-place-or-put-back" if self.or_put_back else "prompt-place", **die_args(frame.it))

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.PlacePath(game, seat, frame, or_put_back=self.or_put_back)


def put_back(game: Sagrada, frame: Frame) -> None:
    """Return the die in hand to its slot in the pool."""
    game.pool[frame.that] = frame.it
    if game.events is not None:
        game.emit("event-puts-back", {"seat": frame.actor, **die_args(frame.it), "slot": frame.that})
    frame.it = NONE


class PlaceApart(FirstStep):
    """Draft a die into a cell without a die around it (SG-T9). An option is slot * 20 + cell."""

    def is_usable(self, game: Sagrada) -> bool:
        return not game.drafted

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for slot in range(len(game.pool)):
            if game.pool[slot] != EMPTY:
                add_cells(options, slot * CELLS, game.windows[seat].legal_cells_apart(game.pool[slot]))
        return options

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        draft(game, seat, option)

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return place_touches(option)

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return place_text(game, option)

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.DraftPath(game, seat, apart=True)


class PlaceAnother(FirstStep):
    """After drafting in the first turn, draft another die and skip the second turn (SG-T8)."""

    def is_usable(self, game: Sagrada) -> bool:
        return game.drafted and game.is_first_turn()

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        add_placements(game, seat, options)
        return options

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        game.skipping |= 1 << seat
        draft(game, seat, option)

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return place_touches(option)

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return place_text(game, option)

    def path(self, game: Sagrada, frame: Frame, seat: int) -> Path:
        return paths.DraftPath(game, seat)
