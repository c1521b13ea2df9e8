"""The storage interface: an append-only log of entries for each table, and a summary of each table for lists.

A storage knows nothing about games. It holds bytes by (table, entry number), numbered from 0 without gaps, and
acknowledges an append only once it is durable: an acknowledged entry survives a power cut.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, Literal, TypeAlias

from msgspec import Struct

from ludarium.errors import LudariumError

from ..json_log import shorten_id
from ..protocol import Status, Visibility
from .finished import FinishedStorage
from .results import ResultStorage

LOG: Final = logging.getLogger("ludarium.server")
MAX_NUMBER: Final = 2**31 - 1  # above the number of any entry
SCHEMA: Final = 2  # the version of the stored data, in both databases
FIRST_SCHEMA: Final = 1  # without packed tables
EXPECTED: Final = "expected sqlite:///FILE (sqlite:////FILE from the root) or postgresql://USER@HOST/DATABASE"


# "waiting": it is playing, and nothing has to be done until a person comes.
StoredStatus: TypeAlias = Status | Literal["waiting"]


class Summary(Struct):
    """A table in a list. `data` is the JSON of its `TableData`; empty unless the table is public.

    A `record` was opened from a file, and `updated` is when it is to be deleted.
    """

    table: str
    status: StoredStatus
    visibility: Visibility | Literal["record"]
    game: str
    updated: float
    data: bytes


class EntryExists(LudariumError):
    """This entry number is already stored, by another process or an earlier try; nothing was changed."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"entry {number} of table {shorten_id(table)} is written already")
        self.table = table
        self.number = number


class Gap(LudariumError):
    """The previous entry is not stored, so this one cannot be stored either; nothing was changed."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(
            f"entry {number} of table {shorten_id(table)} cannot be written: there is no entry {number - 1}"
        )
        self.table = table
        self.number = number


# Called with None once an entry is durable, or with the error.
OnStored: TypeAlias = Callable[[LudariumError | None], None]


def run_callback(on_stored: OnStored, error: LudariumError | None) -> None:
    """Run the callback; log its exception, so that the other callbacks still run."""
    try:
        on_stored(error)
    except Exception:
        LOG.exception("the callback of a stored entry failed")


class Storage(ResultStorage, FinishedStorage):
    """The interface of a storage. Its failures are LudariumErrors; a later call may succeed again."""

    shared: ClassVar[bool] = False  # whether a broadcast reaches other processes

    @abstractmethod
    def submit(self, number: int, entry: bytes, summary: Summary, on_stored: OnStored) -> None:
        """Store an entry and the table's summary, both or neither; `on_stored` is called later in the event loop.

        Submit one entry of a table at a time. The error is EntryExists if the number is already stored. After any other
        error the entry may or may not have been stored: read the table again.
        """

    async def append(self, number: int, entry: bytes, summary: Summary) -> None:
        """Submit an entry; return once it is durable, or raise the error."""
        outcome = asyncio.get_running_loop().create_future()

        def on_stored(error: LudariumError | None) -> None:
            if outcome.done():  # the caller was cancelled
                return
            if error is None:
                outcome.set_result(None)
            else:
                outcome.set_exception(error)

        self.submit(number, entry, summary, on_stored)
        await outcome

    @abstractmethod
    async def read(self, table: str, since: int = 0, until: int = MAX_NUMBER) -> list[bytes]:
        """The entries of a table in order, from number `since` to before `until`; none for an unknown table."""

    @abstractmethod
    async def versions(self, tables: list[str]) -> dict[str, int]:
        """How many entries each of these tables has; unknown tables are left out."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """The tables that are not over."""

    async def due(self) -> list[str]:
        """The tables that a server has to visit when it starts: at others nothing happens until a person comes."""
        return await self.unfinished()

    @abstractmethod
    async def summaries(self) -> list[Summary]:
        """The summaries of all logs, by table."""

    @abstractmethod
    async def public_tables(self, limit: int = 50) -> list[Summary]:
        """The public tables, most recently changed first."""

    @abstractmethod
    async def watch(self, on_append: Callable[[str, int], None]) -> None:
        """From now on call `on_append(table, version)` when another process has appended.

        After a connection was lost, versions may be reported that are already known.
        """

    async def broadcast(self, topic: str, payload: str) -> None:
        """Send a payload to the other processes. It is not stored: a process that is not listening misses it."""

    def on_broadcast(self, topic: str, callback: Callable[[str], None]) -> None:
        """Call `callback(payload)` for each broadcast of a topic, also this process's own, once it is watched."""

    @abstractmethod
    async def lease(self, table: str) -> bool:
        """Whether this process is to move the table's bots. Check before each move: a lease can be lost."""

    async def release(self, table: str) -> None:
        """Give back the lease of a table that is unloaded; a no-op where leases cost nothing."""

    @abstractmethod
    async def ready(self) -> bool:
        """Whether the storage answers."""

    @abstractmethod
    async def close(self) -> None:
        """Store what is pending, then release all resources."""


async def open_storage(url: str) -> Storage:
    """The storage at a URL, created if it does not exist yet."""
    kind, separator, path = url.partition("://")
    if kind == "sqlite" and path.startswith("/") and path != "/":
        from .sqlite import open_sqlite  # noqa: PLC0415 - only the storage in use

        return await open_sqlite(path[1:])
    if kind in {"postgresql", "postgres"} and separator:
        try:
            from .postgres import open_postgres  # noqa: PLC0415 - an optional dependency
        except ImportError as error:
            message = f"PostgreSQL needs a package that is not here: pip install 'ludarium[postgres]' ({error})"
            raise LudariumError(message) from error
        return await open_postgres(url)
    # The rest of the URL may contain a password: the error does not repeat it.
    message = f"a database of kind {kind[:20]!r} is not known: {EXPECTED}" if separator else f"no database: {EXPECTED}"
    if kind == "sqlite":
        message = f"this names no SQLite file: {EXPECTED}"
    raise LudariumError(message)
