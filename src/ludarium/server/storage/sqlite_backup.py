"""Backups of a SQLite database: copied while servers use it, checked, and restored."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludarium.errors import LudariumError

from .base import SCHEMA
from .sqlite import APPLICATION_ID

PAGES: Final = 1000  # copied at a time, so that a server can write in between
PAUSE: Final = 0.005  # seconds between them
SIDE_FILES: Final = ("-wal", "-shm")


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
            (owner,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
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
        (gaps,) = connection.execute(
            "SELECT count(*) FROM (SELECT table_id FROM entry GROUP BY table_id HAVING max(number) + 1 <> count(*))"
        ).fetchone()
        if gaps:
            raise LudariumError(f"the database {path} is damaged: entries of {gaps} tables are missing")
        (tables,) = connection.execute("SELECT count(*) FROM summary").fetchone()
        (entries,) = connection.execute("SELECT count(*) FROM entry").fetchone()
        return Contents(tables, entries)


def back_up(database: Path, to: Path) -> Contents:
    """Copy a database to a new file, also while servers use it; the copy is one moment, complete and checked."""
    if to.exists():
        raise LudariumError(f"{to} exists already: name another file")
    part = to.with_name(f"{to.name}.part")
    try:
        with reading(database) as source:
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_RDWR | os.O_CREAT, 0o600))  # it holds seeds, like the database
            with closing(sqlite3.connect(part)) as target:
                source.backup(target, pages=PAGES, sleep=PAUSE)
                target.execute("PRAGMA journal_mode = DELETE")  # one file, also for those who copy it
        found = check(part)
        with part.open("rb") as copied:
            os.fsync(copied.fileno())
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
