"""What goes wrong at one moment, or at one table, is over with that moment and stays at that table."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.errors import LudariumError
from ludarium.server import caretaker
from ludarium.server.hub import Hub
from ludarium.server.metrics import Metrics
from ludarium.server.sqlite import SqliteStorage
from ludarium.server.storage import Summary, Told, open_storage
from ludarium.server.thinker import NoThought, Thinker

from .running import AGAINST_A_BOT, AT_ONCE, TWO_BOTS, TWO_PEOPLE, Running, running
from .test_bots import entries, status, until
from .test_socket import decide


def started(server: Running, **more: Any) -> tuple[Any, Any, str]:  # noqa: ANN401 - devices, and fields of any kind
    """Ada and Ben at a table that has started."""
    ada, ben = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE, **more)
    ben.post(f"/api/tables/{table}", json={"type": "sit", "ref": 1, "seat": 1, "name": "Ben"})
    ada.post(f"/api/tables/{table}", json={"type": "start", "ref": 1})
    return ada, ben, table


def test_a_table_that_cannot_be_read_holds_no_other_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        broken = server.create(server.device(), TWO_PEOPLE)
        _, ben, sound = started(server, stand_in=1)
        token = ben.cookies["ludarium"]
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE entry SET entry = 'garbage' WHERE table_id = ?", (broken,))
    connection.close()
    with running(file) as server:
        back = server.device()
        back.cookies.set("ludarium", token)
        with server.line(back, sound) as line:
            state = line.look(1)
            while not state["table"]["seats"][0]["stand_in"]:
                state = line.state()
        assert server.device().get(f"/api/tables/{broken}").status_code == 500
    (logged,) = [one for one in caplog.records if one.message == "a table cannot be looked after"]
    assert getattr(logged, "table", "") == broken[:3] + "…"


def test_a_command_whose_line_was_cut_still_moves_the_bots(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
    with running(url) as server:
        tables = []
        for _ in range(5):
            device = server.device()
            table = server.create(device, seats)
            with server.line(device, table) as line:
                line.send("start")
                line.socket.socket.close()  # before the answer
            tables.append(table)
        # Looked at behind the server's back: whoever asks it would set it going.
        until(lambda: all(entries(url, table)[-1]["type"] == "decided" for table in tables))


def test_bots_move_though_the_storage_lost_an_answer_and_the_client_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    lose: list[str] = []
    submit = SqliteStorage.submit

    def forgetful(self: SqliteStorage, number: int, entry: bytes, summary: Summary, told: Told) -> None:
        def answer(error: LudariumError | None) -> None:
            told(LudariumError("the answer was lost") if lose and lose.pop() else error)

        submit(self, number, entry, summary, answer)

    monkeypatch.setattr(SqliteStorage, "submit", forgetful)
    monkeypatch.setattr(caretaker, "CHECK", 1e9)
    with running(url) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.line(ada, table) as line:
            state = line.look(0)
            while state["waiting"] != [0]:  # the bot has chosen its window
                state = line.state()
            lose.append("the next one")
            assert decide(line, state)["message"]["id"] == "reason-not-saved"
            assert decide(line, state)["type"] == "done"
            stored = len(entries(url, table))
        until(lambda: len(entries(url, table)) > stored or 0 in ada.get(f"/api/tables/{table}").json()["waiting"])


def test_a_table_whose_last_entry_nobody_knew_of_is_read_again_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(_self: SqliteStorage, _told: object) -> None:
        """Hear of no news."""

    monkeypatch.setattr(SqliteStorage, "watch", deaf)
    monkeypatch.setattr(caretaker, "CHECK", 0.5)
    with running(tmp_path / "tables.sqlite") as one, running(tmp_path / "tables.sqlite") as other:
        ada = one.device()
        table = one.create(ada, TWO_PEOPLE)
        with other.line(other.device(), table) as line:
            before = line.look(None)["version"]
            ada.post(f"/api/tables/{table}", json={"type": "rename", "ref": 1, "seat": 0, "name": "Adele"})
            state = line.state()
            assert (state["version"], state["table"]["seats"][0]["name"]) == (before + 1, "Adele")


def test_news_of_a_table_that_is_just_being_woken_are_not_lost(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with running(url) as server:
        table = server.create(server.device(), TWO_BOTS)
        until(lambda: status(server.device(), table) == "over")

    async def story() -> None:
        storage = await open_storage(url)
        hub = Hub(storage, Metrics())
        whole = await storage.read(table)
        reads = [whole[:-1], whole]

        class Slow:
            """A storage into which another process writes while it is read."""

            async def read(self, _table: str) -> list[bytes]:
                assert not hub.is_behind(table, len(whole)), "it does not know yet"
                return reads.pop(0)

        hub.storage = Slow()  # type: ignore[assignment] # all that waking needs
        live = await hub.wake(table)
        assert live.table.version == len(whole)
        assert live.table.status == "over"
        assert not hub.is_behind(table, len(whole))
        await storage.close()

    asyncio.run(story())


def test_a_visit_that_met_a_storage_in_trouble_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with monkeypatch.context() as patch:
        patch.setattr(Thinker, "think", never)
        with running(url) as server:
            server.create(server.device(), TWO_BOTS)
            table = server.create(server.device(), TWO_BOTS)
    trouble = [1, 2, 3]
    read = SqliteStorage.read

    async def failing(self: SqliteStorage, table: str, since: int = 0) -> list[bytes]:
        if trouble:
            trouble.pop()
            raise LudariumError("the database is away")
        return await read(self, table, since)

    monkeypatch.setattr(SqliteStorage, "read", failing)
    monkeypatch.setattr(caretaker, "AGAIN", 0.2)
    with running(url):
        until(lambda: not trouble)
        until(lambda: any(entry["type"] == "decided" for entry in entries(url, table)))


async def never(*asked: object) -> str:
    """A bot that comes to no decision."""
    await asyncio.sleep(3600)
    raise AssertionError(asked)


def test_no_bot_plays_for_people_who_are_here_when_the_clock_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with running(url) as server:
        ada, ben, table = started(server, stand_in=300)
        with server.line(ada, table) as first, server.line(ben, table) as second:
            first.look(0)
            second.look(1)
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + 3600)
            time.sleep(1.5)
            assert first.ask("chat", seat=0, phrase="hello")["type"] == "done"
            time.sleep(1.5)
            assert not any(seat["stand_in"] for seat in first.look(0)["table"]["seats"])


def test_a_table_that_fails_again_and_again_is_closed_and_not_visited_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    tries: list[str] = []

    async def fail(*asked: object) -> str:
        tries.append(str(asked[2]))  # the bot's name
        raise NoThought

    monkeypatch.setattr(Thinker, "think", fail)
    pace = msgspec.structs.replace(AT_ONCE, again=0.1)
    with running(file, pace=pace) as server:
        device = server.device()
        table = server.create(device, AGAINST_A_BOT)
        with server.line(device, table) as line:
            state = line.look(0)
            while state["table"]["status"] == "playing":
                state = line.state()
        assert state["table"]["status"] == "closed"
        assert state["table"]["failed"]
        assert len(tries) == caretaker.MOST_FAILURES
        answer = device.post(f"/api/tables/{table}", json={"type": "leave", "ref": 1, "seat": 0})
        assert answer.json()["message"]["id"] == "reason-failed"
        assert server.create(device, TWO_PEOPLE)  # others play on
    with running(file, pace=pace) as server:
        time.sleep(1.5)  # some rounds
        assert len(tries) == caretaker.MOST_FAILURES
        assert status(server.device(), table) == "closed"
