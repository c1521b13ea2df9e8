"""The index of finished tables in SQLite."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from .results import ResultStorage, StoredResult
from .sqlite_writer import connect

RESULT_TABLES: Final = """
CREATE TABLE IF NOT EXISTS result (
    table_id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL, ended REAL NOT NULL, data BLOB NOT NULL
);
CREATE INDEX IF NOT EXISTS result_game ON result (game, ended);
CREATE TABLE IF NOT EXISTS result_key (
    key TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (key, table_id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS holder (holder TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (holder, key)) WITHOUT ROWID
"""
UNINDEXED: Final = """
SELECT table_id FROM summary WHERE status = 'over' AND visibility <> 'record'
AND instr(table_id, ':') = 0
AND table_id NOT IN (SELECT table_id FROM result) ORDER BY updated DESC LIMIT ?
"""
RESULTS_OF: Final = """
SELECT table_id, game, ended, data, key, seat FROM result JOIN result_key USING (table_id)
WHERE key IN (SELECT value FROM json_each(?)) ORDER BY ended DESC LIMIT ?
"""
RESULTS_IN: Final = "SELECT table_id, game, ended, data FROM result WHERE game = ? ORDER BY ended DESC LIMIT ?"
HELD: Final = "SELECT DISTINCT key FROM holder WHERE holder IN (SELECT value FROM json_each(?))"


class SqliteResults(ResultStorage):
    """The part of the storage with the results: it writes by a connection of its own, since the writer only appends."""

    async def fetch(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """The rows of a query."""
        raise NotImplementedError

    async def change(self, statements: list[tuple[str, tuple[Any, ...]]]) -> None:
        """Execute statements in one transaction."""
        raise NotImplementedError

    async def unindexed(self, limit: int) -> list[str]:
        return [table for (table,) in await self.fetch(UNINDEXED, (limit,))]

    async def add_result(self, result: StoredResult) -> None:
        row = (result.table, result.game, result.ended, result.data)
        keys = [(key, result.table, seat) for key, seat in result.seats.items()]
        await self.change(
            [
                ("INSERT OR IGNORE INTO result VALUES (?, ?, ?, ?)", row),
                *(("INSERT OR IGNORE INTO result_key VALUES (?, ?, ?)", key) for key in keys),
            ]
        )

    async def results_of(self, keys: list[str], limit: int) -> list[StoredResult]:
        rows = await self.fetch(RESULTS_OF, (as_json(keys), limit))
        return [StoredResult(table, game, ended, data, {key: seat}) for table, game, ended, data, key, seat in rows]

    async def results_in(self, game: str, limit: int) -> list[StoredResult]:
        return [StoredResult(*row) for row in await self.fetch(RESULTS_IN, (game, limit))]

    async def add_holder(self, holder: str, key: str) -> None:
        await self.change([("INSERT OR IGNORE INTO holder VALUES (?, ?)", (holder, key))])

    async def held_keys(self, holders: list[str]) -> list[str]:
        return [key for (key,) in await self.fetch(HELD, (as_json(holders),))]


def as_json(texts: list[str]) -> str:
    """Keys as SQLite's `json_each` takes them: they are hexadecimal."""
    return "[" + ",".join(f'"{text}"' for text in texts) + "]"


def execute(path: Path, statements: list[tuple[str, tuple[Any, ...]]]) -> None:
    """Execute statements in one transaction, by a new connection."""
    with closing(connect(str(path))) as connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            connection.execute(statement, values)
        connection.execute("COMMIT")


def create_tables(connection: sqlite3.Connection) -> None:
    """Create the tables of the index, also in an older database."""
    for statement in RESULT_TABLES.split(";"):
        connection.execute(statement)
