"""Words for the card itself: it goes, comes back, changes hands, or ends the turn."""

from __future__ import annotations

from ludarium.kernel.script import NONE, Frame, Step

from ..table import EVERYBODY, RedRising, card_name
from .asking import own_card, told


def leave(game: RedRising, frame: Frame) -> int:
    """Take the card itself off the board; the location where it lay, NONE if it is gone already."""
    card = own_card(frame)
    location = game.where(card)
    if location != NONE:
        game.locations[location].remove(card)
    return location


class BanishSelf(Step[RedRising]):
    """Banish this card."""

    def run(self, game: RedRising, frame: Frame) -> None:
        location = leave(game, frame)
        if location != NONE:
            card = own_card(frame)
            game.banish(card)
            told(game, "event-banishes", frame.actor, card, location)


class RegainSelf(Step[RedRising]):
    """Take this card back to the hand."""

    def run(self, game: RedRising, frame: Frame) -> None:
        location = leave(game, frame)
        if location != NONE:
            card = own_card(frame)
            game.keep(frame.actor, card, EVERYBODY)
            told(game, "event-gains", frame.actor, card, location)


class GiveSelfRight(Step[RedRising]):
    """Give this card to the player to the right."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if leave(game, frame) != NONE:
            card = own_card(frame)
            rival = game.right(frame.actor)
            game.receive(rival, card, EVERYBODY)
            if game.story is not None:
                game.tell("event-gives", {"seat": frame.actor, "rival": rival, "card": card_name(card)})


class EndTurn(Step[RedRising]):
    """End the turn: nothing is gained in its second step (RR-15)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.ended = True
        if game.story is not None:
            game.tell("event-ends-turn", {"seat": frame.actor})
