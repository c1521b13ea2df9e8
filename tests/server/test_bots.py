"""Bots at tables: with nobody there, after a restart, in place of the absent; and what survives a SIGKILL."""

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
from ludarium.games import contract
from ludarium.kernel.match import Match
from ludarium.server.metrics import Metrics
from ludarium.server.storage import open_storage
from ludarium.server.thinker import Played, Thinker

from .running import AGAINST_A_BOT, AT_ONCE, TWO_BOTS, TWO_PEOPLE, process, running


def until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def status(device: httpx.Client, table: str) -> str:
    """How far a table is."""
    found: str = device.get(f"/api/tables/{table}").json()["table"]["status"]
    return found


def entries(url: str, table: str) -> list[dict[str, Any]]:
    """The entries of a table, read behind the server's back."""

    async def read() -> list[bytes]:
        storage = await open_storage(url)
        try:
            return await storage.read(table)
        finally:
            await storage.close()

    return [msgspec.json.decode(entry) for entry in asyncio.run(read())]


def without_signs_of_life(state: Any) -> Any:  # noqa: ANN401 - plain data
    """A state without what only the process that told it knows."""
    for seat in state["table"]["seats"]:
        del seat["away_since"]
    return state


def test_bots_finish_a_game_with_nobody_there(url: str) -> None:
    with running(url) as server:
        device = server.device()
        table = server.create(device, TWO_BOTS)
        until(lambda: status(device, table) == "over")
        match = ludarium.replay(device.get(f"/api/tables/{table}/record").json())
        assert all(entry["bot"] for entry in match.entries)


def test_after_a_restart_tables_stand_where_they_were_and_bots_move_on(url: str) -> None:
    with running(url) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.line(ada, table) as line:
            state = line.look(0)
            while state["version"] < 8:
                for decision in state["decisions"]:
                    line.send("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
                state = line.state()
        until(lambda: ada.get(f"/api/tables/{table}?seat=0").json()["decisions"] != [])
        before = without_signs_of_life(ada.get(f"/api/tables/{table}?seat=0").json())
        token = ada.cookies["ludarium"]
    bots = len(entries(url, table))
    with running(url) as server:
        again = server.device()
        again.cookies.set("ludarium", token)
        assert without_signs_of_life(again.get(f"/api/tables/{table}?seat=0").json()) == before
        assert len(entries(url, table)) == bots


def test_a_game_of_bots_that_was_cut_off_is_finished_after_the_start(url: str) -> None:
    with running(url, workers=1) as server:
        table = server.create(server.device(), TWO_BOTS)
        until(lambda: len(entries(url, table)) > 5)
    if entries(url, table)[-1]["type"] == "decided":
        with running(url) as server:
            until(lambda: status(server.device(), table) == "over")


def test_bots_are_slow_only_for_people_who_watch(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(AT_ONCE, bots=0.15)
    with running(tmp_path / "tables.sqlite", pace=pace) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.line(ada, table) as line:
            state = line.look(0)
            times: list[float] = []
            while len(times) < 4:
                if state["decisions"]:
                    (decision,) = state["decisions"]
                    began = time.monotonic()
                    line.ask("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
                before = state["view"]["waiting"]
                state = line.state()
                if before == [1]:
                    times.append(time.monotonic() - began)
            assert min(times) > 0.1


def test_a_bot_stands_in_for_an_absent_player_while_another_waits_until_they_are_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben = server.device(), server.device()
        table = server.create(ada, TWO_PEOPLE, stand_in=1)
        ben.post(f"/api/tables/{table}", json={"type": "sit", "ref": 1, "seat": 1, "name": "Ben"})
        ada.post(f"/api/tables/{table}", json={"type": "start", "ref": 1})
        time.sleep(2.5)  # nobody is there: nobody waits, and nobody's game is played by bots
        assert not any(seat["stand_in"] for seat in ada.get(f"/api/tables/{table}").json()["table"]["seats"])
        with server.line(ben, table) as line:
            state = line.look(1)
            while not state["table"]["seats"][0]["stand_in"]:
                state = line.state()
            assert not state["table"]["seats"][1]["stand_in"]
            with server.line(ada, table) as back:
                seats = back.look(0)["table"]["seats"]
                assert not seats[0]["stand_in"]
                assert seats[0]["kind"] == "person"


def test_the_host_can_let_a_bot_stand_in_while_the_game_waits(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben = server.device(), server.device()
        table = server.create(ada, TWO_PEOPLE, stand_in=0)
        ben.post(f"/api/tables/{table}", json={"type": "sit", "ref": 1, "seat": 1, "name": "Ben"})
        with server.line(ada, table) as line:
            assert line.ask("start")["type"] == "done"
            (decision,) = line.look(0)["decisions"]
            line.ask("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
            assert line.look(0)["waiting"] == [1]
            ben_at = time.time()
            ben.post(f"/api/tables/{table}", json={"type": "ping", "ref": 2})
            state = line.look(0)
            seats = state["table"]["seats"]
            assert [(seat["online"], seat["away"]) for seat in seats] == [(True, False), (False, True)]
            assert abs(seats[1]["away_since"] - ben_at) < 5
            assert seats[0]["away_since"] is None
            assert line.ask("stand-in", seconds=1)["type"] == "done"
            state = line.look(0)
            assert state["table"]["stand_in"] == 1
            while not state["table"]["seats"][1]["stand_in"]:
                state = line.state()
            assert state["table"]["seats"][1]["away"]


def test_whoever_leaves_is_played_for_to_the_end(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        assert ada.post(f"/api/tables/{table}", json={"type": "leave", "ref": 1, "seat": 0}).json()["type"] == "done"
        until(lambda: status(ada, table) == "over")


def test_a_table_that_nobody_uses_is_put_to_sleep_and_wakes(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(AT_ONCE, idle=0.1)
    with running(tmp_path / "tables.sqlite", pace=pace) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        hub = server.app.hub
        assert hub is not None
        until(lambda: table not in hub.live)
        assert ada.get(f"/api/tables/{table}").json()["mine"] == [0]


def test_two_processes_may_serve_one_table(url: str) -> None:
    with running(url) as one, running(url) as other:
        ada, ben = one.device(), other.device()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        table = one.create(ada, seats)
        ben.get(f"/api/tables/{table}")
        with one.line(ada, table) as first, other.line(ben, table) as second:
            assert second.ask("sit", seat=1, name="Ben")["type"] == "done"
            assert first.ask("start")["type"] == "done"
            lines = {0: first, 1: second}
            states = {seat: line.look(seat) for seat, line in lines.items()}
            while any(state["table"]["status"] != "over" for state in states.values()):
                for seat, line in lines.items():
                    for decision in states[seat]["decisions"]:
                        option = decision["options"][0]["id"]
                        line.ask("decide", seat=seat, decision=decision["id"], option=option)
                    states[seat] = line.look(seat)
            assert states[0]["standings"] == states[1]["standings"]


# --- thinking ----------------------------------------------------------------------------------------------------


OPTIONS = [option.id for option in Match(contract("sagrada"), 2, "1", {}).decisions[0].options]


def thought(name: str, budget: float = 20.0, *, killed: bool = False) -> str:
    """What a bot decides at the start of a game; if so wished, after its worker was killed."""

    async def run() -> str:
        thinker = Thinker(budget, Metrics(), workers=1)
        known = Match(contract("sagrada"), 2, "1", {}).redact(0)
        try:
            if killed:
                await thinker.think(Played("sagrada", None), name, known)
                assert thinker._pool is not None
                for process in thinker._pool._processes.values():
                    process.kill()
            return await thinker.think(Played("sagrada", None), name, known)
        finally:
            thinker.close()

    return asyncio.run(run())


def test_a_bot_thinks_in_another_process() -> None:
    assert thought("greedy") in OPTIONS


def test_a_worker_that_died_is_replaced() -> None:
    assert thought("greedy", killed=True) in OPTIONS


def test_a_bot_that_thinks_too_long_or_is_no_more_takes_any_option() -> None:
    assert thought("greedy", budget=0.0001) in OPTIONS
    assert thought("retired") in OPTIONS


# --- the plug ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_what_was_acknowledged_survives_a_kill_and_is_there_once(url: str, tmp_path: Path) -> None:
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
            mine = {decision: option for (where, decision), option in acknowledged.items() if where == n}
            assert mine
            assert mine.items() <= by_id.items()
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
    """Play a table to its end, or until the plug is pulled in the middle of a decision."""
    client.address = address
    with client.come_back(table, 0) as place:
        while decision := place.wait(20):
            option = chance.choice(decision.options).id
            if killed_at is not None and time.monotonic() > killed_at:
                server.send_signal(signal.SIGKILL)
            place.decide(option)
            acknowledged[n, decision.id] = option
            if killed_at is not None:
                time.sleep(0.04)  # so that games last longer than the server


def test_a_game_goes_on_when_the_process_that_writes_is_killed(tmp_path: Path) -> None:
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
                (writer,) = (child for child in descendants(server.pid) if "writer.py" in command_of(child))
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
        mine = [entry["option"] for entry in ada.record(place.table)["entries"] if not entry.get("bot")]
        assert mine == list(acknowledged.values())


def command_of(process: int) -> str:
    """How a process was started (Linux only)."""
    return Path(f"/proc/{process}/cmdline").read_text()


def test_the_workers_of_a_killed_server_do_not_outlive_it(tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite", "--log", "error") as (server, address):
        with Client(address).http as http:
            table = http.post("/api/tables", json={"game": "sagrada", "seats": TWO_BOTS}).json()["table"]
            until(lambda: http.get(f"/api/tables/{table}").json()["table"]["status"] == "over")
        children = [int(child) for child in descendants(server.pid)]
        assert children
        server.kill()
        server.wait(10)
        until(lambda: not any(Path(f"/proc/{child}").exists() for child in children), 10)


def descendants(parent: int) -> list[int]:
    """All processes under one (Linux only)."""
    children = [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]
    return children + [one for child in children for one in descendants(child)]
