"""Words for the deck: draw, reveal, place and deploy its cards. An empty deck does nothing (RR-24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..kind import Kind
from ..roster import COLOUR, COLOURS, FACE_DOWN, GOLD, NAMES, OWNER, VALUE
from ..table import EVERYBODY, LOCATIONS, NOBODY, RedRising, card_messages, card_name
from ..thing import A_CARD, A_COLOUR, A_LOCATION, BANISH, DONE, NO, PAIR
from .asking import Ask, against_here, here, location_things, own_card, told
from .pile import PickLocation, deploy


def reveal_top(game: RedRising, seat: int) -> int:
    """Show everybody the top card of the deck, where it stays."""
    card = game.deck[-1]
    game.show(card)
    if game.story is not None:
        game.tell("event-reveals-top", {"seat": seat, "card": card_name(card)})
    return card


class Draw(Step[RedRising]):
    """Draw cards, unseen by the others."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        game.draw(frame.actor, self.number)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlaceTop(PickLocation):
    """Reveal the top card of the deck and place it on any location (RR-13, RR-20)."""

    def __init__(self, rule: str = "RR-13") -> None:
        super().__init__("prompt-place", "option-onto", rule)

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.deck:
            reveal_top(game, frame.actor)
            super().run(game, frame)
        else:
            frame.it = NONE

    def suits(self, game: RedRising, frame: Frame, location: int) -> bool:
        return True

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        card = game.deck.pop()
        game.locations[location].append(card)
        told(game, "event-places", frame.actor, card, location)
        frame.it = location

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(game.deck[-1]))

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None


class PlaceTopElsewhere(PlaceTop):
    """Reveal the top card of the deck and place it on another location."""

    def __init__(self) -> None:
        super().__init__("RR-17")

    def suits(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != here(frame)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return against_here(touches[-1], here(frame), own_card(frame))


class DeployTopElsewhere(PlaceTopElsewhere):
    """Reveal the top card of the deck and deploy it to another location (RR-18)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "prompt-deploy-top"

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        deploy(game, frame.actor, game.deck.pop(), location)


class BanishTopOrPlaceElsewhere(PlaceTopElsewhere):
    """Reveal the top card of the deck and banish it, or place it on another location."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "prompt-banish-or-place"

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [BANISH, *super().options(game, frame, seat)]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == BANISH:
            banish_top(game, seat)
        else:
            super().answer(game, frame, seat, option)

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        return Message("option-banish-it") if option == BANISH else super().text(game, frame, option)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["banish", *location_things()]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None if touches[-1] == "banish" else super().against(game, frame, seat, touches)


def banish_top(game: RedRising, seat: int) -> None:
    """Banish the top card of the deck."""
    card = game.deck.pop()
    game.banish(card)
    game.reveals += 1
    if game.story is not None:
        game.tell("event-banishes-top", {"seat": seat, "card": card_name(card)})


class PlaceTwoUnder(Ask):
    """Reveal the two top cards of the deck and place them beneath this card; one chooses which lies upon the other."""

    def __init__(self) -> None:
        super().__init__("prompt-upper", "option-upper")

    def run(self, game: RedRising, frame: Frame) -> None:
        if not game.deck:
            return
        for card in game.deck[-2:]:
            game.show(card)
        if game.story is not None:
            game.tell("event-reveals", {"seat": frame.actor, "cards": card_messages(game.deck[-1:-3:-1])})
        super().run(game, frame)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_CARD + card for card in game.deck[-1:-3:-1]]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        upper = option - A_CARD
        pile = game.locations[here(frame)]
        for card in [*(card for card in game.deck[-2:] if card != upper), upper]:
            game.deck.remove(card)
            pile.insert(pile.index(own_card(frame)), card)
            if game.story is not None:
                args: dict[str, Argument] = {"seat": seat, "card": card_name(card), "under": card_name(own_card(frame))}
                game.tell("event-places-under", {**args, "location": f"location-{LOCATIONS[here(frame)]}"})

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [f"card:{NAMES[card]}" for card in game.deck[-1:-3:-1]]


SPREAD: Final = 3


class PlaceFaceDown(Ask):
    """Look at the three top cards of the deck alone and place one face down on each other location (R2).

    "It" counts the locations that are done. The cards lie on the deck until they are placed, and who placed them knows
    them. While there are fewer cards than locations left, one may leave a location without.
    """

    def __init__(self) -> None:
        super().__init__("prompt-face-down", "option-face-down")

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            frame.it = 0
            game.reveals += 1
            cards = game.deck[-SPREAD:]
            for card in cards:
                game.known[card] |= 1 << frame.actor
            if game.story is not None and cards:
                game.tell("event-looks-top", {"seat": frame.actor, "number": len(cards)})
                game.tell("event-sees", {"seat": frame.actor, "cards": card_messages(cards)}, [frame.actor])
        if frame.it < SPREAD:
            super().run(game, frame)

    def nothing(self, game: RedRising, frame: Frame) -> None:
        """The deck has run out."""

    def looked_at(self, game: RedRising, frame: Frame) -> list[int]:
        """The cards yet to be placed, in the order of the roll: those on top of the deck that were looked at."""
        return sorted(game.deck[frame.it - SPREAD :]) if frame.it < SPREAD else []

    def target(self, frame: Frame) -> int:
        """The location that gets the next card."""
        return frame.it if frame.it < here(frame) else frame.it + 1

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        cards = self.looked_at(game, frame)
        found = [A_CARD + card + (A_LOCATION + self.target(frame)) * PAIR for card in cards]
        if found and len(found) < SPREAD - frame.it:
            found.append(NO)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it += 1
        frame.again()
        if option == NO:
            return
        second, first = divmod(option, PAIR)
        card = first - A_CARD
        location = second - A_LOCATION
        game.deck.remove(card)
        game.known[card] = 1 << seat
        game.locations[location].append(card + FACE_DOWN + OWNER * seat)
        # Whoever knew the order of the deck no longer knows which of these cards are left on it.
        for other in self.looked_at(game, frame):
            game.known[other] = 1 << seat
        if game.story is not None:
            where: dict[str, Argument] = {"location": f"location-{LOCATIONS[location]}"}
            game.tell("event-places-face-down", {"seat": seat, **where})
            game.tell("event-placed", {"seat": seat, "card": card_name(card), **where}, [seat])

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        where: dict[str, Argument] = {"location": f"location-{LOCATIONS[self.target(frame)]}"}
        return Message(self.question, card=card_name(own_card(frame)), **where)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            cards = [f"card:{NAMES[card]}" for card in self.looked_at(game, frame)]
            return [*cards, "no"] if len(cards) < SPREAD - frame.it else cards
        return location_things() if len(touches) == 1 and touches[0] != "no" else []

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1 or touches[1] == f"location:{LOCATIONS[self.target(frame)]}":
            return None
        reason = against_here(touches[1], here(frame), own_card(frame))
        where = f"location-{LOCATIONS[self.target(frame)]}"
        return Reason("RR-11", Message("reason-first-there", location=where)) if reason is None else reason


class GainDeckBottom(Step[RedRising]):
    """Reveal the bottom card of the deck and gain it if it is of a kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def run(self, game: RedRising, frame: Frame) -> None:
        if not game.deck:
            return
        card = game.deck[0]
        game.show(card)
        if game.story is not None:
            game.tell("event-reveals-bottom", {"seat": frame.actor, "card": card_name(card)})
        if self.kind.fits(card):
            game.deck.pop(0)
            game.keep(frame.actor, card, EVERYBODY)
            if game.story is not None:
                game.tell("event-takes", {"seat": frame.actor, "card": card_name(card)})


class NameColours(Ask):
    """Name so many colours, one after the other, but not this one: "it" becomes the set of them."""

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
        frame.again()
        if game.story is not None:
            colour = f"colour-{COLOURS[option - A_COLOUR]}"
            game.tell("event-names-colour", {"seat": seat, "colour": colour})

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        left = self.number - count_colours(frame.it)
        return Message(self.question, card=card_name(own_card(frame)), number=left)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [f"colour:{colour}" for colour in COLOURS]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        colour = COLOURS.index(touches[-1].removeprefix("colour:"))
        if colour == self.but:
            args: dict[str, Argument] = {"colour": f"colour-{COLOURS[colour]}", "by": card_name(own_card(frame))}
            return Reason("RR-11", Message("reason-not-colour", **args))
        if frame.it >> colour & 1:
            return Reason("RR-11", Message("reason-named", colour=f"colour-{COLOURS[colour]}"))
        return None


class NameColoursForDeck(NameColours):
    """Name colours while the deck holds cards (RR-24)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.deck:
            super().run(game, frame)


def count_colours(mask: int) -> int:
    """How many colours are in a set."""
    number = 0
    for colour in range(len(COLOURS)):
        number += mask >> colour & 1
    return number


class GetForEachNamed(Step[RedRising]):
    """Go up on a track by one for each card of the named colour at a location (HERE: this one)."""

    def __init__(self, track: int, location: int = NONE) -> None:
        self.track = track
        self.location = location

    def run(self, game: RedRising, frame: Frame) -> None:
        number = 0
        for entry in game.locations[here(frame) if self.location == NONE else self.location]:
            if entry < FACE_DOWN and frame.it >> COLOUR[entry] & 1:
                number += 1
        game.change(frame.actor, self.track, number)


class BetOnTop(Step[RedRising]):
    """Reveal the top card of the deck: gain it if it is of a named colour, else banish it. "It" is done if gained."""

    def run(self, game: RedRising, frame: Frame) -> None:
        named = frame.it
        frame.it = NONE
        if not game.deck:
            return
        card = reveal_top(game, frame.actor)
        if named >> COLOUR[card] & 1:
            game.deck.pop()
            game.keep(frame.actor, card, EVERYBODY)
            frame.it = card
            if game.story is not None:
                game.tell("event-takes", {"seat": frame.actor, "card": card_name(card)})
        else:
            banish_top(game, frame.actor)


class TakeNamedFromTop(Step[RedRising]):
    """Reveal so many cards of the deck, gain those of the named colour and shuffle the others back on top."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        shown = game.deck[-self.number :]
        if not shown:
            return
        del game.deck[-self.number :]
        game.reveals += 1
        if game.story is not None:
            game.tell("event-reveals", {"seat": frame.actor, "cards": card_messages(shown)})
        rest: list[int] = []
        for card in shown:
            if frame.it >> COLOUR[card] & 1:
                game.keep(frame.actor, card, EVERYBODY)
                if game.story is not None:
                    game.tell("event-takes", {"seat": frame.actor, "card": card_name(card)})
            else:
                game.known[card] = NOBODY
                rest.append(card)
        game.rng.shuffle(rest)
        game.deck += rest


class PointsForTop(Step[RedRising]):
    """Reveal the top card of the deck: its core value in points."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.deck:
            card = reveal_top(game, frame.actor)
            game.extra[frame.actor] += VALUE[card]
            if game.story is not None:
                game.tell("event-points", {"seat": frame.actor, "number": VALUE[card]})


class DigForGold(Ask):
    """Reveal cards of the deck down to the first gold and gain it; the others go beneath the deck, as one likes.

    While the order is being chosen the dug cards lie on top of the deck, and "it" counts them. Done before the last of
    them, the rest goes beneath in the order in which it was revealed.
    """

    def __init__(self) -> None:
        super().__init__("prompt-beneath-deck", "option-beneath-deck")

    def run(self, game: RedRising, frame: Frame) -> None:
        left = frame.it - DUG if frame.it >= DUG else self.dig(game, frame)
        frame.it = DUG + left
        if left > 0:
            super().run(game, frame)

    def dig(self, game: RedRising, frame: Frame) -> int:
        """Reveal down to the first gold and gain it; how many others were revealed."""
        place = len(game.deck) - 1
        while place >= 0 and COLOUR[game.deck[place]] != GOLD:
            place -= 1
        shown = game.deck[max(place, 0) :]
        game.reveals += 1
        for card in shown:
            game.known[card] = EVERYBODY
        if game.story is not None and shown:
            game.tell("event-reveals", {"seat": frame.actor, "cards": card_messages(shown[::-1])})
        if place >= 0:
            card = game.deck.pop(place)
            game.keep(frame.actor, card, EVERYBODY)
            if game.story is not None:
                game.tell("event-takes", {"seat": frame.actor, "card": card_name(card)})
            return len(shown) - 1
        return len(shown)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found = [A_CARD + card for card in game.deck[DUG - frame.it :]]
        if len(found) > 1:
            found.append(DONE)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        left = frame.it - DUG
        chosen = game.deck[-left:][::-1] if option == DONE else [option - A_CARD]
        for card in chosen:
            game.deck.remove(card)
            game.deck.insert(0, card)
        frame.it -= len(chosen)
        frame.again()

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [*(f"card:{NAMES[card]}" for card in game.deck[DUG - frame.it :]), "done"]


DUG: Final = 1000
