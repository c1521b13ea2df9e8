"""The sovereign token, and the bonuses of the locations (RR-30 to RR-33, RR-35)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step

from ..character import SAVES_TOKEN
from ..content.houses import HOUSES
from ..option_code import A_CARD, ACCEPT
from ..table import RedRising, card_name
from ..tracks import FLEET, HELIUM, INFLUENCE
from .question import CardQuestion
from .rival import defence_cards, objection_to_defence
from .touches import hand_touches
from .track import Get


class TakeToken(Step[RedRising]):
    """Take or keep the sovereign token (RR-32)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.push(SOVEREIGN, frame.actor)


class LoseToken(CardQuestion):
    """The holder of the token is asked whether to defend it, even without a defence card (R20).

    "It" is 0 if the actor has the token afterwards, else NONE.
    """

    def __init__(self) -> None:
        super().__init__("prompt-lose-token", "option-defend-token", "RR-27")
        self.always_ask = True

    def asked_seat(self, game: RedRising, frame: Frame) -> int:
        return game.sovereign

    def run(self, game: RedRising, frame: Frame) -> None:
        holder = game.sovereign
        # No need to ask for secrecy: the Automa learns nothing.
        alone = game.solo and holder == 0 and not defence_cards(game, holder, SAVES_TOKEN)
        if alone or holder in (NONE, frame.actor) or game.is_automa(holder):
            self.take_token(game, frame)
        else:
            super().run(game, frame)

    def take_token(self, game: RedRising, frame: Frame) -> None:
        """Give the token to the actor."""
        frame.it = 0
        if game.events is not None:
            kind = "event-keeps-token" if game.sovereign == frame.actor else "event-takes-token"
            game.emit(kind, {"seat": frame.actor})
        game.sovereign = frame.actor

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [ACCEPT] + [A_CARD + card for card in defence_cards(game, seat, SAVES_TOKEN)]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == ACCEPT:
            self.take_token(game, frame)
            return
        card = option - A_CARD
        game.hands[seat].remove(card)
        game.banish(card)
        game.reveals += 1
        if game.events is not None:
            game.emit("event-defends-token", {"seat": seat, "card": card_name(card)})
        game.draw(seat, 1)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, seat=frame.actor)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return ["accept", *hand_touches(game, seat)]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None if touches[-1] == "accept" else objection_to_defence(game, touches[-1], SAVES_TOKEN)


class UsePower(Step[RedRising]):
    """Run the power of the actor's house, if the actor took the token (RR-35)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it != NONE and not game.is_automa(frame.actor):
            house = game.houses[frame.actor]
            if game.events is not None:
                game.emit("event-power", {"seat": frame.actor, "house": f"house-{HOUSES[house]}"})
            game.push(game.card_scripts.house_powers[house], frame.actor)


def push_location_bonus(game: RedRising, seat: int, location: int) -> None:
    """Run the bonus of a location for a seat."""
    game.push(LOCATION_BONUSES[location], seat)


class GainLocationBonus(Step[RedRising]):
    """Gain the bonus of the location that is "it" (RR-14)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it != NONE:
            push_location_bonus(game, frame.actor, frame.it)


SOVEREIGN: Final = Script("sovereign", [LoseToken(), UsePower()])

# In the order of the locations: Jupiter, Mars, Luna, the Institute.
LOCATION_BONUSES: Final[list[Script]] = [
    Script("bonus-jupiter", [Get(FLEET, 1)]),
    Script("bonus-mars", [Get(HELIUM, 1)]),
    SOVEREIGN,
    Script("bonus-institute", [Get(INFLUENCE, 1)]),
]
