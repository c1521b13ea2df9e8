"""The seven gray characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.words import When

from ..character import Ability, Character
from ..clause import Bonus
from ..counter import OnLocations
from ..kind import a
from ..roster import BLUE, BROWN, COPPER, GOLD, GRAY, GREEN, OBSIDIAN, ORANGE, PINK, RED, VIOLET, WHITE, YELLOW
from ..words.condition import DONE
from ..words.itself import EndTurn
from ..words.pile import MayGainMoved, MoveUnderThis

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
