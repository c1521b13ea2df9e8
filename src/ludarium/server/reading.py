"""Reading what clients send: strictly, and with a clear word about what was wrong."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from ludarium.kernel.message import Message

from .protocol import Claim, Creation, Request
from .refusal import refused

LARGEST: Final = 16 * 1024  # bytes of a message or a body


class Step(Struct, forbid_unknown_fields=True):
    """A step of a companion: the state that it gave before, and the answer to it."""

    state: dict[str, Any] | None = None
    answer: Any = None


# What people type themselves has a clearer word than that a request is malformed.
TYPED: Final = {
    (">= 1", ".name`"): "reason-name-missing",
    ("<= 24", ".name`"): "reason-name-too-long",
    ("<= 300", ".text`"): "reason-chat-too-long",
}
_REQUEST: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)
_CREATION: Final = msgspec.json.Decoder(Creation)
_CLAIM: Final = msgspec.json.Decoder(Claim)
_STEP: Final = msgspec.json.Decoder(Step)
_REF: Final = re.compile(rb'"ref"\s*:\s*(-?\d{1,15})')
T = TypeVar("T")


def read_request(data: bytes | str) -> Request:
    """The request in a message."""
    return _read(_REQUEST, data)


def read_creation(data: bytes) -> Creation:
    """The wish for a table in a body."""
    return _read(_CREATION, data)


def read_claim(data: bytes) -> Claim:
    """The claim of a seat in a body."""
    return _read(_CLAIM, data)


def read_step(data: bytes) -> Step:
    """The step of a companion in a body."""
    return _read(_STEP, data)


def ref_of(data: bytes | str) -> int:
    """The number of a request that could not be read, as far as one can tell; 0 otherwise."""
    found = _REF.search(data.encode() if isinstance(data, str) else data)
    return int(found[1]) if found else 0


def _read(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        detail = str(error)
        for (length, place), reason in TYPED.items():
            if f"of length {length}" in detail and detail.endswith(place):
                raise refused(Message(reason)) from error
        raise refused(Message("reason-malformed", detail=detail)) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused(Message("reason-malformed", detail=str(error))) from error
