"""Storage in one SQLite file: a process of its own writes (writer.py), a thread reads."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from ludarium.errors import LudariumError

from . import writer
from .storage import SCHEMA, Gap, Storage, Summary, Taken, Told, inform
from .supervisor import Supervisor
from .writer import LOOK, PATIENCE, Fault, Parcels, Row, Word, connect, parcel

LOG: Final = logging.getLogger("ludarium.server")
OUTPUT: Final = 1  # the descriptor of what the process says
OURS: Final = 0x4C756461  # "Luda": the application id in the file's header

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

# One row for all entries: Python lets go of its lock with every row, and a busy event loop is slow to give it back.
READ: Final = """
SELECT group_concat(hex(entry)) FROM (SELECT entry FROM entry WHERE table_id = ? AND number >= ? ORDER BY number)
"""
VERSIONS: Final = """
SELECT value, (SELECT max(number) + 1 FROM entry WHERE table_id = value) AS version FROM json_each(?)
WHERE version IS NOT NULL
"""
UNFINISHED: Final = "SELECT table_id FROM summary WHERE status <> 'over' AND status <> 'closed' ORDER BY table_id"
LISTED: Final = "SELECT * FROM summary WHERE visibility = 'public' ORDER BY updated DESC LIMIT ?"

_ENCODER: Final = msgspec.msgpack.Encoder()
_WORD: Final = msgspec.msgpack.Decoder(Word)


class Writing(asyncio.SubprocessProtocol):
    """The process that writes, and who waits for it. Should it die, it is started again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.told: Callable[[str, int], None] | None = None
        self.idle = asyncio.Event()  # when nobody waits
        self.waiting: deque[tuple[str, int, Told]] = deque()  # in the order in which they are answered
        self.batch: list[bytes] = []  # what is handed over when the loop comes round
        self.parcels = Parcels()
        self.process: asyncio.SubprocessTransport | None = None
        self.pipe: asyncio.WriteTransport | None = None  # to the process, while there is one
        self.ready = self.loop.create_future()
        self.ended = self.loop.create_future()

    # --- the process ---------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start the process; returns when it is ready."""
        self.parcels = Parcels()
        self.ready, self.ended = self.loop.create_future(), self.loop.create_future()
        command = (sys.executable, "-P", writer.__file__, str(self.path.absolute()))  # it knows none of its neighbours
        try:
            # In a session of its own a key pressed in the terminal does not end it.
            await self.loop.subprocess_exec(lambda: self, *command, stderr=None, start_new_session=True)
        except BaseException:  # there is no process that could end
            self.ended.set_result(None)
            raise
        await self.ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has begun. Known here, before anything is heard of it: it may end before `start` goes on."""
        self.process = cast("asyncio.SubprocessTransport", transport)
        self.pipe = cast("asyncio.WriteTransport", self.process.get_pipe_transport(0))

    async def close(self) -> None:
        """Wait for all that was handed over, and let the process end."""
        while self.waiting:
            self.idle.clear()
            await self.idle.wait()
        if self.pipe is not None:
            self.pipe.close()
            await self.ended

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """The process says something."""
        assert isinstance(data, bytes)
        for one in self.parcels.feed(data):
            self.hear(_WORD.decode(one))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """The process says nothing more. Nobody knows what it has stored of all that is not answered."""
        if fd == OUTPUT:
            self.pipe = None
            self.batch = []
            if not self.ready.done():
                self.ready.set_exception(self.trouble("the process that writes did not start"))
            self.answer([Fault("trouble", "the process that writes has ended")] * len(self.waiting))

    def connection_lost(self, exc: Exception | None) -> None:
        """The process is no more."""
        if self.process is not None:
            self.process.close()
        if not self.ended.done():
            self.ended.set_result(None)

    # --- what goes to it and comes from it -----------------------------------------------------------------------

    def submit(self, row: Row, told: Told) -> None:
        """Hand an entry over, with all others of this round of the loop."""
        if self.pipe is None:
            raise self.trouble("the process that writes has ended")
        try:
            packed = parcel(_ENCODER.encode(row))
        except (OverflowError, UnicodeError) as error:
            raise self.trouble(str(error)) from error
        self.waiting.append((row[0], row[1], told))
        self.batch.append(packed)
        if len(self.batch) == 1:
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Let the process have what has come in this round."""
        batch, self.batch = self.batch, []
        self.write(b"".join(batch))

    def write(self, data: bytes) -> None:
        """Write to the process. One that nothing can be written to is ended, so that another is started."""
        if self.pipe is None:
            return
        try:
            if not self.pipe.is_closing():
                self.pipe.write(data)
                return
        except RuntimeError:  # uvloop's word for a pipe that is closed
            pass
        self.pipe = None
        if self.process is not None:
            self.process.kill()

    def hear(self, word: Word) -> None:
        """Take what the process says; the first word is that it is ready."""
        if not self.ready.done():
            self.ready.set_result(None)
        self.answer(word.answers)
        if self.told is not None:
            for table, version in word.news:
                self.told(table, version)

    def answer(self, answers: list[Fault | None]) -> None:
        """Answer those who have waited longest."""
        for fault in answers:
            table, number, told = self.waiting.popleft()
            inform(told, None if fault is None else self.error(table, number, fault))
        if not self.waiting:
            self.idle.set()

    def error(self, table: str, number: int, fault: Fault) -> LudariumError:
        """What went wrong with an entry."""
        if fault.kind == "taken":
            return Taken(table, number)
        if fault.kind == "gap":
            return Gap(table, number)
        return self.trouble(fault.text)

    def trouble(self, text: str) -> LudariumError:
        """An error that says what the matter is."""
        return LudariumError(f"the database {self.path} could not store this: {text}")

    async def tend(self) -> None:
        """Ask for news of other processes for ever, and start the process again whenever it has ended."""
        while True:
            await asyncio.wait([self.ended], timeout=LOOK)
            if self.ended.done():
                LOG.warning("the process that writes has ended, another is started")
                await self.start()
            self.write(parcel(b""))


class SqliteStorage(Storage):
    """Tables in one file. Several processes may share it; each then moves bots, and the quicker one's move counts."""

    def __init__(self, path: Path, writing: Writing, reader: sqlite3.Connection) -> None:
        self._path = path
        self._writing = writing
        self._supervisor = Supervisor()
        self._supervisor.keep("sqlite", writing.tend)
        self._reader = reader
        self._read_thread = ThreadPoolExecutor(1, "ludarium-reader")
        self._closed = False

    def submit(self, number: int, entry: bytes, summary: Summary, told: Told) -> None:
        self._check_open()
        row = (
            summary.table, number, entry,
            summary.status, summary.visibility, summary.game, summary.updated, summary.data,
        )  # fmt: skip
        self._writing.submit(row, told)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        ((entries,),) = await self._ask(READ, (table, since))
        return [] if entries is None else [bytes.fromhex(entry) for entry in entries.split(",")]

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return dict(await self._ask(VERSIONS, (msgspec.json.encode(tables).decode(),)))

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._ask(UNFINISHED)]

    async def listed(self, limit: int = 50) -> list[Summary]:
        return [Summary(*row) for row in await self._ask(LISTED, (limit,))]

    async def watch(self, told: Callable[[str, int], None]) -> None:
        self._writing.told = told

    async def lease(self, table: str) -> bool:
        return not self._closed

    async def ready(self) -> bool:
        try:
            await self._ask("SELECT 1 FROM entry LIMIT 1")
        except LudariumError:
            return False
        return self._writing.pipe is not None

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._supervisor.close()
        await self._writing.close()
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
    preparing, reading = await asyncio.to_thread(connections, path)
    writing = Writing(path)
    try:
        await writing.start()
    except LudariumError:
        reading.close()
        raise
    finally:
        preparing.close()
    return SqliteStorage(path, writing, reading)


def connections(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """A connection that has prepared the file, and one that can only read."""
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
