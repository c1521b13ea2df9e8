"""Steps that affect rivals, and their defences (RR-27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..card import CARDS, COLOUR, NAMES
from ..character import SAVES_CARDS
from ..content.roster import GOLD, RED
from ..option_code import A_CARD, A_PLAYER, ACCEPT, NO, PAIR, REVEAL
from ..table import AUTOMA_CARDS_SEEN, RedRising, card_messages, card_name
from .card_context import chosen_rival, name_card, named_card, own_card
from .itself import BanishSelf
from .question import CardQuestion
from .touches import hand_touches, player_touches, touched_card

ANY_RIVAL: Final = 0
WITH_CARDS: Final = 1
LEFT: Final = 0
RIGHT: Final = 1

BANISH_SELF: Final = BanishSelf()


def can_lose_cards(game: RedRising, player: int) -> bool:
    """Whether a player has cards to lose; in the fairness variant more than at the start (R6)."""
    number = game.card_count(player)
    return number > game.starting_hand_size(player) if game.fair else number > 0


class ChooseRival(CardQuestion):
    """Choose a rival, who becomes "it"."""

    def __init__(self, who: int = ANY_RIVAL, *, may: bool = False) -> None:
        super().__init__("prompt-rival", "option-rival")
        self.who = who
        self.may = may

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options = [
            A_PLAYER + player for player in game.rivals(seat) if self.who == ANY_RIVAL or can_lose_cards(game, player)
        ]
        if options and self.may:
            options.append(NO)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = NONE if option == NO else option - A_PLAYER
        if frame.it != NONE and game.events is not None and not game.is_duel():
            game.emit("event-picks", {"seat": seat, "rival": frame.it, "card": card_name(own_card(frame))})

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [*player_touches(game), "no"] if self.may else player_touches(game)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            return None
        player = int(touches[-1].split(":")[1])
        if player == seat:
            return Reason("RR-11", Message("reason-yourself"))
        if self.who == WITH_CARDS and game.card_count(player) == 0:
            return Reason("RR-11", Message("reason-no-cards", seat=player))
        if self.who == WITH_CARDS and game.fair and game.card_count(player) <= game.starting_hand_size(player):
            return Reason("RR-28", Message("reason-fair", seat=player, number=game.starting_hand_size(player)))
        return None


def defence_cards(game: RedRising, seat: int, saves: int) -> list[int]:
    """The cards in a hand with this defence."""
    defences = game.card_scripts.defences
    return [card for card in game.hands[seat] if defences[card] == saves]


def reveal_defence(game: RedRising, seat: int, card: int) -> None:
    """Reveal a card with a defence ability (RR-27); it stays in the hand."""
    game.reveal(card)
    if game.events is not None:
        game.emit("event-defends", {"seat": seat, "card": card_name(card)})


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalLosesCard(CardQuestion):
    """The chosen rival loses a card of their choice or reveals a defence, in one question (R20)."""

    def __init__(self, question: str, option_message: str) -> None:
        super().__init__(question, option_message, "RR-27")
        self.always_ask = True

    def asked_seat(self, game: RedRising, frame: Frame) -> int:
        return frame.it

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            return
        if game.is_automa(frame.it):
            self.lose(game, frame, frame.it, game.pile.pop(0))  # RA-10
        else:
            super().run(game, frame)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options = [A_CARD + card for card in game.hands[seat]]
        options += [REVEAL + (A_CARD + card) * PAIR for card in defence_cards(game, seat, SAVES_CARDS)]
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        second, first = divmod(option, PAIR)
        if second:
            reveal_defence(game, seat, second - A_CARD)
            frame.it = NONE
        else:
            game.hands[seat].remove(first - A_CARD)
            self.lose(game, frame, seat, first - A_CARD)

    def lose(self, game: RedRising, frame: Frame, player: int, card: int) -> None:
        """Do something with the lost card."""
        raise NotImplementedError

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        if second:
            return Message("option-defend", card=card_name(second - A_CARD))
        return Message(self.option_message, card=card_name(first - A_CARD))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), seat=frame.actor)

    def touchable(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [*hand_touches(game, seat), "reveal"]
        return hand_touches(game, seat) if touches == ["reveal"] else []

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return None
        return objection_to_defence(game, touches[-1], SAVES_CARDS)


def objection_to_defence(game: RedRising, touch: str, saves: int) -> Reason | None:
    """Why a card is not a defence against this loss."""
    card = touched_card(touch)
    if game.card_scripts.defences[card] == saves:
        return None
    return Reason("RR-27", Message("reason-no-defence", card=card_name(card)))


class RivalBanishes(RivalLosesCard):
    """The chosen rival banishes a card of their hand."""

    def __init__(self) -> None:
        super().__init__("prompt-lose-card", "option-banish")

    def lose(self, game: RedRising, frame: Frame, player: int, card: int) -> None:
        game.reveals += 1
        game.banish(card)
        frame.it = card
        if game.events is not None:
            game.emit("event-banishes-hand", {"seat": player, "card": card_name(card)})


class RivalGives(RivalLosesCard):
    """The chosen rival gives the actor a card of their hand; no other player sees it."""

    def __init__(self) -> None:
        super().__init__("prompt-give-card", "option-give")

    def lose(self, game: RedRising, frame: Frame, player: int, card: int) -> None:
        game.reveals += 1
        between = 1 << frame.actor
        if game.is_automa(player):
            game.add_to_hand(frame.actor, card, game.known[card])
        else:
            # Other seats that knew cards of this hand no longer know which are left.
            game.forget_hand(player, between)
            game.add_to_hand(frame.actor, card, 1 << player)
        frame.it = 0
        if game.events is not None:
            game.emit("event-steals", {"seat": frame.actor, "rival": player})
            seeing = [seat for seat in (frame.actor, player) if not game.is_automa(seat)]
            game.emit("event-stolen", {"seat": frame.actor, "card": card_name(card)}, seeing)


@mypyc_attr(allow_interpreted_subclasses=True)
class AcceptLoss(CardQuestion):
    """The player who would lose the card drawn from their hand may reveal a defence (R20)."""

    def __init__(self) -> None:
        super().__init__("prompt-accept", "option-defend", "RR-27")
        self.always_ask = True

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [ACCEPT] + [A_CARD + card for card in defence_cards(game, seat, SAVES_CARDS)]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == ACCEPT:
            self.banish_drawn(game, frame, seat)
        else:
            reveal_defence(game, seat, option - A_CARD)

    def drawn_card(self, frame: Frame) -> int:
        """The card that was drawn."""
        return frame.it

    def banish_drawn(self, game: RedRising, frame: Frame, player: int) -> None:
        """Banish the card that was drawn."""
        card = self.drawn_card(frame)
        if game.is_automa(player):
            game.pile.remove(card)
        else:
            game.hands[player].remove(card)
        game.banish(card)
        if game.events is not None:
            game.emit("event-banishes-hand", {"seat": player, "card": card_name(card)})

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        args = {"by": card_name(own_card(frame)), "card": card_name(self.drawn_card(frame))}
        return Message(self.question, **args)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return ["accept", *hand_touches(game, seat)]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None if touches[-1] == "accept" else objection_to_defence(game, touches[-1], SAVES_CARDS)


class Expose(AcceptLoss):
    """The neighbour reveals a random card: a gold is banished; for a red this card is banished; others return."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def asked_seat(self, game: RedRising, frame: Frame) -> int:
        return game.left(frame.actor) if self.side == LEFT else game.right(frame.actor)

    def run(self, game: RedRising, frame: Frame) -> None:
        player = self.asked_seat(game, frame)
        if (self.side == RIGHT and game.is_duel()) or not can_lose_cards(game, player):
            return
        automa = game.is_automa(player)
        card = game.pile[0] if automa else game.hands[player][game.rng.below(len(game.hands[player]))]  # RA-10
        game.reveal(card)
        frame.it = card
        if game.events is not None:
            game.emit("event-exposes", {"seat": player, "card": card_name(card)})
        colour = COLOUR[card]
        if colour == GOLD:
            if automa:
                self.banish_drawn(game, frame, player)
            else:
                super().run(game, frame)
            return
        if colour == RED:
            BANISH_SELF.run(game, frame)
        if automa:  # a card that the Automa takes back goes on top
            game.pile.append(game.pile.pop(0))


class LookAtHand(Step[RedRising]):
    """Look at the hand of the chosen rival; only the actor sees it."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            return
        cards = visible_hand(game, frame.it)
        for card in cards:
            game.known[card] |= 1 << frame.actor
        game.reveals += 1
        if game.events is not None:
            game.emit("event-looks", {"seat": frame.actor, "rival": frame.it})
            game.emit("event-sees", {"seat": frame.actor, "cards": card_messages(cards)}, [frame.actor])


def visible_hand(game: RedRising, player: int) -> list[int]:
    """The hand of a rival; of the Automa the top six cards of its pile (RA-50)."""
    return game.pile[-AUTOMA_CARDS_SEEN:] if game.is_automa(player) else game.hands[player]


class NameCard(CardQuestion):
    """Name a card of the hand that was looked at."""

    def __init__(self) -> None:
        super().__init__("prompt-name-card", "option-name-card")

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it != NONE:
            super().run(game, frame)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_CARD + card for card in sorted(visible_hand(game, frame.it))]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        card = option - A_CARD
        name_card(frame, card)
        if game.events is not None:
            game.emit("event-names-card", {"seat": seat, "card": card_name(card)})

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [f"card:{NAMES[card]}" for card in range(CARDS)]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = touched_card(touches[-1])
        if card in visible_hand(game, frame.it):
            return None
        return Reason("RR-11", Message("reason-not-in-hand", card=card_name(card), seat=frame.it))


class DrawNamed(AcceptLoss):
    """Draw a random card of that hand: if it is the named card, it and this card are banished."""

    def asked_seat(self, game: RedRising, frame: Frame) -> int:
        return chosen_rival(frame)

    def drawn_card(self, frame: Frame) -> int:
        return named_card(frame)

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == NONE:
            return
        player = self.asked_seat(game, frame)
        automa = game.is_automa(player)
        if automa:
            seen = game.pile[-AUTOMA_CARDS_SEEN:]
            game.rng.shuffle(seen)
            for card in seen:
                game.known[card] = 0
            game.pile[-len(seen) :] = seen
            card = game.pile[-1]
        else:
            hand = game.hands[player]
            card = hand[game.rng.below(len(hand))]
        game.reveal(card)
        if game.events is not None:
            game.emit("event-exposes", {"seat": player, "card": card_name(card)})
        if card != self.drawn_card(frame):
            return
        BANISH_SELF.run(game, frame)
        if automa:
            self.banish_drawn(game, frame, player)
        else:
            super().run(game, frame)
