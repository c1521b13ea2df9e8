"""What all scenarios have beside the game's own table: events, another deck, cards laid aside."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from ..compiled_pack import CompiledPack
from ..secrets import KNOWN_TO_NONE
from ..table import Raxxon
from . import secrets

GHOSTS: Final = 1
MUTATION: Final = 2
UNCERTAINTY: Final = 3
CALM: Final = 4
TARGETS: Final = 5


class ScenarioTable(Raxxon):
    """A position of a scenario.

    `event_deck` are those to come in random order, the next one last; `past` those that were. `reserve` is a face-down
    deck of the scenario's own, from bottom to top, of which all know how many healthy cards of each type it has:
    they enter and leave it before everybody's eyes. `aside` are the citizens out of play, by type. `stage` is how far
    the scenario has come.
    """

    # Set by `deal` and `load`, like the lists of the base table.
    event_deck: list[int]
    past_events: list[int]
    reserve: list[int]
    reserve_known: list[int]
    reserve_healthy: list[int]
    aside: list[int]

    def __init__(self, seats: int, rng: Rng, pack: CompiledPack) -> None:
        super().__init__(seats, rng, pack)
        self.stage = 0
        self.strict = False  # today fewer hostile cards end the day (RX-93)

    def empty_copy(self) -> ScenarioTable:
        """An empty table of the same scenario, with a generator in the same state."""
        raise NotImplementedError

    def deal_decks(self) -> None:
        """Deal the decks of citizens and the events."""
        rules = self.pack.scenario
        level = self.pack.levels[self.level]
        types = range(len(self.pack.types))
        infected = [
            citizen for citizen in types if not self.is_healthy(citizen) for _ in range(level.citizens[citizen])
        ]
        self.rng.shuffle(infected)
        self.population = []
        self.reserve = []
        for citizen in types:
            if self.is_healthy(citizen):
                deck = self.reserve if rules.reserved >> citizen & 1 else self.population
                deck += [citizen] * level.citizens[citizen]
        for citizen in range(len(rules.population_infected)):
            for _ in range(rules.population_infected[citizen]):
                infected.remove(citizen)
                self.population.append(citizen)
        if not rules.population_infected:
            self.population += infected[: level.infected]
            infected = infected[level.infected :]
        self.reserve += infected[: rules.reserve_infected]
        self.infection = infected[rules.reserve_infected :]
        self.infection_known = [KNOWN_TO_NONE] * len(self.infection)
        self.rng.shuffle(self.population)
        self.population_known = [KNOWN_TO_NONE] * len(self.population)
        self.rng.shuffle(self.reserve)
        self.reserve_known = [KNOWN_TO_NONE] * len(self.reserve)
        self.aside = [0 for _ in types]
        self.past_events = []
        self.event_deck = [] if rules.in_order else rules.event_numbers[:]
        self.rng.shuffle(self.event_deck)

    def next_event(self) -> int:
        """The event that happens now; NONE if all have been."""
        rules = self.pack.scenario
        if rules.in_order:
            event = len(self.past_events) if len(self.past_events) < len(rules.event_numbers) else NONE
        else:
            event = self.event_deck.pop() if self.event_deck else NONE
        if event != NONE:
            self.past_events.append(event)
            self.reveals += 1
        return event

    def shuffle_in(self, citizen: int) -> None:
        """Shuffle a card into the population deck."""
        self.population.append(citizen)
        self.rng.shuffle(self.population)
        self.population_known = [KNOWN_TO_NONE] * len(self.population)
        if self.events is not None:
            self.emit("event-shuffled-in", {"card": self.citizen_name(citizen)})

    def after_quarantine(self) -> None:
        """What follows when cards have come into a quarantine, or left one."""

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> Raxxon:
        other = self.empty_copy()
        self.copy_table(other)
        other.stage = self.stage
        other.strict = self.strict
        other.event_deck = self.event_deck[:]
        other.past_events = self.past_events[:]
        other.reserve = self.reserve[:]
        other.reserve_known = self.reserve_known[:]
        other.aside = self.aside[:]
        return other

    def dump_table(self) -> dict[str, Any]:
        table = super().dump_table()
        table["scenario"] = self.pack.scenario.number
        table["stage"] = self.stage
        table["strict"] = self.strict
        table["events"] = self.event_deck[:]
        table["past"] = self.past_events[:]
        table["reserve"] = self.reserve[:]
        table["reserve_known"] = self.reserve_known[:]
        table["reserve_healthy"] = self.count_healthy_reserve()
        table["aside"] = self.aside[:]
        return table

    def load_table(self, table: dict[str, Any]) -> None:
        super().load_table(table)
        self.stage = table["stage"]
        self.strict = table["strict"]
        self.event_deck = list(table["events"])
        self.past_events = list(table["past"])
        self.reserve = list(table["reserve"])
        self.reserve_known = list(table["reserve_known"])
        self.reserve_healthy = list(table["reserve_healthy"])
        self.aside = list(table["aside"])

    def count_healthy_reserve(self) -> list[int]:
        """How many healthy cards of each type the reserve has."""
        counts = [0] * len(self.pack.types)
        for citizen in self.reserve:
            if self.is_healthy(citizen):
                counts[citizen] += 1
        return counts

    def hide(self, table: dict[str, Any], viewer: int) -> None:
        secrets.hide(self, table, viewer)

    def deal_unknown(self, viewer: int, rng: Rng) -> None:
        secrets.deal_unknown(self, rng)

    def unseen_counts(self) -> list[int]:
        return secrets.unseen_counts(self)

    def reshuffle_unknown(self, viewer: int, rng: Rng) -> None:
        secrets.reshuffle_unknown(self, viewer, rng)
