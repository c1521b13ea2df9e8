"""What an effect comes from, as the number in "that" of its frame: a Raxxon card, an action of a sheet or a citizen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.kernel.script import Frame

from .option_code import ACTIONS_PER_SEAT

if TYPE_CHECKING:
    from .table import Raxxon

# Smaller numbers are those of Raxxon cards. Saved games have these numbers.
ACTION_SOURCES: Final = 200
CITIZEN_SOURCES: Final = 400


def action_source(character: int, action: int) -> int:
    """The number of an action of a sheet."""
    return ACTION_SOURCES + character * ACTIONS_PER_SEAT + action


def citizen_source(citizen: int) -> int:
    """The number of a citizen."""
    return CITIZEN_SOURCES + citizen


def is_action(frame: Frame) -> bool:
    """Whether an effect comes from an action."""
    return ACTION_SOURCES <= frame.that < CITIZEN_SOURCES


def source_name(game: Raxxon, frame: Frame) -> str:
    """The id of the name of what an effect comes from."""
    that = frame.that
    if that >= CITIZEN_SOURCES:
        return game.citizen_name(that - CITIZEN_SOURCES)
    if that >= ACTION_SOURCES:
        character, action = divmod(that - ACTION_SOURCES, ACTIONS_PER_SEAT)
        return game.pack.characters[character].side_a[action].name
    return f"card-{game.pack.cards[that].name}" if that >= 0 else "the-game"
