"""Background tasks whose failures are logged; permanent ones are restarted."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

LOG: Final = logging.getLogger("ludarium.server")
MIN_PAUSE: Final = 0.1  # seconds before a failed task is restarted; doubled each time it fails again soon
MAX_PAUSE: Final = 5.0

Work = Callable[[], Coroutine[Any, Any, None]]


class Supervisor:
    """The background tasks of one owner, which closes it at the end."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run_forever(self, name: str, work: Work) -> asyncio.Task[None]:
        """Run `work` until it returns; restart it when it fails."""
        return self._start(self._repeat(name, work))

    def run_once(self, name: str, work: Work) -> asyncio.Task[None]:
        """Run `work` once; log its failure."""
        return self._start(self._try(name, work))

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)  # the event loop keeps only weak references to tasks
        task.add_done_callback(self._tasks.discard)
        return task

    async def _repeat(self, name: str, work: Work) -> None:
        pause = MIN_PAUSE
        while True:
            began = time.monotonic()
            if await self._try(name, work):
                return
            pause = MIN_PAUSE if time.monotonic() - began > MAX_PAUSE else pause
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_PAUSE)

    async def _try(self, name: str, work: Work) -> bool:
        try:
            await work()
        except Exception:
            LOG.exception("a background task failed", extra={"task": name})
            return False
        return True
