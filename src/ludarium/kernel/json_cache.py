"""JSON that is encoded once and shared between viewers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, Union

import msgspec
from msgspec import Raw

from .plain_data import View

T = TypeVar("T")
Encoded = Union[T, Raw]  # noqa: UP007 - generic; a part of a view, which may be encoded already
_ENCODER: Final = msgspec.json.Encoder()


def encode(data: Any) -> Raw:  # noqa: ANN401 - what JSON holds
    """The data as JSON, ready to be put into a larger JSON document."""
    return Raw(_ENCODER.encode(data))


class JsonBuffer:
    """A JSON encoder that reuses its buffer."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def encode(self, data: object) -> bytes:
        """The data as JSON."""
        _ENCODER.encode_into(data, self._buffer)
        return bytes(self._buffer)


class ViewCache:
    """A cache of the encoded parts of a table's views, valid while their data are equal.

    A part depends on its data alone and is returned only for equal data, which are never mutated: a viewer never gets
    a part that was made from data they may not see.
    """

    def __init__(self) -> None:
        self._data: dict[str, object] = {}
        self._values: dict[str, Any] = {}

    def get(self, name: str, data: Any, make: Callable[[Any], Any]) -> Any:  # noqa: ANN401 - of any kind
        """The result of `make(data)`, cached under this name until the data change."""
        if self._data.get(name) != data:
            self._values[name] = make(data)
            self._data[name] = data
        return self._values[name]


def decoded_view(view: View) -> View:
    """A view as new plain data, with its encoded parts decoded."""
    return View(msgspec.json.decode(_ENCODER.encode(view)))
