"""Words for the banished: gain them, place them, put them back into the deck."""

from __future__ import annotations

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..kind import Kind
from ..table import EVERYBODY, LOCATIONS, RedRising, card_name
from ..thing import A_CARD, A_LOCATION, BOTTOM, DONE, PAIR, TOP
from .asking import Ask, against_kind, banished_things, here, location_things, own_card, told


def gain_banished(game: RedRising, seat: int, card: int) -> None:
    """Take a banished card into the hand; it brings its end-of-game ability along, used by another or not (R7)."""
    game.banished.remove(card)
    if card in game.used:
        game.used.remove(card)
    game.keep(seat, card, EVERYBODY)
    if game.story is not None:
        game.tell("event-gains-banished", {"seat": seat, "card": card_name(card)})


class GainBanished(Ask):
    """Gain a banished card."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("prompt-gain-banished", "option-gain")
        self.kind = kind

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_CARD + card for card in game.banished if self.kind.fits(card)]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = option - A_CARD
        gain_banished(game, seat, frame.it)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else banished_things(game)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return against_kind(self.kind, touches[-1], own_card(frame))


class GainAnyBanished(GainBanished):
    """Gain as many banished cards of a kind as one likes."""

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found = super().options(game, frame, seat)
        if found:
            found.append(DONE)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option != DONE:
            gain_banished(game, seat, option - A_CARD)
            frame.again()

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [*banished_things(game), "done"]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None if touches[-1] == "done" else super().against(game, frame, seat, touches)


class GainRandomBanished(Step[RedRising]):
    """Gain a banished card at random, if nobody holds fewer cards (RA-50: the Automa a third of its pile)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        mine = len(game.hands[frame.actor])
        for party in game.rivals(frame.actor):
            if (len(game.pile) // 3 if game.is_automa(party) else len(game.hands[party])) < mine:
                return
        if game.banished:
            gain_banished(game, frame.actor, game.banished[game.rng.below(len(game.banished))])


class PutRandomBeneath(Step[RedRising]):
    """Place a banished card at random at the bottom of this location."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.banished:
            card = game.banished.pop(game.rng.below(len(game.banished)))
            game.locations[here(frame)].insert(0, card)
            told(game, "event-places-bottom", frame.actor, card, here(frame))


class ReturnToDeck(Ask):
    """Put up to so many banished cards on top of the deck or beneath it. "It" counts them."""

    def __init__(self, number: int) -> None:
        super().__init__("prompt-return", "option-return-top")
        self.number = number

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it += 1
        if frame.it < self.number and game.deck:  # RR-24
            super().run(game, frame)

    def nothing(self, game: RedRising, frame: Frame) -> None:
        """Nobody is banished."""

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        for card in game.banished:
            found.append(A_CARD + card + TOP * PAIR)
            found.append(A_CARD + card + BOTTOM * PAIR)
        if found:
            found.append(DONE)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            return
        frame.again()
        second, first = divmod(option, PAIR)
        card = first - A_CARD
        game.banished.remove(card)
        game.known[card] = EVERYBODY
        game.deck.insert(len(game.deck) if second == TOP else 0, card)
        if game.story is not None:
            kind = "event-returns-top" if second == TOP else "event-returns-bottom"
            game.tell(kind, {"seat": seat, "card": card_name(card)})

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        if option == DONE:
            return Message("option-done")
        second, first = divmod(option, PAIR)
        return Message("option-return-top" if second == TOP else "option-return-bottom", card=card_name(first - A_CARD))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), number=self.number - frame.it)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [*banished_things(game), "done"]
        return ["top", "bottom"] if len(touches) == 1 and touches[0] != "done" else []


class PlaceBanished(Ask):
    """Place one or two banished cards on top of one location, if one likes. "It" is the location of the first."""

    def __init__(self) -> None:
        super().__init__("prompt-place-banished", "option-place-banished")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        locations = range(len(LOCATIONS)) if frame.it == NONE else range(frame.it, frame.it + 1)
        for card in game.banished:
            found += [A_CARD + card + (A_LOCATION + location) * PAIR for location in locations]
        if found:
            found.append(DONE)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == DONE:
            return
        second, first = divmod(option, PAIR)
        card = first - A_CARD
        location = second - A_LOCATION
        game.banished.remove(card)
        game.locations[location].append(card)
        told(game, "event-places", seat, card, location)
        if frame.it == NONE:
            frame.it = location
            frame.again()

    def nothing(self, game: RedRising, frame: Frame) -> None:
        """Nobody is banished."""

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [*banished_things(game), "done"]
        return location_things() if len(touches) == 1 and touches[0] != "done" else []

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1 or frame.it == NONE or touches[1] == f"location:{LOCATIONS[frame.it]}":
            return None
        where: dict[str, Argument] = {"location": f"location-{LOCATIONS[frame.it]}"}
        return Reason("RR-11", Message("reason-same-pile", **where))
