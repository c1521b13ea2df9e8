"""Storage in PostgreSQL, for several processes at once: each is notified of what the others append."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, LiteralString

import psycopg
from psycopg.conninfo import conninfo_to_dict

from ludarium.errors import LudariumError

from ..supervisor import Supervisor
from .base import FIRST_SCHEMA, MAX_NUMBER, SCHEMA, EntryExists, Gap, OnStored, Storage, Summary, run_callback
from .packed import join
from .pg_connection import FRESH_SECONDS, Connection, PgConnection, one_line
from .pg_finished import PACKED, PACKED_TABLE, PgFinished
from .pg_listing import PgListing
from .pg_queries import (
    APPEND,
    APPENDED_LATELY,
    DUE,
    ENTRY,
    PUBLIC_TABLES,
    READ,
    SUMMARIES,
    TABLES,
    UNFINISHED,
    VERSIONS,
)
from .pg_results import RESULT_TABLES, PgResults

MAX_GROUP: Final = 500  # appends in one commit
READ_CONNECTIONS: Final = 4
RETRY_SECONDS: Final = 1.0  # before the next attempt to listen

COMMIT_DELAY: Final = 60.0  # seconds by which a commit may be later than its timestamp
CHANNEL: Final = "ludarium_word"  # of broadcasts


class PendingAppend:
    """An entry that is not stored yet, and its callback."""

    def __init__(self, number: int, entry: bytes, summary: Summary, on_stored: OnStored) -> None:
        self.number = number
        self.entry = entry
        self.summary = summary
        self.on_stored = on_stored


class PostgresStorage(PgFinished, PgResults, PgListing, Storage):
    """Tables in a PostgreSQL database. Behind a connection pooler, use session pooling."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._queue: deque[PendingAppend] = deque()
        self._pending = 0
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._closed = False
        self._writer = PgConnection(url)
        self._readers: asyncio.LifoQueue[PgConnection] = asyncio.LifoQueue()
        for _ in range(READ_CONNECTIONS):
            self._readers.put_nowait(PgConnection(url))
        self._lease_connection = PgConnection(url)
        self._lease_lock = asyncio.Lock()
        self._leases: set[str] = set()
        self._leased_by: Connection | None = None
        self._on_broadcast: dict[str, Callable[[str], None]] = {}  # by topic
        self._last_listened: float | None = None  # when notifications were last received
        self._supervisor = Supervisor()
        self._supervisor.run_forever("postgres", self._write)

    # --- writing ---------------------------------------------------------------------------------------------------

    def submit(self, number: int, entry: bytes, summary: Summary, on_stored: OnStored) -> None:
        self._check_open()
        self._pending += 1
        self._queue.append(PendingAppend(number, entry, summary, on_stored))
        self._wake.set()

    async def _write(self) -> None:
        """Store pending appends, group by group."""
        while True:
            await self._wake.wait()
            while self._queue:
                await self._store(self._take_group())
            self._wake.clear()

    def _take_group(self) -> dict[str, PendingAppend]:
        """The next pending appends, at most one of each table."""
        group: dict[str, PendingAppend] = {}
        later: list[PendingAppend] = []
        while self._queue and len(group) < MAX_GROUP:
            append = self._queue.popleft()
            if group.setdefault(append.summary.table, append) is not append:
                later.append(append)
        self._queue.extendleft(reversed(later))
        return group

    async def _store(self, group: dict[str, PendingAppend]) -> None:
        """Commit a group and call its callbacks. If the data of one append is invalid, store each by itself."""
        errors: dict[str, LudariumError] = {}

        async def work(connection: Connection, retry: bool) -> None:
            errors.clear()
            stored = {row[0] for row in await (await connection.execute(APPEND, columns(group))).fetchall()}
            for table in group.keys() - stored:
                append = group[table]
                row = await (await connection.execute(ENTRY, (table, append.number))).fetchone()
                if row is None:
                    errors[table] = Gap(table, append.number)
                elif not retry or row[0] != append.entry:  # else the first attempt has stored it
                    errors[table] = EntryExists(table, append.number)

        try:
            await self._writer.run(work)
        except Exception as error:  # noqa: BLE001 - reported to the callers; the writer must keep running
            if len(group) > 1 and isinstance(error.__cause__, psycopg.DataError):
                for table, append in group.items():
                    await self._store({table: append})
                return
            errors = {table: LudariumError(f"this could not be stored: {error}") for table in group}
        await self._finish(group, errors)

    async def _finish(self, group: dict[str, PendingAppend], errors: dict[str, LudariumError]) -> None:
        """Call the callbacks of a group."""
        for table, append in group.items():
            if table not in errors and append.summary.status == "over":
                await self.release(table)
            run_callback(append.on_stored, errors.get(table))
        self._pending -= len(group)
        if not self._pending:
            self._idle.set()

    # --- reading ---------------------------------------------------------------------------------------------------

    async def read(self, table: str, since: int = 0, until: int = MAX_NUMBER) -> list[bytes]:
        found = await self._query(READ, (table, since, until))
        first = found[0][0] if found else None
        rows: list[bytes] = [entry for _, entry in found]
        packed = [] if first == since else await self._query(PACKED, (table,))
        return join(packed[0][0], since, until, first, rows) if packed else rows

    async def versions(self, tables: list[str]) -> dict[str, int]:
        rows: list[Any] = await self._query(VERSIONS, (tables,))
        return dict(rows)

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._query(UNFINISHED)]

    async def due(self) -> list[str]:
        return [table for (table,) in await self._query(DUE)]

    async def summaries(self) -> list[Summary]:
        return [Summary(*row) for row in await self._query(SUMMARIES)]

    async def public_tables(self, limit: int = 50) -> list[Summary]:
        return [Summary(*row) for row in await self._query(PUBLIC_TABLES, (limit,))]

    async def ready(self) -> bool:
        try:
            await self._query("SELECT 1")
        except LudariumError:
            return False
        return True

    async def _query(self, query: LiteralString, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        self._check_open()

        async def work(connection: Connection, _: bool) -> list[tuple[Any, ...]]:
            return await (await connection.execute(query, values)).fetchall()

        reader = await self._readers.get()
        try:
            return await reader.run(work)
        finally:
            self._readers.put_nowait(reader)

    # --- other processes -------------------------------------------------------------------------------------------

    async def watch(self, on_append: Callable[[str, int], None]) -> None:
        self._check_open()
        listening = asyncio.get_running_loop().create_future()
        self._supervisor.run_forever("news", partial(self._listen, on_append, listening))
        await listening

    async def _listen(self, on_append: Callable[[str, int], None], listening: asyncio.Future[None]) -> None:
        """Report what others append, reconnecting when the connection is lost."""
        listener = PgConnection(self._url)
        while True:
            try:
                connection = await listener.open()
                await connection.execute("LISTEN ludarium")
                await connection.execute(f"LISTEN {CHANNEL}")
                if self._last_listened is not None:
                    await self._catch_up(connection, on_append, time.monotonic() - self._last_listened + COMMIT_DELAY)
                if not listening.done():
                    listening.set_result(None)
                while True:
                    self._last_listened = time.monotonic()
                    await self._receive(connection, on_append)
                    await connection.execute("SELECT 1")  # fails if the connection is lost
            except psycopg.Error as error:
                if not listening.done():
                    listening.set_exception(LudariumError(f"the database did not answer: {one_line(error)}"))
                    return
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                await listener.close()

    async def _receive(self, connection: Connection, on_append: Callable[[str, int], None]) -> None:
        """Report what others append, for some seconds."""
        async for notify in connection.notifies(timeout=FRESH_SECONDS):
            if notify.channel == CHANNEL:
                topic, _, payload = notify.payload.partition(" ")
                if topic in self._on_broadcast:
                    asyncio.get_running_loop().call_soon(self._on_broadcast[topic], payload)
            elif notify.pid != self._writer.pid:
                table, _, version = notify.payload.rpartition(" ")
                call_soon(on_append, table, int(version))

    async def _catch_up(self, connection: Connection, on_append: Callable[[str, int], None], seconds: float) -> None:
        """Report what was appended, also by this process, while it was not listening."""
        for table, version in await (await connection.execute(APPENDED_LATELY, (seconds,))).fetchall():
            call_soon(on_append, table, version)

    async def broadcast(self, topic: str, payload: str) -> None:
        await self._query("SELECT pg_notify(%s, %s)", (CHANNEL, f"{topic} {payload}"))

    def on_broadcast(self, topic: str, callback: Callable[[str], None]) -> None:
        self._on_broadcast[topic] = callback

    async def lease(self, table: str) -> bool:
        self._check_open()

        async def work(connection: Connection, _: bool) -> bool:
            if connection is not self._leased_by:  # leases end with their connection
                self._leases.clear()
                self._leased_by = connection
            if table in self._leases:
                await connection.execute("SELECT 1")  # fails if the connection is lost
                return True
            locked = await (
                await connection.execute("SELECT pg_try_advisory_lock(%s)", (lock_number(table),))
            ).fetchone()
            if locked == (True,):
                self._leases.add(table)
            return table in self._leases

        async with self._lease_lock:
            if table in self._leases and self._lease_connection.is_fresh:
                return True
            try:
                return await self._lease_connection.run(work)
            except LudariumError:
                return False  # unknown

    async def release(self, table: str) -> None:
        """Release the lease of a finished or unloaded table: the database has room for only some thousands."""

        async def work(connection: Connection, _: bool) -> None:
            if connection is self._leased_by:
                await connection.execute("SELECT pg_advisory_unlock(%s)", (lock_number(table),))

        async with self._lease_lock:
            if table in self._leases:
                self._leases.discard(table)
                with suppress(LudariumError):
                    await self._lease_connection.run(work)

    async def _release_all(self) -> None:
        """Release all leases: a closed connection would keep them for a moment."""
        connection = self._lease_connection.connection
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.execute("SELECT pg_advisory_unlock_all()")

    # --- the end ---------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        while self._pending:
            self._idle.clear()
            await self._idle.wait()
        await self._supervisor.close()
        await self._release_all()
        readers = [await self._readers.get() for _ in range(READ_CONNECTIONS)]
        for connection in (self._writer, *readers, self._lease_connection):
            await connection.close()

    def _check_open(self) -> None:
        if self._closed:
            raise LudariumError("the database is closed")


def call_soon(on_append: Callable[[str, int], None], table: str, version: int) -> None:
    """Schedule the callback, so that its errors do not end the listener."""
    asyncio.get_running_loop().call_soon(on_append, table, version)


def columns(group: dict[str, PendingAppend]) -> tuple[list[Any], ...]:
    """The values of a group as PostgreSQL's `unnest` takes them: a list for each column."""
    appends = group.values()
    summaries = [append.summary for append in appends]
    return (
        [summary.table for summary in summaries],
        [append.number for append in appends],
        [append.entry for append in appends],
        [summary.status for summary in summaries],
        [summary.visibility for summary in summaries],
        [summary.game for summary in summaries],
        [summary.updated for summary in summaries],
        [summary.data for summary in summaries],
    )


def lock_number(name: str) -> int:
    """The number of the advisory lock for a name."""
    return int.from_bytes(hashlib.sha256(f"ludarium {name}".encode()).digest()[:8], signed=True)


async def prepare(connection: Connection, _: bool) -> None:
    """Create the tables in a new database; reject one of a newer Ludarium without changing it.

    The change from the first version only adds a table.
    """
    async with connection.transaction():
        await connection.execute(
            "SELECT pg_advisory_xact_lock(%s)", (lock_number(""),)
        )  # two processes may do this at once
        if await (await connection.execute("SELECT to_regclass('ludarium_schema')")).fetchone() == (None,):
            await connection.execute(TABLES)
            await connection.execute("INSERT INTO ludarium_schema VALUES (%s)", (SCHEMA,))
        row = await (await connection.execute("SELECT max(version) FROM ludarium_schema")).fetchone()
        version = row and row[0]
        if version not in (FIRST_SCHEMA, SCHEMA):
            message = f"the database has version {version}, which this Ludarium does not know: expected {SCHEMA}"
            raise LudariumError(message)
        await connection.execute("UPDATE ludarium_schema SET version = %s", (SCHEMA,))
        await connection.execute(PACKED_TABLE)
        await connection.execute(RESULT_TABLES)


async def open_postgres(url: str) -> PostgresStorage:
    """The storage in a database, whose tables are created if they do not exist yet."""
    try:
        conninfo_to_dict(url)
    except psycopg.ProgrammingError:  # its message contains the URL, perhaps with a password
        message = "the address of the PostgreSQL database cannot be read: expected postgresql://USER@HOST/DATABASE"
        raise LudariumError(message) from None
    connection = PgConnection(url)
    try:
        await connection.run(prepare)
    finally:
        await connection.close()
    return PostgresStorage(url)
