"""The process that writes into a SQLite file: all that has come in one commit, and then an answer for each.

It is no thread, since Python lets one thread run at a time: a busy event loop held up every commit, and was held up by
it. It takes entries from its standard input until that ends, so that what was handed over is stored even if the server
is killed, and it is run as a file that imports nothing of Ludarium, so that it starts in no time.
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

GROUP: Final = 500  # entries in one commit, at most
LOOK: Final = 0.25  # seconds between looks at what other processes have written
PATIENCE: Final = 10.0  # seconds to wait while another process writes
CHUNK: Final = 1 << 20  # bytes to read at once
HEAD: Final = 4  # bytes of a parcel that say how long the rest is

# A whole group is one statement, which checks, writes and commits in a single step.
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
VALUES: Final = "(?, ?, ?, ?, ?, ?, ?, ?)"
NEWER: Final = "SELECT table_id, max(number) + 1, max(rowid) FROM entry WHERE rowid > ? GROUP BY table_id"

# An entry: table, number, entry, and of its summary status, visibility, game, updated, data.
Row = tuple[str, int, bytes, str, str, str, float, bytes]


class Fault(Struct, array_like=True):
    """Why an entry was not stored."""

    kind: Literal["taken", "gap", "trouble"]
    text: str


class Word(Struct, array_like=True):
    """What the process says: an answer to each entry in the order in which they came, and what others have written."""

    answers: list[Fault | None] = []
    news: list[tuple[str, int]] = []  # tables and their versions


class Parcels:
    """Messages with their lengths before them, out of pieces as they come."""

    def __init__(self) -> None:
        self.rest = b""

    def feed(self, data: bytes) -> list[bytes]:
        """The messages that have come whole."""
        data = self.rest + data
        found = []
        start = 0
        while len(data) - start >= HEAD:
            end = start + HEAD + int.from_bytes(data[start : start + HEAD], "big")
            if len(data) < end:
                break
            found.append(data[start + HEAD : end])
            start = end
        self.rest = data[start:]
        return found


def parcel(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(HEAD, "big") + message


def connect(place: str, *, uri: bool = False) -> sqlite3.Connection:
    """A connection that commits each statement by itself, to be used by one thread at a time."""
    return sqlite3.connect(
        place, uri=uri, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=GROUP
    )


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


class Writer:
    """The only one of a server that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.connection.execute("PRAGMA synchronous = FULL")  # a commit survives a power cut, not only a crash
        self.connection.execute("PRAGMA temp_store = MEMORY")
        self.connection.executescript(APPENDING)
        self.neighbours = Neighbours(connection)
        self.own: dict[str, int] = {}
        self.looked = time.monotonic()

    def store(self, group: list[Row]) -> list[Fault | None]:
        """Commit a group. Where one of it cannot be stored, halves are tried, so that it fails alone."""
        try:
            self.connection.execute(
                APPEND + ", ".join([VALUES] * len(group)), [value for row in group for value in row]
            )
        except sqlite3.OperationalError as error:  # of the disk or of a lock: the same for everybody
            return [Fault("trouble", str(error))] * len(group)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told, and the writer goes on
            if len(group) == 1:
                return [fault_of(error)]
            middle = len(group) // 2
            return self.store(group[:middle]) + self.store(group[middle:])
        self.own.update((row[0], row[1] + 1) for row in group)
        return [None] * len(group)

    def look(self) -> list[tuple[str, int]]:
        """What other processes have written, if it is time to look."""
        now = time.monotonic()
        if now - self.looked < LOOK:
            return []
        self.looked = now
        try:
            return self.neighbours.look(self.own)
        except sqlite3.Error:  # looked for again the next time
            return []
        finally:
            self.own.clear()


def fault_of(error: Exception) -> Fault:
    """Why a single entry was not stored."""
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
        return Fault("taken", "")
    if code == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
        return Fault("gap", "")
    return Fault("trouble", str(error))


def say(word: Word) -> None:
    """Tell the server."""
    message = parcel(msgspec.msgpack.encode(word))
    while message:
        message = message[os.write(1, message) :]


def main() -> None:
    """Write until the input ends."""
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)  # it is for the server, which still has something to store
    try:
        writer = Writer(connect(sys.argv[1]))
    except sqlite3.Error as error:
        sys.exit(f"the database {sys.argv[1]} cannot be opened for writing: {error}")
    decoder = msgspec.msgpack.Decoder(Row)
    parcels = Parcels()
    try:
        say(Word())  # it is ready
        while data := os.read(0, CHUNK):
            rows = [decoder.decode(one) for one in parcels.feed(data) if one]  # an empty one asks for news
            for start in range(0, len(rows), GROUP):
                say(Word(writer.store(rows[start : start + GROUP])))
            news = writer.look()
            if news:
                say(Word(news=news))
    except BrokenPipeError:
        pass  # nobody waits any more: what came is stored
    writer.connection.close()


if __name__ == "__main__":
    main()
