"""The best second colours for grays and names for oranges (RR-61, RR-62): exact, over all that could make a difference.

No clause of a gray or an orange looks at its own colour or name beyond the printed ones, so it matters only how many
grays have each second colour, and which names there are. Colours and names that bring no points to any clause in this
hand are left out: they could only cost some. What is left is searched in full: the sets of names first, and only the
best of those that look alike to the clauses that look at names and colours both; then the second colours.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE

from .clause import Clause, bonus_of
from .roster import CARDS, COLOUR, COLOURS, GRAY, NUMBER, ORANGE
from .tally import BIT, INITIAL, MENTIONED, Tally

# One point outweighs any number of wildcards used; of equal points the fewer uses win.
POINT: Final[i64] = 64


class Search:
    """A search for the best use of so many grays and oranges in a hand."""

    def __init__(self, tally: Tally, grays: i64, oranges: i64) -> None:
        self.tally = tally
        self.grays: i64 = grays
        self.oranges: i64 = oranges
        self.clauses: list[Clause] = []
        self.owners: list[int] = []
        # What may bring points in this hand, and what may cost some.
        self.helping: i64 = 0
        self.costly: i64 = 0
        self.helping_names: i64 = 0
        self.costly_names: i64 = 0
        self.fresh = False
        self.with_initials = False
        # What is tried: colours, names (their numbers among those mentioned), and colours that are merely new.
        self.colours: list[int] = []
        self.names: list[int] = []
        self.tried: i64 = 0  # the same names as bits
        self.pool: list[int] = []
        # The clauses that can notice something, by what they can notice; and the colours of their cards.
        self.by_colour: list[Clause] = []
        self.by_colour_owners: list[int] = []
        self.by_name: list[Clause] = []
        self.by_name_owners: list[int] = []
        self.by_both: list[Clause] = []
        self.by_both_owners: list[int] = []
        self.both_names: i64 = 0
        # Sets of names: the best of those that look alike to the clauses that look at both.
        self.sets: dict[int, int] = {}
        self.set_values: list[int] = []
        self.set_bits: list[int] = []
        # Initials: those of cards whose names are settled, and those of names that no clause here notices.
        self.settled_names: i64 = tally.names
        self.settled_initials: i64 = tally.initials
        self.settled_differ = tally.initials_differ
        self.neutral: i64 = 0
        # The best so far: second colours with their numbers, new colours, names.
        self.chosen: list[int] = [0] * len(COLOURS)
        self.best: i64 = -(1 << 40)
        self.best_colours: list[int] = []
        self.best_names: i64 = 0

    def hear(self, clause: Clause, own: i64) -> None:
        """Take a clause of the hand into account."""
        self.clauses.append(clause)
        self.owners.append(int(own))
        self.helping |= clause.colours
        self.costly |= clause.costly_colours
        self.helping_names |= clause.names
        self.costly_names |= clause.costly_names
        self.fresh = self.fresh or clause.fresh
        self.with_initials = self.with_initials or clause.initials

    def prepare(self) -> None:
        """Find what is worth trying, and who could notice it."""
        if self.grays:
            self.find_colours()
        if self.oranges:
            self.find_names()
        self.sort_clauses()

    def find_colours(self) -> None:
        """The second colours that may bring points."""
        bit: i64 = 1
        for colour in range(len(COLOURS)):
            new = self.fresh and self.tally.colours[colour] == 0
            if colour != GRAY and (self.helping & bit or (new and self.costly & bit)):
                self.colours.append(colour)
            elif new and colour != GRAY:
                self.pool.append(colour)
            bit <<= 1

    def find_names(self) -> None:
        """The names that may bring points, and where initials count the initials that are free for any other."""
        names = self.helping_names
        if self.with_initials:
            names |= self.costly_names  # one that costs points may have the last initial that is free
        self.tried = names & ~self.tally.names
        for n in range(len(MENTIONED)):
            if self.tried >> n & 1:
                self.names.append(n)
        if self.with_initials:
            for card in range(CARDS):
                if not self.tried & BIT[card]:
                    self.neutral |= initial_bit(card)

    def sort_clauses(self) -> None:
        """Put each clause among those that look at what it can notice; the others do not matter here."""
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
        """Search."""
        self.prepare()
        self.try_names(0, self.oranges, 0, self.settled_initials, self.settled_differ)
        self.try_colours(0, self.grays)
        self.tally.names = self.settled_names

    def try_names(self, first: i64, left: i64, bits: i64, initials: i64, differ: bool) -> None:
        """Try the names so far, and each of the others from the first on as one more."""
        tally = self.tally
        tally.names = self.settled_names | bits
        tally.initials_differ = differ and (not self.with_initials or ones(self.neutral & ~initials) >= left)
        value: i64 = left - self.oranges + POINT * total(self.by_name, self.by_name_owners, tally)
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
            initial = initial_bit(NUMBER[MENTIONED[name]])
            one: i64 = 1
            self.try_names(n + 1, left - 1, bits | one << name, initials | initial, differ and not initials & initial)

    def try_colours(self, first: i64, left: i64) -> None:
        """Try all numbers of grays for the first of the colours that are left, and so on; then look at the whole."""
        if first == len(self.colours):
            self.look(left)
            return
        colour: i64 = self.colours[first]
        for cards in range(left + 1):
            if cards > 0:
                self.tally.add_colour(colour, 1)
            self.chosen[colour] = int(cards)
            self.try_colours(first + 1, left - cards)
        self.tally.add_colour(colour, -left)
        self.chosen[colour] = 0

    def look(self, left: i64) -> None:
        """Compare what is tried with the best; grays that are left take colours that are merely new."""
        tally = self.tally
        new: i64 = len(self.pool)
        new = min(left, new)
        for n in range(new):
            tally.add_colour(self.pool[n], 1)
        value: i64 = left - new - self.grays + POINT * total(self.by_colour, self.by_colour_owners, tally)
        for n in range(len(self.set_values)):
            whole = value + self.set_values[n]
            if self.by_both:
                tally.names = self.settled_names | self.set_bits[n]
                whole += POINT * total(self.by_both, self.by_both_owners, tally)
            if whole > self.best:
                self.best = whole
                self.best_names = self.set_bits[n]
                self.best_colours = []
                for colour in self.colours:
                    self.best_colours += [colour] * self.chosen[colour]
                self.best_colours += self.pool[: int(new)]
        for n in range(new):
            tally.add_colour(self.pool[n], -1)


def total(clauses: list[Clause], owners: list[int], tally: Tally) -> i64:
    """The points of these clauses."""
    found: i64 = 0
    for n in range(len(clauses)):
        found += clauses[n].points(tally, owners[n])
    return found


def ones(bits: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def initial_bit(card: i64) -> i64:
    """The bit of the initial of a card's name."""
    one: i64 = 1
    return one << INITIAL[card]


def settle(cards: list[int], wilds: list[int], tally: Tally) -> list[int]:
    """What the wildcards of a hand are best taken for, those that are given aside; the tally is brought up to it."""
    found = [wilds[n] if n < len(wilds) else NONE for n in range(len(cards))]
    grays: list[int] = []
    oranges: list[int] = []
    for n in range(len(cards)):
        if found[n] == NONE:
            colour = COLOUR[cards[n]]
            if colour == GRAY:
                grays.append(n)
            elif colour == ORANGE:
                oranges.append(n)
    if not grays and not oranges:
        return found
    search = Search(tally, len(grays), len(oranges))
    for card in cards:
        for clause in bonus_of(card):
            if not (clause.each_points < 0 and tally.spared >> COLOUR[card] & 1):
                search.hear(clause, COLOUR[card])
    search.run()
    for n, colour in zip(grays, search.best_colours):  # noqa: B905 - some grays may be left as they are
        found[n] = colour
        tally.add_colour(colour, 1)
    rename(cards, oranges, found, search)
    return found


def rename(cards: list[int], oranges: list[int], found: list[int], search: Search) -> None:
    """Give the best names to oranges, first to those that begin like another card; if need be free initials too."""
    tally = search.tally
    given = [NUMBER[MENTIONED[n]] for n in range(len(MENTIONED)) if search.best_names >> n & 1]
    tally.initials = search.settled_initials
    tally.initials_differ = search.settled_differ
    for name in given:
        tally.names |= BIT[name]
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
        found[waiting.pop(0)] = name
    for n in waiting:
        if n in keeping:
            tally.add_initial(cards[n])
    for n in waiting:
        if n not in keeping:
            if search.with_initials and tally.initials_differ:
                found[n] = filler(search.neutral & ~tally.initials, search.tried)
            tally.add_initial(cards[n] if found[n] == NONE else found[n])


def filler(free: i64, tried: i64) -> int:
    """A name that no clause here notices, with an initial that is free; NONE if there is none."""
    for card in range(CARDS):
        if initial_bit(card) & free and not BIT[card] & tried:
            return card
    return NONE
