"""Conditions of bonuses: on the hand, the tracks or the board (RR-63, RR-64)."""

# ruff: noqa: SIM110 - a search calls these a million times, and any() over a generator is slower than a loop

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message

from ..card import COLOURS
from ..content.roster import GRAY
from ..tracks import FLEET, HELIUM, INFLUENCE, TRACKS
from .tally import Tally, name_bit

NO_LIMIT: Final = 1 << 30


class A:
    """Any other card of a colour; the character `but` does not count."""

    def __init__(self, colour: int, but: str = "") -> None:
        self.colour: i64 = colour
        self.but = but
        self.but_bit: i64 = name_bit(but) if but else 0

    def count(self, tally: Tally, own: i64) -> i64:
        """The number of such cards in hand."""
        number = tally.other_cards(self.colour, own)
        return number - 1 if self.but_bit and tally.held & self.but_bit else number

    def message(self, *, without: bool = False, first: bool = True) -> Message:
        """The text "with" or "without" such a card; after the first of a list without the preposition."""
        colour = f"colour-{COLOURS[self.colour]}"
        if self.but:
            return Message("with-colour-but", colour=colour, character=f"character-{self.but}")
        if without:
            return Message("without-colour" if first else "also-without-colour", colour=colour)
        return Message("with-colour" if first else "also-with-colour", colour=colour)


class BonusCondition:
    """A condition of a bonus.

    The masks say how wildcards can change it: `colours` and `names` may fulfil it, `spoiling_colours` and
    `spoiling_names` may spoil it. `sheet_key` is the key of the score pad's sheet for what it reads of the
    board; empty for the hand and the tracks.
    """

    def __init__(self, sheet_key: str = "") -> None:
        self.colours: i64 = 0
        self.names: i64 = 0
        self.spoiling_colours: i64 = 0
        self.spoiling_names: i64 = 0
        self.all_colours = False  # it depends on all colours
        self.initials = False
        self.sheet_key = sheet_key
        self.rule = "RR-64" if sheet_key else "RR-63"

    def holds(self, tally: Tally, own: i64) -> bool:
        """Whether it holds for a card of the colour `own`."""
        raise NotImplementedError

    def message(self) -> Message:
        """The text of the condition, as it follows "if"."""
        raise NotImplementedError


class OtherCards(BonusCondition):
    """A condition about other cards in hand: characters by name, or A(COLOUR)."""

    def __init__(self, *kinds: str | A) -> None:
        super().__init__()
        self.of_colour = [kind for kind in kinds if isinstance(kind, A)]
        self.characters = [kind for kind in kinds if isinstance(kind, str)]
        self.name_bits: i64 = 0
        for name in self.characters:
            self.name_bits |= name_bit(name)
        self.colour_bits: i64 = 0
        for one in self.of_colour:
            self.colour_bits |= 1 << one.colour

    def is_any_in_hand(self, tally: Tally, own: i64) -> bool:
        """Whether one of them is in hand."""
        if tally.names & self.name_bits:
            return True
        for one in self.of_colour:
            if one.count(tally, own) > 0:
                return True
        return False

    def messages(self, *, without: bool = False) -> list[Message]:
        """The texts "with" or "without" each of them; characters first."""
        parts: list[Message] = []
        for name in self.characters:
            parts.append(character_message(name, without=without, first=not parts))
        for one in self.of_colour:
            parts.append(one.message(without=without, first=not parts))
        return parts


class With(OtherCards):
    """With at least one of these."""

    def __init__(self, *kinds: str | A) -> None:
        super().__init__(*kinds)
        self.names = self.name_bits
        self.colours = self.colour_bits

    def holds(self, tally: Tally, own: i64) -> bool:
        return self.is_any_in_hand(tally, own)

    def message(self) -> Message:
        return Message("if-is", what=[either(self.messages())])


class WithAll(OtherCards):
    """With each of these."""

    def __init__(self, *kinds: str | A) -> None:
        super().__init__(*kinds)
        self.names = self.name_bits
        self.colours = self.colour_bits

    def holds(self, tally: Tally, own: i64) -> bool:
        if tally.names & self.name_bits != self.name_bits:
            return False
        for one in self.of_colour:
            if one.count(tally, own) <= 0:
                return False
        return True

    def message(self) -> Message:
        first, second = self.messages()
        return Message("if-is", what=[Message("both", first=[first], second=[second])])


class Without(OtherCards):
    """With none of these."""

    def __init__(self, *kinds: str | A) -> None:
        super().__init__(*kinds)
        self.spoiling_names = self.name_bits
        self.spoiling_colours = self.colour_bits

    def holds(self, tally: Tally, own: i64) -> bool:
        return not self.is_any_in_hand(tally, own)

    def message(self) -> Message:
        return Message("if-is-not", what=[neither(self.messages(without=True))])


class WithOnlyOne(BonusCondition):
    """With a card of exactly one of two colours."""

    def __init__(self, first: A, second: A) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.colours = self.spoiling_colours = (1 << first.colour) | (1 << second.colour)

    def holds(self, tally: Tally, own: i64) -> bool:
        return (self.first.count(tally, own) > 0) != (self.second.count(tally, own) > 0)

    def message(self) -> Message:
        first, second = self.first.message(), self.second.message(first=False)
        return Message("if-only-one", first=[first], second=[second])


class WithMany(BonusCondition):
    """With at least `least` other cards of a colour."""

    def __init__(self, least: int, colour: int) -> None:
        super().__init__()
        self.least: i64 = least
        self.colour: i64 = colour
        self.colours = 1 << self.colour

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.other_cards(self.colour, own) >= self.least

    def message(self) -> Message:
        return Message("if-many", least=int(self.least), colour=f"colour-{COLOURS[self.colour]}")


class OnlyColours(BonusCondition):
    """Every card in hand has one of these colours; of a gray either colour counts (R13)."""

    def __init__(self, *colours: int) -> None:
        super().__init__()
        self.allowed = list(colours)
        for colour in colours:
            self.colours |= 1 << colour

    def holds(self, tally: Tally, own: i64) -> bool:
        cards: i64 = 0
        for colour in self.allowed:
            cards += tally.colours[colour] - tally.second[colour]
        if GRAY not in self.allowed:
            for colour in self.allowed:
                cards += tally.second[colour]
        return cards == tally.size

    def message(self) -> Message:
        some = [Message("all-of-colour", colour=f"colour-{COLOURS[colour]}") for colour in self.allowed]
        return Message("if-only-colours", some=some[:-1], last=[some[-1]])


class AllAtMost(BonusCondition):
    """No card in hand has a higher value."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value: i64 = value

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.most_value <= self.value

    def message(self) -> Message:
        return Message("if-all-at-most", value=int(self.value))


class AllAtLeast(BonusCondition):
    """No card in hand has a lower value."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value: i64 = value

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.least_value >= self.value

    def message(self) -> Message:
        return Message("if-all-at-least", value=int(self.value))


class AllEven(BonusCondition):
    """Every value in hand is even; 0 is even (RR-21)."""

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.odd_values == 0

    def message(self) -> Message:
        return Message("if-all-even")


class AllOdd(BonusCondition):
    """Every value in hand is odd."""

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.odd_values == tally.size

    def message(self) -> Message:
        return Message("if-all-odd")


class ColoursDiffer(BonusCondition):
    """No two cards in hand share a colour. A second colour can only spoil it, if it is in hand already."""

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


class InitialsDiffer(BonusCondition):
    """No two names in hand have the same initial (R4); a renamed orange has that of its new name (Q8)."""

    def __init__(self) -> None:
        super().__init__()
        self.initials = True

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.initials_differ

    def message(self) -> Message:
        return Message("if-initials-differ")


class HandOf(BonusCondition):
    """A hand of at least `least` cards."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least: i64 = least

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.size >= self.least

    def message(self) -> Message:
        return Message("if-hand-of", least=int(self.least))


class Sovereign(BonusCondition):
    """The player has the sovereign token."""

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.sovereign

    def message(self) -> Message:
        return Message("if-sovereign")


class NotSovereign(BonusCondition):
    """The player does not have the sovereign token."""

    def holds(self, tally: Tally, own: i64) -> bool:
        return not tally.sovereign

    def message(self) -> Message:
        return Message("if-not-sovereign")


class Has(BonusCondition):
    """The player has at least these numbers on the tracks."""

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


class FleetBetween(BonusCondition):
    """The player's ship is on a space from `first` to `last`."""

    def __init__(self, first: int, last: int) -> None:
        super().__init__()
        self.first: i64 = first
        self.last: i64 = last

    def holds(self, tally: Tally, own: i64) -> bool:
        return self.first <= tally.tracks[FLEET] <= self.last

    def message(self) -> Message:
        return Message("if-fleet-between", first=int(self.first), last=int(self.last))


class Most(BonusCondition):
    """No rival has more on a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.tracks[self.track] >= tally.highest[self.track]

    def message(self) -> Message:
        return Message(f"if-most-{TRACKS[self.track]}")


class Least(BonusCondition):
    """No rival has less on a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.tracks[self.track] <= tally.lowest[self.track]

    def message(self) -> Message:
        return Message(f"if-least-{TRACKS[self.track]}")


class RivalAhead(BonusCondition):
    """A rival has more on a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.highest[self.track] > tally.tracks[self.track]

    def message(self) -> Message:
        return Message(f"if-rival-ahead-{TRACKS[self.track]}")


class RivalLevel(BonusCondition):
    """A rival has the same number on a track."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.tied[self.track]

    def message(self) -> Message:
        return Message(f"if-rival-level-{TRACKS[self.track]}")


class BanishedBefore(BonusCondition):
    """Between `least` and `most` cards were banished when scoring began (R15)."""

    def __init__(self, least: int, most: int = NO_LIMIT) -> None:
        super().__init__("banished_at_scoring_start")
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, tally: Tally, own: i64) -> bool:
        return self.least <= tally.board.banished_at_start <= self.most

    def message(self) -> Message:
        if self.least == 0:
            return Message("if-banished-at-most", most=int(self.most))
        if self.most == NO_LIMIT:
            return Message("if-banished-at-least", least=int(self.least))
        return Message("if-banished-between", least=int(self.least), most=int(self.most))


class BanishedHave(BonusCondition):
    """A card of this colour is banished."""

    def __init__(self, colour: int) -> None:
        super().__init__("banished")
        self.colour: i64 = colour

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.board.banished[self.colour] > 0

    def message(self) -> Message:
        return Message("if-banished-have", colour=f"colour-{COLOURS[self.colour]}")


class LocationWithoutTop(BonusCondition):
    """A location is empty or its top card is face down."""

    def __init__(self) -> None:
        super().__init__("locations")

    def holds(self, tally: Tally, own: i64) -> bool:
        return tally.board.location_without_top

    def message(self) -> Message:
        return Message("if-location-without-top")


class Either(BonusCondition):
    """At least one of two conditions."""

    def __init__(self, first: BonusCondition, second: BonusCondition) -> None:
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


def character_message(name: str, *, without: bool, first: bool) -> Message:
    """The text "with" or "without" a character."""
    character = f"character-{name}"
    if without:
        return Message("without-character" if first else "also-without-character", character=character)
    return Message("with-character" if first else "also-with-character", character=character)


def either(messages: list[Message]) -> Message:
    """These messages with "or" before the last."""
    if len(messages) == 1:
        return messages[0]
    return Message("either", some=messages[:-1], last=[messages[-1]])


def neither(messages: list[Message]) -> Message:
    """These messages with "nor" before the last."""
    if len(messages) == 1:
        return messages[0]
    return Message("neither", some=messages[:-1], last=[messages[-1]])
