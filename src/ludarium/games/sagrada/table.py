"""A position of Sagrada: dice, windows, cards, tokens, and the order of turns."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.kernel.game import Game
from ludarium.kernel.message import Argument, Message
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE
from ludarium.kernel.standing import Standing

from . import secrets
from .content.patterns import PATTERNS, SIDES, UNCHOSEN
from .scoring import standings
from .window import COLOURS, EMPTY, FACES, Window, window

ROUNDS: Final = 10
DICE_OF_A_COLOUR: Final = 18
SOLO_DICE: Final = 4
MAX_POOL: Final = 9  # dice in the pool with four players (SG-10)
POOL_TOUCHES: Final = [f"pool:{slot}" for slot in range(MAX_POOL)]
POOL_SLOTS: Final = {touch: slot for slot, touch in enumerate(POOL_TOUCHES)}


class Sagrada(Game):
    """A position of Sagrada.

    `pool` has a slot for each die drawn this round, EMPTY once the die is taken, so that the others keep their slots.
    `track` holds the leftover dice in order of arrival, each as (round - 1) * 32 + die. `paid` has, for each tool, the
    favor tokens on it, or in solo the die that paid for it plus 1. `turn` counts the turns of the round from 0;
    `skipping` is a mask of the seats that skip their second turn.
    """

    # Assigned by `deal`, `load_table` and `copy`: lists created in `__init__` would be thrown away.
    cards: list[list[int]]
    patterns: list[int]
    windows: list[Window]
    tokens: list[int]
    private: list[int]
    public: list[int]
    tools: list[int]
    paid: list[int]
    bag: list[int]
    pool: list[int]
    track: list[int]

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.solo = seats == 1
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.skipping: i64 = 0
        self.drafted = False
        self.tooled = False

    # --- the order of play ---------------------------------------------------------------------------------------

    def seat_of_turn(self, turn: i64) -> i64:
        """The seat that has this turn of the round: clockwise, then back (SG-11)."""
        return seat_of_turn(self.first, turn, self.seats)

    def is_first_turn(self) -> bool:
        """Whether this is the player's first turn of the round."""
        return self.turn < self.seats

    def waiting_rule(self) -> str:
        return "SG-11" if self.round else "SG-03"

    # --- dice ----------------------------------------------------------------------------------------------------

    def roll(self) -> i64:
        """A face, 0 to 5."""
        return self.rng.below(FACES)

    def draw(self) -> i64:
        """Draw a die at random from the bag, which is not empty; its colour."""
        left: i64 = 0
        for number in self.bag:
            left += number
        at: i64 = self.rng.below(left)
        colour: i64 = 0
        while at >= i64(self.bag[colour]):
            at -= i64(self.bag[colour])
            colour += 1
        self.bag[colour] -= 1
        return colour

    def fill_pool(self) -> None:
        """Draw and roll the dice of a round (SG-10, SG-52)."""
        pool: list[int] = []
        for _ in range(SOLO_DICE if self.solo else 2 * self.seats + 1):
            colour = self.draw()
            pool.append(colour * FACES + self.roll())
        self.pool = pool

    def clear_pool(self) -> None:
        """Move the dice left in the pool to this round's space of the track (SG-14, SG-54)."""
        for die in self.pool:
            if die != EMPTY:
                self.track.append((self.round - 1) * 32 + die)
        self.pool = []

    def target(self) -> int:
        """The sum of the dice on the round track: the score that a solo player has to beat (SG-50)."""
        return sum(die % 32 % FACES + 1 for die in self.track)

    # --- tools ---------------------------------------------------------------------------------------------------

    def price(self, place: int) -> int:
        """The price of a tool in favor tokens (SG-30)."""
        return 1 if self.paid[place] == 0 else 2

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> Sagrada:
        other = Sagrada(self.seats, self.rng.copy())
        other.copy_run(self)
        other.cards = self.cards  # this and the next four are replaced, never mutated
        other.patterns = self.patterns
        other.private = self.private
        other.public = self.public
        other.tools = self.tools
        other.windows = [window.copy() for window in self.windows]
        other.tokens = self.tokens[:]
        other.paid = self.paid[:]
        other.bag = self.bag[:]
        other.pool = self.pool[:]
        other.track = self.track[:]
        other.round = self.round
        other.first = self.first
        other.turn = self.turn
        other.skipping = self.skipping
        other.drafted = self.drafted
        other.tooled = self.tooled
        return other

    def dump_table(self) -> dict[str, Any]:
        return {
            "cards": [cards[:] for cards in self.cards],
            "patterns": self.patterns[:],
            "windows": [window.dice() for window in self.windows],
            "tokens": self.tokens[:],
            "private": self.private[:],
            "public": self.public[:],
            "tools": self.tools[:],
            "paid": self.paid[:],
            "bag": self.bag[:],
            "pool": self.pool[:],
            "track": self.track[:],
            "round": int(self.round),
            "first": int(self.first),
            "turn": int(self.turn),
            "skipping": int(self.skipping),
            "drafted": self.drafted,
            "tooled": self.tooled,
        }

    def load_table(self, table: dict[str, Any]) -> None:
        self.cards = [list(cards) for cards in table["cards"]]
        self.patterns = list(table["patterns"])
        self.windows = []
        for place, dice in enumerate(table["windows"]):
            chosen = self.patterns[place]
            self.windows.append(window(UNCHOSEN if chosen == NONE else PATTERNS[chosen], dice))
        self.tokens = list(table["tokens"])
        self.private = list(table["private"])
        self.public = list(table["public"])
        self.tools = list(table["tools"])
        self.paid = list(table["paid"])
        self.bag = list(table["bag"])
        self.pool = list(table["pool"])
        self.track = list(table["track"])
        self.round = table["round"]
        self.first = table["first"]
        self.turn = table["turn"]
        self.skipping = table["skipping"]
        self.drafted = table["drafted"]
        self.tooled = table["tooled"]

    def hide(self, table: dict[str, Any], viewer: int) -> None:
        secrets.hide(self, table, viewer)

    def deal_unknown(self, viewer: int, rng: Rng) -> None:
        secrets.deal_unknown(self, rng)

    # --- the end -------------------------------------------------------------------------------------------------

    def standings(self) -> list[Standing]:
        return standings(
            self.windows,
            self.public,
            [self.private] if self.solo else [[colour] for colour in self.private],
            self.tokens,
            [(seat - int(self.first)) % self.seats for seat in range(self.seats)],
            self.target() if self.solo else NONE,
        )


def seat_of_turn(first: i64, turn: i64, seats: i64) -> i64:
    """The seat that has this turn of a round in which seat `first` has the first one (SG-11)."""
    place: i64 = turn if turn < seats else 2 * seats - 1 - turn
    return (first + place) % seats


def windows_on(cards: list[int]) -> list[int]:
    """The patterns on these cards, from which their player chooses one (SG-03)."""
    return [side for card in cards for side in SIDES[card]]


def die_args(die: int, prefix: str = "") -> dict[str, Argument]:
    """A die's colour and shade as message arguments, with a prefix if the message names two dice."""
    return {f"{prefix}colour": f"colour-{COLOURS[die // FACES]}", f"{prefix}value": die % FACES + 1}


DIE_MESSAGES: Final = [Message("die", **die_args(die)) for die in range(len(COLOURS) * FACES)]


def dice_messages(dice: list[int]) -> list[Message]:
    """Dice as messages, to be listed in another message."""
    return [DIE_MESSAGES[die] for die in dice if die != EMPTY]


def track_name(track: list[int], place: int) -> str:
    """The name of a die on the round track: "3.1" is the first die of round 3."""
    this_round = track[place] // 32
    return f"{this_round + 1}.{1 + sum(other // 32 == this_round for other in track[:place])}"


def colour_name(die: int) -> str:
    """The message of a die's colour."""
    return f"colour-{COLOURS[die // FACES]}"


def value(die: int) -> int:
    """A die's shade, 1 to 6."""
    return die % FACES + 1


def has_dice_to_roll(game: Sagrada) -> bool:
    """Whether a die is left to roll; in solo one die pays for the tool (SG-53)."""
    return not game.solo or sum(die != EMPTY for die in game.pool) > 1
