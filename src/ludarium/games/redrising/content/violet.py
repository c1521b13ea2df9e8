"""The seven violet characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import A, AllEven, AllOdd, BanishedHave, ColoursDiffer, Most, With
from ..character import Ability, Character
from ..kind import ANY, EVEN, ODD, a
from ..steps.condition import DONE, AheadOfRight
from ..steps.deck import Draw
from ..steps.hand import BanishForDeck
from ..steps.itself import EndTurn, GiveSelfRight
from ..steps.move import MoveHere
from ..steps.reveal import DigForGold
from ..tracks import FLEET, HELIUM, INFLUENCE
from .roster import GOLD, RED

CARDS: Final = [
    Character(
        "four_d_painter",
        deploy=Ability("ability-move-apart", MoveHere(ANY, itself=True, away_from_colour=True)),
        bonus=[Bonus(31, ColoursDiffer())],
    ),
    Character(
        "holo_host",
        deploy=Ability("ability-ahead-give-draw", When(AheadOfRight(INFLUENCE), GiveSelfRight(), Draw(2), EndTurn())),
        bonus=[Bonus(18, Most(INFLUENCE))],
    ),
    Character(
        "mickey_the_carver",
        deploy=Ability("ability-dig-for-gold", BanishForDeck(a(RED), may=True), When(DONE, DigForGold())),
        bonus=[Bonus(10, BanishedHave(RED)), Bonus(10, With(A(GOLD)))],
    ),
    Character(
        "musician", deploy=Ability("ability-move-even", MoveHere(EVEN, itself=True)), bonus=[Bonus(32, AllEven())]
    ),
    Character(
        "reporter",
        deploy=Ability("ability-ahead-give-draw", When(AheadOfRight(HELIUM), GiveSelfRight(), Draw(2), EndTurn())),
        bonus=[Bonus(29, Most(HELIUM))],
    ),
    Character(
        "vlogger",
        deploy=Ability("ability-ahead-give-draw", When(AheadOfRight(FLEET), GiveSelfRight(), Draw(2), EndTurn())),
        bonus=[Bonus(23, Most(FLEET))],
    ),
    Character("zanzibar", deploy=Ability("ability-move-odd", MoveHere(ODD, itself=True)), bonus=[Bonus(31, AllOdd())]),
]
