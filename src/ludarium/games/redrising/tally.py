"""What bonuses look at: the board, and a hand that is counted once and then asked by every clause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE

from .roster import COLOUR, COLOURLESS, COLOURS, FACE_DOWN, GRAY, NAMES, ORANGE, VALUE

TRACKS: Final[list[str]] = ["helium", "fleet", "influence"]
HELIUM: Final = 0
FLEET: Final = 1
INFLUENCE: Final = 2

# The characters that a bonus mentions by name: each has a bit.
MENTIONED: Final = [
    "darrow",
    "cassius",
    "karnus",
    "lysander",
    "mustang",
    "nero",
    "octavia",
    "pax_au_telemanus",
    "roque",
    "sevro",
    "the_howlers",
    "the_jackal",
    "victra",
    "orion",
    "pelus",
    "the_pax",
    "virga",
    "bridge",
    "alfrun",
    "jopho",
    "ragnar",
    "sefi",
    "quicksilver",
    "mickey_the_carver",
    "judge",
]
BIT: Final[list[int]] = [1 << MENTIONED.index(name) if name in MENTIONED else 0 for name in NAMES]

# The literal first character of a name (R4): a letter's number in the alphabet, and one more for the 4D Painter.
INITIAL: Final[list[int]] = [26 if name == "four_d_painter" else ord(name[0]) - ord("a") for name in NAMES]

NO_RIVAL_ABOVE: Final = -1
NO_RIVAL_BELOW: Final = 1 << 30


def name_bit(name: str) -> i64:
    """The bit of a character that bonuses mention."""
    return 1 << MENTIONED.index(name)


class Board:
    """What lies on the locations and what is banished, as far as bonuses look at it (RR-64).

    Each location is a list from its bottom to its top. Counted are the cards face up on all locations and the banished
    ones, by colour; how many were banished before the end-of-game abilities (R15); whether a location is empty or its
    top card face down; the highest core value of a top card that lies face up.
    """

    def __init__(self, locations: list[list[int]], banished: list[int], banished_at_start: int) -> None:
        self.on_locations: list[int] = [0] * (len(COLOURS) + 1)
        self.banished: list[int] = [0] * len(COLOURS)
        self.banished_at_start: i64 = banished_at_start
        self.gap = False
        self.best_top: i64 = 0
        for cards in locations:
            for entry in cards:
                self.on_locations[COLOURLESS if entry >= FACE_DOWN else COLOUR[entry]] += 1
            if not cards or cards[-1] >= FACE_DOWN:
                self.gap = True
            else:
                self.best_top = max(self.best_top, VALUE[cards[-1]])
        for card in banished:
            self.banished[COLOUR[card]] += 1


class Tally:
    """A hand, counted.

    `colours` counts the cards of each colour, a gray with a second colour in both; `second` only those second colours
    (RR-62). `names` are the bits of the names in hand, `held` of the cards themselves (RR-61). `initials_differ` is
    about all cards.
    """

    def __init__(self, board: Board, tracks: list[int], sovereign: bool, twice: bool) -> None:
        self.board = board
        self.tracks = tracks
        self.sovereign = sovereign
        self.twice = twice  # a gray with its second colour counts twice in one "for each" (R12)
        self.highest: list[int] = [NO_RIVAL_ABOVE, NO_RIVAL_ABOVE, NO_RIVAL_ABOVE]
        self.lowest: list[int] = [NO_RIVAL_BELOW, NO_RIVAL_BELOW, NO_RIVAL_BELOW]
        self.level: list[bool] = [False, False, False]
        self.size: i64 = 0
        self.colours: list[int] = [0] * len(COLOURS)
        self.second: list[int] = [0] * len(COLOURS)
        self.names: i64 = 0
        self.held: i64 = 0
        self.least_value: i64 = NO_RIVAL_BELOW
        self.most_value: i64 = 0
        self.odd_values: i64 = 0
        self.initials: i64 = 0
        self.initials_differ = True
        self.spared: i64 = 0  # colours whose cards lose no points by their own clauses

    def face(self, rivals: list[list[int]]) -> None:
        """Compare with the tracks of the rivals; the neutral house is none (Q10)."""
        for rival in rivals:
            for track in range(len(TRACKS)):
                steps = rival[track]
                self.highest[track] = max(self.highest[track], steps)
                self.lowest[track] = min(self.lowest[track], steps)
                if steps == self.tracks[track]:
                    self.level[track] = True

    def take(self, card: i64) -> None:
        """Count a card in hand, but for its name's initial, which a wildcard may change."""
        self.size += 1
        self.colours[COLOUR[card]] += 1
        bit: i64 = BIT[card]
        self.names |= bit
        self.held |= bit
        value: i64 = VALUE[card]
        self.least_value = min(self.least_value, value)
        self.most_value = max(self.most_value, value)
        self.odd_values += value & 1

    def add_colour(self, colour: i64, cards: i64) -> None:
        """Some grays (negative: fewer of them) have this second colour."""
        self.colours[colour] += int(cards)
        self.second[colour] += int(cards)

    def add_initial(self, card: i64) -> None:
        """A card in hand has the name of this one."""
        bit: i64 = 1
        bit = bit << INITIAL[card]
        if self.initials & bit:
            self.initials_differ = False
        self.initials |= bit

    def others(self, colour: i64, own: i64) -> i64:
        """How many other cards have this colour; `own` is the colour of the card that asks."""
        found: i64 = self.colours[colour]
        return found - 1 if colour == own else found


def tally_of(
    cards: list[int],
    wilds: list[int],
    tracks: list[int],
    sovereign: bool,
    rivals: list[list[int]],
    board: Board,
    twice: bool,
    best: bool,
) -> Tally:
    """The tally of a hand; `wilds` says what each wildcard is taken for, or NONE; it may be shorter than the hand.

    Where the best is still to be found, the initials of oranges that nothing is said of are left out.
    """
    tally = Tally(board, tracks, sovereign, twice)
    tally.face(rivals)
    for n in range(len(cards)):
        card = cards[n]
        tally.take(card)
        wild = wilds[n] if n < len(wilds) else NONE
        colour = COLOUR[card]
        if colour == GRAY and wild != NONE:
            tally.add_colour(wild, 1)
        if colour == ORANGE and wild != NONE:
            tally.names |= BIT[wild]
            tally.add_initial(wild)
        elif not (colour == ORANGE and best):
            tally.add_initial(card)
    return tally
