"""Packing and deleting tables in PostgreSQL."""

from __future__ import annotations

from typing import Any, Final, LiteralString

from .finished import FinishedStorage, Kind

PACKED_TABLE: Final = """
CREATE TABLE IF NOT EXISTS ludarium_packed (
    table_id text PRIMARY KEY, entries bigint NOT NULL, data bytea NOT NULL
);
"""
PACKED: Final = "SELECT data FROM ludarium_packed WHERE table_id = %s"
UNPACKED: Final = """
SELECT table_id FROM ludarium_summary WHERE status = 'over' AND position(':' in table_id) = 0
AND (visibility = 'record' OR updated <= %s) AND table_id NOT IN (SELECT table_id FROM ludarium_packed) LIMIT %s
"""
# If another process has packed the table, nothing is added and nothing removed: it did both at once.
PACK: Final = """
WITH added AS (
    INSERT INTO ludarium_packed VALUES (%b, %b, %b) ON CONFLICT DO NOTHING RETURNING table_id, entries
), removed AS (
    DELETE FROM ludarium_entry USING added
    WHERE ludarium_entry.table_id = added.table_id AND number < added.entries - 1
)
SELECT table_id FROM added
"""
OLDER: Final[dict[Kind, LiteralString]] = {
    "finished": "SELECT table_id FROM ludarium_summary WHERE status IN ('over', 'closed') AND visibility <> 'record'",
    "unfinished": "SELECT table_id FROM ludarium_summary WHERE status NOT IN ('over', 'closed')",
    "record": "SELECT table_id FROM ludarium_summary WHERE visibility = 'record'",
}
CHANGED_BEFORE: Final = " AND position(':' in table_id) = 0 AND updated <= %s"
COUNT_RECORDS: Final = "SELECT count(*) FROM ludarium_summary WHERE visibility = 'record'"
DELETE: Final = """
WITH given AS (SELECT unnest(%s::text[]) AS table_id),
entries AS (DELETE FROM ludarium_entry USING given WHERE ludarium_entry.table_id = given.table_id),
packed AS (DELETE FROM ludarium_packed USING given WHERE ludarium_packed.table_id = given.table_id),
results AS (DELETE FROM ludarium_result USING given WHERE ludarium_result.table_id = given.table_id),
keys AS (DELETE FROM ludarium_result_key USING given WHERE ludarium_result_key.table_id = given.table_id)
DELETE FROM ludarium_summary USING given WHERE ludarium_summary.table_id = given.table_id
RETURNING ludarium_summary.table_id
"""


class PgFinished(FinishedStorage):
    """The part of the storage that packs and deletes."""

    async def _query(self, query: LiteralString, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    async def unpacked(self, until: float, limit: int) -> list[str]:
        return [table for (table,) in await self._query(UNPACKED, (until, limit))]

    async def pack(self, table: str, count: int, packed: bytes) -> None:
        await self._query(PACK, (table, count, packed))

    async def older(self, kind: Kind, until: float) -> list[str]:
        return [table for (table,) in await self._query(OLDER[kind] + CHANGED_BEFORE, (until,))]

    async def delete(self, tables: list[str]) -> None:
        await self._query(DELETE, (tables,))

    async def count_records(self) -> int:
        ((count,),) = await self._query(COUNT_RECORDS)
        return int(count)
