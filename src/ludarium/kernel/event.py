"""Events: the single stream that the log, animations, sounds, screen readers and statistics read."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .message import Argument, dump_args, load_args


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened. `audience` lists the seats that may know of it; None means all seats and spectators."""

    def __init__(self, kind: str, args: dict[str, Argument], audience: list[int] | None) -> None:
        self.kind = kind
        self.args = args
        self.audience = audience

    def is_seen_by(self, viewer: int | None) -> bool:
        """Whether this viewer (None: a spectator) may know of it."""
        return self.audience is None or viewer in self.audience

    def dump(self) -> dict[str, Any]:
        """As plain data; `kind` is also the id of its log message."""
        return {"kind": self.kind, "args": dump_args(self.args), "audience": self.audience}


def load_event(data: dict[str, Any]) -> Event:
    """The event with these data."""
    return Event(data["kind"], load_args(data["args"]), data["audience"])
