"""Garbage-collection policy: full collections only when the heap has doubled, or grown by a quarter while idle.

Nearly all objects of a table are freed by reference counting; only cycles, such as those of a closed connection, need
the collector. By default it scans all objects during play: a pause of a fifth of a second with a thousand tables.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

YOUNG_THRESHOLD: Final = 5000  # new objects before a collection of the youngest generation: less than a millisecond
NEVER: Final = 1_000_000_000
CHECK_SECONDS: Final = 1.0  # between two checks
IDLE_CPU_SHARE: Final = 0.1  # of a core: the process is idle if it uses less
MIN_NEW_IDLE: Final = 250_000  # new objects, at least, before a full collection while idle
MIN_NEW_BUSY: Final = 1_000_000  # the same while busy


class GcPolicy:
    """Controls Python's garbage collector for the whole process."""

    def __init__(self) -> None:
        self._thresholds = gc.get_threshold()
        self._young_before = 0  # collections of the youngest generation before the last full one
        self._survivors = 0  # objects after the last full collection

    def start(self) -> None:
        """Start. Objects that exist already are never scanned again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG_THRESHOLD, NEVER, NEVER)
        self._young_before = _young_collections()
        self._survivors = 0

    def stop(self) -> None:
        """Restore Python's settings."""
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    async def run(self) -> None:
        """Collect when it is due."""
        while True:
            used, began = time.process_time(), time.monotonic()
            await asyncio.sleep(CHECK_SECONDS)
            self.collect_if_due(idle=time.process_time() - used < IDLE_CPU_SHARE * (time.monotonic() - began))

    def collect_if_due(self, *, idle: bool) -> bool:
        """Run a full collection if enough objects are new; return whether it ran."""
        young = _young_collections()
        new = (young - self._young_before) * YOUNG_THRESHOLD
        if new < (max(MIN_NEW_IDLE, self._survivors // 4) if idle else max(MIN_NEW_BUSY, self._survivors)):
            return False
        gc.collect()
        self._young_before = young
        self._survivors = len(gc.get_objects())
        return True


def _young_collections() -> int:
    return int(gc.get_stats()[0]["collections"])
