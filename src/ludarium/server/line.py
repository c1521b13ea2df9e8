"""Uvicorn's WebSocket with a short way for what nearly everything is: a text that comes, or goes, in one whole frame.

All else takes uvicorn's own way: the handshake, control frames, messages in pieces, whatever breaks the rules. What it
has read only in part it alone can go on with, so once data came that was not exactly one frame, it reads all the rest.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.protocol import State

from .visit import Visit

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this machine
    from websockets.utils import apply_mask

LINE: Final = "ludarium.line"  # the extension of ASGI by which the application gets hold of the line itself
FINAL: Final = 0x80  # the frame is the last of its message
TEXT: Final = FINAL | Opcode.TEXT
MASKED: Final = 0x80  # beside the length: so is all that clients send
SHORT: Final = 126  # lengths below are in the header's second byte; this one says that two more bytes have it
LONG: Final = 127  # and this one eight
MASK: Final = 4  # bytes of a mask


class Line(WebSocketsSansIOProtocol):
    """A WebSocket whose ordinary messages go straight to a visit, and straight from it."""

    quick = True  # until something came that was not exactly one frame
    visit: Visit | None = None

    def handle_connect(self, event: Request) -> None:
        """Open the line, and let the application know it."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = {"line": self}

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
            self.transport.write(b"".join([part for text in texts for part in (header(len(text)), text)]))

    def hold(self, *, on: bool) -> None:
        """Take nothing more from the client, or go on."""
        if not self.transport.is_closing():
            if on:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()


def is_text(data: bytes) -> bool:
    """Whether these bytes are a text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def payload(data: bytes) -> int:
    """Where the payload begins, if the data are exactly one final frame of a client; 0 otherwise."""
    if len(data) < 2 + MASK or data[0] < FINAL or data[1] < MASKED:
        return 0
    length = data[1] - MASKED
    start = 2 + MASK
    if length == SHORT:
        start += 2
        length = int.from_bytes(data[2:4], "big")
    return start if length != LONG and len(data) == start + length else 0


def header(length: int) -> bytes:
    """The beginning of a frame that is a whole text of that length."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, LONG)) + length.to_bytes(8, "big")
