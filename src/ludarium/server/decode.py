"""Strict decoding of what clients send, with a clear reason when it is malformed."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from ludarium.kernel.message import Message

from .protocol import Request
from .refusal import refused

MAX_BODY: Final = 16 * 1024  # bytes of a message or a body


class CompanionStep(Struct, forbid_unknown_fields=True):
    """A step of a companion: the state that it returned last, and the user's answer to it."""

    state: dict[str, Any] | None = None
    answer: Any = None


class LessonQuestion(Struct, forbid_unknown_fields=True):
    """What a learner touched in vain, at a position of a lesson."""

    position: Annotated[int, Meta(ge=0)]
    touches: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)]


# For text that people type there are clearer reasons than that a request is malformed.
SPECIFIC_REASONS: Final = {
    (">= 1", ".name`"): "reason-name-missing",
    ("<= 24", ".name`"): "reason-name-too-long",
    ("<= 300", ".text`"): "reason-chat-too-long",
}
_REQUEST: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)
_REF: Final = re.compile(rb'"ref"\s*:\s*(-?\d{1,15})')
T = TypeVar("T")


def decode_request(data: bytes | str) -> Request:
    """A request from a message."""
    return _decode(_REQUEST, data)


def decode_body(kind: type[T], data: bytes) -> T:
    """The data of this kind from a body."""
    return _decode(msgspec.json.Decoder(kind), data)


def ref_of(data: bytes | str) -> int:
    """The `ref` of a request that could not be decoded; 0 if it cannot be found."""
    match = _REF.search(data.encode() if isinstance(data, str) else data)
    return int(match[1]) if match else 0


def _decode(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        detail = str(error)
        for (length, place), reason in SPECIFIC_REASONS.items():
            if f"of length {length}" in detail and detail.endswith(place):
                raise refused(Message(reason)) from error
        raise refused(Message("reason-malformed", detail=detail)) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused(Message("reason-malformed", detail=str(error))) from error
