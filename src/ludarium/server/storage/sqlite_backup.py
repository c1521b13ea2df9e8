"""Backups of a SQLite database: copied while servers use it, checked, and restored."""

from __future__ import annotations

import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from ludarium.errors import LudariumError

from ..json_log import shorten_id
from .base import FIRST_SCHEMA, SCHEMA
from .packed import unpack
from .sqlite_schema import APPLICATION_ID, copy_database, identified

SIDE_FILES: Final = ("-wal", "-shm")
GAPS: Final = """
SELECT count(*) FROM (SELECT table_id, max(number) + 1 - count(*) AS missing FROM entry GROUP BY table_id)
LEFT JOIN packed USING (table_id) WHERE missing <> coalesce(entries - 1, 0)
"""


class Contents(Struct, frozen=True):
    """How much a database holds."""

    tables: int
    entries: int


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection for reading an existing file of Ludarium; its errors become LudariumErrors that name the file."""
    if not path.is_file():
        raise LudariumError(f"there is no database {path}")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            owner, version = identified(connection)
            if owner != APPLICATION_ID:
                raise LudariumError(f"{path} is not a database of Ludarium")
            if version > SCHEMA:
                raise LudariumError(
                    f"the database {path} has version {version}, which this Ludarium does not know: expected {SCHEMA}"
                )
            yield connection
    except sqlite3.DatabaseError as error:
        raise LudariumError(f"the database {path} cannot be read: {error}") from error


def check(path: Path) -> Contents:
    """Read the whole file; raise an error if anything in it is damaged. Return what it holds."""
    with reading(path) as connection:
        (result,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if result != "ok":
            raise LudariumError(f"the database {path} is damaged: {result}")
        if identified(connection)[1] == FIRST_SCHEMA:
            connection.execute("CREATE TEMP TABLE packed (table_id TEXT, entries INTEGER, data BLOB)")
        (gaps,) = connection.execute(GAPS).fetchone()
        if gaps:
            raise LudariumError(f"the database {path} is damaged: entries of {gaps} tables are missing")
        (tables,) = connection.execute("SELECT count(*) FROM summary").fetchone()
        (entries,) = connection.execute("SELECT count(*) FROM entry").fetchone()
        return Contents(tables, entries + check_packed(connection, path))


def check_packed(connection: sqlite3.Connection, path: Path) -> int:
    """Unpack all packed tables; return how many entries are nowhere else."""
    count = 0
    for table, entries, data in connection.execute("SELECT table_id, entries, data FROM packed"):
        try:
            found = len(unpack(data))
        except (zlib.error, msgspec.MsgspecError):
            found = -1
        if found != entries:
            raise LudariumError(f"the database {path} is damaged: the packed entries of table {shorten_id(table)}")
        count += entries - 1  # the last one is also an ordinary entry
    return count


def back_up(database: Path, to: Path) -> Contents:
    """Copy a database to a new file, also while servers use it; the copy is one moment, complete and checked."""
    if to.exists():
        raise LudariumError(f"{to} exists already: name another file")
    part = to.with_name(f"{to.name}.part")
    try:
        with reading(database) as source:
            copy_database(source, part)
        found = check(part)
        part.replace(to)
    except OSError as error:
        raise LudariumError(f"cannot write {to}: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return found


def restore(backup: Path, database: Path) -> tuple[Contents, Path | None]:
    """Put a checked backup in the place of a database that no server uses; return where the earlier one is now."""
    found = check(backup)
    if database.exists() and backup.samefile(database):
        raise LudariumError(f"{backup} is the database itself")
    kept = _set_aside(database) if database.exists() else None
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LudariumError(f"cannot make the folder {database.parent}: {error.strerror}") from error
    back_up(backup, database)
    return found, kept


def _set_aside(database: Path) -> Path:
    """Rename a database that no server uses."""
    try:
        with closing(sqlite3.connect(database, isolation_level=None, timeout=0)) as connection:
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")  # refused while another process has it open
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("ROLLBACK")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError as error:
        raise LudariumError(f"the database {database} is in use: stop the server first ({error})") from error
    except sqlite3.DatabaseError:
        pass  # damaged, which may be why a backup is restored
    kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    if kept.exists():
        raise LudariumError(f"{kept} exists already: wait a second and try again")
    try:
        database.rename(kept)
        for side in SIDE_FILES:
            Path(f"{database}{side}").unlink(missing_ok=True)
    except OSError as error:
        raise LudariumError(f"cannot rename {database}: {error.strerror}") from error
    return kept
