"""Several processes at one PostgreSQL database: clients at either play together and see each other."""

from __future__ import annotations

import signal
import threading
from pathlib import Path
from typing import Any

import pytest

from ludarium.client import Client
from ludarium.server import presence
from ludarium.server.presence import Presence

from .cluster import Cluster
from .running import AT_ONCE, TWO_PEOPLE, Line, Running, process, running


def together(one: Running, other: Running, **more: Any) -> tuple[Line, Line, str]:  # noqa: ANN401 - fields of any kind
    """Ada at one server and Ben at the other, at a table that has started."""
    ada, ben = one.device(), other.device()
    table = one.create(ada, TWO_PEOPLE, **more)
    ben.get(f"/api/tables/{table}")
    first, second = one.line(ada, table), other.line(ben, table)
    assert second.ask("sit", seat=1, name="Ben")["type"] == "done"
    assert first.ask("start")["type"] == "done"
    return first, second, table


def online(state: Any) -> list[bool]:  # noqa: ANN401 - plain data
    return [seat["online"] for seat in state["table"]["seats"]]


def wait_until_online(line: Line, expected: list[bool]) -> None:
    """Read states until those are here."""
    line.send("look", seat=None)
    while online(line.state()) != expected:
        pass


def test_people_at_two_servers_are_told_of_each_others_moves_at_once(postgres: Cluster) -> None:
    url = postgres.new()
    with running(url) as one, running(url) as other:
        first, second, _ = together(one, other)
        ended: dict[int, Any] = {}

        def play(line: Line, seat: int) -> None:
            line.send("look", seat=seat)
            answered: set[int] = set()
            while True:
                state = line.state()
                ended[seat] = state
                if state["table"]["status"] == "over":
                    return
                for decision in state["decisions"]:
                    if decision["id"] not in answered:
                        answered.add(decision["id"])
                        option = decision["options"][-1]["id"]
                        line.send("decide", seat=seat, decision=decision["id"], option=option)

        with first, second:
            players = [threading.Thread(target=play, args=(line, seat)) for seat, line in enumerate((first, second))]
            for player in players:
                player.start()
            for player in players:
                player.join(60)
        assert ended[0]["standings"] == ended[1]["standings"] != []


def test_everybody_sees_who_is_at_another_server(postgres: Cluster) -> None:
    url = postgres.new()
    with running(url) as one, running(url) as other:
        first, second, table = together(one, other)
        with first:
            wait_until_online(first, [True, True])
            wait_until_online(second, [True, True])
            second.stack.close()
            wait_until_online(first, [True, False])
            with other.line(other.device(), table) as eve:  # the table has just been woken there
                assert online(eve.look(None)) == [True, False]
            with running(url) as third, third.line(third.device(), table) as eve:  # a process that came later
                wait_until_online(eve, [True, False])


def test_whoever_was_at_a_server_that_ended_is_away(postgres: Cluster) -> None:
    url = postgres.new()
    with running(url) as one:
        with running(url) as other:
            first, _, _ = together(one, other)
            wait_until_online(first, [True, True])
        with first:
            wait_until_online(first, [True, False])


def test_a_server_that_was_killed_is_forgotten(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.1)
    monkeypatch.setattr(presence, "FORGOTTEN", 0.5)
    url = postgres.new()
    with running(url) as one, running(url) as other:
        first, second, _ = together(one, other)
        with first, second:
            wait_until_online(first, [True, True])
            monkeypatch.setattr(Presence, "_say", silence)
            wait_until_online(first, [True, False])


async def silence(_presence: Presence, _lines: list[str]) -> None:
    """What a dead process says."""


def test_nobody_stands_in_for_somebody_who_is_at_another_server(postgres: Cluster) -> None:
    url = postgres.new()
    with running(url) as one, running(url) as other:
        first, second, _ = together(one, other, stand_in=2)
        with first, second:
            for _ in range(8):
                for line, seat in ((first, 0), (second, 1)):
                    line.ask("ping")
                    state = line.look(seat)
                    assert not any(one["stand_in"] for one in state["table"]["seats"])
                threading.Event().wait(0.5)


@pytest.mark.slow
def test_whoever_was_at_a_killed_process_plays_on_at_the_other(postgres: Cluster, tmp_path: Path) -> None:
    url = postgres.new()
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
