"""Bots that decide at once, so that tests of the lab are quick."""

from __future__ import annotations

from ludarium.bots.bot import Bot, options_of
from ludarium.kernel.game import Game


class First(Bot):
    """Takes the first option."""

    def choose(self, world: Game, seat: int) -> int:
        return options_of(world, seat)[0]
