"""The 24 windows on their 12 two-sided cards."""

from __future__ import annotations

from typing import Final

from ..window import Pattern, pattern

PATTERNS: Final[list[Pattern]] = [
    pattern("kaleidoscopic_dream", 1, 4, "YB..1", "G.5.4", "3.R.G", "2..BY"),
    pattern("firmitas", 1, 5, "P6..3", "5P3..", ".2P1.", ".15P4"),
    pattern("fractal_drops", 2, 3, ".4.Y6", "R.2..", "..RP1", "BY..."),
    pattern("ripples_of_light", 2, 5, "...R5", "..P4B", ".B3Y6", "Y2G1R"),
    pattern("lux_mundi", 3, 6, "..1..", "1G3B2", "B546G", ".B5G."),
    pattern("lux_astram", 3, 5, ".1GP4", "6P25G", "1G53P", "....."),
    pattern("gravitas", 4, 5, "1.3B.", ".2B..", "6B.4.", "B52.1"),
    pattern("water_of_life", 4, 6, "6B..1", ".5B..", "4R2B.", "G6Y3P"),
    pattern("sun_catcher", 5, 3, ".B2.Y", ".4.R.", "..5Y.", "G3..P"),
    pattern("shadow_thief", 5, 5, "6P..5", "5.P..", "R6.P.", "YR543"),
    pattern("aurorae_magnificus", 6, 5, "5GBP2", "P...Y", "Y.6.P", "1..G4"),
    pattern("aurora_sagradis", 6, 4, "R.B.Y", "4P3G2", ".1.5.", "..6.."),
    pattern("symphony_of_light", 7, 6, "2.5.1", "Y6P2R", ".B4G.", ".3.5."),
    pattern("virtus", 7, 5, "4.25G", "..6G2", ".3G4.", "5G1.."),
    pattern("firelight", 8, 5, "3415.", ".62.Y", "...YR", "5.YR6"),
    pattern("suns_glory", 8, 6, "1PY.4", "PY..6", "Y..53", ".5421"),
    pattern("batllo", 9, 5, "..6..", ".5B4.", "3GYP2", "14R53"),
    pattern("bellesguard", 9, 3, "B6..Y", ".3B..", ".562.", ".4.1G"),
    pattern("fulgor_del_cielo", 10, 5, ".BR..", ".45.B", "B2.R5", "6R31."),
    pattern("luz_celestial", 10, 3, "..R5.", "P4.G3", "6..B.", ".Y2.."),
    pattern("chromatic_splendor", 11, 4, "..G..", "2Y5B1", ".R3P.", "1.6.4"),
    pattern("comitas", 11, 5, "Y.2.6", ".4.5Y", "...Y5", "12Y3."),
    pattern("via_lux", 12, 4, "Y.6..", ".15.2", "3YRP.", "..43R"),
    pattern("industria", 12, 5, "1R3.6", "54R2.", "..5R1", "...3R"),
]

# A placeholder until a window is chosen: it has no restrictions and is never played on.
UNCHOSEN: Final = pattern("unchosen", 0, 0, ".....", ".....", ".....", ".....")

CARDS: Final = 12

# The two patterns of each card, as indices of PATTERNS.
SIDES: Final = [[n for n, side in enumerate(PATTERNS) if side.card == card] for card in range(1, CARDS + 1)]
