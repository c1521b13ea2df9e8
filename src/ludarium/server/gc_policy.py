"""Garbage-collection policy: young objects in short slices, all objects only when no one waits or memory runs out.

Nearly all objects are freed by reference counting, those of closed connections and unloaded tables too; a few cycles,
such as those of exceptions, need the collector. By default it scans all objects during play: a pause of a quarter of a
second with a thousand tables.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

YOUNG_THRESHOLD: Final = 5000  # new objects before a collection of the youngest generation: about a millisecond
NEVER: Final = 1_000_000_000
# Between two collections of the youngest generation. Python counts new objects less freed ones: while old objects are
# replaced by new ones, ten times as many are young when the threshold is reached.
SLICE_SECONDS: Final = 0.25
ALONE_SECONDS: Final = 60.0  # since the last player has left: after a lost connection all come back at once
IDLE_CPU_SHARE: Final = 0.1  # of a core: the process is idle if it uses less
MIN_NEW_IDLE: Final = 250_000  # new objects, at least, before a full collection while idle
MIN_NEW_BUSY: Final = 1_000_000  # the same while busy
MIN_MEMORY: Final = 1_000_000_000  # bytes, at least, before a full collection that people have to wait for


class GcPolicy:
    """Controls Python's garbage collector for the whole process.

    `is_watched` says whether people are connected, and `memory` how many bytes the process takes.
    """

    def __init__(self, is_watched: Callable[[], bool], memory: Callable[[], int]) -> None:
        self.is_watched = is_watched
        self.memory = memory
        self._thresholds = gc.get_threshold()
        self._new = 0  # objects since the last full collection, as far as they were counted
        self._young_before = 0  # collections of the youngest generation that were due to no uncounted objects
        self._survivors = 0  # objects after the last full collection
        self._watched_at = time.monotonic()  # when anyone was last connected
        self._max_memory = MIN_MEMORY  # bytes before a full collection that people have to wait for

    def start(self) -> None:
        """Start. Objects that exist already are never scanned again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG_THRESHOLD, NEVER, NEVER)
        self._young_before = _young_collections()

    def stop(self) -> None:
        """Restore Python's settings."""
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    async def run(self) -> None:
        """Collect when it is due."""
        while True:
            used, began = time.process_time(), time.monotonic()
            await asyncio.sleep(SLICE_SECONDS)
            self.collect_young()
            now = time.monotonic()
            idle = time.process_time() - used < IDLE_CPU_SHARE * (now - began)
            self.collect_if_due(idle=idle, alone=self.is_alone(now))

    def is_alone(self, now: float) -> bool:
        """Whether no one has been connected for a while."""
        if self.is_watched():
            self._watched_at = now
        return now - self._watched_at > ALONE_SECONDS

    def collect_young(self) -> None:
        """Run a collection of the youngest generation."""
        self._new += gc.get_count()[0]
        gc.collect(0)
        self._young_before += 1

    def collect_if_due(self, *, idle: bool, alone: bool) -> bool:
        """Run a full collection if it is due; return whether it ran. `alone`: no one would wait for it."""
        young = _young_collections()
        new = self._new + (young - self._young_before) * YOUNG_THRESHOLD
        enough = max(MIN_NEW_IDLE, self._survivors // 4) if idle else max(MIN_NEW_BUSY, self._survivors)
        if new < enough or (not alone and self.memory() <= self._max_memory):
            return False
        gc.collect()
        self._new = 0
        self._young_before = young
        self._survivors = len(gc.get_objects())
        self._max_memory = max(MIN_MEMORY, 2 * self.memory())
        return True


def _young_collections() -> int:
    return int(gc.get_stats()[0]["collections"])
