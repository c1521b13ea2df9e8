"""Absent players: after the table's time limit a bot decides for them."""

from __future__ import annotations

import time

from ..tables.commands import DEFAULT_BOT
from ..tables.commit import MakeEntry
from ..tables.entry import StoodIn
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.table import Table


class AbsenceTimer:
    """Times the absence of players who have to decide. Times are by the monotonic clock."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.started_at = time.monotonic()

    def next_deadline(self, live: LiveTable, waiting: list[int]) -> float | None:
        """When a bot is to decide for the first absent player among the seats that have to decide."""
        return min((deadline for _, deadline in self._deadlines(live, waiting)), default=None)

    async def stand_in(self, live: LiveTable, now: float) -> None:
        """Let a bot decide for each player whose deadline has passed."""
        for seat, deadline in self._deadlines(live, live.table.waiting_for()):
            if deadline <= now:
                await self.registry.commit(live, _stand_in(seat))

    def _deadlines(self, live: LiveTable, waiting: list[int]) -> list[tuple[int, float]]:
        """The absent players who have to decide, with their deadlines.

        Only while another person is connected: a table that all have left waits until they return.
        """
        table, online = live.table, live.online()
        if not table.stand_in or not online:
            return []
        since = max(live.last_move(), live.occupied_since, self.started_at)
        return [
            (seat, max(live.last_seen.get(seat, 0.0), since) + table.stand_in)
            for seat in waiting
            if not table.seats[seat].deciding_bot() and seat not in online
        ]


def _stand_in(seat: int) -> MakeEntry:
    """The entry with which a bot begins to decide for a seat; none if its player has decided in the meantime."""

    def make_entry(table: Table) -> StoodIn | None:
        absent = seat in table.waiting_for() and not table.seats[seat].deciding_bot()
        return StoodIn(time.time(), seat, DEFAULT_BOT) if absent else None

    return make_entry
