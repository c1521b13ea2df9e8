"""Where the lab's work is done: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children
from typing import Any, Final, Protocol, TypeVar

R = TypeVar("R")
AHEAD: Final = 4  # tasks given to each worker before their results are needed, so that none waits


class Workers(Protocol):
    """Processes that call a function for each task."""

    def results(self, function: Callable[..., R], tasks: Iterable[tuple[Any, ...]]) -> Generator[R, None, None]:
        """The results in the order of the tasks. Closing the iterator stops the work."""


class Processes:
    """Processes of this machine, by default one for each core; with one job no other process is started."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def results(self, function: Callable[..., R], tasks: Iterable[tuple[Any, ...]]) -> Generator[R, None, None]:
        """The results in the order of the tasks. Closing the iterator stops the processes in mid-task."""
        if self.jobs == 1:
            yield from (function(*task) for task in tasks)
            return
        others = set(active_children())
        # Ctrl-C reaches the whole process group; workers ignore it, and this process stops them.
        with ProcessPoolExecutor(
            self.jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
        ) as pool:
            waiting: deque[Future[R]] = deque()
            try:
                for task in tasks:
                    waiting.append(pool.submit(function, *task))
                    if len(waiting) >= self.jobs * AHEAD:
                        yield waiting.popleft().result()
                while waiting:
                    yield waiting.popleft().result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in set(active_children()) - others:
                    process.terminate()  # what it had begun is done again the next time
                raise


def workers(jobs: int | None, cluster: str | None) -> Workers:
    """The workers for a command: those of the cluster at this address, else processes of this machine."""
    if cluster is None:
        return Processes(jobs)
    from .cluster import Cluster  # noqa: PLC0415 - Ray is an extra

    return Cluster(cluster)
