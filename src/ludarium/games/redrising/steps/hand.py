"""Steps with the hand: show cards as proof, banish a card."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame

from ..content.roster import GOLD
from ..kind import Kind, a
from ..option_code import A_CARD, NO, PAIR, YES
from ..table import AUTOMA, RedRising, card_messages, card_name
from .card_context import own_card
from .question import CardQuestion
from .touches import hand_touches, objection_to_kind

GOLD_KIND: Final = a(GOLD)


class MayProve(CardQuestion):
    """Optionally show one or two cards of a kind in the hand, for the steps that follow.

    A player with too few cards is asked too, so that the question reveals nothing (R20). Against the Automa having them
    is enough (RA-12): the answer is yes or no, unless `choice`.
    """

    def __init__(self, number: int, kind: Kind, *, choice: bool = False) -> None:
        super().__init__("prompt-prove", "option-show", "RR-26")
        self.always_ask = True
        self.number = number
        self.kind = kind
        self.choice = choice

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        cards = [card for card in game.hands[seat] if self.kind.fits(card)]
        if len(cards) < self.number:
            return [] if game.solo else [NO]
        if game.solo and not self.choice:
            return [YES, NO]
        if self.number == 1:
            return [A_CARD + card for card in cards] + [NO]
        options = [A_CARD + one + (A_CARD + two) * PAIR for one in cards for two in cards if one != two]
        options.append(NO)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = NONE if option == NO else YES
        if option in (NO, YES):
            return
        second, first = divmod(option, PAIR)
        cards = [first - A_CARD, second - A_CARD] if second else [first - A_CARD]
        for card in cards:
            game.reveal(card)
        if game.events is not None:
            game.emit("event-proves", {"seat": seat, "cards": card_messages(cards)})

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        if not second:
            return super().text(game, frame, option)
        args: dict[str, Argument] = {"card": card_name(first - A_CARD), "second": card_name(second - A_CARD)}
        return Message("option-show-two", **args)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), number=self.number)

    def touchable(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            shown = ["yes"] if game.solo and not self.choice else hand_touches(game, seat)
            return [*shown, "no"]
        return hand_touches(game, seat) if len(touches) < self.number and touches[0] not in ("yes", "no") else []

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] in ("yes", "no"):
            return None
        if touches[-1] in touches[:-1]:
            return Reason("RR-26", Message("reason-twice"))
        return objection_to_kind(self.kind, touches[-1], own_card(frame))


class BanishFromHand(CardQuestion):
    """Banish a card of the hand, optionally with `may`, if that is useful.

    With `may`, a player without such a card is asked too, so that the question reveals nothing (R20).
    """

    def __init__(self, kind: Kind, *, may: bool, not_itself: bool = False) -> None:
        super().__init__("prompt-may-banish-hand" if may else "prompt-banish-hand", "option-banish")
        self.kind = kind
        self.may = may
        self.not_itself = not_itself
        self.always_ask = may

    def is_useful(self, game: RedRising) -> bool:
        """Whether banishing has an effect."""
        return True

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        if not self.is_useful(game):
            return []
        excluded = own_card(frame) if self.not_itself else NONE
        options = [A_CARD + card for card in game.hands[seat] if card != excluded and self.kind.fits(card)]
        if self.may and (options or not game.solo):
            options.append(NO)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = NONE
        if option != NO:
            frame.it = option - A_CARD
            banish_from_hand(game, seat, frame.it)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [*hand_touches(game, seat), "no"] if self.may else hand_touches(game, seat)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            return None
        card = own_card(frame)
        if self.not_itself and touches[-1] == f"card:{card_name(card).removeprefix('character-')}":
            return Reason("RR-60", Message("reason-itself", card=card_name(card)))
        return objection_to_kind(self.kind, touches[-1], card)


def banish_from_hand(game: RedRising, seat: int, card: int) -> None:
    """Banish a card of a hand, seen by all (RR-26)."""
    game.hands[seat].remove(card)
    game.banish(card)
    game.reveals += 1
    if game.events is not None:
        game.emit("event-banishes-hand", {"seat": seat, "card": card_name(card)})


class BanishForBanishedGold(BanishFromHand):
    """Optionally banish a card of the hand if a gold card is banished."""

    def is_useful(self, game: RedRising) -> bool:
        return any(GOLD_KIND.fits(card) for card in game.banished)


class BanishForDeck(BanishFromHand):
    """Optionally banish a card of the hand if the deck is not empty (RR-24)."""

    def is_useful(self, game: RedRising) -> bool:
        return len(game.deck) > 0


class EachBanishesAndDraws(CardQuestion):
    """Each player, from the actor on, banishes a card of the hand and draws one. "It" counts the players who are done.

    There is no defence (Q4). The Automa banishes the bottom card of its pile and puts the drawn card on top (RA-10).
    """

    def __init__(self) -> None:
        super().__init__("prompt-banish-hand", "option-banish")

    def asked_seat(self, game: RedRising, frame: Frame) -> int:
        return (frame.actor + frame.it) % game.player_count

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it += 1
        if frame.it == game.player_count:
            return
        if game.is_automa(self.asked_seat(game, frame)):
            automa_banishes_and_draws(game)
            frame.repeat()
        else:
            super().run(game, frame)

    def on_no_option(self, game: RedRising, frame: Frame) -> None:
        """Skip the player: an empty hand banishes and draws nothing."""
        frame.repeat()

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_CARD + card for card in game.hands[seat]]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        banish_from_hand(game, seat, option - A_CARD)
        game.draw(seat, 1)
        frame.repeat()

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return hand_touches(game, seat)


def automa_banishes_and_draws(game: RedRising) -> None:
    """The Automa banishes its bottom card and draws one."""
    if not game.pile:
        return
    card = game.pile.pop(0)
    game.banish(card)
    game.reveals += 1
    if game.events is not None:
        game.emit("event-banishes-hand", {"seat": AUTOMA, "card": card_name(card)})
    if game.deck:
        game.pile.append(game.deck.pop())
        if game.events is not None:
            game.emit("event-draws", {"seat": AUTOMA, "number": 1})
