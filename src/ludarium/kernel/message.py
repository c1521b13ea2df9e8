"""Messages: the id and the arguments of a text, independent of the language."""

from __future__ import annotations

from typing import Any, TypeAlias, Union

from msgspec import Raw
from mypy_extensions import mypyc_attr

from .json_cache import encode
from .plain_data import MessageDict

# A number, a string (text, or the id of a name), or a list of messages to be joined.
Argument: TypeAlias = Union[int, str, list["Message"]]  # noqa: UP007 - a name in quotes takes no |


# Many and long-lived; not part of any reference cycle, so the garbage collector can skip them.
@mypyc_attr(acyclic=True)
class Message:
    """A text to be formatted in some language: `id` names it in the Fluent files, `args` are its variables."""

    def __init__(self, id: str, **args: Argument) -> None:  # noqa: A002 - the word of Fluent
        self.id = id
        self.args: dict[str, Argument] = args
        self._encoded: Raw | None = None

    def encoded(self) -> Raw:
        """As JSON, encoded once."""
        if self._encoded is None:
            self._encoded = encode({"id": self.id, "args": encode_args(self.args)})
        return self._encoded

    def dump(self) -> MessageDict:
        """As plain data."""
        return {"id": self.id, "args": dump_args(self.args)}

    def __repr__(self) -> str:
        inside = "".join(f", {key}={value!r}" for key, value in self.args.items())
        return f"Message({self.id!r}{inside})"


def dump_args(args: dict[str, Argument]) -> dict[str, Any]:
    """Arguments as plain data."""
    return {
        key: [message.dump() for message in value] if isinstance(value, list) else value for key, value in args.items()
    }


def encode_args(args: dict[str, Argument]) -> dict[str, Any]:
    """Arguments ready for JSON, with messages encoded once."""
    return {
        key: [message.encoded() for message in value] if isinstance(value, list) else value
        for key, value in args.items()
    }


def load_message(data: MessageDict) -> Message:
    """The message with these data."""
    return Message(data["id"], **load_args(data["args"]))


def load_args(data: dict[str, Any]) -> dict[str, Argument]:
    """The arguments with these data."""
    return {
        key: [load_message(message) for message in value] if isinstance(value, list) else value
        for key, value in data.items()
    }


class Reason:
    """Why something is not possible: the rule that forbids it, and the message that says so."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.message!r})"
