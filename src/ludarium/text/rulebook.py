"""The texts of a game's numbered rules: `content/rules.py` lists the ids, the locale files have the texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludarium.kernel.message import Message

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from .localizer import Localizer


def rulebook(
    sections: Mapping[str, Collection[str]], ours: Collection[str], localizer: Localizer
) -> list[tuple[str, str, str]]:
    """Every section's heading and rules: id, title, text. A rule with one of our rulings says so.

    A text has one paragraph per line; lines that start with a bullet are a list.
    """
    found: list[tuple[str, str, str]] = []
    for section, ids in sections.items():
        found.append((section, localizer.format(Message(section)), ""))
        for rule in ids:
            text = localizer.format(Message(rule))
            if rule in ours:
                text += ("\n" if "\n" in text else " ") + localizer.format(Message("rules-ours"))
            found.append((rule, localizer.attribute(rule, "title"), text))
    return found
