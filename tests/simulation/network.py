"""Simulated connections: bytes arrive late, in pieces, twice or never, and connections break without notice."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.faults.player import ConnectionLost

from .faults import Faults
from .loop import Process, SimulatedLoop

HIGH_WATER = 65536  # bytes on their way to a client, from which on its server is asked to pause
HELD = 0.3  # seconds after which a message arrives although no other has followed
LATENCY = (0.0005, 0.02)


class Stream:
    """One direction of a connection: pieces arrive in order."""

    def __init__(
        self,
        loop: SimulatedLoop,
        chance: random.Random,
        faults: Faults,
        process: Process,
        deliver: Callable[[bytes], None],
    ) -> None:
        self.loop = loop
        self.chance = chance
        self.faults = faults
        self.process = process  # that receives
        self.deliver = deliver
        self.on_cut: Callable[[random.Random], None] = lambda _: None
        self.arrival = 0.0  # of the last piece
        self.closed = False
        self.underway = 0  # bytes

    def write(self, data: bytes) -> None:
        """Send data, in one piece or several."""
        pieces = [data]
        if len(data) > 1 and (split := self.faults.happens("split")):
            places = sorted(split.randrange(1, len(data)) for _ in range(split.randrange(1, 4)))
            pieces = [data[start:end] for start, end in zip([0, *places], [*places, len(data)], strict=True)]
        for piece in pieces:
            if self.closed or not piece:
                continue
            if cut := self.faults.happens("cut"):
                self.closed = True
                self.on_cut(cut)
                return
            delay = self.chance.uniform(*LATENCY)
            if late := self.faults.happens("delay"):
                delay = late.uniform(0.1, 5.0)
            self.arrival = max(self.arrival, self.loop.now + delay)
            self.underway += len(piece)
            self.loop.call_in(self.process, self.arrival, self._arrive, piece)

    def _arrive(self, piece: bytes) -> None:
        self.underway -= len(piece)
        if not self.closed or self.process is not self.loop.outside:
            self.deliver(piece)


class ServerTransport(asyncio.Transport):
    """What a server sees of a connection."""

    def __init__(self, link: Link) -> None:
        super().__init__({"sockname": ("127.0.0.1", 8765), "peername": ("127.0.0.1", 50000)})
        self.link = link
        self.closing = False
        self.paused = False
        self.waiting: deque[bytes] = deque()  # received while reading is paused

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self.closing:
            self.link.to_client.write(bytes(data))
            self.link.check_buffer()

    def close(self) -> None:
        if not self.closing:
            self.closing = True
            self.link.loop.call_soon(self.link.server_closed)

    abort = close

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False
        while self.waiting and not self.paused and not self.closing:
            self.link.protocol.data_received(self.waiting.popleft())


class Link:
    """A connection between a client and a server."""

    def __init__(
        self,
        loop: SimulatedLoop,
        chance: random.Random,
        faults: Faults,
        process: Process,
        new_protocol: Callable[[], Any],
    ) -> None:
        self.loop = loop
        self.faults = faults
        self.process = process
        self.new_protocol = new_protocol
        self.protocol: Any = None
        self.transport = ServerTransport(self)
        self.client: SimulatedConnection | None = None
        self.server_lost = False
        self.write_paused = False
        self.to_server = Stream(loop, chance, faults, process, self._server_receives)
        self.to_client = Stream(loop, chance, faults, loop.outside, self._client_receives)
        self.to_server.on_cut = self.to_client.on_cut = self.cut

    def open(self) -> None:
        """In the server: accept the connection."""
        self.protocol = self.new_protocol()
        self.protocol.connection_made(self.transport)

    def cut(self, chance: random.Random) -> None:
        """Break the connection; each side notices it at another time."""
        self.to_server.closed = self.to_client.closed = True
        self.loop.call_in(self.process, self.loop.now + chance.choice([0.0, 1.0, 30.0]), self.server_closed)
        self.loop.call_in(self.loop.outside, self.loop.now + chance.choice([0.0, 1.0, 30.0]), self.client_closed)

    def server_closed(self) -> None:
        """In the server: the connection is closed."""
        if not self.server_lost and self.protocol is not None:
            self.server_lost = self.transport.closing = True
            self.protocol.connection_lost(None)
            self.loop.call_in(self.loop.outside, self.to_client.arrival + 0.001, self.client_closed)

    def client_closed(self) -> None:
        """In the client: the connection is closed."""
        if self.client is not None:
            self.client.closed()

    def check_buffer(self) -> None:
        """Ask the server to pause while much is on its way to the client, and to go on once it has arrived."""
        if not self.write_paused and self.to_client.underway > HIGH_WATER:
            self.write_paused = True
            self.protocol.pause_writing()
        elif self.write_paused and self.to_client.underway == 0 and not self.server_lost:
            self.write_paused = False
            self.protocol.resume_writing()

    def _server_receives(self, data: bytes) -> None:
        if self.transport.paused:
            self.transport.waiting.append(data)
        elif not self.transport.closing:
            self.protocol.data_received(data)

    def _client_receives(self, data: bytes) -> None:
        if self.client is not None:
            self.client.receive_data(data)
        if self.write_paused:
            self.loop.call_in(self.process, self.loop.now, self.check_buffer)


class SimulatedConnection:
    """What a client sees of a connection: whole messages."""

    def __init__(self, link: Link, table: str, headers: dict[str, str]) -> None:
        self.link = link
        self.faults = link.faults
        self.messages: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.opened: asyncio.Future[bool] = link.loop.create_future()
        self.is_closed = False
        self.held = b""  # a message that is to arrive after the next one
        self.conn = ClientProtocol(parse_uri(f"ws://127.0.0.1:8765/api/tables/{table}/socket"))
        request = self.conn.connect()
        request.headers.update(headers)
        self.conn.send_request(request)
        link.client = self
        link.to_server.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: bytes) -> None:
        """Send a message."""
        if self.is_closed or self.conn.state is not State.OPEN:
            raise ConnectionLost
        self.conn.send_text(message)
        data = b"".join(self.conn.data_to_send())
        # A chat line that arrives twice is meant twice.
        if b'"decide"' in message and self.faults.happens("duplicate"):
            data += data
        held, self.held = self.held, b""
        if not held and self.faults.happens("reorder"):
            self.held = data
            self.link.loop.call_later(HELD, self._send_held)
        else:
            self.link.to_server.write(data + held)
        if stall := self.faults.happens("stall"):
            self.link.to_client.arrival = max(self.link.to_client.arrival, self.link.loop.now + stall.uniform(1, 30))

    async def receive(self) -> bytes:
        """The next message."""
        message = await self.messages.get()
        if message is None:
            self.messages.put_nowait(None)
            raise ConnectionLost
        return message

    def close(self) -> None:
        """Close the connection without a word; what was sent last still arrives."""
        if not self.is_closed:
            self.is_closed = True
            link = self.link
            link.loop.call_in(link.process, link.to_server.arrival + 0.001, link.server_closed)

    def closed(self) -> None:
        """The connection was closed."""
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_result(False)
        self.messages.put_nowait(None)

    def receive_data(self, data: bytes) -> None:
        """Read what has arrived."""
        if self.is_closed:
            return
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            if not isinstance(event, Frame):
                if not self.opened.done():
                    self.opened.set_result(self.conn.state is State.OPEN)
            elif event.opcode is Opcode.TEXT:
                self.messages.put_nowait(bytes(event.data))
            elif event.opcode is Opcode.CLOSE:
                self.messages.put_nowait(None)
        answer = b"".join(self.conn.data_to_send())
        if answer:
            self.link.to_server.write(answer)

    def _send_held(self) -> None:
        held, self.held = self.held, b""
        if held:
            self.link.to_server.write(held)
