"""The door: who may come in how often, from which page, and what every answer tells the browser to beware of."""

from __future__ import annotations

import ipaddress
import logging
import time
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send
from msgspec import Struct

from ludarium.errors import Refused
from ludarium.kernel.message import Message as Text

from .device import Caller
from .log import shown_id
from .metrics import Metrics
from .protocol import Chat, Hint, Point, Request, Undo
from .refusal import refusal, refused, status_of
from .table import Table

LOG: Final = logging.getLogger("ludarium.access")
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
HOME_FACTOR: Final = 200  # the own machine may ask so much more often: there are programs on it
KEPT: Final = 20_000  # buckets, before those that are full again are thrown away

# Svelte moves things by style attributes; scripts and sheets are files of our own and nothing else.
POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    b"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    b"worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]


# Requests with limits of their own.
COSTLY: Final[dict[type, str]] = {Chat: "chat", Point: "chat", Hint: "hints", Undo: "undos"}


class Rate(Struct, frozen=True):
    """So many at once, and so many a second."""

    burst: float
    second: float


class Limits(Struct, frozen=True):
    """What a stranger may do."""

    address: Rate = Rate(240, 60)  # requests of an address: a household, or a school
    messages: Rate = Rate(600, 120)  # in all sockets of an address
    device: Rate = Rate(120, 30)  # requests and messages of a device
    chat: Rate = Rate(8, 0.5)  # of a seat: also pointing, and new links to it
    sheets: Rate = Rate(60, 4)  # of the score pad, which asks after every change
    hints: Rate = Rate(8, 0.2)  # of a seat: each is thought out by a worker
    undos: Rate = Rate(60, 2)  # of a seat: each plays the game again
    tables_of_device: Rate = Rate(40, 40 / 3600)
    tables_of_address: Rate = Rate(200, 200 / 3600)
    sockets_of_address: int = 100


class Bucket:
    """What somebody may still do: at most `burst` at once, and `second` more a second."""

    def __init__(self, burst: float, second: float, now: float) -> None:
        self.burst = self.left = burst
        self.second = second
        self.at = now  # when `left` was counted

    def take(self, now: float) -> bool:
        """Take one out, if there is one."""
        left = min(self.burst, self.left + (now - self.at) * self.second)
        if left < 1:
            return False
        self.left = left - 1
        self.at = now
        return True


class Limiter:
    """Counts by token buckets: a burst is let through, then so many a second."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: dict[str, int] = {}
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def check(self, kind: str, who: str, address: str, reason: str = "reason-too-fast") -> None:
        """Let one more through, or refuse it."""
        now = time.monotonic()
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            rate: Rate = getattr(self.limits, kind)
            factor = allowance(address)
            bucket = self._buckets[kind, who] = Bucket(rate.burst * factor, rate.second * factor, now)
            if len(self._buckets) > KEPT:
                self._forget(now)
        if not bucket.take(now):
            raise refused(Text(reason))

    def check_cost(self, kind: str, table: Table, seat: int, who: Caller) -> None:
        """Let something through that costs more than others, or refuse it.

        It is counted for the seat, since a device is whatever cookie somebody sends; where the seat is not theirs, for
        the address, so that the seat's own people are not held up.
        """
        payer = f"{table.id} {seat}" if seat in table.held_by(who.keys) else who.address
        self.check(kind, payer, who.address)

    def check_request(self, request: Request, table: Table, who: Caller) -> None:
        """Let a request through that costs more than others, or refuse it."""
        kind = COSTLY.get(type(request))
        if kind is not None:
            seat: int = getattr(request, "seat")  # noqa: B009 - all that are costly have one
            self.check_cost(kind, table, seat, who)

    def enter(self, address: str) -> None:
        """One more socket from an address."""
        open_ones = self.sockets.get(address, 0)
        if open_ones >= self.limits.sockets_of_address * allowance(address):
            raise refused(Text("reason-too-many-sockets"))
        self.sockets[address] = open_ones + 1

    def leave(self, address: str) -> None:
        """One socket less."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def _forget(self, now: float) -> None:
        """Throw away the buckets that are surely full again, and if need be the older half of the rest."""
        full = [key for key, one in self._buckets.items() if now - one.at > one.burst / one.second]
        for key in full:
            del self._buckets[key]
        for key in list(self._buckets)[: max(0, len(self._buckets) - KEPT // 2)]:
            del self._buckets[key]


@lru_cache
def is_home(address: str) -> bool:
    """Whether this is the machine that the server runs on."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == ""


def allowance(address: str) -> int:
    """How many times as much as others this address may ask for."""
    return HOME_FACTOR if is_home(address) else 1


@lru_cache
def group_of(address: str) -> str:
    """An address as limits count it: of IPv6 the network, since everybody there has addresses by the billion."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), 64), strict=False))


def address_of(scope: Any) -> str:  # noqa: ANN401 - a scope of any kind
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return group_of(client[0]) if client else ""


def is_foreign(scope: Any) -> bool:  # noqa: ANN401 - a scope of any kind
    """Whether a page of another site sent this. Programs name no origin; browsers always do where it matters."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin.decode("latin-1")).netloc != headers.get(b"host", b"").decode("latin-1")
    except ValueError:  # no address at all, such as http://[
        return True


def shown_path(path: str) -> str:
    """A path for the log: a table's address is known to its guests only."""
    parts = path.split("/")
    for before, mark in enumerate(parts[:-1], 1):
        if mark in {"tables", "t"}:
            parts[before] = shown_id(parts[before]) if parts[before] else ""
    return "/".join(parts)[:200]


class Door:
    """Stands before the application: checks what comes in, adds the headers, writes the access log."""

    def __init__(self, inside: ASGIApp, limiter: Limiter, metrics: Metrics) -> None:
        self.inside = inside
        self.limiter = limiter
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - a scope of any kind
        ways = {"http": self._request, "websocket": self._socket}
        await ways.get(scope["type"], self.inside)(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - as above
        began = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        try:
            self.limiter.check("address", address_of(scope), address_of(scope))
            if scope["method"] not in SAFE_METHODS and is_foreign(scope):
                raise refused(Text("reason-foreign"))
            await self.inside(scope, receive, answer)
        except Refused as error:
            await refuse(error, answer)
        finally:
            took = time.perf_counter() - began
            self.metrics.count("requests", f'status="{status}"')
            LOG.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": shown_path(scope["path"]),
                    "status": status,
                    "ms": round(took * 1000, 1),
                    "address": address_of(scope),
                },
            )

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401 - as above
        address = address_of(scope)
        try:
            self.limiter.check("address", address, address)
            if is_foreign(scope):
                raise refused(Text("reason-foreign"))
            self.limiter.enter(address)
        except Refused as error:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": error.message_id})
            return
        began = time.perf_counter()
        try:
            await self.inside(scope, receive, send)
        finally:
            self.limiter.leave(address)
            LOG.info(
                "socket",
                extra={
                    "path": shown_path(scope["path"]),
                    "seconds": round(time.perf_counter() - began, 1),
                    "address": address,
                },
            )


async def refuse(error: Refused, send: Send) -> None:
    """Answer a request with a refusal."""
    answer = refusal(error)
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    status = status_of(answer)
    if error.message_id == "reason-too-fast":
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(answer), "more_body": False})
