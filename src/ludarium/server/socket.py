"""A table over a WebSocket: requests are read one after another, answers and the newest state are sent as they come."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency as Given
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
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


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hub: Given[Hub],
    desk: Given[Desk],
    limiter: Given[Limiter],
    heartbeat: Given[Heartbeat],
) -> None:
    """Sit at a table, or watch it."""
    who = caller(socket.scope["headers"], address_of(socket.scope))
    fresh = [(b"set-cookie", cookie(who.fresh, secure=socket.scope["scheme"] == "wss"))] if who.fresh else []
    await socket.accept(headers=fresh)
    watcher = Watcher(who, ROW)
    try:
        live = await hub.wake(table)
    except Refused as error:
        await socket.close(NO_TABLE, error.message_id)
        return
    live.enter(watcher)
    sending = asyncio.create_task(_send(socket, hub, live, watcher))
    receiving = asyncio.create_task(_receive(socket, desk, table, watcher, limiter))
    listening = asyncio.create_task(_listen(watcher, heartbeat))
    tasks = [sending, receiving, listening]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        reason = next(task for task in tasks if task.done()).result()
        if reason is not None:
            await socket.close(*reason)
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        live.leave(watcher)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


Reason = tuple[int, str] | None  # why the server closes; None: the client has


async def _receive(
    socket: WebSocket[Any, Any, Any], desk: Desk, table: str, watcher: Watcher, limiter: Limiter
) -> Reason:
    """Answer what a client asks until it goes."""
    who = watcher.caller
    hasty = 0
    while True:
        try:
            message = await socket.receive()
        except WebSocketDisconnect:
            return None
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


async def _send(socket: WebSocket[Any, Any, Any], hub: Hub, live: Live, watcher: Watcher) -> Reason:
    """Send answers and the newest state."""

    async def send(data: bytes) -> None:
        watcher.sending = time.monotonic()
        await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
        watcher.sending = None

    try:
        while True:
            await watcher.work()
            shown = None
            if watcher.stale:
                async with hub.reading(live):
                    shown = live.show(watcher)
            # An answer comes before the state that it led to.
            while (answer := watcher.next_answer()) is not None:
                await send(answer)
            if shown is not None:
                await send(shown)
            if watcher.closing:
                await send(msgspec.json.encode(Closing()))
                return GOING, "the server is about to stop"
    except (WebSocketDisconnect, OSError):
        return None
    except LudariumError:
        LOG.exception("a table could not be shown")
        return BROKEN, "reason-not-saved"


async def _listen(watcher: Watcher, heartbeat: Heartbeat) -> Reason:
    """Notice a client that says nothing, or takes nothing, for long. A timer for every message would cost more."""
    while True:
        await asyncio.sleep(min(heartbeat.silence, heartbeat.slowness) / 4)
        now = time.monotonic()
        if now - watcher.heard > heartbeat.silence:
            return SILENT, "silent"
        if watcher.sending is not None and now - watcher.sending > heartbeat.slowness:
            return SILENT, "slow"
