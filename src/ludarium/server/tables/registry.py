"""The live tables of this process, loaded on demand and kept up to date."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from ludarium.errors import LudariumError, Refused

from ..metrics import Metrics
from ..storage.base import Storage
from .commit import Commits
from .entry import Opened, encode_entry
from .live_table import LiveTable
from .snapshot import add_snapshot
from .table import Table


class TableRegistry(Commits):
    """The live tables by id."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        super().__init__(storage)
        self.metrics = metrics
        self.closing = False
        self.live: dict[str, LiveTable] = {}
        self.on_sealed: Callable[[LiveTable], Awaitable[None]] | None = None  # reveals a deal that was closed
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._newer_versions: dict[str, int] = {}  # versions reported for tables while they are being loaded
        self._callbacks: list[Callable[[], None]] = []
        metrics.gauge("tables_live", "Loaded tables.", lambda: len(self.live))
        metrics.gauge("read_only", "Whether changes are refused.", lambda: int(self.read_only))
        metrics.gauge("sockets", "Open sockets.", lambda: sum(len(live.subscribers) for live in self.live.values()))

    def get(self, table: str) -> LiveTable | None:
        """The table if it is loaded."""
        live = self.live.get(table)
        if live is not None:
            live.last_used = time.monotonic()
        return live

    async def load(self, table: str) -> LiveTable:
        """The table, read from the storage if it is not loaded."""
        live = self.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(partial(self._loaded, table))
            live = await asyncio.shield(task)
        if live.table.sealed and self.on_sealed is not None and not self.read_only:
            await self.on_sealed(live)
        return live

    async def create(self, id: str, entry: Opened) -> None:  # noqa: A002 - its name
        """Create a table; EntryExists if the id is in use."""
        self.check_writable()
        table = Table(id, entry)
        table.apply(entry)
        add_snapshot(table, entry)
        live = LiveTable(table)
        await self.storage.append(0, encode_entry(entry), live.summary())
        self.metrics.count("tables", f'game="{entry.game}"')
        self.live[id] = live
        self.notify_change(live)

    def call_soon(self, callback: Callable[[], None]) -> None:
        """Run `callback` in the next iteration of the event loop: one call of the loop for many callbacks."""
        if not self._callbacks:
            asyncio.get_running_loop().call_soon(self._run_callbacks)
        self._callbacks.append(callback)

    def _run_callbacks(self) -> None:
        callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()

    def is_behind(self, table: str, version: int) -> bool:
        """Whether a loaded table is older than this version; remembered for a table that is being loaded."""
        live = self.live.get(table)
        if live is None:
            if table in self._loading:
                self._newer_versions[table] = max(version, self._newer_versions.get(table, 0))
            return False
        return live.table.version < version

    async def catch_up(self, table: str, version: int) -> None:
        """Reload a table whose stored version may be newer than the loaded one."""
        live = self.live.get(table)
        if live is None:
            return
        with suppress(LudariumError):  # the next version check tries again
            async with live.lock:
                live.uncommitted = live.uncommitted or live.table.version < version
                try:
                    await self.reload(live)
                except Refused as error:
                    if error.message_id == "reason-no-table":
                        self.drop(live)

    def drop(self, live: LiveTable) -> None:
        """Forget a table that was deleted; to those who are at it, it is closed."""
        self.live.pop(live.table.id, None)
        live.table.stop()
        live.uncommitted = False
        live.notify()

    def _loaded(self, table: str, _task: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(table, None)
        self._newer_versions.pop(table, None)

    async def _load(self, table: str) -> LiveTable:
        folded = await self._fold(table)
        if folded.version < self._newer_versions.get(table, 0):  # changed while it was read
            folded = await self._fold(table)
        live = self.live[table] = LiveTable(folded)
        if live.table.needs_resume:
            await self.commit(live, lambda _: None)
        self.notify_change(live)
        return live
