"""The seven red characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import A, AllAtMost, HandOf, OnlyColours, With, Without
from ..bonus.counter import InHand
from ..character import Ability, Character
from ..kind import NOT_GOLD, a
from ..steps.condition import DONE, NotOver
from ..steps.gain import GainHere
from ..steps.hand import MayProve
from ..steps.itself import BanishSelf
from ..steps.rival import LEFT, RIGHT, ChooseRival, Expose
from ..steps.track import Get, RivalLoses, RivalsProveRed
from ..tracks import HELIUM
from .roster import BROWN, GOLD, GRAY, OBSIDIAN, PINK, RED

CARDS: Final = [
    Character(
        "arlus",
        deploy=Ability("ability-expose-neighbours", Expose(LEFT), Expose(RIGHT)),
        bonus=[Bonus(25, Without(A(GOLD)))],
    ),
    Character(
        "dancer",
        deploy=Ability("ability-get-prove-get", Get(HELIUM, 1), MayProve(2, a(RED)), When(DONE, Get(HELIUM, 2))),
        bonus=[Bonus(11, Without(A(GRAY))), Bonus(11, Without(A(GOLD)))],
    ),
    Character(
        "darrow",
        deploy=Ability(
            "ability-gain-but-banish-self-unless-over", GainHere(NOT_GOLD), When(NotOver(GOLD), BanishSelf())
        ),
        bonus=[Bonus(30, HandOf(7))],
    ),
    Character("deanna", deploy=Ability("ability-get", Get(HELIUM, 1)), bonus=[Bonus(26, With(A(RED)))]),
    Character(
        "eo",
        deploy=Ability("ability-rivals-prove", RivalsProveRed()),
        bonus=[Bonus(10, each=InHand(RED)), Bonus(-10, With(A(GRAY, but="bridge")))],
    ),
    Character(
        "harmony",
        deploy=Ability("ability-rival-loses", ChooseRival(), RivalLoses(HELIUM, 1)),
        bonus=[Bonus(33, OnlyColours(RED, PINK, BROWN, OBSIDIAN))],
    ),
    Character("uncle_narol", deploy=Ability("ability-get", Get(HELIUM, 2)), bonus=[Bonus(40, AllAtMost(10))]),
]
