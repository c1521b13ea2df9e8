"""The numbers of the rules, in sections and in order; their texts are in the locale files."""

from __future__ import annotations

from typing import Final

from .tools import TOOLS

# The rule that only explains: other rules state what it tells.
EXPLANATIONS: Final = ("SG-00",)

SECTIONS: Final = {
    "rules-goal": ["SG-00"],
    "rules-setup": [f"SG-{n:02}" for n in range(1, 8)],
    "rules-turns": [f"SG-{n}" for n in range(10, 17)],
    "rules-placement": [f"SG-{n}" for n in range(20, 27)],
    "rules-tools": [f"SG-{n}" for n in range(30, 34)],
    "rules-scoring": [f"SG-{n}" for n in range(40, 47)],
    "rules-solo": [f"SG-{n}" for n in range(50, 58)],
    "rules-catalogue": [
        *(tool.rule for tool in TOOLS),
        *(f"SG-P{n}" for n in range(1, 11)),
        *(f"SG-V{n}" for n in range(1, 6)),
    ],
}

# The rules that contain a ruling of ours (docs/rulings.md): the rulebook marks them.
OURS: Final = frozenset(
    {"SG-03", "SG-07", "SG-12", "SG-13", "SG-26", "SG-30", "SG-31", "SG-33", "SG-53", "SG-56"}
    | {tool.rule for tool in TOOLS}
)
