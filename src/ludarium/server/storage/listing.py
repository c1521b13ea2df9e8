"""Lists and sizes of stored tables: what only the operator's page asks a storage."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Literal

from msgspec import Struct

from ..protocol import Status, Visibility


class ListedTable(Struct):
    """A stored table: its summary, the number of its entries, its size in bytes, and the time of its last entry."""

    table: str
    status: Status
    visibility: Visibility | Literal["record"]
    game: str
    entries: int
    size: int
    changed: float


class ListingStorage(ABC):
    """The part of a storage that lists tables."""

    @abstractmethod
    async def list_tables(self, search: str, status: str, also: list[str], limit: int) -> list[ListedTable]:
        """The tables whose id begins with `search` or whose game it is, and those of `also`; most recent first.

        Only those with this status, unless it is "".
        """

    @abstractmethod
    async def count_tables(self) -> dict[str, int]:
        """How many tables are stored, by status."""

    @abstractmethod
    async def size(self) -> int:
        """How many bytes the database takes."""

    @abstractmethod
    def file(self) -> Path | None:
        """The SQLite file; None for a database of which another program makes backups."""

    @abstractmethod
    async def engine(self) -> str:
        """The database and its version."""
