"""The seven green characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus, Worth
from ..bonus.condition import A, InitialsDiffer, LocationWithoutTop, With
from ..bonus.counter import BestTop
from ..character import Ability, Character
from ..kind import ANY, not_a
from ..steps.condition import DONE, At, NotOver
from ..steps.deck import BanishTopOrPlaceElsewhere, PlaceFaceDown, PlaceTwoUnder
from ..steps.gain import GainHere
from ..steps.itself import BanishSelf, EndTurn
from ..steps.reveal import BetOnTop, GainDeckBottom, NameColoursForDeck, PointsForTop, TakeNamedFromTop
from ..table import JUPITER, LUNA
from .roster import BLUE, GOLD, SILVER, VIOLET

CARDS: Final = [
    Character(
        "codebreaker",
        deploy=Ability(
            "ability-deck-bottom-banish-self-unless-over",
            GainDeckBottom(not_a(GOLD, SILVER)),
            When(NotOver(GOLD, SILVER), BanishSelf()),
        ),
        bonus=[Bonus(22, InitialsDiffer())],
    ),
    Character(
        "dataport_specialist",
        deploy=Ability("ability-at-place-two-under", When(At(JUPITER), PlaceTwoUnder())),
        bonus=[Bonus(26, With(A(BLUE)))],
    ),
    Character(
        "developer",
        deploy=Ability("ability-may-gain-any-end", GainHere(ANY, may=True), When(DONE, EndTurn())),
        bonus=[Worth(BestTop())],
    ),
    Character(
        "firewall_expert", deploy=Ability("ability-face-down", PlaceFaceDown()), bonus=[Bonus(22, LocationWithoutTop())]
    ),
    Character(
        "hacker",
        deploy=Ability("ability-banish-top-or-place", BanishTopOrPlaceElsewhere()),
        at_end=Ability("ending-points-for-top", PointsForTop()),
    ),
    Character(
        "holo_designer",
        deploy=Ability("ability-at-place-two-under", When(At(LUNA), PlaceTwoUnder())),
        bonus=[Bonus(28, With(A(VIOLET)))],
    ),
    Character(
        "online_gambler",
        deploy=Ability("ability-bet", NameColoursForDeck(3), BetOnTop(), When(DONE, BanishSelf())),
        at_end=Ability("ending-bet", NameColoursForDeck(1, but=GOLD), TakeNamedFromTop(7)),
    ),
]
