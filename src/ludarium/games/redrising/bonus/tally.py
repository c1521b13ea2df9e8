"""What bonuses depend on: counts of the board, and of a hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE

from ..card import COLOUR, COLOURLESS, COLOURS, FACE_DOWN, NAMES, VALUE
from ..content.roster import GRAY, ORANGE
from ..tracks import TRACKS

# The characters that bonuses mention by name, in roster order; each has a bit.
NAMED_CHARACTERS: Final = [
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
if [name for name in NAMES if name in NAMED_CHARACTERS] != NAMED_CHARACTERS:
    raise ValueError("NAMED_CHARACTERS in bonus/tally.py must have existing names in roster order")

NAME_BIT: Final[list[int]] = [1 << NAMED_CHARACTERS.index(name) if name in NAMED_CHARACTERS else 0 for name in NAMES]

# The first character of a name (R4): 0 to 25 for letters, 26 for the 4D Painter.
INITIAL: Final[list[int]] = [26 if name == "four_d_painter" else ord(name[0]) - ord("a") for name in NAMES]
NO_RIVAL_ABOVE: Final = -1
NO_RIVAL_BELOW: Final = 1 << 30


def name_bit(name: str) -> i64:
    """The bit of a character that bonuses mention."""
    if name not in NAMED_CHARACTERS:
        raise ValueError(f"a bonus mentions {name!r}: NAMED_CHARACTERS in bonus/tally.py must have it, in roster order")
    return 1 << NAMED_CHARACTERS.index(name)


class BoardCounts:
    """What bonuses use of the locations and the banished cards (RR-64).

    The face-up cards on all locations and the banished cards by colour; the number banished before the end-of-game
    abilities (R15); whether a location is empty or its top card face down; the highest value of a face-up top card.
    """

    def __init__(self, locations: list[list[int]], banished: list[int], banished_at_start: int) -> None:
        self.on_locations: list[int] = [0] * (len(COLOURS) + 1)
        self.banished: list[int] = [0] * len(COLOURS)
        self.banished_at_start: i64 = banished_at_start
        self.location_without_top = False
        self.best_top: i64 = 0
        for cards in locations:
            for placed in cards:
                self.on_locations[COLOURLESS if placed >= FACE_DOWN else COLOUR[placed]] += 1
            if not cards or cards[-1] >= FACE_DOWN:
                self.location_without_top = True
            else:
                self.best_top = max(self.best_top, VALUE[cards[-1]])
        for card in banished:
            self.banished[COLOUR[card]] += 1


class Tally:
    """The counts of a hand.

    `colours` counts the cards of each colour, a gray with a second colour in both; `second` only the second colours
    (RR-62). `names` has the bits of the names in hand, `held` those of the cards as printed (RR-61). `highest`,
    `lowest` and `tied` compare each track with the rivals.
    """

    def __init__(self, board: BoardCounts, tracks: list[int], sovereign: bool, twice: bool) -> None:
        self.board = board
        self.tracks = tracks
        self.sovereign = sovereign
        self.twice = twice  # a gray with its second colour counts twice in one "for each" (R12)
        self.highest: list[int] = [NO_RIVAL_ABOVE, NO_RIVAL_ABOVE, NO_RIVAL_ABOVE]
        self.lowest: list[int] = [NO_RIVAL_BELOW, NO_RIVAL_BELOW, NO_RIVAL_BELOW]
        self.tied: list[bool] = [False, False, False]
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
        self.protected: i64 = 0  # colours whose cards lose no points by their own bonus

    def compare_tracks(self, rivals: list[list[int]]) -> None:
        """Compare with the tracks of the rivals; the neutral house is not a rival (Q10)."""
        for rival in rivals:
            for track in range(len(TRACKS)):
                steps = rival[track]
                self.highest[track] = max(self.highest[track], steps)
                self.lowest[track] = min(self.lowest[track], steps)
                if steps == self.tracks[track]:
                    self.tied[track] = True

    def add_card(self, card: i64) -> None:
        """Count a card in hand, without its initial, which a wildcard may change."""
        self.size += 1
        self.colours[COLOUR[card]] += 1
        bit: i64 = NAME_BIT[card]
        self.names |= bit
        self.held |= bit
        value: i64 = VALUE[card]
        self.least_value = min(self.least_value, value)
        self.most_value = max(self.most_value, value)
        self.odd_values += value & 1

    def add_colour(self, colour: i64, cards: i64) -> None:
        """Add a number (negative: remove) of grays with this second colour."""
        self.colours[colour] += int(cards)
        self.second[colour] += int(cards)

    def add_initial(self, card: i64) -> None:
        """Count the initial of a card's name."""
        bit: i64 = 1
        bit = bit << INITIAL[card]
        if self.initials & bit:
            self.initials_differ = False
        self.initials |= bit

    def other_cards(self, colour: i64, own: i64) -> i64:
        """The number of other cards of a colour; `own` is the colour of the card with the bonus."""
        cards: i64 = self.colours[colour]
        return cards - 1 if colour == own else cards


def tally_of(
    cards: list[int],
    wilds: list[int],
    tracks: list[int],
    sovereign: bool,
    rivals: list[list[int]],
    board: BoardCounts,
    twice: bool,
    best: bool,
) -> Tally:
    """The tally of a hand; `wilds` has the colour or name of each wildcard, or NONE; it may be shorter than the hand.

    With `best`, the initials of oranges without a name are left out: the search for the best names adds them.
    """
    tally = Tally(board, tracks, sovereign, twice)
    tally.compare_tracks(rivals)
    for n in range(len(cards)):
        card = cards[n]
        tally.add_card(card)
        wild = wilds[n] if n < len(wilds) else NONE
        colour = COLOUR[card]
        if colour == GRAY and wild != NONE:
            tally.add_colour(wild, 1)
        if colour == ORANGE and wild != NONE:
            tally.names |= NAME_BIT[wild]
            tally.add_initial(wild)
        elif not (colour == ORANGE and best):
            tally.add_initial(card)
    return tally
