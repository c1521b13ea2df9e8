"""Limits: made-up devices and networks of addresses do not get anybody more than one has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludarium.server import table as table_module
from ludarium.server.desk import MOST_KEYS
from ludarium.server.device import new_token
from ludarium.server.security import Limits, Rate

from .running import AGAINST_A_BOT, TWO_PEOPLE, Running, running
from .test_table import ADA, two_people

LIMITS = Limits(messages=Rate(30, 0.0001), chat=Rate(8, 0.0001))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite", limits=LIMITS) as found:
        yield found


def stranger(address: str, secret: str = "") -> dict[str, Any]:
    """What a stranger sends who makes up a device."""
    headers = {"X-Forwarded-For": address, "Cookie": f"ludarium={new_token()}"}
    return headers | ({"Authorization": f"Bearer {secret}"} if secret else {})


def created(server: Running) -> tuple[httpx.Client, str, str]:
    """Somebody, their table and the secret of their seat."""
    ada = server.device()
    found = ada.post("/api/tables", json={"game": "sagrada", "seats": TWO_PEOPLE}).json()
    return ada, found["table"], found["secrets"]["0"]


def chatted(server: Running, table: str, headers: dict[str, Any], times: int) -> list[int]:
    """The statuses of so many lines of chat."""
    line = {"type": "chat", "ref": 1, "seat": 0, "phrase": "hello"}
    return [
        httpx.post(f"{server.address}/api/tables/{table}", json=line, headers=headers).status_code for _ in range(times)
    ]


def test_the_messages_of_all_sockets_of_an_address_count_together(server: Running) -> None:
    table = server.create(server.device(), AGAINST_A_BOT)
    answers = []
    for n in range(4):  # another device each time, and another address of the same network
        with server.line(server.device(), table, **{"X-Forwarded-For": f"2001:db8::{n}:1"}) as line:
            answers += [line.ask("ping")["type"] for _ in range(10)]
    assert (answers.count("pong"), answers.count("refused")) == (30, 10)
    with server.line(server.device(), table, **{"X-Forwarded-For": "2001:db8:0:1::1"}) as line:
        assert line.ask("ping")["type"] == "pong"


def test_what_is_costly_counts_for_the_seat_whatever_the_device(server: Running) -> None:
    _, table, secret = created(server)
    found = [chatted(server, table, stranger(f"192.0.2.{n}", secret), 1)[0] for n in range(12)]
    assert found == [200] * 8 + [429] * 4
    linked = [
        httpx.post(f"{server.address}/api/tables/{table}/link/0", headers=stranger("192.0.2.99", secret))
        for _ in range(2)
    ]
    assert [response.status_code for response in linked] == [429, 429]


def test_nobody_uses_up_what_the_people_of_a_seat_may_do(server: Running) -> None:
    _, table, secret = created(server)
    assert set(chatted(server, table, stranger("192.0.2.200"), 12)) == {403, 429}
    assert chatted(server, table, stranger("192.0.2.201", secret), 8) == [200] * 8


def test_a_seat_has_so_many_devices_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, table, secret = created(server)
        claims = [server.device().post(f"/api/tables/{table}/claim", json={"secret": secret}) for _ in range(MOST_KEYS)]
        assert [claim.status_code for claim in claims] == [200] * (MOST_KEYS - 2) + [429] * 2
        assert claims[-1].json()["message"]["id"] == "reason-too-many-devices"
        assert ada.post(f"/api/tables/{table}/claim", json={"secret": secret}).json() == {"seat": 0}


def test_of_callers_with_made_up_devices_only_some_are_remembered() -> None:
    table = two_people().table
    for n in range(3 * table_module.HELD_KEPT):
        assert table.held_by(ADA.keys | {f"made up {n}"}) == [0]
    assert len(table._held) <= table_module.HELD_KEPT
