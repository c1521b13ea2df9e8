"""Gathering Ghosts: the carriers are gathered in quarantine (RX-90)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason

from ..ending import VICTORY, end_game
from ..option_code import A_CONTAINED, AN_UNCONTAINED, MAX_TYPES
from .scenario import ScenarioTable

# How many carriers in quarantine bring the next stage.
STAGE_CARRIERS: Final = [4, 6, 8]
CARRIERS_UNCONTAINED: Final = 1  # quarantine actions no longer contain carriers
CARRIERS_ONLY: Final = 2  # they take no other card
CARRIERS_EVACUATED: Final = 3  # they bring carriers to the evacuation pile


class Ghosts(ScenarioTable):
    """Gathering Ghosts: the carriers, `focus`, are gathered in quarantine (RX-90)."""

    def empty_copy(self) -> Ghosts:
        return Ghosts(self.seats, self.rng.copy(), self.pack)

    def quarantined_carriers(self) -> int:
        """How many carriers are in quarantine."""
        focus = self.pack.scenario.focus
        return self.contained[focus] + self.uncontained[focus]

    def saved(self) -> int:
        return sum(self.evacuated) - self.evacuated[self.pack.scenario.focus]

    def is_won(self) -> bool:
        focus = self.pack.scenario.focus
        carriers = self.pack.levels[self.level].citizens[focus]
        return self.saved() >= self.needed() and self.quarantined_carriers() + self.evacuated[focus] >= carriers

    def contain_objection(self, code: int, *, by_action: bool) -> Reason | None:
        if not by_action or self.stage < CARRIERS_UNCONTAINED:
            return None
        citizen = self.cells[code] if code < A_CONTAINED else (code - A_CONTAINED) % MAX_TYPES
        if citizen != self.pack.scenario.focus:
            return Reason("RX-90", Message("reason-carriers-only")) if self.stage >= CARRIERS_ONLY else None
        if code >= AN_UNCONTAINED and self.stage < CARRIERS_EVACUATED:
            return Reason("RX-90", Message("reason-uncontained-already"))
        return None

    def contain(self, citizen: int, *, by_action: bool) -> None:
        if not by_action or self.stage < CARRIERS_UNCONTAINED or citizen != self.pack.scenario.focus:
            super().contain(citizen, by_action=by_action)
        elif self.stage < CARRIERS_EVACUATED:
            self.put_uncontained(citizen)
        else:
            self.evacuated[citizen] += 1
            if self.events is not None:
                self.emit("event-released", {"card": self.citizen_name(citizen)})
        self.after_quarantine()

    def put_uncontained(self, citizen: int) -> None:
        """Put a card into the uncontained quarantine."""
        self.uncontained[citizen] += 1
        if self.events is not None:
            self.emit("event-uncontained", {"card": self.citizen_name(citizen)})

    def after_quarantine(self) -> None:
        while self.stage < len(STAGE_CARRIERS) and self.quarantined_carriers() >= STAGE_CARRIERS[self.stage]:
            self.stage += 1
            if self.events is not None:
                self.emit(STAGE_EVENTS[self.stage], {"number": STAGE_CARRIERS[self.stage - 1]})
            if self.stage == CARRIERS_ONLY:
                self.clear_quarantine()
        if self.is_won():
            end_game(self, VICTORY)

    def clear_quarantine(self) -> None:
        """All but the carriers leave both quarantines."""
        for citizen in range(len(self.contained)):
            if citizen != self.pack.scenario.focus:
                self.discard[citizen] += self.contained[citizen] + self.uncontained[citizen]
                self.contained[citizen] = 0
                self.uncontained[citizen] = 0

    def bury(self, citizen: int) -> None:
        if citizen != self.pack.scenario.focus:
            super().bury(citizen)
            return
        self.discard[citizen] += 1
        if self.events is not None:
            self.emit("event-stays", {"card": self.citizen_name(citizen)})


STAGE_EVENTS: Final = ["", "event-haunting-1", "event-haunting-2", "event-haunting-3"]
