"""Several processes at one PostgreSQL database: clients at either play together and see each other."""

from __future__ import annotations

import signal
import threading
from pathlib import Path
from typing import Any

import pytest

from ludarium.client import Client
from ludarium.server.jobs import presence
from ludarium.server.jobs.presence import Presence

from .cluster import Cluster
from .running import AT_ONCE, TWO_PEOPLE, RunningServer, SocketClient, process, running


def start_table(one: RunningServer, other: RunningServer, **more: Any) -> tuple[SocketClient, SocketClient, str]:  # noqa: ANN401 - fields of any kind
    """Ada at one server and Ben at the other, at a table that has started."""
    ada, ben = one.device(), other.device()
    table = one.create(ada, TWO_PEOPLE, **more)
    ben.get(f"/api/tables/{table}")
    first, second = one.connect(ada, table), other.connect(ben, table)
    assert second.ask("sit", seat=1, name="Ben")["type"] == "done"
    assert first.ask("start")["type"] == "done"
    return first, second, table


def online(state: Any) -> list[bool]:  # noqa: ANN401 - plain data
    return [seat["online"] for seat in state["table"]["seats"]]


def wait_until_online(client: SocketClient, expected: list[bool]) -> None:
    """Read states until these players are online."""
    client.send("look", seat=None)
    while online(client.state()) != expected:
        pass


def test_people_at_two_servers_see_each_others_moves_at_once(postgres: Cluster) -> None:
    url = postgres.new_database()
    with running(url) as one, running(url) as other:
        first, second, _ = start_table(one, other)
        ended: dict[int, Any] = {}

        def play(client: SocketClient, seat: int) -> None:
            client.send("look", seat=seat)
            answered: set[int] = set()
            while True:
                state = client.state()
                ended[seat] = state
                if state["table"]["status"] == "over":
                    return
                for decision in state["decisions"]:
                    if decision["id"] not in answered:
                        answered.add(decision["id"])
                        option = decision["options"][-1]["id"]
                        client.send("decide", seat=seat, decision=decision["id"], option=option)

        with first, second:
            players = [
                threading.Thread(target=play, args=(client, seat)) for seat, client in enumerate((first, second))
            ]
            for player in players:
                player.start()
            for player in players:
                player.join(60)
        assert ended[0]["standings"] == ended[1]["standings"] != []


def test_all_players_see_who_is_at_another_server(postgres: Cluster) -> None:
    url = postgres.new_database()
    with running(url) as one, running(url) as other:
        first, second, table = start_table(one, other)
        with first:
            wait_until_online(first, [True, True])
            wait_until_online(second, [True, True])
            second.stack.close()
            wait_until_online(first, [True, False])
            with other.connect(other.device(), table) as eve:  # the table has just been loaded there
                assert online(eve.look(None)) == [True, False]
            with running(url) as third, third.connect(third.device(), table) as eve:  # a process that started later
                wait_until_online(eve, [True, False])


def test_players_of_a_server_that_ended_are_away(postgres: Cluster) -> None:
    url = postgres.new_database()
    with running(url) as one:
        with running(url) as other:
            first, _, _ = start_table(one, other)
            wait_until_online(first, [True, True])
        with first:
            wait_until_online(first, [True, False])


def test_players_of_a_killed_server_time_out(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr(presence, "TIMEOUT_SECONDS", 0.5)
    url = postgres.new_database()
    with running(url) as one, running(url) as other:
        first, second, _ = start_table(one, other)
        with first, second:
            wait_until_online(first, [True, True])
            monkeypatch.setattr(Presence, "_broadcast", broadcast_nothing)
            wait_until_online(first, [True, False])


async def broadcast_nothing(_presence: Presence, _lines: list[str]) -> None:
    """A dead process."""


def test_no_bot_decides_for_a_player_at_another_server(postgres: Cluster) -> None:
    url = postgres.new_database()
    with running(url) as one, running(url) as other:
        first, second, _ = start_table(one, other, stand_in=2)
        with first, second:
            for _ in range(8):
                for client, seat in ((first, 0), (second, 1)):
                    client.ask("ping")
                    state = client.look(seat)
                    assert not any(one["stand_in"] for one in state["table"]["seats"])
                threading.Event().wait(0.5)


@pytest.mark.slow
def test_a_player_of_a_killed_process_continues_at_another(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new_database()
    calm = ("--log", "error", "--pace", str(AT_ONCE.bots))
    with (
        process(tmp_path / "a", *calm, database=url) as (first, here),
        process(tmp_path / "a", *calm, database=url) as (_, there),
        Client(here) as client,
    ):
        place = client.create("sagrada", name="Ada", bots=["random"])
        for _ in range(5):
            decision = place.wait(20)
            assert decision is not None
            place.decide(decision.options[0].id)
        first.send_signal(signal.SIGKILL)
        first.wait(10)
        client.address = there
        with client.come_back(place.table, 0) as again:
            while decision := again.wait(30):  # the other process moves the bots now
                again.decide(decision.options[0].id)
            assert again.state.standings
