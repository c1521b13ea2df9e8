"""The SQLite file: its tables, how it is created, checked, and brought from an older version to this one."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from ludarium.errors import LudariumError

from .base import FIRST_SCHEMA, SCHEMA
from .sqlite_finished import PACKED_TABLE
from .sqlite_results import create_tables
from .sqlite_writer import BUSY_TIMEOUT, connect

APPLICATION_ID: Final = 0x4C756461  # "Luda", in the file's header

PAGES: Final = 1000  # copied at a time, so that a server can write in between
PAUSE: Final = 0.005  # seconds between them

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


def open_connections(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """Prepare the file: the connection that did so, and a read-only one."""
    create_file(path)
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


def create_file(path: Path) -> None:
    """Make sure that the file exists and is writable. A new one is readable only by its owner, since it holds seeds."""
    try:
        if path.is_absolute():
            path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        hint = "" if path.is_absolute() else "; from the root it is sqlite:////FILE, with four slashes"
        message = f"the database {path} cannot be opened for writing: {getattr(error, 'strerror', error)}{hint}"
        raise LudariumError(message) from error


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Create the tables in a new file; reject a file of another program or a newer Ludarium without changing it.

    An older file is copied before it is changed.
    """
    if identified(connection) == (APPLICATION_ID, FIRST_SCHEMA):
        copy_before_change(connection, path)
    connection.execute("BEGIN IMMEDIATE")  # two processes may do this at once
    owner, version = identified(connection)
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if (owner, version, tables) == (0, 0, 0):
        for statement in TABLES.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        version = FIRST_SCHEMA
    elif owner != APPLICATION_ID:
        message = f"{path} is not a database of Ludarium"
        raise LudariumError(message)
    if version == FIRST_SCHEMA:
        connection.execute(PACKED_TABLE)
    elif version != SCHEMA:
        message = f"the database {path} has version {version}, which this Ludarium does not know: expected {SCHEMA}"
        raise LudariumError(message)
    connection.execute(f"PRAGMA user_version = {SCHEMA}")
    create_tables(connection)
    connection.execute("COMMIT")
    use_write_ahead_log(connection)


def identified(connection: sqlite3.Connection) -> tuple[int, int]:
    """Which program a file belongs to, and the version of its tables."""
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return owner, version


def copy_before_change(connection: sqlite3.Connection, path: Path) -> None:
    """Copy an older file beside it, so that an older Ludarium can go on with the copy."""
    copy = path.with_name(f"{path.name}.version-{FIRST_SCHEMA}")
    if copy.exists():  # from an earlier start that was interrupted afterwards
        return
    part = copy.with_name(f"{copy.name}.part")
    try:
        copy_database(connection, part)
        part.replace(copy)
    except (OSError, sqlite3.OperationalError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        message = (
            f"the database {path} is of an older version and cannot be copied to {copy} before the change: {reason}"
        )
        raise LudariumError(message) from error
    finally:
        with suppress(OSError):
            part.unlink()


def copy_database(source: sqlite3.Connection, to: Path) -> None:
    """Copy a database to a file, also while servers use it; durable when this returns."""
    to.unlink(missing_ok=True)
    os.close(os.open(to, os.O_RDWR | os.O_CREAT, 0o600))  # it holds seeds, like the database
    with closing(sqlite3.connect(to)) as target:
        source.backup(target, pages=PAGES, sleep=PAUSE)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, also for those who copy it
    with to.open("rb") as copied:
        os.fsync(copied.fileno())


def use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log. SQLite itself does not wait while another process does the same."""
    end = time.monotonic() + BUSY_TIMEOUT
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return
