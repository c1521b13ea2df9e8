"""Random frames over sockets: the server answers or closes the line, and others notice nothing."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from ludarium.server import protocol
from tests.server.running import AGAINST_A_BOT, PATIENCE, RunningServer, running

from .values import Values
from .watchdog import FORGETFUL, watched

REQUESTS: Any = protocol.Request
FIRST_BYTES = (0x81, 0x81, 0x81, 0x81, 0x01, 0x00, 0x80, 0x82, 0x88, 0x89, 0x8A, 0xC1, 0xF1, 0x8F, 0x09)
FRAMES = 12  # on each line


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite", pace=FORGETFUL) as found:
        yield found


def frame(values: Values) -> bytes:
    """A frame, which may have a wrong length, no mask, a reserved bit, or be broken in another way."""
    draw = values.random
    payload = values.mangled(json.dumps(values.body(*REQUESTS.__args__)).encode())
    if draw.random() < 0.1:
        payload = draw.randbytes(draw.choice([0, 1, 125, 126, 4000, 17_000]))
    length = len(payload) if draw.random() < 0.95 else draw.choice([0, 5, 126, 2**16, 2**62])
    mask = draw.randbytes(4)
    masked = 0 if draw.random() < 0.03 else 0x80
    if length < 126:
        head = bytes([masked | length])
    elif length < 2**16:
        head = bytes([masked | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([masked | 127]) + length.to_bytes(8, "big")
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
    return bytes([draw.choice(FIRST_BYTES)]) + head + (mask if masked else b"") + body


def talk(server: RunningServer, values: Values, table: str, token: str) -> None:
    """Open a line, send frames on it in pieces, and read what comes until the server or we close it."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Cookie: ludarium={token}", "", "",
        ]  # fmt: skip
        line.sendall("\r\n".join(lines).encode())
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 101 ")
        data = b"".join(frame(values) for _ in range(FRAMES))
        try:
            while data:
                size = values.random.choice([1, 7, 100, 5000])
                line.sendall(data[:size])
                data = data[size:]
            line.shutdown(socket.SHUT_WR)
            while line.recv(1 << 16):
                pass
        except TimeoutError:
            raise
        except OSError:
            pass  # the server has closed the line


@pytest.mark.parametrize(
    ("seed", "lines"),
    [
        (1, 40),
        pytest.param(2, 400, marks=pytest.mark.exhaustive),
        *(pytest.param(seed, 4000, marks=pytest.mark.soak) for seed in range(3, 8)),
    ],
)
def test_no_frame_ends_in_an_error(
    server: RunningServer, caplog: pytest.LogCaptureFixture, seed: int, lines: int
) -> None:
    values = Values(seed, 0.05)
    device, other = server.device(), server.device()
    with watched(server, caplog):
        for number in range(lines):
            if number % 20 == 0:
                server.app.limiter._buckets.clear()
                table, calm = server.create(device, AGAINST_A_BOT), server.create(other, AGAINST_A_BOT)
            talk(server, values, table, device.cookies["ludarium"])
            if number % 10 == 0:
                with server.connect(other, calm) as client:
                    assert client.ask("ping")["type"] == "pong"
        while server.app.limiter.sockets:
            assert server.device().get("/live").is_success  # until the last line is closed
