"""The WebSocket endpoint of tables: opens sessions, and closes those that time out."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from typing import Any, Final

from litestar.types import Receive, Scope, Send, WebSocketCloseEvent
from msgspec import Struct

from ludarium.errors import Refused

from ..identity import Caller, base_of, cookie_header, identify
from ..rate_limit import RateLimiter, address_of
from ..tables.registry import TableRegistry
from ..tables.service import TableService
from .fast_websocket import EXTENSION, FastWebSocket
from .session import CloseReason, Session

PATH: Final = re.compile(r"/api/tables/([^/]+)/socket")

# Close codes; others are in session.py.
NO_TABLE: Final = 4404
TIMED_OUT: Final = 4408


class Heartbeat(Struct, frozen=True):
    """How many seconds a client may send nothing (`silence`), and how many it may not read (`slowness`)."""

    silence: float = 75.0
    slowness: float = 20.0


class SocketEndpoint:
    """The ASGI application for `/api/tables/ID/socket`. Without a framework, whose wrappers cost time per message."""

    def __init__(
        self, registry: TableRegistry, service: TableService, limiter: RateLimiter, heartbeat: Heartbeat
    ) -> None:
        self.registry = registry
        self.service = service
        self.limiter = limiter
        self.heartbeat = heartbeat

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a socket and run its session."""
        path = PATH.fullmatch(scope["path"])
        if path is None:
            await receive()
            await send(_close_event(NO_TABLE, "reason-no-page"))
            return
        caller = identify(scope["headers"], address_of(scope))
        headers: list[tuple[bytes, bytes]] = []
        if caller.issued_token:
            headers.append((b"set-cookie", _cookie(caller, scope)))
        extensions: Any = scope["extensions"]
        socket: FastWebSocket = extensions.pop(EXTENSION)["socket"]  # else the socket would refer to itself
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": headers})
        try:
            live = await self.registry.load(path[1])
        except Refused as error:
            await send(_close_event(NO_TABLE, error.message_id))
            return
        session = Session(self.registry, self.service, self.limiter, live, caller, socket)
        await self._run_session(session, socket, receive, send)

    async def _run_session(self, session: Session, socket: FastWebSocket, receive: Receive, send: Send) -> None:
        """Run a session until the client or the server closes it."""
        session.live.subscribe(session.subscriber)
        self.registry.notify_change(session.live)  # absence of others is timed from now on
        socket.session = session
        forwarding = asyncio.create_task(_forward(receive, session))
        timeouts = asyncio.create_task(_watch_timeouts(session, self.heartbeat))
        ends: list[asyncio.Future[CloseReason] | asyncio.Task[CloseReason | None]]
        ends = [session.ended, forwarding, timeouts]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            reason = next(end for end in ends if end.done()).result()
            if reason is not None:
                await _close(send, reason)
        except OSError:
            pass
        finally:
            socket.session = None
            session.live.unsubscribe(session.subscriber)
            self.registry.notify_change(session.live)  # this player's absence is timed from now on
            session.close()
            forwarding.cancel()
            timeouts.cancel()
            await asyncio.gather(forwarding, timeouts, return_exceptions=True)


async def _close(send: Send, reason: CloseReason) -> None:
    """Close a socket, unless uvicorn has just closed it: its client answered no ping."""
    with suppress(RuntimeError):
        await send(_close_event(*reason))


def _cookie(caller: Caller, scope: Scope) -> bytes:
    """The header that gives a new device its token."""
    return cookie_header(caller.issued_token, secure=scope["scheme"] == "wss", base=base_of(scope))


def _close_event(code: int, reason: str) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": code, "reason": reason}


async def _forward(receive: Receive, session: Session) -> CloseReason | None:
    """Forward messages parsed by uvicorn (the slow path) until the client disconnects."""
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return None
        session.receive(message.get("text") or message.get("bytes") or b"")


async def _watch_timeouts(session: Session, heartbeat: Heartbeat) -> CloseReason | None:
    """Return when the client has timed out. A loop, since a timer for every message would cost more."""
    while True:
        await asyncio.sleep(min(heartbeat.silence, heartbeat.slowness) / 4)
        now = time.monotonic()
        if now - session.last_received > heartbeat.silence:
            return TIMED_OUT, "silent"
        if session.blocked_since is not None and now - session.blocked_since > heartbeat.slowness:
            return TIMED_OUT, "slow"
