"""Routes for what remains of a game: playing on from a moment, records from files, the games of a player."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ..decode import decode_body
from ..protocol import AnalysisData, Branch, Claim, Created, GamesLink, MyGames, ScoresData, Uploaded
from ..rate_limit import RateLimiter
from ..tables.analysis import Analyses
from ..tables.branch import branch
from ..tables.records import MAX_RECORD, RecordWorker
from ..tables.registry import TableRegistry
from ..tables.results import Results
from ..tables.scores import Scores
from .responses import HttpRequest, check_writable, identify_caller, reply


@post("/api/tables/{table:str}/moments/{entry:int}/play", body=Branch, answer=Created)
async def play_from(
    request: HttpRequest,
    registry: Given[TableRegistry],
    limiter: Given[RateLimiter],
    table: FromPath[str],
    entry: FromPath[int],
) -> Response[bytes]:
    """A new table that continues from the position after an entry."""
    caller = identify_caller(request, limiter)
    wanted = decode_body(Branch, await request.body())
    limiter.check_new_table(caller)
    return reply(request, await branch(registry, table, caller, entry, wanted), caller, status=201)


@post("/api/records", body=dict[str, Any], answer=Uploaded, request_max_body_size=MAX_RECORD, guards=[check_writable])
async def open_record(
    request: HttpRequest, record_worker: Given[RecordWorker], limiter: Given[RateLimiter]
) -> Response[bytes]:
    """A record from a file, as the table of a finished game that others can open too."""
    caller = identify_caller(request, limiter)
    limiter.check_new_record(caller)
    return reply(request, await record_worker.open(await request.body()), caller, status=201)


@get("/api/tables/{table:str}/scores", answer=ScoresData)
async def scores_of_table(
    request: HttpRequest, scores: Given[Scores], limiter: Given[RateLimiter], table: FromPath[str]
) -> Response[bytes]:
    """The course of the scores of a finished game."""
    caller = identify_caller(request, limiter)
    limiter.check("sheets", caller.key, caller.address)
    return reply(request, await scores.of(table, caller))


@post("/api/tables/{table:str}/analysis", answer=AnalysisData)
async def start_analysis(
    request: HttpRequest, analyses: Given[Analyses], limiter: Given[RateLimiter], table: FromPath[str]
) -> Response[bytes]:
    """Start the analysis of a finished game."""
    caller = identify_caller(request, limiter)
    limiter.check("analyses", caller.address, caller.address)
    return reply(request, await analyses.start(table, caller), status=202)


@get("/api/tables/{table:str}/analysis", answer=AnalysisData)
async def analysis_of_table(
    request: HttpRequest, analyses: Given[Analyses], limiter: Given[RateLimiter], table: FromPath[str]
) -> Response[bytes]:
    """The progress of an analysis, and its result at the end."""
    caller = identify_caller(request, limiter)
    limiter.check("sheets", caller.key, caller.address)
    return reply(request, await analyses.progress(table, caller))


@get("/api/my/games", answer=MyGames)
async def my_games(request: HttpRequest, results: Given[Results], limiter: Given[RateLimiter]) -> Response[bytes]:
    """The finished games of this device."""
    caller = identify_caller(request, limiter)
    limiter.check("sheets", caller.key, caller.address)
    return reply(request, await results.of(caller), caller)


@post("/api/my/link", answer=GamesLink, guards=[check_writable])
async def link_games(request: HttpRequest, results: Given[Results], limiter: Given[RateLimiter]) -> Response[bytes]:
    """The secret of a private link to the games of this device, for another device."""
    caller = identify_caller(request, limiter)
    limiter.check_new_record(caller)
    return reply(request, GamesLink(await results.link(caller)), caller, status=201)


@post("/api/my/claim", body=Claim, answer=MyGames, guards=[check_writable])
async def claim_games(request: HttpRequest, results: Given[Results], limiter: Given[RateLimiter]) -> Response[bytes]:
    """Show the games of the device that made a private link on this device too."""
    caller = identify_caller(request, limiter)
    limiter.check_new_record(caller)
    await results.claim(caller, decode_body(Claim, await request.body()).secret)
    return reply(request, await results.of(caller), caller)


HANDLERS = (
    play_from,
    open_record,
    scores_of_table,
    start_analysis,
    analysis_of_table,
    my_games,
    link_games,
    claim_games,
)
