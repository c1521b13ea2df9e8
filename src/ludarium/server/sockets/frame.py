"""WebSocket frames of the usual case: a text message in one frame."""

from __future__ import annotations

from typing import Final

FINAL: Final = 0x80  # in the first byte: the last frame of its message
TEXT: Final = FINAL | 0x1
MASKED: Final = 0x80  # in the second byte, with the length: set in all frames of clients
LENGTH_IN_2_BYTES: Final = 126  # in place of a length: it is in the next two bytes
LENGTH_IN_8_BYTES: Final = 127
MASK_SIZE: Final = 4  # bytes


def payload_start(data: bytes) -> int:
    """The offset of the payload, if the data are exactly one final frame of a client; 0 otherwise."""
    if len(data) < 2 + MASK_SIZE or data[0] < FINAL or data[1] < MASKED:
        return 0
    length = data[1] - MASKED
    start = 2 + MASK_SIZE
    if length == LENGTH_IN_2_BYTES:
        start += 2
        length = data[2] * 256 + data[3]
    return start if length != LENGTH_IN_8_BYTES and len(data) == start + length else 0


def is_utf8(data: bytes) -> bool:
    """Whether these bytes are valid UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def encode_frames(texts: list[bytes]) -> bytes:
    """Text messages as frames, concatenated."""
    parts: list[bytes] = []
    for text in texts:
        length = len(text)
        if length < LENGTH_IN_2_BYTES:
            header = bytes([TEXT, length])
        elif length < 1 << 16:
            header = bytes([TEXT, LENGTH_IN_2_BYTES, length >> 8, length & 255])
        else:
            header = bytes([TEXT, LENGTH_IN_8_BYTES]) + length.to_bytes(8, "big")
        parts.append(header)
        parts.append(text)
    return b"".join(parts)
