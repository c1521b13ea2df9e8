"""Steps with the card itself: banish it, take it back, give it away; and the end of the turn."""

from __future__ import annotations

from ludarium.kernel.script import NONE, Frame, Step

from ..secrets import KNOWN_TO_ALL
from ..table import RedRising, card_name
from .card_context import own_card
from .question import emit_card_event


def leave(game: RedRising, frame: Frame) -> int:
    """Take the card itself off the board; its location, or NONE if it is gone already."""
    card = own_card(frame)
    location = game.find_card(card)
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
            emit_card_event(game, "event-banishes", frame.actor, card, location)


class RegainSelf(Step[RedRising]):
    """Take this card back to the hand."""

    def run(self, game: RedRising, frame: Frame) -> None:
        location = leave(game, frame)
        if location != NONE:
            card = own_card(frame)
            game.add_to_hand(frame.actor, card, KNOWN_TO_ALL)
            emit_card_event(game, "event-gains", frame.actor, card, location)


class GiveSelfRight(Step[RedRising]):
    """Give this card to the player to the right."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if leave(game, frame) != NONE:
            card = own_card(frame)
            rival = game.right(frame.actor)
            game.give_card(rival, card, KNOWN_TO_ALL)
            if game.events is not None:
                game.emit("event-gives", {"seat": frame.actor, "rival": rival, "card": card_name(card)})


class EndTurn(Step[RedRising]):
    """End the turn without its second step (RR-15)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.ended = True
        if game.events is not None:
            game.emit("event-ends-turn", {"seat": frame.actor})
