"""A table that is awake: a copy of what is stored, and who watches it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from msgspec import Raw

from ludarium.kernel.part import Pen, part

from .lock import Lock
from .showing import state, table_data
from .storage import Summary
from .table import Seat, Table
from .watcher import Watcher

_PEN: Final = Pen()


class Live:
    """A table that is awake. Whoever looks at it or writes holds its lock, so nobody sees what is not yet durable."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = Lock()
        self.doubtful = False  # whether only the storage knows how it stands
        self.watchers: set[Watcher] = set()
        self.seen: dict[int, float] = {}  # each person's last sign of life, by the monotonic clock
        self.used = time.monotonic()
        self.peopled = 0.0  # since when at least one player is connected, by the monotonic clock
        self.bots: asyncio.Task[None] | None = None  # while bots are moving
        self.elsewhere: frozenset[int] = frozenset()  # the seats whose people are connected to other processes
        self.comings: Callable[[], None] | None = None  # told when somebody comes or goes here
        self._seats: list[Seat] | None = None  # for which it was worked out who is here; None: not yet
        self._here: frozenset[int] = frozenset()
        self._written: tuple[Table, int, frozenset[int]] | None = None  # when the table was written last
        self._table = Raw()
        self._moved = (0.0, 0.0)  # when the table moved last, by the clock on the wall and by the monotonic one

    def here(self) -> frozenset[int]:
        """The seats whose people are connected to this process."""
        if self._seats is not self.table.seats:
            self._seats = self.table.seats
            self._here = frozenset([seat for one in self.watchers for seat in self.table.held_by(one.caller.keys)])
        return self._here

    def online(self) -> frozenset[int]:
        """The seats whose people are here."""
        return self.here() | self.elsewhere if self.elsewhere else self.here()

    def moved(self) -> float:
        """When the last thing happened that somebody may wait for, by the monotonic clock: that one never jumps."""
        at = self.table.moved
        if self._moved[0] != at:
            self._moved = (at, time.monotonic() - max(0.0, time.time() - at))
        return self._moved[1]

    def written(self) -> Raw:
        """What everybody may know of the table, as it will be sent: written once for all who look."""
        now = (self.table, self.table.revision, self.online())
        if self._written != now:
            self._written = now
            self._table = part(table_data(self.table, self.online(), self.seen))
        return self._table

    def is_settled(self) -> bool:
        """Whether nothing of it is on its way to the storage: it may be shown."""
        return not self.doubtful and not self.lock.locked()

    def touch(self) -> None:
        """Let everybody who watches know that there is something new to see."""
        for watcher in self.watchers:
            watcher.touch()

    def greet(self, seats: list[int]) -> None:
        """The people of these seats gave a sign of life."""
        now = time.monotonic()
        online = self.online()
        for seat in seats:
            self.seen[seat] = now
            if seat not in online:
                self._written = None  # it says since when they are away

    def learn(self, elsewhere: frozenset[int]) -> None:
        """These seats' people are connected to other processes now."""
        before = self.online()
        self.greet(sorted(self.elsewhere - elsewhere))  # whoever has gone was there until now
        self.elsewhere = elsewhere
        self._notice(before)

    def enter(self, watcher: Watcher) -> None:
        """Somebody comes to watch."""
        before = self.online()
        self.watchers.add(watcher)
        self._seats = None
        self._welcome(before)

    def leave(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        before = self.online()
        self.greet(self.table.held_by(watcher.caller.keys))
        self.watchers.discard(watcher)
        self._seats = None
        self.used = time.monotonic()
        self._welcome(before)

    def _welcome(self, before: frozenset[int]) -> None:
        """Let it be known if other people are here than before."""
        if self.comings is not None:
            self.comings()
        self._notice(before)

    def _notice(self, before: frozenset[int]) -> None:
        if not before and self.online():
            self.peopled = time.monotonic()
        if self.online() != before:
            self.touch()

    def show(self, watcher: Watcher) -> bytes:
        """What a watcher is to be told now."""
        watcher.stale = False
        log = self.table.log(watcher.viewer)
        shown = state(self.table, self.written(), watcher.caller, watcher.viewer, watcher.knows(log))
        watcher.learn(log, len(log))
        if not any(one.stale for one in self.watchers):
            self.table.forget_position()
        return _PEN.write(shown)

    def summary(self) -> Summary:
        """The table as it stands in lists."""
        table = self.table
        listed = table.opened.visibility == "public"
        data = bytes(self.written()) if listed else b""
        return Summary(table.id, table.status, table.opened.visibility, table.opened.game, time.time(), data)


def told_before(table: Table, viewer: int | None, since: int) -> int:
    """How many of the `since` events that a client has are certainly still the same."""
    return min(since, table.firm_log(viewer))
