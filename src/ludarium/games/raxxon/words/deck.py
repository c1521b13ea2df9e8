"""Words for the decks: looking at the top cards and putting them back in any order, sending a line to the bottom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Script

from ..grid import cells_of, line
from ..table import EVERYBODY, Raxxon
from ..thing import A_CARD, A_CITIZEN, A_LINE
from .asking import Ask, source
from .kill import LineWord

POPULATION: Final = 0
RAXXON_DECK: Final = 1


class Arrange(Ask):
    """Put some cards of a deck into any order, the topmost first; "it" counts those that lie as they shall."""

    def __init__(self, deck: int, *, secret: bool) -> None:
        super().__init__("prompt-arrange", "option-arrange", "RX-27")
        self.deck = deck
        self.secret = secret  # then it is also asked where all cards are alike: not to ask would tell

    def cards(self, game: Raxxon) -> list[int]:
        """The deck."""
        return game.population if self.deck == POPULATION else game.raxxon

    def known(self, game: Raxxon) -> list[int]:
        """Who knows the cards of the deck."""
        return game.population_known if self.deck == POPULATION else game.raxxon_known

    def top(self, game: Raxxon, frame: Frame) -> int:
        """The place in the deck of the topmost of the cards."""
        raise NotImplementedError

    def number(self, game: Raxxon, frame: Frame) -> int:
        """How many cards are put into order."""
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
        found: list[int] = []
        for place in range(top, top - self.number(game, frame) + frame.it, -1):
            option = first + cards[place]
            if option not in found:
                found.append(option)
        return found

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        cards = self.cards(game)
        top = self.top(game, frame) - frame.it
        place = top
        wanted = option - (A_CITIZEN if self.deck == POPULATION else A_CARD)
        while cards[place] != wanted:
            place -= 1
        cards.insert(top, cards.pop(place))
        frame.again()

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [self.touches(game, frame, option)[0] for option in self.options(game, frame, seat)]

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question, by=source(game, frame), number=frame.it + 1)


class ArrangeTop(Arrange):
    """Look at the top cards of a deck and put them back in any order; only the actor knows them from then on."""

    def __init__(self, deck: int, number: int) -> None:
        super().__init__(deck, secret=True)
        self.most = number

    def top(self, game: Raxxon, frame: Frame) -> int:
        return len(self.cards(game)) - 1

    def number(self, game: Raxxon, frame: Frame) -> int:
        return min(self.most, len(self.cards(game)))

    def against_all(self, game: Raxxon, frame: Frame) -> Reason | None:
        return None if self.cards(game) else Reason(self.rule, Message("idle-deck"))

    def run(self, game: Raxxon, frame: Frame) -> None:
        number = self.number(game, frame)
        if frame.it == NONE and number:
            known = self.known(game)
            for place in range(len(known) - number, len(known)):
                known[place] = 1 << frame.actor  # what others knew may now lie elsewhere
            game.reveals += 1
            if game.story is not None:
                self.tell(game, frame.actor, number)
        super().run(game, frame)

    def tell(self, game: Raxxon, seat: int, number: int) -> None:
        """Say that cards were looked at, and to whoever did which they are."""
        deck = "deck-population" if self.deck == POPULATION else "deck-raxxon"
        args: dict[str, Argument] = {"seat": seat, "number": number, "deck": deck}
        game.tell("event-looks-at-top", args)
        seen = self.cards(game)[-number:][::-1]
        if self.deck == POPULATION:
            cards = game.citizen_messages(seen)
        else:
            cards = [Message(f"card-{game.lore.cards[card].name}") for card in seen]
        game.tell("event-sees", {"seat": seat, "cards": cards}, [seat])


class ArrangeBottom(Arrange):
    """Put the lowest cards of the population deck, which all have seen, into any order; "that" has their number."""

    def __init__(self) -> None:
        super().__init__(POPULATION, secret=False)

    def top(self, game: Raxxon, frame: Frame) -> int:
        return frame.that - 1

    def number(self, game: Raxxon, frame: Frame) -> int:
        return frame.that

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message("prompt-arrange-bottom", number=frame.it + 1)


AT_THE_BOTTOM: Final = Script("at-the-bottom", [ArrangeBottom()])


class StandDown(LineWord):
    """A row or column of face-up cards goes face down, in any order, to the bottom of the population deck."""

    def __init__(self) -> None:
        super().__init__("prompt-stand-down", "option-stand-down", "RX-27")
        self.idle = "idle-stand-down"

    def fits(self, game: Raxxon, cells: i64) -> bool:
        return not game.down & cells

    def why_not(self, game: Raxxon, cells: i64) -> Message:
        return Message("reason-line-face-down")

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        cards = [game.take(cell) for cell in cells_of(game.crowd & line(option - A_LINE))]
        game.population = cards + game.population
        game.population_known = [EVERYBODY] * len(cards) + game.population_known
        if game.story is not None:
            game.tell("event-stands-down", {"seat": seat, "cards": game.citizen_messages(cards)})
        game.push(AT_THE_BOTTOM, seat, NONE, len(cards))
