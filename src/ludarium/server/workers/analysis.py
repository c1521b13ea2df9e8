"""The analysis of finished games in worker processes of low priority, so that players and bots come first."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Iterator
from typing import Final

from ludarium.lab.analysis import SIMULATIONS, DecisionAnalysis, analyse_decisions, chunk_starts

from .pool import WorkerProcess

TIME_LIMIT: Final = 240.0  # seconds for a few decisions: they take one, but the machine may be busy
PRIORITY: Final = 10  # added to the niceness of the server


def analyse_chunk(text: bytes, first: int, simulations: int) -> list[DecisionAnalysis]:
    """In a worker: the analysis of a few decisions, with low priority."""
    with contextlib.suppress(AttributeError, OSError):  # no such thing on this system
        os.nice(max(0, PRIORITY - os.nice(0)))
    return analyse_decisions(text, first, simulations)


class AnalysisWorkers:
    """Analyses one game at a time, with a worker process on each core."""

    def __init__(self, workers: int | None = None, simulations: int | None = None, budget: float = TIME_LIMIT) -> None:
        self.simulations = simulations  # for each decision; None: as many as the game needs
        self.workers = [WorkerProcess(budget) for _ in range(workers or os.cpu_count() or 1)]
        self._free = asyncio.Semaphore(1)

    async def analyse(
        self, game: str, text: bytes, decisions: int, on_progress: Callable[[int], bool]
    ) -> list[DecisionAnalysis]:
        """The analysis of all decisions of a record, in order; WorkerFailed if a worker failed.

        `on_progress` gets how many decisions are done, and returns whether to go on: otherwise the list is not whole.
        """
        found: dict[int, list[DecisionAnalysis]] = {}
        simulations = self.simulations or SIMULATIONS[game]
        starts = iter(chunk_starts(decisions))

        async def work(worker: WorkerProcess, starts: Iterator[int]) -> None:
            for first in starts:
                if not on_progress(sum(len(chunk) for chunk in found.values())):
                    return
                found[first] = await worker.run(analyse_chunk, text, first, simulations)

        async with self._free:
            tasks = [asyncio.ensure_future(work(worker, starts)) for worker in self.workers]
            try:
                await asyncio.gather(*tasks)
            finally:
                for task in tasks:
                    task.cancel()
        return [one for first in sorted(found) for one in found[first]]

    def close(self) -> None:
        """End the workers."""
        for worker in self.workers:
            worker.close()
