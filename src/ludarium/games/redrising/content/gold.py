"""The twenty-one gold characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus
from ..bonus.condition import A, Either, NotSovereign, Sovereign, With, WithAll, WithMany, Without
from ..bonus.counter import Banished, ColoursInHand, InHand, Named
from ..character import SAVES_CARDS, Ability, Character
from ..kind import ANY, NOT_GOLD, a, named
from ..steps.banish import BanishAllHere, BanishUnder
from ..steps.banished import GainBanished
from ..steps.condition import (
    DONE,
    HOLDS_TOKEN,
    NOT_DONE,
    OVER_A_CARD,
    At,
    AtLeast,
    ItIs,
    ItIsNot,
    NotAt,
    NotOver,
    Over,
)
from ..steps.deck import Draw
from ..steps.gain import GainBottom, GainHere, GainUnder
from ..steps.hand import MayProve
from ..steps.itself import BanishSelf, EndTurn, RegainSelf
from ..steps.move import MovePile
from ..steps.rival import (
    WITH_CARDS,
    ChooseRival,
    DrawNamed,
    LookAtHand,
    NameCard,
    RivalBanishes,
    RivalGives,
)
from ..steps.token import TakeToken
from ..steps.track import Get, GetForEach
from ..table import INSTITUTE, LUNA
from ..tracks import HELIUM, INFLUENCE
from .roster import BLUE, GOLD, GRAY, OBSIDIAN, PINK, RED

CARDS: Final = [
    Character(
        "aja",
        deploy=Ability("ability-rival-banishes-banish-self", ChooseRival(WITH_CARDS), RivalBanishes(), BanishSelf()),
        bonus=[Bonus(15, With("octavia"))],
    ),
    Character(
        "antonia",
        deploy=Ability("ability-rival-banishes-banish-self", ChooseRival(WITH_CARDS), RivalBanishes(), BanishSelf()),
        bonus=[Bonus(15, Either(With("the_jackal"), WithMany(2, GOLD))), Bonus(-10, With("victra", "sevro"))],
    ),
    Character(
        "ash_lord",
        deploy=Ability("ability-banish-all-regain", BanishAllHere(a(BLUE)), When(AtLeast(2), RegainSelf())),
        bonus=[Bonus(5, each=InHand(BLUE)), Bonus(5, each=Banished(BLUE))],
    ),
    Character(
        "boneriders", deploy=Ability("ability-token", TakeToken()), bonus=[Bonus(15, With("the_jackal", A(GRAY)))]
    ),
    Character(
        "cassius",
        deploy=Ability("ability-gain-under-banish-self", GainUnder(), When(ItIsNot(a(GOLD)), BanishSelf())),
        bonus=[Bonus(40, WithAll("mustang", "darrow")), Bonus(-20, With("darrow"), Without("mustang"))],
    ),
    Character(
        "fitchner",
        deploy=Ability("ability-at-get", When(At(INSTITUTE), Get(INFLUENCE, 1))),
        bonus=[Bonus(10, With(A(RED))), Bonus(10, With("sevro"))],
    ),
    Character(
        "karnus",
        deploy=Ability(
            "ability-banish-under-then-rival",
            BanishUnder(),
            When(ItIs(named("mustang", "the_jackal", "nero")), ChooseRival(WITH_CARDS, may=True), RivalBanishes()),
        ),
        bonus=[Bonus(30, With("cassius")), Bonus(-15, With("mustang", "the_jackal", "nero"))],
    ),
    Character(
        "lorn",
        deploy=Ability("ability-over-banish-under", When(Over(GOLD), BanishUnder())),
        bonus=[Bonus(15, Without(A(GOLD)))],
    ),
    Character(
        "lysander",
        deploy=Ability("ability-draw-banish-self-unless-at", Draw(1), When(NotAt(LUNA), BanishSelf())),
        bonus=[Bonus(20, Either(With("octavia", "cassius"), Sovereign()))],
    ),
    Character(
        "mustang",
        deploy=Ability("ability-gain-banished-banish-self", GainBanished(ANY), When(ItIs(NOT_GOLD), BanishSelf())),
        bonus=[Bonus(5, each=ColoursInHand())],
    ),
    Character(
        "nero",
        deploy=Ability("ability-get-each-here", GetForEach(HELIUM, a(RED))),
        bonus=[Bonus(10, Sovereign()), Bonus(-5, each=Named("cassius", "karnus", "octavia"))],
    ),
    Character(
        "octavia",
        deploy=Ability(
            "ability-token-gain-bottom", When(HOLDS_TOKEN, GainBottom(LUNA), When(ItIsNot(a(GOLD)), BanishSelf()))
        ),
        bonus=[Bonus(-30, Without("lysander"), NotSovereign())],
    ),
    Character("pax_au_telemanus", defence=SAVES_CARDS, bonus=[Bonus(20, With(A(OBSIDIAN), "mustang"))]),
    Character(
        "romulus",
        deploy=Ability("ability-gain-banish-self-unless-over", GainHere(a(BLUE)), When(NotOver(GOLD), BanishSelf())),
        bonus=[Bonus(15, Sovereign()), Bonus(-25, Either(With("roque", "octavia"), Without(A(BLUE))))],
    ),
    Character(
        "roque",
        deploy=Ability("ability-look-name-banish", ChooseRival(WITH_CARDS), LookAtHand(), NameCard(), DrawNamed()),
        bonus=[Bonus(5, each=InHand(BLUE))],
    ),
    Character(
        "sevro",
        deploy=Ability(
            "ability-banish-under-or-gain",
            When(
                OVER_A_CARD,
                MayProve(1, named("the_howlers"), choice=True),
                When(DONE, GainUnder()),
                When(NOT_DONE, BanishUnder()),
            ),
        ),
        bonus=[Bonus(20, With("victra", "the_howlers", A(RED)))],
    ),
    Character(
        "tactus",
        deploy=Ability(
            "ability-may-steal", ChooseRival(WITH_CARDS, may=True), RivalGives(), When(DONE, BanishSelf(), EndTurn())
        ),
        bonus=[Bonus(20, With("octavia", "darrow", A(PINK)))],
    ),
    Character("the_howlers", defence=SAVES_CARDS, bonus=[Bonus(15, With("sevro"))]),
    Character(
        "the_jackal",
        deploy=Ability("ability-token", TakeToken()),
        bonus=[Bonus(30, Sovereign()), Bonus(-30, With("darrow", "octavia"))],
    ),
    Character(
        "the_telemanuses",
        deploy=Ability("ability-move-pile", MovePile()),
        bonus=[Bonus(15, With("pax_au_telemanus", "the_pax"))],
    ),
    Character(
        "victra",
        deploy=Ability("ability-gain-bottom-banish-self-unless-over", GainBottom(), When(NotOver(GOLD), BanishSelf())),
        bonus=[Bonus(10, With("the_howlers")), Bonus(10, With("sevro", "darrow"))],
    ),
]
