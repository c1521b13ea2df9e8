"""The six houses in the order of their numbers; their powers are in `powers`."""

from __future__ import annotations

from typing import Final

HOUSES: Final[list[str]] = ["apollo", "ceres", "diana", "jupiter", "mars", "minerva"]
APOLLO: Final = 0
CERES: Final = 1
