"""What is said to people, before it is put into a language: the id of a message and its arguments."""

from __future__ import annotations

from typing import Any, TypeAlias, Union

from msgspec import Raw
from mypy_extensions import mypyc_attr

from .part import part

# A number, a word (plain, or the id of a thing's name), or a list of things to be named one after another.
Argument: TypeAlias = Union[int, str, list["Message"]]  # noqa: UP007 - a name in quotes takes no |


# Of these there are many, and they last: what can be in no cycle, Python need not look at over and over.
@mypyc_attr(acyclic=True)
class Message:
    """A text that is yet to be spoken: `id` names it in every language's files, `args` fill its places."""

    def __init__(self, id: str, **args: Argument) -> None:  # noqa: A002 - the word of Fluent
        self.id = id
        self.args: dict[str, Argument] = args
        self._written: Raw | None = None

    def written(self) -> Raw:
        """As JSON; a message that is said again is not written again."""
        if self._written is None:
            self._written = part({"id": self.id, "args": written_args(self.args)})
        return self._written

    def dump(self) -> dict[str, Any]:
        """As plain data."""
        return {"id": self.id, "args": dumped_args(self.args)}

    def __repr__(self) -> str:
        inside = "".join(f", {key}={value!r}" for key, value in self.args.items())
        return f"Message({self.id!r}{inside})"


def dumped_args(args: dict[str, Argument]) -> dict[str, Any]:
    """Arguments as plain data."""
    return {
        key: [message.dump() for message in value] if isinstance(value, list) else value for key, value in args.items()
    }


def written_args(args: dict[str, Argument]) -> dict[str, Any]:
    """Arguments ready for JSON: messages among them are not written again."""
    return {
        key: [message.written() for message in value] if isinstance(value, list) else value
        for key, value in args.items()
    }


def loaded_message(data: dict[str, Any]) -> Message:
    """The message with these data."""
    return Message(data["id"], **loaded_args(data["args"]))


def loaded_args(data: dict[str, Any]) -> dict[str, Argument]:
    """The arguments with these data."""
    return {
        key: [loaded_message(message) for message in value] if isinstance(value, list) else value
        for key, value in data.items()
    }


class Reason:
    """Why something is not possible: the rule that forbids it, and the sentence that says so."""

    def __init__(self, rule: str, message: Message) -> None:
        self.rule = rule
        self.message = message

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.message!r})"
