"""A table over a WebSocket: requests are read one after another, answers and the newest state are sent as they come."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import Any, Final

import msgspec
from litestar.types import Receive, Scope, Send, WebSocketCloseEvent
from msgspec import Struct

from ludarium.errors import LudariumError, Refused

from .desk import Desk
from .device import caller, cookie
from .hub import Hub
from .live import Live
from .protocol import Closing
from .reading import read_request, ref_of
from .refusal import refusal
from .security import Limiter, address_of
from .watcher import Watcher

LOG: Final = logging.getLogger("ludarium.server")
ADDRESS: Final = re.compile(r"/api/tables/([^/]+)/socket")
ROW: Final = 32  # answers that may wait for a client
PATIENCE: Final = 200  # refusals for haste, before the line is cut

# Why a socket was closed. Browsers reach for these numbers where others would have a status.
NO_TABLE: Final = 4404
SILENT: Final = 4408
TOO_FAST: Final = 4429
GOING: Final = 1012
BROKEN: Final = 1011


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
        await self._stay(live, Watcher(who, ROW), receive, send)

    async def _stay(self, live: Live, watcher: Watcher, receive: Receive, send: Send) -> None:
        """Do all that is to be done until somebody goes."""
        live.enter(watcher)
        tasks = [
            asyncio.create_task(_send(send, self.hub, live, watcher)),
            asyncio.create_task(_receive(receive, self.desk, live.table.id, watcher, self.limiter)),
            asyncio.create_task(_listen(watcher, self.heartbeat)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            reason = next(task for task in tasks if task.done()).result()
            if reason is not None:
                await send(_close(*reason))
        except OSError:
            pass
        finally:
            live.leave(watcher)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _close(code: int, reason: str) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": code, "reason": reason}


Reason = tuple[int, str] | None  # why the server closes; None: the client has


async def _receive(receive: Receive, desk: Desk, table: str, watcher: Watcher, limiter: Limiter) -> Reason:
    """Answer what a client asks until it goes."""
    who = watcher.caller
    hasty = 0
    while True:
        message = await receive()
        watcher.heard = time.monotonic()
        if message["type"] != "websocket.receive":
            return None
        data = message.get("text") or message.get("bytes") or b""
        try:
            limiter.check("device", who.key, who.address)
            request = read_request(data)
            limiter.check_request(request, who)
        except Refused as error:
            hasty += error.message_id == "reason-too-fast"
            if hasty > PATIENCE:
                return TOO_FAST, "too fast"
            answer: Any = refusal(error, ref_of(data))
        else:
            answer = await desk.ask(table, who, request, watcher)
        watcher.answer(msgspec.json.encode(answer))
        await watcher.room()


async def _send(send: Send, hub: Hub, live: Live, watcher: Watcher) -> Reason:
    """Send answers and the newest state."""
    try:
        while True:
            await watcher.work()
            shown = None
            if watcher.stale:
                shown = await hub.show(live, watcher)
            # An answer comes before the state that it led to.
            while (answer := watcher.next_answer()) is not None:
                watcher.sending = time.monotonic()
                await send(_text(answer, more=shown is not None or bool(watcher.answers)))
            if shown is not None:
                watcher.sending = time.monotonic()
                await send(_text(shown))
            watcher.sending = None
            if watcher.closing:
                await send(_text(msgspec.json.encode(Closing())))
                return GOING, "the server is about to stop"
    except OSError:
        return None
    except LudariumError:
        LOG.exception("a table could not be shown")
        return BROKEN, "reason-not-saved"


def _text(data: bytes, *, more: bool = False) -> Any:  # noqa: ANN401 - `more` is our `Line`'s word, not ASGI's
    return {"type": "websocket.send", "text": data.decode(), "more": more}


async def _listen(watcher: Watcher, heartbeat: Heartbeat) -> Reason:
    """Notice a client that says nothing, or takes nothing, for long. A timer for every message would cost more."""
    while True:
        await asyncio.sleep(min(heartbeat.silence, heartbeat.slowness) / 4)
        now = time.monotonic()
        if now - watcher.heard > heartbeat.silence:
            return SILENT, "silent"
        if watcher.sending is not None and now - watcher.sending > heartbeat.slowness:
            return SILENT, "slow"
