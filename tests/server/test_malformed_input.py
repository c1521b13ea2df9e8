"""Malformed input is refused with a short reason, and leaves no traceback in the log."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ludarium.server.invitation import public_address

from .running import AGAINST_A_BOT, RunningServer, running

LONG = "x" * 5000
BIG = "9" * 6000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


@pytest.fixture(autouse=True)
def no_errors_in_the_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert not [record.message for record in caplog.get_records("call") if record.levelname == "ERROR"]


def is_refused(response: httpx.Response) -> bool:
    """Whether this is a refusal with a reason of moderate length."""
    found: dict[str, Any] = response.json()
    return 400 <= response.status_code < 500 and found["type"] == "refused" and len(response.content) < 1000


@pytest.mark.parametrize(
    "body",
    [
        json.dumps({"type": LONG, "ref": 1}),
        json.dumps({"type": "ping", "ref": 1, LONG: 1}),
        f'{{"type": "ping", "ref": {BIG}}}',
        f'{{"type": "decide", "ref": 1, "seat": 0, "decision": {2**70}, "option": "x"}}',
        "[" * 8000,
        '{"a":' * 2000,
        f'{{"state": {{"{LONG}": {BIG}}}, "answer": "{LONG}"}}',
        '{"answer":' + '{"a":' * 900 + "1" + "}" * 901,
    ],
)
@pytest.mark.parametrize(
    "path",
    [
        "tables",
        "tables/ID",
        "tables/ID/claim",
        "games/redrising/score",
        "games/redrising/companion",
        "daily/sagrada",
        "evenings",
        "evenings/AAAAAA/join",
        "evenings/AAAAAA/leave",
    ],
)
def test_a_malformed_body_is_refused(server: RunningServer, path: str, body: str) -> None:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    address = f"/api/{path.replace('ID', table)}"
    assert is_refused(device.post(address, content=body))


@pytest.mark.parametrize(
    "path", ["x" * 8000, "x/" * 4000 + "y.js", "assets/" + LONG + ".js", f"api/tables/{LONG}", f"api/evenings/{LONG}"]
)
def test_a_path_of_any_length_is_answered(server: RunningServer, path: str) -> None:
    assert server.device().get(f"/{path}").status_code in {200, 404}


def test_an_invalid_number_is_refused(server: RunningServer) -> None:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    assert is_refused(device.get(f"/api/tables/{table}?seat={LONG}"))


def test_a_host_that_is_too_long_is_refused(server: RunningServer) -> None:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    assert is_refused(device.get(f"/api/tables/{table}/invitation", headers={"Host": LONG[:3000]}))


def test_an_invalid_origin_is_refused(server: RunningServer) -> None:
    response = server.device().post("/api/tables", content=b"{}", headers={"Origin": "http://["})
    assert (response.status_code, is_refused(response)) == (403, True)
    assert public_address("http://[", "http://192.168.1.5:8765") == "http://["


def test_a_malformed_message_is_refused_shortly_and_the_connection_stays_open(server: RunningServer) -> None:
    device = server.device()
    with server.connect(device, server.create(device, AGAINST_A_BOT)) as client:
        for message in (json.dumps({"type": LONG, "ref": 5}), f'{{"type": "ping", "ref": 5, "{LONG}": {BIG}}}'):
            client.socket.send(message)
            answer = client.receive()
            assert (answer["type"], answer["ref"], answer["message"]["id"]) == ("refused", 5, "reason-malformed")
            assert len(client.frames[-1]) < 1000


@pytest.mark.parametrize("pieces", [1, 2])
def test_invalid_utf8_closes_the_connection(server: RunningServer, pieces: int) -> None:
    device = server.device()
    with server.connect(device, server.create(device, AGAINST_A_BOT)) as client:
        frames = [Frame(Opcode.TEXT, b"\xff\xfe", True)]
        if pieces > 1:
            frames = [Frame(Opcode.TEXT, b"{", False), Frame(Opcode.CONT, b"\xff", True)]
        below: socket.socket = client.socket.socket
        below.sendall(b"".join(frame.serialize(mask=True) for frame in frames))
        with pytest.raises(ConnectionClosed) as error:
            client.read_until_closed()
        assert error.value.rcvd is not None
        assert error.value.rcvd.code == 1007
