"""The six houses in the order of their numbers; their powers are in `powers`."""

from __future__ import annotations

from typing import Final

HOUSES: Final[list[str]] = ["apollo", "ceres", "diana", "jupiter", "mars", "minerva"]
POWER_RULES: Final[list[str]] = ["RR-40", "RR-41", "RR-42", "RR-43", "RR-44", "RR-45"]
APOLLO: Final = 0
CERES: Final = 1
