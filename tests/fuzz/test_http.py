"""Random requests to every route: none ends in an error of the server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ludarium.server import admin_protocol, deal_protocol, protocol
from ludarium.server.decode import CompanionStep, LessonQuestion
from tests.server.running import AGAINST_A_BOT, TWO_BOTS, RunningServer, running

from .values import Values
from .watchdog import FORGETFUL, watched

TOKEN = "a long token of the operator"  # noqa: S105 - of these tests only
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS")
REQUESTS: Any = protocol.Request
BODIES: list[Any] = [
    *(protocol.Creation, protocol.Branch, protocol.Claim, protocol.InvitationWord),
    *(deal_protocol.DailyEntry, deal_protocol.EveningCreation, deal_protocol.EveningJoin, deal_protocol.EveningPlace),
    *(admin_protocol.SignIn, CompanionStep, LessonQuestion),
    *REQUESTS.__args__,
]
PLACEHOLDERS = {
    "table": ["ID", "OVER", "nowhere", "key:deals", "x" * 3000, "%00", ".."],
    "game": ["sagrada", "redrising", "raxxon", "nothing", "é"],
    "seat": ["0", "1", "15", "-1", "99999999999999999999", "x"],
    "entry": ["0", "1", "2", "7", "-1", "99999999999999999999", "x"],
    "language": ["en", "uk", "xx"],
    "name": ["first", "basics", ".."],
    "code": ["ABCDE", "ABCDEF", "", "é"],
    "day": ["today", "2026-11-19", "2026-13-45", "9999-99-99"],
    "act": ["join", "leave", "start", "close", "nothing"],
    "path": ["mark.svg", "t/ID", "assets/../x", "C:/x", "x" * 3000],
}
QUERIES = [
    "",
    "?seat=0",
    "?seat=-1&since=5",
    "?since=99999999999999999999",
    "?seat=x",
    "?search=%25&status=%00",
    "?a=%ff",
]
REFUSABLE = range(200, 500)
MAY_BE_AWAY = 503  # an analysis is running, no record is taken: an answer with a reason


def routes(server: RunningServer) -> list[str]:
    """The paths of all routes, with placeholders such as {table}."""
    found = sorted({route.path_format for route in server.app._requests.routes})
    assert len(found) > 40
    return [path for path in found if "backup" not in path]  # a copy of the database each time


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(
        tmp_path_factory.mktemp("tables") / "tables.sqlite", pace=FORGETFUL, admin_token=TOKEN, simulations=2
    ) as found:
        yield found


def send(device: httpx.Client, values: Values, path: str, tables: dict[str, str]) -> httpx.Response:
    """Send a random request to a route."""
    draw = values.random
    address = re.sub(r"\{(\w+)(?::\w+)?\}", lambda found: draw.choice(PLACEHOLDERS[found[1]]), path)
    for name, table in tables.items():
        address = address.replace(name, table)
    body = values.mangled(json.dumps(values.body(*BODIES)).encode())
    method = draw.choices(METHODS, [6, 10, 1, 1, 1, 1, 1])[0]
    kind = draw.choice(["application/json", "application/json", "text/plain", "multipart/form-data", "\xff"])
    headers = {"content-type": kind.encode("latin-1"), "accept-language": draw.choice(["cs", "xx;q=9", ";;,"]).encode()}
    content = None if method in {"GET", "HEAD"} else body
    return device.request(method, address + draw.choice(QUERIES), content=content, headers=headers)  # type: ignore[arg-type] # bytes too


@pytest.mark.parametrize(
    ("seed", "rounds"),
    [
        (1, 1),
        pytest.param(2, 8, marks=pytest.mark.exhaustive),
        *(pytest.param(seed, 200, marks=pytest.mark.soak) for seed in range(3, 13)),
    ],
)
def test_no_request_to_any_route_ends_in_an_error(
    server: RunningServer, caplog: pytest.LogCaptureFixture, seed: int, rounds: int
) -> None:
    values = Values(seed, 0.08)
    device = server.device()  # one for all, since each takes a megabyte of this process
    with watched(server, caplog):
        for _ in range(rounds):
            server.app.limiter._buckets.clear()
            device.cookies.clear()
            assert device.post("/api/admin/session", json={"token": TOKEN}).status_code == 200
            tables = {"ID": server.create(device, AGAINST_A_BOT), "OVER": server.create(device, TWO_BOTS)}
            for path in routes(server):
                for _ in range(3):
                    response = send(device, values, path, tables)
                    shown = (response.request.method, response.request.url, response.request.content, response.text)
                    assert response.status_code in REFUSABLE or response.status_code == MAY_BE_AWAY, shown
                    if response.status_code == MAY_BE_AWAY:
                        assert response.json()["type"] == "refused", shown
            device.post("/api/admin/read-only", json={"on": False})  # a random request may have switched it on
            device.post("/api/admin/notice", json={"text": ""})
