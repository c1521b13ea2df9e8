"""Tables as a file that every storage can read: one JSON document on each line, with all entries of a log."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from ludarium.errors import LudariumError

from .base import EntryExists, Storage, Summary

FORMAT: Final = "ludarium tables"
VERSION: Final = 1
MAX_LINE: Final = 512 * 1024 * 1024  # bytes of a log: far more than any table has


class Head(Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str = FORMAT
    version: int = VERSION


class Log(Struct, forbid_unknown_fields=True):
    """A log: its row for lists, and its entries."""

    summary: Summary
    entries: list[bytes]


class Imported(Struct):
    """What an import did."""

    tables: int = 0
    known: int = 0  # that were there already, with at least as many entries


async def logs_of(storage: Storage, tables: list[str] | None = None) -> AsyncIterator[Log]:
    """All logs of a storage, or only those of some tables; raises an error for an unknown one."""
    summaries = {summary.table: summary for summary in await storage.summaries()}
    for table in tables or list(summaries):
        if table not in summaries:
            raise LudariumError(f"there is no table {table[:40]}")
        yield Log(summaries[table], await storage.read(table))


async def export_tables(storage: Storage, to: Path, tables: list[str] | None = None) -> int:
    """Write logs to a new file; return how many. Each is one moment of its table."""
    count = 0
    with new_file(to) as file:
        file.write(msgspec.json.encode(Head()) + b"\n")
        async for log in logs_of(storage, tables):
            file.write(msgspec.json.encode(log) + b"\n")
            count += 1
    return count


@contextmanager
def new_file(to: Path) -> Iterator[gzip.GzipFile]:
    """A compressed file that gets its name when it is complete; one that exists is not overwritten."""
    if to.exists():
        raise LudariumError(f"{to} exists already: name another file")
    part = to.with_name(f"{to.name}.part")
    try:
        with gzip.open(part, "wb") as file:
            part.chmod(0o600)  # it holds seeds, like the database
            yield file
        part.replace(to)
    except OSError as error:
        raise LudariumError(f"cannot write {to}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)


async def import_tables(storage: Storage, file: Path) -> Imported:
    """Append all logs of a file that the storage does not have; a log of which it has other entries is refused."""
    done = Imported()
    for log in read_logs(file):
        table = log.summary.table
        stored = await storage.read(table)
        if stored == log.entries[: len(stored)] and len(stored) < len(log.entries):
            try:
                for number in range(len(stored), len(log.entries)):
                    await storage.append(number, log.entries[number], log.summary)
            except EntryExists as error:
                raise LudariumError(f"table {table} was changed during the import: stop the server first") from error
            done.tables += 1
        elif stored[: len(log.entries)] == log.entries:
            done.known += 1
        else:
            raise LudariumError(
                f"table {table} is here with other entries: {done.tables} tables before it were imported"
            )
    return done


def read_logs(file: Path) -> Iterator[Log]:
    """The logs in a file; raises an error that names the line if it is damaged."""
    decoder = msgspec.json.Decoder(Log)
    number = 1
    try:
        with gzip.open(file, "rb") as lines:
            head = msgspec.json.decode(lines.readline(MAX_LINE), type=Head)
            if head.format != FORMAT or head.version > VERSION:
                raise LudariumError(
                    f"{file} is a {head.format[:40]!r} of version {head.version}: expected {FORMAT!r} 1"
                )
            for number, line in enumerate(iter(lambda: lines.readline(MAX_LINE), b""), 2):  # noqa: B007 - for the error
                yield decoder.decode(line)
    except msgspec.MsgspecError as error:
        raise LudariumError(f"{file} cannot be imported: line {number}: {error}") from error
    except EOFError as error:
        raise LudariumError(f"{file} cannot be imported: it ends in the middle, after line {number}") from error
    except OSError as error:
        raise LudariumError(f"cannot read {file}: {error.strerror or error}") from error
