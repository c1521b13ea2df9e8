"""Sagrada for programs that learn: its actions, and what a seat observes."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.sagrada.content.objectives import OBJECTIVES
from ludarium.games.sagrada.content.patterns import PATTERNS
from ludarium.games.sagrada.content.tools import TOOLS
from ludarium.games.sagrada.steps.draft import PLACE_TOUCHES
from ludarium.games.sagrada.steps.hand import ChooseShade
from ludarium.games.sagrada.steps.take import Take
from ludarium.games.sagrada.table import MAX_POOL, POOL_TOUCHES, ROUNDS, Sagrada, windows_on
from ludarium.games.sagrada.turn import END, SCRIPTS, Act
from ludarium.games.sagrada.window import CELL_TOUCHES, CELLS, COLOURS, EMPTY, FACES, LETTERS
from ludarium.kernel.game import Game
from ludarium.kernel.script import Frame, Step

from .actions import ActionSpace
from .encoding import BYTES, Encoder, Field, byte, flags, one_hot, question_names
from .touch_game import Kept, TouchGame

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

    def path(self, step: Step[Any], game: Game, frame: Frame, option: int) -> int:
        if isinstance(step, Act):
            if option < END:
                return self.placements[option]
            if option == END:
                return self.end
        return self.path_of(step.touches(game, frame, option))


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
TRACK: Final = 0  # the numbers of the kept parts
PAID: Final = 1
NO_CHOICES: Final = bytes(len(PATTERNS))
CONSTANT: Final = -(1 << 20)  # below the keys of windows: those of the constant parts, by observer
MAX_DECISIONS: Final = 1 << 12  # more than a seat makes in a game
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

    def write(self, touch_game: TouchGame, viewer: int, parts: list[bytes]) -> None:
        game = touch_game.game
        assert isinstance(game, Sagrada)
        seats = self.seats
        parts.append(ROUND_CODES[int(game.round) - 1])
        turn = int(game.turn)
        parts.append(self.turn_codes[turn if 0 <= turn < 2 * seats else EMPTY])
        parts.append(self.seat_codes[(int(game.first) - viewer) % seats])
        parts.append(DRAFTED_TOOLED[game.drafted + 2 * game.tooled])
        parts += [BYTES[number] for number in game.bag]
        pool = game.pool
        parts += [DICE[die] for die in pool]
        parts.append(NO_SLOTS[len(pool)])
        parts.append(hand(game))
        parts.append(track_part(touch_game, game.track))
        parts.append(choices_part(game.cards[viewer]) if game.cards else NO_CHOICES)
        parts.append(paid_part(touch_game, game))
        parts.append(cards_part(touch_game, game, viewer))
        parts.append(BYTES[byte(game.target()) if game.solo else 0])
        for place in range(seats):
            seat = (viewer + place) % seats
            parts.append(BYTES[game.tokens[seat]])
            parts.append(BYTES[int(game.skipping >> seat & 1)])
            parts.append(window_part(touch_game, game, seat))


def track_part(touch_game: TouchGame, track: list[int]) -> bytes:
    """The dice of the round track: nine places for each round."""
    kept = touch_game.kept.get(TRACK)
    if kept is not None and kept.data == track:
        return kept.part
    places = bytearray(ROUNDS * MAX_TRACK)
    last = EMPTY
    number = 0
    for die in track:
        this_round = die // 32
        number = number + 1 if this_round == last else 0
        last = this_round
        places[this_round * MAX_TRACK + number] = die % 32 + 1
    touch_game.kept[TRACK] = Kept(track[:], bytes(places))
    return touch_game.kept[TRACK].part


def window_part(touch_game: TouchGame, game: Sagrada, seat: int) -> bytes:
    """The window of a seat and its dice, which only the seat's own decisions change."""
    pattern = game.patterns[seat]  # a chosen one is not shown until all have chosen, without a decision of this seat
    key = (pattern * game.seats + seat) * MAX_DECISIONS + touch_game.decisions[seat]
    part = touch_game.parts.get(key)
    if part is None:
        codes = [DICE[die] for die in game.windows[seat].dice()]
        part = touch_game.parts[key] = GRIDS[pattern] + b"".join(codes)
    return part


def hand(game: Sagrada) -> bytes:
    """The die in hand, which all see; without its shade while the shade is chosen (SG-T11)."""
    if not game.stack:
        return DICE[EMPTY]
    frame = game.stack[-1]
    if frame.script.name not in HOLDING or frame.it < 0:
        return DICE[EMPTY]
    return UNROLLED[frame.it // FACES] if isinstance(frame.step(), ChooseShade) else DICE[frame.it]


def choices_part(cards: list[int]) -> bytes:
    """The windows on these pattern cards."""
    choices = bytearray(len(PATTERNS))
    for side in windows_on(cards):
        choices[side] = 1
    return bytes(choices)


def paid_part(touch_game: TouchGame, game: Sagrada) -> bytes:
    """What lies on each tool."""
    kept = touch_game.kept.get(PAID)
    if kept is not None and kept.data == game.paid:
        return kept.part
    paid = bytearray(len(TOOLS))
    for place in range(len(game.tools)):
        tokens = game.paid[place]
        if tokens:
            paid[game.tools[place]] = 1 if game.solo else byte(tokens)
    touch_game.kept[PAID] = Kept(game.paid[:], bytes(paid))
    return touch_game.kept[PAID].part


def cards_part(touch_game: TouchGame, game: Sagrada, viewer: int) -> bytes:
    """The tools and objectives on the table and the private objectives of the observer, which never change."""
    part = touch_game.parts.get(CONSTANT - viewer)
    if part is None:
        tools, public, private = bytearray(len(TOOLS)), bytearray(len(OBJECTIVES)), bytearray(len(COLOURS))
        for tool in game.tools:
            tools[tool] = 1
        for objective in game.public:
            public[objective] = 1
        for colour in game.private if game.solo else [game.private[viewer]]:
            private[colour] = 1
        part = touch_game.parts[CONSTANT - viewer] = bytes(tools + public + private)
    return part
