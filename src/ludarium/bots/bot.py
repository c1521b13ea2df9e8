"""What a bot is: from redacted data to a decision. It never sees the game itself, so it cannot cheat."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ludarium.kernel.contract import Contract
from ludarium.kernel.game import Game
from ludarium.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player by program, with chance of its own. A kind of bot says what to `choose` in an imagined world."""

    def __init__(self, contract: Contract, rng: Rng) -> None:
        self.contract = contract
        self.rng = rng

    def choose(self, world: Game, seat: int) -> int:
        """The option to take in this world, which is one of those that may lie behind what the seat knows."""
        raise NotImplementedError

    def decide(self, redacted: dict[str, Any]) -> int:
        """The option to take, from what the seat knows."""
        return self.choose(self.contract.imagine(redacted, self.rng.fork()), redacted["viewer"])

    def decide_id(self, redacted: dict[str, Any]) -> str:
        """The option to take, by its id."""
        world = self.contract.imagine(redacted, self.rng.fork())
        option = self.choose(world, redacted["viewer"])
        frame = world.stack[-1]
        return ">".join(frame.step().touches(world, frame, option))


def options_of(world: Game, seat: int) -> list[int]:
    """What the seat may decide."""
    decision = world.decision(seat)
    if decision is None:
        message = f"seat {seat} has nothing to decide"
        raise ValueError(message)
    return decision.options
