"""The seven white characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import AllAtLeast, Has, NotSovereign, Sovereign
from ..bonus.counter import CardsInHand
from ..character import SAVES_CARDS, SAVES_TOKEN, Ability, Character
from ..steps.condition import HOLDS_TOKEN
from ..steps.deck import PlaceTopElsewhere
from ..steps.gain import GainAt
from ..steps.track import Get
from ..table import LUNA, MARS
from ..tracks import FLEET, HELIUM, INFLUENCE

CARDS: Final = [
    Character("judge", defence=SAVES_CARDS, bonus=[Bonus(3, each=CardsInHand())]),
    Character("justice", at_end=Ability("ending-token-gain-at", When(HOLDS_TOKEN, GainAt(LUNA))), defence=SAVES_TOKEN),
    Character(
        "magistrate",
        deploy=Ability("ability-token-get", When(HOLDS_TOKEN, Get(HELIUM, 1))),
        bonus=[Bonus(15, Has(helium=3, influence=3, fleet=3))],
    ),
    Character("martyr", at_end=Ability("ending-token-gain-at", When(HOLDS_TOKEN, GainAt(MARS))), defence=SAVES_TOKEN),
    Character(
        "orator",
        deploy=Ability("ability-token-get", When(HOLDS_TOKEN, Get(INFLUENCE, 1))),
        bonus=[Bonus(21, NotSovereign())],
    ),
    Character(
        "priestess",
        deploy=Ability("ability-token-get", When(HOLDS_TOKEN, Get(FLEET, 1))),
        bonus=[Bonus(20, AllAtLeast(20))],
    ),
    Character(
        "seer",
        deploy=Ability("ability-token-place", When(HOLDS_TOKEN, PlaceTopElsewhere())),
        bonus=[Bonus(11, Sovereign())],
    ),
]
