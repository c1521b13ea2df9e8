"""An event loop in virtual time, shared by simulated processes.

As in asyncio, the callbacks of a process run in the order in which they were scheduled; which process continues next is
random. All that comes from outside a process (data, answers of a database, results of workers) is scheduled with a
random delay by those who simulate it.
"""

from __future__ import annotations

import asyncio
import heapq
import random
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar, cast

Result = TypeVar("Result")
LATENESS = 0.002  # seconds by which a timer may be late
BUSY = 0.00005  # seconds that a callback takes


class Process:
    """A simulated process: once it is dead, its callbacks are no longer called."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.clock_offset = 0.0  # of its wall clock, in seconds
        self.ready: deque[asyncio.Handle] = deque()


class SimulatedTask(asyncio.Task[Any]):
    """A task whose hash value is its number, so that sets of them have the same order in every run."""

    def __init__(self, number: int, *args: Any, **more: Any) -> None:  # noqa: ANN401 - as asyncio has it
        self.number = number
        super().__init__(*args, **more)

    def __hash__(self) -> int:
        return self.number


class SimulatedFuture(asyncio.Future[Any]):
    """A future with a number, as a task has one."""

    def __init__(self, number: int, loop: asyncio.AbstractEventLoop) -> None:
        self.number = number
        super().__init__(loop=loop)

    def __hash__(self) -> int:
        return self.number


INTERFACE: Any = asyncio.AbstractEventLoop  # Any, since only the part without input and output is implemented


class SimulatedLoop(INTERFACE):  # type: ignore[misc] # see above
    """An event loop without input and output. `before_callback` is called before each callback of a process."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.now = 0.0
        self.outside = Process("outside")  # the network, the database, the clients
        self.current = self.outside
        self.processes = [self.outside]
        self.before_callback: Callable[[Process], None] = lambda _: None
        self.errors: list[dict[str, Any]] = []  # of callbacks and tasks of living processes
        self.steps = 0
        self.trace = 0  # a hash of all that has run
        self._timers: list[tuple[float, int, asyncio.TimerHandle, Process]] = []
        self._count = 0
        self._tasks: list[asyncio.Task[Any]] = []  # kept, so that none is destroyed by garbage collection

    # --- running ---------------------------------------------------------------------------------------------------

    def run_until(self, condition: Callable[[], bool], until: float = float("inf")) -> bool:
        """Run until a condition is true; return False if it is not at that time, or if nothing is left to run."""
        asyncio.events._set_running_loop(self)
        try:
            while not condition():
                if self.now >= until or not self._run_one():
                    return False
            return True
        finally:
            asyncio.events._set_running_loop(None)

    def run_task(self, process: Process, coroutine: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Start a task of a process."""
        before, self.current = self.current, process
        try:
            return self.create_task(coroutine)
        finally:
            self.current = before

    def close(self) -> None:
        """Cancel all tasks and run them to their end, so that nothing of them is left."""
        self.before_callback = lambda _: None
        for process in self.processes:
            process.alive = True
        for _ in range(5):  # a task may catch its cancellation once
            left = [task for task in self._tasks if not task.done()]
            for task in left:
                task.cancel()
            self.run_until(lambda left=left: all(task.done() for task in left), self.now + 1000)  # type: ignore[misc]
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.exception()  # is retrieved, and so not logged
        self._tasks.clear()
        self._timers.clear()

    def _run_one(self) -> bool:
        ready = [process for process in self.processes if process.ready and process.alive]
        if not ready:
            return self._advance()
        process = ready[0] if len(ready) == 1 else ready[int(self.chance.random() * len(ready))]
        handle = process.ready.popleft()
        if handle.cancelled():
            return True
        self.current = process
        self.before_callback(process)
        if not process.alive:
            process.ready.appendleft(handle)
        else:
            self.steps += 1
            self.now += BUSY
            self.trace = hash((self.trace, self.now, self.processes.index(process)))
            handle._run()
        self.current = self.outside
        self._wake_timers()
        return True

    def _advance(self) -> bool:
        """Let time pass until the next timer."""
        if not self._timers:
            return False
        self.now = max(self.now, self._timers[0][0])
        self._wake_timers()
        return True

    def _wake_timers(self) -> None:
        while self._timers and self._timers[0][0] <= self.now:
            *_, handle, process = heapq.heappop(self._timers)
            if not handle.cancelled() and process.alive:
                process.ready.append(handle)

    # --- the interface of asyncio ------------------------------------------------------------------------------------

    def time(self) -> float:
        return self.now

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:  # noqa: ANN401 - as asyncio has it
        handle = asyncio.Handle(callback, args, self, context)
        self.current.ready.append(handle)
        return handle

    def call_at(
        self,
        when: float,
        callback: Callable[..., Any],
        *args: Any,  # noqa: ANN401 - the same
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        if self.current is not self.outside:
            when += self.chance.random() * LATENESS
        return self.call_in(self.current, when, callback, *args, context=context)

    def call_later(
        self,
        delay: float,
        callback: Callable[..., Any],
        *args: Any,  # noqa: ANN401 - the same
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_in(
        self,
        process: Process,
        when: float,
        callback: Callable[..., Any],
        *args: Any,  # noqa: ANN401 - the same
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call something in a process at this time, in the order of the calls if several have the same time."""
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, handle, process))
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        self._count += 1
        return SimulatedFuture(self._count, self)

    def create_task(
        self,
        coro: Any,  # noqa: ANN401 - the same
        *,
        name: str | None = None,
        context: Context | None = None,
        **_: object,
    ) -> asyncio.Task[Any]:
        self._count += 1
        task = SimulatedTask(self._count, coro, loop=self, name=name or "task", context=context)
        self._tasks.append(task)
        return task

    def run_in_executor(self, executor: object, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # noqa: ANN401 - the same
        """Run a function now; its result arrives later."""
        future = self.create_future()
        try:
            outcome = func(*args)
        except Exception as error:  # noqa: BLE001 - raised where the result is awaited
            set_outcome = cast("Callable[[Any], None]", future.set_exception)
            outcome = error
        else:
            set_outcome = future.set_result

        def arrive() -> None:
            if not future.done():
                set_outcome(outcome)

        self.call_later(self.chance.uniform(0.001, 0.02), arrive)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.errors.append(context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Part of asyncio's interface: a cancelled timer is dropped when its time comes."""

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False
