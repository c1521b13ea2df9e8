"""Packing and deleting tables in SQLite."""

from __future__ import annotations

from typing import Any, Final

from .finished import FinishedStorage, Kind

PACKED_TABLE: Final = """
CREATE TABLE packed (table_id TEXT PRIMARY KEY NOT NULL, entries INTEGER NOT NULL, data BLOB NOT NULL)
"""
PACKED: Final = "SELECT data FROM packed WHERE table_id = ?"
UNPACKED: Final = """
SELECT table_id FROM summary WHERE status = 'over' AND instr(table_id, ':') = 0
AND (visibility = 'record' OR updated <= ?) AND table_id NOT IN (SELECT table_id FROM packed) LIMIT ?
"""
PACK: Final = "INSERT OR IGNORE INTO packed VALUES (?, ?, ?)"
# By the block that is stored: another process may have packed the table with fewer entries.
REMOVE_PACKED: Final = """
DELETE FROM entry WHERE table_id = ?1 AND number < (SELECT entries - 1 FROM packed WHERE table_id = ?1)
"""
OLDER: Final[dict[Kind, str]] = {
    "finished": "SELECT table_id FROM summary WHERE status IN ('over', 'closed') AND visibility <> 'record'",
    "unfinished": "SELECT table_id FROM summary WHERE status NOT IN ('over', 'closed')",
    "record": "SELECT table_id FROM summary WHERE visibility = 'record'",
}
CHANGED_BEFORE: Final = " AND instr(table_id, ':') = 0 AND updated <= ?"
COUNT_RECORDS: Final = "SELECT count(*) FROM summary WHERE visibility = 'record'"
WITH_TABLES: Final = ("entry", "packed", "result", "result_key", "summary")  # the SQL tables with a table's id


class SqliteFinished(FinishedStorage):
    """The part of the storage that packs and deletes, by a connection of its own, since the writer only appends."""

    async def fetch(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """The rows of a query."""
        raise NotImplementedError

    async def change(self, statements: list[tuple[str, tuple[Any, ...]]]) -> None:
        """Execute statements in one transaction."""
        raise NotImplementedError

    async def unpacked(self, until: float, limit: int) -> list[str]:
        return [table for (table,) in await self.fetch(UNPACKED, (until, limit))]

    async def pack(self, table: str, count: int, packed: bytes) -> None:
        await self.change([(PACK, (table, count, packed)), (REMOVE_PACKED, (table,))])

    async def older(self, kind: Kind, until: float) -> list[str]:
        return [table for (table,) in await self.fetch(OLDER[kind] + CHANGED_BEFORE, (until,))]

    async def delete(self, tables: list[str]) -> None:
        await self.change(
            [
                (f"DELETE FROM {name} WHERE table_id = ?", (table,))  # noqa: S608 - our own names
                for table in tables
                for name in WITH_TABLES
            ]
        )

    async def count_records(self) -> int:
        ((count,),) = await self.fetch(COUNT_RECORDS)
        return int(count)
