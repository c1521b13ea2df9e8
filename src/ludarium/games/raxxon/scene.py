"""The tables of the five scenarios: what each has beside the game's own table, and the rules that it changes."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE, Script

from .grid import BESIDE, BIT, INNER, NAMES, cells_of
from .lore import Lore
from .table import (
    BY_MUTATION,
    EVERYBODY,
    IN_THE_DAY,
    INFECTED,
    NOBODY,
    SUSPECT,
    VICTORY,
    WATCHER,
    Raxxon,
    hide,
    seen_mask,
)
from .thing import A_CONTAINED, AN_UNCONTAINED, MOST_TYPES

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
        other = scene_table(self.seats, self.rng.copy(), self.lore)
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
        reserve: list[int] = table["reserve"]
        hide(reserve, self.reserve_known, bit)
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


# --- RX-90 ---------------------------------------------------------------------------------------------------------

# How many carriers in quarantine bring the next stage.
HAUNTINGS: Final = [4, 6, 8]
UNBOUND: Final = 1  # quarantine actions no longer contain carriers
EXCLUSIVE: Final = 2  # they take nobody else
RELEASED: Final = 3  # they bring carriers to the evacuation pile


class Ghosts(Scene):
    """Gathering Ghosts: the carriers, `focus`, are gathered in quarantine (RX-90)."""

    def gathered(self) -> int:
        """How many carriers are in quarantine."""
        focus = self.lore.scene.focus
        return self.contained[focus] + self.uncontained[focus]

    def saved(self) -> int:
        return sum(self.evacuated) - self.evacuated[self.lore.scene.focus]

    def is_won(self) -> bool:
        focus = self.lore.scene.focus
        carriers = self.lore.levels[self.level].citizens[focus]
        return self.saved() >= self.needed() and self.gathered() + self.evacuated[focus] >= carriers

    def against_contain(self, thing: int, *, by_action: bool) -> Reason | None:
        if not by_action or not self.stage:
            return None
        citizen = self.cells[thing] if thing < A_CONTAINED else (thing - A_CONTAINED) % MOST_TYPES
        if citizen != self.lore.scene.focus:
            return Reason("RX-90", Message("reason-carriers-only")) if self.stage >= EXCLUSIVE else None
        if thing >= AN_UNCONTAINED and self.stage < RELEASED:
            return Reason("RX-90", Message("reason-uncontained-already"))
        return None

    def contain(self, citizen: int, *, by_action: bool) -> None:
        if not by_action or not self.stage or citizen != self.lore.scene.focus:
            super().contain(citizen, by_action=by_action)
        elif self.stage < RELEASED:
            self.let_out(citizen)
        else:
            self.evacuated[citizen] += 1
            if self.story is not None:
                self.tell("event-released", {"card": self.citizen_name(citizen)})
        self.after_quarantine()

    def let_out(self, citizen: int) -> None:
        """Put a card into the uncontained quarantine."""
        self.uncontained[citizen] += 1
        if self.story is not None:
            self.tell("event-uncontained", {"card": self.citizen_name(citizen)})

    def after_quarantine(self) -> None:
        while self.stage < len(HAUNTINGS) and self.gathered() >= HAUNTINGS[self.stage]:
            self.stage += 1
            if self.story is not None:
                self.tell(HAUNTED[self.stage], {"number": HAUNTINGS[self.stage - 1]})
            if self.stage == EXCLUSIVE:
                self.clear_quarantine()
        if self.is_won():
            self.end_game(VICTORY)

    def clear_quarantine(self) -> None:
        """All but the carriers leave both quarantines."""
        for citizen in range(len(self.contained)):
            if citizen != self.lore.scene.focus:
                self.discard[citizen] += self.contained[citizen] + self.uncontained[citizen]
                self.contained[citizen] = 0
                self.uncontained[citizen] = 0

    def bury(self, citizen: int) -> None:
        if citizen != self.lore.scene.focus:
            super().bury(citizen)
            return
        self.discard[citizen] += 1
        if self.story is not None:
            self.tell("event-stays", {"card": self.citizen_name(citizen)})


HAUNTED: Final = ["", "event-haunting-1", "event-haunting-2", "event-haunting-3"]


# --- RX-91 ---------------------------------------------------------------------------------------------------------

# The stages are the events that have been.
BURNING: Final = 1
SPREADING: Final = 2
SPREADING_MORE: Final = 3
IN_THEIR_PLACE: Final = 4
IN_SIGHT: Final = 5


class Mutation(Scene):
    """Mutation Madness: the volatile cards, `focus`, kill the healthy beside them (RX-91)."""

    def counts_of(self, citizen: int) -> list[Script]:
        return [] if self.stage and citizen == self.lore.scene.focus else super().counts_of(citizen)

    def burning(self) -> i64:
        """The cells of face-up healthy cards beside a face-up volatile one."""
        up = self.crowd & ~self.down
        healthy = self.lore.healthy
        beside: i64 = 0
        for cell in self.face_up(BIT[self.lore.scene.focus]):
            beside |= BESIDE[cell]
        doomed: i64 = 0
        for cell in cells_of(beside & up):
            if healthy >> self.cells[cell] & 1:
                doomed |= BIT[cell]
        return doomed

    def catch_fire(self) -> None:
        """Let those be killed next who stand beside a volatile card, if it is the players' phase."""
        if self.stage and len(self.stack) > IN_THE_DAY and self.burning():
            burn = self.lore.scripts["burn"]
            if self.stack[-1].script is not burn or self.stack[-1].at:
                self.push(burn, self.current)

    def burn(self) -> None:
        """Kill those who stand beside a volatile card, without their effects; the infection answers."""
        doomed = cells_of(self.burning())
        for cell in doomed:
            citizen = self.take(cell)
            self.discard[citizen] += 1
            if self.story is not None:
                self.tell("event-kills", {"card": self.citizen_name(citizen), "cell": NAMES[cell]})
        if self.stage < SPREADING:
            return
        for cell in doomed[:1] if self.stage == SPREADING else doomed:
            if not self.stack:
                return
            if self.stage >= IN_THEIR_PLACE and self.infection:
                self.replace(cell)
            else:
                self.spread()

    def replace(self, cell: int) -> None:
        """The top infection card takes a killed card's place."""
        citizen = self.infection.pop()
        known = self.infection_known.pop()
        self.reveals += 1
        up = self.stage >= IN_SIGHT
        self.put(cell, citizen, up=up, known=EVERYBODY if up else known | INFECTED)
        if self.story is not None:
            name = self.citizen_name(citizen if up else NONE)
            self.tell("event-replaces", {"card": name, "cell": NAMES[cell], "left": len(self.infection)})

    def put(self, cell: int, citizen: int, *, up: bool, known: int) -> int:
        found = super().put(cell, citizen, up=up, known=known)
        if up:
            self.catch_fire()
        return found

    def turn_up(self, cell: int) -> None:
        super().turn_up(cell)
        self.catch_fire()

    def swap(self, a: int, b: int) -> None:
        super().swap(a, b)
        self.catch_fire()

    def reveal(self, cell: int) -> None:
        # The card counts as revealed; before the effect of that number, those beside a volatile card are killed.
        super().reveal(cell)
        self.catch_fire()

    def lose(self) -> None:
        """The last event: all is lost."""
        self.end_game(BY_MUTATION)


# --- RX-92 ---------------------------------------------------------------------------------------------------------


class Uncertainty(Scene):
    """Uncertainty: who looks suspicious is checked; the reserve is the check deck (RX-92)."""

    def suspects(self) -> list[int]:
        """The cells of face-up cards that can be checked."""
        return self.face_up(self.lore.healthy & ~self.lore.scene.evacuable)

    def replace(self, cell: int, citizen: int) -> None:
        """Put a card of the crowd away and reveal another in its place."""
        gone = self.take(cell)
        self.aside[gone] += 1
        if self.story is not None:
            self.tell("event-checked", {"card": self.citizen_name(gone), "cell": NAMES[cell]})
        self.put(cell, citizen, up=False, known=EVERYBODY)
        self.reveal(cell)

    def check(self, cell: int) -> None:
        """Replace a card by the top one of the check deck."""
        self.reserve_known.pop()
        self.replace(cell, self.reserve.pop())

    def has_infected_check(self) -> bool:
        """Whether an infected card is in the check deck."""
        return sum(self.healthy_reserved()) < len(self.reserve)

    def check_infected(self, cell: int) -> None:
        """Replace a card by the first infected one of the check deck; the healthy before it are shuffled back."""
        place = len(self.reserve) - 1
        while self.is_healthy(self.reserve[place]):
            place -= 1
        citizen = self.reserve.pop(place)
        self.rng.shuffle(self.reserve)
        self.reserve_known = [NOBODY] * len(self.reserve)
        self.replace(cell, citizen)

    def trade(self, pile: list[int]) -> None:
        """A hostile card that was put away goes into the population deck, a quarantined carrier into the check deck."""
        carrier = self.lore.scene.focus
        self.aside[self.lore.hostile] -= 1
        self.shuffle_in(self.lore.hostile)
        pile[carrier] -= 1
        self.reserve.append(carrier)
        self.rng.shuffle(self.reserve)
        self.reserve_known = [NOBODY] * len(self.reserve)
        if self.story is not None:
            self.tell("event-into-check", {"card": self.citizen_name(carrier)})


# --- RX-93 ---------------------------------------------------------------------------------------------------------

SET_EVENT: Final = 3  # the event that comes at its time, not at random
ITS_TIMES: Final = [2, 4]  # after so many others
STRICT: Final = 3  # face-up hostile cards that end the day


class Calm(Scene):
    """Calm the Crowd: hostile cards are calmed; the reserve is the calm supply, `aside` the hostile one (RX-93)."""

    def next_event(self) -> int:
        if len(self.past) not in ITS_TIMES:
            return super().next_event()
        self.past.append(SET_EVENT)
        return SET_EVENT

    def counts_of(self, citizen: int) -> list[Script]:
        counts = super().counts_of(citizen)
        if not self.strict or citizen != self.lore.hostile or len(counts) <= STRICT:
            return counts
        # So many of them, or more, do what otherwise the greatest number does.
        return counts[:STRICT] + [counts[-1]] * len(INNER)

    def calm(self, cell: int) -> None:
        """Lay a hostile card aside; the top calm one comes in its place."""
        gone = self.take(cell)
        self.aside[gone] += 1
        citizen = self.reserve.pop()
        self.reserve_known.pop()
        self.reveals += 1
        self.put(cell, citizen, up=True, known=EVERYBODY)
        if self.story is not None:
            self.tell("event-calms", {"card": self.citizen_name(citizen), "cell": NAMES[cell]})

    def provoke(self) -> None:
        """At night every calm card beside a hostile one is hostile again."""
        hostile = self.lore.hostile
        beside: i64 = 0
        for cell in self.face_up(BIT[hostile]):
            beside |= BESIDE[cell]
        for cell in self.face_up(self.lore.scene.reserved):
            if beside >> cell & 1 and self.aside[hostile]:
                citizen = self.take(cell)
                self.back(citizen)
                self.aside[hostile] -= 1
                self.put(cell, hostile, up=True, known=EVERYBODY)
                if self.story is not None:
                    self.tell("event-provoked", {"card": self.citizen_name(citizen), "cell": NAMES[cell]})

    def back(self, citizen: int) -> None:
        """Put a card on top of the calm supply; all see it."""
        self.reserve.append(citizen)
        self.reserve_known.append(EVERYBODY)

    def hostile_returns(self) -> None:
        if self.aside[self.lore.hostile] and sum(self.evacuated):
            self.push(self.lore.scripts["hostile-again"], self.current)

    def turn_hostile(self, citizen: int) -> None:
        """An evacuated card goes back to the calm supply, and a hostile one to the discard pile."""
        self.evacuated[citizen] -= 1
        self.back(citizen)
        self.aside[self.lore.hostile] -= 1
        self.discard[self.lore.hostile] += 1
        if self.story is not None:
            self.tell("event-hostile-again", {"card": self.citizen_name(citizen)})


# --- RX-94 ---------------------------------------------------------------------------------------------------------

MUTATED: Final = 1  # celebrities brought in
BROUGHT: Final = 3
MET: Final = 4


class Targets(Scene):
    """High Priority Targets: the celebrities, `focus`, are brought in, and the first becomes the mutant (RX-94)."""

    def is_won(self) -> bool:
        return self.stage == MET and super().is_won()

    def immune(self) -> i64:
        if not self.stage:
            return 0
        cell = self.mutant_cell()
        return 0 if cell == NONE else BIT[cell]

    def mutant_cell(self) -> int:
        """The cell of the face-up mutant."""
        found = self.face_up(BIT[self.lore.scene.mutant])
        return found[0] if found else NONE

    def can_bring(self) -> list[int]:
        """The cells of the celebrities that may be brought in."""
        return self.face_up(BIT[self.lore.scene.focus]) if self.stage < BROUGHT else []

    def bring(self, cell: int) -> None:
        """Bring a celebrity to quarantine: the first mutates, the second leaves, the third sets the goal."""
        celebrity = self.take(cell)
        self.stage += 1
        if self.story is not None:
            self.tell(BRINGING[self.stage], {"cell": NAMES[cell]})
        if self.stage == MUTATED:
            self.shuffle_in(self.lore.scene.mutant)
        elif self.stage == BROUGHT:
            self.shuffle_in(celebrity)
        else:
            self.aside[celebrity] += 1

    def meet(self) -> bool:
        """Whether the last celebrity lies face up beside the face-up mutant; then both leave the game."""
        mutant = self.mutant_cell()
        if self.stage != BROUGHT or mutant == NONE:
            return False
        for cell in self.face_up(BIT[self.lore.scene.focus]):
            if BESIDE[mutant] >> cell & 1:
                self.aside[self.take(cell)] += 1
                self.aside[self.take(mutant)] += 1
                self.stage = MET
                if self.story is not None:
                    self.tell("event-met", {})
                if self.is_won():
                    self.end_game(VICTORY)
                return True
        return False

    def unseen_numbers(self) -> list[int]:
        left = super().unseen_numbers()
        if self.stage:
            left[self.lore.scene.focus] -= 1
            left[self.lore.scene.mutant] += 1
        return left


BRINGING: Final = ["", "event-brings-1", "event-brings-2", "event-brings-3"]


def scene_table(seats: int, rng: Rng, lore: Lore) -> Scene:
    """An empty table of a scenario."""
    number = lore.scene.number
    if number == GHOSTS:
        return Ghosts(seats, rng, lore)
    if number == MUTATION:
        return Mutation(seats, rng, lore)
    if number == UNCERTAINTY:
        return Uncertainty(seats, rng, lore)
    return Calm(seats, rng, lore) if number == CALM else Targets(seats, rng, lore)
