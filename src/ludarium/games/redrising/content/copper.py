"""The seven copper characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.words import When

from ..character import Ability, Character
from ..clause import Bonus
from ..condition import A, Least, Most, RivalLevel, Sovereign, With
from ..counter import Own
from ..kind import NOT_GOLD, a
from ..roster import GOLD, WHITE
from ..table import INSTITUTE, MARS
from ..tally import INFLUENCE
from ..words.condition import DONE, At
from ..words.deck import PlaceTwoUnder
from ..words.hand import MayProve
from ..words.pile import BanishHere
from ..words.rival import ChooseRival
from ..words.track import Get, GetForEach, MayGet, PickTrack, RivalMayGet, RivalPicksTrack

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
        bonus=[Bonus(3, each=Own(INFLUENCE))],
    ),
]
