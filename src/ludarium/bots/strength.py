"""The strengths of bots as data: how carefully each of them decides, and how often it wins."""

from __future__ import annotations

from typing import Any


class Strength:
    """A strength: the simulations for each decision (0: no search), and in how many of 100 decisions it is careless.

    `wins` is how often it wins against the next weaker one with two seats, in percent; where all win together, how
    often the team wins at the introductory level. It is measured (docs/strength.md); None: not yet.
    """

    def __init__(self, name: str, simulations: int, slips: int, wins: int | None) -> None:
        self.name = name
        self.simulations = simulations
        self.slips = slips
        self.wins = wins

    def dump(self) -> dict[str, Any]:
        """As plain data, for clients."""
        return {"name": self.name, "wins": self.wins}
