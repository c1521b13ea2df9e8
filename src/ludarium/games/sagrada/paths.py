"""The touches of Sagrada's questions, judged by named checks, which explain why a touch is illegal.

They do not use the masks of `window` on purpose: a law compares the options that both ways give.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.path import Path

from .placement import check_placement, check_placement_apart, without_die
from .table import POOL_TOUCHES, Sagrada, colour_name, die_args, has_dice_to_roll, track_name, value
from .window import (
    CELL_TOUCHES,
    CELLS,
    EMPTY,
    FACES,
    NOTHING,
    cell_name,
    cell_number,
    turned_over,
)

if TYPE_CHECKING:
    from ludarium.kernel.script import Frame

    from .window import Pattern


class SagradaPath(Path):
    """The touches of a question, with the dice and the window of the seat that answers."""

    def __init__(self, game: Sagrada, seat: int) -> None:
        self.game = game
        self.window = game.windows[seat]
        self.dice = self.window.dice()
        self.grid = self.window.pattern.grid
        self.slots = POOL_TOUCHES[: len(game.pool)]

    def check_timing(self, tool: str) -> Reason | None:
        """Why a tool with this first question cannot be used at this point of the turn."""
        return None

    def check_draft_unused(self, tool: str) -> Reason | None:
        """Why a tool for the drafted die cannot be used: the draft is used already (SG-31)."""
        return Reason("SG-31", Message("reason-drafted-before-tool", tool=tool)) if self.game.drafted else None

    def pool_die(self, touch: str) -> int:
        """The die in a slot of the pool."""
        return self.game.pool[int(touch.partition(":")[2])]

    def check_slot(self, touch: str) -> Reason | None:
        """Why a slot of the pool cannot be chosen: its die is gone."""
        return Reason("SG-12", Message("reason-slot-empty")) if self.pool_die(touch) == EMPTY else None

    def fits_somewhere(self, die: int) -> bool:
        """Whether the die has a legal cell."""
        return any(check_placement(self.dice, self.grid, die, cell) is None for cell in range(CELLS))

    def check_fits(self, die: int) -> Reason | None:
        """Why a die cannot be taken: it could not be placed (SG-12)."""
        if self.fits_somewhere(die):
            return None
        return Reason("SG-12", Message("reason-no-cell", **die_args(die)))

    def not_touchable(self, touches: list[str]) -> Reason:
        return Reason("SG-12", Message("reason-finish-first"))


class WindowPath(Path):
    """The four windows to choose from."""

    def __init__(self, patterns: list[Pattern]) -> None:
        self.names = [f"window:{pattern.name}" for pattern in patterns]

    def touchable(self, touches: list[str]) -> list[str]:
        return [] if touches else self.names

    def check(self, touches: list[str]) -> Reason | None:
        return None

    def not_touchable(self, touches: list[str]) -> Reason:
        return Reason("SG-03", Message("reason-window"))


class TakePath(SagradaPath):
    """A die of the pool, with or without a legal cell: it is rolled again or replaced (SG-T6, SG-T11)."""

    def check_timing(self, tool: str) -> Reason | None:
        return self.check_draft_unused(tool)

    def touchable(self, touches: list[str]) -> list[str]:
        return [] if touches else self.slots

    def check(self, touches: list[str]) -> Reason | None:
        return self.check_slot(touches[0])


class UpOrDownPath(TakePath):
    """A die of the pool, then up or down (SG-T1)."""

    def touchable(self, touches: list[str]) -> list[str]:
        return [self.slots, ["up", "down"], []][len(touches)]

    def check(self, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return self.check_slot(touches[0])
        die = self.pool_die(touches[0])
        if value(die) == (FACES if touches[1] == "up" else 1):
            return Reason("SG-T1", Message("reason-wraps", value=value(die)))
        return self.check_fits(die + (1 if touches[1] == "up" else -1))

    def no_option_from(self, touches: list[str]) -> Reason:
        die = self.pool_die(touches[0])
        return Reason("SG-T1", Message("reason-changed-no-cell", **die_args(die)))


class TurnedPath(TakePath):
    """A die of the pool that can be placed when turned over (SG-T10)."""

    def check(self, touches: list[str]) -> Reason | None:
        return self.check_slot(touches[0]) or self.check_fits(turned_over(self.pool_die(touches[0])))


class SwappedPath(TakePath):
    """A die of the pool, then a die of the round track that can be placed (SG-T5)."""

    def check_timing(self, tool: str) -> Reason | None:
        if not self.game.track:
            return Reason("SG-T5", Message("reason-track-empty", tool=tool))
        return self.check_draft_unused(tool)

    def touchable(self, touches: list[str]) -> list[str]:
        track = self.game.track
        return [self.slots, [f"track:{track_name(track, place)}" for place in range(len(track))], []][len(touches)]

    def check(self, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return self.check_slot(touches[0])
        place = self.touchable(touches[:1]).index(touches[1])
        return self.check_fits(self.game.track[place] % 32)

    def no_option_from(self, touches: list[str]) -> Reason:
        return Reason("SG-T5", Message("reason-track-no-cell"))


class DraftPath(SagradaPath):
    """A die of the pool, then a cell of the window: an ordinary draft, or one by SG-T8 or SG-T9."""

    def __init__(self, game: Sagrada, seat: int, *, apart: bool = False) -> None:
        super().__init__(game, seat)
        self.apart = apart

    def check_timing(self, tool: str) -> Reason | None:
        if self.apart:
            return self.check_draft_unused(tool)
        if not self.game.is_first_turn():
            return Reason("SG-T8", Message("reason-first-turn-only", tool=tool))
        return None if self.game.drafted else Reason("SG-T8", Message("reason-after-draft", tool=tool))

    def touchable(self, touches: list[str]) -> list[str]:
        return [self.slots, CELL_TOUCHES, []][len(touches)]

    def check(self, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return self.check_slot(touches[0])
        die = self.pool_die(touches[0])
        cell = cell_number(touches[1].partition(":")[2])
        if self.apart:
            return check_placement_apart(self.dice, self.grid, die, cell)
        return check_placement(self.dice, self.grid, die, cell)

    def no_option_from(self, touches: list[str]) -> Reason:
        die = self.pool_die(touches[0])
        if self.apart:
            return Reason("SG-T9", Message("reason-no-cell-apart", **die_args(die)))
        return Reason("SG-12", Message("reason-no-cell", **die_args(die)))


class PoolPath(Path):
    """The whole pool at once (SG-T7)."""

    def __init__(self, game: Sagrada) -> None:
        self.game = game

    def check_timing(self, tool: str) -> Reason | None:
        """Why the pool cannot be rolled now: it is the first turn, after the draft, or no die is left."""
        if self.game.is_first_turn():
            return Reason("SG-T7", Message("reason-second-turn-only", tool=tool))
        if self.game.drafted:
            return Reason("SG-T7", Message("reason-before-draft", tool=tool))
        return None if has_dice_to_roll(self.game) else Reason("SG-T7", Message("reason-no-use", tool=tool))

    def touchable(self, touches: list[str]) -> list[str]:
        return []


class ShadePath(Path):
    """The six shades."""

    def touchable(self, touches: list[str]) -> list[str]:
        return [] if touches else [f"value:{face}" for face in range(1, FACES + 1)]

    def check(self, touches: list[str]) -> Reason | None:
        return None

    def not_touchable(self, touches: list[str]) -> Reason:
        return Reason("SG-T11", Message("reason-shade-first"))


class PlacePath(SagradaPath):
    """A cell for the die in hand, or its slot in the pool if it may return there."""

    def __init__(self, game: Sagrada, seat: int, frame: Frame, *, or_put_back: bool) -> None:
        super().__init__(game, seat)
        self.die = frame.it
        self.back = [POOL_TOUCHES[frame.that]] if or_put_back else []

    def touchable(self, touches: list[str]) -> list[str]:
        return [] if touches else CELL_TOUCHES + self.back

    def check(self, touches: list[str]) -> Reason | None:
        if touches[0] in self.back:
            return None
        return check_placement(self.dice, self.grid, self.die, cell_number(touches[0].partition(":")[2]))


class MovePath(SagradaPath):
    """A die of the window, then the cell it moves to (SG-T2, SG-T3)."""

    def __init__(self, game: Sagrada, seat: int, ignoring: int = NOTHING) -> None:
        super().__init__(game, seat)
        self.ignoring = ignoring

    def touchable(self, touches: list[str]) -> list[str]:
        return [CELL_TOUCHES, CELL_TOUCHES, []][len(touches)]

    def check(self, touches: list[str]) -> Reason | None:
        origin = cell_number(touches[0].partition(":")[2])
        if len(touches) == 1:
            return self.check_origin(origin)
        return self.check_move(origin, cell_number(touches[1].partition(":")[2]))

    def check_origin(self, origin: int) -> Reason | None:
        """Why the die of a cell cannot move."""
        if self.dice[origin] == EMPTY:
            return Reason("SG-33", Message("reason-no-die", cell=cell_name(origin)))
        return None

    def check_move(self, origin: int, target: int) -> Reason | None:
        """Why the die, once lifted, cannot be placed in its new cell (SG-33)."""
        if origin == target:
            return Reason("SG-33", Message("reason-same-cell", cell=cell_name(origin)))
        return check_placement(without_die(self.dice, origin), self.grid, self.dice[origin], target, self.ignoring)

    def no_option_from(self, touches: list[str]) -> Reason:
        die = self.dice[cell_number(touches[0].partition(":")[2])]
        return Reason("SG-33", Message("reason-cannot-move", **die_args(die)))


class MoveFirstOfTwoPath(MovePath):
    """A first move that leaves a second one possible (SG-T4)."""

    def check_move(self, origin: int, target: int) -> Reason | None:
        reason = super().check_move(origin, target)
        if reason is not None:
            return reason
        after = without_die(self.dice, origin)
        after[target] = self.dice[origin]
        for other in range(CELLS):
            if other == target or after[other] == EMPTY:
                continue
            without = without_die(after, other)
            for cell in range(CELLS):
                if cell != other and check_placement(without, self.grid, after[other], cell) is None:
                    return None
        return Reason("SG-T4", Message("reason-no-second-move"))


class MoveOfTrackColourPath(MovePath):
    """A move of a die whose colour is on the round track (SG-T12)."""

    def check_timing(self, tool: str) -> Reason | None:
        return None if self.game.track else Reason("SG-T12", Message("reason-track-empty", tool=tool))

    def check_origin(self, origin: int) -> Reason | None:
        reason = super().check_origin(origin)
        die = self.dice[origin]
        if reason is None and all(on_track % 32 // FACES != die // FACES for on_track in self.game.track):
            return Reason("SG-T12", Message("reason-colour-not-on-track", colour=colour_name(die)))
        return reason


class MoveAnotherPath(MovePath):
    """A move of a different die (SG-T4); or of one of the same colour, or none (SG-T12)."""

    def __init__(self, game: Sagrada, seat: int, frame: Frame, *, of_same_colour: bool) -> None:
        super().__init__(game, seat)
        self.moved = frame.it
        self.of_same_colour = of_same_colour

    def touchable(self, touches: list[str]) -> list[str]:
        if self.of_same_colour and not touches:
            return [*CELL_TOUCHES, "done"]
        return [] if touches == ["done"] else super().touchable(touches)

    def check(self, touches: list[str]) -> Reason | None:
        return None if touches == ["done"] else super().check(touches)

    def check_origin(self, origin: int) -> Reason | None:
        reason = super().check_origin(origin)
        if reason is not None:
            return reason
        rule = "SG-T12" if self.of_same_colour else "SG-T4"
        if origin == self.moved:
            return Reason(rule, Message("reason-same-die"))
        if self.of_same_colour and self.dice[origin] // FACES != self.dice[self.moved] // FACES:
            return Reason(rule, Message("reason-other-colour", colour=colour_name(self.dice[self.moved])))
        return None
