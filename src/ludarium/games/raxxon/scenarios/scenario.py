"""What all scenarios have beside the game's own table: events, another deck, cards laid aside."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from ..crowd_grid import cells_of
from ..pack.compiled_pack import CompiledPack
from ..table import (
    INFECTED,
    NO_VIEWER,
    SPECTATOR,
    SUSPECT,
    Raxxon,
    hide_cards,
    visible_mask,
)

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
        self.infection_known = [NO_VIEWER] * len(self.infection)
        self.rng.shuffle(self.population)
        self.population_known = [NO_VIEWER] * len(self.population)
        self.rng.shuffle(self.reserve)
        self.reserve_known = [NO_VIEWER] * len(self.reserve)
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
        self.population_known = [NO_VIEWER] * len(self.population)
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
        super().hide(table, viewer)
        bit = 1 << (SPECTATOR if viewer < 0 else viewer)
        reserve = self.reserve[:]
        hide_cards(reserve, self.reserve_known, bit)
        table["reserve"] = reserve
        table["reserve_known"] = [visible_mask(mask, bit) for mask in self.reserve_known]
        table["events"] = [NONE] * len(self.event_deck)

    def reshuffle_unknown(self, viewer: int, rng: Rng) -> None:
        self.reserve_healthy = self.count_healthy_reserve()
        self.event_deck = [NONE] * len(self.event_deck)
        hide_cards(self.reserve, self.reserve_known, 1 << (SPECTATOR if viewer < 0 else viewer))
        super().reshuffle_unknown(viewer, rng)

    def unseen_counts(self) -> list[int]:
        left = super().unseen_counts()
        for citizen in range(len(left)):
            left[citizen] -= self.aside[citizen]
        for citizen in self.reserve:
            if citizen != NONE:
                left[citizen] -= 1
        return left

    def deal_unknown(self, viewer: int, rng: Rng) -> None:
        """Deal again what the viewer cannot know; what all know of a deck's cards holds in every deal."""
        rules = self.pack.scenario
        left = self.unseen_counts()
        reserve = self.take_reserve(left)
        infected: list[int] = []
        suspects: list[int] = []
        rest: list[int] = []
        for citizen in range(len(left)):
            cards = [citizen] * left[citizen]
            if citizen == rules.mutant or (self.is_healthy(citizen) and citizen != self.pack.hostile):
                rest += cards
            elif rules.spreading >> citizen & 1:
                infected += cards
            else:
                suspects += cards
        rng.shuffle(infected)
        fill_deck(self.infection, infected)
        while len(reserve) < self.reserve.count(NONE):
            reserve.append(infected.pop())
        rng.shuffle(reserve)
        fill_deck(self.reserve, reserve)
        self.fill_crowd(INFECTED, infected)
        suspects += infected
        rng.shuffle(suspects)
        self.fill_crowd(SUSPECT, suspects)
        rest += suspects
        rng.shuffle(rest)
        self.fill_crowd(0, rest)
        fill_deck(self.population, rest)
        self.deal_raxxon(rng)
        if NONE in self.event_deck:
            self.event_deck = rules.event_numbers[:]
            for event in self.past_events:
                if event in self.event_deck:
                    self.event_deck.remove(event)
            rng.shuffle(self.event_deck)

    def take_reserve(self, left: list[int]) -> list[int]:
        """The healthy cards that lie unseen in the reserve, taken out of the numbers of unseen ones."""
        cards: list[int] = []
        for citizen in range(len(left)):
            number = self.reserve_healthy[citizen]
            if number:
                number -= self.reserve.count(citizen)
                left[citizen] -= number
                cards += [citizen] * number
        return cards

    def fill_crowd(self, sign: int, cards: list[int]) -> None:
        """Put cards where an unseen one of the crowd bears a sign; with 0, wherever one is."""
        for cell in cells_of(self.down):
            if self.cells[cell] == NONE and (not sign or self.known[cell] & sign):
                self.cells[cell] = cards.pop()


def fill_deck(deck: list[int], cards: list[int]) -> None:
    """Put cards where a deck has unseen ones."""
    for place in range(len(deck)):
        if deck[place] == NONE:
            deck[place] = cards.pop()
