"""The scoring phase: end-of-game abilities, house Ceres, wildcards."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step
from ludarium.kernel.steps import When

from .card import CARDS, COLOUR, COLOURS, NAMES
from .content.houses import CERES
from .content.roster import GRAY, ORANGE
from .kind import ANY
from .option_code import A_CARD, A_COLOUR, A_NAME, BEST, BY_HAND, NO
from .steps.card_context import card_context
from .steps.hand import BanishFromHand
from .steps.question import CardQuestion
from .steps.touches import hand_touches
from .table import RedRising, card_name


class BeginScoring(Step[RedRising]):
    """Reveal the hands after the last turn, and note the number of banished cards (R15)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.scoring_start = len(game.banished)
        game.reveal_hands()
        if game.events is not None:
            game.emit("event-scoring", {"number": game.scoring_start})


class ForEachSeat(Step[RedRising]):
    """Run a script for each seat, clockwise from the first player. "It" counts the seats that are done."""

    def __init__(self, script: Script) -> None:
        self.script = script

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it += 1
        if frame.it < game.seats:
            frame.repeat()
            first = 0 if game.is_automa(game.first) else game.first
            game.push(self.script, (first + frame.it) % game.seats)
        else:
            frame.it = NONE


class UseAbilities(CardQuestion):
    """Use end-of-game abilities, in an order that their owner chooses (RR-60)."""

    def __init__(self) -> None:
        super().__init__("prompt-ability", "option-ability", "RR-60")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [
            A_CARD + card for card in game.hands[seat] if card not in game.used and is_ability_usable(game, frame, card)
        ]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        card = option - A_CARD
        game.used.append(card)
        game.reveal(card)
        if game.events is not None:
            game.emit("event-uses", {"seat": seat, "card": card_name(card)})
        frame.repeat()
        game.push(game.card_scripts.end_scripts[card], seat, NONE, card_context(card, 0, NONE))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return hand_touches(game, seat)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = NAMES.index(touches[-1].removeprefix("card:"))
        if not game.card_scripts.end_scripts[card].steps:
            return Reason("RR-60", Message("reason-no-ability", card=card_name(card)))
        if card in game.used:
            return Reason("RR-60", Message("reason-used", card=card_name(card)))
        if not is_ability_usable(game, frame, card):
            return Reason("RR-60", Message("reason-not-now", card=card_name(card)))
        return None


def is_ability_usable(game: RedRising, frame: Frame, card: int) -> bool:
    """Whether a card has an end-of-game ability whose condition, if it starts with one, holds."""
    steps: list[Step[Any]] = game.card_scripts.end_scripts[card].steps
    if not steps:
        return False
    first = steps[0]
    return first.condition.holds(game, frame) if isinstance(first, When) else True


class CeresBanishes(BanishFromHand):
    """House Ceres banishes a card of the hand (RR-41), after all abilities and before scoring (R1)."""

    def __init__(self) -> None:
        super().__init__(ANY, may=False)
        self.question = "prompt-ceres-end"
        self.rule = "RR-41"

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return super().options(game, frame, seat) if game.houses[seat] == CERES else []

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)


def wildcards_in_hand(game: RedRising, seat: int) -> list[int]:
    """The gray and orange cards of a hand (RR-61, RR-62)."""
    return [card for card in game.hands[seat] if COLOUR[card] in (GRAY, ORANGE)]


class OfferBestWildcards(CardQuestion):
    """Ask a player with wildcards whether the score pad assigns them best, or the player by hand."""

    def __init__(self) -> None:
        super().__init__("prompt-wilds", "", "RR-61")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [BEST, BY_HAND] if wildcards_in_hand(game, seat) else []

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == BY_HAND:
            game.best &= ~(1 << seat)
            game.push(BY_HAND_SCRIPT, seat)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return ["best", "by-hand"]


class ChooseWildcards(CardQuestion):
    """Choose the colour or name of each wildcard, one after the other. "It" counts those that are done."""

    def __init__(self) -> None:
        super().__init__("prompt-wild-colour", "", "RR-62")

    def run(self, game: RedRising, frame: Frame) -> None:
        frame.it += 1
        if frame.it < len(wildcards_in_hand(game, frame.actor)):
            super().run(game, frame)

    def card(self, game: RedRising, frame: Frame) -> int:
        """The wildcard of the question."""
        return wildcards_in_hand(game, frame.actor)[frame.it]

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        if COLOUR[self.card(game, frame)] == GRAY:
            options = [A_COLOUR + colour for colour in range(len(COLOURS)) if colour != GRAY]
        else:
            options = [A_NAME + card for card in range(CARDS)]
        options.append(NO)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        card = self.card(game, frame)
        frame.repeat()
        if option == NO:
            return
        game.wilds[card] = option - A_NAME if option >= A_NAME else option - A_COLOUR
        if game.events is not None:
            if option >= A_NAME:
                args: dict[str, Argument] = {"name": f"character-{NAMES[option - A_NAME]}"}
                game.emit("event-wild-name", {"seat": seat, "card": card_name(card), **args})
            else:
                args = {"colour": f"colour-{COLOURS[option - A_COLOUR]}"}
                game.emit("event-wild-colour", {"seat": seat, "card": card_name(card), **args})

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

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        if COLOUR[self.card(game, frame)] == GRAY:
            return [*(f"colour:{colour}" for colour in COLOURS), "no"]
        return [*(f"name:{name}" for name in NAMES), "no"]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "colour:gray":
            return Reason("RR-62", Message("reason-gray-already"))
        return None


class EndGame(Step[RedRising]):
    """End the game."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.reveals += 1
        if game.events is not None:
            game.emit("event-ends", {})


BY_HAND_SCRIPT: Final = Script("wilds-by-hand", [ChooseWildcards()])
ABILITIES: Final = Script("abilities", [UseAbilities()])
CERES_END: Final = Script("ceres-end", [CeresBanishes()])
WILDS: Final = Script("wilds", [OfferBestWildcards()])
