"""The index of finished tables in PostgreSQL."""

from __future__ import annotations

from typing import Any, Final, LiteralString

from .results import ResultStorage, StoredResult

RESULT_TABLES: Final = """
CREATE TABLE IF NOT EXISTS ludarium_result (
    table_id text PRIMARY KEY, game text NOT NULL, ended double precision NOT NULL, data bytea NOT NULL
);
CREATE INDEX IF NOT EXISTS ludarium_result_game ON ludarium_result (game, ended);
CREATE TABLE IF NOT EXISTS ludarium_result_key (
    key text NOT NULL, table_id text NOT NULL, seat integer NOT NULL, PRIMARY KEY (key, table_id)
);
CREATE TABLE IF NOT EXISTS ludarium_holder (holder text NOT NULL, key text NOT NULL, PRIMARY KEY (holder, key));
"""
UNINDEXED: Final = """
SELECT table_id FROM ludarium_summary WHERE status = 'over' AND visibility <> 'record'
AND position(':' in table_id) = 0
AND table_id NOT IN (SELECT table_id FROM ludarium_result) ORDER BY updated DESC LIMIT %s
"""
ADD: Final = """
WITH added AS (INSERT INTO ludarium_result VALUES (%b, %b, %b, %b) ON CONFLICT DO NOTHING)
INSERT INTO ludarium_result_key SELECT key, %b, seat FROM unnest(%b::text[], %b::integer[]) AS given (key, seat)
ON CONFLICT DO NOTHING RETURNING key
"""
RESULTS_OF: Final = """
SELECT table_id, game, ended, data, key, seat FROM ludarium_result JOIN ludarium_result_key USING (table_id)
WHERE key = ANY (%s) ORDER BY ended DESC LIMIT %s
"""
RESULTS_IN: Final = """
SELECT table_id, game, ended, data FROM ludarium_result WHERE game = %s ORDER BY ended DESC LIMIT %s
"""
HOLD: Final = "INSERT INTO ludarium_holder VALUES (%s, %s) ON CONFLICT DO NOTHING RETURNING key"
HELD: Final = "SELECT DISTINCT key FROM ludarium_holder WHERE holder = ANY (%s)"


class PgResults(ResultStorage):
    """The part of the storage with the results."""

    async def _query(self, query: LiteralString, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        raise NotImplementedError

    async def unindexed(self, limit: int) -> list[str]:
        return [table for (table,) in await self._query(UNINDEXED, (limit,))]

    async def add_result(self, result: StoredResult) -> None:
        keys, seats = list(result.seats), list(result.seats.values())
        row = (result.table, result.game, result.ended, result.data)
        await self._query(ADD, (*row, result.table, keys, seats))

    async def results_of(self, keys: list[str], limit: int) -> list[StoredResult]:
        rows = await self._query(RESULTS_OF, (keys, limit))
        return [StoredResult(table, game, ended, data, {key: seat}) for table, game, ended, data, key, seat in rows]

    async def results_in(self, game: str, limit: int) -> list[StoredResult]:
        return [StoredResult(*row) for row in await self._query(RESULTS_IN, (game, limit))]

    async def add_holder(self, holder: str, key: str) -> None:
        await self._query(HOLD, (holder, key))

    async def held_keys(self, holders: list[str]) -> list[str]:
        return [key for (key,) in await self._query(HELD, (holders,))]
