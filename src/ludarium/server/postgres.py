"""Storage in PostgreSQL: for several processes at once, each of which hears what the others append."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, LiteralString, TypeAlias, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from ludarium.errors import LudariumError

from .storage import SCHEMA, Gap, Storage, Summary, Taken, Told, inform
from .supervisor import Supervisor

GROUP: Final = 500  # appends in one commit, at most
READERS: Final = 4  # connections that read
CHECKED: Final = 5.0  # seconds for which a quiet connection is believed to live
AGAIN: Final = 1.0  # seconds before the next try to listen
LATE: Final = 60.0  # seconds by which a commit may be older than it looks

# A line that is cut without a word is noticed in some 20 seconds, unless the URL says otherwise.
CAREFUL: Final[dict[str, str | int]] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "application_name": "ludarium",
    "client_encoding": "utf8",
}

TABLES: Final = """
CREATE TABLE IF NOT EXISTS ludarium_schema (version integer NOT NULL);
CREATE TABLE IF NOT EXISTS ludarium_entry (
    table_id text NOT NULL, number bigint NOT NULL, entry bytea NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS ludarium_summary (
    table_id text PRIMARY KEY, status text NOT NULL, visibility text NOT NULL, game text NOT NULL,
    updated double precision NOT NULL, data bytea NOT NULL, stored timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS ludarium_summary_unfinished ON ludarium_summary (table_id) WHERE status <> 'over';
CREATE INDEX IF NOT EXISTS ludarium_summary_public ON ludarium_summary (updated) WHERE visibility = 'public';
"""

# A commit survives a power cut, whatever the server's habit. And a plan made while the tables were small, which reads
# them whole, must not be kept when they have grown.
SESSION: Final = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
UNION ALL SELECT set_config('enable_seqscan', 'off', false)
"""

# One statement, and so one round trip and one commit, for a whole group. In the order of the tables, so that the groups
# of two processes never wait for each other in a circle.
APPEND: Final = """
WITH given AS (
    SELECT * FROM unnest(
        %b::text[], %b::bigint[], %b::bytea[], %b::text[], %b::text[], %b::text[], %b::float8[], %b::bytea[]
    ) AS given (table_id, number, entry, status, visibility, game, updated, data)
), stored AS (
    INSERT INTO ludarium_entry SELECT table_id, number, entry FROM given
    WHERE number = 0 OR (
        SELECT true FROM ludarium_entry AS before
        WHERE before.table_id = given.table_id AND before.number = given.number - 1
    )
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id, number
), summed AS (
    INSERT INTO ludarium_summary
    SELECT table_id, status, visibility, game, updated, data, now() FROM given JOIN stored USING (table_id, number)
    ORDER BY table_id
    ON CONFLICT (table_id) DO UPDATE SET
        status = excluded.status, visibility = excluded.visibility, game = excluded.game,
        updated = excluded.updated, data = excluded.data, stored = excluded.stored
)
SELECT table_id, pg_notify('ludarium', table_id || ' ' || (number + 1)) FROM stored
"""
ENTRY: Final = "SELECT entry FROM ludarium_entry WHERE table_id = %s AND number = %s"
READ: Final = "SELECT entry FROM ludarium_entry WHERE table_id = %s AND number >= %s ORDER BY number"
VERSIONS: Final = """
SELECT table_id, version FROM unnest(%s::text[]) AS given (table_id), LATERAL (
    SELECT max(number) + 1 AS version FROM ludarium_entry AS entry WHERE entry.table_id = given.table_id
) AS found WHERE version IS NOT NULL
"""
UNFINISHED: Final = (
    "SELECT table_id FROM ludarium_summary WHERE status <> 'over' AND status <> 'closed' ORDER BY table_id"
)
LISTED: Final = """
SELECT table_id, status, visibility, game, updated, data FROM ludarium_summary
WHERE visibility = 'public' ORDER BY updated DESC LIMIT %s
"""
MISSED: Final = """
SELECT table_id, (SELECT max(number) + 1 FROM ludarium_entry AS entry WHERE entry.table_id = summary.table_id)
FROM ludarium_summary AS summary WHERE stored >= now() - make_interval(secs => %s)
"""

Connection: TypeAlias = AsyncConnection[tuple[Any, ...]]
Result = TypeVar("Result")


class Line:
    """A connection that is made when it is needed, and made again when it was lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.connection: Connection | None = None
        self.answered = 0.0

    async def open(self) -> Connection:
        """The connection, alive as far as one can know."""
        if self.connection is None or self.connection.closed:
            given = conninfo_to_dict(self.url)
            self.connection = await AsyncConnection.connect(
                make_conninfo(self.url, **{name: value for name, value in CAREFUL.items() if name not in given}),
                autocommit=True,
            )
            await self.connection.execute(SESSION)
        return self.connection

    async def drop(self) -> None:
        """Let the connection go, with all that it held."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.close()

    @property
    def pid(self) -> int | None:
        """The number by which the server knows this connection."""
        if self.connection is None or self.connection.closed:
            return None
        return self.connection.info.backend_pid

    @property
    def is_fresh(self) -> bool:
        """Whether the database has answered a moment ago."""
        return self.pid is not None and time.monotonic() - self.answered < CHECKED

    async def run(self, work: Callable[[Connection, bool], Awaitable[Result]]) -> Result:
        """Do some work, once more on a new connection if the old one was lost; the work is told if it is once more."""
        again = False
        while True:
            fresh = self.connection is None or self.connection.closed
            try:
                result = await work(await self.open(), again)
            except psycopg.OperationalError as error:  # also a deadlock
                await self.drop()
                if again or fresh:
                    message = f"the database did not answer: {plain(error)}"
                    raise LudariumError(message) from error
                again = True
            except psycopg.Error as error:
                message = f"the database refused this: {plain(error)}"
                raise LudariumError(message) from error
            except asyncio.CancelledError:  # in the middle of an answer
                await self.drop()
                raise
            else:
                self.answered = time.monotonic()
                return result


def plain(error: Exception) -> str:
    """What went wrong, in one line."""
    return " ".join(str(error).split())


class Append:
    """An entry on its way to the database, and who waits for it."""

    def __init__(self, number: int, entry: bytes, summary: Summary, told: Told) -> None:
        self.number = number
        self.entry = entry
        self.summary = summary
        self.told = told


class PostgresStorage(Storage):
    """Tables in a PostgreSQL database. Needs sessions: behind a pooler, let it pool by session."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._queue: deque[Append] = deque()
        self._waiting = 0
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._closed = False
        self._writing = Line(url)
        self._reading: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        for _ in range(READERS):
            self._reading.put_nowait(Line(url))
        self._leasing = Line(url)
        self._lease_turn = asyncio.Lock()
        self._leases: set[str] = set()
        self._leased_by: Connection | None = None
        self._heard: Callable[[str], None] | None = None
        self._alive: float | None = None  # when news were heard of last
        self._supervisor = Supervisor()
        self._supervisor.keep("postgres", self._write)

    # --- writing ---------------------------------------------------------------------------------------------------

    def submit(self, number: int, entry: bytes, summary: Summary, told: Told) -> None:
        self._check_open()
        self._waiting += 1
        self._queue.append(Append(number, entry, summary, told))
        self._wake.set()

    async def _write(self) -> None:
        """Store for ever what waits, group by group."""
        while True:
            await self._wake.wait()
            while self._queue:
                await self._store(self._gather())
            self._wake.clear()

    def _gather(self) -> dict[str, Append]:
        """The appends that wait at the moment, one of each table."""
        group: dict[str, Append] = {}
        later: list[Append] = []
        while self._queue and len(group) < GROUP:
            append = self._queue.popleft()
            if group.setdefault(append.summary.table, append) is not append:
                later.append(append)
        self._queue.extendleft(reversed(later))
        return group

    async def _store(self, group: dict[str, Append]) -> None:
        """Commit a group and answer each of it. Where the data of one is at fault, each is stored by itself."""
        errors: dict[str, LudariumError] = {}

        async def work(connection: Connection, again: bool) -> None:
            errors.clear()
            stored = {row[0] for row in await (await connection.execute(APPEND, columns(group))).fetchall()}
            for table in group.keys() - stored:
                append = group[table]
                there = await (await connection.execute(ENTRY, (table, append.number))).fetchone()
                if there is None:
                    errors[table] = Gap(table, append.number)
                elif not again or there[0] != append.entry:  # else it is what our first try has stored
                    errors[table] = Taken(table, append.number)

        try:
            await self._writing.run(work)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told to its callers, and the writer goes on
            if len(group) > 1 and isinstance(error.__cause__, psycopg.DataError):
                for table, append in group.items():
                    await self._store({table: append})
                return
            errors = {table: LudariumError(f"this could not be stored: {error}") for table in group}
        await self._answer(group, errors)

    async def _answer(self, group: dict[str, Append], errors: dict[str, LudariumError]) -> None:
        """Tell everybody who waits for a group."""
        for table, append in group.items():
            if table not in errors and append.summary.status == "over":
                await self._release(table)
            inform(append.told, errors.get(table))
        self._waiting -= len(group)
        if not self._waiting:
            self._idle.set()

    # --- reading ---------------------------------------------------------------------------------------------------

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        return [entry for (entry,) in await self._ask(READ, (table, since))]

    async def versions(self, tables: list[str]) -> dict[str, int]:
        found: list[Any] = await self._ask(VERSIONS, (tables,))
        return dict(found)

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._ask(UNFINISHED)]

    async def listed(self, limit: int = 50) -> list[Summary]:
        return [Summary(*row) for row in await self._ask(LISTED, (limit,))]

    async def ready(self) -> bool:
        try:
            await self._ask("SELECT 1")
        except LudariumError:
            return False
        return True

    async def _ask(self, question: LiteralString, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        self._check_open()

        async def work(connection: Connection, _: bool) -> list[tuple[Any, ...]]:
            return await (await connection.execute(question, values)).fetchall()

        line = await self._reading.get()
        try:
            return await line.run(work)
        finally:
            self._reading.put_nowait(line)

    # --- other processes -------------------------------------------------------------------------------------------

    async def watch(self, told: Callable[[str, int], None]) -> None:
        self._check_open()
        listening = asyncio.get_running_loop().create_future()
        self._supervisor.keep("news", partial(self._listen, told, listening))
        await listening

    async def _listen(self, told: Callable[[str, int], None], listening: asyncio.Future[None]) -> None:
        """Tell what others append, for ever, over as many connections as that takes."""
        line = Line(self._url)
        while True:
            try:
                connection = await line.open()
                await connection.execute("LISTEN ludarium")
                await connection.execute("LISTEN ludarium_word")
                if self._alive is not None:
                    await self._catch_up(connection, told, time.monotonic() - self._alive + LATE)
                if not listening.done():
                    listening.set_result(None)
                while True:
                    self._alive = time.monotonic()
                    await self._hear(connection, told)
                    await connection.execute("SELECT 1")  # is anybody there?
            except psycopg.Error as error:
                if not listening.done():
                    listening.set_exception(LudariumError(f"the database did not answer: {plain(error)}"))
                    return
                await asyncio.sleep(AGAIN)
            finally:
                await line.drop()

    async def _hear(self, connection: Connection, told: Callable[[str, int], None]) -> None:
        """Tell for a while what others append."""
        async for notify in connection.notifies(timeout=CHECKED):
            if notify.channel == "ludarium_word":
                if self._heard is not None:
                    asyncio.get_running_loop().call_soon(self._heard, notify.payload)
            elif notify.pid != self._writing.pid:
                table, _, version = notify.payload.rpartition(" ")
                tell(told, table, int(version))

    async def _catch_up(self, connection: Connection, told: Callable[[str, int], None], seconds: float) -> None:
        """Tell what was appended lately, also by ourselves, while nobody listened."""
        for table, version in await (await connection.execute(MISSED, (seconds,))).fetchall():
            tell(told, table, version)

    async def announce(self, word: str) -> None:
        await self._ask("SELECT pg_notify('ludarium_word', %s)", (word,))

    def heed(self, heard: Callable[[str], None]) -> None:
        self._heard = heard

    async def lease(self, table: str) -> bool:
        self._check_open()

        async def work(connection: Connection, _: bool) -> bool:
            if connection is not self._leased_by:  # leases end with their connection
                self._leases.clear()
                self._leased_by = connection
            if table in self._leases:
                await connection.execute("SELECT 1")  # is anybody there?
                return True
            found = await (await connection.execute("SELECT pg_try_advisory_lock(%s)", (key(table),))).fetchone()
            if found == (True,):
                self._leases.add(table)
            return table in self._leases

        async with self._lease_turn:
            if table in self._leases and self._leasing.is_fresh:
                return True
            try:
                return await self._leasing.run(work)
            except LudariumError:
                return False  # nobody can tell

    async def _release(self, table: str) -> None:
        """Give up the lease of a table that is over: the database has room for some thousands only."""

        async def work(connection: Connection, _: bool) -> None:
            if connection is self._leased_by:
                await connection.execute("SELECT pg_advisory_unlock(%s)", (key(table),))

        async with self._lease_turn:
            if table in self._leases:
                self._leases.discard(table)
                with suppress(LudariumError):
                    await self._leasing.run(work)

    async def _release_all(self) -> None:
        """Give up all leases: a connection that is closed keeps them for a moment."""
        connection = self._leasing.connection
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.execute("SELECT pg_advisory_unlock_all()")

    # --- the end ---------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        while self._waiting:
            self._idle.clear()
            await self._idle.wait()
        await self._supervisor.close()
        await self._release_all()
        readers = [await self._reading.get() for _ in range(READERS)]
        for line in (self._writing, *readers, self._leasing):
            await line.drop()

    def _check_open(self) -> None:
        if self._closed:
            raise LudariumError("the database is closed")


def tell(told: Callable[[str, int], None], table: str, version: int) -> None:
    """Tell in a moment, so that an error of who is told does not reach who tells."""
    asyncio.get_running_loop().call_soon(told, table, version)


def columns(group: dict[str, Append]) -> tuple[list[Any], ...]:
    """A group as PostgreSQL takes it: a list for each column."""
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


def key(name: str) -> int:
    """The number of an advisory lock of ours."""
    return int.from_bytes(hashlib.sha256(f"ludarium {name}".encode()).digest()[:8], signed=True)


async def prepare(connection: Connection, _: bool) -> None:
    """Make the tables in a new database; refuse one of a newer Ludarium, untouched."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (key(""),))  # two processes may come at once
        if await (await connection.execute("SELECT to_regclass('ludarium_schema')")).fetchone() == (None,):
            await connection.execute(TABLES)
            await connection.execute("INSERT INTO ludarium_schema VALUES (%s)", (SCHEMA,))
        found = await (await connection.execute("SELECT max(version) FROM ludarium_schema")).fetchone()
        if found != (SCHEMA,):
            version = found and found[0]
            message = f"the database has version {version}, which this Ludarium does not know: expected {SCHEMA}"
            raise LudariumError(message)


async def open_postgres(url: str) -> PostgresStorage:
    """The storage in a database, whose tables are made if they are not there yet."""
    try:
        conninfo_to_dict(url)
    except psycopg.ProgrammingError:  # its text repeats the URL, perhaps with a password
        message = "the address of the PostgreSQL database cannot be read: expected postgresql://USER@HOST/DATABASE"
        raise LudariumError(message) from None
    line = Line(url)
    try:
        await line.run(prepare)
    finally:
        await line.drop()
    return PostgresStorage(url)
