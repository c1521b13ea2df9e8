"""The seven yellow characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import BanishedBefore
from ..bonus.counter import Banished, InHand
from ..character import Ability, Character
from ..kind import ANY, EITHER, NOT_GOLD, Kind, a, named
from ..steps.banish import BanishBottom
from ..steps.banished import (
    GainAnyBanished,
    GainBanished,
    GainRandomBanished,
    PlaceBanished,
    PutRandomBeneath,
    ReturnToDeck,
)
from ..steps.condition import DONE, At
from ..steps.deck import Draw, PlaceTwoUnder
from ..steps.hand import BanishForBanishedGold, BanishFromHand, EachBanishesAndDraws
from ..table import MARS
from .roster import GOLD, RED

# The cards that Dr. Virany brings back.
DR_VIRANY: Final = Kind(1 << RED, named("victra", "sevro", "fitchner").names, EITHER)

CARDS: Final = [
    Character(
        "dr_virany",
        deploy=Ability("ability-at-place-two-under", When(At(MARS), PlaceTwoUnder())),
        at_end=Ability("ending-gain-any-banished", GainAnyBanished(DR_VIRANY)),
    ),
    Character(
        "group_counselor", deploy=Ability("ability-return-to-deck", ReturnToDeck(3)), bonus=[Bonus(-1, each=Banished())]
    ),
    Character(
        "hypnotist",
        deploy=Ability("ability-each-banishes-draws", EachBanishesAndDraws()),
        at_end=Ability("ending-banish-draw", BanishFromHand(ANY, may=False, not_itself=True), When(DONE, Draw(1))),
    ),
    Character(
        "pathologist",
        deploy=Ability("ability-banish-bottom", BanishBottom()),
        bonus=[Bonus(10, BanishedBefore(5, 9)), Bonus(25, BanishedBefore(10))],
    ),
    Character(
        "psychologist",
        deploy=Ability("ability-place-banished", PlaceBanished()),
        at_end=Ability("ending-gain-random-banished", GainRandomBanished()),
    ),
    Character(
        "researcher",
        deploy=Ability("ability-put-random-beneath", PutRandomBeneath()),
        bonus=[Bonus(17, BanishedBefore(0, 4))],
    ),
    Character(
        "surgeon",
        deploy=Ability(
            "ability-trade-for-gold", BanishForBanishedGold(NOT_GOLD, may=True), When(DONE, GainBanished(a(GOLD)))
        ),
        at_end=Ability("ending-gain-banished", GainBanished(a(GOLD))),
        bonus=[Bonus(5, each=InHand(GOLD))],
    ),
]
