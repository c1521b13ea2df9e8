"""The lab's work on a Ray cluster: the same tasks, the same results in the same order as on one machine.

A task that was lost with its worker is run again from its beginning. Its result is taken once, by its place in the
order, so no game is counted twice.
"""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final, TypeVar

from ludarium.errors import LudariumError

from .extras import extra_module
from .jobs import AHEAD

R = TypeVar("R")
LOCAL: Final = "local"  # the address of a cluster that is started on this machine, and ends with the command
RETRIES: Final = 5  # of a task whose worker was lost


class Cluster:
    """The workers of a Ray cluster; on each machine the same version of ludarium must be installed.

    `workers` is their number in a local one, by default one for each core.
    """

    def __init__(self, address: str, workers: int | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to the makers of Ray
        self.ray = extra_module("ray", "ray", "--cluster")
        if not self.ray.is_initialized():
            quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
            where: dict[str, Any] = {"address": address}
            if address == LOCAL:
                where = {"include_dashboard": False, "num_cpus": workers, "_node_ip_address": "127.0.0.1"}
            try:
                self.ray.init(**where, **quiet)
            except (ConnectionError, RuntimeError, ValueError) as error:
                raise LudariumError(f"there is no Ray cluster at {address}: {error}") from error

    def results(self, function: Callable[..., R], tasks: Iterable[tuple[Any, ...]]) -> Generator[R, None, None]:
        """The results in the order of the tasks. Closing the iterator cancels what is not done."""
        remote = self.ray.remote(max_retries=RETRIES)(function)
        ahead = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            for task in tasks:
                waiting.append(remote.remote(*task))
                if len(waiting) >= ahead:
                    yield self._result(waiting.popleft())
            while waiting:
                yield self._result(waiting.popleft())
        finally:
            for reference in waiting:
                self.ray.cancel(reference, force=True)

    def _result(self, reference: Any) -> Any:  # noqa: ANN401 - Ray has no types
        """The result of a task; what it raised is raised here."""
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, LudariumError):
                raise error.cause from None
            raise
        except self.ray.exceptions.RayError as error:
            raise LudariumError(f"the workers of a task were lost {RETRIES + 1} times") from error
