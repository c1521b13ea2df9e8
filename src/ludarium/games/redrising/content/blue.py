"""The seven blue characters."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.steps import When

from ..bonus.clause import Bonus, Worth
from ..bonus.condition import FleetBetween, Most, RivalAhead, With, Without
from ..bonus.counter import FleetSpace
from ..character import Ability, Character
from ..kind import a
from ..steps.condition import At
from ..steps.move import DeployFromHere
from ..steps.track import Get, RivalsGet
from ..table import INSTITUTE, JUPITER, LUNA, MARS
from ..tracks import FLEET, INFLUENCE
from .roster import BLUE

CARDS: Final = [
    Character(
        "invictus",
        deploy=Ability("ability-at-get", When(At(MARS), Get(FLEET, 1))),
        bonus=[Bonus(16, Most(FLEET)), Bonus(-9, RivalAhead(FLEET))],
    ),
    Character(
        "morning_star",
        deploy=Ability("ability-at-get", When(At(JUPITER), Get(FLEET, 1))),
        bonus=[Bonus(-15, Without("orion", "virga", "pelus"))],
    ),
    Character(
        "orion",
        deploy=Ability(
            "ability-at-deploy-from-here", When(At(MARS, LUNA, INSTITUTE), DeployFromHere(a(BLUE), JUPITER))
        ),
        bonus=[Bonus(10, With("pax_au_telemanus", "the_pax")), Worth(FleetSpace())],
    ),
    Character(
        "pelus",
        deploy=Ability("ability-get-rivals-get", Get(FLEET, 2), RivalsGet(FLEET, 1)),
        bonus=[Bonus(20, FleetBetween(5, 7)), Bonus(35, FleetBetween(8, 10))],
    ),
    Character(
        "quietus",
        deploy=Ability("ability-at-get", When(At(INSTITUTE), Get(FLEET, 1))),
        bonus=[Bonus(16, Most(INFLUENCE))],
    ),
    Character(
        "the_pax",
        deploy=Ability("ability-at-get", When(At(LUNA), Get(FLEET, 1))),
        bonus=[Bonus(15, With("darrow", "sevro", "orion", "virga", "pelus"))],
    ),
    Character(
        "virga",
        deploy=Ability("ability-get-rivals-get", Get(FLEET, 2), RivalsGet(FLEET, 1)),
        bonus=[Bonus(15, FleetBetween(6, 8)), Bonus(30, FleetBetween(9, 10))],
    ),
]
