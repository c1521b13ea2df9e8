"""The numbered rules in their sections and order; their texts are in the locale files."""

from __future__ import annotations

from typing import Final

from ..scenarios import SCENARIOS

# The rules that only explain: other rules state what they tell.
EXPLANATIONS: Final = ("RX-00", "RX-07", "RX-08", "RX-09")

SECTIONS: Final = {
    "rules-goal": ["RX-00"],
    "rules-setup": [f"RX-{n:02}" for n in range(1, 10)],
    "rules-day": [f"RX-{n}" for n in range(10, 14)],
    "rules-turn": [f"RX-{n}" for n in range(20, 28)],
    "rules-symbols": [f"RX-{n}" for n in range(30, 43)],
    "rules-end-of-day": [f"RX-{n}" for n in range(50, 56)],
    "rules-end": [f"RX-{n}" for n in range(60, 62)],
    "rules-clarifications": [f"RX-{n}" for n in range(70, 72)],
    "rules-solo": [f"RX-{n}" for n in range(80, 83)],
    "rules-scenarios": [scenario.rule for scenario in SCENARIOS],
}

# The rules that contain a ruling of ours (docs/rulings.md): the rulebook marks them.
OURS: Final = frozenset(
    [*(f"RX-{n:02}" for n in (1, 11, 21, 25, 33, 37, 39, 42, 51, 55, 71, 81, 82)), *SECTIONS["rules-scenarios"]]
)
