"""Rate limits cannot be evaded with invented devices or many addresses of a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludarium.errors import Refused
from ludarium.server.identity import new_token
from ludarium.server.rate_limit import MAX_BUCKETS, MIN_BUCKETS, Limits, RateLimit, RateLimiter
from ludarium.server.tables.seats import MAX_CACHED_CALLERS
from ludarium.server.tables.service import MAX_KEYS

from .running import AGAINST_A_BOT, TWO_PEOPLE, RunningServer, running
from .test_table import ADA, two_people

LIMITS = Limits(messages=RateLimit(30, 0.0001), chat=RateLimit(8, 0.0001))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite", limits=LIMITS) as found:
        yield found


def stranger(address: str, secret: str = "") -> dict[str, Any]:
    """The headers of a stranger with an invented device."""
    headers = {"X-Forwarded-For": address, "Cookie": f"ludarium={new_token()}"}
    return headers | ({"Authorization": f"Bearer {secret}"} if secret else {})


def create_table(server: RunningServer) -> tuple[httpx.Client, str, str]:
    """A device, its table and the secret of its seat."""
    ada = server.device()
    found = ada.post("/api/tables", json={"game": "sagrada", "seats": TWO_PEOPLE}).json()
    return ada, found["table"], found["secrets"]["0"]


def chat_statuses(server: RunningServer, table: str, headers: dict[str, Any], times: int) -> list[int]:
    """The HTTP statuses of lines of chat."""
    line = {"type": "chat", "ref": 1, "seat": 0, "phrase": "hello"}
    return [
        httpx.post(f"{server.address}/api/tables/{table}", json=line, headers=headers).status_code for _ in range(times)
    ]


def test_the_messages_of_all_sockets_of_an_address_count_together(server: RunningServer) -> None:
    table = server.create(server.device(), AGAINST_A_BOT)
    answers = []
    for n in range(4):  # another device each time, and another address of the same network
        with server.connect(server.device(), table, **{"X-Forwarded-For": f"2001:db8::{n}:1"}) as client:
            answers += [client.ask("ping")["type"] for _ in range(10)]
    assert (answers.count("pong"), answers.count("refused")) == (30, 10)
    with server.connect(server.device(), table, **{"X-Forwarded-For": "2001:db8:0:1::1"}) as client:
        assert client.ask("ping")["type"] == "pong"


def test_costly_requests_count_for_the_seat_on_any_device(server: RunningServer) -> None:
    _, table, secret = create_table(server)
    found = [chat_statuses(server, table, stranger(f"192.0.2.{n}", secret), 1)[0] for n in range(12)]
    assert found == [200] * 8 + [429] * 4
    linked = [
        httpx.post(f"{server.address}/api/tables/{table}/link/0", headers=stranger("192.0.2.99", secret))
        for _ in range(2)
    ]
    assert [response.status_code for response in linked] == [429, 429]


def test_strangers_do_not_use_up_the_limit_of_a_seat(server: RunningServer) -> None:
    _, table, secret = create_table(server)
    assert set(chat_statuses(server, table, stranger("192.0.2.200"), 12)) == {403, 429}
    assert chat_statuses(server, table, stranger("192.0.2.201", secret), 8) == [200] * 8


def test_the_devices_of_a_seat_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, table, secret = create_table(server)
        claims = [server.device().post(f"/api/tables/{table}/claim", json={"secret": secret}) for _ in range(MAX_KEYS)]
        assert [claim.status_code for claim in claims] == [200] * (MAX_KEYS - 2) + [429] * 2
        assert claims[-1].json()["message"]["id"] == "reason-too-many-devices"
        assert ada.post(f"/api/tables/{table}/claim", json={"secret": secret}).json() == {"seat": 0}


def test_the_cache_of_callers_is_limited() -> None:
    table = two_people().table
    for n in range(3 * MAX_CACHED_CALLERS):
        assert table.held_by(ADA.keys | {f"made up {n}"}) == [0]
    assert len(table._seats_by_keys) <= MAX_CACHED_CALLERS


def test_limits_of_devices_that_are_gone_take_no_memory() -> None:
    limiter = RateLimiter(Limits(device=RateLimit(1, 1e9), codes=RateLimit(1, 1e-9)))
    limiter.check("codes", "guesser", "192.0.2.1")
    for number in range(3 * MIN_BUCKETS):
        limiter.check("device", f"{number}", "192.0.2.1")
    assert len(limiter._buckets) <= MIN_BUCKETS
    with pytest.raises(Refused):
        limiter.check("codes", "guesser", "192.0.2.1")


def test_limits_take_no_more_memory_than_is_allowed() -> None:
    limiter = RateLimiter(Limits(device=RateLimit(2, 1e-9)))
    for number in range(3 * MAX_BUCKETS):
        limiter.check("device", f"{number}", "192.0.2.1")
        assert len(limiter._buckets) <= MAX_BUCKETS
    last = f"{3 * MAX_BUCKETS - 1}"
    limiter.check("device", last, "192.0.2.1")
    with pytest.raises(Refused):  # what came last is not forgotten
        limiter.check("device", last, "192.0.2.1")
