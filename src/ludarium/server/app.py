"""The application: all routes of the server, its startup and shutdown."""

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
from ludarium.bots.registry import descriptions
from ludarium.errors import LudariumError, Refused
from ludarium.kernel.message import Message

from . import lessons, static_files
from .companion import companion_reply
from .decode import (
    MAX_BODY,
    decode_claim,
    decode_creation,
    decode_lesson_question,
    decode_request,
    decode_step,
)
from .identity import Caller, cookie_header, identify
from .invitation import invitation, public_address
from .jobs.maintenance import Maintenance
from .jobs.pace import Pace
from .jobs.presence import Presence
from .metrics import Metrics
from .middleware import SecurityMiddleware
from .protocol import MAX_PACK_LENGTH, AddressData, ClaimedSeat, GameData, Refusal, SeatLink
from .rate_limit import COSTLY_REQUESTS, Limits, RateLimiter, address_of
from .refusal import http_status, refused, to_refusal
from .sockets.connection import ConnectionLimits
from .sockets.endpoint import Heartbeat, SocketEndpoint
from .storage.base import Storage, open_storage
from .tables.hints import Hints
from .tables.history import past_view
from .tables.registry import TableRegistry
from .tables.service import TableService
from .workers.bots import BotWorkers
from .workers.packs import PackWorker
from .workers.score import ScoreWorker

LOG: Final = logging.getLogger("ludarium.server")
MAX_HOST_LENGTH: Final = 255  # of a DNS name; the address must fit into a QR code
JSON: Final = "application/json"
HttpRequest = Request[Any, Any, Any]


class Settings(Struct, frozen=True):
    """The settings of a server."""

    database: str
    pace: Pace = Pace()
    heartbeat: Heartbeat = Heartbeat()
    limits: Limits = Limits()
    connections: ConnectionLimits = ConnectionLimits()
    workers: int | None = None
    network: str = ""  # its address in the local network, such as http://192.168.1.5:8765


# --- tables ----------------------------------------------------------------------------------------------------------


@post("/api/tables", request_max_body_size=4 * MAX_PACK_LENGTH)  # characters may have four bytes
async def create(request: HttpRequest, service: Given[TableService], limiter: Given[RateLimiter]) -> Response[bytes]:
    """A new table."""
    caller = _caller(request, limiter)
    creation = decode_creation(await request.body())
    limiter.check("tables_of_device", caller.key, caller.address, "reason-too-many-tables")
    limiter.check("tables_of_address", caller.address, caller.address, "reason-too-many-tables")
    return _answer(request, await service.create(creation, caller), caller, status=201)


@get("/api/tables")
async def public_tables(request: HttpRequest, service: Given[TableService]) -> Response[bytes]:
    """The public tables."""
    return _answer(request, await service.public_tables())


@get("/api/tables/{table:str}")
async def look(
    request: HttpRequest,
    service: Given[TableService],
    limiter: Given[RateLimiter],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> Response[bytes]:
    """The table as this device may see it."""
    caller = _caller(request, limiter)
    return _answer(request, await service.look(table, caller, seat, max(0, since)), caller)


@post("/api/tables/{table:str}")
async def ask(
    request: HttpRequest,
    service: Given[TableService],
    registry: Given[TableRegistry],
    limiter: Given[RateLimiter],
    table: FromPath[str],
) -> Response[bytes]:
    """A request to a table, for programs without a socket."""
    caller = _caller(request, limiter)
    command = decode_request(await request.body())
    if type(command) in COSTLY_REQUESTS:
        limiter.check_request(command, (await registry.load(table)).table, caller)
    answer = await service.handle(table, caller, command)
    status = http_status(answer) if isinstance(answer, Refusal) else 200
    return _answer(request, answer, caller, status=status)


@post("/api/tables/{table:str}/claim")
async def claim(
    request: HttpRequest, service: Given[TableService], limiter: Given[RateLimiter], table: FromPath[str]
) -> Response[bytes]:
    """Give this device access to the seat of a secret link."""
    caller = _caller(request, limiter)
    seat = await service.claim(table, caller, decode_claim(await request.body()).secret)
    return _answer(request, ClaimedSeat(seat), caller)


@post("/api/tables/{table:str}/link/{seat:int}")
async def link(
    request: HttpRequest,
    service: Given[TableService],
    registry: Given[TableRegistry],
    limiter: Given[RateLimiter],
    table: FromPath[str],
    seat: FromPath[int],
) -> Response[bytes]:
    """A new secret link to a seat of this device."""
    caller = _caller(request, limiter)
    limiter.check_seat("chat", (await registry.load(table)).table, seat, caller)
    return _answer(request, SeatLink(seat, await service.link(table, caller, seat)), caller)


@get("/api/tables/{table:str}/invitation")
async def invite(
    request: HttpRequest, registry: Given[TableRegistry], limiter: Given[RateLimiter], table: FromPath[str]
) -> Response[bytes]:
    """The link to a table, and its QR code."""
    caller = _caller(request, limiter)
    await registry.load(table)
    return _answer(request, invitation(table, _public_address(request)), caller)


@get("/api/address")
async def address(request: HttpRequest) -> Response[bytes]:
    """The address of this server for others, for links to other pages than tables."""
    return _answer(request, AddressData(_public_address(request)))


@get("/api/tables/{table:str}/moments/{entry:int}")
async def past_view_at(
    request: HttpRequest,
    registry: Given[TableRegistry],
    limiter: Given[RateLimiter],
    table: FromPath[str],
    entry: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The table as a seat of this device, or a spectator, saw it after an entry."""
    caller = _caller(request, limiter)
    return _answer(request, await past_view(registry, table, caller, seat, entry), caller)


@get("/api/tables/{table:str}/catalogue")
async def table_catalogue(
    request: HttpRequest, registry: Given[TableRegistry], table: FromPath[str]
) -> Response[bytes]:
    """The constant data of a table's game, with its content pack."""
    live = await registry.load(table)
    return _answer(request, live.table.ruleset.catalogue())


@get("/api/tables/{table:str}/record")
async def record(request: HttpRequest, service: Given[TableService], table: FromPath[str]) -> Response[bytes]:
    """The record of a match that is over."""
    return _answer(request, await service.record(table))


# --- games and texts -------------------------------------------------------------------------------------------------


@get("/api/games")
async def games(request: HttpRequest) -> Response[bytes]:
    """The games and their bots."""
    described = [game | {"bots": descriptions()} for game in ludarium.list_games()]
    return _answer(request, msgspec.convert(described, list[GameData]))


@get("/api/games/{game:str}/catalogue")
async def catalogue(request: HttpRequest, game: FromPath[str]) -> Response[bytes]:
    """The constant data of a game, such as its cards."""
    return static_files.catalogue(game).response(request)


@post("/api/games/{game:str}/score")
async def score(
    request: HttpRequest, score_worker: Given[ScoreWorker], limiter: Given[RateLimiter], game: FromPath[str]
) -> Response[bytes]:
    """The score pad: the scores of a sheet."""
    caller = _caller(request, limiter)
    limiter.check("sheets", caller.key, caller.address)
    return _answer(request, await score_worker.score(game, await request.body()), caller)


@post("/api/games/{game:str}/companion")
async def companion(request: HttpRequest, limiter: Given[RateLimiter], game: FromPath[str]) -> Response[bytes]:
    """A step of the companion, which runs a game's automatic player at a physical table."""
    caller = _caller(request, limiter)
    return _answer(request, companion_reply(game, decode_step(await request.body())), caller)


@get("/api/games/{game:str}/lessons/{name:str}")
async def lesson(request: HttpRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A lesson: a game with a fixed deal that teaches."""
    return static_files.lesson(game, name).response(request)


@post("/api/games/{game:str}/lessons/{name:str}/explain")
async def explain_in_lesson(
    request: HttpRequest, limiter: Given[RateLimiter], game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Why something is not possible at a position of a lesson."""
    caller = _caller(request, limiter)
    return _answer(request, lessons.explain(game, name, decode_lesson_question(await request.body())), caller)


@get("/api/text/{game:str}/{language:str}")
async def text(request: HttpRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The messages of a game in a language, as Fluent source."""
    return static_files.texts(game, language).response(request)


@get("/api/rules/{game:str}/{language:str}")
async def rules(request: HttpRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The rules of a game in a language."""
    return static_files.rules(game, language).response(request)


# --- operation -------------------------------------------------------------------------------------------------------


@get("/health")
async def health(request: HttpRequest, registry: Given[TableRegistry]) -> Response[bytes]:
    """Whether the server is ready."""
    ready = not registry.closing and await registry.storage.ready()
    return _answer(request, {"ready": ready}, status=200 if ready else 503)


@get("/metrics")
async def metrics(registry: Given[TableRegistry]) -> Response[bytes]:
    """Metrics for Prometheus."""
    return Response(registry.metrics.text().encode(), media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"])
async def page(request: HttpRequest, limiter: Given[RateLimiter], path: FromPath[str] = "") -> Response[bytes]:
    """The files of the web client; its page gives a new device its token."""
    if path.startswith("/api/"):
        raise refused(Message("reason-no-page"))
    file = static_files.page(path)
    response = file.response(request)
    if file.media_type.startswith("text/html"):
        _set_device_cookie(request, response, _caller(request, limiter))
    return response


# --- callers, responses and errors -----------------------------------------------------------------------------------


def _public_address(request: HttpRequest) -> str:
    host = request.headers.get("host", "")
    if len(host) > MAX_HOST_LENGTH:
        raise refused(Message("reason-malformed", detail=f"Host: {host}"))
    return public_address(f"{request.scope['scheme']}://{host}", request.app.state.network)


def _caller(request: HttpRequest, limiter: RateLimiter) -> Caller:
    caller = identify(request.scope["headers"], address_of(request.scope))
    limiter.check("device", caller.key, caller.address)
    return caller


def _answer(
    request: HttpRequest, content: object, caller: Caller | None = None, *, status: int = 200
) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    response = Response(msgspec.json.encode(content), status_code=status, media_type=JSON, headers=headers)
    if caller is not None:
        _set_device_cookie(request, response, caller)
    return response


def _set_device_cookie(request: HttpRequest, response: Response[bytes], caller: Caller) -> None:
    """Give a device without a token a new one."""
    if caller.issued_token:
        response.headers["set-cookie"] = cookie_header(
            caller.issued_token, secure=request.scope["scheme"] == "https"
        ).decode()


def _refused(request: HttpRequest, error: Refused) -> Response[bytes]:
    answer = to_refusal(error)
    return _answer(request, answer, status=http_status(answer))


def _http_error(request: HttpRequest, error: HTTPException) -> Response[bytes]:
    """Translate an error of Litestar: an unknown path, a body that is too large, an invalid number."""
    reasons = {404: "reason-no-page", 405: "reason-no-page", 413: "reason-too-large"}
    reason = reasons.get(error.status_code)
    message = Message(reason) if reason else Message("reason-malformed", detail=error.detail)
    return _answer(request, to_refusal(refused(message)), status=error.status_code)


def _unexpected_error(request: HttpRequest, error: Exception) -> Response[bytes]:
    LOG.error("a request failed", exc_info=error)
    reason = "reason-not-saved" if isinstance(error, LudariumError) else "reason-server"
    answer = to_refusal(refused(Message(reason)))
    return _answer(request, answer, status=http_status(answer))


class App:
    """The whole server as an ASGI application. Await `close_sockets` before stopping it."""

    def __init__(self, settings: Settings, storage: Storage | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limiter = RateLimiter(settings.limits)
        self.registry: TableRegistry | None = None
        self._storage = storage
        self._requests = self._litestar()
        self._sockets: SocketEndpoint | None = None
        self._middleware = SecurityMiddleware(self._route, self.limiter, self.metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._middleware(scope, receive, send)

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._sockets if scope["type"] == ScopeType.WEBSOCKET and self._sockets else self._requests
        await app(scope, receive, send)

    async def close_sockets(self, patience: float = 2.0) -> None:
        """Notify every socket that the server is about to stop, and wait until they are closed."""
        if self.registry is None:
            return
        self.registry.closing = True
        subscribers = [subscriber for live in self.registry.live.values() for subscriber in live.subscribers]
        for subscriber in subscribers:
            subscriber.close()
        for _ in range(int(patience / 0.05)):
            if not any(live.subscribers for live in self.registry.live.values()):
                break
            await asyncio.sleep(0.05)

    @asynccontextmanager
    async def _run(self, app: Litestar) -> AsyncIterator[None]:
        storage = self._storage or await open_storage(self.settings.database)
        bots = BotWorkers(self.settings.pace.thinking, self.metrics, self.settings.workers)
        score_worker = app.state.score_worker = ScoreWorker()
        packs = PackWorker()
        registry = self.registry = app.state.registry = TableRegistry(storage, self.metrics)
        service = app.state.service = TableService(registry, Hints(registry, bots), packs)
        app.state.network = self.settings.network
        self._sockets = SocketEndpoint(registry, service, self.limiter, self.settings.heartbeat)
        presence = Presence(registry)
        maintenance = Maintenance(registry, bots, self.settings.pace)
        await maintenance.start()
        await presence.start()
        try:
            yield
        finally:
            await presence.close()
            await maintenance.close()
            bots.close()
            score_worker.close()
            packs.close()
            await storage.close()

    def _litestar(self) -> Litestar:
        def registry(state: State) -> TableRegistry:
            return state["registry"]  # type: ignore[no-any-return] # as `_run` has set it

        def service(state: State) -> TableService:
            return state["service"]  # type: ignore[no-any-return] # the same

        def score_worker(state: State) -> ScoreWorker:
            return state["score_worker"]  # type: ignore[no-any-return] # the same

        tables = [create, public_tables, look, ask, claim, link, invite, past_view_at, table_catalogue, record]
        of_games = [games, catalogue, score, companion, lesson, explain_in_lesson, text, rules]
        return Litestar(
            [*tables, *of_games, address, health, metrics, page],
            lifespan=[self._run],
            dependencies={
                "registry": Provide(registry, sync_to_thread=False),
                "service": Provide(service, sync_to_thread=False),
                "score_worker": Provide(score_worker, sync_to_thread=False),
                "limiter": Provide(lambda: self.limiter, sync_to_thread=False),
            },
            exception_handlers={Refused: _refused, HTTPException: _http_error, Exception: _unexpected_error},
            openapi_config=None,
            logging_config=None,
            request_max_body_size=MAX_BODY,
        )
