"""Steps that draw, place and deploy cards of the deck. With an empty deck they do nothing (RR-24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..card import FACE_DOWN, NAMES, OWNER
from ..option_code import A_CARD, A_LOCATION, BANISH, NO, PAIR
from ..table import LOCATIONS, RedRising, card_messages, card_name
from .board import PickLocation, deploy, with_bonus
from .card_context import deployed_at, own_card
from .question import CardQuestion, emit_card_event
from .touches import location_touches, objection_to_same_location


def reveal_top(game: RedRising, seat: int) -> int:
    """Reveal the top card of the deck, which stays there."""
    card = game.deck[-1]
    game.reveal(card)
    if game.events is not None:
        game.emit("event-reveals-top", {"seat": seat, "card": card_name(card)})
    return card


class Draw(Step[RedRising]):
    """Draw cards; only the actor sees them."""

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

    def can_pick(self, game: RedRising, frame: Frame, location: int) -> bool:
        return True

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        card = game.deck.pop()
        game.locations[location].append(card)
        emit_card_event(game, "event-places", frame.actor, card, location)
        frame.it = location

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(game.deck[-1]))

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None


class Scout(PlaceTop):
    """Reveal the top card of the deck and place it on a location, whose bonus follows (RR-13)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "prompt-scout"

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        return Message("option-scout-onto", **with_bonus(option - A_LOCATION))


class PlaceTopElsewhere(PlaceTop):
    """Reveal the top card of the deck and place it on another location."""

    def __init__(self) -> None:
        super().__init__("RR-17")

    def can_pick(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != deployed_at(frame)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return objection_to_same_location(touches[-1], deployed_at(frame), own_card(frame))


class DeployTopElsewhere(PlaceTopElsewhere):
    """Reveal the top card of the deck and deploy it to another location (RR-18)."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "prompt-deploy-top"

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
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

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return ["banish", *location_touches()]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None if touches[-1] == "banish" else super().objection(game, frame, seat, touches)


def banish_top(game: RedRising, seat: int) -> None:
    """Banish the top card of the deck."""
    card = game.deck.pop()
    game.banish(card)
    game.reveals += 1
    if game.events is not None:
        game.emit("event-banishes-top", {"seat": seat, "card": card_name(card)})


class PlaceTwoUnder(CardQuestion):
    """Reveal the two top cards of the deck and place them beneath this card, in an order of choice."""

    def __init__(self) -> None:
        super().__init__("prompt-upper", "option-upper")

    def run(self, game: RedRising, frame: Frame) -> None:
        if not game.deck:
            return
        for card in game.deck[-2:]:
            game.reveal(card)
        if game.events is not None:
            game.emit("event-reveals", {"seat": frame.actor, "cards": card_messages(game.deck[-1:-3:-1])})
        super().run(game, frame)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_CARD + card for card in game.deck[-1:-3:-1]]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        upper = option - A_CARD
        pile = game.locations[deployed_at(frame)]
        for card in [*(card for card in game.deck[-2:] if card != upper), upper]:
            game.deck.remove(card)
            pile.insert(pile.index(own_card(frame)), card)
            if game.events is not None:
                args: dict[str, Argument] = {"seat": seat, "card": card_name(card), "under": card_name(own_card(frame))}
                game.emit("event-places-under", {**args, "location": f"location-{LOCATIONS[deployed_at(frame)]}"})

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [f"card:{NAMES[card]}" for card in game.deck[-1:-3:-1]]


FACE_DOWN_CARDS: Final = 3


class PlaceFaceDown(CardQuestion):
    """Look at the three top cards of the deck alone and place one face down on each other location (R2).

    "It" counts the locations that are done. The cards stay on the deck until they are placed; the actor knows them.
    With fewer cards than locations left, the actor may skip a location.
    """

    def __init__(self) -> None:
        super().__init__("prompt-face-down", "option-face-down")

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            frame.it = 0
            game.reveals += 1
            cards = game.deck[-FACE_DOWN_CARDS:]
            for card in cards:
                game.known[card] |= 1 << frame.actor
            if game.events is not None and cards:
                game.emit("event-looks-top", {"seat": frame.actor, "number": len(cards)})
                game.emit("event-sees", {"seat": frame.actor, "cards": card_messages(cards)}, [frame.actor])
        if frame.it < FACE_DOWN_CARDS:
            super().run(game, frame)

    def on_no_option(self, game: RedRising, frame: Frame) -> None:
        """Nothing: the deck is empty."""

    def looked_at(self, game: RedRising, frame: Frame) -> list[int]:
        """The cards that are still to be placed, in roster order: the top of the deck."""
        return sorted(game.deck[frame.it - FACE_DOWN_CARDS :]) if frame.it < FACE_DOWN_CARDS else []

    def target(self, frame: Frame) -> int:
        """The location that gets the next card."""
        return frame.it if frame.it < deployed_at(frame) else frame.it + 1

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        cards = self.looked_at(game, frame)
        options = [A_CARD + card + (A_LOCATION + self.target(frame)) * PAIR for card in cards]
        if options and len(options) < FACE_DOWN_CARDS - frame.it:
            options.append(NO)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it += 1
        frame.repeat()
        if option == NO:
            return
        second, first = divmod(option, PAIR)
        card = first - A_CARD
        location = second - A_LOCATION
        game.deck.remove(card)
        game.known[card] = 1 << seat
        game.locations[location].append(card + FACE_DOWN + OWNER * seat)
        # Seats that knew the order of the deck no longer know which of these cards are left on it.
        for other in self.looked_at(game, frame):
            game.known[other] = 1 << seat
        if game.events is not None:
            where: dict[str, Argument] = {"location": f"location-{LOCATIONS[location]}"}
            game.emit("event-places-face-down", {"seat": seat, **where})
            game.emit("event-placed", {"seat": seat, "card": card_name(card), **where}, [seat])

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        where: dict[str, Argument] = {"location": f"location-{LOCATIONS[self.target(frame)]}"}
        return Message(self.question, card=card_name(own_card(frame)), **where)

    def touchable(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            cards = [f"card:{NAMES[card]}" for card in self.looked_at(game, frame)]
            return [*cards, "no"] if len(cards) < FACE_DOWN_CARDS - frame.it else cards
        return location_touches() if len(touches) == 1 and touches[0] != "no" else []

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1 or touches[1] == f"location:{LOCATIONS[self.target(frame)]}":
            return None
        reason = objection_to_same_location(touches[1], deployed_at(frame), own_card(frame))
        where = f"location-{LOCATIONS[self.target(frame)]}"
        return Reason("RR-11", Message("reason-first-there", location=where)) if reason is None else reason
