"""The best second colours for grays and names for oranges (RR-61, RR-62), by an exact search.

No clause of a gray or an orange depends on its own second colour or new name, so only the number of grays of each
second colour and the set of names matter. Colours and names that bring no points to any clause of this hand are left
out: they could only cost points. The rest is searched in full: first the sets of names, of which only the best is kept
among those that are equal for the clauses that depend on names and colours; then the second colours.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE

from ..card import CARDS, COLOUR, COLOURS, NUMBER
from ..content.roster import GRAY, ORANGE
from .clause import Clause, bonus_of
from .tally import INITIAL, NAME_BIT, NAMED_CHARACTERS, Tally

# A point outweighs any number of wildcards used; for equal points fewer uses win.
POINT: Final[i64] = 64


class WildcardSearch:
    """A search for the best use of the grays and oranges of a hand."""

    def __init__(self, tally: Tally, grays: i64, oranges: i64) -> None:
        self.tally = tally
        self.grays: i64 = grays
        self.oranges: i64 = oranges
        self.clauses: list[Clause] = []
        self.owners: list[int] = []
        # Masks of what may bring points in this hand, and of what may cost points.
        self.helping: i64 = 0
        self.costly: i64 = 0
        self.helping_names: i64 = 0
        self.costly_names: i64 = 0
        self.any_new_colour = False
        self.with_initials = False
        # What is tried: colours, names (indices of NAMED_CHARACTERS), and colours that count only because they are new.
        self.colours: list[int] = []
        self.names: list[int] = []
        self.tried: i64 = 0  # the same names as a mask
        self.spare_colours: list[int] = []
        # The clauses that depend on what is tried: on colours, on names, on both; and the colours of their cards.
        self.by_colour: list[Clause] = []
        self.by_colour_owners: list[int] = []
        self.by_name: list[Clause] = []
        self.by_name_owners: list[int] = []
        self.by_both: list[Clause] = []
        self.by_both_owners: list[int] = []
        self.both_names: i64 = 0
        # Sets of names: the best among those that are equal for the clauses that depend on both.
        self.sets: dict[int, int] = {}
        self.set_values: list[int] = []
        self.set_bits: list[int] = []
        # Names and initials of cards with fixed names; `neutral`: the initials of names on which no clause depends.
        self.settled_names: i64 = tally.names
        self.settled_initials: i64 = tally.initials
        self.settled_differ = tally.initials_differ
        self.neutral: i64 = 0
        # The number of grays of each colour that is tried now, and the best assignment so far.
        self.chosen: list[int] = [0] * len(COLOURS)
        self.best: i64 = -(1 << 40)
        self.best_colours: list[int] = []
        self.best_names: i64 = 0

    def add_clause(self, clause: Clause, own: i64) -> None:
        """Add a clause of the hand."""
        self.clauses.append(clause)
        self.owners.append(int(own))
        self.helping |= clause.colours
        self.costly |= clause.costly_colours
        self.helping_names |= clause.names
        self.costly_names |= clause.costly_names
        self.any_new_colour = self.any_new_colour or clause.any_new_colour
        self.with_initials = self.with_initials or clause.initials

    def prepare(self) -> None:
        """Find what to try, and the clauses that depend on it."""
        if self.grays:
            self.find_colours()
        if self.oranges:
            self.find_names()
        self.sort_clauses()

    def find_colours(self) -> None:
        """Find the second colours that may bring points."""
        bit: i64 = 1
        for colour in range(len(COLOURS)):
            new = self.any_new_colour and self.tally.colours[colour] == 0
            if colour != GRAY and (self.helping & bit or (new and self.costly & bit)):
                self.colours.append(colour)
            elif new and colour != GRAY:
                self.spare_colours.append(colour)
            bit <<= 1

    def find_names(self) -> None:
        """Find the names that may bring points and, if initials count, the neutral initials."""
        names = self.helping_names
        if self.with_initials:
            names |= self.costly_names  # a costly name may have the only free initial
        self.tried = names & ~self.tally.names
        for n in range(len(NAMED_CHARACTERS)):
            if self.tried >> n & 1:
                self.names.append(n)
        if self.with_initials:
            for card in range(CARDS):
                if not self.tried & NAME_BIT[card]:
                    self.neutral |= initial_bit(card)

    def sort_clauses(self) -> None:
        """Sort the clauses by what they depend on; the others do not matter."""
        colours: i64 = 0
        for colour in self.colours:
            colours |= 1 << colour
        for n in range(len(self.clauses)):
            clause, own = self.clauses[n], self.owners[n]
            at_names = (clause.names | clause.costly_names) & self.tried != 0 or (clause.initials and self.oranges > 0)
            at_colours = (clause.colours | clause.costly_colours) & colours != 0 or (
                clause.all_colours and self.grays > 0
            )
            if at_names and at_colours:
                self.by_both.append(clause)
                self.by_both_owners.append(own)
                self.both_names |= clause.names | clause.costly_names
            elif at_names:
                self.by_name.append(clause)
                self.by_name_owners.append(own)
            elif at_colours:
                self.by_colour.append(clause)
                self.by_colour_owners.append(own)

    def run(self) -> None:
        """Run the search."""
        self.prepare()
        self.try_names(0, self.oranges, 0, self.settled_initials, self.settled_differ)
        self.try_colours(0, self.grays)
        self.tally.names = self.settled_names

    def try_names(self, first: i64, left: i64, bits: i64, initials: i64, differ: bool) -> None:
        """Try the names in `bits`, then each further name from `first` on in addition."""
        tally = self.tally
        tally.names = self.settled_names | bits
        tally.initials_differ = differ and (not self.with_initials or count_bits(self.neutral & ~initials) >= left)
        value: i64 = left - self.oranges + POINT * clause_total(self.by_name, self.by_name_owners, tally)
        key = int(bits & self.both_names)
        if key not in self.sets:
            self.sets[key] = len(self.set_values)
            self.set_values.append(int(value))
            self.set_bits.append(int(bits))
        elif value > self.set_values[self.sets[key]]:
            self.set_values[self.sets[key]] = int(value)
            self.set_bits[self.sets[key]] = int(bits)
        if left == 0:
            return
        for n in range(first, len(self.names)):
            name: i64 = self.names[n]
            initial = initial_bit(NUMBER[NAMED_CHARACTERS[name]])
            one: i64 = 1
            self.try_names(n + 1, left - 1, bits | one << name, initials | initial, differ and not initials & initial)

    def try_colours(self, first: i64, left: i64) -> None:
        """Try all numbers of grays for the colour `first`, and recursively for the next ones; then compare."""
        if first == len(self.colours):
            self.compare(left)
            return
        colour: i64 = self.colours[first]
        for cards in range(left + 1):
            if cards > 0:
                self.tally.add_colour(colour, 1)
            self.chosen[colour] = int(cards)
            self.try_colours(first + 1, left - cards)
        self.tally.add_colour(colour, -left)
        self.chosen[colour] = 0

    def compare(self, left: i64) -> None:
        """Compare the current assignment with the best; grays that are left get new colours."""
        tally = self.tally
        new: i64 = len(self.spare_colours)
        new = min(left, new)
        for n in range(new):
            tally.add_colour(self.spare_colours[n], 1)
        value: i64 = left - new - self.grays + POINT * clause_total(self.by_colour, self.by_colour_owners, tally)
        for n in range(len(self.set_values)):
            whole = value + self.set_values[n]
            if self.by_both:
                tally.names = self.settled_names | self.set_bits[n]
                whole += POINT * clause_total(self.by_both, self.by_both_owners, tally)
            if whole > self.best:
                self.best = whole
                self.best_names = self.set_bits[n]
                self.best_colours = []
                for colour in self.colours:
                    self.best_colours += [colour] * self.chosen[colour]
                self.best_colours += self.spare_colours[: int(new)]
        for n in range(new):
            tally.add_colour(self.spare_colours[n], -1)


def clause_total(clauses: list[Clause], owners: list[int], tally: Tally) -> i64:
    """The points of these clauses."""
    points: i64 = 0
    for n in range(len(clauses)):
        points += clauses[n].points(tally, owners[n])
    return points


def count_bits(bits: i64) -> i64:
    """The number of bits set."""
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def initial_bit(card: i64) -> i64:
    """The bit of the initial of a card's name."""
    one: i64 = 1
    return one << INITIAL[card]


def assign_wildcards(cards: list[int], wilds: list[int], tally: Tally) -> list[int]:
    """The best colour or name for each wildcard without one in `wilds`; updates the tally."""
    assigned = [wilds[n] if n < len(wilds) else NONE for n in range(len(cards))]
    grays: list[int] = []
    oranges: list[int] = []
    for n in range(len(cards)):
        if assigned[n] == NONE:
            colour = COLOUR[cards[n]]
            if colour == GRAY:
                grays.append(n)
            elif colour == ORANGE:
                oranges.append(n)
    if not grays and not oranges:
        return assigned
    search = WildcardSearch(tally, len(grays), len(oranges))
    for card in cards:
        for clause in bonus_of(card):
            if not (clause.each_points < 0 and tally.protected >> COLOUR[card] & 1):
                search.add_clause(clause, COLOUR[card])
    search.run()
    for n, colour in zip(grays, search.best_colours):  # noqa: B905 - some grays may keep only their colour
        assigned[n] = colour
        tally.add_colour(colour, 1)
    assign_names(cards, oranges, assigned, search)
    return assigned


def assign_names(cards: list[int], oranges: list[int], assigned: list[int], search: WildcardSearch) -> None:
    """Assign the best names to oranges, first to those with a duplicate initial; if needed also free initials."""
    tally = search.tally
    given = [NUMBER[NAMED_CHARACTERS[n]] for n in range(len(NAMED_CHARACTERS)) if search.best_names >> n & 1]
    tally.initials = search.settled_initials
    tally.initials_differ = search.settled_differ
    for name in given:
        tally.names |= NAME_BIT[name]
        tally.add_initial(name)
    alike: list[int] = []
    keeping: list[int] = []
    taken: i64 = tally.initials
    for n in oranges:
        own = initial_bit(cards[n])
        if taken & own:
            alike.append(n)
        else:
            keeping.append(n)
            taken |= own
    waiting = alike + keeping[::-1]
    for name in given:
        assigned[waiting.pop(0)] = name
    for n in waiting:
        if n in keeping:
            tally.add_initial(cards[n])
    for n in waiting:
        if n not in keeping:
            if search.with_initials and tally.initials_differ:
                assigned[n] = unnoticed_name(search.neutral & ~tally.initials, search.tried)
            tally.add_initial(cards[n] if assigned[n] == NONE else assigned[n])


def unnoticed_name(free: i64, tried: i64) -> int:
    """A name on which no clause depends, with a free initial; NONE if there is no such name."""
    for card in range(CARDS):
        if initial_bit(card) & free and not NAME_BIT[card] & tried:
            return card
    return NONE
