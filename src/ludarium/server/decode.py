"""Strict decoding of what clients send, with a clear reason when it is malformed."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from ludarium.kernel.message import Message

from .admin_protocol import NoticeText, ReadOnly, SignIn
from .deal_protocol import DailyEntry, EveningCreation, EveningJoin, EveningPlace
from .protocol import Branch, Claim, Creation, InvitationWord, Request
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
_CREATION: Final = msgspec.json.Decoder(Creation)
_BRANCH: Final = msgspec.json.Decoder(Branch)
_CLAIM: Final = msgspec.json.Decoder(Claim)
_DAILY: Final = msgspec.json.Decoder(DailyEntry)
_EVENING: Final = msgspec.json.Decoder(EveningCreation)
_EVENING_JOIN: Final = msgspec.json.Decoder(EveningJoin)
_EVENING_PLACE: Final = msgspec.json.Decoder(EveningPlace)
_SIGN_IN: Final = msgspec.json.Decoder(SignIn)
_NOTICE: Final = msgspec.json.Decoder(NoticeText)
_READ_ONLY: Final = msgspec.json.Decoder(ReadOnly)
_INVITATION: Final = msgspec.json.Decoder(InvitationWord)
_STEP: Final = msgspec.json.Decoder(CompanionStep)
_LESSON_QUESTION: Final = msgspec.json.Decoder(LessonQuestion)
_REF: Final = re.compile(rb'"ref"\s*:\s*(-?\d{1,15})')
T = TypeVar("T")


def decode_request(data: bytes | str) -> Request:
    """A request from a message."""
    return _decode(_REQUEST, data)


def decode_creation(data: bytes) -> Creation:
    """The settings of a new table from a body."""
    return _decode(_CREATION, data)


def decode_branch(data: bytes) -> Branch:
    """The seats of a table that continues another, from a body."""
    return _decode(_BRANCH, data)


def decode_claim(data: bytes) -> Claim:
    """The claim of a seat from a body."""
    return _decode(_CLAIM, data)


def decode_daily(data: bytes) -> DailyEntry:
    """The player of a daily deal from a body."""
    return _decode(_DAILY, data)


def decode_evening(data: bytes) -> EveningCreation:
    """The settings of a new event from a body."""
    return _decode(_EVENING, data)


def decode_evening_join(data: bytes) -> EveningJoin:
    """A person who takes a place of an evening, from a body."""
    return _decode(_EVENING_JOIN, data)


def decode_evening_place(data: bytes) -> EveningPlace:
    """A place of an event from a body."""
    return _decode(_EVENING_PLACE, data)


def decode_sign_in(data: bytes) -> SignIn:
    """The token of the operator, from a body."""
    return _decode(_SIGN_IN, data)


def decode_notice(data: bytes) -> NoticeText:
    """A text for all pages, from a body."""
    return _decode(_NOTICE, data)


def decode_read_only(data: bytes) -> ReadOnly:
    """Whether changes are refused, from a body."""
    return _decode(_READ_ONLY, data)


def decode_invitation(data: bytes) -> InvitationWord:
    """The invitation word, from a body."""
    return _decode(_INVITATION, data)


def decode_step(data: bytes) -> CompanionStep:
    """The step of a companion from a body."""
    return _decode(_STEP, data)


def decode_lesson_question(data: bytes) -> LessonQuestion:
    """The question of a learner from a body."""
    return _decode(_LESSON_QUESTION, data)


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
