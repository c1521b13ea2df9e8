"""What all scenarios have beside the game's own table: events, a deck of their own, cards laid aside."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .grid import cells_of
from .lore import Lore
from .table import (
    INFECTED,
    NOBODY,
    SUSPECT,
    WATCHER,
    Raxxon,
    hide,
    seen_mask,
)

GHOSTS: Final = 1
MUTATION: Final = 2
UNCERTAINTY: Final = 3
CALM: Final = 4
TARGETS: Final = 5


class Scene(Raxxon):
    """A position of a scenario.

    `events` are those to come in random order, the next one last; `past` those that were. `reserve` is a face-down
    deck of the scenario's own, from bottom to top, of which all know how many healthy cards of each type it has:
    they enter and leave it before everybody's eyes. `aside` are the citizens out of play, by type. `stage` is how far
    the scenario has come.
    """

    # Set by whoever makes a game, as the base table's own lists.
    events: list[int]
    past: list[int]
    reserve: list[int]
    reserve_known: list[int]
    reserve_healthy: list[int]
    aside: list[int]

    def __init__(self, seats: int, rng: Rng, lore: Lore) -> None:
        super().__init__(seats, rng, lore)
        self.stage = 0
        self.strict = False  # today fewer hostile cards end the day (RX-93)

    def fresh(self) -> Scene:
        """An empty table of the same scenario, with a generator in the same state."""
        raise NotImplementedError

    def begin(self) -> None:
        """Deal the decks of citizens and the events."""
        scene = self.lore.scene
        level = self.lore.levels[self.level]
        types = range(len(self.lore.types))
        infected = [
            citizen for citizen in types if not self.is_healthy(citizen) for _ in range(level.citizens[citizen])
        ]
        self.rng.shuffle(infected)
        self.population = []
        self.reserve = []
        for citizen in types:
            if self.is_healthy(citizen):
                deck = self.reserve if scene.reserved >> citizen & 1 else self.population
                deck += [citizen] * level.citizens[citizen]
        for citizen in range(len(scene.named)):
            for _ in range(scene.named[citizen]):
                infected.remove(citizen)
                self.population.append(citizen)
        if not scene.named:
            self.population += infected[: level.infected]
            infected = infected[level.infected :]
        self.reserve += infected[: scene.reserve_infected]
        self.infection = infected[scene.reserve_infected :]
        self.infection_known = [NOBODY] * len(self.infection)
        self.rng.shuffle(self.population)
        self.population_known = [NOBODY] * len(self.population)
        self.rng.shuffle(self.reserve)
        self.reserve_known = [NOBODY] * len(self.reserve)
        self.aside = [0 for _ in types]
        self.past = []
        self.events = [] if scene.in_order else scene.cycle[:]
        self.rng.shuffle(self.events)

    def next_event(self) -> int:
        """The event that happens now; NONE if all have been."""
        scene = self.lore.scene
        if scene.in_order:
            event = len(self.past) if len(self.past) < len(scene.cycle) else NONE
        else:
            event = self.events.pop() if self.events else NONE
        if event != NONE:
            self.past.append(event)
            self.reveals += 1
        return event

    def shuffle_in(self, citizen: int) -> None:
        """Shuffle a card into the population deck."""
        self.population.append(citizen)
        self.rng.shuffle(self.population)
        self.population_known = [NOBODY] * len(self.population)
        if self.story is not None:
            self.tell("event-shuffled-in", {"card": self.citizen_name(citizen)})

    def after_quarantine(self) -> None:
        """What follows when cards have come into a quarantine, or left one."""

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> Raxxon:
        other = self.fresh()
        self.copy_table(other)
        other.stage = self.stage
        other.strict = self.strict
        other.events = self.events[:]
        other.past = self.past[:]
        other.reserve = self.reserve[:]
        other.reserve_known = self.reserve_known[:]
        other.aside = self.aside[:]
        return other

    def dump_table(self) -> dict[str, Any]:
        table = super().dump_table()
        table["scenario"] = self.lore.scene.number
        table["stage"] = self.stage
        table["strict"] = self.strict
        table["events"] = self.events[:]
        table["past"] = self.past[:]
        table["reserve"] = self.reserve[:]
        table["reserve_known"] = self.reserve_known[:]
        table["reserve_healthy"] = self.healthy_reserved()
        table["aside"] = self.aside[:]
        return table

    def load_table(self, table: dict[str, Any]) -> None:
        super().load_table(table)
        self.stage = table["stage"]
        self.strict = table["strict"]
        self.events = list(table["events"])
        self.past = list(table["past"])
        self.reserve = list(table["reserve"])
        self.reserve_known = list(table["reserve_known"])
        self.reserve_healthy = list(table["reserve_healthy"])
        self.aside = list(table["aside"])

    def healthy_reserved(self) -> list[int]:
        """How many healthy cards of each type the reserve has."""
        found = [0] * len(self.lore.types)
        for citizen in self.reserve:
            if self.is_healthy(citizen):
                found[citizen] += 1
        return found

    def hide_table(self, table: dict[str, Any], viewer: int) -> None:
        super().hide_table(table, viewer)
        bit = 1 << (WATCHER if viewer < 0 else viewer)
        reserve = self.reserve[:]
        hide(reserve, self.reserve_known, bit)
        table["reserve"] = reserve
        table["reserve_known"] = [seen_mask(mask, bit) for mask in self.reserve_known]
        table["events"] = [NONE] * len(self.events)

    def stir(self, viewer: int, rng: Rng) -> None:
        self.reserve_healthy = self.healthy_reserved()
        self.events = [NONE] * len(self.events)
        hide(self.reserve, self.reserve_known, 1 << (WATCHER if viewer < 0 else viewer))
        super().stir(viewer, rng)

    def unseen_numbers(self) -> list[int]:
        left = super().unseen_numbers()
        for citizen in range(len(left)):
            left[citizen] -= self.aside[citizen]
        for citizen in self.reserve:
            if citizen != NONE:
                left[citizen] -= 1
        return left

    def deal_hidden(self, viewer: int, rng: Rng) -> None:
        """Deal anew what the viewer cannot know; what all know of a deck's cards holds in every deal."""
        scene = self.lore.scene
        left = self.unseen_numbers()
        reserve = self.take_reserve(left)
        infected: list[int] = []
        suspects: list[int] = []
        rest: list[int] = []
        for citizen in range(len(left)):
            cards = [citizen] * left[citizen]
            if citizen == scene.mutant or (self.is_healthy(citizen) and citizen != self.lore.hostile):
                rest += cards
            elif scene.spreading >> citizen & 1:
                infected += cards
            else:
                suspects += cards
        rng.shuffle(infected)
        fill(self.infection, infected)
        while len(reserve) < self.reserve.count(NONE):
            reserve.append(infected.pop())
        rng.shuffle(reserve)
        fill(self.reserve, reserve)
        self.fill_crowd(INFECTED, infected)
        suspects += infected
        rng.shuffle(suspects)
        self.fill_crowd(SUSPECT, suspects)
        rest += suspects
        rng.shuffle(rest)
        self.fill_crowd(0, rest)
        fill(self.population, rest)
        self.deal_raxxon(rng)
        if NONE in self.events:
            self.events = scene.cycle[:]
            for event in self.past:
                if event in self.events:
                    self.events.remove(event)
            rng.shuffle(self.events)

    def take_reserve(self, left: list[int]) -> list[int]:
        """The healthy cards that lie unseen in the reserve, taken out of the numbers of unseen ones."""
        found: list[int] = []
        for citizen in range(len(left)):
            number = self.reserve_healthy[citizen]
            if number:
                number -= self.reserve.count(citizen)
                left[citizen] -= number
                found += [citizen] * number
        return found

    def fill_crowd(self, sign: int, cards: list[int]) -> None:
        """Put cards where an unseen one of the crowd bears a sign; with 0, wherever one is."""
        for cell in cells_of(self.down):
            if self.cells[cell] == NONE and (not sign or self.known[cell] & sign):
                self.cells[cell] = cards.pop()


def fill(deck: list[int], cards: list[int]) -> None:
    """Put cards where a deck has unseen ones."""
    for place in range(len(deck)):
        if deck[place] == NONE:
            deck[place] = cards.pop()
