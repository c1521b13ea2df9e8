"""What all scenarios have: a definition, and a table with events, a reserve and cards out of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE, Step

from ..compiled_pack import CompiledPack
from ..decks import shuffle_population
from ..pack.vocabulary import MAX_CITIZENS, Names
from ..secrets import KNOWN_TO_NONE
from ..table import Raxxon
from . import hidden_cards

Events = list[list[Step[Any]]]
ALL: Final = MAX_CITIZENS  # all cards of a type


class Scenario:
    """The definition of a scenario: its rule, its table, its events, and what it changes in a content pack.

    `events` returns the steps of each event, `extend` adds actions and scripts to the compiled pack. `focus` is the
    type that the scenario is about, `mutant` a type that enters during play.

    Decks: `without` are the citizens left out, by type, `removed_cards` the Raxxon cards. `population` are the infected
    in the population deck by type; without it there are `infected` random ones. With `has_reserve` the healthy cards
    that can be evacuated start in the reserve, with `reserve_infected` infected ones.

    Evacuation: types `not_evacuated` stay in the crowd and prevent a line, those `left_behind` do not prevent it.

    Events happen twice each in random order, or with `in_order` once each as listed. The event `timed` happens only
    after as many others as `timed_after` says; after the event `keeps_untriggered` the untriggered cards stay in
    their pile.
    """

    def __init__(
        self,
        rule: str,
        new_table: Callable[[int, Rng, CompiledPack], ScenarioTable],
        events: Callable[[Names], Events],
        *,
        extend: Callable[[CompiledPack], None] | None = None,
        focus: str = "",
        mutant: str = "",
        without: dict[str, int] | None = None,
        removed_cards: tuple[str, ...] = (),
        population: dict[str, int] | None = None,
        infected: int = 15,
        has_reserve: bool = False,
        reserve_infected: int = 0,
        not_evacuated: tuple[str, ...] = (),
        left_behind: tuple[str, ...] = (),
        in_order: bool = False,
        timed: int = NONE,
        timed_after: tuple[int, ...] = (),
        keeps_untriggered: int = NONE,
    ) -> None:
        self.rule = rule
        self.new_table = new_table
        self.events = events
        self.extend = extend
        self.focus = focus
        self.mutant = mutant
        self.without = without or {}
        self.removed_cards = removed_cards
        self.population = population or {}
        self.infected = infected
        self.has_reserve = has_reserve
        self.reserve_infected = reserve_infected
        self.not_evacuated = not_evacuated
        self.left_behind = left_behind
        self.in_order = in_order
        self.timed = timed
        self.timed_after = timed_after
        self.keeps_untriggered = keeps_untriggered


class ScenarioTable(Raxxon):
    """A position of a scenario.

    `event_deck` are the events to come if their order is random, the next one last; `past_events` those that have
    happened. `reserve` is a face-down deck from bottom to top; all players know how many healthy cards of each type it
    has (`reserve_healthy`), because cards enter and leave it face up. `aside` are the citizens out of play, by type.
    `stage` counts the progress of the scenario.
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
        self.strict = False  # fewer hostile cards end this day (RX-93)

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
        shuffle_population(self)
        self.shuffle_reserve()
        self.aside = [0 for _ in types]
        self.past_events = []
        self.event_deck = [] if rules.in_order else rules.event_numbers[:]
        self.rng.shuffle(self.event_deck)

    def next_event(self) -> int:
        """The event that happens now; NONE if all have happened."""
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
        shuffle_population(self)
        if self.events is not None:
            self.emit("event-shuffled-in", {"card": self.citizen_name(citizen)})

    def shuffle_reserve(self) -> None:
        """Shuffle the reserve: no viewer knows the order of its cards."""
        self.rng.shuffle(self.reserve)
        self.reserve_known = [KNOWN_TO_NONE] * len(self.reserve)

    def after_quarantine(self) -> None:
        """Apply the consequences of cards that entered or left a quarantine."""

    # --- copying, saving, hiding ---------------------------------------------------------------------------------

    def copy(self) -> Raxxon:
        other = type(self)(self.seats, self.rng.copy(), self.pack)
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
        """The number of healthy cards in the reserve by type."""
        counts = [0] * len(self.pack.types)
        for citizen in self.reserve:
            if self.is_healthy(citizen):
                counts[citizen] += 1
        return counts

    def hide(self, table: dict[str, Any], viewer: int) -> None:
        hidden_cards.hide(self, table, viewer)

    def deal_unknown(self, viewer: int, rng: Rng) -> None:
        hidden_cards.deal_unknown(self, rng)

    def unseen_counts(self) -> list[int]:
        return hidden_cards.unseen_counts(self)

    def reshuffle_unknown(self, viewer: int, rng: Rng) -> None:
        hidden_cards.reshuffle_unknown(self, viewer, rng)
