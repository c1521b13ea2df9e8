"""The powers of the six houses, in the order of HOUSES (RR-40 to RR-45)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.script import Script

from ..steps.banish import BanishAnyCard
from ..steps.deck import PlaceTop
from ..steps.die import RollForPower
from ..steps.track import Get
from ..tracks import FLEET, HELIUM, INFLUENCE

HOUSE_POWERS: Final[list[Script]] = [
    Script("apollo", [PlaceTop("RR-40")]),
    Script("ceres", [BanishAnyCard()]),
    Script("diana", [Get(INFLUENCE, 1)]),
    Script("house-jupiter", [Get(FLEET, 1)]),
    Script("house-mars", [Get(HELIUM, 1)]),
    Script("minerva", [RollForPower()]),
]
