"""What a content pack comes to in play: citizens, sheets and cards by number, with the scripts of what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ludarium.kernel.script import Script

if TYPE_CHECKING:
    from ludarium.kernel.words import Condition

NOTHING: Final = Script("", [])


class Action:
    """A line of a character sheet: its script, and for each of its slots the symbols of the consequence (RX-23)."""

    def __init__(self, kind: str, script: Script, slots: list[list[Script]]) -> None:
        self.kind = kind
        self.script = script
        self.slots = slots


class Character:
    """A character: the actions of both sides of the sheet, top to bottom (RX-05)."""

    def __init__(self, name: str, side_a: list[Action], side_b: list[Action]) -> None:
        self.name = name
        self.side_a = side_a
        self.side_b = side_b

    def actions(self, seats: int) -> list[Action]:
        """The side for a number of players."""
        return self.side_a if seats <= MOST_ON_SIDE_A else self.side_b


MOST_ON_SIDE_A: Final = 2


class RaxxonCard:
    """A Raxxon card: its condition, what is done once it holds, and its options."""

    def __init__(
        self, name: str, condition: Condition[Any], script: Script, options: list[Script], *, reshuffles: bool
    ) -> None:
        self.name = name
        self.condition = condition
        self.script = script
        self.options = options
        self.reshuffles = reshuffles


class Level:
    """A level: how many citizens of each type are in play, and how many infected begin among the population (RX-03)."""

    def __init__(self, name: str, citizens: list[int], infected: int) -> None:
        self.name = name
        self.citizens = citizens
        self.infected = infected


class Lore:
    """A pack at work.

    `killed` and `counts` (by number face up) are the scripts of the citizens' own symbols; `things` is what is touched,
    by number, and `numbers` the reverse.
    """

    def __init__(
        self,
        types: list[str],
        healthy: i64,
        hostile: int,
        killed: list[Script],
        counts: list[list[Script]],
        characters: list[Character],
        cards: list[RaxxonCard],
        levels: list[Level],
        scripts: dict[str, Script],
        things: list[str],
    ) -> None:
        self.types = types
        self.healthy = healthy
        self.hostile = hostile
        self.killed = killed
        self.counts = counts
        self.characters = characters
        self.cards = cards
        self.levels = levels
        self.scripts = scripts
        self.things = things
        self.numbers = {things[number]: number for number in range(len(things))}
