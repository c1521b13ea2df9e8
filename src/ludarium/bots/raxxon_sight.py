"""What lies open in Raxxon's crowd, the odds of what does not, and what things are worth by it.

All in points: ten for a citizen who is safe. The weights were found by trying: one or a few were changed at a time, and
kept that way if the plain rules alone (`raxxon_day`) then saved and won more.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.games.raxxon.grid import BESIDE, BIT, cells_of, line, lines, size
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.turn import MOST_SPREADS
from ludarium.games.raxxon.words.symbol import (
    Add,
    CharacterPasses,
    DrawRaxxon,
    EndOfDay,
    Flip,
    HostileReturns,
    Pass,
    Power,
    Spread,
)
from ludarium.kernel.script import Step

SAFE: Final = 10.0
HARVEST: Final = 16.8  # for each healthy card that lies open: what is lost when the day ends at once
FOUND: Final = 8.0  # a card that is turned up
KILLED: Final = 3.6  # an infected card that is not counted at nightfall, but comes back
QUARANTINED: Final = 17.3  # one that does not come back tomorrow
BURIED: Final = 5.4  # one that spreads again much later
DISTURBED: Final = 4.2  # a healthy card that is killed
UNTOKENED: Final = 5.0  # a token that leaves a sheet

# What symbols cost.
SPREAD: Final = 10.7
OUTBREAK: Final = 400.0  # a spread with nothing left to spread (RX-61)
ADDED: Final = 4.2
ADDED_EARLY: Final = 2.0  # by a card that is turned up, while there is time to see to it
TURNED_UP: Final = 0.3
RAXXON: Final = 0.83
RETURNED: Final = 13.7
PASSED: Final = 5.0
POWER: Final[list[float]] = [0.0, 1.3, 3.25, 5.85, 9.75, 16.9, 32.5, 78.0, 520.0]  # by how far the token is

CAUTION: Final = 0.85  # of what is at stake is saved by clearing infected cards away in time
BEYOND: Final = 0.2  # of what one card less at nightfall is worth, where so many are left that it spreads no less


class Sight:
    """The crowd, counted once for a decision: masks of the healthy and the infected, and what may lie face down.

    `sick` is how likely a face-down card is infected, `danger` how likely it ends the day when it is turned up, `harm`
    what else it then does; `night` is how many infected cards are to be expected at nightfall (RX-51).
    """

    def __init__(self, world: Raxxon) -> None:
        lore = world.lore
        well: i64 = 0
        ill: i64 = 0
        pool = [0] * len(lore.types)  # what a face-down card may be
        shown = [0] * len(lore.types)
        for cell in cells_of(world.crowd):
            citizen = world.cells[cell]
            if world.down >> cell & 1:
                pool[citizen] += 1
                continue
            shown[citizen] += 1
            if lore.scene.evacuable >> citizen & 1:
                well |= BIT[cell]
            elif not lore.healthy >> citizen & 1:
                ill |= BIT[cell]
        for citizen in world.population:
            pool[citizen] += 1
        self.well = well
        self.ill = ill & ~world.immune()
        self.down = world.down
        self.hidden = size(world.down)
        self.wells = size(well)
        self.ills = size(ill)
        self.outside = sum(world.uncontained)
        self.left = world.needed() - world.saved()
        self.sick = 0.0
        self.danger = 0.0
        self.harm = 0.0
        self.reckon(world, pool, shown)
        self.night = self.ills + self.outside + self.sick * self.hidden

    def reckon(self, world: Raxxon, pool: list[int], shown: list[int]) -> None:
        """Reckon the odds of a face-down card (RX-41)."""
        number = sum(pool)
        if not number or not self.hidden:
            return
        infected = 0
        ending = 0
        harm = 0.0
        for citizen in range(len(pool)):
            there = pool[citizen]
            if not there:
                continue
            if not world.lore.healthy >> citizen & 1:
                infected += there
            counts = world.counts_of(citizen)
            if shown[citizen] + 1 < len(counts):
                for step in counts[shown[citizen] + 1].steps:
                    if isinstance(step, EndOfDay):
                        ending += there
                    else:
                        harm += there * (ADDED_EARLY if isinstance(step, Add) else price(world, step))
        self.sick = infected / number
        self.danger = ending / number
        self.harm = harm / number

    def spared(self, number: float) -> float:
        """How many times less the infection spreads tonight with so many infected cards less: at most four count."""
        before = min(MOST_SPREADS, self.night)
        after = min(MOST_SPREADS, max(0.0, self.night - number))
        return (1.0 - BEYOND) * (before - after) + BEYOND * number

    def relief(self) -> float:
        """What it is worth to take infected cards away before more are turned up and the day ends."""
        return CAUTION * self.danger * HARVEST * self.wells if self.ills and self.hidden else 0.0


def longest_line(crowd: i64, well: i64) -> tuple[int, int]:
    """The longest line that could be evacuated, -1 if there is none, and how many cards it has."""
    best = -1
    most = 0
    for number in lines(well):
        cells = line(number) & crowd
        if cells & ~well == 0 and size(cells) > most:
            most = size(cells)
            best = number
    return best, most


def widest_cluster(cells: i64, neighbours: int) -> tuple[int, int]:
    """The card that has most of the same set beside it, -1 if there is none, and how many they are with it."""
    best = -1
    most = 0
    for cell in cells_of(cells):
        number = min(neighbours, size(BESIDE[cell] & cells)) + 1
        if number > most:
            most = number
            best = cell
    return best, most


def price(world: Raxxon, step: Step[Any]) -> float:
    """What a symbol costs."""
    cost = 0.0
    if isinstance(step, Add):
        cost = 0.0 if world.ignored_adds else ADDED
    elif isinstance(step, Flip):
        cost = TURNED_UP if world.down else 0.0
    elif isinstance(step, Spread):
        cost = SPREAD if world.infection else OUTBREAK
    elif isinstance(step, DrawRaxxon):
        cost = RAXXON
    elif isinstance(step, Power):
        cost = POWER[max(0, world.power + step.by)] - POWER[world.power]
    elif isinstance(step, HostileReturns):
        cost = RETURNED if world.evacuated[world.lore.hostile] else 0.0
    elif isinstance(step, Pass | CharacterPasses):
        cost = PASSED
    return cost


def toll(world: Raxxon, cell: int) -> float:
    """What it costs to kill a face-up healthy card (RX-31)."""
    return DISTURBED + sum([price(world, step) for step in world.lore.killed[world.cells[cell]].steps])
