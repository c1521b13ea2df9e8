"""Which stored tables a server loads when it starts: those at which something is due, the others when people come."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from ludarium.games.sagrada.table import Sagrada
from ludarium.server.gc_policy import GcPolicy
from ludarium.server.jobs.pace import Pace
from ludarium.server.storage.base import StoredStatus, Summary, open_storage
from ludarium.server.tables.event_log import EventLog
from ludarium.server.tables.live_table import LiveTable
from ludarium.server.tables.table import Table

from .running import AGAINST_A_BOT, TWO_BOTS, TWO_PEOPLE, RunningServer, running, url_of
from .test_bots import wait_until


def due(url: str) -> set[str]:
    """The tables that a server visits when it starts."""

    async def read() -> list[str]:
        storage = await open_storage(url)
        try:
            return await storage.due()
        finally:
            await storage.close()

    return set(asyncio.run(read()))


def waiting_for_a_person(server: RunningServer, **more: object) -> str:
    """A table against a bot at which only the person has to decide."""
    device = server.device()
    table = server.create(device, AGAINST_A_BOT, **more)
    wait_until(lambda: device.get(f"/api/tables/{table}?seat=0").json()["waiting"] == [0])
    return table


def test_a_table_that_waits_for_people_is_loaded_when_they_come(url: str) -> None:
    with running(url) as server:
        ada = server.device()
        lobby, sleeping = server.create(ada, TWO_PEOPLE), waiting_for_a_person(server)
        clocked = waiting_for_a_person(server, pace={"kind": "clock", "seconds": 3600})
    assert due(url) == {clocked}
    with running(url) as server:
        assert server.app.registry is not None
        live = server.app.registry.live
        wait_until(lambda: clocked in live)  # all that is due is visited in the first round
        assert {lobby, sleeping}.isdisjoint(live)
        assert server.device().get(f"/api/tables/{sleeping}").json()["waiting"] == [0]
        assert sleeping in live


def test_a_table_at_which_a_bot_has_to_move_is_due(url: str) -> None:
    with running(url) as server:
        registry = server.app.registry
        assert registry is not None
        registry.closing = True  # so that no bot moves
        table = server.create(server.device(), TWO_BOTS)
    assert due(url) == {table}
    with running(url) as server:
        wait_until(lambda: server.device().get(f"/api/tables/{table}").json()["table"]["status"] == "over")
    assert due(url) == set()


@pytest.mark.parametrize("status", ["playing", "waiting"])
def test_only_a_table_that_may_need_something_is_due(url: str, status: StoredStatus) -> None:
    async def store() -> None:
        storage = await open_storage(url)
        try:
            summary = Summary("ash", status, "link", "sagrada", 1.0, b"")
            await storage.append(0, b"{}", summary)
            assert await storage.unfinished() == ["ash"]
        finally:
            await storage.close()

    asyncio.run(store())
    assert due(url) == ({"ash"} if status == "playing" else set())


def test_the_operator_sees_a_waiting_table_as_one_that_is_played(tmp_path: Path) -> None:
    token = "a long token of the operator"  # noqa: S105 - of this test only
    with running(url_of(tmp_path / "tables.sqlite"), admin_token=token) as server:
        table = waiting_for_a_person(server)
        operator = server.device()
        operator.post("/api/admin/session", json={"token": token})
        assert operator.get("/api/admin").json()["tables"] == {"playing": 1}
        (found,) = operator.get("/api/admin/tables", params={"status": "playing"}).json()
        assert (found["id"], found["status"]) == (table, "playing")


def objects_of_tables() -> int:
    """How many objects of loaded tables exist."""
    kinds = {LiveTable, Table, EventLog, Sagrada}
    return sum(type(one) in kinds for one in gc.get_objects())


def test_an_unloaded_table_leaves_nothing_to_the_garbage_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GcPolicy, "collect_young", lambda _: None)
    with running(tmp_path / "tables.sqlite", pace=Pace(bots=0, idle=0.5)) as server:
        gc.collect()
        gc.disable()
        try:
            device = server.device()
            with server.connect(device, server.create(device, AGAINST_A_BOT)) as client:
                (decision,) = client.look(0)["decisions"]
                client.ask("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
                assert objects_of_tables() >= 4
            wait_until(lambda: not objects_of_tables())
        finally:
            gc.enable()
