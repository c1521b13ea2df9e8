"""When Python looks for garbage: what is young as it comes, what is old seldom, and in a quiet moment if there is one.

Nearly everything at a table goes as soon as nobody holds it; only cycles, such as a closed connection leaves behind,
wait for the collector. Left to itself it looks at all objects there are in the midst of play: a fifth of a second with
a thousand tables, in which nobody can move. So it waits until there may be much to find beside what there is.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = 5000  # new objects, before Python looks at those: less than a millisecond
NEVER: Final = 1_000_000_000
ROUND: Final = 1.0  # seconds between two looks at how busy the process is
QUIET: Final = 0.1  # the share of a core that it uses at most in a quiet moment
SOME: Final = 250_000  # new objects, at least, before all are looked at in a quiet moment
MANY: Final = 1_000_000  # the same in any moment


class Sweeper:
    """Looks after Python's garbage collector for the whole process."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._swept = 0  # how often the young had been looked at when all were
        self._left = 0  # how many objects there were then

    def start(self) -> None:
        """Take over. What was made until now stays, and is never looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self._swept = _looks()
        self._left = 0

    def stop(self) -> None:
        """Let Python do as it did before."""
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def run(self) -> None:
        """Sweep when it is time, for ever."""
        while True:
            used, began = time.process_time(), time.monotonic()
            await asyncio.sleep(ROUND)
            self.look(quiet=time.process_time() - used < QUIET * (time.monotonic() - began))

    def look(self, *, quiet: bool) -> bool:
        """Sweep if there may be a quarter more than the last time and the moment is quiet, or twice as much."""
        looks = _looks()
        new = (looks - self._swept) * YOUNG
        if new < (max(SOME, self._left // 4) if quiet else max(MANY, self._left)):
            return False
        gc.collect()
        self._swept = looks
        self._left = len(gc.get_objects())
        return True


def _looks() -> int:
    return int(gc.get_stats()[0]["collections"])
