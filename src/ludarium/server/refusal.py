"""Refusals by the server: made from a message, so that each player reads them in their language."""

from __future__ import annotations

from typing import Any, Final

from ludarium.errors import Refused
from ludarium.kernel.message import Message, dump_args
from ludarium.text.localizer import localizer

from .protocol import MessageData, Refusal

# The HTTP status for each reason; all others conflict with the state of the table.
STATUS: Final = {
    "reason-no-table": 404,
    "reason-no-page": 404,
    "reason-no-code": 404,
    "reason-no-evening": 404,
    "reason-no-game": 400,
    "reason-seat-count": 400,
    "reason-no-option": 400,
    "reason-no-bot": 400,
    "reason-malformed": 400,
    "reason-bad-record": 400,
    "reason-sheet": 400,
    "reason-not-your-seat": 403,
    "reason-not-host": 403,
    "reason-not-organizer": 403,
    "reason-evening-no-place": 403,
    "reason-deal-open": 403,
    "reason-no-spectators": 403,
    "reason-no-newcomers": 403,
    "reason-wrong-link": 403,
    "reason-wrong-games-link": 403,
    "reason-foreign": 403,
    "reason-host": 421,
    "reason-too-large": 413,
    "reason-too-fast": 429,
    "reason-too-many-tables": 429,
    "reason-too-many-sockets": 429,
    "reason-too-many-devices": 429,
    "reason-uninvited": 403,
    "reason-wrong-word": 403,
    "reason-signed-out": 401,
    "reason-wrong-token": 403,
    "reason-server": 500,
    "reason-read-only": 503,
    "reason-not-saved": 503,
    "reason-pack-slow": 503,
    "reason-sheet-slow": 503,
    "reason-record-slow": 503,
    "reason-no-records": 503,
    "reason-analysis-busy": 503,
    "reason-analysis-failed": 503,
}
CONFLICT: Final = 409
RETRY_AFTER: Final = {"reason-too-fast": 2}  # seconds after which a client may try again
MAX_ARGUMENT_LENGTH: Final = 300  # characters


def refused(message: Message) -> Refused:
    """The error for this reason; long arguments, which may repeat a client's input, are truncated."""
    args = {name: _truncate(value) for name, value in message.args.items()}
    return Refused(localizer("ludarium.text", "en").format(Message(message.id, **args)), "", message.id, args)


def to_refusal(error: Refused, ref: int = 0) -> Refusal:
    """A refusal in the form of the protocol."""
    return Refusal(ref, error.rule, MessageData(error.message_id, dump_args(error.message_args)))


def http_status(answer: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(answer.message.id, CONFLICT)


def retry_headers(answer: Refusal) -> dict[str, str]:
    """The header that says when to try again, if that helps."""
    seconds = RETRY_AFTER.get(answer.message.id)
    return {} if seconds is None else {"retry-after": str(seconds)}


def _truncate(value: Any) -> Any:  # noqa: ANN401 - as messages have them
    return f"{value[:MAX_ARGUMENT_LENGTH]}…" if isinstance(value, str) and len(value) > MAX_ARGUMENT_LENGTH else value
