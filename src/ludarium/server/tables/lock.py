"""A lock for the event loop that can also be acquired outside a task."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """A fair lock. Unlike asyncio's, it can be acquired without awaiting if it is free."""

    def __init__(self) -> None:
        self._locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether it is held."""
        return self._locked

    def acquire_nowait(self) -> bool:
        """Acquire it if it is free; return whether it was."""
        if self._locked:
            return False
        self._locked = True
        return True

    async def acquire(self) -> None:
        """Acquire it, waiting in line if it is held."""
        if self.acquire_nowait():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had already been passed to this task
                self.release()
            raise

    def release(self) -> None:
        """Pass it to the task that waits longest, or free it."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():  # not cancelled
                first.set_result(None)
                return
        self._locked = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
