"""The seven copper characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import A, Least, Most, RivalLevel, Sovereign, With
from ..bonus.counter import OwnTrack
from ..character import Ability, Character
from ..kind import NOT_GOLD, a
from ..steps.banish import BanishHere
from ..steps.condition import DONE, At
from ..steps.deck import PlaceTwoUnder
from ..steps.hand import MayProve
from ..steps.rival import ChooseRival
from ..steps.track import Get, GetForEach, MayGet, PickTrack, RivalMayGet, RivalPicksTrack
from ..table import INSTITUTE, MARS
from ..tracks import INFLUENCE
from .roster import GOLD, WHITE

CARDS: Final = [
    Character(
        "administrator",
        deploy=Ability("ability-at-place-two-under", When(At(INSTITUTE), PlaceTwoUnder())),
        bonus=[Bonus(15, Least(INFLUENCE))],
    ),
    Character(
        "auctioneer",
        deploy=Ability("ability-auction", ChooseRival(), RivalPicksTrack()),
        at_end=Ability("ending-pick-track", PickTrack()),
    ),
    Character(
        "bondilus",
        deploy=Ability("ability-at-banish-here", When(At(MARS), BanishHere(NOT_GOLD))),
        bonus=[Bonus(5, Sovereign()), Bonus(5, With(A(GOLD)))],
    ),
    Character(
        "diplomat",
        deploy=Ability("ability-may-get-rival-may-get", MayGet(INFLUENCE), ChooseRival(), RivalMayGet(INFLUENCE)),
        bonus=[Bonus(19, RivalLevel(INFLUENCE))],
    ),
    Character(
        "lawyer",
        deploy=Ability("ability-get", Get(INFLUENCE, 1)),
        bonus=[Bonus(12, With(A(WHITE, but="judge"))), Bonus(22, With("judge"))],
    ),
    Character(
        "politician",
        deploy=Ability("ability-prove-get", MayProve(2, a(GOLD)), When(DONE, Get(INFLUENCE, 2))),
        bonus=[Bonus(15, Most(INFLUENCE))],
    ),
    Character(
        "timony",
        deploy=Ability("ability-get-each-at", GetForEach(INFLUENCE, a(GOLD), INSTITUTE)),
        bonus=[Bonus(3, each=OwnTrack(INFLUENCE))],
    ),
]
