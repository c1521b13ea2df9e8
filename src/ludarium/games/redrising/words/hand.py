"""Words for one's own hand: prove what one holds, banish a card of it."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame

from ..kind import Kind, a
from ..roster import GOLD
from ..table import AUTOMA, RedRising, card_messages, card_name
from ..thing import A_CARD, NO, PAIR, YES
from .asking import Ask, against_kind, hand_things, own_card

GOLD_KIND: Final = a(GOLD)


class MayProve(Ask):
    """One may show so many cards of a kind in one's hand (one or two) for what follows.

    Whoever has too few is asked as well: a question must not be a tell (R20). Against the Automa it is enough to have
    them (RA-12): one says only whether, except where something is to choose.
    """

    def __init__(self, number: int, kind: Kind, *, choice: bool = False) -> None:
        super().__init__("prompt-prove", "option-show", "RR-26")
        self.always = True
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
        found = [A_CARD + one + (A_CARD + two) * PAIR for one in cards for two in cards if one != two]
        found.append(NO)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = NONE if option == NO else YES
        if option in (NO, YES):
            return
        second, first = divmod(option, PAIR)
        cards = [first - A_CARD, second - A_CARD] if second else [first - A_CARD]
        for card in cards:
            game.show(card)
        if game.story is not None:
            game.tell("event-proves", {"seat": seat, "cards": card_messages(cards)})

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        if not second:
            return super().text(game, frame, option)
        args: dict[str, Argument] = {"card": card_name(first - A_CARD), "second": card_name(second - A_CARD)}
        return Message("option-show-two", **args)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), number=self.number)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            shown = ["yes"] if game.solo and not self.choice else hand_things(game, seat)
            return [*shown, "no"]
        return hand_things(game, seat) if len(touches) < self.number and touches[0] not in ("yes", "no") else []

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] in ("yes", "no"):
            return None
        if touches[-1] in touches[:-1]:
            return Reason("RR-26", Message("reason-twice"))
        return against_kind(self.kind, touches[-1], own_card(frame))


class BanishFromHand(Ask):
    """Banish a card of one's hand; perhaps only if one likes, and only if there is something to be had for it.

    Whoever may is asked, also without such a card: a question must not be a tell (R20).
    """

    def __init__(self, kind: Kind, *, may: bool, spare: bool = False) -> None:
        super().__init__("prompt-may-banish-hand" if may else "prompt-banish-hand", "option-banish")
        self.kind = kind
        self.may = may
        self.spare = spare
        self.always = may

    def is_worth(self, game: RedRising) -> bool:
        """Whether anything follows from it."""
        return True

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        if not self.is_worth(game):
            return []
        spared = own_card(frame) if self.spare else NONE
        found = [A_CARD + card for card in game.hands[seat] if card != spared and self.kind.fits(card)]
        if self.may and (found or not game.solo):
            found.append(NO)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = NONE
        if option != NO:
            frame.it = option - A_CARD
            banish_from_hand(game, seat, frame.it)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        return [*hand_things(game, seat), "no"] if self.may else hand_things(game, seat)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            return None
        card = own_card(frame)
        if self.spare and touches[-1] == f"card:{card_name(card).removeprefix('character-')}":
            return Reason("RR-60", Message("reason-itself", card=card_name(card)))
        return against_kind(self.kind, touches[-1], card)


def banish_from_hand(game: RedRising, seat: int, card: int) -> None:
    """Banish a card of a hand: everybody sees it (RR-26)."""
    game.hands[seat].remove(card)
    game.banish(card)
    game.reveals += 1
    if game.story is not None:
        game.tell("event-banishes-hand", {"seat": seat, "card": card_name(card)})


class BanishForBanishedGold(BanishFromHand):
    """One may banish a card of one's hand if a gold lies among the banished."""

    def is_worth(self, game: RedRising) -> bool:
        return any(GOLD_KIND.fits(card) for card in game.banished)


class BanishForDeck(BanishFromHand):
    """One may banish a card of one's hand while the deck holds cards (RR-24)."""

    def is_worth(self, game: RedRising) -> bool:
        return len(game.deck) > 0


class EachBanishesAndDraws(Ask):
    """Everybody, from the actor on, banishes a card of their hand and draws one. "It" counts those who are done.

    No defence helps (Q4). The Automa loses the bottom card of its pile and puts the one it draws on top (RA-10).
    """

    def __init__(self) -> None:
        super().__init__("prompt-banish-hand", "option-banish")

    def asked(self, game: RedRising, frame: Frame) -> int:
        return (frame.actor + frame.it) % game.parties

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it += 1
        if frame.it == game.parties:
            return
        if game.is_automa(self.asked(game, frame)):
            swap_for_automa(game)
            frame.again()
        else:
            super().run(game, frame)

    def nothing(self, game: RedRising, frame: Frame) -> None:
        """An empty hand has nothing to banish, and draws nothing."""
        frame.again()

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_CARD + card for card in game.hands[seat]]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        banish_from_hand(game, seat, option - A_CARD)
        game.draw(seat, 1)
        frame.again()

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else hand_things(game, seat)


def swap_for_automa(game: RedRising) -> None:
    """The Automa banishes its bottom card and draws one."""
    if not game.pile:
        return
    card = game.pile.pop(0)
    game.banish(card)
    game.reveals += 1
    if game.story is not None:
        game.tell("event-banishes-hand", {"seat": AUTOMA, "card": card_name(card)})
    if game.deck:
        game.pile.append(game.deck.pop())
        if game.story is not None:
            game.tell("event-draws", {"seat": AUTOMA, "number": 1})
