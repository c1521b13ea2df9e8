"""Background tasks that must not end in silence: what fails is logged, and what is to run for ever is started again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

LOG: Final = logging.getLogger("ludarium.server")
SHORTEST: Final = 0.1  # seconds before something that failed is started again; twice as long each time it fails at once
LONGEST: Final = 5.0

Work = Callable[[], Coroutine[Any, Any, None]]


class Supervisor:
    """The background tasks of one owner, which closes it at the end."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, name: str, work: Work) -> asyncio.Task[None]:
        """Run something until it returns, and start it again whenever it fails."""
        return self._start(self._repeat(name, work))

    def once(self, name: str, work: Work) -> asyncio.Task[None]:
        """Run something once; should it fail, the log says so."""
        return self._start(self._try(name, work))

    async def close(self) -> None:
        """Cancel all tasks, and wait for their end."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)  # the event loop itself holds tasks only weakly
        task.add_done_callback(self._tasks.discard)
        return task

    async def _repeat(self, name: str, work: Work) -> None:
        pause = SHORTEST
        while True:
            began = time.monotonic()
            if await self._try(name, work):
                return
            pause = SHORTEST if time.monotonic() - began > LONGEST else pause
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _try(self, name: str, work: Work) -> bool:
        try:
            await work()
        except Exception:
            LOG.exception("a background task failed", extra={"task": name})
            return False
        return True
