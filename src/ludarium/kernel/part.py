"""Parts of what is shown that are written once, and then shared by all who are shown the same."""

from __future__ import annotations

from collections.abc import Callable
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


class Parts:
    """What was made last of each thing of a table, for its views: what is the same again is not made again.

    A part is made of its data alone, and found again only by the same data, which nobody changes once they are shown:
    no viewer is shown a part that was made of other data than theirs.
    """

    def __init__(self) -> None:
        self._data: dict[str, object] = {}
        self._made: dict[str, Any] = {}

    def get(self, name: str, data: Any, make: Callable[[Any], Any]) -> Any:  # noqa: ANN401 - of any kind
        """What this thing's data make."""
        if self._data.get(name) != data:
            self._made[name] = make(data)
            self._data[name] = data
        return self._made[name]


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view as plain data of the caller's own, its parts read again."""
    read: dict[str, Any] = msgspec.json.decode(_ENCODER.encode(view))
    return read
