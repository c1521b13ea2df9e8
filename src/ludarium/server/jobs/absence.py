"""Absent players, and players whose time is up: a bot decides for them."""

from __future__ import annotations

import time
from typing import Final

from ..tables.commit import MakeEntry
from ..tables.entry import StoodIn
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.seating import DEFAULT_BOT
from ..tables.table import Table

RECONNECTING: Final = 20.0  # seconds after its start in which a server counts no time as up


class AbsenceTimer:
    """Times the absence of players who have to decide, and their clocks. Times are by the monotonic clock."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.started_at = time.monotonic()

    def next_deadline(self, live: LiveTable, waiting: list[int]) -> float | None:
        """When a bot is to decide for the first absent player among the seats that have to decide."""
        return min((at for _, at, _ in [*self._absences(live, waiting), *self._clocks(live, waiting)]), default=None)

    async def stand_in(self, live: LiveTable, now: float) -> None:
        """Let a bot decide for each player whose deadline has passed."""
        waiting = live.table.waiting_for()
        for seat, deadline, out_of_time in [*self._clocks(live, waiting), *self._absences(live, waiting)]:
            if deadline <= now:
                await self.registry.commit(live, _stand_in(seat, out_of_time=out_of_time))

    def _absences(self, live: LiveTable, waiting: list[int]) -> list[tuple[int, float, bool]]:
        """The absent players who have to decide, with their deadlines.

        Only while another person is connected: a table that all have left waits until they return. Not where players
        have a time for each decision, since being away is no absence there.
        """
        table, online = live.table, live.online()
        if not table.stand_in or not online or table.opened.pace.kind == "decision":
            return []
        since = max(live.last_move(), live.occupied_since, self.started_at)
        return [
            (seat, max(live.last_seen.get(seat, 0.0), since) + table.stand_in, False)
            for seat in waiting
            if not table.seats[seat].deciding_bot() and seat not in online
        ]

    def _clocks(self, live: LiveTable, waiting: list[int]) -> list[tuple[int, float, bool]]:
        """The players who have to decide, with the times at which theirs is up."""
        clocks = live.table.clocks
        if clocks is None:
            return []
        offset = time.monotonic() - time.time()
        ends = [(seat, clocks.deadline(seat)) for seat in waiting]
        earliest = self.started_at + RECONNECTING
        return [(seat, max(at + offset, earliest), True) for seat, at in ends if at is not None]


def _stand_in(seat: int, *, out_of_time: bool) -> MakeEntry:
    """The entry with which a bot begins to decide for a seat; none if its player has decided in the meantime."""

    def make_entry(table: Table) -> StoodIn | None:
        if seat not in table.waiting_for() or table.seats[seat].deciding_bot():
            return None
        now = time.time()
        if out_of_time:
            deadline = None if table.clocks is None else table.clocks.deadline(seat)
            if deadline is None or deadline > now:
                return None
        return StoodIn(now, seat, DEFAULT_BOT, out_of_time=out_of_time)

    return make_entry
