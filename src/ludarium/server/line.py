"""Uvicorn's WebSocket with a short way for what nearly everything is: a text that comes, or goes, in one whole frame.

All else takes uvicorn's own way: the handshake, control frames, messages in pieces, whatever breaks the rules. What it
has read only in part it alone can go on with, so once data came that was not exactly one frame, it reads all the rest.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from .connection import connections_of
from .frame import MASK, TEXT, framed, is_text, payload
from .security import group_of
from .visit import Visit

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this machine
    from websockets.utils import apply_mask

LINE: Final = "ludarium.line"  # the extension of ASGI by which the application gets hold of the line itself


class Line(WebSocketsSansIOProtocol):
    """A WebSocket whose ordinary messages go straight to a visit, and straight from it."""

    quick = True  # until something came that was not exactly one frame
    visit: Visit | None = None

    def handle_connect(self, event: Request) -> None:
        """Open the line, and let the application know it."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        connections_of(self.config).leave(group_of(self.client[0] if self.client else ""))

    def data_received(self, data: bytes) -> None:
        """Take what the client sent."""
        visit = self.visit
        if visit is not None and self.quick and not self.close_sent:
            start = payload(data)
            self.quick = start > 0
            # What waits in the queue comes first.
            if self.quick and data[0] == TEXT and len(data) - start <= self.config.ws_max_size and self.queue.empty():
                text = apply_mask(data[start:], data[start - MASK : start])
                if is_text(text):
                    visit.hear(text)
                    return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that came the long way; one that is no UTF-8 ends the line, without a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def resume_writing(self) -> None:
        """There is room again."""
        super().resume_writing()
        if self.visit is not None:
            self.visit.wake()

    def is_full(self) -> bool:
        """Whether the client has not yet taken what was put last."""
        return not self.writable.is_set()

    def put(self, texts: list[bytes]) -> None:
        """Send texts, in one go. Where the line is closed, nobody waits for them."""
        if not (self.close_sent or self.disconnected) and self.conn.state is State.OPEN:
            self.transport.write(framed(texts))

    def hold(self, *, on: bool) -> None:
        """Take nothing more from the client, or go on."""
        if not self.transport.is_closing():
            if on:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()
