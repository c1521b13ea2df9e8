"""The rollout policy in Raxxon's scenarios: the distance to their goals, and answers to the questions they add."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.games.raxxon.crowd_grid import ADJACENT, BIT, SIDE, line, size
from ludarium.games.raxxon.option_code import YES
from ludarium.games.raxxon.scenarios.calm import Calm, CalmHostile
from ludarium.games.raxxon.scenarios.ghosts import GatherCarriers, Ghosts
from ludarium.games.raxxon.scenarios.mutation import Mutation
from ludarium.games.raxxon.scenarios.scenario import ScenarioTable
from ludarium.games.raxxon.scenarios.targets import MET, BringIn, MutantKills, Targets
from ludarium.games.raxxon.scenarios.uncertainty import CheckSuspect, Uncertainty
from ludarium.games.raxxon.steps.crowd import EvacuateCluster
from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.script import Step

from .odds import EVACUATED, CrowdOdds

CALMED: Final = 28.0  # a hostile card replaced by a calm one
CHECK_HEALTHY: Final = 28.0  # a suspect replaced by a healthy card
CHECK_INFECTED: Final = -4.0  # a suspect replaced by an infected card
BROUGHT_IN: Final = 20.0  # a celebrity
EVACUABLE: Final = 2.0  # for each card that can then be evacuated
HOSTILE_BESIDE: Final = 1.5  # the loss for each adjacent hostile card

# The distance to a goal, in citizens to evacuate.
RESERVED: Final = 2.0  # for each healthy card in the reserve
NOT_SAVED: Final = 1.0  # for each card not yet evacuated, in scenarios where only few types can be
TARGET_STEP: Final = 2.0  # for each step towards the meeting

PENALTY: Final = 3.0  # in the log odds of victory: with it, hints show about the real chance


def goals_left(world: Raxxon) -> float:
    """The distance to the scenario's goal beyond evacuating the healthy, in citizens."""
    if isinstance(world, Ghosts):
        focus = world.pack.scenario.focus
        carriers = world.pack.levels[world.level].citizens[focus]
        return float(max(0, carriers - world.quarantined_carriers() - world.evacuated[focus]))
    if isinstance(world, Targets):
        return TARGET_STEP * (MET - world.stage)
    if isinstance(world, Uncertainty | Calm):
        return RESERVED * sum(world.count_healthy_reserve()) + NOT_SAVED * (world.needed() - world.saved())
    return 0.0


def scenario_penalty(world: Raxxon) -> float:
    """How much worse the log odds of victory are in a scenario."""
    return PENALTY if isinstance(world, ScenarioTable) else 0.0


def added_value(world: Raxxon, step: Step[Any], odds: CrowdOdds) -> float:
    """The value of a step that a scenario adds to an action."""
    value = 0.0
    if isinstance(step, CalmHostile) and isinstance(world, Calm):
        hostile = step.cells(world)
        if hostile:
            value = CALMED + EVACUABLE * evacuable_with(world, best_cell(world, hostile, odds.healthy), odds.healthy)
    elif isinstance(step, CheckSuspect) and isinstance(world, Uncertainty):
        suspects = world.suspects()
        if suspects and world.reserve:
            healthy = sum(world.count_healthy_reserve()) / len(world.reserve)
            check_value = CHECK_HEALTHY + EVACUABLE * evacuable_with(
                world, best_cell(world, suspects, odds.healthy), odds.healthy
            )
            value = healthy * check_value + (1.0 - healthy) * CHECK_INFECTED
    elif isinstance(step, BringIn) and isinstance(world, Targets):
        value = BROUGHT_IN if step.cells(world) else 0.0
    return value


def doomed_cells(world: Raxxon) -> i64:
    """The face-down cells whose healthy cards would be killed when they are turned up (RX-91)."""
    if not isinstance(world, Mutation) or not world.stage:
        return 0
    cells: i64 = 0
    for cell in world.face_up_cells(BIT[world.pack.scenario.focus]):
        cells |= ADJACENT[cell]
    return cells & world.down


def scenario_answer(world: Raxxon, step: Step[Any], options: list[int], odds: CrowdOdds) -> int:
    """The policy's answer to a question of a scenario; -1 if it has none."""
    if isinstance(step, CalmHostile | CheckSuspect):
        return best_cell(world, options, odds.healthy)
    if isinstance(step, BringIn):
        return options[0]
    if isinstance(step, GatherCarriers):
        return YES
    if isinstance(step, MutantKills):
        return least_valuable(options, odds)
    return -1


def best_cell(world: Raxxon, cells: list[int], healthy: i64) -> int:
    """The cell where a healthy card would be most valuable."""
    hostile: i64 = 0
    for cell in world.face_up_cells(BIT[world.pack.hostile]):
        hostile |= BIT[cell]
    best = cells[0]
    best_value = -EVACUATED
    for cell in cells:
        if cell < len(BIT):
            value = EVACUABLE * evacuable_with(world, cell, healthy) - HOSTILE_BESIDE * size(ADJACENT[cell] & hostile)
            if value > best_value:
                best_value = value
                best = cell
    return best


def evacuable_with(world: Raxxon, cell: int, healthy: i64) -> int:
    """How many cards could be evacuated at once with a healthy card in this cell."""
    highest = 0
    for seat in range(world.seats):
        if evacuates_clusters(world, world.characters[seat]):
            highest = 1 + size(ADJACENT[cell] & healthy)
    row, column = divmod(cell, SIDE)
    for number in (row, SIDE + column):
        cells = line(number) & world.crowd
        if cells & ~healthy & ~BIT[cell] == 0:
            highest = max(highest, size(cells))
    return highest


def evacuates_clusters(world: Raxxon, character: int) -> bool:
    """Whether a character evacuates clusters instead of lines."""
    for action in world.pack.characters[character].actions(world.seats):
        if isinstance(action.script.steps[0], EvacuateCluster):
            return True
    return False


def least_valuable(options: list[int], odds: CrowdOdds) -> int:
    """An infected card, or else a face-down one, or else any."""
    for cells in (odds.infected, odds.down):
        for option in options:
            if cells >> option & 1:
                return option
    return options[0]
