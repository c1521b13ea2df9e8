"""What a seat sees of Raxxon's crowd, the odds of its face-down cards, and the values of cards and symbols.

Values are in points: ten for an evacuated citizen. The weights were tuned by hand: one or a few were changed at a time
and kept if the rollout policy alone (`day.py`) then evacuated and won more.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.games.raxxon.crowd_grid import ADJACENT, BIT, cells_of, line, lines, size
from ludarium.games.raxxon.steps.symbol import (
    Add,
    ChangePower,
    CharacterPasses,
    DrawRaxxon,
    EndDay,
    Flip,
    Pass,
    ReturnHostile,
    Spread,
)
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.turn import MAX_SPREADS
from ludarium.kernel.script import Step

EVACUATED: Final = 10.0
DAY_LOST: Final = 16.8  # for each face-up healthy card: the loss if the day ends now
REVEALED: Final = 8.0  # for each card
INFECTED_KILLED: Final = 3.6  # it does not count tonight, but comes back
QUARANTINED: Final = 17.3  # it does not come back tomorrow
BURIED: Final = 5.4  # it spreads again much later
HEALTHY_KILLED: Final = 4.2  # the loss
TOKEN_REMOVED: Final = 5.0

# The costs of symbols.
SPREAD: Final = 10.7
OUTBREAK: Final = 400.0  # a spread with an empty infection deck (RX-61)
ADDED: Final = 4.2
ADDED_EARLY: Final = 2.0  # by a revealed card, while there is time to react
FLIPPED: Final = 0.3
RAXXON_CARD: Final = 0.83
RETURNED: Final = 13.7
PASSED: Final = 5.0
POWER: Final[list[float]] = [0.0, 1.3, 3.25, 5.85, 9.75, 16.9, 32.5, 78.0, 520.0]  # by Raxxon's power

SAVED_IN_TIME: Final = 0.85  # the part of a lost day that removing infected cards in time saves
BEYOND_LIMIT: Final = 0.2  # the part of a spread that removing one infected card saves while more than four remain


class CrowdOdds:
    """The crowd, counted once for a decision: masks of the face-up healthy and infected cards, and face-down odds.

    For a face-down card, `infected_chance` and `end_chance` are the chances that it is infected and that revealing it
    ends the day; `reveal_cost` is the expected cost of its other effects. `infected_tonight` is the expected number of
    infected cards at the end of the day (RX-51).
    """

    def __init__(self, world: Raxxon) -> None:
        pack = world.pack
        healthy: i64 = 0
        infected: i64 = 0
        pool = [0] * len(pack.types)  # of what face-down cards can be
        shown = [0] * len(pack.types)
        for cell in cells_of(world.crowd):
            citizen = world.cells[cell]
            if world.down >> cell & 1:
                pool[citizen] += 1
                continue
            shown[citizen] += 1
            if pack.scenario.evacuable >> citizen & 1:
                healthy |= BIT[cell]
            elif not pack.healthy >> citizen & 1:
                infected |= BIT[cell]
        for citizen in world.population:
            pool[citizen] += 1
        self.healthy = healthy
        self.infected = infected & ~world.immune_cells()
        self.down = world.down
        self.face_down_count = size(world.down)
        self.healthy_count = size(healthy)
        self.infected_count = size(infected)
        self.uncontained_count = sum(world.uncontained)
        self.left_to_save = world.needed() - world.saved()
        self.infected_chance = 0.0
        self.end_chance = 0.0
        self.reveal_cost = 0.0
        self.estimate(world, pool, shown)
        self.infected_tonight = (
            self.infected_count + self.uncontained_count + self.infected_chance * self.face_down_count
        )

    def estimate(self, world: Raxxon, pool: list[int], shown: list[int]) -> None:
        """Compute the odds of a face-down card (RX-41)."""
        number = sum(pool)
        if not number or not self.face_down_count:
            return
        infected = 0
        ending = 0
        harm = 0.0
        for citizen in range(len(pool)):
            copies = pool[citizen]
            if not copies:
                continue
            if not world.pack.healthy >> citizen & 1:
                infected += copies
            counts = world.count_scripts(citizen)
            if shown[citizen] + 1 < len(counts):
                for step in counts[shown[citizen] + 1].steps:
                    if isinstance(step, EndDay):
                        ending += copies
                    else:
                        harm += copies * (ADDED_EARLY if isinstance(step, Add) else symbol_cost(world, step))
        self.infected_chance = infected / number
        self.end_chance = ending / number
        self.reveal_cost = harm / number

    def spreads_avoided(self, number: float) -> float:
        """How many spreads tonight are avoided by removing infected cards; at most four infected cards spread."""
        before = min(MAX_SPREADS, self.infected_tonight)
        after = min(MAX_SPREADS, max(0.0, self.infected_tonight - number))
        return (1.0 - BEYOND_LIMIT) * (before - after) + BEYOND_LIMIT * number

    def safety_value(self) -> float:
        """The value of removing infected cards before a reveal ends the day."""
        return (
            SAVED_IN_TIME * self.end_chance * DAY_LOST * self.healthy_count
            if self.infected_count and self.face_down_count
            else 0.0
        )


def longest_line(crowd: i64, healthy: i64) -> tuple[int, int]:
    """The longest line that can be evacuated (-1: none) and its number of cards."""
    best = -1
    highest = 0
    for number in lines(healthy):
        cells = line(number) & crowd
        if cells & ~healthy == 0 and size(cells) > highest:
            highest = size(cells)
            best = number
    return best, highest


def widest_cluster(cells: i64, neighbours: int) -> tuple[int, int]:
    """The cell with most adjacent cells of the same set (-1: none) and the size of that cluster."""
    best = -1
    highest = 0
    for cell in cells_of(cells):
        number = min(neighbours, size(ADJACENT[cell] & cells)) + 1
        if number > highest:
            highest = number
            best = cell
    return best, highest


def symbol_cost(world: Raxxon, step: Step[Any]) -> float:
    """The cost of a symbol."""
    cost = 0.0
    if isinstance(step, Add):
        cost = 0.0 if world.ignored_adds else ADDED
    elif isinstance(step, Flip):
        cost = FLIPPED if world.down else 0.0
    elif isinstance(step, Spread):
        cost = SPREAD if world.infection else OUTBREAK
    elif isinstance(step, DrawRaxxon):
        cost = RAXXON_CARD
    elif isinstance(step, ChangePower):
        cost = POWER[max(0, world.power + step.by)] - POWER[world.power]
    elif isinstance(step, ReturnHostile):
        cost = RETURNED if world.evacuated[world.pack.hostile] else 0.0
    elif isinstance(step, Pass | CharacterPasses):
        cost = PASSED
    return cost


def kill_cost(world: Raxxon, cell: int) -> float:
    """The cost of killing a face-up healthy card (RX-31)."""
    return HEALTHY_KILLED + sum(
        [symbol_cost(world, step) for step in world.pack.killed_scripts[world.cells[cell]].steps]
    )
