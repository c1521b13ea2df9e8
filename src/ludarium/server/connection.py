"""Uvicorn's HTTP connection with limits: how many there may be, how long a request may take to come, and how large.

A connection costs a file descriptor and memory before anybody is known to be there, so these limits are at the line,
before a request is one.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from msgspec import Struct
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from .security import allowance, group_of

if sys.platform != "win32":  # where open files have no such limit
    import resource

LOG: Final = logging.getLogger("ludarium.server")
RESERVED: Final = 100  # open files that are for the storage, the workers and the listening socket
MOST_FILES: Final = 1 << 16  # asked for where there is no limit: macOS takes no larger number for it


class LineLimits(Struct, frozen=True):
    """What a connection may cost: how many, all together and of an address; seconds and bytes of a request."""

    connections: int = 10_000
    connections_of_address: int = 200
    head: float = 10.0
    body: float = 30.0
    head_size: int = 16 * 1024


class Connections:
    """The open connections, counted by address."""

    def __init__(self, limits: LineLimits) -> None:
        self.limits = limits
        self.most = limits.connections
        self.all = 0
        self.of: dict[str, int] = {}

    def fit(self, files: int) -> None:
        """Let there be no more connections than files that may be open."""
        self.most = min(self.limits.connections, max(files - RESERVED, files // 2))

    def enter(self, address: str) -> bool:
        """Count one more, if there is room for it."""
        here = self.of.get(address, 0)
        if self.all >= self.most or here >= self.limits.connections_of_address * allowance(address):
            return False
        self.all += 1
        self.of[address] = here + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.all -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]


class Config(uvicorn.Config):
    """Uvicorn's configuration, and the open connections."""

    def __init__(self, connections: Connections, **settings: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(**settings)
        self.connections = connections


class Connection(HttpToolsProtocol):
    """A connection until it ends or becomes a WebSocket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.open_ones = connections_of(config)
        self.limits = self.open_ones.limits
        self.address: str | None = None  # once it is counted
        self.refused = False
        self.timer: asyncio.TimerHandle | None = None
        self.in_head = True
        self.head = 0  # bytes of a head that is not yet complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Let somebody in, if there is room."""
        super().connection_made(transport)
        address = group_of(self.client[0] if self.client else "")
        if self.open_ones.enter(address):
            self.address = address
            self._expect(self.limits.head)
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        super().connection_lost(exc)
        self._expect(None)
        if self.address is not None:
            self.open_ones.leave(self.address)

    def data_received(self, data: bytes) -> None:
        """Take what the client sent."""
        if self.refused:
            return
        super().data_received(data)
        if self.in_head and not self.refused:
            self.head += len(data)
            if self.head > self.limits.head_size:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.in_head = True
        self.head = 0
        self._expect(self.limits.head)

    def on_headers_complete(self) -> None:
        """A request's head is complete."""
        self.in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.limits.head_size:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif not self.refused:
            self._expect(self.limits.body)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body has come."""
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._expect(None)
        if not self.refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket, which counts it out at its end."""
        self._expect(None)
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float | None) -> None:
        """Wait so long for the next part of a request; None is no longer."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self.timer = None
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why, unless an answer is on its way already, and close."""
        self.refused = True
        self._expect(None)
        if self.transport.is_closing():
            return
        answering: RequestResponseCycle | None = self.cycle
        if answering is None or answering.response_complete or not answering.response_started:
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(line.encode())
        LOG.info("a connection was refused", extra={"status": status.value})
        self.transport.close()


def connections_of(config: uvicorn.Config) -> Connections:
    """The open connections of the server of this configuration."""
    assert isinstance(config, Config)
    return config.connections


def raise_file_limit() -> int:
    """Let this process open as many files as it may ask for; how many that are."""
    if sys.platform == "win32":
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if most > soft != resource.RLIM_INFINITY:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError) as error:
            LOG.warning("the limit of open files stays as it is", extra={"limit": soft, "reason": str(error)})
        else:
            return most
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft
