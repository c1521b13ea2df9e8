"""The ten public objectives; the five private ones are the five colours."""

from __future__ import annotations

from typing import Final

from ..objective import ColourSets, Diagonals, DifferentInLine, Objective, ShadeSets

OBJECTIVES: Final[list[Objective]] = [
    DifferentInLine("SG-P1", "row_color_variety", 6, rows=True, colours=True),
    DifferentInLine("SG-P2", "column_color_variety", 5, rows=False, colours=True),
    DifferentInLine("SG-P3", "row_shade_variety", 5, rows=True, colours=False),
    DifferentInLine("SG-P4", "column_shade_variety", 4, rows=False, colours=False),
    ShadeSets("SG-P5", "light_shades", 2, first=1, last=2),
    ShadeSets("SG-P6", "medium_shades", 2, first=3, last=4),
    ShadeSets("SG-P7", "deep_shades", 2, first=5, last=6),
    ShadeSets("SG-P8", "shade_variety", 5, first=1, last=6),
    Diagonals("SG-P9", "color_diagonals", 1),
    ColourSets("SG-P10", "color_variety", 4),
]

PUBLIC: Final = tuple(objective.name for objective in OBJECTIVES)
