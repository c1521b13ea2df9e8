"""The seven brown characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus, LossProtection
from ..bonus.counter import InHand
from ..character import Ability, Character
from ..kind import a
from ..steps.banish import BanishUnder
from ..steps.condition import ItIs, Over
from ..steps.move import DeployUnder, MoveUnder
from ..steps.track import Get
from ..tracks import FLEET, HELIUM, INFLUENCE
from .roster import BLUE, BROWN, COPPER, GOLD, GRAY, GREEN, OBSIDIAN, ORANGE, PINK, RED, SILVER, VIOLET, WHITE, YELLOW

CARDS: Final = [
    Character(
        "artisan_chef",
        deploy=Ability("ability-over-move-get", When(Over(GOLD), MoveUnder(), Get(INFLUENCE, 1))),
        bonus=[Bonus(5, each=InHand(GOLD)), LossProtection(GOLD)],
    ),
    Character(
        "assassin",
        deploy=Ability("ability-banish-under-get", BanishUnder(), When(ItIs(a(GOLD)), Get(INFLUENCE, 1))),
        bonus=[Bonus(10, each=InHand(OBSIDIAN))],
    ),
    Character(
        "gardener",
        deploy=Ability("ability-over-move-get", When(Over(VIOLET, PINK), MoveUnder(), Get(HELIUM, 1))),
        bonus=[Bonus(5, each=InHand(VIOLET, PINK))],
    ),
    Character(
        "janitor",
        deploy=Ability("ability-over-move-get", When(Over(GREEN, YELLOW, BLUE), MoveUnder(), Get(FLEET, 1))),
        bonus=[Bonus(5, each=InHand(GREEN, YELLOW, BLUE))],
    ),
    Character(
        "mess_hall_cook",
        deploy=Ability("ability-over-move-get", When(Over(GRAY, ORANGE), MoveUnder(), Get(FLEET, 1))),
        bonus=[Bonus(5, each=InHand(GRAY, ORANGE))],
    ),
    Character(
        "modjob",
        deploy=Ability("ability-over-deploy-under", When(Over(RED, BROWN), DeployUnder())),
        bonus=[Bonus(5, each=InHand(RED, BROWN, itself=True))],
    ),
    Character(
        "nanny",
        deploy=Ability("ability-over-move-get", When(Over(SILVER, WHITE, COPPER), MoveUnder(), Get(HELIUM, 1))),
        bonus=[Bonus(5, each=InHand(SILVER, WHITE, COPPER))],
    ),
]
