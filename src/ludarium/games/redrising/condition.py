"""The words that say when a bonus is given: what a hand, a track or the board must be like (RR-63, RR-64)."""

# ruff: noqa: SIM110 - a search asks these a million times, and any() over a generator costs more than a loop

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message

from .roster import COLOURS, GRAY
from .tally import FLEET, HELIUM, INFLUENCE, TRACKS, Tally, name_bit

MOST_BANISHED: Final = 1 << 30


class A:
    """Any other card of a colour; `but` is a character that does not count, whatever its colour."""

    def __init__(self, colour: int, but: str = "") -> None:
        self.colour: i64 = colour
        self.but = but
        self.but_bit: i64 = name_bit(but) if but else 0

    def among(self, tally: Tally, own: i64) -> i64:
        """How many there are."""
        found = tally.others(self.colour, own)
        return found - 1 if self.but_bit and tally.held & self.but_bit else found

    def message(self, *, without: bool = False, first: bool = True) -> Message:
        """With it, or without it, in words; where it is not the first of a list, the preposition has been said."""
        colour = f"colour-{COLOURS[self.colour]}"
        if self.but:
            return Message("with-colour-but", colour=colour, character=f"character-{self.but}")
        if without:
            return Message("without-colour" if first else "also-without-colour", colour=colour)
        return Message("with-colour" if first else "also-with-colour", colour=colour)


class Condition:
    """A condition of a bonus.

    What wildcards can change of it is said by masks: colours (bits by their numbers) and names that may bring it about,
    and those that may spoil it.
    """

    def __init__(self) -> None:
        self.colours: i64 = 0
        self.names: i64 = 0
        self.spoiling_colours: i64 = 0
        self.spoiling_names: i64 = 0
        self.all_colours = False  # it looks at all colours, without naming any
        self.initials = False
        self.rule = "RR-63"

    def holds(self, tally: Tally, own: i64) -> bool:
        """Whether it is fulfilled for a card of the colour `own`."""
        raise NotImplementedError

    def message(self) -> Message:
        """The condition in words, as they follow an "if"."""
        raise NotImplementedError


class Kinds(Condition):
    """A condition about other cards in hand: characters by name, or A(COLOUR)."""

    def __init__(self, *kinds: str | A) -> None:
        super().__init__()
        self.some = [kind for kind in kinds if isinstance(kind, A)]
        self.who = [kind for kind in kinds if isinstance(kind, str)]
        self.bits: i64 = 0
        for name in self.who:
            self.bits |= name_bit(name)
        self.seen: i64 = 0
        for one in self.some:
            self.seen |= 1 << one.colour

    def is_there(self, tally: Tally, own: i64) -> bool:
        """Whether one of them is in hand."""
        if tally.names & self.bits:
            return True
        for one in self.some:
            if one.among(tally, own) > 0:
                return True
        return False

    def things(self, *, without: bool = False) -> list[Message]:
        """With, or without, each of them, in words; characters first."""
        found: list[Message] = []
        for name in self.who:
            found.append(named(name, without=without, first=not found))
        for one in self.some:
            found.append(one.message(without=without, first=not found))
        return found


class With(Kinds):
    """With at least one of these."""

    def __init__(self, *kinds: str | A) -> None:
        super().__init__(*kinds)
        self.names = self.bits
        self.colours = self.seen

    def holds(self, tally: Tally, own: i64) -> bool:
        return self.is_there(tally, own)

    def message(self) -> Message:
        return Message("if-is", what=[either(self.things())])


class WithAll(Kinds):
    """With each of these."""

    def __init__(self, *kinds: str | A) -> None:
        super().__init__(*kinds)
        self.names = self.bits
        self.colours = self.seen

    def holds(self, tally: Tally, own: i64) -> bool:
        if tally.names & self.bits != self.bits:
            return False
        for one in self.some:
            if one.among(tally, own) <= 0:
                return False
        return True

    def message(self) -> Message:
        first, second = self.things()
        return Message("if-is", what=[Message("both", first=[first], second=[second])])


class Without(Kinds):
    """With none of these."""

    def __init__(self, *kinds: str | A) -> None:
        super().__init__(*kinds)
        self.spoiling_names = self.bits
        self.spoiling_colours = self.seen

    def holds(self, tally: Tally, own: i64) -> bool:
        return not self.is_there(tally, own)

    def message(self) -> Message:
        return Message("if-is-not", what=[neither(self.things(without=True))])


class WithOnlyOne(Condition):
    """With a card of one of two colours, and with none of the other."""

    def __init__(self, first: A, second: A) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.colours = self.spoiling_colours = (1 << first.colour) | (1 << second.colour)

    def holds(self, tally: Tally, own: i64) -> bool:
        return (self.first.among(tally, own) > 0) != (self.second.among(tally, own) > 0)

    def message(self) -> Message:
        first, second = self.first.message(), self.second.message(first=False)
        return Message("if-only-one", first=[first], second=[second])


class WithMany(Condition):
    """With at least so many other cards of a colour."""

    def __init__(self, least: int, colour: int) -> None:
        super().__init__()
        self.least: i64 = least
        self.colour: i64 = colour
        self.colours = 1 << self.colour

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.others(self.colour, own) >= self.least

    def message(self) -> Message:
        return Message("if-many", least=int(self.least), colour=f"colour-{COLOURS[self.colour]}")


class OnlyColours(Condition):
    """Every card in hand is of one of these colours; a gray is, if one of its two is (R13)."""

    def __init__(self, *colours: int) -> None:
        super().__init__()
        self.allowed = list(colours)
        for colour in colours:
            self.colours |= 1 << colour

    def holds(self, tally: Tally, own: i64) -> bool:
        found: i64 = 0
        for colour in self.allowed:
            found += tally.colours[colour] - tally.second[colour]
        if GRAY not in self.allowed:
            for colour in self.allowed:
                found += tally.second[colour]
        return found == tally.size

    def message(self) -> Message:
        some = [Message("all-of-colour", colour=f"colour-{COLOURS[colour]}") for colour in self.allowed]
        return Message("if-only-colours", some=some[:-1], last=[some[-1]])


class AllAtMost(Condition):
    """No card in hand has a higher value."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value: i64 = value

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.most_value <= self.value

    def message(self) -> Message:
        return Message("if-all-at-most", value=int(self.value))


class AllAtLeast(Condition):
    """No card in hand has a lower value."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value: i64 = value

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.least_value >= self.value

    def message(self) -> Message:
        return Message("if-all-at-least", value=int(self.value))


class AllEven(Condition):
    """Every value in hand is even; 0 is (RR-21)."""

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.odd_values == 0

    def message(self) -> Message:
        return Message("if-all-even")


class AllOdd(Condition):
    """Every value in hand is odd."""

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.odd_values == tally.size

    def message(self) -> Message:
        return Message("if-all-odd")


class ColoursDiffer(Condition):
    """No two cards in hand have a colour in common. A second colour can only spoil it, and only one that is there."""

    def __init__(self) -> None:
        super().__init__()
        self.all_colours = True

    def holds(self, tally: Tally, own: i64) -> bool:
        for colour in range(len(COLOURS)):
            if tally.colours[colour] > 1:
                return False
        return True

    def message(self) -> Message:
        return Message("if-colours-differ")


class InitialsDiffer(Condition):
    """No two names in hand begin alike (R4); a renamed orange begins as its new name does (Q8)."""

    def __init__(self) -> None:
        super().__init__()
        self.initials = True

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.initials_differ

    def message(self) -> Message:
        return Message("if-initials-differ")


class HandOf(Condition):
    """A hand of so many cards or more."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least: i64 = least

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.size >= self.least

    def message(self) -> Message:
        return Message("if-hand-of", least=int(self.least))


class Sovereign(Condition):
    """One has the sovereign token."""

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.sovereign

    def message(self) -> Message:
        return Message("if-sovereign")


class NotSovereign(Condition):
    """One has not the sovereign token."""

    def holds(self, tally: Tally, own: i64) -> bool:
        return not tally.sovereign

    def message(self) -> Message:
        return Message("if-not-sovereign")


class Has(Condition):
    """One has at least so much on each track."""

    def __init__(self, *, fleet: int = 0, helium: int = 0, influence: int = 0) -> None:
        super().__init__()
        self.least = [helium, fleet, influence]

    def holds(self, tally: Tally, own: i64) -> bool:
        for track in range(len(TRACKS)):
            if tally.tracks[track] < self.least[track]:
                return False
        return True

    def message(self) -> Message:
        if self.least[FLEET] == self.least[INFLUENCE] == 0:
            return Message("if-helium", least=self.least[HELIUM])
        return Message(
            "if-all-tracks", fleet=self.least[FLEET], helium=self.least[HELIUM], influence=self.least[INFLUENCE]
        )


class FleetBetween(Condition):
    """One's ship is on one of these spaces."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__()
        self.first: i64 = first
        self.last: i64 = last

    def holds(self, tally: Tally, own: i64) -> bool:
        return self.first <= tally.tracks[FLEET] <= self.last

    def message(self) -> Message:
        return Message("if-fleet-between", first=int(self.first), last=int(self.last))


class Most(Condition):
    """No rival has more on a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.tracks[self.track] >= tally.highest[self.track]

    def message(self) -> Message:
        return Message(f"if-most-{TRACKS[self.track]}")


class Least(Condition):
    """No rival has less on a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.tracks[self.track] <= tally.lowest[self.track]

    def message(self) -> Message:
        return Message(f"if-least-{TRACKS[self.track]}")


class RivalAhead(Condition):
    """A rival has more on a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.highest[self.track] > tally.tracks[self.track]

    def message(self) -> Message:
        return Message(f"if-rival-ahead-{TRACKS[self.track]}")


class RivalLevel(Condition):
    """A rival has just as much on a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.level[self.track]

    def message(self) -> Message:
        return Message(f"if-rival-level-{TRACKS[self.track]}")


class BanishedBefore(Condition):
    """So many cards were banished when scoring began (R15)."""

    def __init__(self, least: int, most: int = MOST_BANISHED) -> None:
        super().__init__()
        self.least: i64 = least
        self.most: i64 = most
        self.rule = "RR-64"

    def holds(self, tally: Tally, own: i64) -> bool:
        return self.least <= tally.board.banished_at_start <= self.most

    def message(self) -> Message:
        if self.least == 0:
            return Message("if-banished-at-most", most=int(self.most))
        if self.most == MOST_BANISHED:
            return Message("if-banished-at-least", least=int(self.least))
        return Message("if-banished-between", least=int(self.least), most=int(self.most))


class BanishedHave(Condition):
    """A card of this colour is banished."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour: i64 = colour
        self.rule = "RR-64"

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.board.banished[self.colour] > 0

    def message(self) -> Message:
        return Message("if-banished-have", colour=f"colour-{COLOURS[self.colour]}")


class LocationWithoutTop(Condition):
    """A location is empty, or its top card lies face down."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = "RR-64"

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.board.gap

    def message(self) -> Message:
        return Message("if-location-without-top")


class Either(Condition):
    """At least one of two conditions."""

    def __init__(self, first: Condition, second: Condition) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.colours = first.colours | second.colours
        self.names = first.names | second.names
        self.spoiling_colours = first.spoiling_colours | second.spoiling_colours
        self.spoiling_names = first.spoiling_names | second.spoiling_names

    def holds(self, tally: Tally, own: i64) -> bool:
        return self.first.holds(tally, own) or self.second.holds(tally, own)

    def message(self) -> Message:
        return Message("if-either", first=[self.first.message()], second=[self.second.message()])


def named(name: str, *, without: bool, first: bool) -> Message:
    """With a character, or without, in words."""
    character = f"character-{name}"
    if without:
        return Message("without-character" if first else "also-without-character", character=character)
    return Message("with-character" if first else "also-with-character", character=character)


def either(things: list[Message]) -> Message:
    """The things with an "or" before the last."""
    if len(things) == 1:
        return things[0]
    return Message("either", some=things[:-1], last=[things[-1]])


def neither(things: list[Message]) -> Message:
    """The things that are all missing."""
    if len(things) == 1:
        return things[0]
    return Message("neither", some=things[:-1], last=[things[-1]])
