"""The base class of bots: from redacted data to a decision. A bot never sees the real game, so it cannot cheat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludarium.kernel.game import Game
from ludarium.kernel.plain_data import Redacted
from ludarium.kernel.rng import Rng
from ludarium.kernel.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player with its own random generator; subclasses define what to `choose` in an imagined world."""

    def __init__(self, ruleset: Ruleset, rng: Rng) -> None:
        self.ruleset = ruleset
        self.rng = rng

    def choose(self, world: Game, seat: int) -> int:
        """The option to take in this world, which is a random one that agrees with what the seat knows."""
        raise NotImplementedError

    def decide(self, redacted: Redacted) -> int:
        """The option to take, from what the seat knows."""
        return self.choose(self.ruleset.imagine(redacted, self.rng.fork()), redacted["viewer"])

    def decide_id(self, redacted: Redacted) -> str:
        """The option to take, by its id."""
        world = self.ruleset.imagine(redacted, self.rng.fork())
        option = self.choose(world, redacted["viewer"])
        frame = world.stack[-1]
        return ">".join(frame.step().touches(world, frame, option))


def options_of(world: Game, seat: int) -> list[int]:
    """The options of the seat's open decision."""
    decision = world.decision(seat)
    if decision is None:
        message = f"seat {seat} has nothing to decide"
        raise ValueError(message)
    return decision.options
