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

# The rules that hold a ruling of ours (docs/rulings.md): whoever reads one is told so.
OURS: Final = frozenset(
    {"SG-03", "SG-07", "SG-12", "SG-13", "SG-26", "SG-30", "SG-31", "SG-33", "SG-53", "SG-56"}
    | {f"SG-T{n}" for n in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)}
)


def rules(speaker: Speaker) -> list[tuple[str, str, str]]:
    """Every section's heading and rules: id, title, text."""
    found: list[tuple[str, str, str]] = []
    for section, ids in SECTIONS.items():
        found.append((section, speaker.say(Message(section)), ""))
        found += [(rule, speaker.attribute(rule, "title"), words(rule, speaker)) for rule in ids]
    return found


def words(rule: str, speaker: Speaker) -> str:
    """The text of a rule, with a word on whose it is where it is not the printed one alone."""
    text = speaker.say(Message(rule))
    return f"{text} {speaker.say(Message('rules-ours'))}" if rule in OURS else text
