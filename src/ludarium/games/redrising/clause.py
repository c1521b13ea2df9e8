"""A clause of a bonus: points once if its conditions hold, or points for each of what it counts (RR-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludarium.kernel.message import Message

from .condition import Condition
from .counter import Counter
from .roster import COLOURS
from .tally import Tally

if TYPE_CHECKING:
    from .character import Character


class Clause:
    """A part of a card's bonus; the points of the card are the sum over all of them.

    What wildcards can change of it is said by masks of colours and names: those that may bring points, and those that
    may cost some.
    """

    def __init__(self, points: int) -> None:
        self.each_points: i64 = points
        self.rule = "RR-63"
        self.colours: i64 = 0
        self.names: i64 = 0
        self.costly_colours: i64 = 0
        self.costly_names: i64 = 0
        self.all_colours = False  # it looks at all colours, without naming any
        self.fresh = False  # any colour that is not in hand yet brings points
        self.initials = False
        self.spares: i64 = 0

    def points(self, tally: Tally, own: i64) -> i64:
        """What it gives to a card of the colour `own`."""
        raise NotImplementedError

    def message(self) -> Message:
        """The clause in words, as on the card."""
        raise NotImplementedError


class Bonus(Clause):
    """Points once if all conditions hold, or `each` time; in all not more than `most`."""

    def __init__(self, points: int, *conditions: Condition, each: Counter | None = None, most: int = 0) -> None:
        super().__init__(points)
        self.conditions = list(conditions)
        self.each = each
        self.most: i64 = most
        helping_colours: i64 = each.colours if each else 0
        helping_names: i64 = each.names if each else 0
        spoiling_colours: i64 = 0
        spoiling_names: i64 = 0
        if each:
            self.fresh = self.all_colours = each.fresh
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
        found = self.each_points * self.each.count(tally, own)
        return self.most if self.most and found > self.most else found

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
    """As many points as a number that is read elsewhere."""

    def __init__(self, number: Counter) -> None:
        super().__init__(1)
        self.number = number
        self.rule = number.rule

    def points(self, tally: Tally, own: i64) -> i64:
        return self.number.count(tally, own)

    def message(self) -> Message:
        return self.number.message()


class Sparing(Clause):
    """One's cards of a colour lose no points by their own clauses, each clause for itself (Q2)."""

    def __init__(self, colour: int) -> None:
        super().__init__(0)
        self.colour = colour
        self.spares = 1 << colour

    def points(self, tally: Tally, own: i64) -> i64:
        return 0

    def message(self) -> Message:
        return Message("bonus-sparing", colour=f"colour-{COLOURS[self.colour]}")


BONUSES: Final[list[list[Clause]]] = []


def bonus_of(card: i64) -> list[Clause]:
    """The bonus clauses of a card."""
    if not BONUSES:
        # When first needed: cards are made of steps, which know the table, which knows scoring, which knows this.
        from .content.characters import CHARACTERS  # noqa: PLC0415

        BONUSES.extend([character.bonus for character in CHARACTERS])
    return BONUSES[card]


def bonus_text(card: Character) -> list[Message]:
    """The bonus of a card, clause by clause, in words."""
    return [clause.message() for clause in card.bonus]
