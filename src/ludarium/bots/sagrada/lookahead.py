"""What the search needs in Sagrada: the greedy bot's candidates, quick drafts, and the lead in points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.games.sagrada.content.objectives import OBJECTIVES
from ludarium.games.sagrada.scoring import EMPTY_CELL, EMPTY_CELL_SOLO
from ludarium.games.sagrada.table import ROUNDS, Sagrada
from ludarium.games.sagrada.turn import END, Act
from ludarium.games.sagrada.window import CELLS, COLOURS, cell_name, count
from ludarium.kernel.game import Game
from ludarium.kernel.message import Message

from ..greedy import GreedyBot
from ..network import Network
from ..search import Aspect, Lookahead
from .features import POINTS, features
from .heuristic import SagradaHeuristic, likely_target, turns_left
from .prospect import Prospect, prospect_of

WIDTH: Final = 6  # the number of candidates, or one more
EARLY_WEIGHT: Final = 30.0  # the best of 0, 9 and 30: docs/strength.md


class SagradaLookahead(Lookahead):
    """Plays on without tools, which would take most of the time: each seat drafts what improves its window most.

    So tokens are left at the end, and count for what they might have bought.

    With rivals it plays to the end of the game. The learned value at the next round's dice is less exact, but varies
    less, so that it helps when there is time for a few games only. Alone it plays to the end of the round: its drafts
    do not know how the target is beaten.
    """

    def __init__(self, greedy: GreedyBot, heuristic: SagradaHeuristic, network: Network) -> None:
        self.greedy = greedy
        self.heuristic = heuristic
        self.network = network
        self.token = 0.0  # what a favor token is worth beyond its point, in the position that the search is for

    def candidates(self, world: Game, seat: int) -> list[int]:
        return self.greedy.shortlist(world, seat, WIDTH)

    def early_weight(self, world: Game) -> float:
        assert isinstance(world, Sagrada)
        return 0.0 if world.solo else EARLY_WEIGHT

    def play_early(self, world: Game, start: Game, seat: int) -> None:
        assert isinstance(world, Sagrada)
        assert isinstance(start, Sagrada)
        while world.stack and world.round <= start.round:
            self.play_one(world)

    def early_value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Sagrada)
        return lead(self.expected(world), seat)

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        assert isinstance(world, Sagrada)
        assert isinstance(start, Sagrada)
        if world.solo or start.round == 0:  # the windows that are chosen now bring the tokens
            self.play_early(world, start, seat)
        if world.solo:
            return
        self.token = self.heuristic.weights.token * float(ROUNDS - start.round) / ROUNDS
        tokens = world.tokens
        world.tokens = [0] * world.seats  # so that no uses of tools are computed
        while world.stack:
            self.play_one(world)
        world.tokens = tokens

    def play_one(self, world: Sagrada) -> None:
        """One decision of the quick game."""
        for decision in world.decisions:
            if decision.is_open():
                world.decide(decision.seat, self.choice(world, decision.seat))
                break

    def choice(self, world: Sagrada, seat: int) -> int:
        """The option that a seat takes while the search plays on."""
        if isinstance(world.stack[-1].step(), Act):
            return END if world.drafted else self.heuristic.best_draft(world, seat)
        return self.greedy.shortlist(world, seat, 1)[0]

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Sagrada)
        if world.solo:
            over = world.is_over()
            return float(world.standings()[0].total - world.target()) if over else self.heuristic.value(world, 0)
        points = self.expected(world)
        for owner in range(world.seats):
            points[owner] += self.token * world.tokens[owner]
        return lead(points, seat)

    def expected(self, world: Game) -> list[float]:
        assert isinstance(world, Sagrada)
        if world.is_over():
            return [float(standing.total) for standing in world.standings()]
        return [POINTS * self.network.output(features(world, seat, self.heuristic)) for seat in range(world.seats)]

    def is_settled(self, world: Game) -> bool:
        assert isinstance(world, Sagrada)
        return world.round > 0

    def aspects(self, world: Game, seat: int) -> list[Aspect]:
        assert isinstance(world, Sagrada)
        prospect = self.prospect(world, seat)
        found: list[Aspect] = []
        for number in world.public:
            objective = OBJECTIVES[number]
            points = objective.points * self.heuristic.expected_scorings(prospect, objective)
            found.append(Aspect(f"objective-{objective.name}", points, points))
        for colour in world.private if world.solo else [world.private[seat]]:
            points = self.heuristic.expected_private(prospect, colour)
            found.append(Aspect(f"objective-private-{COLOURS[colour]}", points, points))
        empty: i64 = CELLS - count(prospect.window.filled)
        missing = prospect.likely - float(empty)
        found.append(Aspect("aspect-empty", missing, missing * (EMPTY_CELL_SOLO if world.solo else EMPTY_CELL)))
        if world.solo:
            target = float(likely_target(world))
            found.append(Aspect("aspect-target", target, -target))
            return found
        tokens = float(world.tokens[seat])
        found.append(Aspect("aspect-tokens", tokens, tokens * (1.0 + self.token)))
        expected = self.expected(world)
        rivals = [rival for rival in range(world.seats) if rival != seat]
        return found + [Aspect("", expected[rival], -expected[rival], rival) for rival in rivals]

    def notes(self, after: Game, other: Game, seat: int) -> list[Message]:
        """The cells that no die fits any more after one of the options only."""
        assert isinstance(after, Sagrada)
        assert isinstance(other, Sagrada)
        blocked = self.blocked_cells(after, seat)
        blocked_by_other = self.blocked_cells(other, seat)
        for cell in range(CELLS):
            bit: i64 = 1 << cell
            if blocked_by_other & bit and not (blocked | after.windows[seat].filled) & bit:
                return [Message("hint-keeps-open", cell=cell_name(cell))]
            if blocked & bit and not (blocked_by_other | other.windows[seat].filled) & bit:
                return [Message("hint-blocks", cell=cell_name(cell))]
        return []

    def blocked_cells(self, world: Sagrada, seat: int) -> i64:
        """The empty cells that no die fits."""
        prospect = self.prospect(world, seat)
        blocked: i64 = 0
        for cell in range(CELLS):
            if not prospect.window.filled >> cell & 1 and not (prospect.colours[cell] and prospect.shades[cell]):
                blocked |= 1 << cell
        return blocked

    def prospect(self, world: Sagrada, seat: int) -> Prospect:
        """What can still be placed in a seat's window."""
        window = world.windows[seat]
        turns = turns_left(world, seat)
        return prospect_of(window, self.heuristic.odds[turns * (CELLS + 1) + int(CELLS - count(window.filled))], turns)


def lead(points: list[float], seat: int) -> float:
    """The points of a seat above those of its best rival."""
    return points[seat] - max([points[rival] for rival in range(len(points)) if rival != seat])
