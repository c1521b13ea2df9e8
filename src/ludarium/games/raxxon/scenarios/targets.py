"""High Priority Targets (RX-94): celebrities are brought in, and one of them becomes the mutant."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Script

from ..compiled_pack import CompiledPack
from ..crowd_grid import ADJACENT, BIT, CELL_NAMES, cells_of
from ..ending import VICTORY, end_game
from ..pack.vocabulary import Names
from ..steps.kill import kill
from ..steps.question import RaxxonQuestion
from ..turn import TURN
from .events import ChangeCard
from .scenario import Events, Scenario, ScenarioTable

# The stages.
FIRST_BROUGHT: Final = 1
THIRD_BROUGHT: Final = 3
MET: Final = 4  # the third celebrity and the mutant
BRING_IN_EVENTS: Final = ["", "event-brings-1", "event-brings-2", "event-brings-3"]


class Targets(ScenarioTable):
    """A position of High Priority Targets; `focus` are the celebrities."""

    def is_won(self) -> bool:
        return self.stage == MET and super().is_won()

    def immune_cells(self) -> i64:
        if not self.stage:
            return 0
        cell = self.mutant_cell()
        return 0 if cell == NONE else BIT[cell]

    def mutant_cell(self) -> int:
        """The cell of the face-up mutant; NONE if it is not face up."""
        cells = self.face_up_cells(BIT[self.pack.scenario.mutant])
        return cells[0] if cells else NONE

    def celebrities_to_bring_in(self) -> list[int]:
        """The cells of the celebrities that can be brought in."""
        return self.face_up_cells(BIT[self.pack.scenario.focus]) if self.stage < THIRD_BROUGHT else []

    def bring_in(self, cell: int) -> None:
        """Bring in a celebrity: the first becomes the mutant, the second leaves, the third has to meet the mutant."""
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
        """Whether the third celebrity is face up beside the face-up mutant; then both leave the game."""
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


class BringIn(ChangeCard[Targets]):
    """The player may bring in a face-up celebrity instead of the rest of a quarantine action."""

    def __init__(self) -> None:
        super().__init__("prompt-bring-in", "option-bring-in", "RX-94", instead=True)
        self.idle_message = "idle-bring-in"

    def citizen(self, game: Targets) -> int:
        return game.pack.scenario.focus

    def cells(self, game: Targets) -> list[int]:
        return game.celebrities_to_bring_in()

    def change(self, game: Targets, cell: int) -> None:
        game.bring_in(cell)


class MutantKills(RaxxonQuestion[Targets]):
    """At the end of a turn without the meeting, a face-up mutant kills an adjacent card of the player's choice."""

    def __init__(self) -> None:
        super().__init__("prompt-mutant", "option-kill", "RX-94")

    def run(self, game: Targets, frame: Frame) -> None:
        if frame.that != NONE and not game.try_meeting():
            super().run(game, frame)

    def options(self, game: Targets, frame: Frame, seat: int) -> list[int]:
        mutant = game.mutant_cell()
        return [] if mutant == NONE else cells_of(ADJACENT[mutant] & game.crowd)

    def answer(self, game: Targets, frame: Frame, seat: int, option: int) -> None:
        kill(game, BIT[option])

    def code_objection(self, game: Targets, frame: Frame, seat: int, code: int) -> Reason | None:
        if ADJACENT[game.mutant_cell()] >> code & 1:
            return None
        return Reason("RX-94", Message("reason-not-beside-mutant", cell=CELL_NAMES[code]))

    def prompt(self, game: Targets, frame: Frame) -> Message:
        return Message(self.question)


def events(_: Names) -> Events:
    """No events."""
    return []


def extend(pack: CompiledPack) -> None:
    """Let quarantine actions bring in a celebrity, and the mutant kill at the end of a turn."""
    pack.prepend("quarantine", BringIn())
    pack.turn = Script("turn", [*TURN.steps, MutantKills()])


TARGETS: Final = Scenario(
    "RX-94",
    Targets,
    events,
    extend=extend,
    focus="celebrity",
    mutant="mutant",
    removed_cards=("spokesperson", "spokesperson_2"),
    left_behind=("celebrity",),
)
