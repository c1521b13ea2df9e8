"""Routes of shared deals: the daily deals, and evenings."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ludarium.errors import Refused
from ludarium.kernel.message import Message

from ..deal_protocol import (
    DailyData,
    DailyEntry,
    DailyRanking,
    DailyTable,
    EveningCode,
    EveningCreation,
    EveningData,
    EveningJoin,
    EveningPlace,
)
from ..deals.evening import contest_of
from ..deals.evening_view import evening_data
from ..deals.service import SharedDeals
from ..decode import decode_body
from ..identity import Caller
from ..protocol import CodedTable
from ..rate_limit import RateLimiter
from ..refusal import refused
from .responses import HttpRequest, address_for_others, check_writable, identify_caller, reply


@get("/api/daily", answer=list[DailyData])
async def daily_deals(
    request: HttpRequest, shared_deals: Given[SharedDeals], limiter: Given[RateLimiter]
) -> Response[bytes]:
    """The daily deals of all games."""
    caller = identify_caller(request, limiter)
    limiter.check("sheets", caller.key, caller.address)
    return reply(request, await shared_deals.daily.today(caller), caller)


@get("/api/daily/{game:str}/{day:str}", answer=DailyRanking)
async def daily_ranking(
    request: HttpRequest,
    shared_deals: Given[SharedDeals],
    limiter: Given[RateLimiter],
    game: FromPath[str],
    day: FromPath[str],
) -> Response[bytes]:
    """The daily deal of a game on a day, with its ranking."""
    caller = identify_caller(request, limiter)
    limiter.check("sheets", caller.key, caller.address)
    return reply(request, await shared_deals.daily.ranking(game, "" if day == "today" else day, caller), caller)


@post("/api/daily/{game:str}", body=DailyEntry, answer=DailyTable, guards=[check_writable])
async def play_daily(
    request: HttpRequest, shared_deals: Given[SharedDeals], limiter: Given[RateLimiter], game: FromPath[str]
) -> Response[bytes]:
    """The table of the caller at the daily deal."""
    caller = identify_caller(request, limiter)
    entry = decode_body(DailyEntry, await request.body())
    limiter.check_new_table(caller)
    return reply(request, await shared_deals.daily.play(game, caller, entry.name), caller, status=201)


@post("/api/evenings", body=EveningCreation, answer=EveningCode, guards=[check_writable])
async def create_evening(
    request: HttpRequest, shared_deals: Given[SharedDeals], limiter: Given[RateLimiter]
) -> Response[bytes]:
    """A new evening."""
    caller = identify_caller(request, limiter)
    creation = decode_body(EveningCreation, await request.body())
    limiter.check_new_table(caller)
    return reply(request, EveningCode(await shared_deals.evenings.create(creation, caller)), caller, status=201)


@get("/api/evenings/{code:str}", answer=EveningData)
async def evening(
    request: HttpRequest,
    shared_deals: Given[SharedDeals],
    limiter: Given[RateLimiter],
    code: FromPath[str],
) -> Response[bytes]:
    """An evening as the caller may see it."""
    caller = identify_caller(request, limiter)
    return await _shown(request, caller, shared_deals, limiter, code)


@post("/api/evenings/{code:str}/play", answer=CodedTable, guards=[check_writable])
async def play_evening(
    request: HttpRequest, shared_deals: Given[SharedDeals], limiter: Given[RateLimiter], code: FromPath[str]
) -> Response[bytes]:
    """The table of the caller's next deal."""
    caller = identify_caller(request, limiter)
    return reply(request, CodedTable(await shared_deals.evenings.play(code, caller)), caller)


@post(
    "/api/evenings/{code:str}/{act:str}",
    body=dict[str, Any],
    answer=EveningData,
    guards=[check_writable],
)
async def change_evening(
    request: HttpRequest,
    shared_deals: Given[SharedDeals],
    limiter: Given[RateLimiter],
    code: FromPath[str],
    act: FromPath[str],
) -> Response[bytes]:
    """Take or free a place of an evening; as its organizer start or close it."""
    caller = identify_caller(request, limiter)
    evenings = shared_deals.evenings
    match act:
        case "join":
            await evenings.join(code, decode_body(EveningJoin, await request.body()), caller)
        case "leave":
            await evenings.leave(code, decode_body(EveningPlace, await request.body()), caller)
        case "start":
            await evenings.start(code, caller)
        case "close":
            await evenings.close(code, caller)
        case _:
            raise refused(Message("reason-no-page"))
    return await _shown(request, caller, shared_deals, limiter, code)


async def _shown(
    request: HttpRequest, caller: Caller, shared_deals: SharedDeals, limiter: RateLimiter, code: str
) -> Response[bytes]:
    """The evening for the caller. A wrong code counts under the limit of guesses."""
    limiter.check("sheets", caller.key, caller.address)
    try:
        found: EveningData = await evening_data(shared_deals.evenings, code, caller, address_for_others(request))
    except Refused:
        limiter.check("codes", caller.address, caller.address)
        raise
    if found.status == "closed":
        await shared_deals.reveal_loaded(contest_of(found.code))
    return reply(request, found, caller)


HANDLERS = (daily_deals, daily_ranking, play_daily, create_evening, evening, play_evening, change_evening)
