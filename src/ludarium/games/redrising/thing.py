"""The things that a player touches, as numbers for the engine and as names for everybody else."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Argument

from .roster import COLOURS, FACE_DOWN, NAMES
from .table import LOCATIONS, RedRising
from .tally import TRACKS

# An option is one thing, or a first and a second: first + second * PAIR. Each sort of things has numbers of its own.
PAIR: Final = 1024
A_CARD: Final = 1
A_FACE_DOWN: Final = 128
A_LOCATION: Final = 720
A_PARTY: Final = 730
A_COLOUR: Final = 740
A_TRACK: Final = 760
A_BUTTON: Final = 770
A_NAME: Final = 800
THE_DECK: Final = 930

BUTTONS: Final[list[str]] = [
    "yes",
    "no",
    "done",
    "lead",
    "top",
    "bottom",
    "banish",
    "best",
    "by-hand",
    "buy",
    "reveal",
    "accept",
]
YES: Final = A_BUTTON
NO: Final = A_BUTTON + 1
DONE: Final = A_BUTTON + 2
LEAD: Final = A_BUTTON + 3
TOP: Final = A_BUTTON + 4
BOTTOM: Final = A_BUTTON + 5
BANISH: Final = A_BUTTON + 6
BEST: Final = A_BUTTON + 7
BY_HAND: Final = A_BUTTON + 8
BUY: Final = A_BUTTON + 9
REVEAL: Final = A_BUTTON + 10
ACCEPT: Final = A_BUTTON + 11

SPAN: Final = 128  # more than a pile can hold

# Where the numbers of each sort begin, the last first; what it is called; and its things.
SORTS: Final[list[tuple[int, str, list[str]]]] = [
    (THE_DECK, "", ["deck"]),
    (A_NAME, "name", NAMES),
    (A_BUTTON, "", BUTTONS),
    (A_TRACK, "track", TRACKS),
    (A_COLOUR, "colour", COLOURS),
    (A_PARTY, "seat", list("012345")),
    (A_LOCATION, "location", LOCATIONS),
]


def lying(location: int, place: int, entry: int) -> int:
    """The thing that a card on a location is; what lies face down is known by its place alone."""
    return A_FACE_DOWN + location * SPAN + place if entry >= FACE_DOWN else A_CARD + entry


def location_of(game: RedRising, thing: int) -> int:
    """The location of a card that lies on one."""
    return (thing - A_FACE_DOWN) // SPAN if thing >= A_FACE_DOWN else game.where(thing - A_CARD)


def place_of(game: RedRising, thing: int) -> int:
    """The place in its pile, from the bottom, of a card that lies on a location."""
    if thing >= A_FACE_DOWN:
        return (thing - A_FACE_DOWN) % SPAN
    card = thing - A_CARD
    return game.locations[game.where(card)].index(card)


def touch(thing: int) -> str:
    """What a thing is called by those who touch it."""
    if A_FACE_DOWN <= thing < A_LOCATION:
        location, place = divmod(thing - A_FACE_DOWN, SPAN)
        return f"face-down:{LOCATIONS[location]}:{place}"
    for first, sort, names in SORTS:
        if thing >= first:
            name = names[thing - first]
            return f"{sort}:{name}" if sort else name
    return f"card:{NAMES[thing - A_CARD]}"


def argument(thing: int) -> dict[str, Argument]:
    """A thing as an argument of a message."""
    if A_FACE_DOWN <= thing < A_LOCATION:
        return {"card": "face-down"}
    if A_PARTY <= thing < A_COLOUR:
        return {"seat": thing - A_PARTY}
    sort, _, name = touch(thing).partition(":")
    prefix = "character" if sort in ("card", "name") else sort
    return {sort: f"{prefix}-{name}"} if name else {}


def touch_of_entry(location: int, place: int, entry: int) -> str:
    """What a card on a location is called by those who touch it."""
    return touch(lying(location, place, entry))
