"""The seven violet characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.words import When

from ..character import Ability, Character
from ..clause import Bonus
from ..condition import A, AllEven, AllOdd, BanishedHave, ColoursDiffer, Most, With
from ..kind import ANY, EVEN, ODD, a
from ..roster import GOLD, RED
from ..tally import FLEET, HELIUM, INFLUENCE
from ..words.condition import DONE, AheadOfRight
from ..words.deck import DigForGold, Draw
from ..words.hand import BanishForDeck
from ..words.itself import EndTurn, GiveSelfRight
from ..words.pile import MoveHere

CARDS: Final = [
    Character(
        "four_d_painter",
        deploy=Ability("ability-move-apart", MoveHere(ANY, itself=True, apart=True)),
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
