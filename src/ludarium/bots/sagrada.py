"""What a position of Sagrada is worth: the points there are, the points there may yet be, and a window kept open."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ludarium.games.sagrada.content.objectives import OBJECTIVES
from ludarium.games.sagrada.goals import COLUMN, ROW, ColourSets, DifferentInLine, Objective, ShadeSets
from ludarium.games.sagrada.scoring import EMPTY_CELL_SOLO, private_points
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
from ludarium.games.sagrada.words import ChooseShade
from ludarium.kernel.contract import Contract
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng
from ludarium.kernel.script import NONE

from .greedy import GreedyBot, Heuristic

KINDS: Final = len(COLOURS) * FACES
TURNS: Final = 2 * ROUNDS
MOST_TIME: Final = 1.5  # more turns for a cell than this make it no likelier to be filled

# A set of colours or of shades is a mask: how many are in it, and of shades the mean of their values.
SIZE: Final[list[int]] = [sum(kinds >> n & 1 for n in range(FACES)) for kinds in range(1 << FACES)]
MEAN: Final[list[float]] = [
    sum((n + 1) * (kinds >> n & 1) for n in range(FACES)) / max(SIZE[kinds], 1) for kinds in range(1 << FACES)
]


class Weights:
    """What the heuristic believes.

    Found by play against itself, some 35,000 games: in each every weight was shaken a little, the same game was played
    with the opposite shakes too, and the weights went where the scores did, until they were at rest.
    """

    def __init__(self) -> None:
        # A cell is filled in the end if one die of `tries` is of a kind that it takes. So many does it see in a whole
        # game that no other cell needs more; with less time, and with more cells than turns, fewer, by these powers.
        self.tries = 7.6
        self.tries_by_time = 0.38
        self.tries_by_room = 2.0
        # Points for a cell that stays empty, and the same alone, as a multiple of the rule's three.
        self.empty = 1.2
        self.empty_alone = 1.4
        # A row or column is completed if each of its empty cells gets what it wants: for one cell, this much of its
        # chance to be filled at all, which counts by a power because one who wants a line works for it.
        self.line = 0.8
        self.line_power = 0.38
        # How much of what is yet to come can be steered into sets: of two shades, of six shades, of five colours.
        self.two_shades = 0.2
        self.six_shades = 0.8
        self.five_colours = 0.46
        # How likely a cell with a diagonal neighbour of a colour that it would take gets that colour.
        self.diagonal = 0.53
        # How likely a cell that would take the private colour gets it.
        self.private = 0.31
        # What a favor token is worth at the outset beyond the point that it is worth at the end.
        self.token = 0.97
        # What each coloured cell takes from a window when it is chosen: such windows disappoint.
        self.coloured = 0.6
        # How often a rival's turn takes just the die that one has in mind for one's second turn.
        self.rival = 0.65
        # Alone: what a pip on the round track costs, and what an unused tool is worth at the outset.
        self.target = 0.9
        self.tool = 6.0


class Odds:
    """How likely a cell is filled in the end, by the number of kinds it takes: as it may be, and as a line wants it."""

    def __init__(self, cell: list[float], line: list[float]) -> None:
        self.cell = cell
        self.line = line


class Prospect:
    """What may still come into a window: the colours and the shades that each empty cell would take, as sets.

    `likely` is the number of cells that will be filled.
    """

    def __init__(self, window: Window, odds: Odds, colours: list[int], shades: list[int], likely: float) -> None:
        self.window = window
        self.odds = odds
        self.colours = colours
        self.shades = shades
        self.likely = likely


class SagradaHeuristic(Heuristic):
    """Values a window by its points, by what its empty cells may add, and by what the pool holds for the next turn."""

    def __init__(self, weights: Weights, odds: list[Odds]) -> None:
        self.weights = weights
        self.odds = odds

    def glance(self, world: Game, seat: int) -> float:
        """The worth of the window; a die in hand is placed where it is worth most."""
        assert isinstance(world, Sagrada)
        turns = turns_left(world, seat)
        total = self.worth(world, seat, turns)
        frame = world.stack[-1]
        if frame.that == NONE:  # the place in the pool where a die in hand came from
            return total
        if not isinstance(frame.step(), ChooseShade):
            return total + self.gain(world, seat, frame.it, turns, total)
        best = 0.0
        for shade in range(FACES):
            best = max(best, self.gain(world, seat, frame.it + shade, turns, total))
        return total + best

    def value(self, world: Game, seat: int) -> float:
        """The worth of the window, with what the seat will draft next if that is from this pool."""
        assert isinstance(world, Sagrada)
        turns = turns_left(world, seat)
        between = turns_before_next(world, seat)
        if between == NONE:
            return self.worth(world, seat, turns)
        total = self.worth(world, seat, turns - 1)
        gains: list[float] = []
        for slot in range(len(world.pool)):
            die = world.pool[slot]
            if die != EMPTY:
                world.pool[slot] = EMPTY
                gains.append(self.gain(world, seat, die, turns - 1, total))
                world.pool[slot] = die
        if gains:
            total += mean_of_best(gains, self.weights.rival * between / len(gains))
        return total

    def gain(self, world: Sagrada, seat: int, die: int, turns: int, without: float) -> float:
        """What a die adds where it is worth most; nothing if that is less than nothing."""
        window = world.windows[seat]
        best = without
        room: i64 = window.room(die)
        cell: i64 = 0
        while room:
            if room & 1:
                window.place(die, cell)
                best = max(best, self.worth(world, seat, turns))
                window.lift(cell)
            room >>= 1
            cell += 1
        return best - without

    def worth(self, world: Sagrada, seat: int, turns: i64) -> float:
        """The points that a window will have in the end if the seat drafts in so many more turns."""
        weights = self.weights
        window = world.windows[seat]
        empty: i64 = CELLS - count(window.filled)
        prospect = prospect_of(window, self.odds[turns * (CELLS + 1) + empty], turns)
        missing = float(empty) - prospect.likely
        time = float(turns) / TURNS
        total = 0.0
        for number in world.public:
            objective = OBJECTIVES[number]
            total += objective.points * self.times(prospect, objective)
        if world.solo:
            total += max(self.private(prospect, world.private[0]), self.private(prospect, world.private[1]))
            total -= weights.empty_alone * EMPTY_CELL_SOLO * missing
            total += weights.tool * math.sqrt(time) * world.paid.count(0)
            total -= weights.target * likely_target(world)
        else:
            total += self.private(prospect, world.private[seat])
            total -= weights.empty * missing
            total += (1.0 + weights.token * time) * world.tokens[seat]
        if world.round == 0:
            total -= weights.coloured * coloured_cells(window)
        return total

    def times(self, prospect: Prospect, objective: Objective) -> float:
        """How often a public objective will score (SG-40)."""
        window = prospect.window
        if isinstance(objective, DifferentInLine):
            return lines(prospect, objective)
        if isinstance(objective, ShadeSets):
            shades = [int(count(window.shade(shade))) for shade in range(objective.first - 1, objective.last)]
            steered = self.weights.six_shades if len(shades) == FACES else self.weights.two_shades
            return sets(shades, steered * prospect.likely)
        if isinstance(objective, ColourSets):
            colours = [int(count(window.colour(colour))) for colour in range(len(COLOURS))]
            return sets(colours, self.weights.five_colours * prospect.likely)
        return self.diagonals(prospect)

    def diagonals(self, prospect: Prospect) -> float:
        """How many dice will have a neighbour of their own colour at a corner (SG-P9)."""
        window = prospect.window
        matched: i64 = 0
        hoped = 0.0
        for colour in range(len(COLOURS)):
            mine: i64 = window.colour(colour)
            matched += count(mine & corners(mine))
            cells: i64 = corners(mine) & takes_colour(window, colour)
            cell: i64 = 0
            while cells:
                if cells & 1:
                    hoped += prospect.odds.cell[SIZE[prospect.shades[cell]]]
                cells >>= 1
                cell += 1
        return float(matched) + self.weights.diagonal * hoped

    def private(self, prospect: Prospect, colour: int) -> float:
        """The values that the dice of a colour will have (SG-41)."""
        window = prospect.window
        hoped = 0.0
        cells: i64 = takes_colour(window, colour)
        cell: i64 = 0
        while cells:
            if cells & 1:
                shades: i64 = prospect.shades[cell]
                hoped += prospect.odds.cell[SIZE[shades]] * MEAN[shades]
            cells >>= 1
            cell += 1
        return private_points(window, colour) + self.weights.private * hoped


def odds_of(weights: Weights) -> list[Odds]:
    """The odds for every number of turns left, and within it for every number of empty cells."""
    found: list[Odds] = []
    for turns in range(TURNS + 1):
        for empty in range(CELLS + 1):
            tries = 0.0
            if turns and empty:
                crowd = min(turns / empty, MOST_TIME)
                tries = weights.tries * (turns / TURNS) ** weights.tries_by_time * crowd**weights.tries_by_room
            cell = [1.0 - (1.0 - kinds / KINDS) ** tries for kinds in range(KINDS + 1)]
            line = [weights.line * chance**weights.line_power for chance in cell]
            found.append(Odds(cell, line))
    return found


def prospect_of(window: Window, odds: Odds, turns: i64) -> Prospect:
    """What may still come into a window in so many turns."""
    empty: i64 = FULL & ~window.filled
    # One mask of cells for each colour and shade, in variables of their own: this is where the time goes.
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
    """The empty cells that would take a colour, as far as it goes (SG-22, SG-23)."""
    return i64(window.pattern.by_colour[colour]) & ~window.filled & ~beside(window.colour(colour))


def takes_shade(window: Window, shade: i64) -> i64:
    """The empty cells that would take a shade, as far as it goes (SG-22, SG-24)."""
    return i64(window.pattern.by_shade[shade]) & ~window.filled & ~beside(window.shade(shade))


def lines(prospect: Prospect, objective: DifferentInLine) -> float:
    """How many rows or columns will be full and hold no kind (colour or shade) twice."""
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
                # Each empty cell of the line takes a kind away from the next.
                fitting = max(fitting - before, 1)
                chance *= prospect.odds.line[fitting * i64(SIZE[others[cell]])]
                before += 1
            free >>= 1
            cell += 1
        total += chance
    return total


def kinds_in(window: Window, cells: i64, *, colours: bool) -> i64:
    """The set of the colours, or of the shades, that lie in some cells."""
    found: i64 = 0
    for kind in range(len(COLOURS) if colours else FACES):
        if cells & (window.colour(kind) if colours else window.shade(kind)):
            found |= 1 << kind
    return found


def sets(counts: list[int], dice: float) -> float:
    """How many sets there will be of what is there so often if dice are added wherever they are scarcest (SG-44)."""
    counts.sort()
    level = float(counts[0])
    for n in range(1, len(counts)):
        lacking = (counts[n] - level) * n
        if lacking >= dice:
            return level + dice / n
        dice -= lacking
        level = float(counts[n])
    return level + dice / len(counts)


def mean_of_best(gains: list[float], gone: float) -> float:
    """What one may expect of the best that is left if each is gone with this chance."""
    gains.sort(reverse=True)
    total = 0.0
    left = 1.0
    for gain in gains:
        total += left * (1.0 - gone) * gain
        left *= gone
    return total


def likely_target(world: Sagrada) -> int:
    """What a solo player has to beat so far if nothing more is taken from the pool (SG-50)."""
    pips = world.target()
    for die in world.pool:
        if die != EMPTY:
            pips += die % FACES + 1
    return pips


def coloured_cells(window: Window) -> int:
    """How many cells ask for a colour."""
    return sum(letter in LETTERS for letter in window.pattern.grid)


def turns_left(world: Sagrada, seat: int) -> int:
    """In how many turns the seat may yet draft."""
    left = TURNS - 2 * int(world.round)
    for turn in range(world.turn, end_of_turns(world)):
        if may_draft(world, seat, turn):
            left += 1
    return left


def turns_before_next(world: Sagrada, seat: int) -> int:
    """How many turns of others come before the seat drafts again from this pool; NONE if it does not."""
    for turn in range(world.turn, end_of_turns(world)):
        if may_draft(world, seat, turn):
            return max(int(turn - world.turn) - 1, 0)
    return NONE


def end_of_turns(world: Sagrada) -> i64:
    """Where the turns of this round end, if there is a round at all."""
    return 0 if world.round == 0 or world.is_over() else 2 * world.seats


def may_draft(world: Sagrada, seat: int, turn: i64) -> bool:
    """Whether the seat may yet draft in this turn of the round, the present one or a later."""
    if world.seat_of_turn(turn) != seat:
        return False
    if turn == world.turn:
        return not world.drafted and world.stack[-1].script is not ROUND
    return turn < world.seats or not world.skipping >> seat & 1


def heuristic(weights: Weights) -> SagradaHeuristic:
    """The heuristic with these weights."""
    return SagradaHeuristic(weights, odds_of(weights))


HEURISTIC: Final = heuristic(Weights())


def player(contract: Contract, rng: Rng) -> GreedyBot:
    """The greedy bot of this game."""
    return GreedyBot(contract, rng, HEURISTIC)
