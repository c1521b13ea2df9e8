"""The Loan Shark: a turn inside a turn."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE, Frame, Script, Step

from ..option_code import BUY, NO
from ..table import RedRising, card_name
from ..tracks import HELIUM
from ..turn import TURN
from .card_context import own_card
from .question import CardQuestion

TURN_PRICE: Final = 2


class OfferTurn(CardQuestion):
    """The chosen rival buys a turn for 2 helium, or gives 1."""

    def __init__(self) -> None:
        super().__init__("prompt-lend", "")

    def asked_seat(self, game: RedRising, frame: Frame) -> int:
        return frame.it

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        helium = game.tracks[HELIUM][seat]
        return [BUY, NO] if helium >= TURN_PRICE else [NO] if helium else []

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        price = TURN_PRICE if option == BUY else 1
        game.change_track(seat, HELIUM, -price)
        game.change_track(frame.actor, HELIUM, price)
        if option == BUY:
            if game.events is not None:
                game.emit("event-buys-turn", {"seat": seat})
            game.push(RESUME, frame.actor, game.barred, int(game.ended))
            game.barred = 0
            game.ended = False
            game.untouchable = own_card(frame)
            game.push(TURN, seat)

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        return Message("option-buy-turn" if option == BUY else "option-give-helium")

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), seat=frame.actor)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return ["buy", "no"]


class ResumeTurn(Step[RedRising]):
    """Resume the turn in which another was bought; the locations barred by the guest are free again (RR-12)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.barred = frame.it
        game.ended = bool(frame.that)
        game.untouchable = NONE


RESUME: Final = Script("resume", [ResumeTurn()])
