"""Refusals that are not the game's: made of a message, so that everybody reads them in their own language."""

from __future__ import annotations

from typing import Any, Final

from ludarium.errors import Refused
from ludarium.kernel.message import Message, dumped_args
from ludarium.text.speaker import speaker

from .protocol import MessageData, Refusal

# What an HTTP answer's status says to programs; whatever is not here is a conflict with how the table stands.
STATUS: Final = {
    "reason-no-table": 404,
    "reason-no-page": 404,
    "reason-no-game": 400,
    "reason-seat-count": 400,
    "reason-no-option": 400,
    "reason-no-bot": 400,
    "reason-malformed": 400,
    "reason-sheet": 400,
    "reason-not-your-seat": 403,
    "reason-not-host": 403,
    "reason-wrong-link": 403,
    "reason-foreign": 403,
    "reason-too-large": 413,
    "reason-too-fast": 429,
    "reason-too-many-tables": 429,
    "reason-too-many-sockets": 429,
    "reason-too-many-devices": 429,
    "reason-server": 500,
    "reason-not-saved": 503,
    "reason-pack-slow": 503,
    "reason-sheet-slow": 503,
}
CONFLICT: Final = 409
LONGEST: Final = 300  # letters of an argument


def refused(message: Message) -> Refused:
    """The refusal for this reason; what it repeats of what somebody sent is cut where it is long."""
    args = {name: _cut(value) for name, value in message.args.items()}
    return Refused(speaker("ludarium.text", "en").say(Message(message.id, **args)), "", message.id, args)


def refusal(error: Refused, ref: int = 0) -> Refusal:
    """A refusal as it is sent."""
    return Refusal(ref, error.rule, MessageData(error.message_id, dumped_args(error.message_args)))


def status_of(answer: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(answer.message.id, CONFLICT)


def _cut(value: Any) -> Any:  # noqa: ANN401 - as messages have them
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
