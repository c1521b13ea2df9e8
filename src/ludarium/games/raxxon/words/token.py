"""Words for the sheets: tokens that leave them, and the optional effect that costs a Raxxon card (RX-35)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step

from ..table import Raxxon
from ..thing import A_BUTTON, A_TOKEN, DONE, NO, TOKENS, YES
from .asking import Ask, Pick
from .symbol import draw_raxxon

# Whose tokens.
CHOSEN: Final = -3  # a player's of one's choice
EACH: Final = -2  # everybody's, each their own


class Untoken(Pick):
    """Tokens leave a sheet: of a character, or of the player whom one chooses by choosing the first."""

    def __init__(self, who: int, number: int, *, must: bool) -> None:
        super().__init__("prompt-untoken", "option-untoken", "RX-25", number, must=must)
        self.who = who

    def asked(self, game: Raxxon, frame: Frame) -> int:
        return frame.actor if self.who == CHOSEN else seat_of(game, self.who)

    def run(self, game: Raxxon, frame: Frame) -> None:
        if self.who == CHOSEN or self.who in game.characters:
            super().run(game, frame)

    def against_all(self, game: Raxxon, frame: Frame) -> Reason | None:
        if self.who == CHOSEN or self.who in game.characters:
            return super().against_all(game, frame)
        return Reason(self.rule, Message(self.idle))

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        if self.who != CHOSEN:
            return tokens_of(game, seat)
        found: list[int] = []
        for other in range(game.seats):
            found += tokens_of(game, other)
        return found

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if self.who != CHOSEN or option == DONE:
            super().answer(game, frame, seat, option)
            return
        remove_token(game, option)
        if self.number > 1:
            game.push(MORE[self.number - 1], seat, NONE, (option - A_TOKEN) // TOKENS)  # the others of the same sheet

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        remove_token(game, thing)

    def around(self, game: Raxxon, seat: int) -> list[str]:
        return token_things(game)

    def against_thing(self, game: Raxxon, frame: Frame, seat: int, thing: int) -> Reason | None:
        other, action = divmod(thing - A_TOKEN, TOKENS)
        if self.who != CHOSEN and other != seat:
            return Reason(self.rule, Message("reason-other-sheet", seat=other))
        if not game.tokens[other][action]:
            return Reason(self.rule, Message("reason-no-token"))
        return None

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return token_text(game, option) if option < A_BUTTON else super().text(game, frame, option)


def token_text(game: Raxxon, option: int) -> Message:
    """What taking a token away is called: by the action that it lies on."""
    seat, action = divmod(option - A_TOKEN, TOKENS)
    return Message("option-untoken", seat=seat, action=game.actions(seat)[action].name)


class MoreTokens(Pick):
    """Further tokens leave the sheet of the seat that "that" names."""

    def __init__(self, number: int) -> None:
        super().__init__("prompt-untoken-more", "option-untoken", "RX-25", number, must=False)

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return tokens_of(game, frame.that)

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        remove_token(game, thing)

    def around(self, game: Raxxon, seat: int) -> list[str]:
        return token_things(game)

    def against_thing(self, game: Raxxon, frame: Frame, seat: int, thing: int) -> Reason | None:
        other, action = divmod(thing - A_TOKEN, TOKENS)
        if other != frame.that:
            return Reason(self.rule, Message("reason-other-sheet", seat=other))
        return None if game.tokens[other][action] else Reason(self.rule, Message("reason-no-token"))

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return token_text(game, option) if option < A_BUTTON else super().text(game, frame, option)

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question, seat=frame.that)


MOST_TOKENS: Final = 6
MORE: Final[list[Script]] = [Script(f"more-tokens-{number}", [MoreTokens(number)]) for number in range(MOST_TOKENS)]


class EachUntokens(Step[Raxxon]):
    """Each player, from the current one on, may remove tokens of their own; "it" counts who has been asked."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Raxxon, frame: Frame) -> None:
        frame.it += 1
        if frame.it == game.seats:
            frame.it = NONE
            return
        frame.again()
        seat = (frame.actor + frame.it) % game.seats
        game.push(MORE[self.number], seat, NONE, seat)


def token_things(game: Raxxon) -> list[str]:
    """Every line of every sheet, with tokens or without."""
    return [f"token:{seat}:{action}" for seat in range(game.seats) for action in range(len(game.tokens[seat]))]


def tokens_of(game: Raxxon, seat: int) -> list[int]:
    """The tokens on a sheet, one for each action that has any."""
    tokens = game.tokens[seat]
    return [A_TOKEN + seat * TOKENS + action for action in range(len(tokens)) if tokens[action]]


def remove_token(game: Raxxon, thing: int) -> None:
    """The last token that was put on an action leaves it."""
    seat, action = divmod(thing - A_TOKEN, TOKENS)
    game.tokens[seat][action] -= 1
    if game.story is not None:
        game.tell("event-untokens", {"seat": seat, "action": token_text(game, thing).args["action"]})


def seat_of(game: Raxxon, character: int) -> int:
    """The seat that plays a character."""
    return game.characters.index(character)


class Optional(Ask):
    """An extra effect that one may use: who does draws a Raxxon card after the action (RX-35)."""

    def __init__(self, *steps: Step[Any]) -> None:
        super().__init__("prompt-optional", "", "RX-35")
        self.script = Script("", list(steps))
        first = self.script.steps[0]
        if isinstance(first, Pick):
            first.agreed = True  # who says yes and chooses nothing would draw a card for nothing

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [YES, NO] if self.against_all(game, frame) is None else []

    def against_all(self, game: Raxxon, frame: Frame) -> Reason | None:
        first = self.script.steps[0]
        return first.against_all(game, frame) if isinstance(first, Ask) else None

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == YES:
            game.owed = True
            game.push(self.script, seat, NONE, frame.that)

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return Message("option-extra" if option == YES else "option-no-extra")

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["yes", "no"]

    def inner(self) -> list[Script]:
        return [self.script]


class OwedDraw(Step[Raxxon]):
    """After an action whose optional effect was used a Raxxon card is drawn (RX-35)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.owed:
            game.owed = False
            draw_raxxon(game, frame)
