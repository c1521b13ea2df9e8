"""A socket's place at a table: what it looks with, what it was told, and an outbox that holds nobody up.

Answers wait in a row that is short, because nothing more is read from a client that does not take them. Of states only
the newest matters, so a slow client simply misses some.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque

from .device import Caller
from .protocol import EventData


class Watcher:
    """Somebody who watches a table over a socket."""

    def __init__(self, caller: Caller, row: int) -> None:
        self.caller = caller
        self.row = row  # how many answers may wait
        self.viewer: int | None = None
        self.looks = False  # nothing is told before the first look
        self.told: list[EventData] = []  # the log as this client has it
        self.heard = time.monotonic()  # the last sign of life
        self.sending: float | None = None  # since when something is on its way
        self.stale = False
        self.closing = False
        self.answers: deque[bytes] = deque()
        self._sleeper: asyncio.Future[None] | None = None  # done when there is work again
        self._room = asyncio.Event()
        self._room.set()

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
            self._wake()

    def answer(self, answer: bytes) -> None:
        """Put an answer into the row."""
        self.answers.append(answer)
        self._wake()
        if len(self.answers) >= self.row:
            self._room.clear()

    def close(self) -> None:
        """Say goodbye after all that is waiting."""
        self.closing = True
        self._wake()

    async def room(self) -> None:
        """Wait until another answer may be put into the row."""
        if not self._room.is_set():
            await self._room.wait()

    async def work(self) -> None:
        """Wait until there is something to send."""
        while not (self.stale or self.answers or self.closing):
            self._sleeper = asyncio.get_running_loop().create_future()
            await self._sleeper

    def next_answer(self) -> bytes | None:
        """Take the next answer out of the row."""
        if not self.answers:
            return None
        found = self.answers.popleft()
        if len(self.answers) < self.row:
            self._room.set()
        return found

    def _wake(self) -> None:
        if self._sleeper is not None and not self._sleeper.done():
            self._sleeper.set_result(None)
