"""The parts of the simulated storage for finished tables: the index of results, packing, deleting."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from ludarium.server.storage.base import Summary
from ludarium.server.storage.finished import FinishedStorage, Kind
from ludarium.server.storage.results import ResultStorage, StoredResult

OVER = ("over", "closed")


class FinishedTables:
    """What a database has of finished tables."""

    def __init__(self) -> None:
        self.entries: dict[str, list[bytes]] = {}
        self.summaries: dict[str, Summary] = {}
        self.packed: dict[str, bytes] = {}
        self.results: dict[str, StoredResult] = {}
        self.holders: dict[str, list[str]] = {}

    def is_kind(self, summary: Summary, kind: Kind) -> bool:
        """Whether a table is of this kind."""
        if summary.visibility == "record":
            return kind == "record"
        return kind == ("finished" if summary.status in OVER else "unfinished")

    def delete(self, tables: list[str]) -> None:
        """Delete tables with all that belongs to them."""
        for table in tables:
            for part in (self.entries, self.summaries, self.packed, self.results):
                part.pop(table, None)


class SimulatedResults(ResultStorage, FinishedStorage):
    """These parts of the storage of one process."""

    database: FinishedTables

    @abstractmethod
    async def query(self, query: Callable[[], Any]) -> Any:  # noqa: ANN401 - the result of any query
        """The result of a query or change, some time after it was made."""

    async def unindexed(self, limit: int) -> list[str]:
        database = self.database
        found: list[str] = await self.query(
            lambda: [
                table
                for table, one in database.summaries.items()
                if one.status == "over" and table not in database.results
            ][:limit]
        )
        return found

    async def add_result(self, result: StoredResult) -> None:
        await self.query(lambda: self.database.results.setdefault(result.table, result))

    async def results_of(self, keys: list[str], limit: int) -> list[StoredResult]:
        found: list[StoredResult] = await self.query(
            lambda: [one for one in self.database.results.values() if one.seats.keys() & set(keys)][:limit]
        )
        return found

    async def results_in(self, game: str, limit: int) -> list[StoredResult]:
        found: list[StoredResult] = await self.query(
            lambda: [one for one in self.database.results.values() if one.game == game][:limit]
        )
        return found

    async def add_holder(self, holder: str, key: str) -> None:
        await self.query(lambda: self.database.holders.setdefault(holder, []).append(key))

    async def held_keys(self, holders: list[str]) -> list[str]:
        found: list[str] = await self.query(
            lambda: [key for holder in holders for key in self.database.holders.get(holder, [])]
        )
        return found

    async def unpacked(self, until: float, limit: int) -> list[str]:
        database = self.database
        found: list[str] = await self.query(
            lambda: [
                table
                for table, one in database.summaries.items()
                if one.status in OVER and one.updated < until and table not in database.packed
            ][:limit]
        )
        return found

    async def pack(self, table: str, count: int, packed: bytes) -> None:
        await self.query(lambda: self.database.packed.setdefault(table, packed))

    async def older(self, kind: Kind, until: float) -> list[str]:
        database = self.database
        found: list[str] = await self.query(
            lambda: [
                table
                for table, one in database.summaries.items()
                if database.is_kind(one, kind) and one.updated < until
            ]
        )
        return found

    async def delete(self, tables: list[str]) -> None:
        await self.query(lambda: self.database.delete(tables))

    async def count_records(self) -> int:
        return len(await self.older("record", float("inf")))
