"""Undo: the decisions of a match that still stand, and how far each seat can take them back.

A boundary is a draw, a roll, a reveal, or another person's decision.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .message import Message

# Sent with nearly every move, so they are created and encoded once.
UNDO_NOTHING = Message("reason-undo-nothing")
UNDO_REVEALED = Message("reason-undo-revealed")
UNDO_OTHER = Message("reason-undo-other")


@mypyc_attr(acyclic=True)
class PlayedDecision:
    """A decision that was made and not undone; `revealed` says whether it showed hidden information.

    `entry` is its number among the entries of the match, from 0.
    """

    def __init__(self, seat: int, option: str, *, entry: int, bot: bool, revealed: bool) -> None:
        self.seat = seat
        self.option = option
        self.entry = entry
        self.bot = bot
        self.revealed = revealed


class PlayedDecisions:
    """The decisions of a match that were not undone. `sealed`: the seat has answered a simultaneous question."""

    def __init__(self) -> None:
        self.played: list[PlayedDecision] = []

    def last_of(self, seat: int) -> int | None:
        """The index of the seat's last decision."""
        return next((n for n in range(len(self.played) - 1, -1, -1) if self.played[n].seat == seat), None)

    def last_decider(self, seats: list[int]) -> int | None:
        """Which of these seats made the latest decision."""
        return next((one.seat for one in reversed(self.played) if one.seat in seats), None)

    def reach(self, seat: int, *, sealed: bool) -> int:
        """How many of the seat's decisions can be undone now, one after another."""
        if sealed:
            return 0 if self.last_of(seat) is None else 1
        reach = 0
        for one in reversed(self.played):
            if one.revealed or not (one.bot or one.seat == seat):
                break
            reach += one.seat == seat
        return reach

    def objection(self, seat: int, *, sealed: bool) -> Message | None:
        """Why the seat cannot undo without the others' agreement; None if it can."""
        last = self.last_of(seat)
        if last is None:
            return UNDO_NOTHING
        if self.reach(seat, sealed=sealed) > 0:
            return None
        revealed = any(one.revealed for one in self.played[last:])
        return UNDO_REVEALED if revealed else UNDO_OTHER

    def without_last_of(self, seat: int, *, sealed: bool) -> list[PlayedDecision]:
        """What is left when the seat undoes its last decision, which it must have.

        A sealed answer is withdrawn alone; otherwise the decisions after it go too.
        """
        last = self.last_of(seat)
        assert last is not None
        return self.played[:last] + self.played[last + 1 :] if sealed else self.played[:last]
