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
        self.told: list[EventData] = []  # the log as this client has it
        self.stale = False
        self.closing = False

    def look(self, viewer: int | None, told: list[EventData]) -> None:
        """Look with other eyes from now on; `told` is what the client says it knows."""
        self.viewer = viewer
        self.told = told
        self.looks = True
        self.touch()

    def touch(self) -> None:
        """There is something new to see."""
        if self.looks:
            self.stale = True
            self.wake()

    def close(self) -> None:
        """Say goodbye after all that is waiting."""
        self.closing = True
        self.wake()
