"""The Automa's cards, and the rules to read them, which the companion uses too (RA-01 to RA-06, RA-30 to RA-32)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Argument
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from ..table import LOCATIONS, LUNA
from ..tracks import FLEET, HELIUM, INFLUENCE, MAX_TRACK

# A part of an Automa card names a location, or the location of a priority card, A to D (RA-30).
A: Final = 4
B: Final = 5
C: Final = 6
D: Final = 7
LETTERS: Final = "abcd"
LEFT: Final = -1
RIGHT: Final = 1
NOTHING: Final = 0
BONUS: Final = 1
BANISH: Final = 2
AUTOMA_CARDS: Final = 22
SET_ASIDE: Final = 4
TURN_CARDS: Final = 2  # in each turn (RA-21)
TRACK_OF: Final[list[int]] = [FLEET, HELIUM, NONE, INFLUENCE]  # by location; Luna gives the token


class AutomaCard:
    """One of the Automa's cards."""

    def __init__(self, number: int, deploy: int, gain: int, arrow: int, extra: int) -> None:
        self.number = number
        self.deploy = deploy
        self.gain = gain
        self.arrow = arrow
        self.extra = extra


def named_location(priority: list[int], part: int) -> int:
    """The location that a part of a card means (RA-30)."""
    return part if part < A else priority.index(part - A)


def luna_shows(priority: list[int]) -> int:
    """The location on the Luna bonus card: that of the other letter of Luna's pair, A and D or B and C (RA-03)."""
    return priority.index(3 - priority[LUNA])


def first_along(location: int, arrow: int, fits: list[bool]) -> int:
    """The first location that fits, from this one in the arrow's direction, wrapping around; NONE if none does."""
    for _ in range(len(LOCATIONS)):
        if fits[location]:
            return location
        location = (location + arrow) % len(LOCATIONS)
    return NONE


def available_bonuses(helium: int, fleet: int, influence: int) -> list[bool]:
    """For each location, whether the Automa can get its bonus: the track is not full; the token always (RA-32)."""
    return [fleet < MAX_TRACK, helium < MAX_TRACK, True, influence < MAX_TRACK]


def without_luna(fits: list[bool]) -> list[bool]:
    """The same without Luna, for the Luna bonus card (RA-32)."""
    return [fits[location] and location != LUNA for location in range(len(LOCATIONS))]


def parity_card(even: int, cards: int) -> int:
    """The parity card, 0 for even and 1 for odd, by the number of even cards; a tie is even (RA-06)."""
    return 0 if even >= cards - even else 1


def shuffled_automa_cards(rng: Rng) -> list[int]:
    """All Automa cards in random order; the last four are set aside (RA-01, RA-20)."""
    cards = list(range(1, AUTOMA_CARDS + 1))
    rng.shuffle(cards)
    return cards


def part_args(priority: list[int], part: int) -> dict[str, Argument]:
    """A part of a card as message arguments: the printed symbol, and its location."""
    shown = f"location-{LOCATIONS[part]}" if part < A else f"priority-{LETTERS[part - A]}"
    return {"shown": shown, "location": f"location-{LOCATIONS[named_location(priority, part)]}"}


def arrow_name(arrow: int) -> str:
    """The message id of an arrow."""
    return "arrow-left" if arrow == LEFT else "arrow-right"
