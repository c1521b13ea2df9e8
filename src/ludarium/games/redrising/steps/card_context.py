"""What the frame of a card's ability remembers, packed into its "it" and "that"; stored games contain these numbers.

"That" holds the card, the location where it was deployed, and the colour that was beneath it then. "It" is mostly the
result of the step before; for Roque it holds the chosen rival and, once a card is named, that card.
"""

from __future__ import annotations

from typing import Final

from ludarium.kernel.script import NONE, Frame

from ..card import CARDS
from ..table import LOCATIONS, RedRising

CARD_MASK: Final = 127
LOCATION_SHIFT: Final = 7
LOCATION_MASK: Final = 3
COLOUR_SHIFT: Final = 9

RIVAL_MASK: Final = 255
NAMED_SHIFT: Final = 8

if CARDS > CARD_MASK + 1 or len(LOCATIONS) > LOCATION_MASK + 1:
    raise ValueError(
        f"{CARDS} cards and {len(LOCATIONS)} locations do not fit into a card's context: "
        "the masks and shifts in card_context.py must grow, with a new version of the rules"
    )


def card_context(card: int, location: int, colour: int) -> int:
    """The "that" of a card's frame; `colour` is that of the card beneath, or NONE."""
    return card | location << LOCATION_SHIFT | (colour + 1) << COLOUR_SHIFT


def own_card(frame: Frame) -> int:
    """The card whose ability this is."""
    return frame.that & CARD_MASK


def deployed_at(frame: Frame) -> int:
    """The location to which the card was deployed (RR-16)."""
    return frame.that >> LOCATION_SHIFT & LOCATION_MASK


def context_location(that: int) -> int:
    """The location in the "that" of a dumped frame."""
    return that >> LOCATION_SHIFT & LOCATION_MASK


def colour_beneath(frame: Frame) -> int:
    """The colour of the card on which it was deployed; NONE if the location was empty."""
    return (frame.that >> COLOUR_SHIFT) - 1


def place_beneath(game: RedRising, frame: Frame) -> int:
    """The place of the card directly beneath this one, or NONE."""
    pile = game.locations[deployed_at(frame)]
    card = own_card(frame)
    return pile.index(card) - 1 if card in pile else NONE


def name_card(frame: Frame, card: int) -> None:
    """Add the named card to the chosen rival in "it"."""
    frame.it |= (card + 1) << NAMED_SHIFT


def named_card(frame: Frame) -> int:
    """The card that was named."""
    return (frame.it >> NAMED_SHIFT) - 1


def chosen_rival(frame: Frame) -> int:
    """The rival that was chosen, before or after a card was named."""
    return frame.it & RIVAL_MASK
