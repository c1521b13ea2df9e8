"""The seven silver characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.words import When

from ..character import Ability, Character
from ..clause import Bonus
from ..condition import HandOf, Has, RivalAhead
from ..counter import Own
from ..kind import ANY
from ..roster import SILVER
from ..table import MARS
from ..tally import FLEET, HELIUM, INFLUENCE
from ..turn import Lend
from ..words.condition import DONE
from ..words.deck import GetForEachNamed, NameColours
from ..words.itself import BanishSelf
from ..words.pile import GainHere, GainTopOfAny
from ..words.rival import ChooseRival
from ..words.track import Get, MayPay, MayPayForCardHere, MayPayForTopCard, TakeFromRichest

CARDS: Final = [
    Character(
        "banker",
        deploy=Ability(
            "ability-pay-gain-banish-self",
            MayPayForCardHere(HELIUM, 3),
            When(DONE, GainHere(ANY), When(DONE, BanishSelf())),
        ),
        at_end=Ability("ending-pay-gain-top", MayPayForTopCard(HELIUM, 3), When(DONE, GainTopOfAny())),
    ),
    Character(
        "ceo",
        deploy=Ability("ability-pay-get", MayPay(FLEET, 1), When(DONE, Get(HELIUM, 2))),
        bonus=[Bonus(18, Has(helium=5))],
    ),
    Character(
        "investor",
        deploy=Ability("ability-name-get-each", NameColours(1, but=SILVER), GetForEachNamed(HELIUM)),
        at_end=Ability("ending-name-get-each", NameColours(1, but=SILVER), GetForEachNamed(HELIUM, MARS)),
    ),
    Character("loan_shark", deploy=Ability("ability-lend", ChooseRival(), Lend()), bonus=[Bonus(7, HandOf(7))]),
    Character(
        "quicksilver",
        deploy=Ability("ability-take-from-richest", TakeFromRichest()),
        bonus=[Bonus(-30, RivalAhead(HELIUM))],
    ),
    Character(
        "sponsor",
        deploy=Ability("ability-pay-get", MayPay(HELIUM, 1), When(DONE, Get(INFLUENCE, 2))),
        bonus=[Bonus(2, each=Own(INFLUENCE))],
    ),
    Character(
        "stock_broker",
        deploy=Ability("ability-pay-get", MayPay(INFLUENCE, 1), When(DONE, Get(HELIUM, 2))),
        bonus=[Bonus(5, each=Own(HELIUM), most=25)],
    ),
]
