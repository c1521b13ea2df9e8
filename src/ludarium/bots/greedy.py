"""The greedy bot: looks one decision ahead and takes what its game's heuristic values most."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.kernel.contract import Contract
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng

from .bot import Bot, options_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """What a position is worth to a seat; each game has one."""

    def value(self, world: Game, seat: int) -> float:
        """The worth of a position, the more the better."""
        raise NotImplementedError


class GreedyBot(Bot):
    """Tries every option in the imagined world and takes the best; a tool or a card is played out to its end."""

    def __init__(self, contract: Contract, rng: Rng, heuristic: Heuristic) -> None:
        super().__init__(contract, rng)
        self.heuristic = heuristic

    def choose(self, world: Game, seat: int) -> int:
        return self.best(world, seat)[0]

    def best(self, world: Game, seat: int) -> tuple[int, float]:
        """The best option and what it is worth."""
        depth = len(world.stack)
        best_option = -1
        best_value = 0.0
        for option in options_of(world, seat):
            after = world.copy()
            after.decide(seat, option)
            # A script that was opened by the option and asks on is played out before it is judged.
            if len(after.stack) > depth and after.decision(seat) is not None:
                value = self.best(after, seat)[1]
            else:
                value = self.heuristic.value(after, seat)
            if best_option == -1 or value > best_value:
                best_option = option
                best_value = value
        return best_option, best_value
