"""The seven obsidian characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import A, OnlyColours, With, Without
from ..bonus.counter import InHand
from ..character import Ability, Character
from ..kind import ANY, NOT_GOLD, a, named, not_a
from ..steps.banish import BanishHere, BanishOnlyCardUnder, BanishTop, BanishTopmost
from ..steps.condition import DONE, ItIs
from ..steps.gain import GainHere
from ..steps.itself import EndTurn, RegainSelf
from ..steps.track import Get
from ..tracks import HELIUM, INFLUENCE
from .roster import GOLD, GRAY, OBSIDIAN, ORANGE

CARDS: Final = [
    Character(
        "alfrun",
        deploy=Ability(
            "ability-may-gain-regain-end",
            GainHere(named("nero", "jopho"), may=True),
            When(DONE, RegainSelf(), EndTurn()),
        ),
        bonus=[Bonus(10, With("nero")), Bonus(10, With("jopho"))],
    ),
    Character(
        "alia_snowsparrow",
        deploy=Ability(
            "ability-banish-topmost-get", BanishTopmost(NOT_GOLD), When(ItIs(not_a(GRAY, OBSIDIAN)), Get(HELIUM, 1))
        ),
        bonus=[Bonus(24, OnlyColours(GOLD, GRAY, OBSIDIAN))],
    ),
    Character(
        "helga",
        deploy=Ability("ability-banish-only-under-get", BanishOnlyCardUnder(), When(DONE, Get(HELIUM, 1))),
        bonus=[Bonus(16, With("pax_au_telemanus", "the_pax"))],
    ),
    Character(
        "jopho",
        deploy=Ability(
            "ability-may-gain-regain-end",
            GainHere(named("alfrun", "nero"), may=True),
            When(DONE, RegainSelf(), EndTurn()),
        ),
        bonus=[Bonus(10, With("alfrun")), Bonus(10, With("nero"))],
    ),
    Character(
        "ragnar",
        deploy=Ability("ability-banish-top-get", BanishTop(), When(ItIs(a(GOLD, GRAY)), Get(INFLUENCE, 1))),
        bonus=[Bonus(10, With(A(ORANGE))), Bonus(10, With("sefi"))],
    ),
    Character(
        "sefi",
        deploy=Ability("ability-gain-another", GainHere(a(OBSIDIAN))),
        bonus=[Bonus(20, With("ragnar")), Bonus(-5, each=InHand(GOLD))],
    ),
    Character(
        "stained",
        deploy=Ability("ability-banish-here-get", BanishHere(ANY), When(ItIs(a(OBSIDIAN)), Get(INFLUENCE, 1))),
        bonus=[Bonus(15, Without(A(OBSIDIAN)))],
    ),
]
