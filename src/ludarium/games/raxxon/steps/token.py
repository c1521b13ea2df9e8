"""Steps for the sheets: removing tokens, and the optional effect that costs a Raxxon card (RX-35)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step

from ..option_code import A_BUTTON, A_TOKEN, ACTIONS_PER_SEAT, DONE, NO, YES
from ..table import Raxxon
from .question import Pick, RaxxonQuestion
from .symbol import draw_raxxon

CHOSEN_PLAYER: Final = -3  # in place of a character: the player whose token is chosen first


class PickToken(Pick[Raxxon]):
    """Remove tokens from a sheet."""

    def sheet(self, game: Raxxon, frame: Frame, seat: int) -> int:
        """The seat whose sheet it is; NONE if the player chooses one."""
        raise NotImplementedError

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        sheet = self.sheet(game, frame, seat)
        if sheet != NONE:
            return tokens_of(game, sheet)
        codes: list[int] = []
        for other in range(game.seats):
            codes += tokens_of(game, other)
        return codes

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        remove_token(game, code)

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return token_touches(game)

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        other, action = divmod(code - A_TOKEN, ACTIONS_PER_SEAT)
        if self.sheet(game, frame, seat) not in (NONE, other):
            return Reason(self.rule, Message("reason-other-sheet", seat=other))
        return None if game.tokens[other][action] else Reason(self.rule, Message("reason-no-token"))

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return token_text(game, option) if option < A_BUTTON else super().text(game, frame, option)


class RemoveTokens(PickToken):
    """Remove tokens from the sheet of a character, or from one sheet of the player's choice."""

    def __init__(self, who: int, number: int, *, must: bool) -> None:
        super().__init__("prompt-untoken", "option-untoken", "RX-25", number, must=must)
        self.who = who

    def asked_seat(self, game: Raxxon, frame: Frame) -> int:
        return game.characters.index(self.who) if self.who in game.characters else frame.actor

    def sheet(self, game: Raxxon, frame: Frame, seat: int) -> int:
        return NONE if self.who == CHOSEN_PLAYER else seat

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        is_in_play = self.who == CHOSEN_PLAYER or self.who in game.characters
        return super().pool(game, frame, seat) if is_in_play else []

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if self.who != CHOSEN_PLAYER or option == DONE:
            super().answer(game, frame, seat, option)
            return
        remove_token(game, option)
        if self.number > 1:  # further ones from the same sheet
            sheet = (option - A_TOKEN) // ACTIONS_PER_SEAT
            game.push(REMOVE_MORE_TOKENS[self.number - 1], seat, NONE, sheet)


class RemoveMoreTokens(PickToken):
    """Remove further tokens from the sheet of the seat in "that"."""

    def __init__(self, number: int) -> None:
        super().__init__("prompt-untoken-more", "option-untoken", "RX-25", number, must=False)

    def sheet(self, game: Raxxon, frame: Frame, seat: int) -> int:
        return frame.that

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question, seat=frame.that)


def token_text(game: Raxxon, option: int) -> Message:
    """The text of removing a token: the action that it is on."""
    seat, action = divmod(option - A_TOKEN, ACTIONS_PER_SEAT)
    return Message("option-untoken", seat=seat, action=game.actions(seat)[action].name)


MAX_TOKENS: Final = 6
REMOVE_MORE_TOKENS: Final[list[Script]] = [
    Script(f"more-tokens-{number}", [RemoveMoreTokens(number)]) for number in range(MAX_TOKENS)
]


class EachRemovesTokens(Step[Raxxon]):
    """Each player, from the current one on, may remove tokens from their own sheet; "it" counts the players."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Raxxon, frame: Frame) -> None:
        frame.it += 1
        if frame.it == game.seats:
            frame.it = NONE
            return
        frame.repeat()
        seat = (frame.actor + frame.it) % game.seats
        game.push(REMOVE_MORE_TOKENS[self.number], seat, NONE, seat)


def token_touches(game: Raxxon) -> list[str]:
    """The touch ids of the tokens of all actions, also of those without tokens."""
    return [f"token:{seat}:{action}" for seat in range(game.seats) for action in range(len(game.tokens[seat]))]


def tokens_of(game: Raxxon, seat: int) -> list[int]:
    """The codes of the tokens on a sheet, one for each action that has any."""
    tokens = game.tokens[seat]
    return [A_TOKEN + seat * ACTIONS_PER_SEAT + action for action in range(len(tokens)) if tokens[action]]


def remove_token(game: Raxxon, code: int) -> None:
    """Remove the last token from an action."""
    seat, action = divmod(code - A_TOKEN, ACTIONS_PER_SEAT)
    game.tokens[seat][action] -= 1
    if game.events is not None:
        game.emit("event-untokens", {"seat": seat, "action": token_text(game, code).args["action"]})


class OptionalEffect(RaxxonQuestion[Raxxon]):
    """An optional effect: a player who uses it draws a Raxxon card after the action (RX-35)."""

    def __init__(self, *steps: Step[Any]) -> None:
        super().__init__("prompt-optional", "", "RX-35")
        self.script = Script("", list(steps))
        first = self.script.steps[0]
        if isinstance(first, Pick):
            first.at_least_one = True  # a player who agrees and picks nothing would draw a card for nothing

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [YES, NO] if self.idle_reason(game, frame) is None else []

    def idle_reason(self, game: Raxxon, frame: Frame) -> Reason | None:
        first = self.script.steps[0]
        return first.idle_reason(game, frame) if isinstance(first, RaxxonQuestion) else None

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == YES:
            game.draw_owed = True
            game.push(self.script, seat, NONE, frame.that)

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return Message("option-extra" if option == YES else "option-no-extra")

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return ["yes", "no"]

    def inner(self) -> list[Script]:
        return [self.script]


class DrawOwedCard(Step[Raxxon]):
    """Draw the Raxxon card for an optional effect that was used (RX-35)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.draw_owed:
            game.draw_owed = False
            draw_raxxon(game, frame)
