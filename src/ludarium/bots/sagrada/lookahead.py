"""What the search needs in Sagrada: the greedy bot's candidates, drafts to the end of the round, the lead in points."""

from __future__ import annotations

from typing import Final

from ludarium.games.sagrada.table import Sagrada
from ludarium.games.sagrada.turn import END, Act
from ludarium.kernel.game import Game

from ..greedy import GreedyBot
from ..search import Lookahead
from .heuristic import SagradaHeuristic

WIDTH: Final = 4  # the number of candidates, or one more
RIVAL: Final = 0.5  # the weight of the best rival's value


class SagradaLookahead(Lookahead):
    """Plays on to the end of the round without tools: each seat drafts the die that improves its window most.

    The value is that of the next round's first position, with the dice just rolled: they show how many dice a window
    can still take. Tools would take most of the time and change little.
    """

    def __init__(self, greedy: GreedyBot, heuristic: SagradaHeuristic) -> None:
        self.greedy = greedy
        self.heuristic = heuristic

    def candidates(self, world: Game, seat: int) -> list[int]:
        return self.greedy.shortlist(world, seat, WIDTH)

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        assert isinstance(world, Sagrada)
        assert isinstance(start, Sagrada)
        while world.stack and world.round <= start.round:
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
        values: list[float] = []
        if world.stack:
            values = [self.heuristic.value(world, player) for player in range(world.seats)]
        elif world.solo:
            values = [float(world.standings()[0].total - world.target())]
        else:
            values = [float(standing.total) for standing in world.standings()]
        rivals = [values[player] for player in range(world.seats) if player != seat]
        return values[seat] - RIVAL * max(rivals) if rivals else values[seat]
