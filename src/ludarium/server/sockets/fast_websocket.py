"""Uvicorn's WebSocket with a fast path for the usual case: a text message received or sent in one frame.

Everything else takes uvicorn's slow path: the handshake, control frames, fragmented or invalid messages. Uvicorn keeps
the state of partly received frames, so once data arrived that was not exactly one frame, all further data go to it.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from ..rate_limit import group_of
from .connection import counter_of
from .frame import MASK_SIZE, TEXT, encode_frames, is_utf8, payload_start
from .session import Session

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled extension for this platform
    from websockets.utils import apply_mask

EXTENSION: Final = "ludarium.websocket"  # the ASGI extension that gives the application this object


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that exchanges ordinary messages directly with its session."""

    fast_path = True  # until data arrive that are not exactly one frame
    session: Session | None = None

    def handle_connect(self, event: Request) -> None:
        """Open the connection, and pass this object to the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        self.conn.parser.close()  # a generator that refers to its object: only a full garbage collection would free it
        counter_of(self.config).remove(group_of(self.client[0] if self.client else ""))

    def data_received(self, data: bytes) -> None:
        """Pass a whole text frame to the session, anything else to uvicorn."""
        session = self.session
        if session is not None and self.fast_path and not self.close_sent:
            start = payload_start(data)
            self.fast_path = start > 0
            # Messages in uvicorn's queue come first.
            if (
                self.fast_path
                and data[0] == TEXT
                and len(data) - start <= self.config.ws_max_size
                and self.queue.empty()
            ):
                text = apply_mask(data[start:], data[start - MASK_SIZE : start])
                if is_utf8(text):
                    session.receive(text)
                    return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Pass on a message of the slow path; close the connection if it is not UTF-8, without a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:  # else it is being closed already, because of what came after
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def resume_writing(self) -> None:
        """The write buffer has drained."""
        super().resume_writing()
        if self.session is not None:
            self.session.wake()

    def is_write_paused(self) -> bool:
        """Whether the write buffer is full."""
        return not self.writable.is_set()

    def send_texts(self, texts: list[bytes]) -> None:
        """Send text messages in one write; do nothing if the connection is closed."""
        if not (self.close_sent or self.disconnected) and self.conn.state is State.OPEN:
            self.transport.write(encode_frames(texts))

    def pause_reading(self, *, on: bool) -> None:
        """Stop or resume reading from the client."""
        if not self.transport.is_closing():
            if on:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()
