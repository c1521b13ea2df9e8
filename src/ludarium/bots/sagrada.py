"""What a position of Sagrada is worth: the points there are, the points there may yet be, and a window kept open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.games.sagrada.scoring import points
from ludarium.games.sagrada.table import Sagrada
from ludarium.games.sagrada.window import COLOURS, FACES, Window, beside, count
from ludarium.kernel.game import Game

from .greedy import Heuristic


class SagradaHeuristic(Heuristic):
    """Values a window by its points now and by how easily its empty cells can still be filled."""

    def value(self, world: Game, seat: int) -> float:
        assert isinstance(world, Sagrada)
        window = world.windows[seat]
        private = world.private if world.solo else [world.private[seat]]
        total = float(points(window, world.public, private, world.tokens[seat], solo=world.solo))
        return total + openness(window)


def openness(window: Window) -> float:
    """How many of the thirty kinds of dice each empty cell would still take, summed."""
    total = 0.0
    for colour in range(len(COLOURS)):
        for shade in range(FACES):
            same: i64 = window.colour(colour) | window.shade(shade)
            free: i64 = window.asks(colour, shade, 0) & ~window.filled & ~beside(same)
            total += 0.1 * int(count(free))
    return total


HEURISTIC: Final = SagradaHeuristic()
