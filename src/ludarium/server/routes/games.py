"""Routes of games: catalogues, texts, rules, lessons, the score pad and the companion."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

import ludarium
from ludarium.bots.registry import descriptions

from .. import lessons, static_files
from ..companion import companion_reply
from ..decode import CompanionStep, LessonQuestion, decode_body
from ..protocol import ExplanationData, GameData, RuleData
from ..rate_limit import RateLimiter
from ..workers.score import ScoreWorker
from .responses import HttpRequest, identify_caller, reply


@get("/api/games", answer=list[GameData])
async def games(request: HttpRequest) -> Response[bytes]:
    """The games and their bots."""
    described = [game | {"bots": descriptions(game["name"])} for game in ludarium.list_games()]
    return reply(request, msgspec.convert(described, list[GameData]))


@get("/api/games/{game:str}/catalogue", answer=dict[str, Any])
async def catalogue(request: HttpRequest, game: FromPath[str]) -> Response[bytes]:
    """The constant data of a game, such as its cards."""
    return static_files.catalogue(game).response(request)


@post("/api/games/{game:str}/score", body=dict[str, Any], answer=dict[str, Any])
async def score(
    request: HttpRequest, score_worker: Given[ScoreWorker], limiter: Given[RateLimiter], game: FromPath[str]
) -> Response[bytes]:
    """The score pad: the scores of a sheet."""
    caller = identify_caller(request, limiter)
    limiter.check("sheets", caller.key, caller.address)
    return reply(request, await score_worker.score(game, await request.body(), caller.address), caller)


@post("/api/games/{game:str}/companion", body=CompanionStep, answer=dict[str, Any])
async def companion(request: HttpRequest, limiter: Given[RateLimiter], game: FromPath[str]) -> Response[bytes]:
    """A step of the companion, which runs a game's automatic player at a physical table."""
    caller = identify_caller(request, limiter)
    return reply(request, companion_reply(game, decode_body(CompanionStep, await request.body())), caller)


@get("/api/games/{game:str}/lessons/{name:str}", answer=lessons.LessonData)
async def lesson(request: HttpRequest, game: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A lesson: a game with a fixed deal that teaches."""
    return static_files.lesson(game, name).response(request)


@post("/api/games/{game:str}/lessons/{name:str}/explain", body=LessonQuestion, answer=ExplanationData)
async def explain_in_lesson(
    request: HttpRequest, limiter: Given[RateLimiter], game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Why something is not possible at a position of a lesson."""
    caller = identify_caller(request, limiter)
    return reply(request, lessons.explain(game, name, decode_body(LessonQuestion, await request.body())), caller)


@get("/api/text/{game:str}/{language:str}", answer=str)
async def text(request: HttpRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The messages of a game in a language, as Fluent source."""
    return static_files.texts(game, language).response(request)


@get("/api/rules/{game:str}/{language:str}", answer=list[RuleData])
async def rules(request: HttpRequest, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The rules of a game in a language."""
    return static_files.rules(game, language).response(request)


HANDLERS = (games, catalogue, score, companion, lesson, explain_in_lesson, text, rules)
