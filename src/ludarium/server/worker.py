"""Worker processes, for work that must not keep the event loop: bots, and what strangers send."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

Result = TypeVar("Result")
START: Final = 60.0  # seconds in which a worker is there: on a busy machine its imports take long


class WorkerFailed(Exception):
    """The work took too long or too much memory, or the worker died."""


class Worker:
    """One worker process, which does one thing after another, each within its limits of time and memory."""

    def __init__(self, budget: float, memory: int | None = None) -> None:
        self.budget = budget  # seconds
        self.memory = memory  # bytes, where the system can limit them
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(1)

    async def run(self, work: Callable[..., Result], *given: object) -> Result:
        """The result of the work, or its error; WorkerFailed where it was given up."""
        async with self._free:  # so that the budget is for working, not for waiting
            loop = asyncio.get_running_loop()
            try:
                if self._pool is None:
                    self._pool = new_pool(1, self.memory)
                    await asyncio.wait_for(loop.run_in_executor(self._pool, _start), START)
                return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *given), self.budget)
            except (TimeoutError, BrokenProcessPool, MemoryError) as error:
                self.close()
                raise WorkerFailed from error

    def close(self) -> None:
        """End the worker."""
        if self._pool is not None:
            kill(self._pool)
            self._pool = None


def new_pool(workers: int, memory: int | None = None) -> ProcessPoolExecutor:
    """So many worker processes, which end with the server."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    return ProcessPoolExecutor(workers, context, initializer=_settle, initargs=(memory,))


def kill(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, whatever they are at."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - until Python 3.14 has `kill_workers`
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _start() -> None:
    """In a worker: be there."""


def _settle(memory: int | None) -> None:
    """In a worker: Ctrl-C is the server's business, and a worker outlives no server, not even a killed one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory is not None:
        with contextlib.suppress(ImportError, OSError, ValueError):  # no such limit on this system
            import resource  # noqa: PLC0415 - not on Windows

            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    server = multiprocessing.parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
