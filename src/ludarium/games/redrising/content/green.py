"""The seven green characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.words import When

from ..character import Ability, Character
from ..clause import Bonus, Worth
from ..condition import A, InitialsDiffer, LocationWithoutTop, With
from ..counter import BestTop
from ..kind import ANY, not_a
from ..roster import BLUE, GOLD, SILVER, VIOLET
from ..table import JUPITER, LUNA
from ..words.condition import DONE, At, NotOver
from ..words.deck import (
    BanishTopOrPlaceElsewhere,
    BetOnTop,
    GainDeckBottom,
    NameColoursForDeck,
    PlaceFaceDown,
    PlaceTwoUnder,
    PointsForTop,
    TakeNamedFromTop,
)
from ..words.itself import BanishSelf, EndTurn
from ..words.pile import GainHere

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
