"""Parts of what is shown that are written once, and then shared by all who are shown the same."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw

_ENCODER: Final = msgspec.json.Encoder()


def part(data: dict[str, Any]) -> Raw:
    """A part as it will be sent."""
    return Raw(_ENCODER.encode(data))


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view as plain data of the caller's own, its parts read again."""
    read: dict[str, Any] = msgspec.json.decode(_ENCODER.encode(view))
    return read
