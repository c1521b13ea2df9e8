"""Lists and sizes of the tables in SQLite."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Final

import msgspec

from .listing import ListedTable, ListingStorage

LIST: Final = """
SELECT table_id, replace(status, 'waiting', 'playing'), visibility, game,
    (SELECT max(number) + 1 FROM entry WHERE entry.table_id = found.table_id),
    (SELECT coalesce(sum(length(entry)), 0) FROM entry WHERE entry.table_id = found.table_id)
        + coalesce((SELECT length(data) FROM packed WHERE packed.table_id = found.table_id), 0),
    (SELECT json_extract(CAST(entry AS TEXT), '$.at') FROM entry WHERE entry.table_id = found.table_id
        ORDER BY number DESC LIMIT 1)
FROM (
    SELECT * FROM summary WHERE instr(table_id, ':') = 0 AND (?1 = '' OR replace(status, 'waiting', 'playing') = ?1)
    AND (substr(table_id, 1, length(?2)) = ?2 OR game = ?2 OR table_id IN (SELECT value FROM json_each(?3)))
    ORDER BY updated DESC LIMIT ?4
) AS found
"""
COUNT: Final = """
SELECT replace(status, 'waiting', 'playing') AS shown, count(*) FROM summary WHERE instr(table_id, ':') = 0
GROUP BY shown
"""


class SqliteListing(ListingStorage):
    """The part of the storage that lists tables."""

    async def fetch(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """The rows of a query."""
        raise NotImplementedError

    async def list_tables(self, search: str, status: str, also: list[str], limit: int) -> list[ListedTable]:
        values = (status, search, msgspec.json.encode(also).decode(), limit)
        return [ListedTable(*row) for row in await self.fetch(LIST, values)]

    async def count_tables(self) -> dict[str, int]:
        return dict(await self.fetch(COUNT))

    async def size(self) -> int:
        path = self.file()
        assert path is not None
        files = (path, path.with_name(f"{path.name}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    def file(self) -> Path | None:
        raise NotImplementedError

    async def engine(self) -> str:
        return f"SQLite {sqlite3.sqlite_version}"
