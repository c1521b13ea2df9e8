"""Running the server: uvicorn with our settings."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from typing import Final

import uvicorn

from ludarium.errors import LudariumError

from .app import App
from .decode import MAX_BODY
from .gc_policy import GcPolicy
from .metrics import resident_memory
from .sockets.connection import ConnectionCounter, HttpConnection, ServerConfig, raise_file_limit
from .sockets.fast_websocket import FastWebSocket
from .supervisor import Supervisor

MAX_PORTS: Final = 20  # tried before giving up
BACKLOG: Final = 512  # connections that may wait to be accepted


class Server(uvicorn.Server):
    """Uvicorn with small messages, sockets that are notified of a shutdown, and without its access log."""

    def __init__(self, app: App, on_ready: Callable[[], None] = lambda: None) -> None:
        self.app = app
        self.on_ready = on_ready
        self.is_ready = threading.Event()
        self.gc_policy = GcPolicy(app.has_sockets, resident_memory)
        self.supervisor = Supervisor()
        self.connections = ConnectionCounter(app.settings.connections, app.settings.trusted_proxies)
        super().__init__(
            ServerConfig(
                self.connections,
                app=app,
                http=HttpConnection,
                ws=FastWebSocket,
                ws_max_size=MAX_BODY,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=app.settings.trusted_proxies,
                timeout_graceful_shutdown=5,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then call `on_ready`."""
        self.connections.limit_to_files(raise_file_limit())
        await super().startup(sockets)
        if self.started:
            self.gc_policy.start()
            self.supervisor.run_forever("garbage collection", self.gc_policy.run)
            self.supervisor.run_forever("event loop", self.app.metrics.measure_loop)
            self.is_ready.set()
            self.on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Notify all sockets, then stop."""
        if self.started:
            await self.supervisor.close()
            self.gc_policy.stop()
        await self.app.close_sockets()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at this port, or at the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last_error: OSError | None = None
    for number in [port] if port == 0 else range(port, min(port + MAX_PORTS, 65536)):
        # With the protocol given, asyncio switches Nagle's algorithm off, which would cost 40 ms a move.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(BACKLOG)
        except OSError as error:
            listening.close()
            last_error = error
            continue
        return listening
    raise LudariumError(
        f"cannot listen at {host} port {port}: {last_error.strerror if last_error else 'no port'}"
    ) from last_error
