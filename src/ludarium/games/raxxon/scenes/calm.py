"""Calm the Crowd: hostile cards are calmed, and provoked again at night (RX-93)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import Script

from ..grid import BESIDE, BIT, NAMES
from ..scene import Scene
from ..table import EVERYBODY, IN_THE_DAY

SET_EVENT: Final = 3  # the event that comes at its time, not at random
ITS_TIMES: Final = [2, 4]  # after so many others
STRICT: Final = 3  # face-up hostile cards that end the day


class Calm(Scene):
    """Calm the Crowd: hostile cards are calmed; the reserve is the calm supply, `aside` the hostile one (RX-93)."""

    def fresh(self) -> Calm:
        return Calm(self.seats, self.rng.copy(), self.lore)

    def next_event(self) -> int:
        if len(self.past) not in ITS_TIMES:
            return super().next_event()
        self.past.append(SET_EVENT)
        return SET_EVENT

    def counts_of(self, citizen: int) -> list[Script]:
        counts = super().counts_of(citizen)
        return counts[:STRICT] if self.strict and citizen == self.lore.hostile else counts

    def is_too_hostile(self) -> bool:
        """Whether so many hostile cards are face up that a strict day ends."""
        return self.strict and self.count(BIT[self.lore.hostile]) >= STRICT

    def turn_up(self, cell: int) -> None:
        super().turn_up(cell)
        if len(self.stack) > IN_THE_DAY and self.is_too_hostile():
            self.push(self.lore.scripts["too-hostile"], self.current)

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
