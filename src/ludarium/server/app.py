"""The application: every address of the server, and how it begins and ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery
from litestar.types import Receive, Scope, Send
from msgspec import Struct

import ludarium
from ludarium.bots.registry import described
from ludarium.errors import LudariumError, Refused
from ludarium.kernel.message import Message

from . import web
from .caretaker import Caretaker, Pace
from .connection import LineLimits
from .desk import Desk
from .device import Caller, caller, cookie
from .hinting import Hints
from .history import moment
from .hub import Hub
from .invitation import invitation, outward
from .metrics import Metrics
from .packs import PackReader
from .presence import Presence
from .protocol import LARGEST_PACK, Refusal
from .reading import LARGEST, read_claim, read_creation, read_request, read_step
from .refusal import refusal, refused, status_of
from .scoring import Scorer
from .security import COSTLY, Door, Limiter, Limits, address_of
from .socket import Heartbeat, TableSocket
from .storage import Storage, open_storage
from .thinker import Thinker

LOG: Final = logging.getLogger("ludarium.server")
LONGEST_HOST: Final = 255  # letters: no name is longer, and a QR code has an end
JSON: Final = "application/json"
Asking = Request[Any, Any, Any]


class Settings(Struct, frozen=True):
    """How a server is to be."""

    database: str
    pace: Pace = Pace()
    heartbeat: Heartbeat = Heartbeat()
    limits: Limits = Limits()
    lines: LineLimits = LineLimits()
    workers: int | None = None
    network: str = ""  # its address in the local network, such as http://192.168.1.5:8765


# --- tables ----------------------------------------------------------------------------------------------------------


@post("/api/tables", request_max_body_size=4 * LARGEST_PACK)  # characters may have four bytes
async def create(request: Asking, desk: Given[Desk], limiter: Given[Limiter]) -> Response[bytes]:
    """A new table."""
    who = _caller(request, limiter)
    wish = read_creation(await request.body())
    limiter.check("tables_of_device", who.key, who.address, "reason-too-many-tables")
    limiter.check("tables_of_address", who.address, who.address, "reason-too-many-tables")
    return _answer(request, await desk.create(wish, who), who, status=201)


@get("/api/tables")
async def listed(request: Asking, desk: Given[Desk]) -> Response[bytes]:
    """The public tables."""
    return _answer(request, await desk.listed())


@get("/api/tables/{table:str}")
async def look(
    request: Asking,
    desk: Given[Desk],
    limiter: Given[Limiter],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> Response[bytes]:
    """The table as this device may see it."""
    who = _caller(request, limiter)
    return _answer(request, await desk.look(table, who, seat, max(0, since)), who)


@post("/api/tables/{table:str}")
async def ask(
    request: Asking, desk: Given[Desk], hub: Given[Hub], limiter: Given[Limiter], table: FromPath[str]
) -> Response[bytes]:
    """A request of a program."""
    who = _caller(request, limiter)
    asked = read_request(await request.body())
    if type(asked) in COSTLY:
        limiter.check_request(asked, (await hub.wake(table)).table, who)
    answer = await desk.ask(table, who, asked)
    status = status_of(answer) if isinstance(answer, Refusal) else 200
    return _answer(request, answer, who, status=status)


@post("/api/tables/{table:str}/claim")
async def claim(request: Asking, desk: Given[Desk], limiter: Given[Limiter], table: FromPath[str]) -> Response[bytes]:
    """The seat of a link, for this device."""
    who = _caller(request, limiter)
    seat = await desk.claim(table, who, read_claim(await request.body()).secret)
    return _answer(request, {"seat": seat}, who)


@post("/api/tables/{table:str}/link/{seat:int}")
async def link(
    request: Asking,
    desk: Given[Desk],
    hub: Given[Hub],
    limiter: Given[Limiter],
    table: FromPath[str],
    seat: FromPath[int],
) -> Response[bytes]:
    """A new secret link to a seat of one's own."""
    who = _caller(request, limiter)
    limiter.check_cost("chat", (await hub.wake(table)).table, seat, who)
    return _answer(request, {"seat": seat, "secret": await desk.link(table, who, seat)}, who)


@get("/api/tables/{table:str}/invitation")
async def invite(request: Asking, hub: Given[Hub], limiter: Given[Limiter], table: FromPath[str]) -> Response[bytes]:
    """The link to a table for others, and its QR code."""
    who = _caller(request, limiter)
    await hub.wake(table)
    return _answer(request, invitation(table, _outward(request)), who)


@get("/api/address")
async def address(request: Asking) -> Response[bytes]:
    """The address of this server for others, for links that lead to no table."""
    return _answer(request, {"address": _outward(request)})


@get("/api/tables/{table:str}/moments/{entry:int}")
async def earlier(
    request: Asking,
    hub: Given[Hub],
    limiter: Given[Limiter],
    table: FromPath[str],
    entry: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The table as this device, or a spectator, saw it after an entry."""
    who = _caller(request, limiter)
    return _answer(request, await moment(hub, table, who, seat, entry), who)


@get("/api/tables/{table:str}/catalogue")
async def table_catalogue(request: Asking, hub: Given[Hub], table: FromPath[str]) -> Response[bytes]:
    """What never changes at a table that is played with a content pack of somebody's own."""
    live = await hub.wake(table)
    return _answer(request, live.table.contract.catalogue())


@get("/api/tables/{table:str}/record")
async def record(request: Asking, desk: Given[Desk], table: FromPath[str]) -> Response[bytes]:
    """The whole match, once it is over."""
    return _answer(request, await desk.record(table))


# --- games and texts -------------------------------------------------------------------------------------------------


@get("/api/games")
async def games(request: Asking) -> Response[bytes]:
    """What there is to play, and against whom."""
    return _answer(request, [game | {"bots": described()} for game in ludarium.games()])


@get("/api/games/{game:str}/catalogue")
async def catalogue(request: Asking, game: FromPath[str]) -> Response[bytes]:
    """What of a game never changes, for those who draw it."""
    return web.catalogue(game).response(request)


@post("/api/games/{game:str}/score")
async def score(
    request: Asking, scorer: Given[Scorer], limiter: Given[Limiter], game: FromPath[str]
) -> Response[bytes]:
    """The score pad: every point of a sheet."""
    who = _caller(request, limiter)
    limiter.check("sheets", who.key, who.address)
    return _answer(request, await scorer.score(game, await request.body()), who)


@post("/api/games/{game:str}/companion")
async def companion(request: Asking, limiter: Given[Limiter], game: FromPath[str]) -> Response[bytes]:
    """A step of the companion that runs a game's own player for a physical table."""
    who = _caller(request, limiter)
    return _answer(request, web.companion(game, read_step(await request.body())), who)


@get("/api/text/{game:str}/{language:str}")
async def text(request: Asking, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """All messages of the page and of a game in a language, as Fluent source."""
    return web.texts(game, language).response(request)


@get("/api/rules/{game:str}/{language:str}")
async def rules(request: Asking, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The rules of a game in a language."""
    return web.rules(game, language).response(request)


# --- for whoever runs it ---------------------------------------------------------------------------------------------


@get("/health")
async def health(request: Asking, hub: Given[Hub]) -> Response[bytes]:
    """Whether the server can do its work."""
    ready = not hub.closing and await hub.storage.ready()
    return _answer(request, {"ready": ready}, status=200 if ready else 503)


@get("/metrics")
async def metrics(hub: Given[Hub]) -> Response[bytes]:
    """What Prometheus reads."""
    return Response(hub.metrics.text().encode(), media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"])
async def page(request: Asking, limiter: Given[Limiter], path: FromPath[str] = "") -> Response[bytes]:
    """The web client's files; its page brings a device its token."""
    if path.startswith("/api/"):
        raise refused(Message("reason-no-page"))
    sent = web.page(path)
    response = sent.response(request)
    if sent.kind.startswith("text/html"):
        _bring(request, response, _caller(request, limiter))
    return response


# --- within ----------------------------------------------------------------------------------------------------------


def _outward(request: Asking) -> str:
    host = request.headers.get("host", "")
    if len(host) > LONGEST_HOST:
        raise refused(Message("reason-malformed", detail=f"Host: {host}"))
    return outward(f"{request.scope['scheme']}://{host}", request.app.state.network)


def _caller(request: Asking, limiter: Limiter) -> Caller:
    who = caller(request.scope["headers"], address_of(request.scope))
    limiter.check("device", who.key, who.address)
    return who


def _answer(request: Asking, content: object, who: Caller | None = None, *, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    response = Response(msgspec.json.encode(content), status_code=status, media_type=JSON, headers=headers)
    if who is not None:
        _bring(request, response, who)
    return response


def _bring(request: Asking, response: Response[bytes], who: Caller) -> None:
    """Give a device that came without a token one."""
    if who.fresh:
        response.headers["set-cookie"] = cookie(who.fresh, secure=request.scope["scheme"] == "https").decode()


def _refused(request: Asking, error: Refused) -> Response[bytes]:
    answer = refusal(error)
    return _answer(request, answer, status=status_of(answer))


def _strange(request: Asking, error: HTTPException) -> Response[bytes]:
    """What Litestar refused: addresses that are not there, bodies that are too large, numbers that are none."""
    reasons = {404: "reason-no-page", 405: "reason-no-page", 413: "reason-too-large"}
    reason = reasons.get(error.status_code)
    message = Message(reason) if reason else Message("reason-malformed", detail=error.detail)
    return _answer(request, refusal(refused(message)), status=error.status_code)


def _broken(request: Asking, error: Exception) -> Response[bytes]:
    LOG.error("a request broke", exc_info=error)
    reason = "reason-not-saved" if isinstance(error, LudariumError) else "reason-server"
    answer = refusal(refused(Message(reason)))
    return _answer(request, answer, status=status_of(answer))


class App:
    """The whole server as an ASGI application. `closing` is to be awaited before its sockets are cut."""

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limiter = Limiter(settings.limits)
        self.hub: Hub | None = None
        self._storage = storage
        self._requests = self._litestar()
        self._sockets: TableSocket | None = None
        self._door = Door(self._inside, self.limiter, self.metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._door(scope, receive, send)

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        inside = self._sockets if scope["type"] == ScopeType.WEBSOCKET and self._sockets else self._requests
        await inside(scope, receive, send)

    async def closing(self, patience: float = 2.0) -> None:
        """Tell every socket that the server is about to stop, and give them a moment to hear it."""
        if self.hub is None:
            return
        self.hub.closing = True
        watchers = [watcher for live in self.hub.live.values() for watcher in live.watchers]
        for watcher in watchers:
            watcher.close()
        for _ in range(int(patience / 0.05)):
            if not any(live.watchers for live in self.hub.live.values()):
                break
            await asyncio.sleep(0.05)

    @asynccontextmanager
    async def _run(self, app: Litestar) -> AsyncIterator[None]:
        storage = self._storage or await open_storage(self.settings.database)
        thinker = Thinker(self.settings.pace.thinking, self.metrics, self.settings.workers)
        app.state.scorer = Scorer()
        self.hub = app.state.hub = Hub(storage, self.metrics)
        packs = PackReader()
        desk = app.state.desk = Desk(self.hub, Hints(self.hub, thinker), packs)
        app.state.network = self.settings.network
        self._sockets = TableSocket(self.hub, desk, self.limiter, self.settings.heartbeat)
        caretaker = Caretaker(self.hub, thinker, self.settings.pace)
        await caretaker.start()
        presence = Presence(self.hub)
        await presence.start()
        try:
            yield
        finally:
            await presence.close()
            await caretaker.close()
            thinker.close()
            app.state.scorer.close()
            packs.close()
            await storage.close()

    def _litestar(self) -> Litestar:
        def hub(state: State) -> Hub:
            found: Hub = state.hub
            return found

        def desk(state: State) -> Desk:
            found: Desk = state.desk
            return found

        def scorer(state: State) -> Scorer:
            found: Scorer = state.scorer
            return found

        tables = [create, listed, look, ask, claim, link, invite, earlier, table_catalogue, record]
        of_games = [games, catalogue, score, companion, text, rules]
        return Litestar(
            [*tables, *of_games, address, health, metrics, page],
            lifespan=[self._run],
            dependencies={
                "hub": Provide(hub, sync_to_thread=False),
                "desk": Provide(desk, sync_to_thread=False),
                "scorer": Provide(scorer, sync_to_thread=False),
                "limiter": Provide(lambda: self.limiter, sync_to_thread=False),
            },
            exception_handlers={Refused: _refused, HTTPException: _strange, Exception: _broken},
            openapi_config=None,
            logging_config=None,
            request_max_body_size=LARGEST,
        )
