"""Why not: Sagrada's rules as slow named checks, each able to say its number and the very things it objects to.

They are written without the masks on purpose: a law holds the two ways to the options together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.path import Path, is_open

from .table import POOL_TOUCHES, Sagrada, die_args
from .window import (
    CELL_TOUCHES,
    CELLS,
    COLOUR,
    COLOURS,
    COLUMNS,
    EMPTY,
    FACES,
    NOTHING,
    ROWS,
    SHADE,
    cell_name,
    cell_number,
)

if TYPE_CHECKING:
    from ludarium.kernel.script import Frame

    from .window import Pattern
    from .words import Tool


def turned(die: int) -> int:
    """The die turned over."""
    return die + FACES - 1 - 2 * (die % FACES)


def track_name(track: list[int], place: int) -> str:
    """A die of the round track by its round and its number there: "3.1" is the first one of round 3."""
    this_round = track[place] // 32
    return f"{this_round + 1}.{1 + sum(other // 32 == this_round for other in track[:place])}"


def colour_name(die: int) -> str:
    """The message of a die's colour."""
    return f"colour-{COLOURS[die // FACES]}"


def value(die: int) -> int:
    """A die's shade, 1 to 6."""
    return die % FACES + 1


def neighbours(cell: int, *, diagonally: bool) -> list[int]:
    """The cells next to a cell, also those at its corners if so asked."""
    row, column = divmod(cell, COLUMNS)
    steps = [(0, 1), (0, -1), (1, 0), (-1, 0)] + [(1, 1), (1, -1), (-1, 1), (-1, -1)] * diagonally
    return [
        (row + down) * COLUMNS + column + right
        for down, right in steps
        if 0 <= row + down < ROWS and 0 <= column + right < COLUMNS
    ]


def restriction(dice: list[int], die: int, cell: int, asked: str, lift: int) -> Reason | None:
    """What a cell itself has against a die: that it is taken (SG-25), its colour or its shade (SG-22)."""
    here = cell_name(cell)
    if dice[cell] != EMPTY:
        return Reason("SG-25", Message("reason-taken", cell=here))
    if asked in "RYGBP" and lift != COLOUR and asked != "RYGBP"[die // FACES]:
        wanted = f"colour-{COLOURS['RYGBP'.index(asked)]}"
        return Reason("SG-22", Message("reason-cell-colour", cell=here, wanted=wanted, colour=colour_name(die)))
    if asked in "123456" and lift != SHADE and asked != str(value(die)):
        return Reason("SG-22", Message("reason-cell-shade", cell=here, wanted=int(asked), value=value(die)))
    return None


def edge(dice: list[int], cell: int) -> Reason | None:
    """The first die goes on the edge (SG-20)."""
    row, column = divmod(cell, COLUMNS)
    if all(die == EMPTY for die in dice) and row in range(1, ROWS - 1) and column in range(1, COLUMNS - 1):
        return Reason("SG-20", Message("reason-edge", cell=cell_name(cell)))
    return None


def placement(dice: list[int], grid: str, die: int, cell: int, lift: int = NOTHING) -> Reason | None:
    """The first rule against a die in a cell (SG-20 to SG-25)."""
    reason = restriction(dice, die, cell, grid[cell], lift) or edge(dice, cell)
    if reason is not None:
        return reason
    here = cell_name(cell)
    for other in neighbours(cell, diagonally=False):
        if dice[other] != EMPTY and dice[other] // FACES == die // FACES:
            args = {"cell": here, "other": cell_name(other), "colour": colour_name(die)}
            return Reason("SG-23", Message("reason-same-colour", **args))
        if dice[other] != EMPTY and dice[other] % FACES == die % FACES:
            return Reason("SG-24", Message("reason-same-shade", cell=here, other=cell_name(other), value=value(die)))
    if any(die != EMPTY for die in dice) and all(dice[near] == EMPTY for near in neighbours(cell, diagonally=True)):
        return Reason("SG-21", Message("reason-alone", cell=here))
    return None


def placement_apart(dice: list[int], grid: str, die: int, cell: int) -> Reason | None:
    """The first rule against a die in a cell that has to touch no other (SG-T9)."""
    reason = restriction(dice, die, cell, grid[cell], NOTHING) or edge(dice, cell)
    if reason is not None:
        return reason
    for other in neighbours(cell, diagonally=True):
        if dice[other] != EMPTY:
            return Reason("SG-T9", Message("reason-not-apart", cell=cell_name(cell), other=cell_name(other)))
    return None


class SagradaPath(Path):
    """A path at Sagrada's table, seen from a seat."""

    def __init__(self, game: Sagrada, seat: int) -> None:
        self.game = game
        self.window = game.windows[seat]
        self.dice = self.window.dice()
        self.grid = self.window.pattern.grid
        self.slots = POOL_TOUCHES[: len(game.pool)]

    def timing(self, tool: str) -> Reason | None:
        """Why a tool that begins with this path cannot be used at this moment of the turn."""
        return None

    def needs_draft(self, tool: str) -> Reason | None:
        """A tool for the drafted die needs a draft that is not used yet (SG-31)."""
        return Reason("SG-31", Message("reason-drafted-before-tool", tool=tool)) if self.game.drafted else None

    def in_pool(self, touch: str) -> int:
        """The die that lies at a place of the pool."""
        return self.game.pool[int(touch.partition(":")[2])]

    def slot(self, touch: str) -> Reason | None:
        """Whether a place of the pool still has its die."""
        return Reason("SG-12", Message("reason-slot-empty")) if self.in_pool(touch) == EMPTY else None

    def fits_somewhere(self, die: int) -> bool:
        """Whether any cell takes the die."""
        return any(placement(self.dice, self.grid, die, cell) is None for cell in range(CELLS))

    def must_fit(self, die: int) -> Reason | None:
        """A die is taken in order to be placed (SG-12)."""
        if self.fits_somewhere(die):
            return None
        return Reason("SG-12", Message("reason-no-cell", **die_args(die)))

    def stranger(self, touches: list[str]) -> Reason:
        return Reason("SG-12", Message("reason-finish-first"))


class WindowPath(Path):
    """The four windows to choose from."""

    def __init__(self, patterns: list[Pattern]) -> None:
        self.names = [f"window:{pattern.name}" for pattern in patterns]

    def things(self, touches: list[str]) -> list[str]:
        return [] if touches else self.names

    def check(self, touches: list[str]) -> Reason | None:
        return None

    def stranger(self, touches: list[str]) -> Reason:
        return Reason("SG-03", Message("reason-window"))


class TakePath(SagradaPath):
    """A die of the pool, whether or not it fits anywhere: it is rolled or drawn anew (SG-T6, SG-T11)."""

    def timing(self, tool: str) -> Reason | None:
        return self.needs_draft(tool)

    def things(self, touches: list[str]) -> list[str]:
        return [] if touches else self.slots

    def check(self, touches: list[str]) -> Reason | None:
        return self.slot(touches[0])


class UpOrDownPath(TakePath):
    """A die of the pool, then up or down (SG-T1)."""

    def things(self, touches: list[str]) -> list[str]:
        return [self.slots, ["up", "down"], []][len(touches)]

    def check(self, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return self.slot(touches[0])
        die = self.in_pool(touches[0])
        if value(die) == (FACES if touches[1] == "up" else 1):
            return Reason("SG-T1", Message("reason-wraps", value=value(die)))
        return self.must_fit(die + (1 if touches[1] == "up" else -1))

    def dead_end(self, touches: list[str]) -> Reason:
        die = self.in_pool(touches[0])
        return Reason("SG-T1", Message("reason-changed-no-cell", **die_args(die)))


class TurnedPath(TakePath):
    """A die of the pool that fits somewhere when turned over (SG-T10)."""

    def check(self, touches: list[str]) -> Reason | None:
        return self.slot(touches[0]) or self.must_fit(turned(self.in_pool(touches[0])))


class SwappedPath(TakePath):
    """A die of the pool, then one of the round track that fits somewhere (SG-T5)."""

    def timing(self, tool: str) -> Reason | None:
        if not self.game.track:
            return Reason("SG-T5", Message("reason-track-empty", tool=tool))
        return self.needs_draft(tool)

    def things(self, touches: list[str]) -> list[str]:
        track = self.game.track
        return [self.slots, [f"track:{track_name(track, place)}" for place in range(len(track))], []][len(touches)]

    def check(self, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return self.slot(touches[0])
        place = self.things(touches[:1]).index(touches[1])
        return self.must_fit(self.game.track[place] % 32)

    def dead_end(self, touches: list[str]) -> Reason:
        return Reason("SG-T5", Message("reason-track-no-cell"))


class DraftPath(SagradaPath):
    """A die of the pool, then a cell of the window: an ordinary draft, or one by SG-T8 or SG-T9."""

    def __init__(self, game: Sagrada, seat: int, *, apart: bool = False) -> None:
        super().__init__(game, seat)
        self.apart = apart

    def timing(self, tool: str) -> Reason | None:
        if self.apart:
            return self.needs_draft(tool)
        if not self.game.is_first_turn():
            return Reason("SG-T8", Message("reason-first-turn-only", tool=tool))
        return None if self.game.drafted else Reason("SG-T8", Message("reason-after-draft", tool=tool))

    def things(self, touches: list[str]) -> list[str]:
        return [self.slots, CELL_TOUCHES, []][len(touches)]

    def check(self, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return self.slot(touches[0])
        die = self.in_pool(touches[0])
        cell = cell_number(touches[1].partition(":")[2])
        if self.apart:
            return placement_apart(self.dice, self.grid, die, cell)
        return placement(self.dice, self.grid, die, cell)

    def dead_end(self, touches: list[str]) -> Reason:
        die = self.in_pool(touches[0])
        if self.apart:
            return Reason("SG-T9", Message("reason-no-cell-apart", **die_args(die)))
        return Reason("SG-12", Message("reason-no-cell", **die_args(die)))


def leaves_dice(game: Sagrada) -> bool:
    """Whether dice are left to roll: in solo one of them pays for the tool (SG-53)."""
    return not game.solo or sum(die != EMPTY for die in game.pool) > 1


class PoolPath(Path):
    """The whole pool at once (SG-T7)."""

    def __init__(self, game: Sagrada) -> None:
        self.game = game

    def timing(self, tool: str) -> Reason | None:
        """Only on one's second turn, before drafting, and with dice to roll."""
        if self.game.is_first_turn():
            return Reason("SG-T7", Message("reason-second-turn-only", tool=tool))
        if self.game.drafted:
            return Reason("SG-T7", Message("reason-before-draft", tool=tool))
        return None if leaves_dice(self.game) else Reason("SG-T7", Message("reason-no-use", tool=tool))

    def things(self, touches: list[str]) -> list[str]:
        return []


class ShadePath(Path):
    """The six shades."""

    def things(self, touches: list[str]) -> list[str]:
        return [] if touches else [f"value:{face}" for face in range(1, FACES + 1)]

    def check(self, touches: list[str]) -> Reason | None:
        return None

    def stranger(self, touches: list[str]) -> Reason:
        return Reason("SG-T11", Message("reason-shade-first"))


class PlacePath(SagradaPath):
    """A cell for the die in hand, or its place in the pool where it may go back there."""

    def __init__(self, game: Sagrada, seat: int, frame: Frame, *, or_put_back: bool) -> None:
        super().__init__(game, seat)
        self.die = frame.it
        self.back = [POOL_TOUCHES[frame.that]] if or_put_back else []

    def things(self, touches: list[str]) -> list[str]:
        return [] if touches else CELL_TOUCHES + self.back

    def check(self, touches: list[str]) -> Reason | None:
        if touches[0] in self.back:
            return None
        return placement(self.dice, self.grid, self.die, cell_number(touches[0].partition(":")[2]))


class MovePath(SagradaPath):
    """A die of the window, then the cell it moves to (SG-T2, SG-T3)."""

    def __init__(self, game: Sagrada, seat: int, lift: int = NOTHING) -> None:
        super().__init__(game, seat)
        self.lift = lift

    def things(self, touches: list[str]) -> list[str]:
        return [CELL_TOUCHES, CELL_TOUCHES, []][len(touches)]

    def check(self, touches: list[str]) -> Reason | None:
        origin = cell_number(touches[0].partition(":")[2])
        if len(touches) == 1:
            return self.check_origin(origin)
        return self.check_move(origin, cell_number(touches[1].partition(":")[2]))

    def check_origin(self, origin: int) -> Reason | None:
        """Whether there is a die to move."""
        if self.dice[origin] == EMPTY:
            return Reason("SG-33", Message("reason-no-die", cell=cell_name(origin)))
        return None

    def check_move(self, origin: int, target: int) -> Reason | None:
        """Whether the die, once lifted, may lie in its new cell (SG-33)."""
        if origin == target:
            return Reason("SG-33", Message("reason-same-cell", cell=cell_name(origin)))
        return placement(lifted(self.dice, origin), self.grid, self.dice[origin], target, self.lift)

    def dead_end(self, touches: list[str]) -> Reason:
        die = self.dice[cell_number(touches[0].partition(":")[2])]
        return Reason("SG-33", Message("reason-cannot-move", **die_args(die)))


def lifted(dice: list[int], cell: int) -> list[int]:
    """The dice without the one in a cell."""
    return [EMPTY if n == cell else die for n, die in enumerate(dice)]


class MoveFirstOfTwoPath(MovePath):
    """A first move that leaves a second one possible (SG-T4)."""

    def check_move(self, origin: int, target: int) -> Reason | None:
        reason = super().check_move(origin, target)
        if reason is not None:
            return reason
        after = lifted(self.dice, origin)
        after[target] = self.dice[origin]
        for other in range(CELLS):
            if other == target or after[other] == EMPTY:
                continue
            without = lifted(after, other)
            for cell in range(CELLS):
                if cell != other and placement(without, self.grid, after[other], cell) is None:
                    return None
        return Reason("SG-T4", Message("reason-no-second-move"))


class MoveOfTrackColourPath(MovePath):
    """A move of a die whose colour is on the round track (SG-T12)."""

    def timing(self, tool: str) -> Reason | None:
        return None if self.game.track else Reason("SG-T12", Message("reason-track-empty", tool=tool))

    def check_origin(self, origin: int) -> Reason | None:
        reason = super().check_origin(origin)
        die = self.dice[origin]
        if reason is None and all(lying % 32 // FACES != die // FACES for lying in self.game.track):
            return Reason("SG-T12", Message("reason-colour-not-on-track", colour=colour_name(die)))
        return reason


class MoveAnotherPath(MovePath):
    """A move of a different die than the one moved before (SG-T4), or of its colour, or none (SG-T12)."""

    def __init__(self, game: Sagrada, seat: int, frame: Frame, *, of_same_colour: bool) -> None:
        super().__init__(game, seat)
        self.moved = frame.it
        self.of_same_colour = of_same_colour

    def things(self, touches: list[str]) -> list[str]:
        if self.of_same_colour and not touches:
            return [*CELL_TOUCHES, "done"]
        return [] if touches == ["done"] else super().things(touches)

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


class TurnPath(DraftPath):
    """A turn: a die and a cell, a tool and what it asks, or the end of the turn."""

    def __init__(self, game: Sagrada, seat: int, frame: Frame, tools: list[Tool]) -> None:
        super().__init__(game, seat)
        self.seat = seat
        self.frame = frame
        self.tools = {tool.touch: (place, tool) for place, tool in enumerate(tools)}

    def inside(self, touches: list[str]) -> SagradaPath | PoolPath:
        """The path of the tool that was touched first, at a table where the die that pays in solo is gone."""
        game = self.game
        if game.solo and len(touches) > 1:
            game = game.copy()
            game.pool[int(touches[1].partition(":")[2])] = EMPTY
        path = self.tools[touches[0]][1].first.path(game, self.frame, self.seat)
        if not isinstance(path, SagradaPath | PoolPath):
            raise TypeError(path)
        return path

    def rest(self, touches: list[str]) -> list[str]:
        """The touches that belong to the tool's own question."""
        return touches[2 if self.game.solo else 1 :]

    def things(self, touches: list[str]) -> list[str]:
        if not touches:
            return [*self.slots, *self.tools, "pass"]
        if touches[0] == "pass":
            return []
        if touches[0] not in self.tools:
            return super().things(touches)
        if self.game.solo and len(touches) == 1:
            return self.slots
        return self.inside(touches).things(self.rest(touches))

    def check(self, touches: list[str]) -> Reason | None:
        if touches[0] == "pass":
            return None
        if touches[0] not in self.tools:
            if len(touches) == 1 and self.game.drafted:
                return Reason("SG-12", Message("reason-drafted"))
            return super().check(touches)
        if len(touches) == 1:
            return self.check_tool(touches[0])
        if self.game.solo and len(touches) == 2:  # noqa: PLR2004 - the tool, then the die that pays
            return self.check_payment(touches)
        return self.inside(touches).check(self.rest(touches))

    def check_tool(self, touch: str) -> Reason | None:
        """One tool in a turn (SG-31), paid for (SG-30, SG-53), at its moment, and of some use."""
        place, tool = self.tools[touch]
        game = self.game
        if game.tooled:
            return Reason("SG-31", Message("reason-one-tool"))
        named = {"tool": f"tool-{tool.name}"}
        if game.solo and game.paid[place]:
            return Reason("SG-53", Message("reason-tool-spent", **named))
        if not game.solo and game.tokens[self.seat] < game.price(place):
            price, tokens = game.price(place), game.tokens[self.seat]
            return Reason("SG-30", Message("reason-tokens", **named, price=price, tokens=tokens))
        timing = self.inside([touch]).timing(f"tool-{tool.name}")
        if timing is not None:
            return timing
        if game.solo and not any(self.check_payment([touch, slot]) is None for slot in self.slots):
            return Reason("SG-53", Message("reason-no-payment", **named, colour=f"colour-{COLOURS[tool.colour]}"))
        return None

    def check_payment(self, touches: list[str]) -> Reason | None:
        """In solo a die of the tool's colour pays for it (SG-53)."""
        tool = self.tools[touches[0]][1]
        reason = self.slot(touches[1])
        if reason is None and self.in_pool(touches[1]) // FACES != tool.colour:
            dice = {"wanted": f"colour-{COLOURS[tool.colour]}", "colour": colour_name(self.in_pool(touches[1]))}
            return Reason("SG-53", Message("reason-payment", tool=f"tool-{tool.name}", **dice))
        return reason

    def stranger(self, touches: list[str]) -> Reason:
        if touches[0] in self.tools and len(touches) > 1:
            tool = self.tools[touches[0]][1]
            return Reason(tool.rule, Message("reason-not-for-tool", tool=f"tool-{tool.name}"))
        if touches[0].startswith("tool:"):
            return Reason("SG-05", Message("reason-tool-not-here"))
        return Reason("SG-12", Message("reason-die-or-tool-first"))

    def dead_end(self, touches: list[str]) -> Reason:
        if not touches or touches[0] not in self.tools:
            return super().dead_end(touches)
        inner = self.inside(touches)
        rest = self.rest(touches)
        if rest and not is_open(inner, rest):
            return inner.dead_end(rest)
        tool = self.tools[touches[0]][1]
        return Reason(tool.rule, Message("reason-no-use", tool=f"tool-{tool.name}"))
