"""A database in memory for several simulated processes, and the storage through which each uses it.

What is synced survives every crash. A process may crash while an append is on its way: it is then stored or not.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from ludarium.errors import LudariumError
from ludarium.server.storage.base import MAX_NUMBER, EntryExists, Gap, OnStored, Storage, Summary, run_callback
from ludarium.server.storage.packed import join, unpack

from .faults import Faults
from .finished import OVER, FinishedTables, SimulatedResults
from .loop import Process, SimulatedLoop

SYNC_DELAY = 2.0  # seconds until a database that does not wait for it has synced


class Database(FinishedTables):
    """The entries of all tables. With `early` it acknowledges before it has synced, which is a defect."""

    def __init__(self, loop: SimulatedLoop, chance: random.Random, faults: Faults, *, early: bool = False) -> None:
        super().__init__()
        self.loop = loop
        self.chance = chance
        self.faults = faults
        self.early = early
        self.unsynced: list[str] = []  # the table of each entry that a power cut would lose, in order
        self.storages: list[SimulatedStorage] = []
        self.leases: dict[str, SimulatedStorage] = {}

    def append(self, number: int, entry: bytes, summary: Summary) -> LudariumError | None:
        """Store an entry and its summary, both or neither."""
        log = self.entries.get(summary.table, [])
        if number < len(log):
            return EntryExists(summary.table, number)
        if number > len(log):
            return Gap(summary.table, number)
        self.entries[summary.table] = [*log, entry]
        self.summaries[summary.table] = summary
        if self.early:
            self.unsynced.append(summary.table)
            self.loop.call_in(self.loop.outside, self.loop.now + SYNC_DELAY, self._sync_one)
        return None

    def read(self, table: str, since: int, until: int) -> list[bytes]:
        """The entries of a table in a range."""
        log = self.entries.get(table, [])
        packed = self.packed.get(table)
        if packed is None:
            return log[since:until]
        first = max(since, len(unpack(packed)) - 1)  # the last packed entry is also stored by itself
        rows = log[first:until]
        return join(packed, since, until, first if rows else None, rows)

    def cut_power(self) -> None:
        """Lose what is not synced."""
        for table in self.unsynced:
            self.entries[table] = self.entries[table][:-1]
        self.unsynced.clear()

    def _sync_one(self) -> None:
        if self.unsynced:
            self.unsynced.pop(0)


class SimulatedStorage(SimulatedResults, Storage):
    """The storage of one process."""

    shared = True

    def __init__(self, database: Database, process: Process) -> None:
        self.database: Database = database
        self.process = process
        self.loop = database.loop
        self.faults = database.faults
        self.on_append: Callable[[str, int], None] | None = None
        self.callbacks: dict[str, Callable[[str], None]] = {}
        self.arrival = 0.0  # of the last append: they arrive in order
        self.outcome_arrival = 0.0
        database.storages.append(self)

    # --- appending -------------------------------------------------------------------------------------------------

    def submit(self, number: int, entry: bytes, summary: Summary, on_stored: OnStored) -> None:
        self._check_alive()
        delay = self.database.chance.uniform(0.0005, 0.01)
        if slow := self.faults.happens("slow-write"):
            delay = slow.uniform(0.1, 4.0)
        self.arrival = max(self.arrival, self.loop.now + delay)
        summary = msgspec.structs.replace(summary)
        self.loop.call_in(self.loop.outside, self.arrival, self._arrive, number, bytes(entry), summary, on_stored)

    def _arrive(self, number: int, entry: bytes, summary: Summary, on_stored: OnStored) -> None:
        """An append has arrived at the database; if its process has crashed, perhaps it never does."""
        if not self.process.alive and self.database.chance.random() < 0.5:
            return
        error: LudariumError | None
        if self.faults.happens("failed-write"):
            error = LudariumError("the disk is full")
        else:
            error = self.database.append(number, entry, summary)
            if error is None:
                self._announce(summary.table, number + 1)
                if self.faults.happens("lost-outcome"):
                    error = LudariumError("the connection was lost")
        at = self.outcome_arrival = max(
            self.outcome_arrival, self.loop.now + self.database.chance.uniform(0.0005, 0.01)
        )
        self.loop.call_in(self.process, at, run_callback, on_stored, error)

    def _announce(self, table: str, version: int) -> None:
        """Notify the other processes."""
        for storage in self.database.storages:
            if storage is self or storage.on_append is None or self.faults.happens("lost-news"):
                continue
            delay = self.database.chance.uniform(0.001, 0.05)
            if late := self.faults.happens("late-news"):
                delay = late.uniform(0.1, 5.0)
            self.loop.call_in(storage.process, self.loop.now + delay, storage.on_append, table, version)

    # --- reading ---------------------------------------------------------------------------------------------------

    async def query(self, query: Callable[[], Any]) -> Any:  # noqa: ANN401 - the result of any query
        """The result of a query, some time after it was made."""
        self._check_alive()
        delays = [self.database.chance.uniform(0.0005, 0.01), self.database.chance.uniform(0.0005, 0.01)]
        if slow := self.faults.happens("slow-read"):
            delays = [slow.uniform(0.0, 2.0), slow.uniform(0.0, 2.0)]
        answer = self.loop.create_future()
        failed = self.faults.happens("failed-read") is not None

        def arrive() -> None:
            if not answer.done():
                answer.set_result(None)

        def run() -> None:
            found.append(None if failed else query())
            self.loop.call_in(self.process, self.loop.now + delays[1], arrive)

        found: list[Any] = []
        self.loop.call_in(self.loop.outside, self.loop.now + delays[0], run)
        await answer
        if failed:
            raise LudariumError("the database did not answer")
        return found[0]

    async def read(self, table: str, since: int = 0, until: int = MAX_NUMBER) -> list[bytes]:
        found: list[bytes] = await self.query(lambda: self.database.read(table, since, until))
        return found

    async def versions(self, tables: list[str]) -> dict[str, int]:
        entries = self.database.entries
        found: dict[str, int] = await self.query(lambda: {one: len(entries[one]) for one in tables if one in entries})
        return found

    async def unfinished(self) -> list[str]:
        found: list[str] = await self.query(
            lambda: [name for name, one in self.database.summaries.items() if one.status not in OVER]
        )
        return found

    async def summaries(self) -> list[Summary]:
        found: list[Summary] = await self.query(lambda: list(self.database.summaries.values()))
        return found

    async def public_tables(self, limit: int = 50) -> list[Summary]:
        return [one for one in await self.summaries() if one.visibility == "public"][:limit]

    async def ready(self) -> bool:
        return self.process.alive

    # --- other processes -------------------------------------------------------------------------------------------

    async def watch(self, on_append: Callable[[str, int], None]) -> None:
        await self.query(lambda: None)
        self.on_append = on_append

    async def broadcast(self, topic: str, payload: str) -> None:
        await self.query(lambda: None)
        for storage in self.database.storages:
            if topic in storage.callbacks and not self.faults.happens("lost-broadcast"):
                delay = self.database.chance.uniform(0.001, 0.05)
                self.loop.call_in(storage.process, self.loop.now + delay, storage.callbacks[topic], payload)

    def on_broadcast(self, topic: str, callback: Callable[[str], None]) -> None:
        self.callbacks[topic] = callback

    async def lease(self, table: str) -> bool:
        def take() -> bool:
            holder = self.database.leases.get(table)
            if holder is None or not holder.process.alive or self.faults.happens("lost-lease"):
                self.database.leases[table] = self
            return self.database.leases[table] is self

        found: bool = await self.query(take)
        return found

    async def release(self, table: str) -> None:
        if self.database.leases.get(table) is self:
            del self.database.leases[table]

    async def close(self) -> None:
        self.on_append = None
        self.callbacks.clear()

    def _check_alive(self) -> None:
        if not self.process.alive:
            raise LudariumError("the database is closed")
