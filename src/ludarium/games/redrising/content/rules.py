"""The numbers of the rules, in sections and in order; their texts are in the locale files."""

from __future__ import annotations

from typing import Final

# The rules that only explain: other rules state what they tell.
EXPLANATIONS: Final = ("RR-00", "RR-09")

SECTIONS: Final = {
    "rules-goal": ["RR-00"],
    "rules-setup": [f"RR-{n:02}" for n in range(1, 10)],
    "rules-turn": [f"RR-{n}" for n in range(10, 30)],
    "rules-bonuses": [f"RR-{n}" for n in range(30, 36)],
    "rules-houses": [f"RR-{n}" for n in range(40, 46)],
    "rules-end": [f"RR-{n}" for n in range(50, 53)],
    "rules-scoring": [f"RR-{n}" for n in range(60, 71)],
    "rules-automa": [
        *(f"RA-{n:02}" for n in range(1, 7)),
        *(f"RA-{n}" for n in range(10, 14)),
        *(f"RA-{n}" for n in range(20, 26)),
        *(f"RA-{n}" for n in range(30, 33)),
        *(f"RA-{n}" for n in (40, 41, 50)),
    ],
}

# The rules that contain a ruling of ours (docs/rulings.md): the rulebook marks them.
OURS: Final = frozenset(
    {f"RR-{n:02}" for n in (8, 10, 11, 12, 14, 15, 18, 19, 26, 27, 28, 29, 34, 50, 51, 52, 61, 62, 63, 64, 68)}
    | {f"RA-{n}" for n in (24, 32, 40, 50)}
)
