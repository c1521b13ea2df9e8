"""Steps that reveal cards of the deck and gain some of them, and the naming of colours for them."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..card import COLOUR, COLOURS, FACE_DOWN, NAMES, VALUE
from ..content.roster import GOLD
from ..kind import Kind
from ..option_code import A_CARD, A_COLOUR, DONE
from ..secrets import KNOWN_TO_ALL, KNOWN_TO_NONE
from ..table import RedRising, card_messages, card_name
from .card_context import deployed_at, own_card
from .deck import banish_top, reveal_top
from .question import CardQuestion


class GainDeckBottom(Step[RedRising]):
    """Reveal the bottom card of the deck and gain it if it is of a kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def run(self, game: RedRising, frame: Frame) -> None:
        if not game.deck:
            return
        card = game.deck[0]
        game.reveal(card)
        if game.events is not None:
            game.emit("event-reveals-bottom", {"seat": frame.actor, "card": card_name(card)})
        if self.kind.fits(card):
            game.deck.pop(0)
            game.add_to_hand(frame.actor, card, KNOWN_TO_ALL)
            if game.events is not None:
                game.emit("event-takes", {"seat": frame.actor, "card": card_name(card)})


class NameColours(CardQuestion):
    """Name `number` colours, one after the other, except the colour `but`: "it" becomes a mask of them."""

    def __init__(self, number: int, but: int = NONE) -> None:
        super().__init__("prompt-name-colour", "option-colour")
        self.number = number
        self.but = but

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            frame.it = 0
        if count_colours(frame.it) < self.number:
            super().run(game, frame)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [
            A_COLOUR + colour for colour in range(len(COLOURS)) if colour != self.but and not frame.it >> colour & 1
        ]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it |= 1 << (option - A_COLOUR)
        frame.repeat()
        if game.events is not None:
            colour = f"colour-{COLOURS[option - A_COLOUR]}"
            game.emit("event-names-colour", {"seat": seat, "colour": colour})

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        left = self.number - count_colours(frame.it)
        return Message(self.question, card=card_name(own_card(frame)), number=left)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [f"colour:{colour}" for colour in COLOURS]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        colour = COLOURS.index(touches[-1].removeprefix("colour:"))
        if colour == self.but:
            args: dict[str, Argument] = {"colour": f"colour-{COLOURS[colour]}", "by": card_name(own_card(frame))}
            return Reason("RR-11", Message("reason-not-colour", **args))
        if frame.it >> colour & 1:
            return Reason("RR-11", Message("reason-named", colour=f"colour-{COLOURS[colour]}"))
        return None


class NameColoursForDeck(NameColours):
    """Name colours if the deck is not empty (RR-24)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.deck:
            super().run(game, frame)


def count_colours(mask: int) -> int:
    """The number of colours in a mask."""
    number = 0
    for colour in range(len(COLOURS)):
        number += mask >> colour & 1
    return number


class GetForEachNamed(Step[RedRising]):
    """Go up on a track by one for each card of the named colour at a location (by default this one)."""

    def __init__(self, track: int, location: int = NONE) -> None:
        self.track = track
        self.location = location

    def run(self, game: RedRising, frame: Frame) -> None:
        number = 0
        for placed in game.locations[deployed_at(frame) if self.location == NONE else self.location]:
            if placed < FACE_DOWN and frame.it >> COLOUR[placed] & 1:
                number += 1
        game.change_track(frame.actor, self.track, number)


class BetOnTop(Step[RedRising]):
    """Reveal the top card of the deck: gain it if its colour was named, else banish it. "It" is the card if gained."""

    def run(self, game: RedRising, frame: Frame) -> None:
        named = frame.it
        frame.it = NONE
        if not game.deck:
            return
        card = reveal_top(game, frame.actor)
        if named >> COLOUR[card] & 1:
            game.deck.pop()
            game.add_to_hand(frame.actor, card, KNOWN_TO_ALL)
            frame.it = card
            if game.events is not None:
                game.emit("event-takes", {"seat": frame.actor, "card": card_name(card)})
        else:
            banish_top(game, frame.actor)


class TakeNamedFromTop(Step[RedRising]):
    """Reveal cards from the deck, gain those of the named colour and shuffle the others back on top."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        shown = game.deck[-self.number :]
        if not shown:
            return
        del game.deck[-self.number :]
        game.reveals += 1
        if game.events is not None:
            game.emit("event-reveals", {"seat": frame.actor, "cards": card_messages(shown)})
        rest: list[int] = []
        for card in shown:
            if frame.it >> COLOUR[card] & 1:
                game.add_to_hand(frame.actor, card, KNOWN_TO_ALL)
                if game.events is not None:
                    game.emit("event-takes", {"seat": frame.actor, "card": card_name(card)})
            else:
                game.known[card] = KNOWN_TO_NONE
                rest.append(card)
        game.rng.shuffle(rest)
        game.deck += rest


class PointsForTop(Step[RedRising]):
    """Reveal the top card of the deck and score its core value."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.deck:
            card = reveal_top(game, frame.actor)
            game.extra[frame.actor] += VALUE[card]
            if game.events is not None:
                game.emit("event-points", {"seat": frame.actor, "number": VALUE[card]})


class DigForGold(CardQuestion):
    """Reveal cards of the deck down to the first gold and gain it; put the others beneath the deck in any order.

    While the order is chosen the revealed cards are on top of the deck, and "it" is DUG_OFFSET + their number. "Done"
    puts the rest beneath in the order in which they were revealed.
    """

    def __init__(self) -> None:
        super().__init__("prompt-beneath-deck", "option-beneath-deck")

    def run(self, game: RedRising, frame: Frame) -> None:
        left = frame.it - DUG_OFFSET if frame.it >= DUG_OFFSET else self.dig(game, frame)
        frame.it = DUG_OFFSET + left
        if left > 0:
            super().run(game, frame)

    def dig(self, game: RedRising, frame: Frame) -> int:
        """Reveal down to the first gold and gain it; the number of other cards revealed."""
        place = len(game.deck) - 1
        while place >= 0 and COLOUR[game.deck[place]] != GOLD:
            place -= 1
        shown = game.deck[max(place, 0) :]
        game.reveals += 1
        for card in shown:
            game.known[card] = KNOWN_TO_ALL
        if game.events is not None and shown:
            game.emit("event-reveals", {"seat": frame.actor, "cards": card_messages(shown[::-1])})
        if place >= 0:
            card = game.deck.pop(place)
            game.add_to_hand(frame.actor, card, KNOWN_TO_ALL)
            if game.events is not None:
                game.emit("event-takes", {"seat": frame.actor, "card": card_name(card)})
            return len(shown) - 1
        return len(shown)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options = [A_CARD + card for card in game.deck[DUG_OFFSET - frame.it :]]
        if len(options) > 1:
            options.append(DONE)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        left = frame.it - DUG_OFFSET
        chosen = game.deck[-left:][::-1] if option == DONE else [option - A_CARD]
        for card in chosen:
            game.deck.remove(card)
            game.deck.insert(0, card)
        frame.it -= len(chosen)
        frame.repeat()

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [*(f"card:{NAMES[card]}" for card in game.deck[DUG_OFFSET - frame.it :]), "done"]


DUG_OFFSET: Final = 1000
