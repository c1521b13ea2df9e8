"""Gathering Ghosts: the carriers are gathered in quarantine (RX-90)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason

from ..scene import Scene
from ..table import VICTORY
from ..thing import A_CONTAINED, AN_UNCONTAINED, MOST_TYPES

# How many carriers in quarantine bring the next stage.
HAUNTINGS: Final = [4, 6, 8]
UNBOUND: Final = 1  # quarantine actions no longer contain carriers
EXCLUSIVE: Final = 2  # they take nobody else
RELEASED: Final = 3  # they bring carriers to the evacuation pile


class Ghosts(Scene):
    """Gathering Ghosts: the carriers, `focus`, are gathered in quarantine (RX-90)."""

    def fresh(self) -> Ghosts:
        return Ghosts(self.seats, self.rng.copy(), self.lore)

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
        if not by_action or self.stage < UNBOUND:
            return None
        citizen = self.cells[thing] if thing < A_CONTAINED else (thing - A_CONTAINED) % MOST_TYPES
        if citizen != self.lore.scene.focus:
            return Reason("RX-90", Message("reason-carriers-only")) if self.stage >= EXCLUSIVE else None
        if thing >= AN_UNCONTAINED and self.stage < RELEASED:
            return Reason("RX-90", Message("reason-uncontained-already"))
        return None

    def contain(self, citizen: int, *, by_action: bool) -> None:
        if not by_action or self.stage < UNBOUND or citizen != self.lore.scene.focus:
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
