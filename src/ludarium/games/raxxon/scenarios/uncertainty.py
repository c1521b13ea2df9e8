"""Uncertainty: suspects are checked, and others come in their place (RX-92)."""

from __future__ import annotations

from ..crowd_grid import CELL_NAMES
from ..secrets import KNOWN_TO_ALL, KNOWN_TO_NONE
from .scenario import ScenarioTable


class Uncertainty(ScenarioTable):
    """Uncertainty: who looks suspicious is checked; the reserve is the check deck (RX-92)."""

    def empty_copy(self) -> Uncertainty:
        return Uncertainty(self.seats, self.rng.copy(), self.pack)

    def suspects(self) -> list[int]:
        """The cells of face-up cards that can be checked."""
        return self.face_up_cells(self.pack.healthy & ~self.pack.scenario.evacuable)

    def replace(self, cell: int, citizen: int) -> None:
        """Put a card of the crowd away and reveal another in its place."""
        gone = self.take(cell)
        self.aside[gone] += 1
        if self.events is not None:
            self.emit("event-checked", {"card": self.citizen_name(gone), "cell": CELL_NAMES[cell]})
        self.put(cell, citizen, up=False, known=KNOWN_TO_ALL)
        self.reveal(cell)

    def check(self, cell: int) -> None:
        """Replace a card by the top one of the check deck."""
        self.reserve_known.pop()
        self.replace(cell, self.reserve.pop())

    def has_infected_check(self) -> bool:
        """Whether an infected card is in the check deck."""
        return sum(self.count_healthy_reserve()) < len(self.reserve)

    def check_infected(self, cell: int) -> None:
        """Replace a card by the first infected one of the check deck; the healthy before it are shuffled back."""
        place = len(self.reserve) - 1
        while self.is_healthy(self.reserve[place]):
            place -= 1
        citizen = self.reserve.pop(place)
        self.rng.shuffle(self.reserve)
        self.reserve_known = [KNOWN_TO_NONE] * len(self.reserve)
        self.replace(cell, citizen)

    def trade(self, pile: list[int]) -> None:
        """A hostile card that was put away goes into the population deck, a quarantined carrier into the check deck."""
        carrier = self.pack.scenario.focus
        self.aside[self.pack.hostile] -= 1
        self.shuffle_in(self.pack.hostile)
        pile[carrier] -= 1
        self.reserve.append(carrier)
        self.rng.shuffle(self.reserve)
        self.reserve_known = [KNOWN_TO_NONE] * len(self.reserve)
        if self.events is not None:
            self.emit("event-into-check", {"card": self.citizen_name(carrier)})
