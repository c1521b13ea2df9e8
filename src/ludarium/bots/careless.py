"""The careless bot: plays as the greedy one, but now and then takes any option."""

from __future__ import annotations

from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng
from ludarium.kernel.ruleset import Ruleset

from .bot import Bot, options_of
from .greedy import GreedyBot


class CarelessBot(Bot):
    """Takes a random option in `slips` of 100 decisions."""

    def __init__(self, ruleset: Ruleset, rng: Rng, greedy: GreedyBot, slips: int) -> None:
        super().__init__(ruleset, rng)
        self.greedy = greedy
        self.slips = slips

    def choose(self, world: Game, seat: int) -> int:
        options = options_of(world, seat)
        if self.rng.below(100) < self.slips:
            return options[self.rng.below(len(options))]
        return self.greedy.choose(world, seat)
