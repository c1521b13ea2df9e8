"""Kinds of cards that an ability can choose: by colour, by name or by value."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .card import COLOUR, COLOURLESS, FACE_DOWN, NUMBER, VALUE
from .content.roster import GOLD

EITHER: Final = -1
ALL_COLOURS: Final = (1 << COLOURLESS) - 1
OF_NO_COLOUR: Final = 1 << COLOURLESS


class Kind:
    """Cards of some colours or names; or, with a parity, of even or odd core value.

    A face-down card has no colour, name or value: it is of a kind only if `colours` includes COLOURLESS, as for "any
    card" and "a card that is not gold" (R9).
    """

    def __init__(self, colours: int, names: list[int], parity: int) -> None:
        self.colours: i64 = colours
        self.names = names
        self.parity: i64 = parity

    def fits(self, placed: i64) -> bool:
        """Whether a card on a location is of this kind."""
        if placed >= FACE_DOWN:
            return (self.colours >> COLOURLESS & 1) == 1
        if self.parity != EITHER:
            return VALUE[placed] % 2 == self.parity
        return (self.colours >> COLOUR[placed] & 1) == 1 or placed in self.names


def a(*colours: int) -> Kind:
    """A card of one of these colours."""
    mask = 0
    for colour in colours:
        mask |= 1 << colour
    return Kind(mask, [], EITHER)


def named(*names: str) -> Kind:
    """A card with one of these names."""
    return Kind(0, [NUMBER[name] for name in names], EITHER)


def not_a(*colours: int) -> Kind:
    """A card of none of these colours."""
    return Kind((ALL_COLOURS | OF_NO_COLOUR) & ~int(a(*colours).colours), [], EITHER)


ANY: Final = not_a()
NOT_GOLD: Final = not_a(GOLD)
EVEN: Final = Kind(0, [], 0)
ODD: Final = Kind(0, [], 1)
