"""Parts of what is shown that are written once, and then shared by all who are shown the same."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw

_ENCODER: Final = msgspec.json.Encoder()


def part(data: Any) -> Raw:  # noqa: ANN401 - what JSON holds
    """A part as it will be sent."""
    return Raw(_ENCODER.encode(data))


class Pen:
    """Writes things that are about as long as each other, in the room that the one before took."""

    def __init__(self) -> None:
        self._room = bytearray()

    def write(self, data: object) -> bytes:
        """The data as JSON."""
        _ENCODER.encode_into(data, self._room)
        return bytes(self._room)


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view as plain data of the caller's own, its parts read again."""
    read: dict[str, Any] = msgspec.json.decode(_ENCODER.encode(view))
    return read
