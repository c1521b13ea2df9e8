"""A client's place at a table: what it looks with, what it was told, and what it is to be told next.

Of states only the newest matters, so a slow client simply misses some.
"""

from __future__ import annotations

from collections.abc import Callable

from .device import Caller
from .protocol import EventData


def ignore() -> None:
    """Nobody sends anything."""


class Watcher:
    """Somebody who watches a table; `wake` is called when there is something to send to them."""

    def __init__(self, caller: Caller, wake: Callable[[], None] = ignore) -> None:
        self.caller = caller
        self.wake = wake
        self.viewer: int | None = None
        self.looks = False  # nothing is told before the first look
        self.log: list[EventData] = []  # the one of which this client has so many events
        self.told = 0
        self.stale = False
        self.closing = False

    def look(self, viewer: int | None, log: list[EventData], told: int) -> None:
        """Look with other eyes from now on; the client says that it knows so many events of the log."""
        self.viewer = viewer
        self.learn(log, told)
        self.looks = True
        self.touch()

    def learn(self, log: list[EventData], told: int) -> None:
        """The client has so many events of this log now."""
        self.log = log
        self.told = told

    def knows(self, log: list[EventData]) -> int:
        """How much of the log the client has already. A table keeps an event as one object, so that `is` will do."""
        if self.log is log:
            return self.told
        same = 0
        for mine, its in zip(self.log[: self.told], log, strict=False):
            if mine is not its:
                break
            same += 1
        return same

    def touch(self) -> None:
        """There is something new to see."""
        if self.looks:
            self.stale = True
            self.wake()

    def close(self) -> None:
        """Say goodbye after all that is waiting."""
        self.closing = True
        self.wake()
