"""What the search needs in Sagrada: the greedy bot's candidates, drafts to the end of a round, the lead in points."""

from __future__ import annotations

from typing import Final

from ludarium.games.sagrada.table import Sagrada
from ludarium.games.sagrada.turn import END, Act
from ludarium.kernel.game import Game

from ..greedy import PRECISION, GreedyBot
from ..search import Lookahead
from .heuristic import SagradaHeuristic

WIDTH: Final = 4  # the number of candidates, or one more
ROUNDS_AHEAD: Final = 1  # how many rounds after this one the search plays
RIVAL: Final = 0.5  # the weight of the best rival's value
PRIOR_WORLDS: Final = 20


class SagradaLookahead(Lookahead):
    """Plays on to the end of a round, each seat drafting the die that improves its window most.

    Only the rest of this round is played with tools: they take most of the time and change little later.
    """

    def __init__(self, greedy: GreedyBot, heuristic: SagradaHeuristic) -> None:
        super().__init__(PRIOR_WORLDS)
        self.greedy = greedy
        self.heuristic = heuristic

    def candidates(self, world: Game, seat: int) -> list[int]:
        return self.greedy.shortlist(world, seat, WIDTH)

    def prior(self, world: Game, seat: int, option: int) -> float:
        return self.greedy.careful_value(world, seat, option) / PRECISION

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        assert isinstance(world, Sagrada)
        assert isinstance(start, Sagrada)
        last = start.round + ROUNDS_AHEAD
        while world.stack and world.round <= last:
            for decision in world.decisions:
                if decision.is_open():
                    careful = decision.seat == seat and world.round == start.round
                    world.decide(decision.seat, self.choice(world, decision.seat, careful=careful))
                    break

    def choice(self, world: Sagrada, seat: int, *, careful: bool) -> int:
        """The option that a seat takes while the search plays on."""
        if careful:
            return self.greedy.choose(world, seat)
        if isinstance(world.stack[-1].step(), Act):
            return END if world.drafted else self.heuristic.best_draft(world, seat)
        return self.greedy.shortlist(world, seat, 1)[0]

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Sagrada)
        values: list[float] = []
        if world.stack:
            values = [self.heuristic.quick_value(world, player) for player in range(world.seats)]
        elif world.solo:
            values = [float(world.standings()[0].total - world.target())]
        else:
            values = [float(standing.total) for standing in world.standings()]
        rivals = [values[player] for player in range(world.seats) if player != seat]
        return values[seat] - RIVAL * max(rivals) if rivals else values[seat]
