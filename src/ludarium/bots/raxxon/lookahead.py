"""What the search needs in Raxxon: the options of a day, the rest of the day by plain rules, the chance of a victory.

The plain rules are a blueprint that all players are assumed to follow: each option is a deviation from it, tried with
the same cards as the blueprint's own option.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.raxxon.option_code import AN_ACTION, PASS
from ludarium.games.raxxon.table import Raxxon
from ludarium.games.raxxon.turn import TakeAction
from ludarium.kernel.game import Game

from ..bot import options_of
from ..search import Lookahead
from .day import policy_choice
from .estimates import action_value
from .odds import CrowdOdds
from .rollouts import morning_value, openness, play_day

WIDTH: Final = 20  # questions with more options are left to the blueprint
LEAD: Final = 3.0  # how much better than the blueprint's option another one must be, at even chances


class RaxxonLookahead(Lookahead):
    """Plays on to the next morning."""

    def __init__(self) -> None:
        super().__init__(0)

    def candidates(self, world: Game, seat: int) -> list[int]:
        assert isinstance(world, Raxxon)
        options = options_of(world, seat)
        blueprint = policy_choice(world, seat, options, world.rng.copy())
        if isinstance(world.stack[-1].step(), TakeAction):
            odds = CrowdOdds(world)
            actions = world.actions(seat)
            options = [n for n in options if n == PASS or action_value(world, actions[n - AN_ACTION], odds) > 0.0]
        elif len(options) > WIDTH:
            options = []
        return [blueprint] + [option for option in options if option != blueprint]

    def play_on(self, world: Game, start: Game, seat: int) -> None:
        assert isinstance(world, Raxxon)
        play_day(world, world.rng.copy())

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Raxxon)
        return morning_value(world)

    def required_lead(self, value: float) -> float:
        return LEAD * openness(value)
