"""High Priority Targets: celebrities are brought in, and one of them is the mutant (RX-94)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE

from ..grid import BESIDE, BIT, NAMES
from ..scene import Scene
from ..table import VICTORY

MUTATED: Final = 1  # celebrities brought in
BROUGHT: Final = 3
MET: Final = 4


class Targets(Scene):
    """High Priority Targets: the celebrities, `focus`, are brought in, and the first becomes the mutant (RX-94)."""

    def fresh(self) -> Targets:
        return Targets(self.seats, self.rng.copy(), self.lore)

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
