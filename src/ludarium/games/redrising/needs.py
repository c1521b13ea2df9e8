"""What the score pad has to ask for because of a card: its bonus looks at more than the hand and the tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .clause import Bonus, Clause, Worth
from .condition import BanishedBefore, BanishedHave, Condition, Either, LocationWithoutTop
from .counter import Banished, BestTop, Counter, OnLocations

if TYPE_CHECKING:
    from .character import Character

# By the word that looks at it, the key of the sheet.
LOOKS_AT: Final[dict[type, str]] = {
    OnLocations: "locations",
    BestTop: "locations",
    LocationWithoutTop: "locations",
    Banished: "banished",
    BanishedHave: "banished",
    BanishedBefore: "banished_at_scoring_start",
}

# The end-of-game abilities that give points by themselves.
GIVES_POINTS: Final = ("ending-points-for-top",)


def needs(card: Character) -> list[str]:
    """The keys of the sheet, beyond hands and tracks, that the points of a card depend on."""
    found = [LOOKS_AT[type(word)] for clause in card.bonus for word in words(clause) if type(word) in LOOKS_AT]
    if card.at_end and card.at_end.family in GIVES_POINTS:
        found.append("extra_points")
    return sorted(set(found))


def words(clause: Clause) -> list[Counter | Condition]:
    """All that a clause counts or asks."""
    if isinstance(clause, Worth):
        return [clause.number]
    if not isinstance(clause, Bonus):
        return []
    found: list[Counter | Condition] = [clause.each] if clause.each else []
    for condition in clause.conditions:
        found += [condition.first, condition.second] if isinstance(condition, Either) else [condition]
    return found
