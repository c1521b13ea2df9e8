"""The seven pink characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import A, With, WithOnlyOne
from ..character import Ability, Character
from ..kind import ANY, a
from ..steps.banish import BanishPileForInfluence
from ..steps.condition import ItIs
from ..steps.deck import DeployTopElsewhere
from ..steps.gain import GainMoved
from ..steps.itself import EndTurn
from ..steps.move import MayRaiseBottom, MoveHere, MoveTop, MoveTopUnder, MoveUnder
from ..steps.token import GainLocationBonus
from ..steps.track import Get
from ..tracks import HELIUM, INFLUENCE
from .roster import COPPER, GOLD, PINK, RED, SILVER, WHITE

CARDS: Final = [
    Character(
        "calliope", deploy=Ability("ability-deploy-top", DeployTopElsewhere()), bonus=[Bonus(20, With("the_jackal"))]
    ),
    Character(
        "conversationalist",
        deploy=Ability("ability-move-top-under-gain", MoveTopUnder(), When(ItIs(a(WHITE)), GainMoved())),
        bonus=[Bonus(15, With(A(WHITE)))],
    ),
    Character(
        "evey",
        deploy=Ability("ability-banish-pile", BanishPileForInfluence()),
        bonus=[Bonus(15, With("darrow")), Bonus(-15, With("mickey_the_carver"))],
    ),
    Character(
        "garden_trained_rose",
        deploy=Ability("ability-move-under-get", MoveUnder(), When(ItIs(a(SILVER)), Get(HELIUM, 1))),
        bonus=[Bonus(14, With(A(SILVER)))],
    ),
    Character(
        "masseuse",
        deploy=Ability("ability-move-top-bonus", MoveTop(), GainLocationBonus()),
        bonus=[Bonus(16, With(A(COPPER)))],
    ),
    Character(
        "matteo",
        deploy=Ability("ability-move-here-get", MoveHere(ANY, itself=False), When(ItIs(a(PINK)), Get(INFLUENCE, 1))),
        bonus=[Bonus(17, With(A(PINK), "quicksilver"))],
    ),
    Character(
        "theodora",
        deploy=Ability("ability-raise-bottom-gain", MayRaiseBottom(), When(ItIs(a(GOLD, RED)), GainMoved(), EndTurn())),
        bonus=[Bonus(14, WithOnlyOne(A(GOLD), A(RED)))],
    ),
]
