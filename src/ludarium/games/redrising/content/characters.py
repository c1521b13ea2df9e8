"""All 112 characters, in the order of the roll: a card's number is its place here."""

from __future__ import annotations

from typing import Final

from ..character import Character
from . import blue, brown, copper, gold, gray, green, obsidian, orange, pink, red, silver, violet, white, yellow

CHARACTERS: Final[list[Character]] = [
    *red.CARDS,
    *gold.CARDS,
    *blue.CARDS,
    *brown.CARDS,
    *copper.CARDS,
    *gray.CARDS,
    *green.CARDS,
    *obsidian.CARDS,
    *orange.CARDS,
    *pink.CARDS,
    *silver.CARDS,
    *violet.CARDS,
    *white.CARDS,
    *yellow.CARDS,
]
