"""Routes for operators and the page itself: health, metrics, static files."""

from __future__ import annotations

import re
from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from ludarium.errors import LudariumError
from ludarium.kernel.message import Message

from .. import openapi, static_files
from ..decode import decode_body
from ..entrance import Entrance, invited_cookie
from ..identity import base_of
from ..link_preview import preview_language, with_preview
from ..metrics import CONTENT_TYPE
from ..protocol import InvitationWord, PushKey, TableData
from ..push import PushService
from ..rate_limit import RateLimiter, address_of
from ..refusal import refused
from ..tables.registry import TableRegistry
from .responses import HttpRequest, address_for_others, identify_caller, is_secure, reply, set_device_cookie


@get("/live", answer=dict[str, bool])
async def live(request: HttpRequest) -> Response[bytes]:
    """Liveness: the process answers. A restart does not help against anything else."""
    return reply(request, {"live": True})


@get("/health", answer=dict[str, bool])
async def health(request: HttpRequest, registry: Given[TableRegistry]) -> Response[bytes]:
    """Readiness: whether the server can serve tables, and whether it is read-only."""
    ready = not registry.closing and await registry.storage.ready()
    shown = {"ready": ready} | ({"read_only": True} if registry.read_only else {})
    return reply(request, shown, status=200 if ready else 503)


@get("/metrics")
async def metrics(registry: Given[TableRegistry]) -> Response[bytes]:
    """Metrics in the OpenMetrics format."""
    return Response(registry.metrics.text().encode(), media_type=CONTENT_TYPE)


@post("/api/invitation", body=InvitationWord, answer=dict[str, Any], status_code=200)
async def enter(request: HttpRequest, limiter: Given[RateLimiter], entrance: Given[Entrance]) -> Response[bytes]:
    """Name the invitation word, for this device."""
    limiter.check_secret("invitations", address_of(request.scope))
    proof = entrance.admit(decode_body(InvitationWord, await request.body()).word)
    response = reply(request, {})
    response.headers["set-cookie"] = invited_cookie(proof, secure=is_secure(request), base=base_of(request.scope))
    return response


@get("/api/push", answer=PushKey)
async def push_key(request: HttpRequest, push: Given[PushService]) -> Response[bytes]:
    """The public key for push messages."""
    return reply(request, PushKey(await push.public_key()))


@get("/api/openapi.json")
async def openapi_document(request: HttpRequest) -> Response[bytes]:
    """The OpenAPI document of all routes."""
    return openapi.response(request.app).response(request)


@get(["/", "/{path:path}"])
async def page(
    request: HttpRequest, registry: Given[TableRegistry], limiter: Given[RateLimiter], path: FromPath[str] = ""
) -> Response[bytes]:
    """The files of the web client; its page gives a new device its token, and previews of links their texts."""
    if path.startswith("/api/"):
        raise refused(Message("reason-no-page"))
    file = static_files.with_base(static_files.page(path), base_of(request.scope))
    if not file.media_type.startswith("text/html"):
        return file.response(request)
    caller = identify_caller(request, limiter)
    language = preview_language(request.headers.get("accept-language", ""))
    shown = with_preview(file, await _public_data(registry, path), address_for_others(request), language)
    response = shown.response(request)
    response.headers["vary"] = "accept-encoding, accept-language"
    set_device_cookie(request, response, caller)
    return response


async def _public_data(registry: TableRegistry, path: str) -> TableData | None:
    """The public data of the table at /t/TABLE; None for another page, or if there is no such table."""
    found = re.fullmatch(r"/t/([^/]+)(?:/\d+)?", path)
    if found is None:
        return None
    try:
        live = await registry.load(found[1])
    except LudariumError:  # the page itself says so
        return None
    return live.public_data()


HANDLERS = (live, health, metrics, enter, push_key, openapi_document, page)
