"""Mutation Madness (RX-91): volatile cards kill the healthy cards beside them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.script import NONE, Frame, Script, Step

from ..compiled_pack import CompiledPack
from ..crowd_grid import ADJACENT, BIT, CELL_NAMES, cells_of
from ..decks import spread
from ..ending import BY_MUTATION, DAY_DEPTH, end_game
from ..pack.vocabulary import Names
from ..secrets import INFECTED, KNOWN_TO_ALL
from ..steps.crowd import ANY_NUMBER
from ..steps.pile import CROWD, UNCONTAINED
from .events import TO_CONTAINED, Transfer
from .scenario import ALL, Events, Scenario, ScenarioTable

# From the first stage on healthy cards are killed; from the third on the infection spreads for each of them.
SPREADS_ONCE: Final = 2  # the infection spreads once for all of them
REPLACES_KILLED: Final = 4
REPLACES_FACE_UP: Final = 5


class Mutation(ScenarioTable):
    """A position of Mutation Madness; `focus` are the volatile cards."""

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
        """Let the cards beside a volatile card be killed next, during the action phase."""
        if self.stage and len(self.stack) > DAY_DEPTH and self.doomed_cells():
            burn = self.pack.scripts["burn"]
            if self.stack[-1].script is not burn or self.stack[-1].at:
                self.push(burn, self.current)

    def kill_doomed(self) -> None:
        """Kill the cards beside a volatile card, without their effects, and spread as the stage says."""
        doomed = cells_of(self.doomed_cells())
        for cell in doomed:
            citizen = self.take(cell)
            self.discard[citizen] += 1
            if self.events is not None:
                self.emit("event-burns", {"card": self.citizen_name(citizen), "cell": CELL_NAMES[cell]})
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
        """Put the top infection card in the place of a killed card."""
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
        # It counts as revealed; the cards beside a volatile card are killed before the effect of its number.
        super().reveal(cell)
        self.push_deaths()


class SetStage(Step[Mutation]):
    """Start another stage of the volatile cards."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, game: Mutation, frame: Frame) -> None:
        game.stage = self.stage
        game.push_deaths()


class KillDoomed(Step[Mutation]):
    """Kill the cards beside a volatile card."""

    def run(self, game: Mutation, frame: Frame) -> None:
        game.kill_doomed()


class LoseGame(Step[Mutation]):
    """Lose the game."""

    def run(self, game: Mutation, frame: Frame) -> None:
        end_game(game, BY_MUTATION)


def events(names: Names) -> Events:
    """The eight events in their order: five stages, two cures, and the end."""
    volatile = names.mask("volatile")
    stages: Events = [[SetStage(stage)] for stage in range(1, 6)]
    cures: Events = [
        [Transfer("RX-91", volatile, CROWD | UNCONTAINED, TO_CONTAINED, ANY_NUMBER, must=False)] for _ in range(2)
    ]
    return [*stages, *cures, [LoseGame()]]


def extend(pack: CompiledPack) -> None:
    """Add the script that kills the cards beside a volatile card."""
    pack.add_script(Script("burn", [KillDoomed()]))


MUTATION: Final = Scenario(
    "RX-91",
    Mutation,
    events,
    extend=extend,
    focus="volatile",
    population={"volatile": ALL, "chaotic": 3, "carrier": 3},
    in_order=True,
)
