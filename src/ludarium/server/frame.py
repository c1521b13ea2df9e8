"""The frames of WebSockets as far as nearly everything needs them: a text, whole in one frame."""

from __future__ import annotations

from typing import Final

FINAL: Final = 0x80  # the frame is the last of its message
TEXT: Final = FINAL | 0x1
MASKED: Final = 0x80  # beside the length: so is all that clients send
SHORT: Final = 126  # lengths below are in the header's second byte; this one says that two more bytes have it
LONG: Final = 127  # and this one eight
MASK: Final = 4  # bytes of a mask


def payload(data: bytes) -> int:
    """Where the payload begins, if the data are exactly one final frame of a client; 0 otherwise."""
    if len(data) < 2 + MASK or data[0] < FINAL or data[1] < MASKED:
        return 0
    length = data[1] - MASKED
    start = 2 + MASK
    if length == SHORT:
        start += 2
        length = data[2] * 256 + data[3]
    return start if length != LONG and len(data) == start + length else 0


def is_text(data: bytes) -> bool:
    """Whether these bytes are a text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(texts: list[bytes]) -> bytes:
    """Frames of whole texts, one after another."""
    parts: list[bytes] = []
    for text in texts:
        length = len(text)
        if length < SHORT:
            header = bytes([TEXT, length])
        elif length < 1 << 16:
            header = bytes([TEXT, SHORT, length >> 8, length & 255])
        else:
            header = bytes([TEXT, LONG]) + length.to_bytes(8, "big")
        parts.append(header)
        parts.append(text)
    return b"".join(parts)
