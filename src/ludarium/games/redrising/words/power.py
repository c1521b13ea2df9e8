"""Words for bonuses: the locations', the rising die's, the sovereign token, the powers of the houses."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step

from ..character import SAVES_TOKEN
from ..kind import ANY
from ..table import HOUSES, RedRising, card_name
from ..tally import FLEET, HELIUM, INFLUENCE
from ..thing import A_CARD, ACCEPT, location_of, place_of
from .asking import Ask, against_empty, board_things, hand_things
from .deck import PlaceTop
from .pile import PickLocation, add_all, banish_from
from .rival import against_defence, blockers
from .track import Get

FACES: Final[list[str]] = ["banish", "place", "sovereign", "helium", "fleet", "influence"]
TOKEN_FACE: Final = 2


# --- the sovereign token -------------------------------------------------------------------------------------------


class TakeToken(Step[RedRising]):
    """Take or keep the sovereign token (RR-32)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        game.push(SOVEREIGN, frame.actor)


class LoseToken(Ask):
    """Whoever holds the token is asked before it goes, whatever they hold (R20); then it is taken, or not.

    "It" is done if the actor has the token afterwards.
    """

    def __init__(self) -> None:
        super().__init__("prompt-lose-token", "option-defend-token", "RR-27")
        self.always = True

    def asked(self, game: RedRising, frame: Frame) -> int:
        return game.sovereign

    def run(self, game: RedRising, frame: Frame) -> None:
        holder = game.sovereign
        # The Automa learns nothing from a question that is not asked.
        alone = game.solo and holder == 0 and not blockers(game, holder, SAVES_TOKEN)
        if alone or holder in (NONE, frame.actor) or game.is_automa(holder):
            self.take(game, frame)
        else:
            super().run(game, frame)

    def take(self, game: RedRising, frame: Frame) -> None:
        """The token goes to the actor."""
        frame.it = 0
        if game.story is not None:
            kind = "event-keeps-token" if game.sovereign == frame.actor else "event-takes-token"
            game.tell(kind, {"seat": frame.actor})
        game.sovereign = frame.actor

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [ACCEPT] + [A_CARD + card for card in blockers(game, seat, SAVES_TOKEN)]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == ACCEPT:
            self.take(game, frame)
            return
        card = option - A_CARD
        game.hands[seat].remove(card)
        game.banish(card)
        game.reveals += 1
        if game.story is not None:
            game.tell("event-defends-token", {"seat": seat, "card": card_name(card)})
        game.draw(seat, 1)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, seat=frame.actor)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["accept", *hand_things(game, seat)]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return None if touches[-1] == "accept" else against_defence(game, touches[-1], SAVES_TOKEN)


class UsePower(Step[RedRising]):
    """The power of the house of whoever has taken the token (RR-35)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it != NONE and not game.is_automa(frame.actor):
            house = game.houses[frame.actor]
            if game.story is not None:
                game.tell("event-power", {"seat": frame.actor, "house": f"house-{HOUSES[house]}"})
            game.push(POWERS[house], frame.actor)


# --- the bonuses of locations (RR-30 to RR-33) ---------------------------------------------------------------------


def push_bonus(game: RedRising, seat: int, location: int) -> None:
    """Let a seat have the bonus of a location."""
    game.push(BONUSES[location], seat)


class BonusOfIt(Step[RedRising]):
    """Gain the bonus of the location that is "it" (RR-14)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if frame.it != NONE:
            push_bonus(game, frame.actor, frame.it)


# --- the rising die (RR-34) ----------------------------------------------------------------------------------------


class RollDie(Step[RedRising]):
    """Roll the rising die and gain its bonus."""

    def run(self, game: RedRising, frame: Frame) -> None:
        face = int(game.rng.below(len(FACES)))
        if game.story is not None:
            game.tell("event-rolls", {"seat": frame.actor, "face": f"face-{FACES[face]}"})
        game.push(DIE[face], frame.actor)


class RollForPower(Step[RedRising]):
    """Roll the rising die for Minerva: on the token any other bonus of it is chosen (RR-45)."""

    def run(self, game: RedRising, frame: Frame) -> None:
        face = int(game.rng.below(len(FACES)))
        if game.story is not None:
            game.tell("event-rolls", {"seat": frame.actor, "face": f"face-{FACES[face]}"})
        game.push(CHOICE_OF_FACE if face == TOKEN_FACE else DIE[face], frame.actor)


A_FACE: Final = 960


class ChooseFace(Ask):
    """Choose a bonus of the rising die other than the token."""

    def __init__(self) -> None:
        super().__init__("prompt-face", "option-face", "RR-45")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_FACE + face for face in range(len(FACES)) if face != TOKEN_FACE]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        game.push(DIE[option - A_FACE], seat)

    def touches(self, game: RedRising, frame: Frame, option: int) -> list[str]:
        return [f"face:{FACES[option - A_FACE]}"]

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        return Message(self.said, face=f"face-{FACES[option - A_FACE]}")

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [f"face:{face}" for face in FACES]

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == f"face:{FACES[TOKEN_FACE]}":
            return Reason("RR-45", Message("reason-other-face"))
        return None


class BanishTopOfAny(PickLocation):
    """Banish the top card of a location of one's choice."""

    def __init__(self) -> None:
        super().__init__("prompt-die-banish", "option-banish-top", "RR-34")

    def suits(self, game: RedRising, frame: Frame, location: int) -> bool:
        return len(game.locations[location]) > 0

    def deed(self, game: RedRising, frame: Frame, location: int) -> None:
        banish_from(game, frame.actor, location, len(game.locations[location]) - 1)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def against(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return against_empty(game, touches[-1], "RR-34")


class BanishAnyCard(Ask):
    """Banish any card of any location (RR-41)."""

    def __init__(self) -> None:
        super().__init__("prompt-ceres", "option-banish", "RR-41")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        for location in range(len(game.locations)):
            add_all(game, frame, ANY, location, found)
        return found

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        banish_from(game, seat, location_of(game, option), place_of(game, option))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def things(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else board_things(game)


SOVEREIGN: Final = Script("sovereign", [LoseToken(), UsePower()])

# In the order of the locations: Jupiter, Mars, Luna, the Institute.
BONUSES: Final[list[Script]] = [
    Script("bonus-jupiter", [Get(FLEET, 1)]),
    Script("bonus-mars", [Get(HELIUM, 1)]),
    SOVEREIGN,
    Script("bonus-institute", [Get(INFLUENCE, 1)]),
]

DIE: Final[list[Script]] = [
    Script("die-banish", [BanishTopOfAny()]),
    Script("die-place", [PlaceTop("RR-34")]),
    SOVEREIGN,
    Script("die-helium", [Get(HELIUM, 1)]),
    Script("die-fleet", [Get(FLEET, 1)]),
    Script("die-influence", [Get(INFLUENCE, 1)]),
]

ROLL: Final = Script("die", [RollDie()])
CHOICE_OF_FACE: Final = Script("die-choice", [ChooseFace()])

POWERS: Final[list[Script]] = [
    Script("apollo", [PlaceTop("RR-40")]),
    Script("ceres", [BanishAnyCard()]),
    Script("diana", [Get(INFLUENCE, 1)]),
    Script("house-jupiter", [Get(FLEET, 1)]),
    Script("house-mars", [Get(HELIUM, 1)]),
    Script("minerva", [RollForPower()]),
]
