"""Cards as numbers: their names, colours and core values; and cards as they lie on locations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .content.roster import ROSTER, SOLO_EXCLUDED

COLOURS: Final[list[str]] = list(ROSTER)
NAMES: Final[list[str]] = [name for names in ROSTER.values() for name in names]
COLOUR: Final[list[int]] = [colour for colour, names in enumerate(ROSTER.values()) for _ in names]
VALUE: Final[list[int]] = [value for names in ROSTER.values() for value in names.values()]
CARDS: Final = len(NAMES)
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

COLOURLESS: Final = 14  # the colour of face-down cards (R9): the index after the last colour

# A card on a location is its number; a face-down one adds FACE_DOWN, and OWNER * the seat that placed it. A viewer who
# does not know the card gets UNKNOWN as its number.
FACE_DOWN: Final = 128
OWNER: Final = 256
UNKNOWN: Final = 127

if CARDS > UNKNOWN:
    raise ValueError(f"{CARDS} cards: FACE_DOWN, OWNER and UNKNOWN must grow, with a new version of the rules")
if len(COLOURS) != COLOURLESS:
    raise ValueError(f"{len(COLOURS)} colours: COLOURLESS and the constants of content/roster.py must follow")


def colour_of(placed: i64) -> i64:
    """The colour of a card on a location; COLOURLESS if it is face down."""
    return COLOURLESS if placed >= FACE_DOWN else COLOUR[placed]


def excluded_cards(*, solo: bool, variant: bool) -> list[int]:
    """The cards that stay in the box (RA-04, RA-50)."""
    if not solo:
        return []
    return [NUMBER[name] for name in (SOLO_EXCLUDED[-1:] if variant else SOLO_EXCLUDED)]
