"""Sagrada for programs that learn: its actions, and what a seat observes."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from ludarium.games.sagrada.content.objectives import OBJECTIVES
from ludarium.games.sagrada.content.patterns import PATTERNS
from ludarium.games.sagrada.content.tools import TOOLS
from ludarium.games.sagrada.steps.draft import PLACE_TOUCHES
from ludarium.games.sagrada.steps.hand import ChooseShade
from ludarium.games.sagrada.steps.take import Take
from ludarium.games.sagrada.table import MAX_POOL, POOL_TOUCHES, ROUNDS, Sagrada, windows_on
from ludarium.games.sagrada.turn import END, SCRIPTS, Act
from ludarium.games.sagrada.window import CELL_TOUCHES, CELLS, COLOURS, EMPTY, FACES, LETTERS, Window
from ludarium.kernel.game import Game
from ludarium.kernel.script import Frame, Step

from .actions import ActionSpace
from .encoding import Encoder, Field, byte, flags, mark, one_hot, question_names
from .touch_game import TouchGame

MAX_TRACK: Final = MAX_POOL  # dice of a round that can be left
DIE: Final = len(COLOURS) + FACES
DIE_MEANING: Final = "a die: one-hot colour (red, yellow, green, blue, purple), one-hot shade (1 to 6)"

TOUCHES: Final = [
    *POOL_TOUCHES,
    *CELL_TOUCHES,
    *[tool.touch for tool in TOOLS],
    *[f"value:{face}" for face in range(1, FACES + 1)],
    "up",
    "down",
    "done",
    "pass",
    *[f"window:{pattern.name}" for pattern in PATTERNS],
    *[f"track:{number}.{place}" for number in range(1, ROUNDS + 1) for place in range(1, MAX_TRACK + 1)],
]


class SagradaSpace(ActionSpace):
    """The actions of Sagrada; most options are placements, whose paths are computed once."""

    def __init__(self) -> None:
        super().__init__(TOUCHES)
        self.placements = [self.path_of(touches) for touches in PLACE_TOUCHES]
        self.end = self.path_of(["pass"])

    def paths(self, step: Step[Any], game: Game, frame: Frame, options: list[int]) -> list[int]:
        if not isinstance(step, Act):
            return super().paths(step, game, frame, options)
        assert isinstance(game, Sagrada)
        paths: list[int] = []
        for option in options:
            if option < END:
                paths.append(self.placements[option])
            elif option == END:
                paths.append(self.end)
            else:
                paths.append(self.path_of(step.touches(game, frame, option)))
        return paths


SPACE: Final = SagradaSpace()


def cell_code(letter: str) -> bytes:
    """A cell of a pattern: one-hot its printed colour or shade."""
    return bytes(int(letter == name) for name in [*LETTERS, *"123456"])


COLOUR_CODES: Final = one_hot(len(COLOURS))
SHADE_CODES: Final = one_hot(FACES)
# The code of every die; the index EMPTY (-1) is the last one.
DICE: Final = [
    *[COLOUR_CODES[die // FACES] + SHADE_CODES[die % FACES] for die in range(len(COLOURS) * FACES)],
    bytes(DIE),
]
UNROLLED: Final = [COLOUR_CODES[colour] + bytes(FACES) for colour in range(len(COLOURS))]
GRIDS: Final = [*[b"".join([cell_code(letter) for letter in pattern.grid]) for pattern in PATTERNS], bytes(CELLS * DIE)]
ROUND_CODES: Final = one_hot(ROUNDS)
DRAFTED_TOOLED: Final = flags(2)
NO_SLOTS: Final = [bytes(DIE * (MAX_POOL - slots)) for slots in range(MAX_POOL + 1)]
NO_TRACK: Final = bytes(ROUNDS * MAX_TRACK)
NO_CHOICES: Final = bytes(len(PATTERNS))
NO_TOOLS: Final = bytes(len(TOOLS))
NO_OBJECTIVES: Final = bytes(len(OBJECTIVES))
NO_COLOURS: Final = bytes(len(COLOURS))
NO_DICE: Final = bytes(CELLS * DIE)
HOLDING: Final = {tool.script.name for tool in TOOLS if isinstance(tool.first, Take)}  # a die in hand


class SagradaEncoder(Encoder):
    """What a seat observes of Sagrada."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, question_names(SCRIPTS), len(TOUCHES))
        self.turn_codes = one_hot(2 * seats)

    def fields(self) -> list[Field]:
        found = [
            *self.head(),
            Field("round", ROUNDS, "one-hot: the round"),
            Field("turn", 2 * self.seats, "one-hot: the turn of the round"),
            Field("first", self.seats, "one-hot: the first seat of the round"),
            Field("turn_state", 2, "the actor has drafted; has used a tool"),
            Field("bag", len(COLOURS), "dice left in the bag, by color"),
            Field("pool", MAX_POOL * DIE, f"for each slot {DIE_MEANING}"),
            Field("hand", DIE, f"{DIE_MEANING}, in the hand of the actor"),
            Field("track", ROUNDS * MAX_TRACK, "for each round its dice in order: color * 6 + shade, 1 to 30; 0: none"),
            Field("choices", len(PATTERNS), "1: the observer can choose this window"),
            Field("paid", len(TOOLS), "favor tokens on the tool; alone, 1: used"),
            Field("tools", len(TOOLS), "1: the tool is on the table"),
            Field("public", len(OBJECTIVES), "1: the public objective is on the table"),
            Field("private", len(COLOURS), "1: a private objective of the observer"),
            Field("target", 1, "alone: the sum of the round track"),
        ]
        for seat in range(self.seats):
            found += [
                Field(f"tokens_{seat}", 1, "favor tokens"),
                Field(f"skips_{seat}", 1, "1: skips its second turn of the round"),
                Field(f"window_{seat}", CELLS * DIE, "for each cell one-hot its printed color, one-hot its shade"),
                Field(f"dice_{seat}", CELLS * DIE, f"for each cell {DIE_MEANING}"),
            ]
        return found

    def write(self, touch_game: TouchGame, viewer: int, out: BytesWriter) -> None:
        game = touch_game.game
        assert isinstance(game, Sagrada)
        seats = self.seats
        out.write(ROUND_CODES[int(game.round) - 1])
        turn = int(game.turn)
        out.write(self.turn_codes[turn if 0 <= turn < 2 * seats else EMPTY])
        out.write(self.seat_codes[(int(game.first) - viewer) % seats])
        out.write(DRAFTED_TOOLED[game.drafted + 2 * game.tooled])
        for dice in game.bag:
            out.append(dice)
        for die in game.pool:
            out.write(DICE[die])
        out.write(NO_SLOTS[len(game.pool)])
        out.write(hand(game))
        write_track(game.track, out)
        mark(windows_on(game.cards[viewer]) if game.cards else [], NO_CHOICES, out)
        write_paid(game, out)
        mark(game.tools, NO_TOOLS, out)
        mark(game.public, NO_OBJECTIVES, out)
        mark(game.private if game.solo else [game.private[viewer]], NO_COLOURS, out)
        out.append(byte(game.target()) if game.solo else 0)
        for place in range(seats):
            seat = (viewer + place) % seats
            out.append(game.tokens[seat])
            out.append(game.skipping >> seat & 1)
            out.write(GRIDS[game.patterns[seat]])
            write_dice(game.windows[seat], out)


def write_track(track: list[int], out: BytesWriter) -> None:
    """Write the dice of the round track: nine places for each round."""
    start = i64(len(out))
    out.write(NO_TRACK)
    last: i64 = EMPTY
    number: i64 = 0
    for on_track in track:
        die: i64 = on_track
        this_round: i64 = die // 32
        number = number + 1 if this_round == last else 0
        last = this_round
        out[start + this_round * MAX_TRACK + number] = u8(die % 32 + 1)


def write_dice(window: Window, out: BytesWriter) -> None:
    """Write the dice of a window."""
    start = i64(len(out))
    out.write(NO_DICE)
    cells: i64 = window.filled
    cell: i64 = 0
    while cells:
        if cells & 1:
            die: i64 = window.die(cell)
            out[start + cell * DIE + die // FACES] = 1
            out[start + cell * DIE + len(COLOURS) + die % FACES] = 1
        cells >>= 1
        cell += 1


def hand(game: Sagrada) -> bytes:
    """The die in hand, which all see; without its shade while the shade is chosen (SG-T11)."""
    if not game.stack:
        return DICE[EMPTY]
    frame = game.stack[-1]
    if frame.script.name not in HOLDING or frame.it < 0:
        return DICE[EMPTY]
    return UNROLLED[frame.it // FACES] if isinstance(frame.step(), ChooseShade) else DICE[frame.it]


def write_paid(game: Sagrada, out: BytesWriter) -> None:
    """Write what lies on each tool."""
    start = i64(len(out))
    out.write(NO_TOOLS)
    for place in range(len(game.tools)):
        tokens = game.paid[place]
        if tokens:
            out[start + game.tools[place]] = 1 if game.solo else byte(tokens)
