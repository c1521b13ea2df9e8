"""The course of the game: turns until the end is set off, everybody's last one, and what is done before scoring."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step
from ludarium.kernel.words import When

from .kind import ANY
from .roster import CARDS, COLOUR, COLOURS, GRAY, NAMES, ORANGE
from .table import APOLLO, CERES, INSTITUTE, LOCATIONS, LUNA, MARS, RedRising, card_name
from .tally import HELIUM
from .thing import (
    A_CARD,
    A_COLOUR,
    A_LOCATION,
    A_NAME,
    BEST,
    BUY,
    BY_HAND,
    LEAD,
    NO,
    PAIR,
    THE_DECK,
)
from .words.asking import (
    Ask,
    against_empty,
    at_work,
    hand_things,
    location_things,
    location_touched,
    own_card,
)
from .words.deck import PlaceTop
from .words.hand import BanishFromHand
from .words.pile import deploy, gain_from
from .words.power import ROLL, BonusOfIt, push_bonus

LAST_ROUND: Final = 100  # RR-52: nobody can put off the end for ever
LEADS: Final = 0
SCOUTS: Final = 1


class PlayTurns(Step[RedRising]):
    """Turns, clockwise from the first player, until the end; then Apollo's extra one (RR-51)."""

    def __init__(self, automa: Script) -> None:
        self.automa = automa

    def run(self, game: RedRising, frame: Frame) -> None:
        game.turn += 1
        if game.turn == game.parties and not game.triggered:
            game.turn = 0
            game.round += 1
            if game.round >= LAST_ROUND:
                game.triggered = True
                if game.story is not None:
                    game.tell("event-last-round", {"number": game.round})
        party = (game.first + game.turn) % game.parties
        if game.turn == game.parties:
            if APOLLO not in game.houses:
                return
            party = game.houses.index(APOLLO)
            if game.story is not None:
                game.tell("event-extra-turn", {"seat": party})
        elif game.turn > game.parties:
            return
        frame.again()
        game.barred = 0
        game.ended = False
        game.push(self.automa if game.is_automa(party) else TURN, party)


class ChooseAction(Ask):
    """Lead, by deploying a card, or scout (RR-10). With an empty hand one leads without deploying (RR-25)."""

    def __init__(self) -> None:
        super().__init__("prompt-turn", "option-deploy", "RR-10")

    def run(self, game: RedRising, frame: Frame) -> None:
        options = self.options(game, frame, frame.actor)
        if options:
            game.ask(frame.actor, options)
        else:
            frame.it = SCOUTS
            if game.story is not None:
                game.tell("event-cannot-act", {"seat": frame.actor})
            if not any(game.hands):  # RR-52: nobody will ever act again, so this is the end
                game.triggered = True

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        for card in game.hands[seat]:
            first = A_CARD + card + A_LOCATION * PAIR
            found += [first, first + MARS * PAIR, first + LUNA * PAIR, first + INSTITUTE * PAIR]
        if not found and (game.deck or any(game.locations)):
            found.append(LEAD)
        if game.deck:
            found.append(THE_DECK)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = LEADS
        if option == THE_DECK:
            frame.it = SCOUTS
            game.push(SCOUT, seat)
        elif option != LEAD:
            second, first = divmod(option, PAIR)
            card = first - A_CARD
            game.hands[seat].remove(card)
            deploy(game, seat, card, second - A_LOCATION)

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        return Message("option-scout") if option == THE_DECK else super().text(game, frame, option)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question if game.hands[frame.actor] else "prompt-turn-empty")

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [*hand_things(game, seat), "lead", "deck"]
        return location_things() if len(touches) == 1 and touches[0].startswith("card:") else []

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "lead" and game.hands[seat]:
            return Reason("RR-11", Message("reason-deploy-first"))
        if touches[-1] == "lead" and not game.deck and not any(game.locations):
            return Reason("RR-12", Message("reason-nothing-to-gain"))
        if touches[-1] == "deck" and not game.deck:
            return Reason("RR-24", Message("reason-deck-empty"))
        return None


class FinishLead(Ask):
    """The second step of lead: gain a top card with its location's bonus, or a card of the deck and a roll (RR-12)."""

    def __init__(self) -> None:
        super().__init__("prompt-finish", "option-gain-top", "RR-12")

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it == LEADS and not game.ended:
            super().run(game, frame)

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        for location in range(len(LOCATIONS)):
            pile = game.locations[location]
            if pile and not game.barred >> location & 1 and pile[-1] != game.untouchable:
                found.append(A_LOCATION + location)
        if game.deck:
            found.append(THE_DECK)
        return found

    def nothing(self, game: RedRising, frame: Frame) -> None:
        if game.story is not None:
            game.tell("event-cannot-gain", {"seat": frame.actor})

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == THE_DECK:
            game.draw(seat, 1)
            game.push(ROLL, seat)
        else:
            location = option - A_LOCATION
            gain_from(game, seat, location, len(game.locations[location]) - 1)
            push_bonus(game, seat, location)

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        if option == THE_DECK:
            return Message("option-draw-and-roll")
        location = option - A_LOCATION
        args: dict[str, Argument] = {"card": card_name(game.locations[location][-1])}
        return Message(self.said, location=f"location-{LOCATIONS[location]}", **args)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [*location_things(), "deck"]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "deck":
            return None if game.deck else Reason("RR-24", Message("reason-deck-empty"))
        location = location_touched(touches[-1])
        where: dict[str, Argument] = {"location": f"location-{LOCATIONS[location]}"}
        reason = against_empty(game, touches[-1], "RR-12")
        if reason is None and game.barred >> location & 1:
            reason = Reason("RR-12", Message("reason-barred", **where))
        if reason is None and game.locations[location][-1] == game.untouchable:
            reason = Reason("RR-12", Message("reason-untouchable", card=card_name(game.untouchable)))
        return reason


# --- the Loan Shark: a turn inside a turn --------------------------------------------------------------------------


class Lend(Ask):
    """The rival chosen buys a turn for 2 helium, or gives 1."""

    def __init__(self) -> None:
        super().__init__("prompt-lend", "")

    def asked(self, game: RedRising, frame: Frame) -> int:
        return frame.it

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        helium = game.tracks[HELIUM][seat]
        return [BUY, NO] if helium >= PRICE else [NO] if helium else []

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        price = PRICE if option == BUY else 1
        game.change(seat, HELIUM, -price)
        game.change(frame.actor, HELIUM, price)
        if option == BUY:
            if game.story is not None:
                game.tell("event-buys-turn", {"seat": seat})
            game.push(RESUME, frame.actor, game.barred, int(game.ended))
            game.barred = 0
            game.ended = False
            game.untouchable = own_card(frame)
            game.push(TURN, seat)

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        return Message("option-buy-turn" if option == BUY else "option-give-helium")

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), seat=frame.actor)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["buy", "no"]


PRICE: Final = 2


class Resume(Step[RedRising]):
    """The turn goes on in which another was bought: what the guest deployed bars nobody (RR-12)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.barred = frame.it
        game.ended = bool(frame.that)
        game.untouchable = NONE


# --- the end -------------------------------------------------------------------------------------------------------


class BeginScoring(Step[RedRising]):
    """The last turn is over: the banished are counted as they are now (R15)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.scoring_start = len(game.banished)
        game.lay_open()
        if game.story is not None:
            game.tell("event-scoring", {"number": game.scoring_start})


class EachSeat(Step[RedRising]):
    """Everybody, clockwise from the first player, does this. "It" counts those who are done."""

    def __init__(self, script: Script) -> None:
        self.script = script

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it += 1
        if frame.it < game.seats:
            frame.again()
            first = 0 if game.is_automa(game.first) else game.first
            game.push(self.script, (first + frame.it) % game.seats)
        else:
            frame.it = NONE


class UseAbilities(Ask):
    """End-of-game abilities, in the order that their owner chooses (RR-60)."""

    def __init__(self) -> None:
        super().__init__("prompt-ability", "option-ability", "RR-60")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_CARD + card for card in game.hands[seat] if card not in game.used and can_use(game, frame, card)]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        card = option - A_CARD
        game.used.append(card)
        game.show(card)
        if game.story is not None:
            game.tell("event-uses", {"seat": seat, "card": card_name(card)})
        frame.again()
        game.push(game.lore.endings[card], seat, NONE, at_work(card, 0, NONE))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else hand_things(game, seat)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = NAMES.index(touches[-1].removeprefix("card:"))
        if not game.lore.endings[card].steps:
            return Reason("RR-60", Message("reason-no-ability", card=card_name(card)))
        if card in game.used:
            return Reason("RR-60", Message("reason-used", card=card_name(card)))
        if not can_use(game, frame, card):
            return Reason("RR-60", Message("reason-not-now", card=card_name(card)))
        return None


def can_use(game: RedRising, frame: Frame, card: int) -> bool:
    """Whether a card has an end-of-game ability, and its condition, if it begins with one, holds."""
    steps: list[Step[Any]] = game.lore.endings[card].steps
    if not steps:
        return False
    first = steps[0]
    return first.condition.holds(game, frame) if isinstance(first, When) else True


class CeresBanishes(BanishFromHand):
    """Ceres banishes a card of the hand (RR-41), after all abilities and before scoring (R1)."""

    def __init__(self) -> None:
        super().__init__(ANY, may=False)
        self.question = "prompt-ceres-end"
        self.rule = "RR-41"

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return super().options(game, frame, seat) if game.houses[seat] == CERES else []

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)


def wild_cards(game: RedRising, seat: int) -> list[int]:
    """The gray and orange cards of a hand (RR-61, RR-62)."""
    return [card for card in game.hands[seat] if COLOUR[card] in (GRAY, ORANGE)]


class BestWilds(Ask):
    """Whoever has wildcards lets the score pad find what is best, or chooses by hand."""

    def __init__(self) -> None:
        super().__init__("prompt-wilds", "", "RR-61")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [BEST, BY_HAND] if wild_cards(game, seat) else []

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == BY_HAND:
            game.best &= ~(1 << seat)
            game.push(BY_HAND_SCRIPT, seat)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["best", "by-hand"]


class ChooseWilds(Ask):
    """Choose for one wildcard after another what it is treated as. "It" counts those that are done."""

    def __init__(self) -> None:
        super().__init__("prompt-wild-colour", "", "RR-62")

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it += 1
        if frame.it < len(wild_cards(game, frame.actor)):
            super().run(game, frame)

    def card(self, game: RedRising, frame: Frame) -> int:
        """The wildcard that is asked about."""
        return wild_cards(game, frame.actor)[frame.it]

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        if COLOUR[self.card(game, frame)] == GRAY:
            found = [A_COLOUR + colour for colour in range(len(COLOURS)) if colour != GRAY]
        else:
            found = [A_NAME + card for card in range(CARDS)]
        found.append(NO)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        card = self.card(game, frame)
        frame.again()
        if option == NO:
            return
        game.wilds[card] = option - A_NAME if option >= A_NAME else option - A_COLOUR
        if game.story is not None:
            if option >= A_NAME:
                args: dict[str, Argument] = {"name": f"character-{NAMES[option - A_NAME]}"}
                game.tell("event-wild-name", {"seat": seat, "card": card_name(card), **args})
            else:
                args = {"colour": f"colour-{COLOURS[option - A_COLOUR]}"}
                game.tell("event-wild-colour", {"seat": seat, "card": card_name(card), **args})

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        if option == NO:
            return Message("option-as-printed")
        if option >= A_NAME:
            return Message("option-wild-name", name=f"character-{NAMES[option - A_NAME]}")
        return Message("option-colour", colour=f"colour-{COLOURS[option - A_COLOUR]}")

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        card = self.card(game, frame)
        question = self.question if COLOUR[card] == GRAY else "prompt-wild-name"
        return Message(question, card=card_name(card))

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if touches:
            return []
        if COLOUR[self.card(game, frame)] == GRAY:
            return [*(f"colour:{colour}" for colour in COLOURS), "no"]
        return [*(f"name:{name}" for name in NAMES), "no"]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "colour:gray":
            return Reason("RR-62", Message("reason-gray-already"))
        return None


class EndGame(Step[RedRising]):
    """All hands are shown (RR-08)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.reveals += 1
        if game.story is not None:
            game.tell("event-ends", {})


TURN: Final = Script("turn", [ChooseAction(), FinishLead()])
SCOUT: Final = Script("scout", [PlaceTop(), BonusOfIt()])
RESUME: Final = Script("resume", [Resume()])
BY_HAND_SCRIPT: Final = Script("wilds-by-hand", [ChooseWilds()])
ABILITIES: Final = Script("abilities", [UseAbilities()])
CERES_END: Final = Script("ceres-end", [CeresBanishes()])
WILDS: Final = Script("wilds", [BestWilds()])
