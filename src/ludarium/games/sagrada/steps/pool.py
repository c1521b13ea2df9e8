"""The step that rolls the pool again."""

from __future__ import annotations

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import Frame

from ..table import Sagrada, dice_messages, has_dice_to_roll
from ..tool import FirstStep
from ..window import EMPTY, FACES


class RerollPool(FirstStep):
    """In the second turn, before drafting, roll all dice of the pool again (SG-T7). The only option is 0."""

    def is_usable(self, game: Sagrada) -> bool:
        return not game.drafted and not game.is_first_turn() and has_dice_to_roll(game)

    def options(self, game: Sagrada, frame: Frame, seat: int) -> list[int]:
        return [0]

    def answer(self, game: Sagrada, frame: Frame, seat: int, option: int) -> None:
        for slot in range(len(game.pool)):
            die = game.pool[slot]
            if die != EMPTY:
                game.pool[slot] = die - die % FACES + int(game.roll())
        if game.events is not None:
            game.emit("event-rerolls-pool", {"seat": seat, "dice": dice_messages(game.pool)})

    def touches(self, game: Sagrada, frame: Frame, option: int) -> list[str]:
        return []

    def text(self, game: Sagrada, frame: Frame, option: int) -> Message:
        return Message("option-reroll-pool")

    def touchable(self, game: Sagrada, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return []

    def objection_to_timing(self, game: Sagrada, tool: str) -> Reason | None:
        if game.is_first_turn():
            return Reason("SG-T7", Message("reason-second-turn-only", tool=tool))
        if game.drafted:
            return Reason("SG-T7", Message("reason-before-draft", tool=tool))
        return None if has_dice_to_roll(game) else Reason("SG-T7", Message("reason-no-use", tool=tool))
