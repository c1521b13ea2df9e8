"""The numbered rules, in their sections and their order; their words are in the locale files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.kernel.message import Message

if TYPE_CHECKING:
    from ludarium.text.speaker import Speaker

SECTIONS: Final = {
    "rules-setup": [f"RR-{n:02}" for n in range(1, 9)],
    "rules-turn": [f"RR-{n}" for n in range(10, 28)],
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

# The rules that hold a ruling of ours (docs/rulings.md): whoever reads one is told so.
OURS: Final = frozenset(
    {f"RR-{n:02}" for n in (8, 10, 12, 14, 15, 18, 19, 26, 27, 34, 50, 51, 52, 61, 62, 63, 64, 68)}
    | {f"RA-{n}" for n in (24, 32, 40, 50)}
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
