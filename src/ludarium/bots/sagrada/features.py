"""What the learned value of Sagrada sees of a position: numbers about a window, near 1 in size."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.games.sagrada.content.objectives import OBJECTIVES
from ludarium.games.sagrada.scoring import private_points
from ludarium.games.sagrada.table import Sagrada
from ludarium.games.sagrada.window import CELLS, COLOURS, EMPTY, FACES, count
from ludarium.kernel.game import Game
from ludarium.kernel.script import NONE

from ..training import Learner
from .heuristic import SagradaHeuristic, turns_before_next, turns_left
from .prospect import SIZE, TURNS, Prospect, prospect_of

POINTS: Final = 10.0  # that the network's output is counted in
KINDS: Final = (0, 2, 5, 10, 19)  # the upper limits of the kinds of dice that fit a cell, but for the last group
OTHER_SEATS: Final = (1, 3, 4)  # not the usual two
NAMES: Final = (
    "turns", "late", "empty", "likely", "missing", "tokens", "tokens_time", "best_gain", "second_gain", "waiting",
    "private_now", "private_later", "private_cells",
    *[f"{objective.name}_{part}" for part in ("used", "now", "later") for objective in OBJECTIVES],
    *[f"fits_{group}" for group in range(len(KINDS) + 1)],
    *[f"colour_{colour}" for colour in COLOURS],
    *[f"shade_{shade}" for shade in range(1, FACES + 1)],
    *[f"seats_{seats}" for seats in OTHER_SEATS],
    "pool_pips",
)  # fmt: skip


class SagradaLearner(Learner):
    """Learns the final points from the first position of each round."""

    def __init__(self, heuristic: SagradaHeuristic) -> None:
        self.heuristic = heuristic

    def names(self) -> list[str]:
        return list(NAMES)

    def features(self, world: Game, seat: int) -> list[float]:
        assert isinstance(world, Sagrada)
        return features(world, seat, self.heuristic)

    def stage(self, world: Game) -> int:
        assert isinstance(world, Sagrada)
        return int(world.round)

    def scale(self) -> float:
        return POINTS


def features(world: Sagrada, seat: int, heuristic: SagradaHeuristic) -> list[float]:
    """The numbers of NAMES for a seat's window."""
    turns = turns_left(world, seat)
    window = world.windows[seat]
    empty: i64 = CELLS - count(window.filled)
    prospect = prospect_of(window, heuristic.odds[turns * (CELLS + 1) + int(empty)], turns)
    time = float(turns) / TURNS
    tokens = 0.0 if world.solo else float(world.tokens[seat])
    gains = next_gains(world, seat, turns, heuristic)
    between = float(max(turns_before_next(world, seat), 0))
    colours = world.private if world.solo else [world.private[seat]]
    now = max([private_points(window, colour) for colour in colours])
    later = max([heuristic.expected_private(prospect, colour) for colour in colours])
    found = [
        time, time * time, float(empty) / CELLS, prospect.likely / CELLS, (float(empty) - prospect.likely) / 5.0,
        tokens / 5.0, tokens * time / 5.0, gains[0] / 10.0, gains[1] / 10.0, between / 6.0,
        now / 20.0, later / 20.0, float(count(window.colour(colours[0]))) / 5.0,
    ]  # fmt: skip
    found += objective_features(world, prospect, heuristic)
    found += room_features(prospect)
    found += [float(count(window.colour(colour))) / 5.0 for colour in range(len(COLOURS))]
    found += [float(count(window.shade(shade))) / 5.0 for shade in range(FACES)]
    pips = sum([die % FACES + 1 for die in world.pool if die != EMPTY])
    found += [1.0 if world.seats == seats else 0.0 for seats in OTHER_SEATS]
    return [*found, pips / 20.0]


def next_gains(world: Sagrada, seat: int, turns: int, heuristic: SagradaHeuristic) -> list[float]:
    """What the two best dice of the pool would add, if the seat drafts from it again."""
    gains = [0.0, 0.0]
    if turns_before_next(world, seat) == NONE:
        return gains
    total = heuristic.window_value(world, seat, turns - 1)
    for slot in range(len(world.pool)):
        die = world.pool[slot]
        if die != EMPTY:
            world.pool[slot] = EMPTY
            gains.append(heuristic.gain(world, seat, die, turns - 1, total))
            world.pool[slot] = die
    gains.sort(reverse=True)
    return gains[:2]


def objective_features(world: Sagrada, prospect: Prospect, heuristic: SagradaHeuristic) -> list[float]:
    """For each public objective whether it is used, its points now, and those that are expected."""
    kinds = len(OBJECTIVES)
    found = [0.0] * (3 * kinds)
    for number in world.public:
        objective = OBJECTIVES[number]
        found[number] = 1.0
        found[kinds + number] = float(objective.times(prospect.window)) * objective.points / 10.0
        found[2 * kinds + number] = objective.points * heuristic.expected_scorings(prospect, objective) / 10.0
    return found


def room_features(prospect: Prospect) -> list[float]:
    """How many empty cells take how many kinds of dice, in groups."""
    groups = [0.0] * (len(KINDS) + 1)
    for cell in range(CELLS):
        if not prospect.window.filled >> cell & 1:
            kinds = SIZE[prospect.colours[cell]] * SIZE[prospect.shades[cell]]
            group = 0
            while group < len(KINDS) and kinds > KINDS[group]:
                group += 1
            groups[group] += 0.1
    return groups
