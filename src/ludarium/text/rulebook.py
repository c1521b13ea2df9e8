"""The numbered rules of a game in words: its lists say which there are, its locale files what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.kernel.message import Message

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from .speaker import Speaker


def rulebook(
    sections: Mapping[str, Collection[str]], ours: Collection[str], speaker: Speaker
) -> list[tuple[str, str, str]]:
    """Every section's heading and rules: id, title, text. A rule that holds a ruling of ours says so."""
    found: list[tuple[str, str, str]] = []
    for section, ids in sections.items():
        found.append((section, speaker.say(Message(section)), ""))
        for rule in ids:
            text = speaker.say(Message(rule))
            if rule in ours:
                text = f"{text} {speaker.say(Message('rules-ours'))}"
            found.append((rule, speaker.attribute(rule, "title"), text))
    return found
