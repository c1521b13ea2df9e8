"""Frames: the short way reads and writes what the long one does, and whatever is unusual comes through as well."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from ludarium.server.frame import framed, payload

from .running import AGAINST_A_BOT, PATIENCE, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as clients send it."""
    return Frame(opcode, text, fin).serialize(mask=True)


def ping(ref: int) -> bytes:
    """A request to be answered."""
    return b'{"type": "ping", "ref": %d}' % ref


class Wire:
    """The bare bytes of a line that is open."""

    def __init__(self, below: socket.socket) -> None:
        self.below = below
        self.rest = b""

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its first byte, and what it says."""
        start = self._read(2)
        length = start[1]
        if length >= 126:
            length = int.from_bytes(self._read(2 if length == 126 else 8), "big")
        return start[0], self._read(length)

    def _read(self, count: int) -> bytes:
        while len(self.rest) < count:
            found = self.below.recv(1 << 16)
            assert found, "the line was cut"
            self.rest += found
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken


@contextmanager
def wire(server: Running) -> Iterator[Wire]:
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
        found = Wire(below)
        while not found.rest.endswith(b"\r\n\r\n"):
            found.rest += below.recv(1)
        found.rest = b""
        yield found


def pong(ref: int) -> tuple[int, bytes]:
    return 0x81, b'{"type":"pong","ref":%d}' % ref


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_what_is_written_is_a_text_of_one_frame(length: int) -> None:
    assert framed([b"x" * length]) == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535])
def test_a_whole_frame_is_known(length: int) -> None:
    frame = sent(b"x" * length)
    assert len(frame) - payload(frame) == length
    assert payload(frame)
    assert payload(frame[:-1]) == payload(frame + b"\x81") == 0


def test_what_is_unusual_is_left_to_the_long_way() -> None:
    assert payload(b"") == payload(b"\x81") == 0
    assert payload(sent(b"x", fin=False)) == 0
    assert payload(Frame(Opcode.TEXT, b"not masked").serialize(mask=False)) == 0
    assert payload(sent(b"x" * 65536)) == 0


def test_texts_come_alone_together_and_in_pieces(server: Running) -> None:
    with wire(server) as line:
        line.below.sendall(sent(ping(1)))
        assert line.frame() == pong(1)
        line.below.sendall(sent(ping(2)) + sent(ping(3)))
        assert [line.frame(), line.frame()] == [pong(2), pong(3)]
        whole = sent(ping(4))
        for one in whole:
            line.below.sendall(bytes([one]))
        assert line.frame() == pong(4)
        line.below.sendall(sent(ping(5)))
        assert line.frame() == pong(5)


def test_a_text_of_several_frames_with_a_ping_between(server: Running) -> None:
    with wire(server) as line:
        line.below.sendall(sent(ping(1)))
        assert line.frame() == pong(1)
        text = ping(2)
        line.below.sendall(sent(text[:10], fin=False))
        line.below.sendall(sent(b"there?", Opcode.PING))
        assert line.frame() == (0x8A, b"there?")
        line.below.sendall(sent(text[10:], Opcode.CONT))
        assert line.frame() == pong(2)


def test_a_ping_leaves_the_short_way_open(server: Running) -> None:
    with wire(server) as line:
        for ref in (1, 2):
            line.below.sendall(sent(b"there?", Opcode.PING))
            assert line.frame() == (0x8A, b"there?")
            line.below.sendall(sent(ping(ref)))
            assert line.frame() == pong(ref)


def test_what_is_no_text_closes_the_line(server: Running) -> None:
    with wire(server) as line:
        line.below.sendall(sent(b"\xff\xfe"))
        start, reason = line.frame()
        assert (start, int.from_bytes(reason[:2], "big")) == (0x88, 1007)


def test_a_message_beyond_the_limit_closes_the_line(server: Running) -> None:
    with wire(server) as line:
        line.below.sendall(sent(b"x" * 20_000))
        start, reason = line.frame()
        assert (start, int.from_bytes(reason[:2], "big")) == (0x88, 1009)


def test_who_sends_much_at_once_is_answered_in_order(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server, wire(server) as line:
        for ref in range(200):
            line.below.sendall(sent(ping(ref)))
        assert [line.frame() for _ in range(200)] == [pong(ref) for ref in range(200)]
