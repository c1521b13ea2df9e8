"""Packed and deleted tables: nothing of a packed table is lost, and only old tables are deleted."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

import ludarium
from ludarium.errors import LudariumError
from ludarium.server.jobs.retention import Retention, RetentionPolicy
from ludarium.server.metrics import Metrics
from ludarium.server.protocol import Status
from ludarium.server.storage.base import FIRST_SCHEMA, MAX_NUMBER, Gap, Storage, Summary, open_storage
from ludarium.server.storage.packed import pack
from ludarium.server.storage.sqlite_backup import back_up, check
from ludarium.server.tables.entry import Said, encode_entry
from ludarium.server.tables.registry import TableRegistry
from ludarium.server.tables.uploaded import entries_of_record
from tests.stored.frozen import copied_database

from .cluster import Cluster
from .running import AGAINST_A_BOT, PATIENCE, RunningServer, running
from .test_app import ask

MAX_STORED = 40_000  # bytes of a finished table


def with_storage(url: str, work: Callable[[Storage], Awaitable[None]]) -> None:
    """Do this with the storage at a URL."""

    async def run() -> None:
        storage = await open_storage(url)
        try:
            await work(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def summary(table: str, status: Status = "over", updated: float = 1.0) -> Summary:
    """The row of a table."""
    return Summary(table, status, "link", "sagrada", updated, b"")


async def fill(storage: Storage, table: str, entries: list[bytes], status: Status = "over") -> None:
    """Store these entries of a table."""
    for number, entry in enumerate(entries):
        await storage.append(number, entry, summary(table, status))


ENTRIES = [b"entry %d" % number for number in range(7)]


def test_every_range_of_a_packed_table_is_read_as_before(url: str) -> None:
    async def work(storage: Storage) -> None:
        await fill(storage, "ash", ENTRIES)
        await storage.pack("ash", 6, pack(ENTRIES[:6]))  # the last entry came while it was being packed
        await storage.append(7, b"later", summary("ash"))
        everything = [*ENTRIES, b"later"]
        assert await storage.versions(["ash"]) == {"ash": 8}
        for since in range(10):
            for until in (*range(10), MAX_NUMBER):
                assert await storage.read("ash", since, until) == everything[since:until], (since, until)
        assert await storage.unpacked(5.0, 10) == []

    with_storage(url, work)


def test_an_entry_of_a_packed_table_is_not_written_a_second_time(url: str) -> None:
    async def work(storage: Storage) -> None:
        await fill(storage, "ash", ENTRIES)
        await storage.pack("ash", 7, pack(ENTRIES))
        for number in (1, 3, 6):
            with pytest.raises(LudariumError):
                await storage.append(number, b"other", summary("ash"))
        with pytest.raises(Gap):
            await storage.append(8, b"other", summary("ash"))
        assert await storage.read("ash") == ENTRIES

    with_storage(url, work)


def test_two_processes_that_pack_the_same_table_lose_nothing(url: str) -> None:
    async def work(storage: Storage) -> None:
        other = await open_storage(url)
        try:
            await fill(storage, "ash", ENTRIES)
            await storage.pack("ash", 5, pack(ENTRIES[:5]))
            await other.pack("ash", 7, pack(ENTRIES))  # it had read the table later
            assert await storage.read("ash") == await other.read("ash") == ENTRIES
        finally:
            await other.close()

    with_storage(url, work)


def test_only_finished_tables_and_records_are_packed(url: str) -> None:
    async def work(storage: Storage) -> None:
        await fill(storage, "ash", ENTRIES)
        await fill(storage, "key:deals", ENTRIES)
        await fill(storage, "oak", ENTRIES, "playing")
        assert await storage.unpacked(0.5, 10) == [], "ash was not over yet"
        assert await storage.unpacked(1.5, 10) == ["ash"]

    with_storage(url, work)


@pytest.mark.parametrize(("game", "seats"), [("sagrada", 4), ("redrising", 6), ("raxxon", 4)])
def test_a_packed_game_of_all_seats_is_small(game: str, seats: int) -> None:
    match, chance = ludarium.new_match(game, seats=seats, seed=7), random.Random(1)
    while not match.over:
        decision = match.decisions[0]
        match.decide(decision.seat, chance.choice(decision.options).id)
    entries = entries_of_record(msgspec.json.encode(match.record()), 0.0, 0.0)
    assert sum(map(len, entries)) > 2 * MAX_STORED
    assert len(pack(entries)) < MAX_STORED


def test_a_packed_table_is_replayed_and_its_record_is_the_same(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        device = server.device()
        table = finished(server, device)
        before = answers(device, table)
        headers = dict(device.cookies)
    with running(file, retention=RetentionPolicy(pack_after=0.0)) as server:
        device = server.device()
        device.cookies.update(headers)
        wait_until_packed(file)
        assert answers(device, table) == before
        assert ask(device, table, type="chat", seat=0, text="Well played").json()["type"] == "done"
    assert check(file).entries == len(before) + 1, "every position is an entry, and one was added"
    back_up(file, tmp_path / "copy.sqlite")


def test_damage_of_a_packed_table_is_found(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def work(storage: Storage) -> None:
        await fill(storage, "ash", ENTRIES)
        await storage.pack("ash", 7, pack(ENTRIES))

    with_storage(f"sqlite:///{file}", work)
    assert check(file).entries == len(ENTRIES)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE packed SET data = ?", (pack(ENTRIES)[:-9],))
        database.commit()
    with pytest.raises(LudariumError, match="packed entries of table ash"):
        check(file)


def test_tables_are_deleted_when_their_time_is_over_and_not_before(url: str) -> None:
    async def work(storage: Storage) -> None:
        old, new = encode_entry(Said(1.0, 0, "old")), encode_entry(Said(1e12, 0, "new"))
        await fill(storage, "ash", [old])
        await fill(storage, "oak", [old, new])
        await fill(storage, "elm", [old], "playing")
        await fill(storage, "fir", [old, new], "playing")
        await fill(storage, "key:deals", [old])
        registry = TableRegistry(storage, Metrics())
        await Retention(registry, RetentionPolicy()).run()
        assert await stored(storage) == {"ash", "oak", "elm", "fir", "key:deals"}, "they stay without a policy"
        await Retention(registry, RetentionPolicy(finished=1.0)).run()
        assert await stored(storage) == {"oak", "elm", "fir", "key:deals"}
        await Retention(registry, RetentionPolicy(unfinished=1.0)).run()
        assert await stored(storage) == {"oak", "fir", "key:deals"}
        assert await storage.read("ash") == []

    with_storage(url, work)


def test_an_older_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    file = copied_database(tmp_path)
    before = raw_entries(file)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (FIRST_SCHEMA,)
    original = tmp_path / "original.sqlite"
    shutil.copy(file, original)

    async def work(storage: Storage) -> None:
        for table, entries in before.items():
            assert await storage.read(table) == entries
        await Retention(TableRegistry(storage, Metrics()), RetentionPolicy(pack_after=0.0)).run()
        assert await storage.unpacked(MAX_NUMBER, 10) == []
        for table, entries in before.items():
            assert await storage.read(table) == entries

    with_storage(f"sqlite:///{file}", work)
    copy = tmp_path / f"{file.name}.version-{FIRST_SCHEMA}"
    assert check(copy) == check(original) == check(file)


def test_an_older_file_that_cannot_be_copied_is_left_as_it_is(tmp_path: Path) -> None:
    file = copied_database(tmp_path)
    (tmp_path / f"{file.name}.version-{FIRST_SCHEMA}.part").mkdir()
    with pytest.raises(LudariumError, match="of an older version and cannot be copied"):
        with_storage(f"sqlite:///{file}", _nothing)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (FIRST_SCHEMA,)


@pytest.mark.exhaustive
def test_an_older_postgresql_database_is_brought_to_this_version(postgres: Cluster) -> None:
    import psycopg  # noqa: PLC0415 - an optional dependency

    url = postgres.new_database()

    async def write(storage: Storage) -> None:
        await fill(storage, "ash", ENTRIES)

    async def read(storage: Storage) -> None:
        await storage.pack("ash", 7, pack(ENTRIES))
        assert await storage.read("ash") == ENTRIES

    with_storage(url, write)
    with psycopg.connect(url) as connection:
        connection.execute("DROP TABLE ludarium_packed")
        connection.execute("UPDATE ludarium_schema SET version = 1")
    with_storage(url, read)


def finished(server: RunningServer, device: httpx.Client) -> str:
    """A table whose game Ada has played to its end against a bot."""
    table = server.create(device, AGAINST_A_BOT)
    ask(device, table, type="start")
    while True:
        state = device.get(f"/api/tables/{table}", params={"seat": 0}).json()
        if state["table"]["status"] == "over":
            return table
        for decision in state["decisions"]:
            ask(device, table, type="decide", seat=0, decision=decision["id"], option=decision["options"][-1]["id"])


def answers(device: httpx.Client, table: str) -> list[bytes]:
    """The record of a table, then every position that a replay shows."""
    version = device.get(f"/api/tables/{table}").json()["version"]
    record = device.get(f"/api/tables/{table}/record")
    moments = [device.get(f"/api/tables/{table}/moments/{entry}", params={"seat": 1}) for entry in range(1, version)]
    assert record.is_success
    assert sum(moment.is_success for moment in moments) > 10
    return [record.content, *(moment.content for moment in moments)]


def wait_until_packed(file: Path) -> None:
    """Wait until a table of the file is packed."""
    with closing(sqlite3.connect(file)) as database:
        for _ in range(int(PATIENCE / 0.02)):
            if database.execute("SELECT count(*) FROM packed").fetchone() != (0,):
                return
            time.sleep(0.02)
    pytest.fail("nothing was packed")


def raw_entries(file: Path) -> dict[str, list[bytes]]:
    """All entries of a file of the first version, by table."""
    found: dict[str, list[bytes]] = {}
    with closing(sqlite3.connect(file)) as database:
        for table, entry in database.execute("SELECT table_id, entry FROM entry ORDER BY table_id, number"):
            found.setdefault(table, []).append(entry)
    return found


async def _nothing(_: Storage) -> None:
    """Only open the storage."""


async def stored(storage: Storage) -> set[str]:
    """The tables that are stored."""
    return {found.table for found in await storage.summaries()}
