"""Storage in one SQLite file: a separate process writes (sqlite_writer.py), a thread reads."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, cast

import msgspec

from ludarium.errors import LudariumError

from ..supervisor import Supervisor
from . import sqlite_writer
from .base import MAX_NUMBER, EntryExists, Gap, OnStored, Storage, Summary, run_callback
from .packed import join
from .sqlite_finished import PACKED, SqliteFinished
from .sqlite_listing import SqliteListing
from .sqlite_results import SqliteResults, execute
from .sqlite_schema import open_connections
from .sqlite_writer import (
    POLL_SECONDS,
    Fault,
    FrameReader,
    Reply,
    Row,
    length_prefixed,
)

LOG: Final = logging.getLogger("ludarium.server")
LOST: Final = "its file was deleted or replaced while the server was running: restart the server"
PROBE: Final = 65536  # bytes that a disk must take before the server is ready again
STDOUT: Final = 1  # the file descriptor

# One row for all entries: Python releases its global lock at every row, and a busy event loop is slow to return it.
READ: Final = """
SELECT min(number), group_concat(hex(entry)) FROM (
    SELECT number, entry FROM entry WHERE table_id = ? AND number >= ? AND number < ? ORDER BY number
)
"""
VERSIONS: Final = """
SELECT value, (SELECT max(number) + 1 FROM entry WHERE table_id = value) AS version FROM json_each(?)
WHERE version IS NOT NULL
"""
UNFINISHED: Final = "SELECT table_id FROM summary WHERE status <> 'over' AND status <> 'closed' ORDER BY table_id"
DUE: Final = "SELECT table_id FROM summary WHERE status <> 'over' AND status = 'playing' ORDER BY table_id"
SUMMARIES: Final = "SELECT * FROM summary ORDER BY table_id"
PUBLIC_TABLES: Final = "SELECT * FROM summary WHERE visibility = 'public' ORDER BY updated DESC LIMIT ?"

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Reply)


class WriterProcess(asyncio.SubprocessProtocol):
    """The writer process and the callbacks of pending entries. If it dies, it is restarted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.on_append: Callable[[str, int], None] | None = None
        self.idle = asyncio.Event()  # set when nothing is pending
        self.waiting: deque[tuple[str, int, OnStored]] = deque()  # in the order of their outcomes
        self.batch: list[bytes] = []  # sent together at the next iteration of the event loop
        self.frames = FrameReader()
        self.process: asyncio.SubprocessTransport | None = None
        self.pipe: asyncio.WriteTransport | None = None  # to the process while it runs
        self.ready = self.loop.create_future()
        self.ended = self.loop.create_future()
        self.file = identity_of(path)  # when it was opened
        self.is_lost = False  # whether another file, or none, has its name now
        self.has_failed = False  # whether the last entry could not be stored

    # --- the process ---------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start the process; return once it is ready."""
        self.frames = FrameReader()
        self.ready, self.ended = self.loop.create_future(), self.loop.create_future()
        command = (
            sys.executable,
            "-P",
            sqlite_writer.__file__,
            str(self.path.absolute()),
        )  # -P: import nothing from its folder
        try:
            # In a new session Ctrl-C in the terminal does not end it.
            await self.loop.subprocess_exec(lambda: self, *command, stderr=None, start_new_session=True)
        except BaseException:  # no process was started, so its end will not be reported
            self.ended.set_result(None)
            raise
        await self.ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has started. Assigned here, since it may end before `start` continues."""
        self.process = cast("asyncio.SubprocessTransport", transport)
        self.pipe = cast("asyncio.WriteTransport", self.process.get_pipe_transport(0))

    async def close(self) -> None:
        """Wait for all pending entries, then let the process end."""
        while self.waiting:
            self.idle.clear()
            await self.idle.wait()
        if self.pipe is not None:
            self.pipe.close()
            await self.ended

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        """Read replies of the process."""
        assert isinstance(data, bytes)
        for message in self.frames.feed(data):
            self.receive(_DECODER.decode(message))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """The process has closed its output. Whether it stored the pending entries is unknown."""
        if fd == STDOUT:
            self.pipe = None
            self.batch = []
            if not self.ready.done():
                self.ready.set_exception(self.not_stored("the writer process did not start"))
            self.finish([Fault("io_error", "the writer process has ended")] * len(self.waiting))

    def connection_lost(self, exc: Exception | None) -> None:
        """The process has ended."""
        if self.process is not None:
            self.process.close()
        if not self.ended.done():
            self.ended.set_result(None)

    # --- entries and replies ---------------------------------------------------------------------------------------

    def submit(self, row: Row, on_stored: OnStored) -> None:
        """Queue an entry, to be sent with all others of this iteration of the event loop."""
        if self.pipe is None:
            raise self.not_stored("the writer process has ended")
        if self.is_lost:
            raise self.not_stored(LOST)
        try:
            frame = length_prefixed(_ENCODER.encode(row))
        except (OverflowError, UnicodeError) as error:
            raise self.not_stored(str(error)) from error
        self.waiting.append((row[0], row[1], on_stored))
        self.batch.append(frame)
        if len(self.batch) == 1:
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send the queued entries."""
        batch, self.batch = self.batch, []
        self.write(b"".join(batch))

    def write(self, data: bytes) -> None:
        """Write to the process. If its pipe is closed, kill it, so that another is started."""
        if self.pipe is None:
            return
        try:
            if not self.pipe.is_closing():
                self.pipe.write(data)
                return
        except RuntimeError:  # uvloop raises it for a closed pipe
            pass
        self.pipe = None
        if self.process is not None:
            self.process.kill()

    def receive(self, reply: Reply) -> None:
        """Handle a reply; the first one means that the process is ready."""
        if not self.ready.done():
            self.ready.set_result(None)
        self.finish(reply.outcomes)
        if self.on_append is not None:
            for table, version in reply.versions:
                self.on_append(table, version)

    def finish(self, outcomes: list[Fault | None]) -> None:
        """Call the callbacks of the oldest pending entries."""
        for fault in outcomes:
            self.has_failed = fault is not None and fault.kind == "io_error"
            table, number, on_stored = self.waiting.popleft()
            run_callback(on_stored, None if fault is None else self.error_for(table, number, fault))
        if not self.waiting:
            self.idle.set()

    def error_for(self, table: str, number: int, fault: Fault) -> LudariumError:
        """The error of an entry that was not stored."""
        if fault.kind == "exists":
            return EntryExists(table, number)
        if fault.kind == "gap":
            return Gap(table, number)
        return self.not_stored(fault.text)

    def not_stored(self, text: str) -> LudariumError:
        """An error with this detail."""
        return LudariumError(f"the database {self.path} could not store this: {text}")

    async def keep_running(self) -> None:
        """Poll for entries of other processes, and restart the process when it has ended."""
        while True:
            await asyncio.wait([self.ended], timeout=POLL_SECONDS)
            if self.ended.done():
                LOG.warning("the writer process has ended and is restarted")
                await self.start()
            self.write(length_prefixed(b""))
            self.check_file()

    def check_file(self) -> None:
        """Store nothing more if the file was deleted or replaced: it would be gone after a restart."""
        if not self.is_lost and identity_of(self.path) != self.file:
            self.is_lost = True
            LOG.error("the database %s: %s", self.path, LOST)


class SqliteStorage(SqliteFinished, SqliteResults, SqliteListing, Storage):
    """Tables in one file. Several processes may share it; each moves the bots, and the first move stored counts."""

    def __init__(self, path: Path, writer: WriterProcess, reader: sqlite3.Connection) -> None:
        self._path = path
        self._writer = writer
        self._supervisor = Supervisor()
        self._supervisor.run_forever("sqlite", writer.keep_running)
        self._reader = reader
        self._read_thread = ThreadPoolExecutor(1, "ludarium-reader")
        self._closed = False

    def submit(self, number: int, entry: bytes, summary: Summary, on_stored: OnStored) -> None:
        self._check_open()
        row = (
            summary.table, number, entry,
            summary.status, summary.visibility, summary.game, summary.updated, summary.data,
        )  # fmt: skip
        self._writer.submit(row, on_stored)

    async def read(self, table: str, since: int = 0, until: int = MAX_NUMBER) -> list[bytes]:
        ((first, found),) = await self._query(READ, (table, since, until))
        rows = [] if found is None else [bytes.fromhex(entry) for entry in found.split(",")]
        packed = [] if first == since else await self._query(PACKED, (table,))
        return join(packed[0][0], since, until, first, rows) if packed else rows

    async def versions(self, tables: list[str]) -> dict[str, int]:
        return dict(await self._query(VERSIONS, (msgspec.json.encode(tables).decode(),)))

    async def unfinished(self) -> list[str]:
        return [table for (table,) in await self._query(UNFINISHED)]

    async def due(self) -> list[str]:
        return [table for (table,) in await self._query(DUE)]

    async def summaries(self) -> list[Summary]:
        return [Summary(*row) for row in await self._query(SUMMARIES)]

    async def public_tables(self, limit: int = 50) -> list[Summary]:
        return [Summary(*row) for row in await self._query(PUBLIC_TABLES, (limit,))]

    async def fetch(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        return await self._query(query, values)

    async def change(self, statements: list[tuple[str, tuple[Any, ...]]]) -> None:
        self._check_open()
        if not statements:
            return
        try:
            await asyncio.get_running_loop().run_in_executor(self._read_thread, execute, self._path, statements)
        except sqlite3.Error as error:
            message = f"the database {self._path} could not be changed: {error}"
            raise LudariumError(message) from error

    def file(self) -> Path | None:
        return self._path

    async def watch(self, on_append: Callable[[str, int], None]) -> None:
        self._writer.on_append = on_append

    async def lease(self, table: str) -> bool:
        return not self._closed

    async def ready(self) -> bool:
        try:
            await self._query("SELECT 1 FROM entry LIMIT 1")
        except LudariumError:
            return False
        writer = self._writer
        if writer.has_failed and await asyncio.to_thread(can_write, self._path.parent):
            writer.has_failed = False
        return writer.pipe is not None and not writer.is_lost and not writer.has_failed

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._supervisor.close()
        await self._writer.close()
        await asyncio.to_thread(self._read_thread.shutdown)
        self._reader.close()

    def _check_open(self) -> None:
        if self._closed:
            message = f"the database {self._path} is closed"
            raise LudariumError(message)

    async def _query(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._read_thread, self._fetch, query, values)

    def _fetch(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        try:
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            message = f"the database {self._path} could not be read: {error}"
            raise LudariumError(message) from error


def identity_of(path: Path) -> tuple[int, int] | None:
    """The device and inode of a file; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def can_write(folder: Path) -> bool:
    """Whether the disk takes a small file."""
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(PROBE))
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        return False
    return True


async def open_sqlite(name: str) -> SqliteStorage:
    """The storage in a file, created if it does not exist yet."""
    path = Path(name)
    preparing, reading = await asyncio.to_thread(open_connections, path)
    process = WriterProcess(path)
    try:
        await process.start()
    except LudariumError:
        reading.close()
        raise
    finally:
        preparing.close()
    return SqliteStorage(path, process, reading)
