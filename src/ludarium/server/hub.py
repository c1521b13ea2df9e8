"""All tables of this process: woken when somebody asks for them, written by one at a time, committed before shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from ludarium.errors import LudariumError, Refused
from ludarium.kernel.message import Message

from .entry import Entry, Opened, encoded
from .keeping import folded, keep, resumed
from .live import Live
from .metrics import Metrics
from .refusal import refused
from .storage import Storage, Taken, Told
from .table import OldRules, Table

LOG: Final = logging.getLogger("ludarium.server")
LONG: Final = 500  # entries of a table that is folded in a thread


def ignore(_live: Live) -> None:
    """Nobody looks after a table."""


class Hub:
    """The tables. Processes hold no truth: whatever goes wrong, a table is read again from the storage."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self.storage = storage
        self.metrics = metrics
        self.closing = False
        self.live: dict[str, Live] = {}
        self.changed: Callable[[Live], None] = ignore  # told of every table that was woken or written
        self._waking: dict[str, asyncio.Task[Live]] = {}
        self._news: dict[str, int] = {}  # the versions that tables have got while they are being woken
        self._soon: list[Callable[[], None]] = []
        metrics.gauge("tables_live", "Tables that are awake.", lambda: len(self.live))
        metrics.gauge("sockets", "Sockets that are open.", lambda: sum(len(one.watchers) for one in self.live.values()))

    def awake(self, table: str) -> Live | None:
        """The live table of that id, unless it sleeps."""
        live = self.live.get(table)
        if live is not None:
            live.used = time.monotonic()
        return live

    async def wake(self, table: str) -> Live:
        """The live table of that id, read from the storage if it sleeps."""
        live = self.awake(table)
        if live is None:
            task = self._waking.get(table)
            if task is None:
                task = self._waking[table] = asyncio.create_task(self._read(table))
                task.add_done_callback(partial(self._woken, table))
            live = await asyncio.shield(task)
        return live

    async def open(self, id: str, entry: Opened) -> None:  # noqa: A002 - its name
        """A new table; Taken if there is one of that id."""
        table = Table(id, entry)
        table.apply(entry)
        keep(table, entry)
        live = Live(table)
        await self.storage.append(0, encoded(entry), live.summary())
        self.metrics.count("tables", f'game="{entry.game}"')
        self.live[id] = live
        self.changed(live)

    async def write(self, live: Live, make: Callable[[Table], Entry | None]) -> int:
        """Make an entry of how the table stands, commit it, then show it: the version afterwards.

        Where another process was first, the table is read again and the entry made anew. None is nothing to write.
        """
        async with live.lock:
            while True:
                if live.doubtful:
                    await self.trust(live)
                behind = live.table.behind
                entry = resumed(live.table, time.time()) if behind else make(live.table)
                if entry is None:
                    return live.table.version
                number = live.table.version
                written = self._happen(live, entry)
                try:
                    await self.storage.append(number, written, live.summary())
                except Taken:
                    continue
                live.doubtful = False
                if not behind:
                    break
        self._show(live)
        return number + 1

    def begin(self, live: Live, make: Callable[[Table], Entry | None], told: Told) -> bool:
        """The same without a task that waits: False, with nothing done, where one is needed, or nothing to write.

        `told` hears from the storage before anybody is shown the entry. Taken is for `write`, which reads again.
        """
        if live.doubtful or live.table.behind or not live.lock.take():
            return False
        try:
            entry = make(live.table)
            if entry is not None:
                number = live.table.version
                written = self._happen(live, entry)
                self.storage.submit(number, written, live.summary(), partial(self._stored, live, told))
                return True
        except BaseException:
            live.lock.release()
            raise
        live.lock.release()
        return False

    def _happen(self, live: Live, entry: Entry) -> bytes:
        """Let an entry happen at a table, which is doubtful from then on, until the storage has it."""
        live.doubtful = True
        try:
            live.table.apply(entry)
        except Refused:
            live.doubtful = False  # nothing has changed
            raise
        keep(live.table, entry)
        return encoded(entry)

    def _stored(self, live: Live, told: Told, error: LudariumError | None) -> None:
        live.doubtful = error is not None
        live.lock.release()
        told(error)
        if error is None:
            self._show(live)

    def _show(self, live: Live) -> None:
        live.touch()
        self.changed(live)

    def soon(self, send: Callable[[], None]) -> None:
        """Send something when the event loop comes round: a move is told to many, and each call of the loop costs."""
        if not self._soon:
            asyncio.get_running_loop().call_soon(self._send)
        self._soon.append(send)

    def _send(self) -> None:
        due, self._soon = self._soon, []
        for send in due:
            send()

    def reading(self, live: Live) -> Reading:
        """For `async with`: the table as it stands, with nothing on its way."""
        return Reading(self, live)

    def is_behind(self, table: str, version: int) -> bool:
        """Whether a table that is awake has less than this version; one that is being woken takes it into account."""
        live = self.live.get(table)
        if live is None:
            if table in self._waking:
                self._news[table] = max(version, self._news.get(table, 0))
            return False
        return live.table.version < version

    async def follow(self, table: str, version: int) -> None:
        """Take over what another process has written, or what this one has written without being told."""
        live = self.live.get(table)
        if live is None:
            return
        with suppress(LudariumError):  # the next check of all tables tries again
            async with live.lock:
                live.doubtful = live.doubtful or live.table.version < version
                await self.trust(live)

    def _woken(self, table: str, _task: asyncio.Task[Live]) -> None:
        self._waking.pop(table, None)
        self._news.pop(table, None)

    async def _read(self, table: str) -> Live:
        found = await self._fold(table)
        if found.version < self._news.get(table, 0):  # written while it was read
            found = await self._fold(table)
        live = self.live[table] = Live(found)
        if live.table.behind:
            await self.write(live, lambda _: None)
        self.changed(live)
        return live

    async def _fold(self, table: str) -> Table:
        entries = await self.storage.read(table)
        if not entries:
            raise refused(Message("reason-no-table"))
        try:
            # The event loop does not wait for a long game to be played again.
            return folded(table, entries) if len(entries) < LONG else await asyncio.to_thread(folded, table, entries)
        except OldRules as error:
            LOG.warning("a table cannot go on", extra={"reason": str(error)})
            raise refused(Message("reason-newer-rules")) from error

    async def trust(self, live: Live) -> None:
        """Read a table again of which only the storage knows how it stands. Whoever calls has the lock."""
        if live.doubtful:
            live.table = await self._fold(live.table.id)
            live.doubtful = False
            self._show(live)


class Reading:
    """A table that nobody writes while one reads it."""

    def __init__(self, hub: Hub, live: Live) -> None:
        self.hub = hub
        self.live = live

    async def __aenter__(self) -> Table:
        await self.live.lock.acquire()
        try:
            await self.hub.trust(self.live)
        except BaseException:
            self.live.lock.release()
            raise
        return self.live.table

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()
