"""What the plain rules know of Raxxon's scenarios: how far their goals are, and what they add to actions and turns."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.games.raxxon.grid import BESIDE, BIT, SIDE, line, size
from ludarium.games.raxxon.scene import Scene
from ludarium.games.raxxon.scenes.calm import Calm
from ludarium.games.raxxon.scenes.ghosts import Ghosts
from ludarium.games.raxxon.scenes.mutation import Mutation
from ludarium.games.raxxon.scenes.targets import MET, Targets
from ludarium.games.raxxon.scenes.uncertainty import Uncertainty
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.thing import YES
from ludarium.games.raxxon.words.crowd import EvacuateCluster
from ludarium.games.raxxon.words.scenario import BringIn, CalmOne, Check, EndTurn, GatherAll
from ludarium.kernel.script import Step

from .raxxon_sight import SAFE, Sight

CALMED: Final = 28.0  # a hostile card that a calm one replaces
CHECKED: Final = 28.0  # a suspect that a healthy card replaces
CAUGHT: Final = -4.0  # one that an infected card replaces
BROUGHT_IN: Final = 20.0  # a celebrity
OPENED: Final = 2.0  # for each card that can be evacuated then
PROVOKED: Final = 1.5  # for each hostile card beside it

# How far a goal is, in citizens who are yet to be saved.
HELD_BACK: Final = 2.0  # a healthy card in the scenario's own deck
SCARCE: Final = 1.0  # and one of those who alone can be saved there
TARGET: Final = 2.0  # a step towards the meeting

HARDER: Final = 3.0  # in the odds of a victory: with it the chance that a hint tells is about that of winning


def goals_left(world: Raxxon) -> float:
    """What a scenario asks beyond saving the healthy, in citizens."""
    if isinstance(world, Ghosts):
        focus = world.lore.scene.focus
        carriers = world.lore.levels[world.level].citizens[focus]
        return float(max(0, carriers - world.gathered() - world.evacuated[focus]))
    if isinstance(world, Targets):
        return TARGET * (MET - world.stage)
    if isinstance(world, Uncertainty | Calm):
        return HELD_BACK * sum(world.healthy_reserved()) + SCARCE * (world.needed() - world.saved())
    return 0.0


def harder(world: Raxxon) -> float:
    """By how much the odds of a scenario are worse than they look."""
    return HARDER if isinstance(world, Scene) else 0.0


def added(world: Raxxon, step: Step[Any], sight: Sight) -> float:
    """What is promised by what a scenario adds to an action."""
    value = 0.0
    if isinstance(step, CalmOne):
        assert isinstance(world, Calm)
        hostile = world.face_up(BIT[world.lore.hostile])
        if hostile and world.reserve:
            value = CALMED + OPENED * opened(world, best_place(world, hostile, sight.well), sight.well)
    elif isinstance(step, Check):
        assert isinstance(world, Uncertainty)
        suspects = world.suspects()
        if suspects and world.reserve:
            healthy = sum(world.healthy_reserved()) / len(world.reserve)
            found = CHECKED + OPENED * opened(world, best_place(world, suspects, sight.well), sight.well)
            value = healthy * found + (1.0 - healthy) * CAUGHT
    elif isinstance(step, BringIn):
        assert isinstance(world, Targets)
        value = BROUGHT_IN if world.can_bring() else 0.0
    return value


def doomed(world: Raxxon) -> i64:
    """The face-down cells whose healthy cards would be killed as soon as they are turned up (RX-91)."""
    if not isinstance(world, Mutation) or not world.stage:
        return 0
    found: i64 = 0
    for cell in world.face_up(BIT[world.lore.scene.focus]):
        found |= BESIDE[cell]
    return found & world.down


def answered(world: Raxxon, step: Step[Any], options: list[int], sight: Sight) -> int:
    """What a plain rule answers to what a scenario asks; -1 where there is no rule."""
    if isinstance(step, CalmOne | Check):
        return best_place(world, options, sight.well)
    if isinstance(step, BringIn):
        return options[0]
    if isinstance(step, GatherAll):
        return YES
    if isinstance(step, EndTurn):
        return least_missed(options, sight)
    return -1


def best_place(world: Raxxon, cells: list[int], well: i64) -> int:
    """The card in whose place a healthy one would do most good."""
    hostile: i64 = 0
    for cell in world.face_up(BIT[world.lore.hostile]):
        hostile |= BIT[cell]
    best = cells[0]
    most = -SAFE
    for cell in cells:
        if cell < len(BIT):
            value = OPENED * opened(world, cell, well) - PROVOKED * size(BESIDE[cell] & hostile)
            if value > most:
                most = value
                best = cell
    return best


def opened(world: Raxxon, cell: int, well: i64) -> int:
    """How many could be evacuated at once, if a healthy card lay here."""
    most = 0
    for seat in range(world.seats):
        if evacuates_clusters(world, world.characters[seat]):
            most = 1 + size(BESIDE[cell] & well)
    row, column = divmod(cell, SIDE)
    for number in (row, SIDE + column):
        cells = line(number) & world.crowd
        if cells & ~well & ~BIT[cell] == 0:
            most = max(most, size(cells))
    return most


def evacuates_clusters(world: Raxxon, character: int) -> bool:
    """Whether somebody needs no whole line."""
    for action in world.lore.characters[character].actions(world.seats):
        if isinstance(action.script.steps[0], EvacuateCluster):
            return True
    return False


def least_missed(options: list[int], sight: Sight) -> int:
    """An infected card; else one that lies face down; else any."""
    for cells in (sight.ill, sight.down):
        for option in options:
            if cells >> option & 1:
                return option
    return options[0]
