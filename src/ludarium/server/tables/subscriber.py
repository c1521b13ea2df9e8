"""A subscriber of a table: from which seat it looks, and which events it has been sent.

Only the newest state matters, so a slow client skips some.
"""

from __future__ import annotations

from collections.abc import Callable

from ..identity import Caller
from ..protocol import EventData


def do_nothing() -> None:
    """The default callback."""


class Subscriber:
    """A client that watches a table; `wake` is called when there is something to send to it."""

    def __init__(self, caller: Caller, wake: Callable[[], None] = do_nothing) -> None:
        self.caller = caller
        self.wake = wake
        self.viewer: int | None = None
        self.active = False  # nothing is sent before the first `look`
        self.log: list[EventData] = []  # the log of which the client has the first `sent` events
        self.sent = 0
        self.stale = False
        self.closing = False
        self._pushes: dict[str, bytes] = {}  # what to send besides states: the newest of each kind

    def look(self, viewer: int | None, log: list[EventData], sent: int) -> None:
        """Show the table to this viewer from now on; the client already has the first `sent` events of the log."""
        self.viewer = viewer
        self.mark_sent(log, sent)
        self.active = True
        self.mark_stale()

    def mark_sent(self, log: list[EventData], sent: int) -> None:
        """Record that the client has the first `sent` events of this log."""
        self.log = log
        self.sent = sent

    def sent_of(self, log: list[EventData]) -> int:
        """How many events of the log the client already has. Equal events are one object, so `is` suffices."""
        if self.log is log:
            return self.sent
        same = 0
        for sent, event in zip(self.log[: self.sent], log, strict=False):
            if sent is not event:
                break
            same += 1
        return same

    def mark_stale(self) -> None:
        """Record that the client's state is out of date."""
        if self.active:
            self.stale = True
            self.wake()

    def push(self, kind: str, data: bytes) -> None:
        """Send a message that is no state; it replaces one of its kind that is not sent yet."""
        if self.active:
            self._pushes.pop(kind, None)
            self._pushes[kind] = data
            self.wake()

    def take_pushes(self) -> list[bytes]:
        """The messages that are to be sent now."""
        pushes = list(self._pushes.values())
        self._pushes.clear()
        return pushes

    def close(self) -> None:
        """Close the session after sending what is pending."""
        self.closing = True
        self.wake()
