"""Failures are temporary, and limited to the table where they happen."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.errors import LudariumError
from ludarium.server.jobs import maintenance
from ludarium.server.jobs.bot_moves import MAX_FAILURES
from ludarium.server.metrics import Metrics
from ludarium.server.storage.base import OnStored, Summary, open_storage
from ludarium.server.storage.sqlite import SqliteStorage
from ludarium.server.tables.registry import TableRegistry
from ludarium.server.workers.bots import BotWorkers, NoDecision

from .running import AGAINST_A_BOT, AT_ONCE, TWO_BOTS, TWO_PEOPLE, RunningServer, running
from .test_bots import entries, status, wait_until
from .test_socket import decide


def start_table(server: RunningServer, **more: Any) -> tuple[Any, Any, str]:  # noqa: ANN401 - devices, and fields of any kind
    """Ada and Ben at a table that has started."""
    ada, ben = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE, **more)
    ben.post(f"/api/tables/{table}", json={"type": "sit", "ref": 1, "seat": 1, "name": "Ben"})
    ada.post(f"/api/tables/{table}", json={"type": "start", "ref": 1})
    return ada, ben, table


def test_a_table_that_cannot_be_read_does_not_affect_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        broken = server.create(server.device(), TWO_PEOPLE)
        _, ben, sound = start_table(server, stand_in=1)
        token = ben.cookies["ludarium"]
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE entry SET entry = 'garbage' WHERE table_id = ?", (broken,))
        connection.execute(
            "UPDATE summary SET status = 'playing' WHERE table_id = ?", (broken,)
        )  # visited at the start
    connection.close()
    with running(file) as server:
        back = server.device()
        back.cookies.set("ludarium", token)
        with server.connect(back, sound) as client:
            state = client.look(1)
            while not state["table"]["seats"][0]["stand_in"]:
                state = client.state()
        assert server.device().get(f"/api/tables/{broken}").status_code == 500
    (logged,) = [record for record in caplog.records if record.message == "a table cannot be checked"]
    assert getattr(logged, "table", "") == broken[:3] + "…"


def test_bots_move_after_a_request_whose_connection_was_lost(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    with running(url) as server:
        tables = []
        for _ in range(5):
            device = server.device()
            table = server.create(device, seats)
            with server.connect(device, table) as client:
                client.send("start")
                client.socket.socket.close()  # before the answer
            tables.append(table)
        # Read from the database, since a request would load the table and start the bots.
        wait_until(lambda: all(entries(url, table)[-1]["type"] == "decided" for table in tables))


def test_bots_move_after_a_lost_acknowledgement_and_a_repeated_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    lose: list[str] = []
    submit = SqliteStorage.submit

    def forgetful(self: SqliteStorage, number: int, entry: bytes, summary: Summary, on_stored: OnStored) -> None:
        def lose_outcome(error: LudariumError | None) -> None:
            on_stored(LudariumError("the outcome was lost") if lose and lose.pop() else error)

        submit(self, number, entry, summary, lose_outcome)

    monkeypatch.setattr(SqliteStorage, "submit", forgetful)
    monkeypatch.setattr(maintenance, "VERSION_CHECK_SECONDS", 1e9)
    with running(url) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.connect(ada, table) as client:
            state = client.look(0)
            while state["waiting"] != [0]:  # the bot has chosen its window
                state = client.state()
            lose.append("the next one")
            assert decide(client, state)["message"]["id"] == "reason-not-saved"
            assert decide(client, state)["type"] == "done"
            stored = len(entries(url, table))
        wait_until(lambda: len(entries(url, table)) > stored or 0 in ada.get(f"/api/tables/{table}").json()["waiting"])


def test_a_table_is_reloaded_although_a_notification_was_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_notifications(_self: SqliteStorage, _on_append: object) -> None:
        """Never call the callback."""

    monkeypatch.setattr(SqliteStorage, "watch", no_notifications)
    monkeypatch.setattr(maintenance, "VERSION_CHECK_SECONDS", 0.5)
    with running(tmp_path / "tables.sqlite") as one, running(tmp_path / "tables.sqlite") as other:
        ada = one.device()
        table = one.create(ada, TWO_PEOPLE)
        with other.connect(other.device(), table) as client:
            before = client.look(None)["version"]
            ada.post(f"/api/tables/{table}", json={"type": "rename", "ref": 1, "seat": 0, "name": "Adele"})
            state = client.state()
            assert (state["version"], state["table"]["seats"][0]["name"]) == (before + 1, "Adele")


def test_an_append_while_a_table_is_being_loaded_is_not_missed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with running(url) as server:
        table = server.create(server.device(), TWO_BOTS)
        wait_until(lambda: status(server.device(), table) == "over")

    async def run() -> None:
        storage = await open_storage(url)
        registry = TableRegistry(storage, Metrics())
        whole = await storage.read(table)
        reads = [whole[:-1], whole]

        class Slow:
            """A storage to which another process appends while it is read."""

            async def read(self, _table: str) -> list[bytes]:
                assert not registry.is_behind(table, len(whole)), "it does not know yet"
                return reads.pop(0)

        registry.storage = Slow()  # type: ignore[assignment] # all that loading needs
        live = await registry.load(table)
        assert live.table.version == len(whole)
        assert live.table.status == "over"
        assert not registry.is_behind(table, len(whole))
        await storage.close()

    asyncio.run(run())


def test_a_check_that_the_storage_failed_is_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with monkeypatch.context() as patch:
        patch.setattr(BotWorkers, "choose_option", never)
        with running(url) as server:
            server.create(server.device(), TWO_BOTS)
            table = server.create(server.device(), TWO_BOTS)
    failures = [1, 2, 3]
    read = SqliteStorage.read

    async def failing(self: SqliteStorage, table: str, since: int = 0) -> list[bytes]:
        if failures:
            failures.pop()
            raise LudariumError("the database is not available")
        return await read(self, table, since)

    monkeypatch.setattr(SqliteStorage, "read", failing)
    with running(url, pace=msgspec.structs.replace(AT_ONCE, retry=0.2)):
        wait_until(lambda: not failures)
        wait_until(lambda: any(entry["type"] == "decided" for entry in entries(url, table)))


async def never(*args: object) -> str:
    """A bot that never decides."""
    await asyncio.sleep(3600)
    raise AssertionError(args)


def test_no_bot_plays_for_people_who_are_online_when_the_clock_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with running(url) as server:
        ada, ben, table = start_table(server, stand_in=300)
        with server.connect(ada, table) as first, server.connect(ben, table) as second:
            first.look(0)
            second.look(1)
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + 3600)
            time.sleep(1.5)
            assert first.ask("chat", seat=0, phrase="hello")["type"] == "done"
            time.sleep(1.5)
            assert not any(seat["stand_in"] for seat in first.look(0)["table"]["seats"])


def test_a_table_whose_bots_fail_repeatedly_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    tries: list[str] = []

    async def fail(*args: object) -> str:
        tries.append(str(args[2]))  # the bot's name
        raise NoDecision

    monkeypatch.setattr(BotWorkers, "choose_option", fail)
    pace = msgspec.structs.replace(AT_ONCE, retry=0.1)
    with running(file, pace=pace) as server:
        device = server.device()
        table = server.create(device, AGAINST_A_BOT)
        with server.connect(device, table) as client:
            state = client.look(0)
            while state["table"]["status"] == "playing":
                state = client.state()
        assert state["table"]["status"] == "closed"
        assert state["table"]["failed"]
        assert len(tries) == MAX_FAILURES
        answer = device.post(f"/api/tables/{table}", json={"type": "leave", "ref": 1, "seat": 0})
        assert answer.json()["message"]["id"] == "reason-failed"
        assert server.create(device, TWO_PEOPLE)  # other tables work
    with running(file, pace=pace) as server:
        time.sleep(1.5)  # some rounds
        assert len(tries) == MAX_FAILURES
        assert status(server.device(), table) == "closed"
