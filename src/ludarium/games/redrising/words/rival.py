"""Words for what is done to rivals, and how they defend themselves (RR-27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..character import SAVES_CARDS
from ..roster import CARDS, COLOUR, GOLD, NAMES, RED
from ..table import RedRising, card_messages, card_name
from ..thing import A_CARD, A_PARTY, ACCEPT, NO, PAIR, REVEAL
from .asking import Ask, card_touched, hand_things, own_card, party_things
from .itself import BanishSelf

ANYBODY: Final = 0
WITH_CARDS: Final = 1
LEFT: Final = 0
RIGHT: Final = 1
SIX: Final = 6  # the cards of the Automa's pile that some abilities look at (RA-50)

BANISH_SELF: Final = BanishSelf()


def may_be_hit(game: RedRising, party: int) -> bool:
    """Whether a rival has cards to lose; in the fairness variant more than they began with (R6)."""
    number = game.cards_of(party)
    return number > game.starting_hand(party) if game.fair else number > 0


class ChooseRival(Ask):
    """Choose a rival: "it" from here on."""

    def __init__(self, who: int = ANYBODY, *, may: bool = False) -> None:
        super().__init__("prompt-rival", "option-rival")
        self.who = who
        self.may = may

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found = [A_PARTY + party for party in game.rivals(seat) if self.who == ANYBODY or may_be_hit(game, party)]
        if found and self.may:
            found.append(NO)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = NONE if option == NO else option - A_PARTY
        if frame.it != NONE and game.story is not None and not game.is_duel():
            game.tell("event-picks", {"seat": seat, "rival": frame.it, "card": card_name(own_card(frame))})

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        return [*party_things(game), "no"] if self.may else party_things(game)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            return None
        party = int(touches[-1].split(":")[1])
        if party == seat:
            return Reason("RR-11", Message("reason-yourself"))
        if self.who == WITH_CARDS and game.cards_of(party) == 0:
            return Reason("RR-11", Message("reason-no-cards", seat=party))
        if self.who == WITH_CARDS and game.fair and game.cards_of(party) <= game.starting_hand(party):
            return Reason("RR-19", Message("reason-fair", seat=party, number=game.starting_hand(party)))
        return None


def blockers(game: RedRising, seat: int, saves: int) -> list[int]:
    """The cards in a hand that prevent something."""
    defences = game.lore.defences
    return [card for card in game.hands[seat] if defences[card] == saves]


def defend(game: RedRising, seat: int, card: int) -> None:
    """Show a card with a defence ability (RR-27); it stays in the hand."""
    game.show(card)
    if game.story is not None:
        game.tell("event-defends", {"seat": seat, "card": card_name(card)})


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalLosesCard(Ask):
    """The rival chosen loses a card of their choice, unless they reveal one that prevents it (R20: one question)."""

    def __init__(self, question: str, said: str) -> None:
        super().__init__(question, said, "RR-27")
        self.always = True

    def asked(self, game: RedRising, frame: Frame) -> int:
        return frame.it

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            return
        if game.is_automa(frame.it):
            self.lose(game, frame, frame.it, game.pile.pop(0))  # RA-10
        else:
            super().run(game, frame)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found = [A_CARD + card for card in game.hands[seat]]
        found += [REVEAL + (A_CARD + card) * PAIR for card in blockers(game, seat, SAVES_CARDS)]
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        second, first = divmod(option, PAIR)
        if second:
            defend(game, seat, second - A_CARD)
            frame.it = NONE
        else:
            game.hands[seat].remove(first - A_CARD)
            self.lose(game, frame, seat, first - A_CARD)

    def lose(self, game: RedRising, frame: Frame, party: int, card: int) -> None:
        """What becomes of the card."""
        raise NotImplementedError

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        if second:
            return Message("option-defend", card=card_name(second - A_CARD))
        return Message(self.said, card=card_name(first - A_CARD))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), seat=frame.actor)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [*hand_things(game, seat), "reveal"]
        return hand_things(game, seat) if touches == ["reveal"] else []

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return None
        return against_defence(game, touches[-1], SAVES_CARDS)


def against_defence(game: RedRising, thing: str, saves: int) -> Reason | None:
    """Why a card does not prevent what is about to happen."""
    card = card_touched(thing)
    if game.lore.defences[card] == saves:
        return None
    return Reason("RR-27", Message("reason-no-defence", card=card_name(card)))


class RivalBanishes(RivalLosesCard):
    """The rival chosen banishes a card of their hand."""

    def __init__(self) -> None:
        super().__init__("prompt-lose-card", "option-banish")

    def lose(self, game: RedRising, frame: Frame, party: int, card: int) -> None:
        game.reveals += 1
        game.banish(card)
        frame.it = card
        if game.story is not None:
            game.tell("event-banishes-hand", {"seat": party, "card": card_name(card)})


class RivalGives(RivalLosesCard):
    """The rival chosen gives the actor a card of their hand; nobody else sees which."""

    def __init__(self) -> None:
        super().__init__("prompt-give-card", "option-give")

    def lose(self, game: RedRising, frame: Frame, party: int, card: int) -> None:
        game.reveals += 1
        between = 1 << frame.actor
        if game.is_automa(party):
            game.keep(frame.actor, card, game.known[card])
        else:
            # Whoever else knew this hand no longer knows what is left of it.
            game.blur(party, between)
            game.keep(frame.actor, card, 1 << party)
        frame.it = 0
        if game.story is not None:
            game.tell("event-steals", {"seat": frame.actor, "rival": party})
            seeing = [seat for seat in (frame.actor, party) if not game.is_automa(seat)]
            game.tell("event-stolen", {"seat": frame.actor, "card": card_name(card)}, seeing)


@mypyc_attr(allow_interpreted_subclasses=True)
class Accept(Ask):
    """Whoever is about to lose the card that was drawn from their hand may reveal one that prevents it (R20)."""

    def __init__(self) -> None:
        super().__init__("prompt-accept", "option-defend", "RR-27")
        self.always = True

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [ACCEPT] + [A_CARD + card for card in blockers(game, seat, SAVES_CARDS)]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == ACCEPT:
            self.hit(game, frame, seat)
        else:
            defend(game, seat, option - A_CARD)

    def drawn(self, frame: Frame) -> int:
        """The card that was drawn."""
        return frame.it

    def hit(self, game: RedRising, frame: Frame, party: int) -> None:
        """Banish the card that was drawn."""
        card = self.drawn(frame)
        if game.is_automa(party):
            game.pile.remove(card)
        else:
            game.hands[party].remove(card)
        game.banish(card)
        if game.story is not None:
            game.tell("event-banishes-hand", {"seat": party, "card": card_name(card)})

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        args = {"by": card_name(own_card(frame)), "card": card_name(self.drawn(frame))}
        return Message(self.question, **args)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["accept", *hand_things(game, seat)]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None if touches[-1] == "accept" else against_defence(game, touches[-1], SAVES_CARDS)


class Expose(Accept):
    """The neighbour shows a card at random: a gold is banished, for a red this card is, any other goes back."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def asked(self, game: RedRising, frame: Frame) -> int:
        return game.left(frame.actor) if self.side == LEFT else game.right(frame.actor)

    def run(self, game: RedRising, frame: Frame) -> None:
        party = self.asked(game, frame)
        if (self.side == RIGHT and game.is_duel()) or not may_be_hit(game, party):
            return
        automa = game.is_automa(party)
        card = game.pile[0] if automa else game.hands[party][game.rng.below(len(game.hands[party]))]  # RA-10
        game.show(card)
        frame.it = card
        if game.story is not None:
            game.tell("event-exposes", {"seat": party, "card": card_name(card)})
        colour = COLOUR[card]
        if colour == GOLD:
            if automa:
                self.hit(game, frame, party)
            else:
                super().run(game, frame)
            return
        if colour == RED:
            BANISH_SELF.run(game, frame)
        if automa:  # what it takes back goes on top
            game.pile.append(game.pile.pop(0))


# While Roque is at work "it" is the rival, and from the naming on also the card named.
NAMED: Final = 8


class LookAtHand(Step[RedRising]):
    """Look at the hand of the rival chosen: only the actor sees it."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            return
        cards = hand_seen(game, frame.it)
        for card in cards:
            game.known[card] |= 1 << frame.actor
        game.reveals += 1
        if game.story is not None:
            game.tell("event-looks", {"seat": frame.actor, "rival": frame.it})
            game.tell("event-sees", {"seat": frame.actor, "cards": card_messages(cards)}, [frame.actor])


def hand_seen(game: RedRising, party: int) -> list[int]:
    """The hand of a rival; of the Automa the top six cards of its pile (RA-50)."""
    return game.pile[-SIX:] if game.is_automa(party) else game.hands[party]


class NameCard(Ask):
    """Name a card of the hand that was looked at."""

    def __init__(self) -> None:
        super().__init__("prompt-name-card", "option-name-card")

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it != NONE:
            super().run(game, frame)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_CARD + card for card in sorted(hand_seen(game, frame.it))]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        card = option - A_CARD
        frame.it |= (card + 1) << NAMED
        if game.story is not None:
            game.tell("event-names-card", {"seat": seat, "card": card_name(card)})

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [f"card:{NAMES[card]}" for card in range(CARDS)]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = card_touched(touches[-1])
        if card in hand_seen(game, frame.it):
            return None
        return Reason("RR-11", Message("reason-not-in-hand", card=card_name(card), seat=frame.it))


class DrawNamed(Accept):
    """Draw a card of that hand at random: the one that was named is banished, and so is this card."""

    def asked(self, game: RedRising, frame: Frame) -> int:
        return frame.it & ((1 << NAMED) - 1)

    def drawn(self, frame: Frame) -> int:
        return (frame.it >> NAMED) - 1

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            return
        party = self.asked(game, frame)
        automa = game.is_automa(party)
        if automa:
            seen = game.pile[-SIX:]
            game.rng.shuffle(seen)
            for card in seen:
                game.known[card] = 0
            game.pile[-len(seen) :] = seen
            card = game.pile[-1]
        else:
            hand = game.hands[party]
            card = hand[game.rng.below(len(hand))]
        game.show(card)
        if game.story is not None:
            game.tell("event-exposes", {"seat": party, "card": card_name(card)})
        if card != self.drawn(frame):
            return
        BANISH_SELF.run(game, frame)
        if automa:
            self.hit(game, frame, party)
        else:
            super().run(game, frame)
