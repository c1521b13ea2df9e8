"""Calm the Crowd: hostile cards are calmed, and provoked again at night (RX-93)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import Script

from ..crowd_grid import ADJACENT, BIT, CELL_NAMES
from ..ending import DAY_DEPTH
from ..secrets import KNOWN_TO_ALL
from .scenario import ScenarioTable

TIMED_EVENT: Final = 3  # the event that comes at its time, not at random
TIMED_AFTER: Final = [2, 4]  # after this many others
STRICT_LIMIT: Final = 3  # face-up hostile cards that end the day


class Calm(ScenarioTable):
    """Calm the Crowd: hostile cards are calmed; the reserve is the calm supply, `aside` the hostile one (RX-93)."""

    def empty_copy(self) -> Calm:
        return Calm(self.seats, self.rng.copy(), self.pack)

    def next_event(self) -> int:
        if len(self.past_events) not in TIMED_AFTER:
            return super().next_event()
        self.past_events.append(TIMED_EVENT)
        return TIMED_EVENT

    def count_scripts(self, citizen: int) -> list[Script]:
        counts = super().count_scripts(citizen)
        return counts[:STRICT_LIMIT] if self.strict and citizen == self.pack.hostile else counts

    def is_too_hostile(self) -> bool:
        """Whether enough hostile cards are face up to end a strict day."""
        return self.strict and self.face_up_count(BIT[self.pack.hostile]) >= STRICT_LIMIT

    def turn_up(self, cell: int) -> None:
        super().turn_up(cell)
        if len(self.stack) > DAY_DEPTH and self.is_too_hostile():
            self.push(self.pack.scripts["too-hostile"], self.current)

    def calm(self, cell: int) -> None:
        """Lay a hostile card aside; the top calm one comes in its place."""
        gone = self.take(cell)
        self.aside[gone] += 1
        citizen = self.reserve.pop()
        self.reserve_known.pop()
        self.reveals += 1
        self.put(cell, citizen, up=True, known=KNOWN_TO_ALL)
        if self.events is not None:
            self.emit("event-calms", {"card": self.citizen_name(citizen), "cell": CELL_NAMES[cell]})

    def provoke(self) -> None:
        """At night every calm card beside a hostile one is hostile again."""
        hostile = self.pack.hostile
        beside: i64 = 0
        for cell in self.face_up_cells(BIT[hostile]):
            beside |= ADJACENT[cell]
        for cell in self.face_up_cells(self.pack.scenario.reserved):
            if beside >> cell & 1 and self.aside[hostile]:
                citizen = self.take(cell)
                self.put_on_supply(citizen)
                self.aside[hostile] -= 1
                self.put(cell, hostile, up=True, known=KNOWN_TO_ALL)
                if self.events is not None:
                    self.emit("event-provoked", {"card": self.citizen_name(citizen), "cell": CELL_NAMES[cell]})

    def put_on_supply(self, citizen: int) -> None:
        """Put a card on top of the calm supply; all see it."""
        self.reserve.append(citizen)
        self.reserve_known.append(KNOWN_TO_ALL)

    def return_hostile(self) -> None:
        if self.aside[self.pack.hostile] and sum(self.evacuated):
            self.push(self.pack.scripts["hostile-again"], self.current)

    def turn_hostile(self, citizen: int) -> None:
        """An evacuated card goes back to the calm supply, and a hostile one to the discard pile."""
        self.evacuated[citizen] -= 1
        self.put_on_supply(citizen)
        self.aside[self.pack.hostile] -= 1
        self.discard[self.pack.hostile] += 1
        if self.events is not None:
            self.emit("event-hostile-again", {"card": self.citizen_name(citizen)})
