"""Mutation Madness: volatile cards kill the healthy beside them (RX-91)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE, Script

from ..crowd_grid import ADJACENT, BIT, CELL_NAMES, cells_of
from ..decks import spread
from ..ending import BY_MUTATION, DAY_DEPTH, end_game
from ..secrets import INFECTED, KNOWN_TO_ALL
from .scenario import ScenarioTable

# The stages are the events that have been: from the first on the healthy are killed, from the third on the infection
# spreads for each of them.
SPREADS_ONCE: Final = 2  # once for all of them
REPLACES_KILLED: Final = 4
REPLACES_FACE_UP: Final = 5


class Mutation(ScenarioTable):
    """Mutation Madness: the volatile cards, `focus`, kill the healthy beside them (RX-91)."""

    def empty_copy(self) -> Mutation:
        return Mutation(self.seats, self.rng.copy(), self.pack)

    def count_scripts(self, citizen: int) -> list[Script]:
        return [] if self.stage and citizen == self.pack.scenario.focus else super().count_scripts(citizen)

    def doomed_cells(self) -> i64:
        """The cells of face-up healthy cards beside a face-up volatile one."""
        up = self.crowd & ~self.down
        healthy = self.pack.healthy
        beside: i64 = 0
        for cell in self.face_up_cells(BIT[self.pack.scenario.focus]):
            beside |= ADJACENT[cell]
        doomed: i64 = 0
        for cell in cells_of(beside & up):
            if healthy >> self.cells[cell] & 1:
                doomed |= BIT[cell]
        return doomed

    def push_deaths(self) -> None:
        """Let those be killed next who stand beside a volatile card, if it is the players' phase."""
        if self.stage and len(self.stack) > DAY_DEPTH and self.doomed_cells():
            burn = self.pack.scripts["burn"]
            if self.stack[-1].script is not burn or self.stack[-1].at:
                self.push(burn, self.current)

    def kill_doomed(self) -> None:
        """Kill those who stand beside a volatile card, without their effects; the infection answers."""
        doomed = cells_of(self.doomed_cells())
        for cell in doomed:
            citizen = self.take(cell)
            self.discard[citizen] += 1
            if self.events is not None:
                self.emit("event-kills", {"card": self.citizen_name(citizen), "cell": CELL_NAMES[cell]})
        if self.stage < SPREADS_ONCE:
            return
        for cell in doomed[:1] if self.stage == SPREADS_ONCE else doomed:
            if not self.stack:
                return
            if self.stage >= REPLACES_KILLED and self.infection:
                self.replace(cell)
            else:
                spread(self)

    def replace(self, cell: int) -> None:
        """The top infection card takes a killed card's place."""
        citizen = self.infection.pop()
        known = self.infection_known.pop()
        self.reveals += 1
        up = self.stage >= REPLACES_FACE_UP
        self.put(cell, citizen, up=up, known=KNOWN_TO_ALL if up else known | INFECTED)
        if self.events is not None:
            name = self.citizen_name(citizen if up else NONE)
            self.emit("event-replaces", {"card": name, "cell": CELL_NAMES[cell], "left": len(self.infection)})

    def put(self, cell: int, citizen: int, *, up: bool, known: int) -> int:
        place = super().put(cell, citizen, up=up, known=known)
        if up:
            self.push_deaths()
        return place

    def turn_up(self, cell: int) -> None:
        super().turn_up(cell)
        self.push_deaths()

    def swap(self, a: int, b: int) -> None:
        super().swap(a, b)
        self.push_deaths()

    def reveal(self, cell: int) -> None:
        # The card counts as revealed; before the effect of that number, those beside a volatile card are killed.
        super().reveal(cell)
        self.push_deaths()

    def lose(self) -> None:
        """The last event: all is lost."""
        end_game(self, BY_MUTATION)
