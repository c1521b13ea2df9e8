"""A lock for the event loop that can be taken without a task to wait in."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Lets in one at a time, in the order of asking. Unlike asyncio's, it is just taken where nobody has it."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._taken

    def take(self) -> bool:
        """Take it, unless somebody has it."""
        if self._taken:
            return False
        self._taken = True
        return True

    async def acquire(self) -> None:
        """Take it, once it is one's turn."""
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it had been handed over already
                self.release()
            raise

    def release(self) -> None:
        """Hand it over to whoever waits longest."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():  # nor given up
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
