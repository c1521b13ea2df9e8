"""When Python looks for garbage: at what is new, soon and for a short time, and at everything seldom.

Nearly everything at a table goes as soon as nobody holds it; only cycles, such as a closed connection leaves behind,
wait for the collector. Left to itself it looks at all objects there are in the midst of play: a fifth of a second with
a thousand tables, in which nobody can move. So what it has looked at once is put aside (`gc.freeze`), until there is as
much again.
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
SOME: Final = 50_000  # new objects, before they are looked at again in a quiet moment: a hundredth of a second
MANY: Final = 200_000  # the same in any moment
ALL: Final = 1_000_000  # new objects, at least, before everything is looked at


class Sweeper:
    """Looks after Python's garbage collector for the whole process."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._swept = 0  # how often the young had been looked at when the new were
        self._emptied = 0  # the same when everything was
        self._left = 0  # how many objects there were then

    def start(self) -> None:
        """Take over. What was made until now is put aside."""
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self._sweep()
        self._emptied = self._swept

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
        """Sweep if there may be enough to find for such a moment."""
        looks = _looks()
        if (looks - self._swept) * YOUNG < (SOME if quiet else MANY):
            return False
        is_full = (looks - self._emptied) * YOUNG >= max(ALL, self._left)
        if is_full:
            gc.unfreeze()
        self._sweep()
        if is_full:
            self._emptied, self._left = looks, gc.get_freeze_count()
        return True

    def _sweep(self) -> None:
        gc.collect()
        gc.freeze()
        self._swept = _looks()


def _looks() -> int:
    return int(gc.get_stats()[0]["collections"])
