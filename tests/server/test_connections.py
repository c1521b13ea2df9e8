"""Connection limits: many, idle or oversized connections do not keep others out."""

from __future__ import annotations

import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludarium.server import rate_limit
from ludarium.server.rate_limit import group_of
from ludarium.server.sockets.connection import ConnectionCounter, ConnectionLimits

from .running import AGAINST_A_BOT, PATIENCE, RunningServer, running
from .test_bots import wait_until

PATIENT = ConnectionLimits(head=60, body=60)
HASTY = ConnectionLimits(head=0.3, body=0.3)
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n\r\n"


def connect(server: RunningServer, stack: ExitStack) -> socket.socket:
    """A plain TCP connection."""
    host, port = server.address.removeprefix("http://").split(":")
    return stack.enter_context(socket.create_connection((host, int(port)), PATIENCE))


def read_all(connection: socket.socket) -> bytes:
    """All bytes from the server until it closes the connection."""
    received = b""
    try:
        while data := connection.recv(1 << 16):
            received += data
    except ConnectionResetError:
        pass
    return received


def is_served(server: RunningServer) -> bool:
    return server.device().get("/health").status_code == 200


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nhost: here\r\n", HEAD, HEAD + b"{"])
def test_an_incomplete_request_times_out(tmp_path: Path, sent: bytes, caplog: pytest.LogCaptureFixture) -> None:
    with running(tmp_path / "tables.sqlite", connections=HASTY) as server, ExitStack() as stack:
        connection = connect(server, stack)
        connection.sendall(sent)
        assert read_all(connection).startswith(b"HTTP/1.1 408 ")
        assert is_served(server)
    assert not [record.message for record in caplog.records if record.levelname in {"WARNING", "ERROR"}]


def test_an_incomplete_second_request_times_out(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", connections=HASTY) as server, ExitStack() as stack:
        connection = connect(server, stack)
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: here\r\n\r\n")
        assert connection.recv(1 << 16).startswith(b"HTTP/1.1 200 ")
        connection.sendall(b"GET /hea")
        assert b"HTTP/1.1 408 " in read_all(connection)


def test_idle_connections_leave_room_for_others(tmp_path: Path) -> None:
    limits = ConnectionLimits(connections=12, head=60)
    with running(tmp_path / "tables.sqlite", connections=limits) as server, ExitStack() as stack:
        idle = [connect(server, stack) for _ in range(12)]
        assert read_all(connect(server, stack)).startswith(b"HTTP/1.1 503 ")
        for connection in idle[:6]:
            connection.close()
        wait_until(lambda: is_served(server))


def test_one_address_leaves_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "LOOPBACK_FACTOR", 1)
    limits = ConnectionLimits(connections_of_address=5, head=60)
    elsewhere = "192.0.2.1"  # as a trusted proxy this machine would have no limit of its own
    with (
        running(tmp_path / "tables.sqlite", connections=limits, trusted_proxies=elsewhere) as server,
        ExitStack() as stack,
    ):
        idle = [connect(server, stack) for _ in range(5)]
        assert read_all(connect(server, stack)).startswith(b"HTTP/1.1 503 ")
        idle[0].close()
        wait_until(lambda: server.device().get("/health").status_code == 200)


def test_the_connections_of_a_trusted_proxy_are_those_of_many_clients(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limit, "LOOPBACK_FACTOR", 1)
    limits = ConnectionLimits(connections_of_address=5, head=60)
    with (
        running(tmp_path / "tables.sqlite", connections=limits, trusted_proxies="127.0.0.0/8") as server,
        ExitStack() as stack,
    ):
        for _ in range(5):
            connect(server, stack)
        assert is_served(server)


def test_a_trusted_proxy_is_recognised_by_its_address_or_network() -> None:
    counter = ConnectionCounter(ConnectionLimits(), "172.30.85.0/24, 2001:db8::1")
    addresses = ["172.30.85.9", "2001:db8::1", "172.30.86.9", "2001:db8::2", ""]
    assert [counter.is_proxy(address) for address in addresses] == [True, True, False, False, False]


def test_connections_are_counted_by_address_and_in_all() -> None:
    open_ones = ConnectionCounter(ConnectionLimits(connections=5, connections_of_address=2))
    assert [open_ones.try_add("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [open_ones.try_add("127.0.0.1") for _ in range(4)] == [True, True, True, False]
    open_ones.remove("192.0.2.1")
    assert [open_ones.try_add(f"192.0.2.{n}") for n in (2, 3)] == [True, False]
    open_ones.limit_to_files(60)
    assert open_ones.max_total == 5
    open_ones.limit_to_files(8)
    assert open_ones.max_total == 4


def test_a_socket_is_counted_until_it_is_closed(tmp_path: Path) -> None:
    limits = ConnectionLimits(connections=8)
    with running(tmp_path / "tables.sqlite", connections=limits) as server:
        device = server.device()
        table = server.create(device, AGAINST_A_BOT)
        for _ in range(12):
            with server.connect(device, table) as connection:
                connection.look(0)
        assert is_served(server)


@pytest.mark.parametrize("whole", [True, False])
def test_a_head_that_is_too_large_is_refused(tmp_path: Path, whole: bool) -> None:
    with running(tmp_path / "tables.sqlite", connections=PATIENT) as server, ExitStack() as stack:
        connection = connect(server, stack)
        connection.sendall(b"GET /health HTTP/1.1\r\nhost: here\r\nx: " + b"x" * 20_000 + b"\r\n\r\n" * whole)
        assert read_all(connection).startswith(b"HTTP/1.1 431 ")
        assert is_served(server)


def test_a_request_of_ordinary_size_is_served_with_its_body_in_pieces(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server, ExitStack() as stack:
        connection = connect(server, stack)
        body = b'{"game": "sagrada", "seats": [{"kind": "bot"}, {"kind": "bot"}]}'
        connection.sendall(b"POST /api/tables HTTP/1.1\r\nhost: here\r\nconnection: close\r\n")
        connection.sendall(b"x: " + b"x" * 8_000 + b"\r\n")
        connection.sendall(b"content-length: %d\r\n\r\n" % len(body))
        for one in body:
            connection.sendall(bytes([one]))
        assert read_all(connection).startswith(b"HTTP/1.1 201 ")


def test_the_limit_of_open_files_is_raised() -> None:
    code = """
import resource
from ludarium.server.sockets.connection import raise_file_limit
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
hard = min(hard, 4096) if hard != resource.RLIM_INFINITY else 4096
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
print(raise_file_limit() == hard == resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""
    assert subprocess.check_output([sys.executable, "-c", code]).strip() == b"True"  # noqa: S603 - our own code


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
    assert rate_limit.address_of({"client": (address, 1)}) == group
