"""Steps that gain cards of locations."""

from __future__ import annotations

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..kind import ANY, Kind
from ..option_code import A_CARD, A_LOCATION, NO
from ..table import LOCATIONS, RedRising, card_name
from .board import HERE, PickCard, PickLocation, gain_from
from .card_context import deployed_at, own_card, place_beneath
from .question import CardQuestion
from .touches import (
    board_touches,
    objection_to_empty,
    touched_card,
)


class GainHere(PickCard):
    """Gain a card of this location."""

    def __init__(self, kind: Kind, *, may: bool = False) -> None:
        super().__init__("prompt-may-gain" if may else "prompt-gain", "option-gain", kind, HERE, may=may)

    def on_pick(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        frame.it = gain_from(game, frame.actor, location, place)


class GainAt(PickCard):
    """Gain a card of a named location."""

    def __init__(self, location: int) -> None:
        super().__init__("prompt-gain", "option-gain", ANY, location)

    def on_pick(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        frame.it = gain_from(game, frame.actor, location, place)


class GainMoved(Step[RedRising]):
    """Gain the card that was moved."""

    def run(self, game: RedRising, frame: Frame) -> None:
        location = game.find_card(frame.it)
        if location != NONE and frame.it != game.untouchable:
            gain_from(game, frame.actor, location, game.locations[location].index(frame.it))


class MayGainMoved(CardQuestion):
    """Optionally gain the card that was moved."""

    def __init__(self) -> None:
        super().__init__("prompt-may-gain-moved", "option-gain")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [] if frame.it in (NONE, game.untouchable) else [A_CARD + frame.it, NO]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == NO:
            frame.it = NONE
        else:
            location = game.find_card(frame.it)
            gain_from(game, seat, location, game.locations[location].index(frame.it))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), moved=card_name(frame.it))

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [*board_touches(game), "no"]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no" or touched_card(touches[-1]) == frame.it:
            return None
        return Reason("RR-11", Message("reason-moved", card=card_name(frame.it), by=card_name(own_card(frame))))


class GainTopOfAny(PickLocation):
    """Gain the top card of any location."""

    def __init__(self) -> None:
        super().__init__("prompt-gain-top", "option-gain-top")

    def can_pick(self, game: RedRising, frame: Frame, location: int) -> bool:
        return len(game.locations[location]) > 0

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return objection_to_empty(game, touches[-1], "RR-60")

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        gain_from(game, frame.actor, location, len(game.locations[location]) - 1)

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        location = option - A_LOCATION
        args: dict[str, Argument] = {"card": card_name(game.locations[location][-1])}
        return Message(self.option_message, location=f"location-{LOCATIONS[location]}", **args)


class GainUnder(Step[RedRising]):
    """Gain the card beneath."""

    def run(self, game: RedRising, frame: Frame) -> None:
        place = place_beneath(game, frame)
        frame.it = NONE
        if place >= 0 and game.locations[deployed_at(frame)][place] != game.untouchable:
            frame.it = gain_from(game, frame.actor, deployed_at(frame), place)


class GainBottom(Step[RedRising]):
    """Gain the bottom card of a location (HERE: this one), unless it is this card."""

    def __init__(self, location: int = HERE) -> None:
        self.location = location

    def run(self, game: RedRising, frame: Frame) -> None:
        location = deployed_at(frame) if self.location == HERE else self.location
        pile = game.locations[location]
        frame.it = NONE
        if pile and pile[0] != own_card(frame) and pile[0] != game.untouchable:
            frame.it = gain_from(game, frame.actor, location, 0)
