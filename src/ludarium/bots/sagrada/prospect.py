"""What a window may still become: the dice that fit its empty cells, and the odds that they are filled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.games.sagrada.objective import DifferentInLine
from ludarium.games.sagrada.table import ROUNDS
from ludarium.games.sagrada.window import CELLS, COLOURS, COLUMNS, EMPTY, FACES, FULL, ROWS, Window, beside

DIE_KINDS: Final = len(COLOURS) * FACES
TURNS: Final = 2 * ROUNDS
REPEATED: Final = -1  # instead of a mask of kinds
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
        first: i64 = n * COLUMNS if objective.rows else n
        used: i64 = kinds_in_line(prospect.window, first, rows=objective.rows, colours=objective.colours)
        if used == REPEATED:
            continue
        chance = 1.0
        before: i64 = 0
        for number in range(COLUMNS if objective.rows else ROWS):
            cell: i64 = first + (number if objective.rows else number * COLUMNS)
            if prospect.window.filled >> cell & 1:
                continue
            fitting: i64 = SIZE[i64(wanted[cell]) & ~used]
            if fitting == 0:
                chance = 0.0
                break
            # Each empty cell of the line leaves one kind less for the next.
            fitting = max(fitting - before, 1)
            chance *= prospect.odds.line[fitting * i64(SIZE[others[cell]])]
            before += 1
        total += chance
    return total


def kinds_in_line(window: Window, first: i64, *, rows: bool, colours: bool) -> i64:
    """The mask of the colours, or of the shades, in the line that begins at a cell; REPEATED if one is there twice."""
    kinds: i64 = 0
    for number in range(COLUMNS if rows else ROWS):
        cell: i64 = first + (number if rows else number * COLUMNS)
        die: i64 = window.die(cell)
        if die != EMPTY:
            kind: i64 = 1 << (die // FACES if colours else die % FACES)
            if kinds & kind:
                return REPEATED
            kinds |= kind
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
