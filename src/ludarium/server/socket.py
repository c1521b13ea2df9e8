"""A table over a WebSocket: requests are read one after another, answers and the newest state are sent as they come."""

from __future__ import annotations

import asyncio
import logging
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
from .protocol import Chat, Closing
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
    sending = asyncio.create_task(_send(socket, hub, live, watcher, heartbeat))
    receiving = asyncio.create_task(_receive(socket, desk, table, watcher, limiter, heartbeat))
    try:
        await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        reasons = [task.result() for task in (sending, receiving) if task.done()]
        if reasons[0] is not None:
            await socket.close(*reasons[0])
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        live.leave(watcher)
        sending.cancel()
        receiving.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)


Reason = tuple[int, str] | None  # why the server closes; None: the client has


async def _receive(
    socket: WebSocket[Any, Any, Any], desk: Desk, table: str, watcher: Watcher, limiter: Limiter, heartbeat: Heartbeat
) -> Reason:
    """Answer what a client asks until it goes."""
    who = watcher.caller
    hasty = 0
    while True:
        try:
            async with asyncio.timeout(heartbeat.silence):
                message = await socket.receive()
        except TimeoutError:
            return SILENT, "silent"
        except WebSocketDisconnect:
            return None
        if message["type"] != "websocket.receive":
            return None
        data = message.get("text") or message.get("bytes") or b""
        try:
            limiter.check("device", who.key, who.address)
            request = read_request(data)
            if isinstance(request, Chat):
                limiter.check("chat", who.key, who.address)
        except Refused as error:
            hasty += error.message_id == "reason-too-fast"
            if hasty > PATIENCE:
                return TOO_FAST, "too fast"
            answer: Any = refusal(error, ref_of(data))
        else:
            answer = await desk.ask(table, who, request, watcher)
        watcher.answer(msgspec.json.encode(answer))
        await watcher.room()


async def _send(
    socket: WebSocket[Any, Any, Any], hub: Hub, live: Live, watcher: Watcher, heartbeat: Heartbeat
) -> Reason:
    """Send answers and the newest state; cut off a client that takes nothing for long."""

    async def send(data: bytes) -> None:
        async with asyncio.timeout(heartbeat.slowness):
            await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

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
    except TimeoutError:
        return SILENT, "slow"
    except (WebSocketDisconnect, OSError):
        return None
    except LudariumError:
        LOG.exception("a table could not be shown")
        return 1011, "reason-not-saved"
