"""A compiled content pack: citizens, sheets and cards by number, with the scripts of their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE, Script, Step

if TYPE_CHECKING:
    from ludarium.kernel.steps import Condition


class Action:
    """A line of a character sheet: its script, and for each slot the symbols of the consequence (RX-23).

    `name` is the id of its name; an `endless` action takes any number of tokens and repeats its last slot.
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
        return self.side_a if seats <= MAX_SEATS_SIDE_A else self.side_b


MAX_SEATS_SIDE_A: Final = 2


class RaxxonCard:
    """A Raxxon card: its condition, its script, and its options."""

    def __init__(
        self, name: str, condition: Condition[Any], script: Script, options: list[Script], *, reshuffles: bool
    ) -> None:
        self.name = name
        self.condition = condition
        self.script = script
        self.options = options
        self.reshuffles = reshuffles


class Level:
    """A level: the citizens of each type, and how many infected ones start in the population deck (RX-03)."""

    def __init__(self, name: str, citizens: list[int], infected: int) -> None:
        self.name = name
        self.citizens = citizens
        self.infected = infected


class ScenarioRules:
    """The rules that a scenario changes, as data; number 0 is the game without a scenario.

    Masks of types: `evacuable` count as healthy for an evacuation, but those `left_behind` do not leave; `spreading`
    can be face down in the infection deck; `reserved` healthy cards start in the reserve, a deck of the scenario,
    with `reserve_infected` infected ones. `population_infected` are the infected in the population deck by type; if it
    is empty, the level's number is drawn at random. `focus` is the type that the scenario is about, `mutant` a type
    that enters during play. `events` are the scripts of its events, `event_numbers` the events to come, each as often
    as it happens; the event `timed` happens after as many others as `timed_after` says, and after the event
    `keeps_untriggered` the untriggered cards stay in their pile. `removed_cards` are Raxxon cards that are not used.
    """

    def __init__(self, number: int, rule: str, healthy: i64) -> None:
        self.number = number
        self.rule = rule
        self.evacuable = healthy
        self.left_behind: i64 = 0
        self.spreading = ~healthy
        self.reserved: i64 = 0
        self.reserve_infected = 0
        self.population_infected: list[int] = []
        self.focus = NONE
        self.mutant = NONE
        self.events: list[Script] = []
        self.event_numbers: list[int] = []
        self.in_order = False
        self.timed = NONE
        self.timed_after: list[int] = []
        self.keeps_untriggered = NONE
        self.removed_cards: list[int] = []

    def evacuated_types(self) -> i64:
        """The types that leave with an evacuation, as a mask."""
        return self.evacuable & ~self.left_behind


class CompiledPack:
    """A content pack ready for play, in one scenario or none.

    `killed_scripts` and `count_scripts` (by the number face up) are the effects of the citizens' symbols, by type.
    `touch_ids` has the touch id of each option code, `option_codes` the reverse. `day` and `turn` are the scripts of
    the course of play.
    """

    def __init__(
        self,
        types: list[str],
        healthy: i64,
        hostile: int,
        killed_scripts: list[Script],
        count_scripts: list[list[Script]],
        characters: list[Character],
        cards: list[RaxxonCard],
        levels: list[Level],
        scripts: dict[str, Script],
        touch_ids: list[str],
        scenario: ScenarioRules,
        day: Script,
        turn: Script,
    ) -> None:
        self.types = types
        self.healthy = healthy
        self.hostile = hostile
        self.killed_scripts = killed_scripts
        self.count_scripts = count_scripts
        self.characters = characters
        self.cards = cards
        self.levels = levels
        self.scripts = scripts
        self.touch_ids = touch_ids
        self.scenario = scenario
        self.day = day
        self.turn = turn
        self.option_codes = {touch_ids[number]: number for number in range(len(touch_ids))}

    def add_script(self, script: Script) -> None:
        """Add a script that saved games can refer to by name."""
        self.scripts[script.name] = script

    def add_action(self, action: Action) -> None:
        """Add an action at the bottom of every sheet."""
        for character in self.characters:
            character.side_a.append(action)
            character.side_b.append(action)

    def prepend(self, kind: str, step: Step[Any]) -> None:
        """Put a step before every action of a kind; both sides of a sheet share the scripts."""
        for character in self.characters:
            for action in character.side_a:
                if action.kind == kind:
                    action.script.steps.insert(0, step)


class ContentPack:
    """A content pack: its data, and the compiled pack, also for each scenario that was used."""

    def __init__(self, data: dict[str, Any], compiled: CompiledPack) -> None:
        self.data = data
        self.compiled = compiled
        self.by_scenario: dict[int, CompiledPack] = {0: compiled}
