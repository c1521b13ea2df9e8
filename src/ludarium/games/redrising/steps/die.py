"""The rising die (RR-34)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import Frame, Script, Step

from ..option_code import A_FACE
from ..table import FACES, RedRising
from ..tracks import FLEET, HELIUM, INFLUENCE
from .banish import BanishTopOfAny
from .deck import PlaceTop
from .question import CardQuestion
from .token import SOVEREIGN
from .track import Get

TOKEN_FACE: Final = 2


def roll(game: RedRising, player: int) -> int:
    """Roll the rising die; its face."""
    face = int(game.rng.below(len(FACES)))
    if game.events is not None:
        game.emit("event-rolls", {"seat": player, "face": f"face-{FACES[face]}"})
    return face


class RollDie(Step[RedRising]):
    """Roll the rising die and gain its bonus."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.push(DIE_SCRIPTS[roll(game, frame.actor)], frame.actor)


class RollForPower(Step[RedRising]):
    """Roll the rising die for house Minerva, which chooses another face if it shows the token (RR-45)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        face = roll(game, frame.actor)
        game.push(CHOOSE_FACE if face == TOKEN_FACE else DIE_SCRIPTS[face], frame.actor)


class ChooseFace(CardQuestion):
    """Choose a face of the rising die other than the token."""

    def __init__(self) -> None:
        super().__init__("prompt-face", "option-face", "RR-45")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_FACE + face for face in range(len(FACES)) if face != TOKEN_FACE]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        game.push(DIE_SCRIPTS[option - A_FACE], seat)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [f"face:{face}" for face in FACES]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == f"face:{FACES[TOKEN_FACE]}":
            return Reason("RR-45", Message("reason-other-face"))
        return None


DIE_SCRIPTS: Final[list[Script]] = [
    Script("die-banish", [BanishTopOfAny()]),
    Script("die-place", [PlaceTop("RR-34")]),
    SOVEREIGN,
    Script("die-helium", [Get(HELIUM, 1)]),
    Script("die-fleet", [Get(FLEET, 1)]),
    Script("die-influence", [Get(INFLUENCE, 1)]),
]
ROLL_DIE: Final = Script("die", [RollDie()])
CHOOSE_FACE: Final = Script("die-choice", [ChooseFace()])
