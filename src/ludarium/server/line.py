"""Uvicorn's WebSocket with a short way for what nearly everything is: a text that comes, or goes, in one whole frame.

All else takes uvicorn's own way: the handshake, control frames, messages in pieces, whatever breaks the rules. What it
has read only in part it alone can go on with, so once data came that was not exactly one frame, it reads all the rest.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this machine
    from websockets.utils import apply_mask

FINAL: Final = 0x80  # the frame is the last of its message
TEXT: Final = FINAL | Opcode.TEXT
MASKED: Final = 0x80  # beside the length: so is all that clients send
SHORT: Final = 126  # lengths below are in the header's second byte; this one says that two more bytes have it
LONG: Final = 127  # and this one eight
MASK: Final = 4  # bytes of a mask


class Line(WebSocketsSansIOProtocol):
    """A WebSocket whose ordinary messages cost little."""

    quick = True  # until something came that was not exactly one frame
    held = b""  # frames that are to go with the next one

    def data_received(self, data: bytes) -> None:
        """Take what the client sent."""
        if self.quick and self.handshake_complete and not self.close_sent:
            start = payload(data)
            self.quick = start > 0
            if self.quick and data[0] == TEXT and len(data) - start <= self.config.ws_max_size:
                with suppress(UnicodeDecodeError):
                    text = apply_mask(data[start:], data[start - MASK : start]).decode()
                    self.queue.put_nowait({"type": "websocket.receive", "text": text})
                    self.hold()
                    return
        super().data_received(data)

    def hold(self) -> None:
        """Read no more while there are messages that nobody has taken; one that comes alone will be taken at once."""
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - any message of ASGI
        """Send what the application says."""
        text = message.get("text")
        if text is None or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
            if self.disconnected:
                raise ClientDisconnected
        data = text.encode()
        frames = self.held + header(len(data)) + data
        if message.get("more"):  # of our own: another text follows at once
            self.held = frames
        else:
            self.held = b""
            self.transport.write(frames)


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
