"""The process that listens: uvicorn, told what this server needs."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from typing import Final

import uvicorn

from ludarium.errors import LudariumError

from .app import App
from .connection import Config, Connection, Connections, raise_file_limit
from .line import Line
from .reading import LARGEST
from .supervisor import Supervisor
from .sweeper import Sweeper

TRIES: Final = 20  # ports, before giving up
WAITING: Final = 512  # connections that may wait to be taken


class Server(uvicorn.Server):
    """Uvicorn, told what we need: small messages, sockets that hear of the end, no log of addresses and tokens."""

    def __init__(self, app: App, ready: Callable[[], None] = lambda: None) -> None:
        self.app = app
        self.ready = ready
        self.began = threading.Event()
        self.sweeper = Sweeper()
        self.supervisor = Supervisor()
        self.connections = Connections(app.settings.lines)
        super().__init__(
            Config(
                self.connections,
                app=app,
                http=Connection,
                ws=Line,
                ws_max_size=LARGEST,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and let it be known."""
        self.connections.fit(raise_file_limit())
        await super().startup(sockets)
        if self.started:
            self.sweeper.start()
            self.supervisor.keep("garbage", self.sweeper.run)
            self.began.set()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody first, then end."""
        if self.started:
            await self.supervisor.close()
            self.sweeper.stop()
        await self.app.closing()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this port, or at the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for number in [port] if port == 0 else range(port, min(port + TRIES, 65536)):
        # The protocol has to be named: asyncio switches Nagle's waiting off only where it is, and that is 40 ms a move.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(WAITING)
        except OSError as error:
            listening.close()
            last = error
            continue
        return listening
    raise LudariumError(f"cannot listen at {host} port {port}: {last.strerror if last else 'no port'}") from last
