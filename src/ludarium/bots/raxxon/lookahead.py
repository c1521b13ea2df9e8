"""What the search needs in Raxxon: deviations from a blueprint, the rest of the day, the chance of a victory.

The blueprint is the plain rules of `day`, which all players are assumed to follow after the option that is tried.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.raxxon.table import Raxxon
from ludarium.kernel.game import Game

from ..greedy import GreedyBot
from ..search import Lookahead
from .rollouts import morning_value, openness, play_day

WIDTH: Final = 6  # questions with more options are left to the blueprint
LEAD: Final = 5.0  # how much better than the blueprint's option another one must be, at even chances


class RaxxonLookahead(Lookahead):
    """Plays on to the next morning."""

    def __init__(self, greedy: GreedyBot) -> None:
        self.greedy = greedy

    def candidates(self, world: Game, seat: int) -> list[int]:
        return self.greedy.shortlist(world, seat, WIDTH)

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        assert isinstance(world, Raxxon)
        play_day(world, world.rng.copy())

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Raxxon)
        return morning_value(world)

    def has_blueprint(self) -> bool:
        return True

    def required_lead(self, value: float) -> float:
        return LEAD * openness(value)
