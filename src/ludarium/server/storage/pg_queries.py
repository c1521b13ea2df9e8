"""The queries of the storage in PostgreSQL."""

from __future__ import annotations

from typing import Final

TABLES: Final = """
CREATE TABLE IF NOT EXISTS ludarium_schema (version integer NOT NULL);
CREATE TABLE IF NOT EXISTS ludarium_entry (
    table_id text NOT NULL, number bigint NOT NULL, entry bytea NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS ludarium_summary (
    table_id text PRIMARY KEY, status text NOT NULL, visibility text NOT NULL, game text NOT NULL,
    updated double precision NOT NULL, data bytea NOT NULL, stored timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS ludarium_summary_unfinished ON ludarium_summary (table_id) WHERE status <> 'over';
CREATE INDEX IF NOT EXISTS ludarium_summary_public ON ludarium_summary (updated) WHERE visibility = 'public';
"""

# One statement, and so one round trip and one commit, for a whole group. Ordered by table, so that the groups of two
# processes cannot deadlock.
APPEND: Final = """
WITH given AS (
    SELECT * FROM unnest(
        %b::text[], %b::bigint[], %b::bytea[], %b::text[], %b::text[], %b::text[], %b::float8[], %b::bytea[]
    ) AS given (table_id, number, entry, status, visibility, game, updated, data)
), stored AS (
    INSERT INTO ludarium_entry SELECT table_id, number, entry FROM given
    WHERE number = 0 OR (
        SELECT true FROM ludarium_entry AS before
        WHERE before.table_id = given.table_id AND before.number = given.number - 1
    )
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id, number
), summed AS (
    INSERT INTO ludarium_summary
    SELECT table_id, status, visibility, game, updated, data, now() FROM given JOIN stored USING (table_id, number)
    ORDER BY table_id
    ON CONFLICT (table_id) DO UPDATE SET
        status = excluded.status, visibility = excluded.visibility, game = excluded.game,
        updated = excluded.updated, data = excluded.data, stored = excluded.stored
)
SELECT table_id, pg_notify('ludarium', table_id || ' ' || (number + 1)) FROM stored
"""
ENTRY: Final = "SELECT entry FROM ludarium_entry WHERE table_id = %s AND number = %s"
READ: Final = (
    "SELECT number, entry FROM ludarium_entry WHERE table_id = %s AND number >= %s AND number < %s ORDER BY number"
)
VERSIONS: Final = """
SELECT table_id, version FROM unnest(%s::text[]) AS given (table_id), LATERAL (
    SELECT max(number) + 1 AS version FROM ludarium_entry AS entry WHERE entry.table_id = given.table_id
) AS found WHERE version IS NOT NULL
"""
UNFINISHED: Final = (
    "SELECT table_id FROM ludarium_summary WHERE status <> 'over' AND status <> 'closed' ORDER BY table_id"
)
DUE: Final = "SELECT table_id FROM ludarium_summary WHERE status <> 'over' AND status = 'playing' ORDER BY table_id"
SUMMARIES: Final = """
SELECT table_id, status, visibility, game, updated, data FROM ludarium_summary ORDER BY table_id
"""
PUBLIC_TABLES: Final = """
SELECT table_id, status, visibility, game, updated, data FROM ludarium_summary
WHERE visibility = 'public' ORDER BY updated DESC LIMIT %s
"""
APPENDED_LATELY: Final = """
SELECT table_id, (SELECT max(number) + 1 FROM ludarium_entry AS entry WHERE entry.table_id = summary.table_id)
FROM ludarium_summary AS summary WHERE stored >= now() - make_interval(secs => %s)
"""
