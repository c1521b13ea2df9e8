"""The heuristic of Sagrada: the points of a window now, and the points that its empty cells may still add."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ludarium.games.sagrada.content.objectives import OBJECTIVES
from ludarium.games.sagrada.objective import COLUMN, ROW, ColourSets, DifferentInLine, Objective, ShadeSets
from ludarium.games.sagrada.scoring import EMPTY_CELL_SOLO, private_points
from ludarium.games.sagrada.steps.hand import ChooseShade
from ludarium.games.sagrada.table import ROUNDS, Sagrada
from ludarium.games.sagrada.turn import ROUND
from ludarium.games.sagrada.window import (
    CELLS,
    COLOURS,
    COLUMNS,
    EMPTY,
    FACES,
    FULL,
    LETTERS,
    ROWS,
    Window,
    beside,
    corners,
    count,
)
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng
from ludarium.kernel.ruleset import Ruleset
from ludarium.kernel.script import NONE

from .greedy import GreedyBot, Heuristic

DIE_KINDS: Final = len(COLOURS) * FACES
TURNS: Final = 2 * ROUNDS
MAX_TURNS_PER_CELL: Final = 1.5  # more turns than this do not make a cell more likely to be filled

# A set of colours or of shades is a mask: SIZE is the number in it, MEAN the mean value of a set of shades.
SIZE: Final[list[int]] = [sum(kinds >> n & 1 for n in range(FACES)) for kinds in range(1 << FACES)]
MEAN: Final[list[float]] = [
    sum((n + 1) * (kinds >> n & 1) for n in range(FACES)) / max(SIZE[kinds], 1) for kinds in range(1 << FACES)
]


class Weights:
    """The weights of the heuristic.

    Tuned by SPSA over some 35,000 games against itself: all weights were perturbed at random, each game was played
    with the opposite perturbations too, and the weights moved towards the better scores until they converged.
    """

    def __init__(self) -> None:
        # A cell is filled if one of `tries` random dice fits it. That is for a whole game with one turn for each cell;
        # the number falls with the time left and with the turns for each empty cell, by these powers.
        self.tries = 7.6
        self.tries_by_time = 0.38
        self.tries_by_room = 2.0
        # The cost of a cell that stays empty; for a solo player a multiple of the rule's three points.
        self.empty = 1.2
        self.empty_alone = 1.4
        # A row or column is completed if each of its empty cells gets a fitting die. For one cell that is `line` times
        # its chance to be filled, by a power below 1, because a player who wants a line works for it.
        self.line = 0.8
        self.line_power = 0.38
        # The part of the dice to come that can be used for sets: of two shades, of six shades, of five colours.
        self.two_shades = 0.2
        self.six_shades = 0.8
        self.five_colours = 0.46
        # The chance that a cell gets the colour of a diagonal neighbour, if it can take it.
        self.diagonal = 0.53
        # The chance that a cell gets the private colour, if it can take it.
        self.private = 0.31
        # The value of a favor token at the start, beyond its point at the end.
        self.token = 0.97
        # The cost of each coloured cell when a window is chosen: windows with many score less than expected.
        self.coloured = 0.6
        # The chance that a rival's turn takes the die that is best for the seat's second turn.
        self.rival = 0.65
        # For a solo player: the cost of a pip on the round track, and the value of an unused tool at the start.
        self.target_pip = 0.9
        self.tool = 6.0


class FillOdds:
    """The chance that a cell is filled, by the number of kinds of dice that fit: by any die, and as a line needs it."""

    def __init__(self, cell: list[float], line: list[float]) -> None:
        self.cell = cell
        self.line = line


class Prospect:
    """What can still be placed in a window: the colours and the shades that fit each empty cell, as masks.

    `likely` is the expected number of cells that will be filled.
    """

    def __init__(self, window: Window, odds: FillOdds, colours: list[int], shades: list[int], likely: float) -> None:
        self.window = window
        self.odds = odds
        self.colours = colours
        self.shades = shades
        self.likely = likely


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


def fill_odds(weights: Weights) -> list[FillOdds]:
    """The odds for each number of turns left, and within it for each number of empty cells."""
    odds: list[FillOdds] = []
    for turns in range(TURNS + 1):
        for empty in range(CELLS + 1):
            tries = 0.0
            if turns and empty:
                crowd = min(turns / empty, MAX_TURNS_PER_CELL)
                tries = weights.tries * (turns / TURNS) ** weights.tries_by_time * crowd**weights.tries_by_room
            cell = [1.0 - (1.0 - kinds / DIE_KINDS) ** tries for kinds in range(DIE_KINDS + 1)]
            line = [weights.line * chance**weights.line_power for chance in cell]
            odds.append(FillOdds(cell, line))
    return odds


def prospect_of(window: Window, odds: FillOdds, turns: i64) -> Prospect:
    """What can still be placed in a window in this number of turns."""
    empty: i64 = FULL & ~window.filled
    # One variable for each colour's and shade's mask of cells: this is the innermost loop.
    red: i64 = takes_colour(window, 0)
    yellow: i64 = takes_colour(window, 1)
    green: i64 = takes_colour(window, 2)
    blue: i64 = takes_colour(window, 3)
    purple: i64 = takes_colour(window, 4)
    one: i64 = takes_shade(window, 0)
    two: i64 = takes_shade(window, 1)
    three: i64 = takes_shade(window, 2)
    four: i64 = takes_shade(window, 3)
    five: i64 = takes_shade(window, 4)
    six: i64 = takes_shade(window, 5)
    colours = [0] * CELLS
    shades = [0] * CELLS
    likely = 0.0
    for cell in range(CELLS):
        if not empty >> cell & 1:
            continue
        warm: i64 = (red >> cell & 1) | (yellow >> cell & 1) << 1
        cold: i64 = (green >> cell & 1) << 2 | (blue >> cell & 1) << 3 | (purple >> cell & 1) << 4
        light: i64 = (one >> cell & 1) | (two >> cell & 1) << 1 | (three >> cell & 1) << 2
        dark: i64 = (four >> cell & 1) << 3 | (five >> cell & 1) << 4 | (six >> cell & 1) << 5
        colours[cell] = warm | cold
        shades[cell] = light | dark
        likely += odds.cell[i64(SIZE[warm | cold]) * i64(SIZE[light | dark])]
    return Prospect(window, odds, colours, shades, min(likely, float(turns)))


def takes_colour(window: Window, colour: i64) -> i64:
    """The empty cells that fit a colour, with any shade (SG-22, SG-23)."""
    return i64(window.pattern.by_colour[colour]) & ~window.filled & ~beside(window.colour(colour))


def takes_shade(window: Window, shade: i64) -> i64:
    """The empty cells that fit a shade, with any colour (SG-22, SG-24)."""
    return i64(window.pattern.by_shade[shade]) & ~window.filled & ~beside(window.shade(shade))


def expected_lines(prospect: Prospect, objective: DifferentInLine) -> float:
    """The expected number of rows or columns that are full without a repeated colour, or shade."""
    wanted = prospect.colours if objective.colours else prospect.shades
    others = prospect.shades if objective.colours else prospect.colours
    total = 0.0
    for n in range(ROWS if objective.rows else COLUMNS):
        cells: i64 = ROW << (n * COLUMNS) if objective.rows else COLUMN << n
        if not objective.all_different(prospect.window, cells):
            continue
        used: i64 = kinds_in(prospect.window, cells, colours=objective.colours)
        chance = 1.0
        before: i64 = 0
        free: i64 = cells & ~prospect.window.filled
        cell: i64 = 0
        while free:
            if free & 1:
                fitting: i64 = SIZE[i64(wanted[cell]) & ~used]
                if fitting == 0:
                    chance = 0.0
                    break
                # Each empty cell of the line leaves one kind less for the next.
                fitting = max(fitting - before, 1)
                chance *= prospect.odds.line[fitting * i64(SIZE[others[cell]])]
                before += 1
            free >>= 1
            cell += 1
        total += chance
    return total


def kinds_in(window: Window, cells: i64, *, colours: bool) -> i64:
    """The mask of the colours, or of the shades, in these cells."""
    kinds: i64 = 0
    for kind in range(len(COLOURS) if colours else FACES):
        if cells & (window.colour(kind) if colours else window.shade(kind)):
            kinds |= 1 << kind
    return kinds


def expected_sets(counts: list[int], dice: float) -> float:
    """The number of sets if further dice are added where the count is lowest (SG-44)."""
    counts.sort()
    level = float(counts[0])
    for n in range(1, len(counts)):
        lacking = (counts[n] - level) * n
        if lacking >= dice:
            return level + dice / n
        dice -= lacking
        level = float(counts[n])
    return level + dice / len(counts)


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


HEURISTIC: Final = heuristic(Weights())


def player(ruleset: Ruleset, rng: Rng) -> GreedyBot:
    """The greedy bot of this game."""
    return GreedyBot(ruleset, rng, HEURISTIC)
