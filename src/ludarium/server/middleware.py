"""The security middleware: rate limits, the Origin check, security headers, the access log."""

from __future__ import annotations

import ipaddress
import logging
import time
from typing import Any, Final
from urllib.parse import quote, urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from ludarium.errors import Refused
from ludarium.kernel.message import Message as Text

from .entrance import Entrance
from .identity import BASE
from .json_log import shorten_id
from .metrics import Metrics
from .rate_limit import RateLimiter, address_of
from .refusal import http_status, refused, retry_headers, to_refusal

LOG: Final = logging.getLogger("ludarium.access")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

# Svelte animates with style attributes; scripts and style sheets are loaded only from this server.
CONTENT_SECURITY_POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    b"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    b"worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
# Every response has HEADERS; DOCUMENT_HEADERS only matter, and so are only added, where a browser may open a document.
HEADERS: Final = [(b"x-content-type-options", b"nosniff"), (b"cross-origin-resource-policy", b"same-origin")]
DOCUMENT_HEADERS: Final = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
NO_DOCUMENTS: Final = (b"application/json", b"text/plain")
PARTS_OF_PAGE: Final = "/assets/"  # which no address of the page leads to; a worker's script is not among them


def security_headers(path: str, headers: Any) -> list[tuple[bytes, bytes]]:  # noqa: ANN401 - pairs of bytes
    """The headers to add to a response with these."""
    content = next((value for name, value in headers if name.lower() == b"content-type"), b"")
    is_part = content.startswith(NO_DOCUMENTS) or path.startswith(PARTS_OF_PAGE)
    return HEADERS if is_part else HEADERS + DOCUMENT_HEADERS


def is_cross_origin(scope: Any) -> bool:  # noqa: ANN401 - a scope of any kind
    """Whether a page of another site sent this. Programs send no Origin; browsers do where it matters."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin.decode("latin-1")).netloc != headers.get(b"host", b"").decode("latin-1")
    except ValueError:  # not a URL, such as http://[
        return True


def is_cross_site(scope: Any) -> bool:  # noqa: ANN401 - as above
    """Whether a browser says that another site caused this, even without an Origin."""
    return (b"sec-fetch-site", b"cross-site") in scope["headers"]


def host_of(scope: Any) -> str:  # noqa: ANN401 - as above
    """The name of the host that the request is for, without its port."""
    host: str = dict(scope["headers"]).get(b"host", b"").decode("latin-1").rpartition("@")[2].lower()
    return host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host


def is_foreign_host(scope: Any, public_host: str) -> bool:  # noqa: ANN401 - as above
    """Whether the request names another host than the public one: a site whose name now leads to this address.

    Addresses and names of the local network are no site of strangers.
    """
    name = host_of(scope)
    if not public_host or name == public_host or "." not in name or name.endswith((".local", ".lan", ".home.arpa")):
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return True
    return False


def without_base(scope: Any, base: str, public_host: str) -> Any:  # noqa: ANN401 - as above
    """The request as the routes expect it, without the path of the public address.

    A proxy may pass that path on or remove it. Clients in the local network do not know it.
    """
    path: str = scope["path"]
    if path == base or path.startswith(f"{base}/"):
        rest = path.removeprefix(base) or "/"
        return {**scope, "path": rest, "raw_path": quote(rest).encode(), BASE: base}
    return {**scope, BASE: base if host_of(scope) == public_host else ""}


def shorten_path(path: str) -> str:
    """A path for the log, with table ids shortened: everyone who knows a table's address may watch it."""
    parts = path.split("/")
    for before, mark in enumerate(parts[:-1], 1):
        if mark in {"tables", "t"}:
            parts[before] = shorten_id(parts[before]) if parts[before] else ""
    return "/".join(parts)[:200]


class SecurityMiddleware:
    """Checks requests before the application does, adds security headers, writes the access log."""

    def __init__(
        self, app: ASGIApp, limiter: RateLimiter, metrics: Metrics, public_url: str = "", invitation: str = ""
    ) -> None:
        self.app = app
        self.public_host = urlsplit(public_url).hostname or ""
        self.base = urlsplit(public_url).path
        self.entrance = Entrance(invitation)
        self.limiter = limiter
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - a scope of any kind
        handlers = {"http": self._request, "websocket": self._socket}
        if self.base and scope["type"] in handlers:
            scope = without_base(scope, self.base, self.public_host)
        await handlers.get(scope["type"], self.app)(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - as above
        began = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *security_headers(scope["path"], message["headers"])]
            await send(message)

        try:
            self.limiter.check("address", address_of(scope), address_of(scope))
            if is_foreign_host(scope, self.public_host):
                raise refused(Text("reason-host", host=self.public_host))
            if scope["method"] not in SAFE_METHODS and (is_cross_origin(scope) or is_cross_site(scope)):
                raise refused(Text("reason-foreign"))
            self.entrance.check(scope)
            # A HEAD is answered like a GET: uvicorn leaves the body out.
            inner: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(inner, receive, answer)
        except Refused as error:
            await send_refusal(error, answer)
        finally:
            took = time.perf_counter() - began
            self.metrics.count("requests", f'status="{status}"')
            LOG.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": shorten_path(scope["path"]),
                    "status": status,
                    "ms": round(took * 1000, 1),
                    "address": address_of(scope),
                },
            )

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - as above
        address = address_of(scope)
        try:
            self.limiter.check("address", address, address)
            if is_cross_origin(scope) or is_foreign_host(scope, self.public_host):
                raise refused(Text("reason-foreign"))
            self.limiter.add_socket(address)
        except Refused as error:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": error.message_id})
            return
        began = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            self.limiter.remove_socket(address)
            LOG.info(
                "socket",
                extra={
                    "path": shorten_path(scope["path"]),
                    "seconds": round(time.perf_counter() - began, 1),
                    "address": address,
                },
            )


async def send_refusal(error: Refused, send: Send) -> None:
    """Respond to a request with a refusal."""
    answer = to_refusal(error)
    headers = {"content-type": "application/json", "cache-control": "no-store", **retry_headers(answer)}
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": http_status(answer), "headers": raw})
    await send({"type": "http.response.body", "body": msgspec.json.encode(answer), "more_body": False})
