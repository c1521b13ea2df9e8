"""Conditions of abilities: where the card was deployed, what was beneath it, what the step before did."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.script import NONE, Frame, Script
from ludarium.kernel.steps import Condition, When

from ..kind import Kind, a
from ..table import RedRising
from .card_context import colour_beneath, deployed_at


class Where(Condition[RedRising]):
    """A condition about where the card was deployed: known before that."""

    def holds(self, game: RedRising, frame: Frame) -> bool:
        return self.allows(deployed_at(frame), colour_beneath(frame))

    def allows(self, location: int, colour: int) -> bool:
        """Whether it holds at this location, on a card of this colour; NONE is an empty location."""
        raise NotImplementedError


class At(Where):
    """The card was deployed to one of these locations."""

    def __init__(self, *locations: int) -> None:
        self.locations = locations

    def allows(self, location: int, colour: int) -> bool:
        return location in self.locations


class NotAt(Where):
    """The card was deployed to another location than this."""

    def __init__(self, location: int) -> None:
        self.location = location

    def allows(self, location: int, colour: int) -> bool:
        return location != self.location


class Over(Where):
    """The card was deployed on a card of one of these colours."""

    def __init__(self, *colours: int) -> None:
        self.colours = colours
        self.mask = int(a(*colours).colours)

    def allows(self, location: int, colour: int) -> bool:
        return colour != NONE and (self.mask >> colour & 1) == 1


class NotOver(Over):
    """The card was not deployed on a card of these colours."""

    def allows(self, location: int, colour: int) -> bool:
        return not super().allows(location, colour)


class OverACard(Where):
    """The location was not empty."""

    def allows(self, location: int, colour: int) -> bool:
        return colour != NONE


def takes_effect(script: Script, location: int, colour: int) -> bool:
    """Whether an ability does anything if its card is deployed here; False only if the place itself prevents it."""
    for step in script.steps:
        condition = step.condition if isinstance(step, When) else None
        if not isinstance(condition, Where) or condition.allows(location, colour):
            return True
    return False


class HoldsToken(Condition[RedRising]):
    """The actor has the sovereign token."""

    def holds(self, game: RedRising, frame: Frame) -> bool:
        return game.sovereign == frame.actor


class AheadOfRight(Condition[RedRising]):
    """The actor is ahead of the player to the right on a track."""

    def __init__(self, track: int) -> None:
        self.track = track

    def holds(self, game: RedRising, frame: Frame) -> bool:
        values = game.tracks[self.track]
        return values[frame.actor] > values[game.right(frame.actor)]


class ItIs(Condition[RedRising]):
    """The card of the step before is of this kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def holds(self, game: RedRising, frame: Frame) -> bool:
        return frame.it != NONE and self.kind.fits(frame.it)


class ItIsNot(ItIs):
    """The step before had no card, or one of another kind."""

    def holds(self, game: RedRising, frame: Frame) -> bool:
        return not super().holds(game, frame)


class WasDone(Condition[RedRising]):
    """The step before was done: a card taken, a price paid, cards shown."""

    def holds(self, game: RedRising, frame: Frame) -> bool:
        return frame.it != NONE


class NotDone(Condition[RedRising]):
    """The step before was not done."""

    def holds(self, game: RedRising, frame: Frame) -> bool:
        return frame.it == NONE


class AtLeast(Condition[RedRising]):
    """The step before counted at least this number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, game: RedRising, frame: Frame) -> bool:
        return frame.it >= self.number


HOLDS_TOKEN: Final = HoldsToken()
DONE: Final = WasDone()
NOT_DONE: Final = NotDone()
OVER_A_CARD: Final = OverACard()
