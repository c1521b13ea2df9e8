"""The seven gray characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.counter import OnLocations
from ..character import Ability, Character
from ..kind import a
from ..steps.condition import DONE
from ..steps.gain import MayGainMoved
from ..steps.itself import EndTurn
from ..steps.move import MoveUnderThis
from .roster import BLUE, BROWN, COPPER, GOLD, GRAY, GREEN, OBSIDIAN, ORANGE, PINK, RED, VIOLET, WHITE, YELLOW

CARDS: Final = [
    Character(
        "bridge",
        deploy=Ability(
            "ability-move-under-this-may-gain", MoveUnderThis(a(PINK, VIOLET)), MayGainMoved(), When(DONE, EndTurn())
        ),
        bonus=[Bonus(5, each=OnLocations(PINK, VIOLET))],
    ),
    Character(
        "colonel_valentin",
        deploy=Ability(
            "ability-move-under-this-may-gain", MoveUnderThis(a(GOLD)), MayGainMoved(), When(DONE, EndTurn())
        ),
        bonus=[Bonus(5, each=OnLocations(GOLD))],
    ),
    Character(
        "danto",
        deploy=Ability(
            "ability-move-under-this-may-gain", MoveUnderThis(a(COPPER, WHITE)), MayGainMoved(), When(DONE, EndTurn())
        ),
        bonus=[Bonus(5, each=OnLocations(COPPER, WHITE))],
    ),
    Character(
        "holiday",
        deploy=Ability(
            "ability-move-under-this-may-gain", MoveUnderThis(a(ORANGE, BLUE)), MayGainMoved(), When(DONE, EndTurn())
        ),
        bonus=[Bonus(5, each=OnLocations(ORANGE, BLUE))],
    ),
    Character(
        "sun_hwa",
        deploy=Ability(
            "ability-move-under-this-may-gain", MoveUnderThis(a(OBSIDIAN, GREEN)), MayGainMoved(), When(DONE, EndTurn())
        ),
        bonus=[Bonus(5, each=OnLocations(OBSIDIAN, GREEN))],
    ),
    Character(
        "trigg",
        deploy=Ability(
            "ability-move-under-this-may-gain", MoveUnderThis(a(GRAY, YELLOW)), MayGainMoved(), When(DONE, EndTurn())
        ),
        bonus=[Bonus(5, each=OnLocations(GRAY, YELLOW))],
    ),
    Character(
        "ugly_dan",
        deploy=Ability(
            "ability-move-under-this-may-gain", MoveUnderThis(a(RED, BROWN)), MayGainMoved(), When(DONE, EndTurn())
        ),
        bonus=[Bonus(5, each=OnLocations(RED, BROWN))],
    ),
]
