"""Mutation Madness: volatile cards kill the healthy beside them (RX-91)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE, Script

from ..grid import BESIDE, BIT, NAMES, cells_of
from ..scene import Scene
from ..table import BY_MUTATION, EVERYBODY, IN_THE_DAY, INFECTED

# The stages are the events that have been: from the first on the healthy are killed, from the third on the infection
# spreads for each of them.
SPREADING: Final = 2  # once for all of them
IN_THEIR_PLACE: Final = 4
IN_SIGHT: Final = 5


class Mutation(Scene):
    """Mutation Madness: the volatile cards, `focus`, kill the healthy beside them (RX-91)."""

    def fresh(self) -> Mutation:
        return Mutation(self.seats, self.rng.copy(), self.lore)

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
