"""The storages: the same behaviour in SQLite and PostgreSQL, and failures of each."""

from __future__ import annotations

import asyncio
import functools
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludarium.errors import LudariumError
from ludarium.server.protocol import Status, Visibility
from ludarium.server.storage.base import EntryExists, Gap, Storage, Summary, open_storage
from ludarium.server.storage.sqlite import SqliteStorage, WriterProcess
from ludarium.server.storage.sqlite_writer import POLL_SECONDS

from .cluster import Cluster

PROGRAM = Path(__file__).with_name("append_until_killed.py")


def new_loop() -> asyncio.AbstractEventLoop:
    """The event loop of a server: uvloop's if it is installed."""
    try:
        import uvloop  # noqa: PLC0415 - not on every platform
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def run_async(
    function: Callable[..., Awaitable[None]],
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
    seconds: float = 60,
) -> Callable[..., None]:
    """An asynchronous function as a test."""

    @functools.wraps(function)
    def test(**fixtures: object) -> None:
        async def run() -> None:
            await asyncio.wait_for(function(**fixtures), seconds)

        with asyncio.Runner(loop_factory=loop) as runner:
            runner.run(run())

    return test


run_in_server_loop = functools.partial(run_async, loop=new_loop, seconds=600)


def summary(
    table: str = "ash", status: Status = "playing", visibility: Visibility = "link", updated: float = 1.5
) -> Summary:
    return Summary(table, status, visibility, "sagrada", updated, b'{"id": "\xc4\x8d"}')


async def until(condition: Callable[[], bool]) -> None:
    while not condition():  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.02)


async def store(storage: Storage, table: str, *numbers: int) -> None:
    for number in numbers:
        await storage.append(number, b"%d" % number, summary(table))


# --- the interface ---------------------------------------------------------------------------------------------------


@run_async
async def test_entries_are_read_as_they_were_stored(url: str) -> None:
    entries = [b"{}", b"", b"\x00,\xff\n", bytes(200_000), *(b"%d" % number for number in range(20))]
    storage = await open_storage(url)
    for number, entry in enumerate(entries):
        await storage.append(number, entry, summary())
    assert await storage.read("ash") == entries
    assert await storage.read("ash", 3) == entries[3:]
    assert await storage.read("ash", len(entries)) == []
    assert await storage.read("elm") == []
    await storage.close()


@run_async
async def test_entries_survive_reopening(url: str) -> None:
    storage = await open_storage(url)
    await store(storage, "ash", 0, 1)
    await storage.close()
    storage = await open_storage(url)
    assert await storage.read("ash") == [b"0", b"1"]
    await store(storage, "ash", 2)
    assert await storage.read("ash") == [b"0", b"1", b"2"]
    await storage.close()


@run_async
async def test_a_number_is_written_once(url: str) -> None:
    storage = await open_storage(url)
    await store(storage, "ash", 0, 1)
    with pytest.raises(EntryExists, match="entry 1 of table ash… is written already"):
        await storage.append(1, b"other", summary(status="over", visibility="public"))
    assert await storage.read("ash") == [b"0", b"1"]
    assert await storage.unfinished() == ["ash"]
    assert await storage.public_tables() == []
    await storage.close()


@run_async
async def test_gaps_in_the_numbers_are_refused(url: str) -> None:
    storage = await open_storage(url)
    for number in (1, -1):
        with pytest.raises(Gap):
            await store(storage, "ash", number)
    await store(storage, "ash", 0)
    with pytest.raises(Gap, match="entry 2 of table ash… cannot be written: there is no entry 1"):
        await store(storage, "ash", 2)
    assert await storage.read("ash") == [b"0"]
    await storage.close()


@run_async
async def test_of_many_concurrent_appends_only_invalid_ones_are_refused(url: str) -> None:
    storage = await open_storage(url)
    await store(storage, "taken", 0)
    tables = [f"t{number}" for number in range(100)]
    tables[20] = tables[70] = "taken"
    tables[40] = "twice"
    tables[41] = "twice"
    outcomes = await asyncio.gather(
        *(storage.append(0, table.encode(), summary(table)) for table in tables),
        storage.append(2**70, b"", summary("huge")),
        storage.append(7, b"", summary("gap")),
        return_exceptions=True,
    )
    refused = {place: type(outcome) for place, outcome in enumerate(outcomes) if outcome is not None}
    assert refused == {20: EntryExists, 41: EntryExists, 70: EntryExists, 100: LudariumError, 101: Gap}
    for table in {*tables} - {"taken"}:
        assert await storage.read(table) == [table.encode()]
    assert await storage.read("taken") == [b"0"]
    await storage.close()


@run_async
async def test_a_summary_is_that_of_the_last_entry(url: str) -> None:
    storage = await open_storage(url)
    await storage.append(0, b"", summary("ash", "lobby", "public", 1794777414.2493966))
    await storage.append(0, b"", summary("elm", "playing", "public", 1794777414.2493951))
    await storage.append(0, b"", summary("fir", "lobby"))
    assert [found.table for found in await storage.public_tables()] == ["ash", "elm"]
    assert [found.table for found in await storage.public_tables(1)] == ["ash"]
    assert await storage.unfinished() == ["ash", "elm", "fir"]
    last = Summary("elm", "over", "public", "raxxon", 1794777415.25, b"\x00new")
    await storage.append(1, b"", last)
    assert (await storage.public_tables())[0] == last
    assert await storage.unfinished() == ["ash", "fir"]
    await storage.append(2, b"", summary("elm", "playing"))  # an undo after the end
    assert await storage.unfinished() == ["ash", "elm", "fir"]
    assert [found.table for found in await storage.public_tables()] == ["ash"]
    await storage.close()


@run_async
async def test_the_versions_of_many_tables_are_read_at_once(url: str) -> None:
    storage = await open_storage(url)
    await store(storage, "ash", 0, 1, 2)
    await store(storage, "elm", 0)
    assert await storage.versions(["ash", "elm", "no'where"]) == {"ash": 3, "elm": 1}
    assert await storage.versions([]) == {}
    await storage.close()


@run_async
async def test_closing_stores_pending_entries_and_nothing_more(url: str) -> None:
    storage = await open_storage(url)
    assert await storage.ready()
    waiting = [asyncio.create_task(store(storage, f"t{number}", 0)) for number in range(1000)]
    await asyncio.sleep(0)
    await storage.close()
    await asyncio.gather(*waiting)
    with pytest.raises(LudariumError, match="closed"):
        await store(storage, "ash", 0)
    with pytest.raises(LudariumError, match="closed"):
        await storage.read("ash")
    assert not await storage.ready()
    await storage.close()  # closing twice is allowed
    storage = await open_storage(url)
    assert len(await storage.unfinished()) == 1000
    await storage.close()


@run_async
async def test_a_cancelled_append_does_not_affect_others(url: str) -> None:
    storage = await open_storage(url)
    waiting = [asyncio.create_task(store(storage, f"t{number}", 0, 1)) for number in range(50)]
    await asyncio.sleep(0)
    for task in waiting[::2]:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for number in range(1, 50, 2):
        assert await storage.read(f"t{number}") == [b"0", b"1"]
    await store(storage, "ash", 0)
    await storage.close()


# --- several processes -----------------------------------------------------------------------------------------------


@run_async
async def test_a_process_is_notified_of_other_appends_and_not_of_its_own(url: str) -> None:
    here, there = await open_storage(url), await open_storage(url)
    news: list[tuple[str, int]] = []
    await store(there, "old", 0)
    await here.watch(lambda table, version: news.append((table, version)))
    await store(here, "own", 0, 1)
    await store(there, "ash", 0, 1)
    await store(here, "ash", 2)
    await store(there, "ash", 3)
    with pytest.raises(EntryExists):
        await store(here, "ash", 3)
    await until(lambda: ("ash", 4) in news)
    assert ("own", 2) not in news
    assert ("ash", 3) not in news
    await store(there, "own", 2)
    await until(lambda: ("own", 3) in news)
    await here.close()
    await there.close()


@run_async
async def test_only_one_process_has_a_lease_until_it_ends(postgres: Cluster) -> None:
    url = postgres.new_database()
    here, there = await open_storage(url), await open_storage(url)
    assert await here.lease("ash")
    assert await here.lease("ash")
    assert not await there.lease("ash")
    assert await there.lease("elm")
    await here.append(0, b"", summary("ash"))
    assert not await there.lease("ash")
    await here.append(1, b"", summary("ash", "over"))
    assert await there.lease("ash"), "the lease of a finished table is released"
    assert not await here.lease("elm")
    await there.close()
    assert await here.lease("elm")
    await here.close()


@run_async
async def test_in_sqlite_every_process_has_the_lease(tmp_path: Path) -> None:
    storage = await open_storage(f"sqlite:///{tmp_path}/tables.db")
    assert await storage.lease("ash")
    await storage.close()


async def append_at_end(storage: Storage, table: str, entry: bytes) -> None:
    """Append an entry at the current end."""
    while True:
        number = len(await storage.read(table))
        try:
            await storage.append(number, entry, summary(table))
        except EntryExists:
            continue
        return


@run_async
async def test_two_processes_appending_to_the_same_tables_lose_nothing(url: str) -> None:
    storages = await open_storage(url), await open_storage(url)
    tables = [f"t{number}" for number in range(5)]
    entries = [b"%d" % number for number in range(10)]

    async def race(storage: Storage, table: str, name: bytes) -> None:
        for entry in entries:
            await append_at_end(storage, table, name + entry)

    await asyncio.gather(
        *(race(storage, table, name) for storage, name in zip(storages, (b"a", b"b"), strict=True) for table in tables)
    )
    for table in tables:
        found = await storages[0].read(table)
        assert [entry[1:] for entry in found if entry[:1] == b"a"] == entries
        assert [entry[1:] for entry in found if entry[:1] == b"b"] == entries
    for storage in storages:
        await storage.close()


def test_a_new_storage_can_be_opened_many_times_at_once(url: str) -> None:
    async def first(number: int) -> None:
        storage = await open_storage(url)
        await store(storage, f"t{number}", 0)
        await storage.close()

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda number: asyncio.run(first(number)), range(8)))


def killed_while_writing(url: str, seconds: float) -> list[tuple[str, int]]:
    """The entries acknowledged to a process before it was killed."""
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, str(PROGRAM), url],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        time.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        lines = process.stdout.read().splitlines(keepends=True)
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(table, int(number)) for table, number in whole]


@pytest.mark.slow
def test_acknowledged_entries_survive_kill_9_and_none_is_stored_twice(url: str) -> None:
    async def entries(tables: set[str]) -> dict[str, list[bytes]]:
        storage = await open_storage(url)
        found = {table: await storage.read(table) for table in tables}
        assert set(await storage.unfinished()) >= tables
        await storage.close()
        return found

    acknowledged: list[tuple[str, int]] = []
    for seconds in (0.3, 0.05, 0.7):
        acknowledged += killed_while_writing(url, seconds)
        found = asyncio.run(entries({table for table, _ in acknowledged}))
        for table, log in found.items():
            assert log == [f"{table} {number}".encode() for number in range(len(log))]
        assert all(number < len(found[table]) for table, number in acknowledged)
    assert len(acknowledged) == len(set(acknowledged)) > 100


# --- failures of SQLite ----------------------------------------------------------------------------------------------


async def open_file(path: Path) -> SqliteStorage:
    storage = await open_storage(f"sqlite:///{path}")
    assert isinstance(storage, SqliteStorage)
    return storage


def writer_of(storage: SqliteStorage) -> int:
    """The id of the writer process."""
    process = storage._writer.process
    assert process is not None
    return process.get_pid()


@run_async
async def test_a_full_disk_is_reported_to_all_and_storing_works_again_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    storage = await open_file(path)
    await store(storage, "ash", 0)
    log = path.with_name("tables.db-wal").stat().st_size
    free = resource.prlimit(writer_of(storage), resource.RLIMIT_FSIZE, (log, resource.RLIM_INFINITY))
    big = bytes(10_000)
    outcomes = await asyncio.gather(
        *(storage.append(0, big, summary(f"t{number}")) for number in range(20)), return_exceptions=True
    )
    assert {str(outcome).partition("this: ")[2] for outcome in outcomes} == {"disk I/O error"}
    assert all(type(outcome) is LudariumError for outcome in outcomes)
    assert await storage.unfinished() == ["ash"]  # reading still works
    assert await storage.ready()
    resource.prlimit(writer_of(storage), resource.RLIMIT_FSIZE, free)
    await storage.append(1, big, summary("ash"))
    assert await storage.read("ash") == [b"0", big]
    await storage.close()


@run_async
async def test_a_killed_writer_is_reported_and_restarted(tmp_path: Path) -> None:
    storage = await open_file(tmp_path / "tables.db")
    await store(storage, "ash", 0)
    first = writer_of(storage)
    os.kill(first, signal.SIGSTOP)  # so that it does not reply any more
    waiting = [asyncio.create_task(store(storage, f"t{number}", 0)) for number in range(10)]
    await asyncio.sleep(0.05)
    os.kill(first, signal.SIGKILL)
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert {str(outcome).partition("this: ")[2] for outcome in outcomes} == {"the writer process has ended"}
    await until(lambda: storage._writer.pipe is not None)
    await store(storage, "ash", 1)
    assert writer_of(storage) != first
    assert await storage.read("ash") == [b"0", b"1"]
    await storage.close()


async def kill_writer(storage: SqliteStorage, times: int) -> None:
    """Kill the writer repeatedly at random moments: another takes over each time."""
    chance = random.Random(times)
    for number in range(times):
        last = writer_of(storage)
        os.kill(last, signal.SIGKILL)
        began = time.monotonic()
        while True:
            try:
                await storage.append(number, b"", summary())
            except LudariumError:
                assert time.monotonic() - began < 30, "nothing can be stored"
                await asyncio.sleep(0.01)
            else:
                break
        await asyncio.sleep(chance.uniform(0, 0.01))
    assert len(await storage.read("ash")) == times


@run_in_server_loop
async def test_a_writer_is_restarted_after_many_kills(tmp_path: Path) -> None:
    storage = await open_file(tmp_path / "tables.db")
    await kill_writer(storage, 20)
    await storage.close()


@pytest.mark.soak
@run_in_server_loop
async def test_a_writer_is_restarted_after_hundreds_of_kills(tmp_path: Path) -> None:
    storage = await open_file(tmp_path / "tables.db")
    await kill_writer(storage, 300)
    await storage.close()


@run_in_server_loop
async def test_a_writer_whose_pipe_is_closed_is_replaced(tmp_path: Path) -> None:
    storage = await open_file(tmp_path / "tables.db")
    first, pipe = writer_of(storage), storage._writer.pipe
    assert pipe is not None
    os.kill(first, signal.SIGSTOP)  # so that its end is not reported before the pipe is written to
    pipe.close()
    await asyncio.sleep(2 * POLL_SECONDS)
    await until(lambda: storage._writer.pipe not in {None, pipe})
    await store(storage, "ash", 0)
    assert writer_of(storage) != first
    await storage.close()


@run_in_server_loop
async def test_starting_the_writer_is_retried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = await open_file(tmp_path / "tables.db")
    with monkeypatch.context() as patch:
        patch.setattr(sys, "executable", str(tmp_path / "no-python"))
        os.kill(writer_of(storage), signal.SIGKILL)
        await asyncio.sleep(2 * POLL_SECONDS)
        assert not await storage.ready()
        with pytest.raises(LudariumError, match="has ended"):
            await store(storage, "ash", 0)
    await until(lambda: storage._writer.pipe is not None)
    await store(storage, "ash", 0)
    await storage.close()


@run_async
async def test_the_writer_ignores_signals_meant_for_the_server(tmp_path: Path) -> None:
    storage = await open_file(tmp_path / "tables.db")
    for number in (signal.SIGINT, signal.SIGTERM):  # a service manager sends them to all processes of a service
        os.kill(writer_of(storage), number)
    await store(storage, "ash", 0, 1, 2)
    assert await storage.read("ash") == [b"0", b"1", b"2"]
    await storage.close()


@run_async
async def test_a_writer_that_cannot_open_its_file_reports_it(tmp_path: Path) -> None:
    writing = WriterProcess(tmp_path)
    with pytest.raises(LudariumError, match="the writer process did not start"):
        await writing.start()
    await writing.ended


@run_async
async def test_submitted_entries_are_stored_although_the_server_is_killed(tmp_path: Path) -> None:
    code = """
import asyncio, os, signal, sys
from ludarium.server.storage.base import Summary, open_storage

async def submit():
    storage = await open_storage("sqlite:///" + sys.argv[1])
    for number in range(200):
        storage.submit(0, b"0", Summary(f"t{number}", "playing", "link", "sagrada", 0.0, b""), print)
    await asyncio.sleep(0)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(submit())
"""
    path = tmp_path / "tables.db"
    dying = await asyncio.create_subprocess_exec(sys.executable, "-c", code, str(path))
    assert await dying.wait() == -signal.SIGKILL
    storage = await open_file(path)
    while len(await storage.unfinished()) < 200:  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.05)
    await storage.close()


@run_async
async def test_reading_does_not_wait_for_writing(tmp_path: Path) -> None:
    storage = await open_file(tmp_path / "tables.db")
    await store(storage, "ash", 0)
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store(storage, "ash", 1))
    await asyncio.sleep(0.2)
    assert await storage.read("ash") == [b"0"]
    assert not waiting.done()
    other.execute("ROLLBACK")
    other.close()
    await waiting
    await storage.close()


@run_async
async def test_a_new_file_is_readable_only_by_its_owner_and_its_folder_is_created(tmp_path: Path) -> None:
    path = tmp_path / "data" / "new ? # % folder" / "tables.db"
    storage = await open_file(path)
    await store(storage, "ash", 0)
    assert {file.stat().st_mode & 0o777 for file in path.parent.iterdir()} == {0o600}
    await storage.close()
    assert [file.name for file in path.parent.iterdir()] == ["tables.db"]


def refusal(url: str) -> str:
    with pytest.raises(LudariumError) as caught:
        asyncio.run(open_storage(url))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_file_of_another_program_is_refused_and_not_changed(tmp_path: Path) -> None:
    text, other = tmp_path / "letter.txt", tmp_path / "other.db"
    text.write_text("Dear database, " * 1000)
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE wine (year INTEGER)")
    connection.close()
    for file in (text, other):
        before = file.read_bytes()
        assert "is not a database of Ludarium" in refusal(f"sqlite:///{file}")
        assert file.read_bytes() == before


def test_a_file_of_a_newer_ludarium_is_refused(tmp_path: Path) -> None:
    async def make() -> None:
        await (await open_file(tmp_path / "tables.db")).close()

    asyncio.run(make())
    connection = sqlite3.connect(tmp_path / "tables.db")
    connection.execute("PRAGMA user_version = 3")
    connection.close()
    assert "has version 3, which this Ludarium does not know: expected 2" in refusal(f"sqlite:///{tmp_path}/tables.db")


def test_a_path_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be opened for writing: Is a directory" in refusal(f"sqlite:///{tmp_path}")
    assert "cannot be opened for writing: " in refusal(f"sqlite:///{tmp_path}/file/tables.db")
    assert "with four slashes" in refusal("sqlite:///there/is/no/such/folder.db")


# --- failures of PostgreSQL ------------------------------------------------------------------------------------------

CUT = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = 'ludarium'"


@run_async
async def test_lost_connections_are_reopened_and_their_leases_are_released(postgres: Cluster) -> None:
    url = postgres.new_database()
    here, there = await open_storage(url), await open_storage(url)
    news: list[tuple[str, int]] = []
    await here.watch(lambda table, version: news.append((table, version)))
    await store(here, "ash", 0)
    await store(there, "elm", 0)
    assert await here.lease("ash")
    await until(lambda: ("elm", 1) in news)
    postgres.execute("postgres", CUT)
    assert await here.read("ash") == [b"0"]
    await store(here, "ash", 1)
    await store(there, "elm", 1)
    assert await there.lease("ash")
    await until(lambda: ("elm", 2) in news)
    vars(here)["_lease_connection"].answered_at = 0.0  # some seconds later
    assert not await here.lease("ash")
    await store(there, "elm", 2)
    await until(lambda: ("elm", 3) in news)
    await here.close()
    await there.close()


@run_async
async def test_an_unavailable_database_is_reported_and_reconnected(postgres: Cluster) -> None:
    storage = await open_storage(postgres.new_database())
    await store(storage, "ash", 0)
    await storage.lease("ash")
    postgres.stop()
    try:
        outcomes = await asyncio.gather(
            *(store(storage, f"t{number}", 0) for number in range(10)), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {LudariumError}
        with pytest.raises(LudariumError, match="did not answer"):
            await storage.read("ash")
        assert not await storage.ready()
        vars(storage)["_lease_connection"].answered_at = 0.0  # some seconds later
        assert not await storage.lease("ash")
    finally:
        postgres.start(("-c", "fsync=off"))
    await store(storage, "ash", 1)
    assert await storage.read("ash") == [b"0", b"1"]
    assert await storage.ready()
    assert await storage.lease("ash")
    await storage.close()


@run_async
async def test_an_append_whose_result_is_lost_is_stored_once_and_acknowledged(postgres: Cluster) -> None:
    storage = await open_storage(postgres.new_database())
    await store(storage, "ash", 0)
    writer = vars(storage)["_writer"]
    run = writer.run

    async def cut(work: Callable[[object, bool], Awaitable[None]]) -> None:
        async def work_and_lose_the_result(connection: object, retry: bool) -> None:
            await work(connection, retry)
            if not retry:
                raise psycopg.OperationalError("the connection was lost")

        await run(work_and_lose_the_result)

    psycopg = pytest.importorskip("psycopg")
    vars(writer)["run"] = cut
    await storage.append(1, b"one", summary("ash"))
    with pytest.raises(EntryExists):
        await storage.append(1, b"two", summary("ash"))
    assert await storage.read("ash") == [b"0", b"one"]
    await storage.close()


def test_a_database_of_a_newer_ludarium_is_refused(postgres: Cluster) -> None:
    async def make(url: str) -> None:
        await (await open_storage(url)).close()

    url = postgres.new_database()
    asyncio.run(make(url))
    postgres.execute(f"d{postgres.databases}", "UPDATE ludarium_schema SET version = 3")
    assert "has version 3, which this Ludarium does not know: expected 2" in refusal(url)


def test_a_missing_database_is_refused(postgres: Cluster) -> None:
    assert 'database "nowhere" does not exist' in refusal(postgres.url("nowhere"))


# --- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url", ["", "tables.db", "sqlite:", "sqlite://", "sqlite:///", "mysql://me:secret@host/tables"]
)
def test_an_invalid_address_is_refused_with_an_example(url: str) -> None:
    assert "expected sqlite:///FILE" in refusal(url)
    assert "secret" not in refusal(url)


@pytest.mark.parametrize(
    "rest", ["me:secret@host:port/tables", "me:secret@[host/tables", "me:secret@127.0.0.1:1/tables"]
)
def test_the_error_for_an_address_does_not_contain_its_password(rest: str) -> None:
    pytest.importorskip("psycopg", reason="psycopg is not installed here")
    assert "secret" not in refusal(f"postgresql://{rest}")


def test_without_psycopg_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "ludarium.server.storage.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install 'ludarium[postgres]'" in refusal("postgresql://me@host/tables")
