"""The data beyond hands and tracks that the score pad needs to score a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .bonus.clause import Bonus, Clause, Worth
from .bonus.condition import BonusCondition, Either
from .bonus.counter import Counter
from .steps.reveal import PointsForTop

if TYPE_CHECKING:
    from .character import Character


def needs(card: Character) -> list[str]:
    """The keys of the sheet, beyond hands and tracks, that the points of a card depend on."""
    keys = [part.sheet_key for clause in card.bonus for part in parts(clause) if part.sheet_key]
    if card.at_end and any(isinstance(step, PointsForTop) for step in card.at_end.steps):
        keys.append("extra_points")
    return sorted(set(keys))


def parts(clause: Clause) -> list[Counter | BonusCondition]:
    """The counters and conditions of a clause."""
    if isinstance(clause, Worth):
        return [clause.number]
    if not isinstance(clause, Bonus):
        return []
    used: list[Counter | BonusCondition] = [clause.each] if clause.each else []
    for condition in clause.conditions:
        used += [condition.first, condition.second] if isinstance(condition, Either) else [condition]
    return used
