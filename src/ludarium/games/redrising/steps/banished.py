"""Steps with banished cards: gain them, place them, return them to the deck."""

from __future__ import annotations

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..kind import Kind
from ..option_code import A_CARD, A_LOCATION, BOTTOM, DONE, PAIR, TOP
from ..secrets import KNOWN_TO_ALL
from ..table import LOCATIONS, RedRising, card_name
from .card_context import deployed_at, own_card
from .question import CardQuestion, emit_card_event
from .touches import banished_touches, location_touches, objection_to_kind


def gain_banished(game: RedRising, seat: int, card: int) -> None:
    """Take a banished card into the hand; its end-of-game ability can be used, even if another player used it (R7)."""
    game.banished.remove(card)
    if card in game.used:
        game.used.remove(card)
    game.add_to_hand(seat, card, KNOWN_TO_ALL)
    if game.events is not None:
        game.emit("event-gains-banished", {"seat": seat, "card": card_name(card)})


class GainBanished(CardQuestion):
    """Gain a banished card."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("prompt-gain-banished", "option-gain")
        self.kind = kind

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_CARD + card for card in game.banished if self.kind.fits(card)]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = option - A_CARD
        gain_banished(game, seat, frame.it)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return banished_touches(game)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return objection_to_kind(self.kind, touches[-1], own_card(frame))


class GainAnyBanished(GainBanished):
    """Gain any number of banished cards of a kind."""

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options = super().options(game, frame, seat)
        if options:
            options.append(DONE)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option != DONE:
            gain_banished(game, seat, option - A_CARD)
            frame.repeat()

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [*banished_touches(game), "done"]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None if touches[-1] == "done" else super().objection(game, frame, seat, touches)


class GainRandomBanished(Step[RedRising]):
    """Gain a random banished card if no player has fewer cards; of the Automa a third of its pile counts (RA-50)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        own_cards = len(game.hands[frame.actor])
        for player in game.rivals(frame.actor):
            if (len(game.pile) // 3 if game.is_automa(player) else len(game.hands[player])) < own_cards:
                return
        if game.banished:
            gain_banished(game, frame.actor, game.banished[game.rng.below(len(game.banished))])


class PutRandomBeneath(Step[RedRising]):
    """Place a random banished card at the bottom of this location."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.banished:
            card = game.banished.pop(game.rng.below(len(game.banished)))
            game.locations[deployed_at(frame)].insert(0, card)
            emit_card_event(game, "event-places-bottom", frame.actor, card, deployed_at(frame))


class ReturnToDeck(CardQuestion):
    """Put up to `number` banished cards on top of the deck or beneath it. "It" counts them."""

    def __init__(self, number: int) -> None:
        super().__init__("prompt-return", "option-return-top")
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it += 1
        if frame.it < self.number and game.deck:  # RR-24
            super().run(game, frame)

    def on_no_option(self, game: RedRising, frame: Frame) -> None:
        """Nothing: no card is banished."""

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for card in game.banished:
            options.append(A_CARD + card + TOP * PAIR)
            options.append(A_CARD + card + BOTTOM * PAIR)
        if options:
            options.append(DONE)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            return
        frame.repeat()
        second, first = divmod(option, PAIR)
        card = first - A_CARD
        game.banished.remove(card)
        game.known[card] = KNOWN_TO_ALL
        game.deck.insert(len(game.deck) if second == TOP else 0, card)
        if game.events is not None:
            kind = "event-returns-top" if second == TOP else "event-returns-bottom"
            game.emit(kind, {"seat": seat, "card": card_name(card)})

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        if option == DONE:
            return Message("option-done")
        second, first = divmod(option, PAIR)
        return Message("option-return-top" if second == TOP else "option-return-bottom", card=card_name(first - A_CARD))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), number=self.number - frame.it)

    def touchable(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [*banished_touches(game), "done"]
        return ["top", "bottom"] if len(touches) == 1 and touches[0] != "done" else []


class PlaceBanished(CardQuestion):
    """Place up to two banished cards on top of one location. "It" is the location of the first."""

    def __init__(self) -> None:
        super().__init__("prompt-place-banished", "option-place-banished")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        locations = range(len(LOCATIONS)) if frame.it == NONE else range(frame.it, frame.it + 1)
        for card in game.banished:
            options += [A_CARD + card + (A_LOCATION + location) * PAIR for location in locations]
        if options:
            options.append(DONE)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            return
        second, first = divmod(option, PAIR)
        card = first - A_CARD
        location = second - A_LOCATION
        game.banished.remove(card)
        game.locations[location].append(card)
        emit_card_event(game, "event-places", seat, card, location)
        if frame.it == NONE:
            frame.it = location
            frame.repeat()

    def on_no_option(self, game: RedRising, frame: Frame) -> None:
        """Nothing: no card is banished."""

    def touchable(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [*banished_touches(game), "done"]
        return location_touches() if len(touches) == 1 and touches[0] != "done" else []

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1 or frame.it == NONE or touches[1] == f"location:{LOCATIONS[frame.it]}":
            return None
        where: dict[str, Argument] = {"location": f"location-{LOCATIONS[frame.it]}"}
        return Reason("RR-11", Message("reason-same-pile", **where))
