"""Packing and deleting whole tables: the part of a storage that keeps it small."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal, TypeAlias

# Finished tables (or closed ones), those that have not come to their end, and records from files.
Kind: TypeAlias = Literal["finished", "unfinished", "record"]


class FinishedStorage(ABC):
    """The part of a storage that packs and deletes tables."""

    @abstractmethod
    async def unpacked(self, until: float, limit: int) -> list[str]:
        """Tables that were over at this time and are not packed yet."""

    @abstractmethod
    async def pack(self, table: str, count: int, packed: bytes) -> None:
        """Replace the first `count` entries of a table by a block of them (packed.py), unless it has one already.

        Later entries and readers do not notice it.
        """

    @abstractmethod
    async def older(self, kind: Kind, until: float) -> list[str]:
        """The tables of a kind whose summary was last changed before this time; for a record: whose time was over."""

    @abstractmethod
    async def delete(self, tables: list[str]) -> None:
        """Delete all that is stored of these tables."""

    @abstractmethod
    async def count_records(self) -> int:
        """How many records from files are stored."""
