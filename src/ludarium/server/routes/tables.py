"""Routes of tables: create, look, ask, links, past views, records."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery

from ..decode import decode_body, decode_request
from ..invitation import Invitation, invitation
from ..protocol import (
    MAX_PACK_LENGTH,
    AddressData,
    Answer,
    Claim,
    ClaimedSeat,
    CodedTable,
    Created,
    Creation,
    Refusal,
    Request,
    SeatLink,
    State,
    TableData,
)
from ..rate_limit import LIMITED_REQUESTS, RateLimiter
from ..refusal import http_status
from ..tables.codes import code_of, table_of
from ..tables.history import PastView, past_view
from ..tables.registry import TableRegistry
from ..tables.service import TableService
from .responses import HttpRequest, address_for_others, identify_caller, reply


@post(
    "/api/tables",
    body=Creation,
    answer=Created,
    request_max_body_size=4 * MAX_PACK_LENGTH,  # characters may have four bytes
)
async def create(request: HttpRequest, service: Given[TableService], limiter: Given[RateLimiter]) -> Response[bytes]:
    """A new table."""
    caller = identify_caller(request, limiter)
    creation = decode_body(Creation, await request.body())
    limiter.check_new_table(caller)
    return reply(request, await service.create(creation, caller), caller, status=201)


@get("/api/tables", answer=list[TableData])
async def public_tables(request: HttpRequest, service: Given[TableService]) -> Response[bytes]:
    """The public tables."""
    return reply(request, await service.public_tables())


@get("/api/tables/{table:str}", answer=State)
async def look(
    request: HttpRequest,
    service: Given[TableService],
    limiter: Given[RateLimiter],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> Response[bytes]:
    """The table as this device may see it."""
    caller = identify_caller(request, limiter)
    return reply(request, await service.look(table, caller, seat, max(0, since)), caller)


@post("/api/tables/{table:str}", body=Request, answer=Answer)
async def ask(
    request: HttpRequest,
    service: Given[TableService],
    registry: Given[TableRegistry],
    limiter: Given[RateLimiter],
    table: FromPath[str],
) -> Response[bytes]:
    """A request to a table, for programs without a socket."""
    caller = identify_caller(request, limiter)
    command = decode_request(await request.body())
    if isinstance(command, LIMITED_REQUESTS):
        limiter.check_request(command, (await registry.load(table)).table, caller)
    answer = await service.handle(table, caller, command)
    status = http_status(answer) if isinstance(answer, Refusal) else 200
    return reply(request, answer, caller, status=status)


@post("/api/tables/{table:str}/claim", body=Claim, answer=ClaimedSeat)
async def claim(
    request: HttpRequest, service: Given[TableService], limiter: Given[RateLimiter], table: FromPath[str]
) -> Response[bytes]:
    """Give this device access to the seat of a secret link."""
    caller = identify_caller(request, limiter)
    return reply(request, await service.claim(table, caller, decode_body(Claim, await request.body()).secret), caller)


@post("/api/tables/{table:str}/link/{seat:int}", answer=SeatLink)
async def link(
    request: HttpRequest,
    service: Given[TableService],
    registry: Given[TableRegistry],
    limiter: Given[RateLimiter],
    table: FromPath[str],
    seat: FromPath[int],
) -> Response[bytes]:
    """A new secret link to a seat of this device."""
    caller = identify_caller(request, limiter)
    limiter.check_seat("chat", (await registry.load(table)).table, seat, caller)
    return reply(request, SeatLink(seat, await service.link(table, caller, seat)), caller)


@post("/api/tables/{table:str}/watch-link/{seat:int}", answer=SeatLink)
async def watch_link(
    request: HttpRequest,
    service: Given[TableService],
    registry: Given[TableRegistry],
    limiter: Given[RateLimiter],
    table: FromPath[str],
    seat: FromPath[int],
) -> Response[bytes]:
    """A new secret link to watch a seat of this device."""
    caller = identify_caller(request, limiter)
    limiter.check_seat("chat", (await registry.load(table)).table, seat, caller)
    return reply(request, SeatLink(seat, await service.watch_link(table, caller, seat)), caller)


@get("/api/tables/{table:str}/invitation", answer=Invitation)
async def invite(
    request: HttpRequest, registry: Given[TableRegistry], limiter: Given[RateLimiter], table: FromPath[str]
) -> Response[bytes]:
    """The link to a table, its QR code and its short code."""
    caller = identify_caller(request, limiter)
    code = await code_of(registry, table)
    return reply(request, invitation(table, code, address_for_others(request)), caller)


@get("/api/codes/{code:str}", answer=CodedTable)
async def find_by_code(
    request: HttpRequest, registry: Given[TableRegistry], limiter: Given[RateLimiter], code: FromPath[str]
) -> Response[bytes]:
    """The table of a short code."""
    caller = identify_caller(request, limiter)
    limiter.check("codes", caller.address, caller.address)
    return reply(request, CodedTable(await table_of(registry, code)), caller)


@get("/api/address", answer=AddressData)
async def address(request: HttpRequest) -> Response[bytes]:
    """The address of this server for others, for links to other pages than tables."""
    return reply(request, AddressData(address_for_others(request)))


@get("/api/tables/{table:str}/moments/{entry:int}", answer=PastView)
async def past_view_at(
    request: HttpRequest,
    registry: Given[TableRegistry],
    limiter: Given[RateLimiter],
    table: FromPath[str],
    entry: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Response[bytes]:
    """The table as a seat of this device, or a spectator, saw it after an entry."""
    caller = identify_caller(request, limiter)
    return reply(request, await past_view(registry, table, caller, seat, entry), caller)


@get("/api/tables/{table:str}/catalogue", answer=dict[str, Any])
async def table_catalogue(
    request: HttpRequest, registry: Given[TableRegistry], table: FromPath[str]
) -> Response[bytes]:
    """The constant data of a table's game, with its content pack."""
    live = await registry.load(table)
    return reply(request, live.table.ruleset.catalogue())


@get("/api/tables/{table:str}/record", answer=dict[str, Any])
async def record(
    request: HttpRequest, service: Given[TableService], limiter: Given[RateLimiter], table: FromPath[str]
) -> Response[bytes]:
    """The record of a match that is over."""
    return reply(request, await service.record(table, identify_caller(request, limiter)))


HANDLERS = (
    create,
    public_tables,
    look,
    ask,
    claim,
    link,
    watch_link,
    invite,
    find_by_code,
    address,
    past_view_at,
    table_catalogue,
    record,
)
