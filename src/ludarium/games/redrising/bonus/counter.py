"""Counters: what a bonus counts, "for each" or as a number of points."""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.kernel.message import Message

from ..card import COLOURS
from ..content.roster import GRAY
from ..tracks import FLEET, TRACKS
from .tally import Tally, name_bit


class Counter:
    """What a bonus counts.

    `colours` and `names` are masks of what wildcards can add to it; `any_new_colour`: any colour not yet in hand.
    `sheet_key` is the key of the score pad's sheet for what it counts on the board; empty for the hand and the tracks.
    """

    def __init__(self, sheet_key: str = "") -> None:
        self.colours: i64 = 0
        self.names: i64 = 0
        self.any_new_colour = False
        self.sheet_key = sheet_key
        self.rule = "RR-64" if sheet_key else "RR-63"

    def count(self, tally: Tally, own: i64) -> i64:
        """The number for a card of the colour `own`."""
        raise NotImplementedError

    def message(self) -> Message:
        """The text of what is counted."""
        raise NotImplementedError


class InHand(Counter):
    """Other cards in hand of these colours, each once (RR-63); with `itself` also the card with the bonus."""

    def __init__(self, *colours: int, itself: bool = False) -> None:
        super().__init__()
        self.counted = list(colours)
        self.itself = itself
        for colour in colours:
            self.colours |= 1 << colour

    def count(self, tally: Tally, own: i64) -> i64:
        cards: i64 = 0
        twice: i64 = 0
        for colour in self.counted:
            cards += tally.colours[colour]
            twice += tally.second[colour]
            if colour == own and not self.itself:
                cards -= 1
        if GRAY in self.counted and not tally.twice:
            cards -= twice
        return cards

    def message(self) -> Message:
        each = each_colour(self.counted)
        return Message("each-with-itself", some=[each]) if self.itself else each


class Named(Counter):
    """These characters in hand; a name counts once, even if several cards have it (RR-61)."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.characters = list(names)
        self.bits = [int(name_bit(name)) for name in names]
        for bit in self.bits:
            self.names |= bit

    def count(self, tally: Tally, own: i64) -> i64:
        number: i64 = 0
        for bit in self.bits:
            if tally.names & bit:
                number += 1
        return number

    def message(self) -> Message:
        return Message(
            "each-of", some=[Message("the-character", character=f"character-{name}") for name in self.characters]
        )


class OnLocations(Counter):
    """Face-up cards of these colours on all locations (RR-64)."""

    def __init__(self, *colours: int) -> None:
        super().__init__("locations")
        self.counted = list(colours)

    def count(self, tally: Tally, own: i64) -> i64:
        cards: i64 = 0
        for colour in self.counted:
            cards += tally.board.on_locations[colour]
        return cards

    def message(self) -> Message:
        return Message("each-on-locations", some=[each_colour(self.counted)])


class Banished(Counter):
    """Banished cards of a colour, or all of them (RR-64)."""

    def __init__(self, *colours: int) -> None:
        super().__init__("banished")
        self.counted = list(colours) or list(range(len(COLOURS)))

    def count(self, tally: Tally, own: i64) -> i64:
        cards: i64 = 0
        for colour in self.counted:
            cards += tally.board.banished[colour]
        return cards

    def message(self) -> Message:
        if len(self.counted) == len(COLOURS):
            return Message("each-banished")
        return Message("each-banished-colour", colour=f"colour-{COLOURS[self.counted[0]]}")


class OwnTrack(Counter):
    """The player's helium, or influence on the Institute."""

    def __init__(self, track: int) -> None:
        super().__init__()
        self.track: i64 = track

    def count(self, tally: Tally, own: i64) -> i64:
        return tally.tracks[self.track]

    def message(self) -> Message:
        return Message(f"each-{TRACKS[self.track]}")


class ColoursInHand(Counter):
    """Different colours in hand, including the card's; both colours of a gray."""

    def __init__(self) -> None:
        super().__init__()
        self.any_new_colour = True

    def count(self, tally: Tally, own: i64) -> i64:
        number: i64 = 0
        for colour in range(len(COLOURS)):
            if tally.colours[colour] > 0:
                number += 1
        return number

    def message(self) -> Message:
        return Message("each-colour-in-hand")


class CardsInHand(Counter):
    """All cards in hand, including the card with the bonus."""

    def count(self, tally: Tally, own: i64) -> i64:
        return tally.size

    def message(self) -> Message:
        return Message("each-card-in-hand")


class FleetSpace(Counter):
    """The player's space on the fleet track."""

    def count(self, tally: Tally, own: i64) -> i64:
        return tally.tracks[FLEET]

    def message(self) -> Message:
        return Message("worth-fleet-space")


class BestTop(Counter):
    """The highest core value of a face-up top card (Q12)."""

    def __init__(self) -> None:
        super().__init__("locations")

    def count(self, tally: Tally, own: i64) -> i64:
        return tally.board.best_top

    def message(self) -> Message:
        return Message("worth-best-top")


def each_colour(colours: list[int]) -> Message:
    """The text "each card of these colours"."""
    parts = [Message("each-colour", colour=f"colour-{COLOURS[colours[0]]}")]
    parts += [Message("also-each-colour", colour=f"colour-{COLOURS[colour]}") for colour in colours[1:]]
    return Message("each-colours", some=parts[:-1], last=[parts[-1]]) if len(parts) > 1 else parts[0]
