"""Connections: nobody keeps others out by many of them, by saying nothing, or by saying too much."""

from __future__ import annotations

import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludarium.server import security
from ludarium.server.connection import Connections, LineLimits
from ludarium.server.security import group_of

from .running import AGAINST_A_BOT, PATIENCE, Running, running
from .test_bots import until

PATIENT = LineLimits(head=60, body=60)
HASTY = LineLimits(head=0.3, body=0.3)
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n"


def connected(server: Running, stack: ExitStack) -> socket.socket:
    """A bare connection."""
    host, port = server.address.removeprefix("http://").split(":")
    return stack.enter_context(socket.create_connection((host, int(port)), PATIENCE))


def said(line: socket.socket) -> bytes:
    """All that the server says until it closes."""
    found = b""
    try:
        while data := line.recv(1 << 16):
            found += data
    except ConnectionResetError:
        pass
    return found


def is_served(server: Running) -> bool:
    return server.device().get("/health").status_code == 200


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nhost: here\r\n", HEAD, HEAD + b"{"])
def test_a_request_that_does_not_come_is_not_waited_for(
    tmp_path: Path, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path / "tables.sqlite", lines=HASTY) as server, ExitStack() as stack:
        line = connected(server, stack)
        line.sendall(sent)
        assert said(line).startswith(b"HTTP/1.1 408 ")
        assert is_served(server)
    assert not [record.message for record in caplog.records if record.levelname in {"WARNING", "ERROR"}]


def test_a_second_request_that_does_not_come_is_not_waited_for_either(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", lines=HASTY) as server, ExitStack() as stack:
        line = connected(server, stack)
        line.sendall(b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n")
        assert line.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"GET /hea")
        assert b"HTTP/1.1 408 " in said(line)


def test_idle_connections_leave_room_for_others(tmp_path: Path) -> None:
    limits = LineLimits(connections=12, head=60)
    with running(tmp_path / "tables.sqlite", lines=limits) as server, ExitStack() as stack:
        idle = [connected(server, stack) for _ in range(12)]
        assert said(connected(server, stack)).startswith(b"HTTP/1.1 503 ")
        for line in idle[:6]:
            line.close()
        until(lambda: is_served(server))


def test_one_address_leaves_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "HOME_FACTOR", 1)
    limits = LineLimits(connections_of_address=5, head=60)
    with running(tmp_path / "tables.sqlite", lines=limits) as server, ExitStack() as stack:
        idle = [connected(server, stack) for _ in range(5)]
        assert said(connected(server, stack)).startswith(b"HTTP/1.1 503 ")
        idle[0].close()
        until(lambda: server.device().get("/health").status_code == 200)


def test_connections_are_counted_by_address_and_in_all() -> None:
    open_ones = Connections(LineLimits(connections=5, connections_of_address=2))
    assert [open_ones.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [open_ones.enter("127.0.0.1") for _ in range(4)] == [True, True, True, False]
    open_ones.leave("192.0.2.1")
    assert [open_ones.enter(f"192.0.2.{n}") for n in (2, 3)] == [True, False]
    open_ones.fit(60)
    assert open_ones.most == 5
    open_ones.fit(8)
    assert open_ones.most == 4


def test_a_socket_is_counted_until_it_is_closed(tmp_path: Path) -> None:
    limits = LineLimits(connections=8)
    with running(tmp_path / "tables.sqlite", lines=limits) as server:
        device = server.device()
        table = server.create(device, AGAINST_A_BOT)
        for _ in range(12):
            with server.line(device, table) as line:
                line.look(0)
        assert is_served(server)


@pytest.mark.parametrize("whole", [True, False])
def test_a_head_of_any_size_is_refused(tmp_path: Path, whole: bool) -> None:
    with running(tmp_path / "tables.sqlite", lines=PATIENT) as server, ExitStack() as stack:
        line = connected(server, stack)
        line.sendall(b"GET /health HTTP/1.1\r\nhost: here\r\nx: " + b"x" * 20_000 + b"\r\n\r\n" * whole)
        assert said(line).startswith(b"HTTP/1.1 431 ")
        assert is_served(server)


def test_a_request_of_ordinary_size_is_served_with_its_body_in_pieces(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server, ExitStack() as stack:
        line = connected(server, stack)
        body = b'{"game": "sagrada", "seats": [{"kind": "bot"}, {"kind": "bot"}]}'
        line.sendall(b"POST /api/tables HTTP/1.1\r\nhost: here\r\nconnection: close\r\n")
        line.sendall(b"x: " + b"x" * 8_000 + b"\r\n")
        line.sendall(b"content-length: %d\r\n\r\n" % len(body))
        for one in body:
            line.sendall(bytes([one]))
        assert said(line).startswith(b"HTTP/1.1 201 ")


def test_a_server_may_open_as_many_files_as_the_machine_lets_it() -> None:
    code = """
import resource
from ludarium.server.connection import raise_file_limit
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
hard = min(hard, 4096) if hard != resource.RLIM_INFINITY else 4096
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
print(raise_file_limit() == hard == resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""
    assert subprocess.check_output([sys.executable, "-c", code]).strip() == b"True"  # noqa: S603 - our own words


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, group: str) -> None:
    assert group_of(address) == group
    assert security.address_of({"client": (address, 1)}) == group
