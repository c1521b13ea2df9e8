"""The seven silver characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import HandOf, Has, RivalAhead
from ..bonus.counter import OwnTrack
from ..character import Ability, Character
from ..kind import ANY
from ..steps.condition import DONE
from ..steps.gain import GainHere, GainTopOfAny
from ..steps.itself import BanishSelf
from ..steps.loan import OfferTurn
from ..steps.reveal import GetForEachNamed, NameColours
from ..steps.rival import ChooseRival
from ..steps.track import Get, MayPay, MayPayForCardHere, MayPayForTopCard, TakeFromRichest
from ..table import MARS
from ..tracks import FLEET, HELIUM, INFLUENCE
from .roster import SILVER

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
    Character("loan_shark", deploy=Ability("ability-lend", ChooseRival(), OfferTurn()), bonus=[Bonus(7, HandOf(7))]),
    Character(
        "quicksilver",
        deploy=Ability("ability-take-from-richest", TakeFromRichest()),
        bonus=[Bonus(-30, RivalAhead(HELIUM))],
    ),
    Character(
        "sponsor",
        deploy=Ability("ability-pay-get", MayPay(HELIUM, 1), When(DONE, Get(INFLUENCE, 2))),
        bonus=[Bonus(2, each=OwnTrack(INFLUENCE))],
    ),
    Character(
        "stock_broker",
        deploy=Ability("ability-pay-get", MayPay(INFLUENCE, 1), When(DONE, Get(HELIUM, 2))),
        bonus=[Bonus(5, each=OwnTrack(HELIUM), most=25)],
    ),
]
