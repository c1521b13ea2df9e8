"""A table over a WebSocket: who may sit down there, and when the line is cut."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any, Final

from litestar.types import Receive, Scope, Send, WebSocketCloseEvent
from msgspec import Struct

from ludarium.errors import Refused

from .desk import Desk
from .device import caller, cookie
from .hub import Hub
from .line import LINE, Line
from .security import Limiter, address_of
from .visit import Reason, Visit

ADDRESS: Final = re.compile(r"/api/tables/([^/]+)/socket")

# Why a socket was closed; the rest of these numbers are in visit.py.
NO_TABLE: Final = 4404
SILENT: Final = 4408


class Heartbeat(Struct, frozen=True):
    """How long a client may say nothing, and how long it may take nothing, in seconds."""

    silence: float = 75.0
    slowness: float = 20.0


class TableSocket:
    """The addresses of tables' sockets. Plain ASGI, since every wrapper around a socket costs with each message."""

    def __init__(self, hub: Hub, desk: Desk, limiter: Limiter, heartbeat: Heartbeat) -> None:
        self.hub = hub
        self.desk = desk
        self.limiter = limiter
        self.heartbeat = heartbeat

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sit at a table, or watch it."""
        found = ADDRESS.fullmatch(scope["path"])
        if found is None:
            await receive()
            await send(_close(NO_TABLE, "reason-no-page"))
            return
        who = caller(scope["headers"], address_of(scope))
        fresh = [(b"set-cookie", cookie(who.fresh, secure=scope["scheme"] == "wss"))] if who.fresh else []
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": fresh})
        try:
            live = await self.hub.wake(found[1])
        except Refused as error:
            await send(_close(NO_TABLE, error.message_id))
            return
        extensions: Any = scope["extensions"]
        line: Line = extensions[LINE]["line"]
        await self._stay(Visit(self.hub, self.desk, self.limiter, live, who, line), line, receive, send)

    async def _stay(self, visit: Visit, line: Line, receive: Receive, send: Send) -> None:
        """Let a visit last until somebody goes."""
        visit.live.enter(visit.watcher)
        self.hub.changed(visit.live)  # a bot may be due for a player whom this one waits for
        line.visit = visit
        coming = asyncio.create_task(_receive(receive, visit))
        listening = asyncio.create_task(_listen(visit, self.heartbeat))
        waits: list[asyncio.Future[Reason] | asyncio.Task[Reason | None]] = [visit.ended, coming, listening]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            reason = next(one for one in waits if one.done()).result()
            if reason is not None:
                await send(_close(*reason))
        except OSError:
            pass
        finally:
            line.visit = None
            visit.live.leave(visit.watcher)
            self.hub.changed(visit.live)  # a bot may be due for the one who has gone
            visit.leave()
            coming.cancel()
            listening.cancel()
            await asyncio.gather(coming, listening, return_exceptions=True)


def _close(code: int, reason: str) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": code, "reason": reason}


async def _receive(receive: Receive, visit: Visit) -> Reason | None:
    """Hand over what did not come the short way, until the client goes."""
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return None
        visit.hear(message.get("text") or message.get("bytes") or b"")


async def _listen(visit: Visit, heartbeat: Heartbeat) -> Reason | None:
    """Notice a client that says nothing, or takes nothing, for long. A timer for every message would cost more."""
    while True:
        await asyncio.sleep(min(heartbeat.silence, heartbeat.slowness) / 4)
        now = time.monotonic()
        if now - visit.heard > heartbeat.silence:
            return SILENT, "silent"
        if visit.stuck is not None and now - visit.stuck > heartbeat.slowness:
            return SILENT, "slow"
