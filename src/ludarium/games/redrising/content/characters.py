"""All 112 characters in roster order: a card's number is its index."""

from __future__ import annotations

from typing import Final

from ..bonus.clause import register_bonuses
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

register_bonuses([character.bonus for character in CHARACTERS])
