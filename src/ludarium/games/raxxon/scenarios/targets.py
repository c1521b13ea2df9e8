"""High Priority Targets: celebrities are brought in, and one of them is the mutant (RX-94)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE

from ..crowd_grid import ADJACENT, BIT, CELL_NAMES
from ..ending import VICTORY, end_game
from .scenario import ScenarioTable

FIRST_BROUGHT: Final = 1  # celebrities brought in
THIRD_BROUGHT: Final = 3
MET: Final = 4


class Targets(ScenarioTable):
    """High Priority Targets: the celebrities, `focus`, are brought in, and the first becomes the mutant (RX-94)."""

    def empty_copy(self) -> Targets:
        return Targets(self.seats, self.rng.copy(), self.pack)

    def is_won(self) -> bool:
        return self.stage == MET and super().is_won()

    def immune_cells(self) -> i64:
        if not self.stage:
            return 0
        cell = self.mutant_cell()
        return 0 if cell == NONE else BIT[cell]

    def mutant_cell(self) -> int:
        """The cell of the face-up mutant."""
        cells = self.face_up_cells(BIT[self.pack.scenario.mutant])
        return cells[0] if cells else NONE

    def celebrities_to_bring_in(self) -> list[int]:
        """The cells of the celebrities that may be brought in."""
        return self.face_up_cells(BIT[self.pack.scenario.focus]) if self.stage < THIRD_BROUGHT else []

    def bring_in(self, cell: int) -> None:
        """Bring a celebrity to quarantine: the first mutates, the second leaves, the third sets the goal."""
        celebrity = self.take(cell)
        self.stage += 1
        if self.events is not None:
            self.emit(BRING_IN_EVENTS[self.stage], {"cell": CELL_NAMES[cell]})
        if self.stage == FIRST_BROUGHT:
            self.shuffle_in(self.pack.scenario.mutant)
        elif self.stage == THIRD_BROUGHT:
            self.shuffle_in(celebrity)
        else:
            self.aside[celebrity] += 1

    def try_meeting(self) -> bool:
        """Whether the last celebrity lies face up beside the face-up mutant; then both leave the game."""
        mutant = self.mutant_cell()
        if self.stage != THIRD_BROUGHT or mutant == NONE:
            return False
        for cell in self.face_up_cells(BIT[self.pack.scenario.focus]):
            if ADJACENT[mutant] >> cell & 1:
                self.aside[self.take(cell)] += 1
                self.aside[self.take(mutant)] += 1
                self.stage = MET
                if self.events is not None:
                    self.emit("event-met", {})
                if self.is_won():
                    end_game(self, VICTORY)
                return True
        return False

    def unseen_counts(self) -> list[int]:
        left = super().unseen_counts()
        if self.stage:
            left[self.pack.scenario.focus] -= 1
            left[self.pack.scenario.mutant] += 1
        return left


BRING_IN_EVENTS: Final = ["", "event-brings-1", "event-brings-2", "event-brings-3"]
