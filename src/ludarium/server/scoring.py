"""The score pad for the page and for programs: sheets are counted in a worker process, with a time budget."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import msgspec

from ludarium.errors import BadSheet
from ludarium.games import contract, names
from ludarium.kernel.message import Message

from .refusal import refused
from .thinker import kill, new_pool

LOG: Final = logging.getLogger("ludarium.server")
BUDGET: Final = 60.0  # seconds: on a busy machine the first sheet of a game waits long for all its names
COMING: Final = 60.0  # seconds in which a worker is there


def come() -> None:
    """In the worker: be there."""


def counted(game: str, sheet: object) -> dict[str, Any]:
    """In the worker: every point of a sheet."""
    return contract(game).score(sheet)


class Scorer:
    """Counts one sheet after another; one that takes too long is given up (many wildcards in a hand of dozens)."""

    def __init__(self, budget: float = BUDGET) -> None:
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(1)

    async def score(self, game: str, body: bytes) -> dict[str, Any]:
        """The answer to a sheet; refused where it cannot be read or counted."""
        if game not in names():
            raise refused(Message("reason-no-page"))
        sheet = read_sheet(body)
        async with self._free:  # so that the budget is for counting, not for waiting
            loop = asyncio.get_running_loop()
            try:
                if self._pool is None:
                    self._pool = new_pool(1)
                    await asyncio.wait_for(loop.run_in_executor(self._pool, come), COMING)
                work = loop.run_in_executor(self._pool, counted, game, sheet)
                return await asyncio.wait_for(work, self.budget)
            except BadSheet as error:
                raise refused(Message("reason-sheet", detail=str(error))) from error
            except (TimeoutError, BrokenProcessPool) as error:
                LOG.warning("a sheet was given up", extra={"game": game})
                self.close()
                raise refused(Message("reason-sheet-slow")) from error

    def close(self) -> None:
        """Send the worker home."""
        if self._pool is not None:
            kill(self._pool)
            self._pool = None


def read_sheet(body: bytes) -> object:
    """The sheet in a body, whatever it holds."""
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refused(Message("reason-malformed", detail=str(error))) from error
