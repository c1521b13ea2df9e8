"""A seat of a table, and an undo request of its player."""

from __future__ import annotations

from .entry import SeatPlan


class Seat:
    """A seat. `keys` are the hashes of the tokens that give access to it: of devices and `links`."""

    def __init__(self, plan: SeatPlan) -> None:
        self.kind = plan.kind
        self.name = plan.name
        self.bot = plan.bot
        self.keys = list(plan.keys)
        self.links = list(plan.links)
        self.watchers: list[str] = []  # the keys of those who may see what this seat sees, by invitation of its player
        self.offered = False  # whether its bot plays only until a person takes the seat
        self.stand_in = ""  # the bot that decides for this person while they are absent

    def is_free(self) -> bool:
        """Whether a person may take it."""
        return self.kind == "open" or self.offered

    def deciding_bot(self) -> str:
        """The bot that decides for this seat now; "" if its person does."""
        return self.bot if self.kind == "bot" else self.stand_in


class UndoRequest:
    """A request to undo past the undo limit, and the seats that have to agree."""

    def __init__(self, seat: int, needed: list[int]) -> None:
        self.seat = seat
        self.needed = needed
        self.agreed: list[int] = []
