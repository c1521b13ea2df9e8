"""Lists and sizes of the tables in PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, LiteralString

from .listing import ListedTable, ListingStorage

LIST: Final = """
SELECT table_id, replace(status, 'waiting', 'playing'), visibility, game,
    (SELECT max(number) + 1 FROM ludarium_entry AS entry WHERE entry.table_id = found.table_id),
    (SELECT coalesce(sum(octet_length(entry)), 0)::bigint FROM ludarium_entry AS entry
        WHERE entry.table_id = found.table_id)
        + coalesce((SELECT octet_length(data) FROM ludarium_packed AS old WHERE old.table_id = found.table_id), 0),
    (SELECT (convert_from(entry, 'UTF8')::json ->> 'at')::float8 FROM ludarium_entry AS entry
        WHERE entry.table_id = found.table_id ORDER BY number DESC LIMIT 1)
FROM (
    SELECT * FROM ludarium_summary WHERE position(':' in table_id) = 0
    AND (%s = '' OR replace(status, 'waiting', 'playing') = %s)
    AND (starts_with(table_id, %s) OR game = %s OR table_id = ANY(%s::text[]))
    ORDER BY updated DESC LIMIT %s
) AS found
"""
COUNT: Final = """
SELECT replace(status, 'waiting', 'playing') AS shown, count(*) FROM ludarium_summary
WHERE position(':' in table_id) = 0 GROUP BY shown
"""
SIZE: Final = """
SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class
WHERE relkind = 'r' AND starts_with(relname, 'ludarium_') AND pg_table_is_visible(oid)
"""


class PgListing(ListingStorage):
    """The part of the storage that lists tables."""

    async def _query(self, query: LiteralString, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    async def list_tables(self, search: str, status: str, also: list[str], limit: int) -> list[ListedTable]:
        values = (status, status, search, search, also, limit)
        return [ListedTable(*row) for row in await self._query(LIST, values)]

    async def count_tables(self) -> dict[str, int]:
        return {status: count for status, count in await self._query(COUNT)}  # noqa: C416 - rows are of any length

    async def size(self) -> int:
        ((found,),) = await self._query(SIZE)
        return int(found or 0)

    def file(self) -> Path | None:
        return None

    async def engine(self) -> str:
        ((version,),) = await self._query("SHOW server_version")
        return f"PostgreSQL {version.split()[0]}"
