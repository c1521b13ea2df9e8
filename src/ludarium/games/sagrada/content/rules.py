"""The numbered rules, in their sections and their order; their words are in the locale files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.kernel.message import Message

if TYPE_CHECKING:
    from ludarium.text.speaker import Speaker

SECTIONS: Final = {
    "rules-setup": [f"SG-{n:02}" for n in range(1, 8)],
    "rules-turns": [f"SG-{n}" for n in range(10, 17)],
    "rules-placement": [f"SG-{n}" for n in range(20, 27)],
    "rules-tools": [f"SG-{n}" for n in range(30, 34)],
    "rules-scoring": [f"SG-{n}" for n in range(40, 47)],
    "rules-solo": [f"SG-{n}" for n in range(50, 58)],
    "rules-catalogue": [
        *(f"SG-T{n}" for n in range(1, 13)),
        *(f"SG-P{n}" for n in range(1, 11)),
        *(f"SG-V{n}" for n in range(1, 6)),
    ],
}

RULES: Final = [rule for section in SECTIONS.values() for rule in section]


def rules(speaker: Speaker) -> list[tuple[str, str, str]]:
    """Every section's heading and rules: id, title, text."""
    found: list[tuple[str, str, str]] = []
    for section, ids in SECTIONS.items():
        found.append((section, speaker.say(Message(section)), ""))
        found += [(rule, speaker.attribute(rule, "title"), speaker.say(Message(rule))) for rule in ids]
    return found
