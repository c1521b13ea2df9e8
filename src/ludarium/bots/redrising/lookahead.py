"""What the search needs in Red Rising: the greedy bot's candidates, a few decisions, and the lead in points."""

from __future__ import annotations

from typing import Final

from ludarium.games.redrising.table import RedRising
from ludarium.kernel.game import Game

from ..greedy import GreedyBot
from ..search import Lookahead
from .heuristic import RedRisingHeuristic

WIDTH: Final = 4  # the number of candidates, or one more
DECISIONS: Final = 8  # how far the search plays on, counting only decisions with a choice
RIVAL: Final = 0.5  # the weight of the best rival's value


class RedRisingLookahead(Lookahead):
    """Plays on for some decisions of all seats, each taking the option with the best quick value."""

    def __init__(self, greedy: GreedyBot, heuristic: RedRisingHeuristic) -> None:
        self.greedy = greedy
        self.heuristic = heuristic

    def candidates(self, world: Game, seat: int) -> list[int]:
        return self.greedy.shortlist(world, seat, WIDTH)

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        left = DECISIONS
        while world.stack and left > 0:
            for decision in world.decisions:
                if decision.is_open():
                    if len(decision.options) == 1:
                        world.decide(decision.seat, decision.options[0])
                    else:
                        world.decide(decision.seat, self.greedy.shortlist(world, decision.seat, 1)[0])
                        left -= 1
                    break

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, RedRising)
        values: list[float] = []
        if world.is_over():
            values = [float(standing.total) for standing in world.standings()]
        else:
            values = [self.heuristic.value(world, player) for player in range(world.seats)]
        rivals = [values[player] for player in range(len(values)) if player != seat]
        return values[seat] - RIVAL * max(rivals) if rivals else values[seat]
