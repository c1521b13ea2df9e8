"""The first steps of tools that take a die of the pool into the hand.

In the steps that follow, "it" is the die in hand and "that" its slot in the pool.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import Frame

from ..table import POOL_TOUCHES, Sagrada, die_args, track_name, value
from ..tool import FirstStep
from ..window import EMPTY, FACES, turned_over
from .question import objection_to_second_draft, objection_to_slot, objection_to_taking, slot_touches, touched_die

TRACK_STRIDE: Final = 128

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

    def objection_to_timing(self, game: Sagrada, tool: str) -> Reason | None:
        return objection_to_second_draft(game, tool)

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else slot_touches(game)

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return objection_to_slot(game, touches[0])


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

    def prompt_after(self, game: Sagrada, frame: Frame, touches: list[str]) -> Message:
        return Message("prompt-up-or-down", **die_args(touched_die(game, touches[0])))

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [slot_touches(game), ["up", "down"], []][len(touches)]

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return objection_to_slot(game, touches[0])
        die = touched_die(game, touches[0])
        if value(die) == (FACES if touches[1] == "up" else 1):
            return Reason("SG-T1", Message("reason-wraps", value=value(die)))
        return objection_to_taking(game, seat, die + (1 if touches[1] == "up" else -1))

    def no_option_from(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason:
        die = touched_die(game, touches[0])
        return Reason("SG-T1", Message("reason-changed-no-cell", **die_args(die)))


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

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        slot = touches[0]
        return objection_to_slot(game, slot) or objection_to_taking(game, seat, turned_over(touched_die(game, slot)))


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

    def objection_to_timing(self, game: Sagrada, tool: str) -> Reason | None:
        if not game.track:
            return Reason("SG-T5", Message("reason-track-empty", tool=tool))
        return objection_to_second_draft(game, tool)

    def prompt_after(self, game: Sagrada, frame: Frame, touches: list[str]) -> Message:
        return Message("prompt-swap", **die_args(touched_die(game, touches[0])))

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        on_track = [f"track:{track_name(game.track, place)}" for place in range(len(game.track))]
        return [slot_touches(game), on_track, []][len(touches)]

    def objection(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return objection_to_slot(game, touches[0])
        place = self.touchable(game, frame, seat, touches[:1]).index(touches[1])
        return objection_to_taking(game, seat, game.track[place] % 32)

    def no_option_from(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> Reason:
        return Reason("SG-T5", Message("reason-track-no-cell"))
