"""The three tracks: their limits, and the end condition on them (RR-30, RR-31, RR-33, RR-50)."""

from __future__ import annotations

from typing import Final

from .view_types import Track

TRACK_NAMES: Final[list[Track]] = ["helium", "fleet", "influence"]
TRACKS: Final[list[str]] = [*TRACK_NAMES]
HELIUM: Final = 0
FLEET: Final = 1
INFLUENCE: Final = 2

MAX_TRACK: Final = 10  # of fleet (RR-30) and influence (RR-33); helium has no limit (RR-01)
END_THRESHOLD: Final = 7  # on a track, for the end condition (RR-50)
TWO_CONDITIONS: Final = 2
ALL_CONDITIONS: Final = 7  # as a mask


def is_end_triggered(tracks: list[list[int]]) -> bool:
    """Whether one player meets two of the conditions, or all players together meet the three (RR-50)."""
    all_met = 0
    for player in range(len(tracks[HELIUM])):
        met = 0
        for track in range(len(TRACKS)):
            if tracks[track][player] >= END_THRESHOLD:
                met += 1
                all_met |= 1 << track
        if met >= TWO_CONDITIONS:
            return True
    return all_met == ALL_CONDITIONS
