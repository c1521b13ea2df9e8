"""Where tables are kept: an append-only log of entries for each table, and a summary of each for lists.

Storage knows nothing of games. It holds bytes under (table, entry number), numbered from 0 without a gap, and answers
an append only when it is durable: what was acknowledged is there after a power cut.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from ludarium.errors import LudariumError

from .protocol import Status, Visibility

LOG: Final = logging.getLogger("ludarium.server")
SCHEMA: Final = 1  # the version of what is stored, in either database
EXPECTED: Final = "expected sqlite:///FILE (sqlite:////FILE from the root) or postgresql://USER@HOST/DATABASE"


class Summary(Struct):
    """A table in a list; `data` is the JSON of its `TableData`, of a public table: others are in no list."""

    table: str
    status: Status
    visibility: Visibility
    game: str
    updated: float
    data: bytes


class Taken(LudariumError):
    """Another process, or an earlier try, has written this entry number already; nothing was changed."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"entry {number} of table {table} is written already")
        self.table = table
        self.number = number


class Gap(LudariumError):
    """The entry before this one is not stored, so this one cannot be; nothing was changed."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"entry {number} of table {table} cannot be written: there is no entry {number - 1}")
        self.table = table
        self.number = number


# Hears that an entry is durable (None), or why it may not be.
Told: TypeAlias = Callable[[LudariumError | None], None]


def inform(told: Told, error: LudariumError | None) -> None:
    """Tell whoever waits. Those who wait beside them are told as well, whatever comes of it."""
    try:
        told(error)
    except Exception:
        LOG.exception("what was stored could not be told")


class Storage(ABC):
    """The contract of a storage. Any trouble of its own is a LudariumError, and a later call may succeed again."""

    shared: ClassVar[bool] = False  # whether a word that is announced reaches other processes

    @abstractmethod
    def submit(self, number: int, entry: bytes, summary: Summary, told: Told) -> None:
        """Store an entry and the table's summary, both or neither; `told` hears of it, later in the event loop.

        Submit one entry of a table at a time. The error is Taken where the number is written already. After any other
        it is not known whether the entry was stored: read the table again.
        """

    async def append(self, number: int, entry: bytes, summary: Summary) -> None:
        """Submit an entry; returns when it is durable, or raises the error."""
        answer = asyncio.get_running_loop().create_future()

        def told(error: LudariumError | None) -> None:
            if answer.done():  # given up in the meantime
                return
            if error is None:
                answer.set_result(None)
            else:
                answer.set_exception(error)

        self.submit(number, entry, summary, told)
        await answer

    @abstractmethod
    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table in order, from number `since`; none for a table that is not there."""

    @abstractmethod
    async def versions(self, tables: list[str]) -> dict[str, int]:
        """How many entries each of these tables has; those that are not there are left out."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """The tables that are not over."""

    @abstractmethod
    async def listed(self, limit: int = 50) -> list[Summary]:
        """The public tables, the one that changed last first."""

    @abstractmethod
    async def watch(self, told: Callable[[str, int], None]) -> None:
        """Call `told(table, version)`, from now on, when another process has appended.

        After trouble with the database it may tell what is known already.
        """

    async def announce(self, word: str) -> None:  # noqa: B027 - nobody may be there to hear it
        """Say something to the other processes that is not stored, and lost on those who do not listen just now."""

    def heed(self, heard: Callable[[str], None]) -> None:  # noqa: B027 - as above
        """Call `heard(word)`, once this storage is watched, with what a process announces, also with one's own."""

    @abstractmethod
    async def lease(self, table: str) -> bool:
        """Whether this process is the one that moves the table's bots. Ask every time: it can be lost."""

    @abstractmethod
    async def ready(self) -> bool:
        """Whether the storage answers."""

    @abstractmethod
    async def close(self) -> None:
        """Store what still waits, then let go of everything."""


async def open_storage(url: str) -> Storage:
    """The storage at a URL, made if it is not there yet."""
    kind, separator, place = url.partition("://")
    if kind == "sqlite" and place.startswith("/") and place != "/":
        from .sqlite import open_sqlite  # noqa: PLC0415 - only the one that is used

        return await open_sqlite(place[1:])
    if kind in {"postgresql", "postgres"} and separator:
        try:
            from .postgres import open_postgres  # noqa: PLC0415 - an extra: seldom installed
        except ImportError as error:
            message = f"PostgreSQL needs a package that is not here: pip install 'ludarium[postgres]' ({error})"
            raise LudariumError(message) from error
        return await open_postgres(url)
    # What stands after the kind may be a password: it is not repeated.
    message = f"a database of kind {kind[:20]!r} is not known: {EXPECTED}" if separator else f"no database: {EXPECTED}"
    if kind == "sqlite":
        message = f"this names no SQLite file: {EXPECTED}"
    raise LudariumError(message)
