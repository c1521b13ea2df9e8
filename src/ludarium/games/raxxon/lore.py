"""What a content pack comes to in play: citizens, sheets and cards by number, with the scripts of what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE, Script

if TYPE_CHECKING:
    from ludarium.kernel.words import Condition

NOTHING: Final = Script("", [])


class Action:
    """A line of a character sheet: its script, and for each of its slots the symbols of the consequence (RX-23).

    `name` is the message that names it; an `endless` one takes any number of tokens, all like that on its last slot.
    """

    def __init__(
        self, name: str, kind: str, script: Script, slots: list[list[Script]], *, endless: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.script = script
        self.slots = slots
        self.endless = endless


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


class Scenario:
    """What a scenario changes that is plain data; of number 0, as the game is without one.

    Masks of types: `evacuable` count as healthy for evacuation, `staying` of them are left where they are all the
    same, `spreading` may lie unseen in the infection deck, `reserved` healthy ones begin in a deck of the scenario's
    own, the reserve, with `reserve_infected` others. `named` are the infected of the population by type; without
    them it is the level's number at random. `focus` is the type that it is about, and `mutant` one that is born in
    play. `events` are its scripts, `cycle` what happens how often; `away` are Raxxon cards that are put away.
    """

    def __init__(self, number: int, healthy: i64) -> None:
        self.number = number
        self.rule = f"RX-{SCENARIO_RULES + number}"
        self.evacuable = healthy
        self.staying: i64 = 0
        self.spreading = ~healthy
        self.reserved: i64 = 0
        self.reserve_infected = 0
        self.named: list[int] = []
        self.focus = NONE
        self.mutant = NONE
        self.events: list[Script] = []
        self.cycle: list[int] = []
        self.in_order = False
        self.away: list[int] = []

    def may_leave(self) -> i64:
        """Whom an evacuation takes."""
        return self.evacuable & ~self.staying


SCENARIO_RULES: Final = 89  # the first scenario's is RX-90


class Lore:
    """A pack at work.

    `killed` and `counts` (by number face up) are the scripts of the citizens' own symbols; `things` is what is touched,
    by number, and `numbers` the reverse. `day` and `turn` are the course of play.
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
        scene: Scenario,
        day: Script,
        turn: Script,
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
        self.scene = scene
        self.day = day
        self.turn = turn
        self.numbers = {things[number]: number for number in range(len(things))}
