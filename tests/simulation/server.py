"""A server process of the simulated world: the whole application on a simulated storage and simulated connections."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from types import SimpleNamespace
from typing import Any

from litestar.types import ASGIApp
from uvicorn.server import ServerState

from ludarium.errors import LudariumError
from ludarium.server.app import App, Settings
from ludarium.server.jobs.pace import Pace
from ludarium.server.sockets.connection import ConnectionCounter, ConnectionLimits, ServerConfig
from ludarium.server.sockets.fast_websocket import FastWebSocket
from ludarium.server.storage.base import Storage
from ludarium.server.workers.bots import BotWorkers

from .database import Database, SimulatedStorage
from .faults import Faults
from .loop import Process, SimulatedLoop
from .network import Link

PACE = Pace(bots=0.05, idle=10.0, retry=1.0, absence=3.0)
RESTART = (0.2, 3.0)  # seconds until a dead process is started again


class SimulatedWorkers(BotWorkers):
    """Bots that decide in the process of the server, some time later; or never, if their worker dies."""

    faults: Faults

    async def _try(self, log_fields: dict[str, str], budget: float, work: Callable[..., Any], *args: object) -> Any:  # noqa: ANN401 - the same
        if self.faults.happens("dead-worker"):
            await asyncio.sleep(min(budget, 1.0))
            return None
        return await asyncio.get_running_loop().run_in_executor(None, work, *(*args, 0.0))


class SimulatedApp(App):
    """The application without HTTP routes, which a simulated connection does not use."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(Settings("simulated", pace=PACE), storage)

    def _litestar(self) -> Any:  # noqa: ANN401 - only its state is used
        return SimpleNamespace(state=SimpleNamespace())

    def lifespan(self) -> AbstractAsyncContextManager[None]:
        """The running application."""
        return self._run(self._requests)

    def socket_endpoint(self) -> ASGIApp:
        """The application for WebSockets."""
        assert self._sockets is not None
        return self._sockets

    def service(self) -> Any:  # noqa: ANN401 - of a state without types
        """The service of all tables."""
        return self._requests.state.service


class SimulatedServer:
    """One of the servers of the world: it is started, dies and is started again."""

    def __init__(
        self, name: str, loop: SimulatedLoop, chance: random.Random, faults: Faults, database: Database
    ) -> None:
        self.name = name
        self.loop = loop
        self.chance = chance
        self.faults = faults
        self.database = database
        self.starts = 0
        self.stopped = False  # it is not started again
        self.process = Process(name)
        self.app: SimulatedApp | None = None  # once it has started
        self.links: list[Link] = []
        self.new_protocol: Callable[[], FastWebSocket] | None = None

    def start(self) -> None:
        """Start a new process."""
        self.starts += 1
        self.process = Process(f"{self.name} {self.starts}")
        self.loop.processes.append(self.process)
        self.loop.run_task(self.process, self._run(self.process))

    async def _run(self, process: Process) -> None:
        app = SimulatedApp(SimulatedStorage(self.database, process))
        try:
            async with app.lifespan():
                self.new_protocol = self._protocols(app)
                self.app = app
                await asyncio.get_running_loop().create_future()
        except LudariumError:  # the database failed at the start
            if process.alive:
                self.kill()

    def _protocols(self, app: SimulatedApp) -> Callable[[], FastWebSocket]:
        """How the server opens connections."""
        counter = ConnectionCounter(ConnectionLimits())
        config = ServerConfig(
            counter, app=app.socket_endpoint(), ws=FastWebSocket, ws_per_message_deflate=False, lifespan="off",
            interface="asgi3", proxy_headers=False, log_config=None,
        )  # fmt: skip
        config.load()
        state = ServerState()

        def new_protocol() -> FastWebSocket:
            counter.try_add("127.0.0.1")
            return FastWebSocket(config, state, {}, self.loop)

        return new_protocol

    def kill(self) -> None:
        """Kill the process, as SIGKILL does; its connections break, and it is started again later."""
        self.process.alive = False
        self.app = self.new_protocol = None
        links, self.links = self.links, []
        for link in links:
            link.to_server.closed = True
            self.loop.call_in(self.loop.outside, max(self.loop.now, link.to_client.arrival) + 0.001, link.client_closed)
        if not self.stopped:
            delay = self.chance.uniform(*RESTART)
            self.loop.call_in(self.loop.outside, self.loop.now + delay, self.start)

    def connect(self, chance: random.Random) -> Link | None:
        """Open a connection; None if the server is not running."""
        if self.new_protocol is None:
            return None
        link = Link(self.loop, chance, self.faults, self.process, self.new_protocol)
        self.links.append(link)
        self.loop.call_in(self.process, self.loop.now, link.open)
        return link


def workers_of(faults: Faults) -> Callable[..., BotWorkers]:
    """A class of workers for this run."""
    return type("Workers", (SimulatedWorkers,), {"faults": faults})
