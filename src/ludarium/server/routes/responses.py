"""Callers, responses and errors, as all routes use them."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler

from ludarium.errors import LudariumError, Refused
from ludarium.kernel.message import Message

from ..identity import Caller, base_of, cookie_header, identify
from ..invitation import public_address
from ..rate_limit import RateLimiter, address_of
from ..refusal import http_status, refused, retry_headers, to_refusal
from ..tables.registry import TableRegistry

LOG: Final = logging.getLogger("ludarium.server")
MAX_HOST_LENGTH: Final = 255  # of a DNS name; the address must fit into a QR code
JSON: Final = "application/json"
HttpRequest = Request[Any, Any, Any]


def address_for_others(request: HttpRequest) -> str:
    """The address of this server for others: the public one if the operator has set it."""
    if request.app.state.public_url:
        return str(request.app.state.public_url)
    host = request.headers.get("host", "")
    if len(host) > MAX_HOST_LENGTH:
        raise refused(Message("reason-malformed", detail=f"Host: {host}"))
    return public_address(f"{request.scope['scheme']}://{host}", request.app.state.network)


def identify_caller(request: HttpRequest, limiter: RateLimiter) -> Caller:
    """The device of a request, if it is within its limits."""
    caller = identify(request.scope["headers"], address_of(request.scope))
    limiter.check("device", caller.key, caller.address)
    return caller


def reply(request: HttpRequest, content: object, caller: Caller | None = None, *, status: int = 200) -> Response[bytes]:
    """A JSON response; a new device gets its token."""
    headers = {"cache-control": "no-store"}
    response = Response(msgspec.json.encode(content), status_code=status, media_type=JSON, headers=headers)
    if caller is not None:
        set_device_cookie(request, response, caller)
    return response


def set_device_cookie(request: HttpRequest, response: Response[bytes], caller: Caller) -> None:
    """Give a device without a token a new one."""
    if caller.issued_token:
        response.headers["set-cookie"] = cookie_header(
            caller.issued_token, secure=is_secure(request), base=base_of(request.scope)
        ).decode()


def is_secure(request: HttpRequest) -> bool:
    """Whether the client's connection is encrypted."""
    return bool(request.scope["scheme"] == "https")


async def check_writable(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a request that stores something while the server is read-only; tables check that by themselves."""
    registry: TableRegistry = connection.app.state.registry
    registry.check_writable()


def reply_refused(request: HttpRequest, error: Refused) -> Response[bytes]:
    """The response to a refused request."""
    answer = to_refusal(error)
    response = reply(request, answer, status=http_status(answer))
    response.headers.update(retry_headers(answer))
    return response


def reply_http_error(request: HttpRequest, error: HTTPException) -> Response[bytes]:
    """Translate an error of Litestar: an unknown path, a body that is too large, an invalid number."""
    reasons = {404: "reason-no-page", 405: "reason-no-page", 413: "reason-too-large"}
    reason = reasons.get(error.status_code)
    message = Message(reason) if reason else Message("reason-malformed", detail=error.detail)
    return reply(request, to_refusal(refused(message)), status=error.status_code)


def reply_unexpected(request: HttpRequest, error: Exception) -> Response[bytes]:
    """The response after an error of the server."""
    LOG.error("a request failed", exc_info=error)
    reason = "reason-not-saved" if isinstance(error, LudariumError) else "reason-server"
    answer = to_refusal(refused(Message(reason)))
    return reply(request, answer, status=http_status(answer))
