"""Uvicorn's HTTP connection with limits on the number of connections, and on the duration and size of requests.

A connection costs a file descriptor and memory before it has sent a request, so these limits apply to connections.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
from http import HTTPStatus
from typing import Any, Final

import uvicorn
from msgspec import Struct
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from ..rate_limit import group_of, limit_factor

if sys.platform != "win32":  # Windows has no such limit
    import resource

LOG: Final = logging.getLogger("ludarium.server")
RESERVED_FILES: Final = 100  # for the storage, the workers and the listening socket
MAX_FILES: Final = 1 << 16  # requested if the hard limit is infinite: macOS accepts no more


class ConnectionLimits(Struct, frozen=True):
    """The number of connections, in total and of an address; the seconds and bytes of a request."""

    connections: int = 10_000
    connections_of_address: int = 200
    head: float = 10.0
    body: float = 30.0
    head_size: int = 16 * 1024


class ConnectionCounter:
    """Counts the open connections, in total and by address; those of a trusted proxy are from many clients."""

    def __init__(self, limits: ConnectionLimits, trusted_proxies: str = "") -> None:
        self.limits = limits
        self.proxies = [ipaddress.ip_network(part.strip()) for part in trusted_proxies.split(",") if part]
        self.max_total = limits.connections
        self.total = 0
        self.by_address: dict[str, int] = {}

    def limit_to_files(self, files: int) -> None:
        """Allow no more connections than the process may open files."""
        self.max_total = min(self.limits.connections, max(files - RESERVED_FILES, files // 2))

    def try_add(self, address: str, *, from_proxy: bool = False) -> bool:
        """Count a new connection; return False if the limit is reached."""
        count = self.by_address.get(address, 0)
        too_many = count >= self.limits.connections_of_address * limit_factor(address)
        if self.total >= self.max_total or (too_many and not from_proxy):
            return False
        self.total += 1
        self.by_address[address] = count + 1
        return True

    def is_proxy(self, address: str) -> bool:
        """Whether this address is that of a trusted proxy."""
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.proxies)

    def remove(self, address: str) -> None:
        """Count a closed connection."""
        self.total -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class ServerConfig(uvicorn.Config):
    """Uvicorn's configuration with the connection counter."""

    def __init__(self, connections: ConnectionCounter, **settings: Any) -> None:  # noqa: ANN401 - as uvicorn has them
        super().__init__(**settings)
        self.connections = connections


class HttpConnection(HttpToolsProtocol):
    """A connection until it is closed or becomes a WebSocket."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.counter = counter_of(config)
        self.limits = self.counter.limits
        self.address: str | None = None  # once it is counted
        self.refused = False
        self.timer: asyncio.TimerHandle | None = None
        self.in_head = True
        self.head = 0  # bytes of a head that is not yet complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Accept the connection if the limits allow it."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        address = group_of(peer)
        if self.counter.try_add(address, from_proxy=self.counter.is_proxy(peer)):
            self.address = address
            self._set_timeout(self.limits.head)
        else:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        self._set_timeout(None)
        if self.address is not None:
            self.counter.remove(self.address)

    def data_received(self, data: bytes) -> None:
        """Parse received bytes, and check the size of the head."""
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
        self._set_timeout(self.limits.head)

    def on_headers_complete(self) -> None:
        """A request's head is complete."""
        self.in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.limits.head_size:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif not self.refused:
            self._set_timeout(self.limits.body)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body has arrived."""
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._set_timeout(None)
        if not self.refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a WebSocket, which will count its end."""
        self._set_timeout(None)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # as uvicorn does at the end: it refers to this object

    def _set_timeout(self, seconds: float | None) -> None:
        """Refuse the connection after this time, unless called again; None: no timeout."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self._timed_out)

    def _timed_out(self) -> None:
        self.timer = None
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Respond with the status, unless a response has been started, and close."""
        self.refused = True
        self._set_timeout(None)
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            response = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(response.encode())
        LOG.info("a connection was refused", extra={"status": status.value})
        self.transport.close()


def counter_of(config: uvicorn.Config) -> ConnectionCounter:
    """The connection counter of a server."""
    assert isinstance(config, ServerConfig)
    return config.connections


def raise_file_limit() -> int:
    """Raise the soft limit of open files as far as possible, and return it."""
    if sys.platform == "win32":
        return MAX_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if wanted > soft != resource.RLIM_INFINITY:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError) as error:
            LOG.warning("the limit of open files cannot be raised", extra={"limit": soft, "reason": str(error)})
        else:
            return wanted
    return MAX_FILES if soft == resource.RLIM_INFINITY else soft
