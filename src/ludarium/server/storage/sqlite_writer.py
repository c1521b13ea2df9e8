"""The process that writes the SQLite file: one commit for all entries received, then an outcome for each.

A process instead of a thread, because of Python's global lock: a busy event loop delayed every commit, and each commit
delayed the event loop. It reads entries from standard input until end of file, so that entries already sent are stored
even if the server is killed. It is run by its file path and imports nothing from Ludarium, so that it starts quickly.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import time
from typing import Final, Literal

import msgspec
from msgspec import Struct

MAX_GROUP: Final = 500  # entries in one commit, at most
POLL_SECONDS: Final = 0.25  # between polls for entries of other processes
BUSY_TIMEOUT: Final = 10.0  # seconds to wait while another process writes
CHUNK: Final = 1 << 20  # bytes to read at once
LENGTH_SIZE: Final = 4  # bytes of the length before each message

# A whole group is one statement, which checks, writes and commits in a single step.
SETUP: Final = """
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
    -- else it is not listed
    WHERE excluded.visibility = 'public' OR visibility <> excluded.visibility OR status <> excluded.status;
END;
"""
APPEND: Final = "INSERT INTO appending VALUES "
VALUES: Final = "(?, ?, ?, ?, ?, ?, ?, ?)"
NEWER_ENTRIES: Final = "SELECT table_id, max(number) + 1, max(rowid) FROM entry WHERE rowid > ? GROUP BY table_id"

# Table, number and entry, then the summary's status, visibility, game, updated and data.
Row = tuple[str, int, bytes, str, str, str, float, bytes]


class Fault(Struct, array_like=True):
    """Why an entry was not stored."""

    kind: Literal["exists", "gap", "io_error"]
    text: str


class Reply(Struct, array_like=True):
    """Sent to the server: an outcome for each entry in the order received, and versions written by other processes."""

    outcomes: list[Fault | None] = []
    versions: list[tuple[str, int]] = []  # tables and their versions


class FrameReader:
    """Splits a byte stream into its length-prefixed messages."""

    def __init__(self) -> None:
        self.rest = b""

    def feed(self, data: bytes) -> list[bytes]:
        """The messages completed by these bytes."""
        data = self.rest + data
        messages = []
        start = 0
        while len(data) - start >= LENGTH_SIZE:
            end = start + LENGTH_SIZE + int.from_bytes(data[start : start + LENGTH_SIZE], "big")
            if len(data) < end:
                break
            messages.append(data[start + LENGTH_SIZE : end])
            start = end
        self.rest = data[start:]
        return messages


def length_prefixed(message: bytes) -> bytes:
    """A message with its length in front."""
    return len(message).to_bytes(LENGTH_SIZE, "big") + message


def connect(path: str, *, uri: bool = False) -> sqlite3.Connection:
    """A connection that commits each statement; to be used by one thread at a time."""
    return sqlite3.connect(
        path, uri=uri, timeout=BUSY_TIMEOUT, isolation_level=None, check_same_thread=False, cached_statements=MAX_GROUP
    )


class OtherWriters:
    """Finds the entries that other processes have appended to the file since the last poll."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.seen = self.last_rowid()
        self.version = self.data_version()

    def last_rowid(self) -> int:
        """The rowid of the newest entry."""
        return int(self.connection.execute("SELECT coalesce(max(rowid), 0) FROM entry").fetchone()[0])

    def data_version(self) -> int:
        """A number that changes when another connection writes."""
        return int(self.connection.execute("PRAGMA data_version").fetchone()[0])

    def poll(self, own: dict[str, int]) -> list[tuple[str, int]]:
        """Changed tables and their versions, without the versions that this process has written itself."""
        last = self.last_rowid()  # before the version, so that an entry written in between is not missed
        version = self.data_version()
        if version == self.version:
            self.seen = last
            return []
        self.version = version
        rows = self.connection.execute(NEWER_ENTRIES, (self.seen,)).fetchall()
        self.seen = max((row[2] for row in rows), default=self.seen)
        return [(table, version) for table, version, _ in rows if version > own.get(table, 0)]


class Writer:
    """Stores entries; each server has one."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.connection.execute("PRAGMA synchronous = FULL")  # commits survive a power cut, not only a crash
        self.connection.execute("PRAGMA temp_store = MEMORY")
        self.connection.executescript(SETUP)
        self.other_writers = OtherWriters(connection)
        self.own: dict[str, int] = {}
        self.polled_at = time.monotonic()

    def store(self, group: list[Row]) -> list[Fault | None]:
        """Commit a group. If an entry cannot be stored, the group is halved until only that entry fails."""
        try:
            self.connection.execute(
                APPEND + ", ".join([VALUES] * len(group)), [value for row in group for value in row]
            )
        except sqlite3.OperationalError as error:  # of the disk or a lock: the same for all entries
            return [Fault("io_error", str(error))] * len(group)
        except Exception as error:  # noqa: BLE001 - reported to the server; the writer must keep running
            if len(group) == 1:
                return [fault_of(error)]
            middle = len(group) // 2
            return self.store(group[:middle]) + self.store(group[middle:])
        self.own.update((row[0], row[1] + 1) for row in group)
        return [None] * len(group)

    def poll(self) -> list[tuple[str, int]]:
        """What other processes have written, if the next poll is due."""
        now = time.monotonic()
        if now - self.polled_at < POLL_SECONDS:
            return []
        self.polled_at = now
        try:
            return self.other_writers.poll(self.own)
        except sqlite3.Error:  # the next poll tries again
            return []
        finally:
            self.own.clear()


def fault_of(error: Exception) -> Fault:
    """Why a single entry was not stored."""
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
        return Fault("exists", "")
    if code == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
        return Fault("gap", "")
    return Fault("io_error", str(error))


def send(reply: Reply) -> None:
    """Write a reply to standard output."""
    message = length_prefixed(msgspec.msgpack.encode(reply))
    while message:
        message = message[os.write(1, message) :]


def main() -> None:
    """Store entries until the input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # meant for the server, which may still have entries to store
    try:
        writer = Writer(connect(sys.argv[1]))
    except sqlite3.Error as error:
        sys.exit(f"the database {sys.argv[1]} cannot be opened for writing: {error}")
    decoder = msgspec.msgpack.Decoder(Row)
    frames = FrameReader()
    try:
        send(Reply())  # ready
        while data := os.read(0, CHUNK):
            rows = [decoder.decode(one) for one in frames.feed(data) if one]  # an empty message only asks for a poll
            for start in range(0, len(rows), MAX_GROUP):
                send(Reply(writer.store(rows[start : start + MAX_GROUP])))
            versions = writer.poll()
            if versions:
                send(Reply(versions=versions))
    except BrokenPipeError:
        pass  # the server has ended; everything received is stored
    writer.connection.close()


if __name__ == "__main__":
    main()
