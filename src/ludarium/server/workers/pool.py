"""Worker processes, for work that must not block the event loop: bots, and untrusted input."""

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
START_TIMEOUT: Final = 60.0  # seconds: on a busy machine a worker's imports are slow


class WorkerFailed(Exception):
    """The work took too long or too much memory, or the worker died."""


class WorkerProcess:
    """One worker process that runs one job at a time, each within limits of time and memory."""

    def __init__(self, budget: float, memory: int | None = None) -> None:
        self.budget = budget  # seconds
        self.memory = memory  # bytes, if the operating system can limit them
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(1)

    async def run(self, work: Callable[..., Result], *args: object) -> Result:
        """The result of `work`, or its exception; WorkerFailed if it exceeded a limit or the worker died."""
        async with self._free:  # so that waiting for the worker does not use up the budget
            loop = asyncio.get_running_loop()
            try:
                if self._pool is None:
                    self._pool = new_pool(1, self.memory)
                    await asyncio.wait_for(loop.run_in_executor(self._pool, _ping), START_TIMEOUT)
                return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *args), self.budget)
            except (TimeoutError, BrokenProcessPool, MemoryError) as error:
                self.close()
                raise WorkerFailed from error

    def close(self) -> None:
        """End the worker."""
        if self._pool is not None:
            kill_pool(self._pool)
            self._pool = None


def new_pool(workers: int, memory: int | None = None) -> ProcessPoolExecutor:
    """A pool of worker processes that end with the server."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    return ProcessPoolExecutor(workers, context, initializer=_initialize, initargs=(memory,))


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - until Python 3.14 has `kill_workers`
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _ping() -> None:
    """In the worker: do nothing; the result shows that it has started."""


def _initialize(memory: int | None) -> None:
    """In the worker: ignore Ctrl-C, limit the memory, and exit when the server ends, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory is not None:
        with contextlib.suppress(ImportError, OSError, ValueError):  # no such limit on this system
            import resource  # noqa: PLC0415 - not on Windows

            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    server = multiprocessing.parent_process()
    assert server is not None

    def exit_with_server() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=exit_with_server, daemon=True).start()
