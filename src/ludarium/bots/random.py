"""The random bot: each option is equally likely."""

from __future__ import annotations

from ludarium.kernel.game import Game

from .bot import Bot, options_of


class RandomBot(Bot):
    """Takes a random option."""

    def choose(self, world: Game, seat: int) -> int:
        options = options_of(world, seat)
        return options[self.rng.below(len(options))]
