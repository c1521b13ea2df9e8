"""Storage in one SQLite file: a thread of its own writes, all that waits in one commit; another reads."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from ludarium.errors import LudariumError

from .storage import SCHEMA, Gap, Storage, Summary, Taken, Told, inform

OURS: Final = 0x4C756461  # "Luda": the application id in the file's header
GROUP: Final = 500  # appends, after which a commit waits for no more
LOOK: Final = 0.25  # seconds between looks at what other processes have written
PATIENCE: Final = 10.0  # seconds to wait while another process writes

TABLES: Final = """
CREATE TABLE entry (table_id TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL);
CREATE UNIQUE INDEX entry_number ON entry (table_id, number);
CREATE TABLE summary (
    table_id TEXT PRIMARY KEY NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL, game TEXT NOT NULL,
    updated REAL NOT NULL, data BLOB NOT NULL
);
CREATE INDEX summary_unfinished ON summary (table_id) WHERE status <> 'over';
CREATE INDEX summary_public ON summary (updated) WHERE visibility = 'public';
"""

# A whole group is one statement, which checks, writes and commits in a single step. Python lets go of its lock in every
# step and then waits for a busy event loop to give it back, up to 5 ms each time: beside a thread that never rests, the
# worst of 40 groups of 50 took 256 ms with a statement for each row, and 28 ms like this.
APPENDING: Final = """
CREATE TEMP VIEW appending AS SELECT * FROM entry JOIN summary USING (table_id);
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appending BEGIN
    SELECT RAISE(ABORT, 'gap') WHERE NEW.number <> 0 AND NOT EXISTS (
        SELECT 1 FROM entry WHERE table_id = NEW.table_id AND number = NEW.number - 1
    );
    INSERT INTO entry VALUES (NEW.table_id, NEW.number, NEW.entry);
    INSERT INTO summary VALUES (NEW.table_id, NEW.status, NEW.visibility, NEW.game, NEW.updated, NEW.data)
    ON CONFLICT (table_id) DO UPDATE SET
        status = excluded.status, visibility = excluded.visibility, game = excluded.game,
        updated = excluded.updated, data = excluded.data
    WHERE excluded.visibility = 'public' OR status <> excluded.status; -- others are in no list: no need to write again
END;
"""
APPEND: Final = "INSERT INTO appending VALUES "
ROW: Final = "(?, ?, ?, ?, ?, ?, ?, ?)"

# One row for all entries, for the same reason.
READ: Final = """
SELECT group_concat(hex(entry)) FROM (SELECT entry FROM entry WHERE table_id = ? AND number >= ? ORDER BY number)
"""
UNFINISHED: Final = "SELECT table_id FROM summary WHERE status <> 'over' ORDER BY table_id"
LISTED: Final = "SELECT * FROM summary WHERE visibility = 'public' ORDER BY updated DESC LIMIT ?"
NEWER: Final = "SELECT table_id, max(number) + 1, max(rowid) FROM entry WHERE rowid > ? GROUP BY table_id"

Result = TypeVar("Result")


class Append:
    """An entry on its way to the file, and who waits for it."""

    def __init__(self, row: tuple[Any, ...], told: Told) -> None:
        self.row = row
        self.told = told
        self.error: LudariumError | None = None

    @property
    def place(self) -> tuple[str, int]:
        """The table and the entry's number."""
        return self.row[0], self.row[1]


class Neighbours:
    """What other processes that have the file open have appended since the last look."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.seen = self.last()
        self.version = self.data_version()

    def last(self) -> int:
        """The rowid of the newest entry."""
        return int(self.connection.execute("SELECT coalesce(max(rowid), 0) FROM entry").fetchone()[0])

    def data_version(self) -> int:
        """A number that changes when anybody but this connection writes."""
        return int(self.connection.execute("PRAGMA data_version").fetchone()[0])

    def look(self, own: dict[str, int]) -> list[tuple[str, int]]:
        """Tables and their versions, without those that this process itself has brought there."""
        last = self.last()  # before the version: what comes in between is then found, now or the next time
        version = self.data_version()
        if version == self.version:
            self.seen = last
            return []
        self.version = version
        rows = self.connection.execute(NEWER, (self.seen,)).fetchall()
        self.seen = max((row[2] for row in rows), default=self.seen)
        return [(table, version) for table, version, _ in rows if version > own.get(table, 0)]


class Writer(Thread):
    """The only one that writes: takes all appends that wait, commits them together, and then answers each."""

    def __init__(self, path: Path, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="ludarium-writer", daemon=True)
        self.path = path
        self.connection = connection
        self.loop = loop
        self.queue: SimpleQueue[list[Append] | None] = SimpleQueue()  # None is the end
        self.batch: list[Append] = []  # what the loop hands over when it comes round: to wake a thread costs more
        self.told: Callable[[str, int], None] | None = None
        self.ended = False
        self.waiting = 0  # appends that nobody has answered yet: counted in the event loop
        self.idle = asyncio.Event()

    def run(self) -> None:
        neighbours = Neighbours(self.connection)
        own: dict[str, int] = {}
        looked = time.monotonic()
        while not self.ended:
            group = self.gather()
            if group:
                self.store(group)
                self.in_loop(self.tell, group)
                own.update((append.row[0], append.row[1] + 1) for append in group if append.error is None)
            if time.monotonic() - looked >= LOOK:
                with suppress(sqlite3.Error):  # looked for again the next time
                    for table, version in neighbours.look(own):
                        if self.told is not None:
                            self.in_loop(self.told, table, version)
                    own.clear()
                looked = time.monotonic()
        self.connection.close()

    def gather(self) -> list[Append]:
        """All appends that wait at the moment; none where nothing has come for a while."""
        group: list[Append] = []
        with suppress(Empty):
            while len(group) < GROUP:
                batch = self.queue.get(block=not group, timeout=LOOK)
                if batch is None:
                    self.ended = True
                    break
                group += batch
        return group

    def store(self, group: list[Append]) -> None:
        """Commit a group. Where one of it cannot be stored, halves are tried, so that it fails alone."""
        try:
            self.connection.execute(
                APPEND + ", ".join([ROW] * len(group)), [value for append in group for value in append.row]
            )
        except sqlite3.OperationalError as error:  # of the disk or of a lock: the same for everybody
            for append in group:
                append.error = LudariumError(f"the database {self.path} could not store this: {error}")
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told to its caller, and the writer goes on
            if len(group) == 1:
                group[0].error = self.refusal(group[0], error)
            else:
                middle = len(group) // 2
                self.store(group[:middle])
                self.store(group[middle:])

    def refusal(self, append: Append, error: Exception) -> LudariumError:
        """Why a single append was not stored."""
        code = getattr(error, "sqlite_errorcode", None)
        if code == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
            return Taken(*append.place)
        if code == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
            return Gap(*append.place)
        return LudariumError(f"the database {self.path} could not store this: {error}")

    def submit(self, append: Append) -> None:
        """Take an append from the event loop."""
        self.waiting += 1
        self.batch.append(append)
        if len(self.batch) == 1:
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Let the thread have what has come in this round of the loop."""
        for start in range(0, len(self.batch), GROUP):
            self.queue.put(self.batch[start : start + GROUP])
        self.batch = []

    def tell(self, group: list[Append]) -> None:
        """Answer everybody who waits for a group, in the event loop."""
        self.waiting -= len(group)
        for append in group:
            inform(append.told, append.error)
        if not self.waiting:
            self.idle.set()

    def in_loop(self, call: Callable[..., None], *args: object) -> None:
        """Call in the event loop; where that has ended, nobody waits any more."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(call, *args)


class SqliteStorage(Storage):
    """Tables in one file. Several processes may share it; each then moves bots, and the quicker one's move counts."""

    def __init__(self, path: Path, writer: Writer, reader: sqlite3.Connection) -> None:
        self._path = path
        self._writer = writer
        self._reader = reader
        self._read_thread = ThreadPoolExecutor(1, "ludarium-reader")
        self._closed = False

    def submit(self, number: int, entry: bytes, summary: Summary, told: Told) -> None:
        self._check_open()
        row = (
            summary.table, number, entry,
            summary.status, summary.visibility, summary.game, summary.updated, summary.data,
        )  # fmt: skip
        self._writer.submit(Append(row, told))

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        ((entries,),) = await self._ask(READ, (table, since))
        return [] if entries is None else [bytes.fromhex(entry) for entry in entries.split(",")]

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._ask(UNFINISHED)]

    async def listed(self, limit: int = 50) -> list[Summary]:
        return [Summary(*row) for row in await self._ask(LISTED, (limit,))]

    async def watch(self, told: Callable[[str, int], None]) -> None:
        self._writer.told = told

    async def lease(self, table: str) -> bool:
        return not self._closed

    async def ready(self) -> bool:
        try:
            await self._ask("SELECT 1 FROM entry LIMIT 1")
        except LudariumError:
            return False
        return self._writer.is_alive()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        while self._writer.waiting:
            self._writer.idle.clear()
            await self._writer.idle.wait()
        self._writer.queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._read_thread.shutdown)
        self._reader.close()

    def _check_open(self) -> None:
        if self._closed:
            message = f"the database {self._path} is closed"
            raise LudariumError(message)

    async def _ask(self, question: str, values: tuple[Any, ...] = ()) -> list[Any]:
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._read_thread, self._answer, question, values)

    def _answer(self, question: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            return self._reader.execute(question, values).fetchall()
        except sqlite3.Error as error:
            message = f"the database {self._path} could not be read: {error}"
            raise LudariumError(message) from error


async def open_sqlite(place: str) -> SqliteStorage:
    """The storage in a file, which is made if it is not there yet."""
    path = Path(place)
    writing, reading = await asyncio.to_thread(connections, path)
    writer = Writer(path, writing, asyncio.get_running_loop())
    writer.start()
    return SqliteStorage(path, writer, reading)


def connections(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """A connection for the writer and one that can only read."""
    make_file(path)
    writing = connect(str(path))
    try:
        prepare(writing, path)
        reading = connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    except sqlite3.OperationalError as error:
        writing.close()
        message = f"the database {path} cannot be opened for writing: {error}"
        raise LudariumError(message) from error
    except sqlite3.DatabaseError as error:
        writing.close()
        message = f"{path} is not a database of Ludarium: {error}"
        raise LudariumError(message) from error
    except LudariumError:
        writing.close()
        raise
    return writing, reading


def connect(place: str, *, uri: bool = False) -> sqlite3.Connection:
    """A connection that commits each statement by itself, to be used by one thread at a time."""
    return sqlite3.connect(
        place, uri=uri, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=GROUP
    )


def make_file(path: Path) -> None:
    """See that there is a file that can be written; a new one is for its owner's eyes only, since it holds seeds."""
    try:
        if path.is_absolute():
            path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        hint = "" if path.is_absolute() else "; from the root it is sqlite:////FILE, with four slashes"
        message = f"the database {path} cannot be opened for writing: {getattr(error, 'strerror', error)}{hint}"
        raise LudariumError(message) from error


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables in a new file; refuse a file of somebody else's, or of a newer Ludarium, untouched."""
    connection.execute("BEGIN IMMEDIATE")  # two processes may come at once
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if (owner, version, tables) == (0, 0, 0):
        for statement in TABLES.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {OURS}")
        connection.execute(f"PRAGMA user_version = {SCHEMA}")
    elif owner != OURS:
        message = f"{path} is not a database of Ludarium"
        raise LudariumError(message)
    elif version != SCHEMA:
        message = f"the database {path} has version {version}, which this Ludarium does not know: expected {SCHEMA}"
        raise LudariumError(message)
    connection.execute("COMMIT")
    write_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")  # a commit survives a power cut, not only a crash
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.executescript(APPENDING)


def write_ahead(connection: sqlite3.Connection) -> None:
    """Turn to a write-ahead log. SQLite itself does not wait where another process is just doing the same."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return
