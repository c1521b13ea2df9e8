"""Frames: the fast path reads and writes what the slow path does, and other frames take the slow path."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from ludarium.server.sockets.frame import encode_frames, payload_start

from .running import AGAINST_A_BOT, PATIENCE, RunningServer, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def client_frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, text, fin).serialize(mask=True)


def ping(ref: int) -> bytes:
    """A request."""
    return b'{"type": "ping", "ref": %d}' % ref


class RawSocket:
    """The bytes of an open WebSocket."""

    def __init__(self, below: socket.socket) -> None:
        self.below = below
        self.rest = b""

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its first byte and its payload."""
        start = self._read(2)
        length = start[1]
        if length >= 126:
            length = int.from_bytes(self._read(2 if length == 126 else 8), "big")
        return start[0], self._read(length)

    def _read(self, count: int) -> bytes:
        while len(self.rest) < count:
            found = self.below.recv(1 << 16)
            assert found, "the connection was closed"
            self.rest += found
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken


@contextmanager
def raw_socket(server: RunningServer) -> Iterator[RawSocket]:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as below:
        below.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
        ]  # fmt: skip
        below.sendall("\r\n".join(lines).encode())
        found = RawSocket(below)
        while not found.rest.endswith(b"\r\n\r\n"):
            found.rest += below.recv(1)
        found.rest = b""
        yield found


def pong(ref: int) -> tuple[int, bytes]:
    return 0x81, b'{"type":"pong","ref":%d}' % ref


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_a_text_is_encoded_as_one_frame(length: int) -> None:
    assert encode_frames([b"x" * length]) == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535])
def test_a_whole_frame_is_recognized(length: int) -> None:
    frame = client_frame(b"x" * length)
    assert len(frame) - payload_start(frame) == length
    assert payload_start(frame)
    assert payload_start(frame[:-1]) == payload_start(frame + b"\x81") == 0


def test_other_frames_take_the_slow_path() -> None:
    assert payload_start(b"") == payload_start(b"\x81") == 0
    assert payload_start(client_frame(b"x", fin=False)) == 0
    assert payload_start(Frame(Opcode.TEXT, b"not masked").serialize(mask=False)) == 0
    assert payload_start(client_frame(b"x" * 65536)) == 0


def test_texts_are_received_alone_together_and_in_pieces(server: RunningServer) -> None:
    with raw_socket(server) as raw:
        raw.below.sendall(client_frame(ping(1)))
        assert raw.frame() == pong(1)
        raw.below.sendall(client_frame(ping(2)) + client_frame(ping(3)))
        assert [raw.frame(), raw.frame()] == [pong(2), pong(3)]
        whole = client_frame(ping(4))
        for one in whole:
            raw.below.sendall(bytes([one]))
        assert raw.frame() == pong(4)
        raw.below.sendall(client_frame(ping(5)))
        assert raw.frame() == pong(5)


def test_a_text_of_several_frames_with_a_ping_between(server: RunningServer) -> None:
    with raw_socket(server) as raw:
        raw.below.sendall(client_frame(ping(1)))
        assert raw.frame() == pong(1)
        text = ping(2)
        raw.below.sendall(client_frame(text[:10], fin=False))
        raw.below.sendall(client_frame(b"there?", Opcode.PING))
        assert raw.frame() == (0x8A, b"there?")
        raw.below.sendall(client_frame(text[10:], Opcode.CONT))
        assert raw.frame() == pong(2)


def test_a_ping_does_not_end_the_fast_path(server: RunningServer) -> None:
    with raw_socket(server) as raw:
        for ref in (1, 2):
            raw.below.sendall(client_frame(b"there?", Opcode.PING))
            assert raw.frame() == (0x8A, b"there?")
            raw.below.sendall(client_frame(ping(ref)))
            assert raw.frame() == pong(ref)


def test_invalid_utf8_closes_the_connection(server: RunningServer) -> None:
    with raw_socket(server) as raw:
        raw.below.sendall(client_frame(b"\xff\xfe"))
        start, reason = raw.frame()
        assert (start, int.from_bytes(reason[:2], "big")) == (0x88, 1007)


def test_a_message_that_is_too_large_closes_the_connection(server: RunningServer) -> None:
    with raw_socket(server) as raw:
        raw.below.sendall(client_frame(b"x" * 20_000))
        start, reason = raw.frame()
        assert (start, int.from_bytes(reason[:2], "big")) == (0x88, 1009)


def test_many_requests_at_once_are_answered_in_order(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server, raw_socket(server) as raw:
        for ref in range(200):
            raw.below.sendall(client_frame(ping(ref)))
        assert [raw.frame() for _ in range(200)] == [pong(ref) for ref in range(200)]
