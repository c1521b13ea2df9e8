"""A clause of a bonus: points if its conditions hold, or points for each of something (RR-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludarium.kernel.message import Message

from ..card import COLOURS
from .condition import BonusCondition
from .counter import Counter
from .tally import Tally

if TYPE_CHECKING:
    from ..character import Character


class Clause:
    """A part of a card's bonus; a card's bonus is the sum of its clauses.

    The masks of colours and names say how wildcards can change it: `colours` and `names` may bring points,
    `costly_colours` and `costly_names` may cost points.
    """

    def __init__(self, points: int) -> None:
        self.each_points: i64 = points
        self.rule = "RR-63"
        self.colours: i64 = 0
        self.names: i64 = 0
        self.costly_colours: i64 = 0
        self.costly_names: i64 = 0
        self.all_colours = False  # it depends on all colours
        self.any_new_colour = False  # any colour that is not in hand yet brings points
        self.initials = False
        self.protected_colours: i64 = 0

    def points(self, tally: Tally, own: i64) -> i64:
        """The points for a card of the colour `own`."""
        raise NotImplementedError

    def message(self) -> Message:
        """The text of the clause, as on the card."""
        raise NotImplementedError


class Bonus(Clause):
    """Points once if all conditions hold, or for each of `each`, up to `most` points."""

    def __init__(self, points: int, *conditions: BonusCondition, each: Counter | None = None, most: int = 0) -> None:
        super().__init__(points)
        self.conditions = list(conditions)
        self.each = each
        self.most: i64 = most
        helping_colours: i64 = each.colours if each else 0
        helping_names: i64 = each.names if each else 0
        spoiling_colours: i64 = 0
        spoiling_names: i64 = 0
        if each:
            self.any_new_colour = self.all_colours = each.any_new_colour
            self.rule = each.rule
        for condition in self.conditions:
            helping_colours |= condition.colours
            helping_names |= condition.names
            spoiling_colours |= condition.spoiling_colours
            spoiling_names |= condition.spoiling_names
            self.all_colours = self.all_colours or condition.all_colours
            self.initials = self.initials or condition.initials
            self.rule = condition.rule
        if points > 0:
            self.colours, self.names = helping_colours, helping_names
            self.costly_colours, self.costly_names = spoiling_colours, spoiling_names
        else:
            self.colours, self.names = spoiling_colours, spoiling_names
            self.costly_colours, self.costly_names = helping_colours, helping_names

    def points(self, tally: Tally, own: i64) -> i64:
        for condition in self.conditions:
            if not condition.holds(tally, own):
                return 0
        if self.each is None:
            return self.each_points
        total = self.each_points * self.each.count(tally, own)
        return self.most if self.most and total > self.most else total

    def message(self) -> Message:
        points = int(self.each_points)
        if self.each is not None:
            if self.most:
                return Message("bonus-each-most", points=points, each=[self.each.message()], most=int(self.most))
            return Message("bonus-each", points=points, each=[self.each.message()])
        if len(self.conditions) == 1:
            return Message("bonus-if", points=points, condition=[self.conditions[0].message()])
        first, second = self.conditions
        return Message("bonus-if-both", points=points, first=[first.message()], second=[second.message()])


class Worth(Clause):
    """As many points as a counter's number."""

    def __init__(self, number: Counter) -> None:
        super().__init__(1)
        self.number = number
        self.rule = number.rule

    def points(self, tally: Tally, own: i64) -> i64:
        return self.number.count(tally, own)

    def message(self) -> Message:
        return self.number.message()


class LossProtection(Clause):
    """Cards of a colour in this hand lose no points by their own clauses, each clause for itself (Q2)."""

    def __init__(self, colour: int) -> None:
        super().__init__(0)
        self.colour = colour
        self.protected_colours = 1 << colour

    def points(self, tally: Tally, own: i64) -> i64:
        return 0

    def message(self) -> Message:
        return Message("bonus-sparing", colour=f"colour-{COLOURS[self.colour]}")


# The bonus of each card, by number. `content.characters` registers them: it cannot be imported here, because cards
# consist of steps, which depend on the table, which depends on scoring.
BONUSES: Final[list[list[Clause]]] = []


def register_bonuses(bonuses: list[list[Clause]]) -> None:
    """Set the bonuses of all cards, once."""
    if BONUSES:
        raise ValueError(f"the bonuses of {len(BONUSES)} cards are registered already")
    BONUSES.extend(bonuses)


def bonus_of(card: i64) -> list[Clause]:
    """The bonus clauses of a card."""
    return BONUSES[card]


def bonus_messages(card: Character) -> list[Message]:
    """The text of a card's bonus, clause by clause."""
    return [clause.message() for clause in card.bonus]
