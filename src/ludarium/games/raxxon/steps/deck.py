"""Steps for the decks: looking at the top cards and putting them back in any order, sending a line to the bottom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Script

from ..crowd_grid import cells_of, line
from ..effect_source import source_name
from ..option_code import A_CARD, A_CITIZEN, A_LINE
from ..secrets import KNOWN_TO_ALL
from ..table import Raxxon
from .kill import LineQuestion
from .question import RaxxonQuestion

POPULATION: Final = 0
RAXXON_DECK: Final = 1


class Arrange(RaxxonQuestion[Raxxon]):
    """Put some cards of a deck into any order, from the top down; "it" counts the cards already in place."""

    def __init__(self, deck: int, *, secret: bool) -> None:
        super().__init__("prompt-arrange", "option-arrange", "RX-27")
        self.deck = deck
        self.secret = secret  # then ask even if all cards are alike: not asking would reveal it

    def cards(self, game: Raxxon) -> list[int]:
        """The cards of the deck."""
        return game.population if self.deck == POPULATION else game.raxxon

    def known(self, game: Raxxon) -> list[int]:
        """The viewers who know each card of the deck."""
        return game.population_known if self.deck == POPULATION else game.raxxon_known

    def top(self, game: Raxxon, frame: Frame) -> int:
        """The index in the deck of the topmost card to order."""
        raise NotImplementedError

    def number(self, game: Raxxon, frame: Frame) -> int:
        """The number of cards to order."""
        raise NotImplementedError

    def run(self, game: Raxxon, frame: Frame) -> None:
        frame.it += 1
        if frame.it >= self.number(game, frame) - 1:
            frame.it = NONE
            return
        options = self.options(game, frame, frame.actor)
        if len(options) > 1 or self.secret:
            game.ask(frame.actor, options)
        else:
            frame.it = NONE

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        top = self.top(game, frame) - frame.it
        cards = self.cards(game)
        first = A_CITIZEN if self.deck == POPULATION else A_CARD
        options: list[int] = []
        for place in range(top, top - self.number(game, frame) + frame.it, -1):
            option = first + cards[place]
            if option not in options:
                options.append(option)
        return options

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        cards = self.cards(game)
        top = self.top(game, frame) - frame.it
        place = top
        wanted = option - (A_CITIZEN if self.deck == POPULATION else A_CARD)
        while cards[place] != wanted:
            place -= 1
        cards.insert(top, cards.pop(place))
        frame.repeat()

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return [self.touches(game, frame, option)[0] for option in self.options(game, frame, seat)]

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question, by=source_name(game, frame), number=frame.it + 1)


class ArrangeTop(Arrange):
    """Look at the top cards of a deck and put them back in any order; then only the actor knows them."""

    def __init__(self, deck: int, number: int) -> None:
        super().__init__(deck, secret=True)
        self.max_number = number

    def top(self, game: Raxxon, frame: Frame) -> int:
        return len(self.cards(game)) - 1

    def number(self, game: Raxxon, frame: Frame) -> int:
        return min(self.max_number, len(self.cards(game)))

    def idle_reason(self, game: Raxxon, frame: Frame) -> Reason | None:
        return None if self.cards(game) else Reason(self.rule, Message("idle-deck"))

    def targets(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return []  # the cards are not known yet

    def run(self, game: Raxxon, frame: Frame) -> None:
        number = self.number(game, frame)
        if frame.it == NONE and number:
            known = self.known(game)
            for place in range(len(known) - number, len(known)):
                known[place] = 1 << frame.actor  # cards that others knew may be elsewhere now
            game.reveals += 1
            if game.events is not None:
                self.emit_look(game, frame.actor, number)
        super().run(game, frame)

    def emit_look(self, game: Raxxon, seat: int, number: int) -> None:
        """Emit that cards were looked at, and to the actor which ones."""
        deck = "deck-population" if self.deck == POPULATION else "deck-raxxon"
        args: dict[str, Argument] = {"seat": seat, "number": number, "deck": deck}
        game.emit("event-looks-at-top", args)
        seen = self.cards(game)[-number:][::-1]
        if self.deck == POPULATION:
            cards = game.citizen_messages(seen)
        else:
            cards = [Message(f"card-{game.pack.cards[card].name}") for card in seen]
        game.emit("event-sees", {"seat": seat, "cards": cards}, [seat])


class ArrangeBottom(Arrange):
    """Put the lowest cards of the population deck, which all viewers know, into any order; "that" is their number."""

    def __init__(self) -> None:
        super().__init__(POPULATION, secret=False)

    def top(self, game: Raxxon, frame: Frame) -> int:
        return frame.that - 1

    def number(self, game: Raxxon, frame: Frame) -> int:
        return frame.that

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message("prompt-arrange-bottom", number=frame.it + 1)


AT_THE_BOTTOM: Final = Script("at-the-bottom", [ArrangeBottom()])


class StandDown(LineQuestion):
    """Put a row or column of face-up cards, in any order, under the population deck."""

    def __init__(self) -> None:
        super().__init__("prompt-stand-down", "option-stand-down", "RX-27")
        self.idle_message = "idle-stand-down"

    def is_eligible(self, game: Raxxon, cells: i64) -> bool:
        return not game.down & cells

    def why_not(self, game: Raxxon, cells: i64) -> Message:
        return Message("reason-line-face-down")

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        cards = [game.take(cell) for cell in cells_of(game.crowd & line(option - A_LINE))]
        game.population = cards + game.population
        game.population_known = [KNOWN_TO_ALL] * len(cards) + game.population_known
        if game.events is not None:
            game.emit("event-stands-down", {"seat": seat, "cards": game.citizen_messages(cards)})
        game.push(AT_THE_BOTTOM, seat, NONE, len(cards))
