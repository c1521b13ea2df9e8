"""When Python looks for garbage: what is young as it comes, what is old in a quiet moment.

Nearly everything at a table goes as soon as nobody holds it; only cycles, such as a closed connection leaves behind,
wait for the collector. That looks at all objects there are, a fifth of a second with a thousand tables, and left to
itself it does so in the midst of play.
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
GROWTH: Final = 200  # looks at the young, a million objects, after which all are looked at in any moment


class Sweeper:
    """Looks after Python's garbage collector for the whole process."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._swept = 0  # how often the young had been looked at when all were

    def start(self) -> None:
        """Take over. What was made until now stays, and is never looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self._swept = _looks()

    def stop(self) -> None:
        """Let Python do as it did before."""
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def run(self) -> None:
        """Sweep in quiet moments, for ever."""
        while True:
            used, began = time.process_time(), time.monotonic()
            await asyncio.sleep(ROUND)
            self.look(quiet=time.process_time() - used < QUIET * (time.monotonic() - began))

    def look(self, *, quiet: bool) -> bool:
        """Sweep if there may be something and the moment is good, or if it has not been good for too long."""
        looks = _looks()
        new = looks - self._swept
        if new < (1 if quiet else GROWTH):
            return False
        gc.collect()
        self._swept = looks
        return True


def _looks() -> int:
    return int(gc.get_stats()[0]["collections"])
