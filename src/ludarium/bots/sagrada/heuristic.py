"""The heuristic of Sagrada: the points of a window now, and the points that its empty cells may still add."""

from __future__ import annotations

import math

from mypy_extensions import i64

from ludarium.games.sagrada.content.objectives import OBJECTIVES
from ludarium.games.sagrada.objective import ColourSets, DifferentInLine, Objective, ShadeSets
from ludarium.games.sagrada.scoring import EMPTY_CELL_SOLO, private_points
from ludarium.games.sagrada.steps.hand import ChooseShade
from ludarium.games.sagrada.table import Sagrada
from ludarium.games.sagrada.turn import END, ROUND
from ludarium.games.sagrada.window import (
    CELLS,
    COLOURS,
    EMPTY,
    FACES,
    LETTERS,
    Window,
    corners,
    count,
)
from ludarium.kernel.game import Game
from ludarium.kernel.script import NONE

from ..greedy import Heuristic
from .prospect import (
    MEAN,
    SIZE,
    TURNS,
    FillOdds,
    Prospect,
    Weights,
    expected_lines,
    expected_sets,
    fill_odds,
    prospect_of,
    takes_colour,
)


class SagradaHeuristic(Heuristic):
    """Values a window by its points, by what its empty cells may add, and by the dice in the pool for the next turn."""

    def __init__(self, weights: Weights, odds: list[FillOdds]) -> None:
        self.weights = weights
        self.odds = odds

    def quick_value(self, world: Game, seat: int) -> float:
        """The value of the window, with a die in hand in its best cell."""
        assert isinstance(world, Sagrada)
        turns = turns_left(world, seat)
        total = self.window_value(world, seat, turns)
        frame = world.stack[-1]
        if frame.that == NONE:  # `that` is the pool slot of a die in hand
            return total
        if not isinstance(frame.step(), ChooseShade):
            return total + self.gain(world, seat, frame.it, turns, total)
        best = 0.0
        for shade in range(FACES):
            best = max(best, self.gain(world, seat, frame.it + shade, turns, total))
        return total + best

    def value(self, world: Game, seat: int) -> float:
        """The value of the window, with the seat's next draft if that is from this pool."""
        assert isinstance(world, Sagrada)
        turns = turns_left(world, seat)
        between = turns_before_next(world, seat)
        if between == NONE:
            return self.window_value(world, seat, turns)
        total = self.window_value(world, seat, turns - 1)
        gains: list[float] = []
        for slot in range(len(world.pool)):
            die = world.pool[slot]
            if die != EMPTY:
                world.pool[slot] = EMPTY
                gains.append(self.gain(world, seat, die, turns - 1, total))
                world.pool[slot] = die
        if gains:
            total += expected_best(gains, self.weights.rival * between / len(gains))
        return total

    def gain(self, world: Sagrada, seat: int, die: int, turns: int, without: float) -> float:
        """What a die adds in its best cell; 0 if it fits nowhere or would only cost."""
        window = world.windows[seat]
        best = without
        room: i64 = window.legal_cells(die)
        cell: i64 = 0
        while room:
            if room & 1:
                window.place(die, cell)
                best = max(best, self.window_value(world, seat, turns))
                window.lift(cell)
            room >>= 1
            cell += 1
        return best - without

    def best_draft(self, world: Sagrada, seat: int) -> int:
        """The best die to draft and the cell to place it in, as an option of the turn; END to draft none."""
        turns = turns_left(world, seat) - 1
        window = world.windows[seat]
        best = END
        best_value = self.window_value(world, seat, turns)
        for slot in range(len(world.pool)):
            die = world.pool[slot]
            if die == EMPTY or die in world.pool[:slot]:
                continue
            world.pool[slot] = EMPTY
            room: i64 = window.legal_cells(die)
            cell: i64 = 0
            while room:
                if room & 1:
                    window.place(die, cell)
                    value = self.window_value(world, seat, turns)
                    window.lift(cell)
                    if value > best_value:
                        best_value = value
                        best = slot * CELLS + int(cell)
                room >>= 1
                cell += 1
            world.pool[slot] = die
        return best

    def window_value(self, world: Sagrada, seat: int, turns: i64) -> float:
        """The expected points of a window at the end, with this number of turns left to draft in."""
        weights = self.weights
        window = world.windows[seat]
        empty: i64 = CELLS - count(window.filled)
        prospect = prospect_of(window, self.odds[turns * (CELLS + 1) + empty], turns)
        missing = float(empty) - prospect.likely
        time = float(turns) / TURNS
        total = 0.0
        for number in world.public:
            objective = OBJECTIVES[number]
            total += objective.points * self.expected_scorings(prospect, objective)
        if world.solo:
            total += max(
                self.expected_private(prospect, world.private[0]), self.expected_private(prospect, world.private[1])
            )
            total -= weights.empty_alone * EMPTY_CELL_SOLO * missing
            total += weights.tool * math.sqrt(time) * world.paid.count(0)
            total -= weights.target_pip * likely_target(world)
        else:
            total += self.expected_private(prospect, world.private[seat])
            total -= weights.empty * missing
            total += (1.0 + weights.token * time) * world.tokens[seat]
        if world.round == 0:
            total -= weights.coloured * coloured_cells(window)
        return total

    def expected_scorings(self, prospect: Prospect, objective: Objective) -> float:
        """How often a public objective is expected to score (SG-40)."""
        window = prospect.window
        if isinstance(objective, DifferentInLine):
            return expected_lines(prospect, objective)
        if isinstance(objective, ShadeSets):
            shades = [int(count(window.shade(shade))) for shade in range(objective.first - 1, objective.last)]
            steered = self.weights.six_shades if len(shades) == FACES else self.weights.two_shades
            return expected_sets(shades, steered * prospect.likely)
        if isinstance(objective, ColourSets):
            colours = [int(count(window.colour(colour))) for colour in range(len(COLOURS))]
            return expected_sets(colours, self.weights.five_colours * prospect.likely)
        return self.expected_diagonals(prospect)

    def expected_diagonals(self, prospect: Prospect) -> float:
        """The expected number of dice with a diagonal neighbour of the same colour (SG-P9)."""
        window = prospect.window
        matched: i64 = 0
        expected = 0.0
        for colour in range(len(COLOURS)):
            own: i64 = window.colour(colour)
            matched += count(own & corners(own))
            cells: i64 = corners(own) & takes_colour(window, colour)
            cell: i64 = 0
            while cells:
                if cells & 1:
                    expected += prospect.odds.cell[SIZE[prospect.shades[cell]]]
                cells >>= 1
                cell += 1
        return float(matched) + self.weights.diagonal * expected

    def expected_private(self, prospect: Prospect, colour: int) -> float:
        """The expected sum of the values of the dice of a colour (SG-41)."""
        window = prospect.window
        expected = 0.0
        cells: i64 = takes_colour(window, colour)
        cell: i64 = 0
        while cells:
            if cells & 1:
                shades: i64 = prospect.shades[cell]
                expected += prospect.odds.cell[SIZE[shades]] * MEAN[shades]
            cells >>= 1
            cell += 1
        return private_points(window, colour) + self.weights.private * expected


def expected_best(gains: list[float], gone: float) -> float:
    """The expected best remaining gain if each is gone with this chance."""
    gains.sort(reverse=True)
    total = 0.0
    left = 1.0
    for gain in gains:
        total += left * (1.0 - gone) * gain
        left *= gone
    return total


def likely_target(world: Sagrada) -> int:
    """The target of a solo player if no more dice are drafted from the pool (SG-50)."""
    pips = world.target()
    for die in world.pool:
        if die != EMPTY:
            pips += die % FACES + 1
    return pips


def coloured_cells(window: Window) -> int:
    """The number of cells with a colour restriction."""
    return sum(letter in LETTERS for letter in window.pattern.grid)


def turns_left(world: Sagrada, seat: int) -> int:
    """The number of turns in which the seat can still draft."""
    left = TURNS - 2 * int(world.round)
    for turn in range(world.turn, end_of_turns(world)):
        if may_draft(world, seat, turn):
            left += 1
    return left


def turns_before_next(world: Sagrada, seat: int) -> int:
    """The number of other turns before the seat drafts again from this pool; NONE if it does not."""
    for turn in range(world.turn, end_of_turns(world)):
        if may_draft(world, seat, turn):
            return max(int(turn - world.turn) - 1, 0)
    return NONE


def end_of_turns(world: Sagrada) -> i64:
    """The number of turns of this round; 0 before the first round and after the last."""
    return 0 if world.round == 0 or world.is_over() else 2 * world.seats


def may_draft(world: Sagrada, seat: int, turn: i64) -> bool:
    """Whether the seat can still draft in this turn of the round, the current one or a later one."""
    if world.seat_of_turn(turn) != seat:
        return False
    if turn == world.turn:
        return not world.drafted and world.stack[-1].script is not ROUND
    return turn < world.seats or not world.skipping >> seat & 1


def heuristic(weights: Weights) -> SagradaHeuristic:
    """The heuristic with these weights."""
    return SagradaHeuristic(weights, fill_odds(weights))
