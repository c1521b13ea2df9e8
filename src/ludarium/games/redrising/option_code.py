"""Options as numbers: the codes of what can be touched, and their touch ids."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Argument

from .card import CARDS, COLOURS, FACE_DOWN, NAMES
from .table import FACES, LOCATIONS, RedRising
from .tracks import TRACKS

# An option is a code, or two: first + second * PAIR. Each kind of touch has its range of codes.
PAIR: Final = 1024
A_CARD: Final = 1
A_FACE_DOWN: Final = 128
A_LOCATION: Final = 720
A_PLAYER: Final = 730
A_COLOUR: Final = 740
A_TRACK: Final = 760
A_BUTTON: Final = 770
A_NAME: Final = 800
THE_DECK: Final = 930
A_FACE: Final = 960

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

PILE_SPAN: Final = 128  # more than a pile can hold

# The ranges of codes, the highest first: the first code, the prefix of the touch ids, and their names.
RANGES: Final[list[tuple[int, str, list[str]]]] = [
    (A_FACE, "face", FACES),
    (THE_DECK, "", ["deck"]),
    (A_NAME, "name", NAMES),
    (A_BUTTON, "", BUTTONS),
    (A_TRACK, "track", TRACKS),
    (A_COLOUR, "colour", COLOURS),
    (A_PLAYER, "seat", list("012345")),
    (A_LOCATION, "location", LOCATIONS),
]


def check_ranges() -> None:
    """Raise ValueError if a range of codes is too small for its names. Stored games contain option codes."""
    last = PAIR
    for first, prefix, names in [
        *RANGES,
        (A_FACE_DOWN, "face-down", [""] * (PILE_SPAN * len(LOCATIONS))),
        (A_CARD, "card", NAMES),
    ]:
        if first + len(names) > last or CARDS > PILE_SPAN:
            raise ValueError(
                f"{len(names)} option codes for {prefix or names} from {first} on do not end before {last}: "
                "the ranges in option_code.py must move apart, with a new version of the rules"
            )
        last = first


check_ranges()


def placed_code(location: int, place: int, placed: int) -> int:
    """The code of a card on a location; of a face-down card it depends only on the place."""
    return A_FACE_DOWN + location * PILE_SPAN + place if placed >= FACE_DOWN else A_CARD + placed


def location_of(game: RedRising, code: int) -> int:
    """The location of the card with this code."""
    return (code - A_FACE_DOWN) // PILE_SPAN if code >= A_FACE_DOWN else game.find_card(code - A_CARD)


def place_of(game: RedRising, code: int) -> int:
    """The place in its pile, from the bottom, of the card with this code."""
    if code >= A_FACE_DOWN:
        return (code - A_FACE_DOWN) % PILE_SPAN
    card = code - A_CARD
    return game.locations[game.find_card(card)].index(card)


def touch_id(code: int) -> str:
    """The touch id of a code."""
    if A_FACE_DOWN <= code < A_LOCATION:
        location, place = divmod(code - A_FACE_DOWN, PILE_SPAN)
        return f"face-down:{LOCATIONS[location]}:{place}"
    for first, sort, names in RANGES:
        if code >= first:
            name = names[code - first]
            return f"{sort}:{name}" if sort else name
    return f"card:{NAMES[code - A_CARD]}"


def message_argument(code: int) -> dict[str, Argument]:
    """A code as a message argument."""
    if A_FACE_DOWN <= code < A_LOCATION:
        return {"card": "face-down"}
    if A_PLAYER <= code < A_COLOUR:
        return {"seat": code - A_PLAYER}
    sort, _, name = touch_id(code).partition(":")
    prefix = "character" if sort in ("card", "name") else sort
    return {sort: f"{prefix}-{name}"} if name else {}


def placed_touch(location: int, place: int, placed: int) -> str:
    """The touch id of a card on a location."""
    return touch_id(placed_code(location, place, placed))


def touched_argument(touch: str) -> dict[str, Argument]:
    """What was touched first, as an argument of the prompt for the next touch; empty for a button."""
    kind, _, name = touch.partition(":")
    if kind == "card":
        return {"chosen": f"character-{name}"}
    if kind == "face-down":
        return {"chosen": kind}
    return {"location": touch.replace(":", "-")} if kind == "location" else {}
