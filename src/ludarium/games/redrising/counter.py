"""The words that say how often a bonus is given: what "for each" counts, and what a number of points is taken from."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.kernel.message import Message

from .roster import COLOURS, GRAY
from .tally import FLEET, TRACKS, Tally, name_bit


class Counter:
    """What a bonus counts.

    The masks say what wildcards can add to it: colours (bits by their numbers) and names; or it is `fresh`, any colour
    that is not there yet.
    """

    def __init__(self) -> None:
        self.colours: i64 = 0
        self.names: i64 = 0
        self.fresh = False
        self.rule = "RR-63"

    def count(self, tally: Tally, own: i64) -> i64:
        """How many there are for a card of the colour `own`."""
        raise NotImplementedError

    def message(self) -> Message:
        """What is counted, in words."""
        raise NotImplementedError


class InHand(Counter):
    """Other cards in hand of these colours, each once (RR-63); `itself`: the card that asks counts too."""

    def __init__(self, *colours: int, itself: bool = False) -> None:
        super().__init__()
        self.counted = list(colours)
        self.itself = itself
        for colour in colours:
            self.colours |= 1 << colour

    def count(self, tally: Tally, own: i64) -> i64:
        found: i64 = 0
        twice: i64 = 0
        for colour in self.counted:
            found += tally.colours[colour]
            twice += tally.second[colour]
            if colour == own and not self.itself:
                found -= 1
        if GRAY in self.counted and not tally.twice:
            found -= twice
        return found

    def message(self) -> Message:
        some = each_colour(self.counted)
        return Message("each-with-itself", some=[some]) if self.itself else some


class Named(Counter):
    """These characters in hand: a name counts once, whoever has it (RR-61)."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.who = list(names)
        self.bits = [int(name_bit(name)) for name in names]
        for bit in self.bits:
            self.names |= bit

    def count(self, tally: Tally, own: i64) -> i64:
        found: i64 = 0
        for bit in self.bits:
            if tally.names & bit:
                found += 1
        return found

    def message(self) -> Message:
        return Message("each-of", some=[Message("the-character", character=f"character-{name}") for name in self.who])


class OnLocations(Counter):
    """Cards of these colours that lie face up on all locations (RR-64)."""

    def __init__(self, *colours: int) -> None:
        super().__init__()
        self.counted = list(colours)
        self.rule = "RR-64"

    def count(self, tally: Tally, own: i64) -> i64:
        found: i64 = 0
        for colour in self.counted:
            found += tally.board.on_locations[colour]
        return found

    def message(self) -> Message:
        return Message("each-on-locations", some=[each_colour(self.counted)])


class Banished(Counter):
    """Banished cards of a colour, or all of them (RR-64)."""

    def __init__(self, *colours: int) -> None:
        super().__init__()
        self.counted = list(colours) or list(range(len(COLOURS)))
        self.rule = "RR-64"

    def count(self, tally: Tally, own: i64) -> i64:
        found: i64 = 0
        for colour in self.counted:
            found += tally.board.banished[colour]
        return found

    def message(self) -> Message:
        if len(self.counted) == len(COLOURS):
            return Message("each-banished")
        return Message("each-banished-colour", colour=f"colour-{COLOURS[self.counted[0]]}")


class Own(Counter):
    """One's own helium, or influence on the Institute."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def count(self, tally: Tally, own: i64) -> i64:
        return tally.tracks[self.track]

    def message(self) -> Message:
        return Message(f"each-{TRACKS[self.track]}")


class ColoursInHand(Counter):
    """Different colours in hand, the card's own too; both colours of a gray."""

    def __init__(self) -> None:
        super().__init__()
        self.fresh = True

    def count(self, tally: Tally, own: i64) -> i64:
        found: i64 = 0
        for colour in range(len(COLOURS)):
            if tally.colours[colour] > 0:
                found += 1
        return found

    def message(self) -> Message:
        return Message("each-colour-in-hand")


class CardsInHand(Counter):
    """All cards in hand, the one that asks too."""

    def count(self, tally: Tally, own: i64) -> i64:
        return tally.size

    def message(self) -> Message:
        return Message("each-card-in-hand")


class FleetSpace(Counter):
    """The number of one's space on the fleet track."""

    def count(self, tally: Tally, own: i64) -> i64:
        return tally.tracks[FLEET]

    def message(self) -> Message:
        return Message("worth-fleet-space")


class BestTop(Counter):
    """The highest core value of a top card that lies face up (Q12)."""

    def __init__(self) -> None:
        super().__init__()
        self.rule = "RR-64"

    def count(self, tally: Tally, own: i64) -> i64:
        return tally.board.best_top

    def message(self) -> Message:
        return Message("worth-best-top")


def each_colour(colours: list[int]) -> Message:
    """Each card of these colours, in words."""
    things = [Message("each-colour", colour=f"colour-{COLOURS[colours[0]]}")]
    things += [Message("also-each-colour", colour=f"colour-{COLOURS[colour]}") for colour in colours[1:]]
    return Message("each-colours", some=things[:-1], last=[things[-1]]) if len(things) > 1 else things[0]
