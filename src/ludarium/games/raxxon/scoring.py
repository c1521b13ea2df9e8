"""The result of Raxxon: all win or all lose (RX-01); the ledger has the evacuated citizens."""

from __future__ import annotations

from ludarium.kernel.message import Message
from ludarium.kernel.standing import LedgerLine, Standing


class Rescue(Standing):
    """The shared result: the citizens that were evacuated."""

    def __init__(self, seat: int, types: list[str], evacuated: list[int], *, won: bool) -> None:
        super().__init__(seat, sum(evacuated), [], None)
        self.types = types
        self.evacuated = evacuated
        self.won = won

    def lines(self) -> list[LedgerLine]:
        return [
            LedgerLine(
                "RX-60", Message("ledger-evacuated", card=f"citizen-{self.types[citizen]}"), self.evacuated[citizen]
            )
            for citizen in range(len(self.types))
            if self.evacuated[citizen]
        ]


def standings(seats: int, types: list[str], evacuated: list[int], *, won: bool) -> list[Standing]:
    """The same for every seat."""
    return [Rescue(seat, types, evacuated, won=won) for seat in range(seats)]
