"""Bots at tables: without people, after a restart, for absent players; and what survives a SIGKILL."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import ludarium
from ludarium.client import Client
from ludarium.errors import LudariumError, Refused
from ludarium.games import ruleset
from ludarium.kernel.match import Match
from ludarium.server.metrics import Metrics
from ludarium.server.storage.base import open_storage
from ludarium.server.workers.bots import BotWorkers, RulesetRef

from .running import AGAINST_A_BOT, AT_ONCE, TWO_BOTS, TWO_PEOPLE, process, running


def wait_until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until a condition is true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "timed out"
        time.sleep(0.02)


def status(device: httpx.Client, table: str) -> str:
    """The status of a table."""
    status: str = device.get(f"/api/tables/{table}").json()["table"]["status"]
    return status


def entries(url: str, table: str) -> list[dict[str, Any]]:
    """The entries of a table, read from the database."""

    async def read() -> list[bytes]:
        storage = await open_storage(url)
        try:
            return await storage.read(table)
        finally:
            await storage.close()

    return [msgspec.json.decode(entry) for entry in asyncio.run(read())]


def without_activity(state: Any) -> Any:  # noqa: ANN401 - plain data
    """A state without what only one process knows."""
    for seat in state["table"]["seats"]:
        del seat["away_since"]
    return state


def test_bots_finish_a_game_without_people(url: str) -> None:
    with running(url) as server:
        device = server.device()
        table = server.create(device, TWO_BOTS)
        wait_until(lambda: status(device, table) == "over")
        match = ludarium.replay(device.get(f"/api/tables/{table}/record").json())
        assert all(entry["bot"] for entry in match.entries)


def test_after_a_restart_a_table_is_unchanged(url: str) -> None:
    with running(url) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.connect(ada, table) as client:
            state = client.look(0)
            while state["version"] < 8:
                for decision in state["decisions"]:
                    client.send("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
                state = client.state()
        wait_until(lambda: ada.get(f"/api/tables/{table}?seat=0").json()["decisions"] != [])
        before = without_activity(ada.get(f"/api/tables/{table}?seat=0").json())
        token = ada.cookies["ludarium"]
    bots = len(entries(url, table))
    with running(url) as server:
        again = server.device()
        again.cookies.set("ludarium", token)
        assert without_activity(again.get(f"/api/tables/{table}?seat=0").json()) == before
        assert len(entries(url, table)) == bots


def test_an_interrupted_game_of_bots_is_finished_after_a_restart(url: str) -> None:
    with running(url, workers=1) as server:
        table = server.create(server.device(), TWO_BOTS)
        wait_until(lambda: len(entries(url, table)) > 5)
    if entries(url, table)[-1]["type"] == "decided":
        with running(url) as server:
            wait_until(lambda: status(server.device(), table) == "over")


def test_bots_are_slow_only_for_people_who_watch(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(AT_ONCE, bots=0.15)
    with running(tmp_path / "tables.sqlite", pace=pace) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.connect(ada, table) as client:
            state = client.look(0)
            times: list[float] = []
            while len(times) < 4:
                if state["decisions"]:
                    (decision,) = state["decisions"]
                    began = time.monotonic()
                    client.ask("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
                before = state["view"]["waiting"]
                state = client.state()
                if before == [1]:
                    times.append(time.monotonic() - began)
            assert min(times) > 0.1


def test_a_bot_decides_for_an_absent_player_while_another_waits_until_they_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben = server.device(), server.device()
        table = server.create(ada, TWO_PEOPLE, stand_in=1)
        ben.post(f"/api/tables/{table}", json={"type": "sit", "ref": 1, "seat": 1, "name": "Ben"})
        ada.post(f"/api/tables/{table}", json={"type": "start", "ref": 1})
        time.sleep(2.5)  # no player is online, so no absence is timed
        assert not any(seat["stand_in"] for seat in ada.get(f"/api/tables/{table}").json()["table"]["seats"])
        with server.connect(ben, table) as client:
            state = client.look(1)
            while not state["table"]["seats"][0]["stand_in"]:
                state = client.state()
            assert not state["table"]["seats"][1]["stand_in"]
            with server.connect(ada, table) as back:
                seats = back.look(0)["table"]["seats"]
                assert not seats[0]["stand_in"]
                assert seats[0]["kind"] == "person"


def test_the_host_can_let_a_bot_stand_in_during_the_game(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben = server.device(), server.device()
        table = server.create(ada, TWO_PEOPLE, stand_in=0)
        ben.post(f"/api/tables/{table}", json={"type": "sit", "ref": 1, "seat": 1, "name": "Ben"})
        with server.connect(ada, table) as client:
            assert client.ask("start")["type"] == "done"
            (decision,) = client.look(0)["decisions"]
            client.ask("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
            assert client.look(0)["waiting"] == [1]
            ben_at = time.time()
            ben.post(f"/api/tables/{table}", json={"type": "ping", "ref": 2})
            state = client.look(0)
            seats = state["table"]["seats"]
            assert [(seat["online"], seat["away"]) for seat in seats] == [(True, False), (False, True)]
            assert abs(seats[1]["away_since"] - ben_at) < 5
            assert seats[0]["away_since"] is None
            assert client.ask("stand-in", seconds=1)["type"] == "done"
            state = client.look(0)
            assert state["table"]["stand_in"] == 1
            while not state["table"]["seats"][1]["stand_in"]:
                state = client.state()
            assert state["table"]["seats"][1]["away"]


def test_a_bot_plays_on_for_a_player_who_left(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        assert ada.post(f"/api/tables/{table}", json={"type": "leave", "ref": 1, "seat": 0}).json()["type"] == "done"
        wait_until(lambda: status(ada, table) == "over")


def test_an_idle_table_is_unloaded_and_loaded_again(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(AT_ONCE, idle=0.1)
    with running(tmp_path / "tables.sqlite", pace=pace) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        registry = server.app.registry
        assert registry is not None
        wait_until(lambda: table not in registry.live)
        assert ada.get(f"/api/tables/{table}").json()["mine"] == [0]


def test_two_processes_may_serve_one_table(url: str) -> None:
    with running(url) as one, running(url) as other:
        ada, ben = one.device(), other.device()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = one.create(ada, seats)
        ben.get(f"/api/tables/{table}")
        with one.connect(ada, table) as first, other.connect(ben, table) as second:
            assert second.ask("sit", seat=1, name="Ben")["type"] == "done"
            assert first.ask("start")["type"] == "done"
            clients = {0: first, 1: second}
            states = {seat: client.look(seat) for seat, client in clients.items()}
            while any(state["table"]["status"] != "over" for state in states.values()):
                for seat, client in clients.items():
                    for decision in states[seat]["decisions"]:
                        option = decision["options"][0]["id"]
                        client.ask("decide", seat=seat, decision=decision["id"], option=option)
                    states[seat] = client.look(seat)
            assert states[0]["standings"] == states[1]["standings"]


# --- thinking ----------------------------------------------------------------------------------------------------


OPTIONS = [option.id for option in Match(ruleset("sagrada"), 2, "1", {}).decisions[0].options]


def choice_of(name: str, budget: float = 20.0, *, killed: bool = False, noticed: bool = False) -> str:
    """The option that a bot chooses at the start of a game; with `killed`, after its worker was killed.

    `noticed`: the pool of the worker already knows that it died.
    """

    async def run() -> str:
        thinker = BotWorkers(budget, 1.0, Metrics(), workers=1)
        known = Match(ruleset("sagrada"), 2, "1", {}).redact(0)
        try:
            if killed:
                await thinker.choose_option(RulesetRef("sagrada", None), name, known)
                assert thinker._pool is not None
                for process in thinker._pool._processes.values():
                    process.kill()
                while noticed and not thinker._pool._broken:  # noqa: ASYNC110 - nothing else tells
                    await asyncio.sleep(0.01)
            return await thinker.choose_option(RulesetRef("sagrada", None), name, known)
        finally:
            thinker.close()

    return asyncio.run(run())


def test_a_bot_thinks_in_another_process() -> None:
    assert choice_of("greedy") in OPTIONS


def test_a_worker_that_died_is_replaced() -> None:
    assert choice_of("greedy", killed=True) in OPTIONS
    assert choice_of("greedy", killed=True, noticed=True) in OPTIONS


def test_for_a_bot_that_is_too_slow_or_unknown_any_option_is_chosen() -> None:
    assert choice_of("greedy", budget=0.0001) in OPTIONS
    assert choice_of("retired") in OPTIONS


# --- kills -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_acknowledged_decisions_survive_a_kill_and_are_stored_once(url: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    chance = random.Random(3)
    acknowledged: dict[tuple[int, int], str] = {}  # (table's nth, decision) to option
    clients: list[Client] = []
    tables: list[str] = []
    kills = 0
    over: set[int] = set()
    while len(over) < 3:
        with process(file, "--log", "error", "--pace", "0.02", database=url) as (server, address):
            killed_at = time.monotonic() + chance.uniform(0.5, 1.5) if kills < 4 else None
            while not tables or len(tables) < 3:
                client = Client(address)
                place = client.create("sagrada", bots=["random"])
                place.close()
                clients.append(client)
                tables.append(place.table)
            try:
                for n in range(3):
                    if n not in over:
                        play(address, clients[n], tables[n], n, acknowledged, chance, server, killed_at)
                        over.add(n)
            except (LudariumError, OSError, httpx.HTTPError, TimeoutError):
                assert killed_at is not None
                kills += 1
                server.wait(10)
    assert kills > 1
    with process(file, "--log", "error", "--pace", "0.02", database=url) as (_, address):
        for n, table in enumerate(tables):
            stored = [entry for entry in entries(url, table) if entry["type"] == "decided"]
            ids = [entry["decision"] for entry in stored]
            assert len(ids) == len(set(ids))
            by_id = {entry["decision"]: entry["option"] for entry in stored if not entry.get("bot")}
            own = {decision: option for (where, decision), option in acknowledged.items() if where == n}
            assert own
            assert own.items() <= by_id.items()
            record = httpx.get(f"{address}/api/tables/{table}/record").json()
            assert ludarium.replay(record).record()["hash"] == record["hash"]
    for client in clients:
        client.close()


def play(
    address: str,
    client: Client,
    table: str,
    n: int,
    acknowledged: dict[tuple[int, int], str],
    chance: random.Random,
    server: Any,  # noqa: ANN401 - a process
    killed_at: float | None,
) -> None:
    """Play a table to its end, or until the server is killed in the middle of a decision."""
    client.address = address
    with client.come_back(table, 0) as seat:
        while decision := seat.wait(20):
            option = chance.choice(decision.options).id
            if killed_at is not None and time.monotonic() > killed_at:
                server.send_signal(signal.SIGKILL)
            seat.decide(option)
            acknowledged[n, decision.id] = option
            if killed_at is not None:
                time.sleep(0.04)  # so that games last longer than the server


def test_a_game_continues_when_the_writer_process_is_killed(tmp_path: Path) -> None:
    acknowledged: dict[int, str] = {}
    refusals: list[str] = []
    with (
        process(tmp_path / "tables.sqlite", "--log", "error", "--pace", "0") as (server, address),
        Client(address) as ada,
        ada.create("sagrada", bots=["random"]) as place,
    ):
        due = [2, 5, 9]
        while decision := place.wait(20):
            option = decision.options[0].id
            if due and len(acknowledged) == due[0]:
                del due[0]
                (writer,) = (child for child in descendants(server.pid) if "sqlite_writer.py" in command_of(child))
                os.kill(writer, signal.SIGKILL)
            try:
                place.decide(option)
            except Refused as refused:
                refusals.append(refused.message_id)
                time.sleep(0.05)
            else:
                acknowledged[decision.id] = option
        assert not due
        assert set(refusals) == {"reason-not-saved"}
        own = [entry["option"] for entry in ada.record(place.table)["entries"] if not entry.get("bot")]
        assert own == list(acknowledged.values())


def command_of(process: int) -> str:
    """How a process was started (Linux only)."""
    return Path(f"/proc/{process}/cmdline").read_text()


def test_the_workers_of_a_killed_server_do_not_outlive_it(tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite", "--log", "error") as (server, address):
        with Client(address).http as http:
            table = http.post("/api/tables", json={"game": "sagrada", "seats": TWO_BOTS}).json()["table"]
            wait_until(lambda: http.get(f"/api/tables/{table}").json()["table"]["status"] == "over")
        children = [int(child) for child in descendants(server.pid)]
        assert children
        server.kill()
        server.wait(10)
        wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children), 10)


def descendants(parent: int) -> list[int]:
    """All processes under one (Linux only)."""
    children = [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    return children + [one for child in children for one in descendants(child)]
