"""Commits the changes of tables: an entry is applied in memory, then stored, then acknowledged and shown.

Until its entry is stored, a table is `uncommitted`; if storing fails, the table is folded again from the storage.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from ludarium.errors import LudariumError, Refused
from ludarium.kernel.message import Message

from ..refusal import refused
from ..storage.base import EntryExists, OnStored, Storage
from .entry import Entry, encode_entry
from .live_table import LiveTable
from .snapshot import add_snapshot, fold, resume_entry
from .table import NewerRules, Table

LOG: Final = logging.getLogger("ludarium.server")
LONG_LOG: Final = 500  # entries from which on a table is folded in a thread

MakeEntry: TypeAlias = Callable[[Table], Entry | None]  # None: nothing to commit


class Commits:
    """Commits entries of live tables to the storage, one task at a time for each table."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.read_only = False  # whether nothing is stored, because the operator wants that
        self._on_change: list[Callable[[LiveTable], None]] = []

    def on_change(self, callback: Callable[[LiveTable], None]) -> None:
        """Call `callback` with each table that was loaded or changed, after the callbacks added earlier."""
        self._on_change.append(callback)

    def notify_change(self, live: LiveTable) -> None:
        """Run the callbacks of `on_change`."""
        for callback in self._on_change:
            callback(live)

    async def commit(self, live: LiveTable, make_entry: MakeEntry) -> int:
        """Apply the entry that `make_entry` returns, store it, notify subscribers. Return the new version.

        If another process stored this entry number first, the table is reloaded and `make_entry` runs again.
        """
        async with live.lock:
            while True:
                if live.uncommitted:
                    await self.reload(live)
                resuming = live.table.needs_resume
                entry = resume_entry(live.table, time.time()) if resuming else make_entry(live.table)
                if entry is None:
                    return live.table.version
                self.check_writable()
                number = live.table.version
                data = self._apply_uncommitted(live, entry)
                try:
                    await self.storage.append(number, data, live.summary())
                except EntryExists:
                    continue
                live.uncommitted = False
                if not resuming:
                    break
        self._notify(live)
        return number + 1

    def commit_nowait(self, live: LiveTable, make_entry: MakeEntry, on_stored: OnStored) -> bool:
        """Commit without awaiting. Return False, having done nothing, if `commit` is needed or there is no entry.

        `on_stored` is called before the entry is shown. If its error is EntryExists, call `commit`, which reloads.
        """
        if live.uncommitted or live.table.needs_resume or not live.lock.acquire_nowait():
            return False
        try:
            entry = make_entry(live.table)
            if entry is not None:
                self.check_writable()
                number = live.table.version
                data = self._apply_uncommitted(live, entry)
                self.storage.submit(number, data, live.summary(), partial(self._on_stored, live, on_stored))
                return True
        except BaseException:
            live.lock.release()
            raise
        live.lock.release()
        return False

    def check_writable(self) -> None:
        """Refuse a change while the server is read-only."""
        if self.read_only:
            raise refused(Message("reason-read-only"))

    def _apply_uncommitted(self, live: LiveTable, entry: Entry) -> bytes:
        """Apply an entry; the table is uncommitted until the entry is stored. Return its bytes."""
        live.uncommitted = True
        try:
            live.table.apply(entry)
        except Refused:
            live.uncommitted = False  # nothing has changed
            raise
        add_snapshot(live.table, entry)
        return encode_entry(entry)

    def _on_stored(self, live: LiveTable, on_stored: OnStored, error: LudariumError | None) -> None:
        live.uncommitted = error is not None
        live.lock.release()
        on_stored(error)
        if error is None:
            self._notify(live)

    def _notify(self, live: LiveTable) -> None:
        live.notify()
        self.notify_change(live)

    def reading(self, live: LiveTable) -> Reading:
        """For `async with`: the committed table, locked."""
        return Reading(self, live)

    async def _fold(self, table: str) -> Table:
        entries = [] if ":" in table else await self.storage.read(table)  # other logs have a prefix
        if not entries:
            raise refused(Message("reason-no-table"))
        try:
            # In a thread if it is long, so that the event loop does not wait for the replay.
            return fold(table, entries) if len(entries) < LONG_LOG else await asyncio.to_thread(fold, table, entries)
        except NewerRules as error:
            LOG.warning("a table needs newer rules", extra={"reason": str(error)})
            raise refused(Message("reason-newer-rules")) from error

    async def reload(self, live: LiveTable) -> None:
        """Fold the table again from the storage if it is uncommitted. The caller holds the lock."""
        if live.uncommitted:
            live.table = await self._fold(live.table.id)
            live.uncommitted = False
            self._notify(live)


class Reading:
    """A context manager that holds the lock of a table and reloads it if it is uncommitted."""

    def __init__(self, commits: Commits, live: LiveTable) -> None:
        self.commits = commits
        self.live = live

    async def __aenter__(self) -> Table:
        await self.live.lock.acquire()
        try:
            await self.commits.reload(self.live)
        except BaseException:
            self.live.lock.release()
            raise
        return self.live.table

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()
