"""Rate limits by address, device and seat."""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from ludarium.kernel.message import Message

from .identity import Caller
from .protocol import (
    Chat,
    HandLead,
    Hint,
    Point,
    PointInReplay,
    Preview,
    Request,
    SetWebhook,
    ShowStep,
    TryVariation,
    Undo,
)
from .refusal import refused
from .tables.table import Table

LOOPBACK_FACTOR: Final = 200  # limits are this much higher for programs on the same machine
MIN_BUCKETS: Final = 1000  # before full buckets are dropped for the first time
MAX_BUCKETS: Final = 20_000  # before others are dropped too

# Requests with separate limits.
COSTLY_REQUESTS: Final[dict[type, str]] = {
    Chat: "chat",
    Point: "chat",
    PointInReplay: "chat",
    HandLead: "chat",
    ShowStep: "steps",
    Hint: "hints",
    Preview: "previews",
    Undo: "undos",
}
LIMITED_REQUESTS: Final = (*COSTLY_REQUESTS, SetWebhook, TryVariation)


class RateLimit(Struct, frozen=True):
    """A limit: `burst` at once, then `per_second` more each second."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True):
    """The limits of a server."""

    address: RateLimit = RateLimit(240, 60)  # requests of an address: a household, or a school
    messages: RateLimit = RateLimit(600, 120)  # in all sockets of an address
    device: RateLimit = RateLimit(120, 30)  # requests and messages of a device
    chat: RateLimit = RateLimit(8, 0.5)  # of a seat: also pointing, and new links to it
    sheets: RateLimit = RateLimit(60, 4)  # of a device: the score pad sends one after every change
    steps: RateLimit = RateLimit(30, 10)  # of a seat: each step of a shared replay goes to all who follow
    hints: RateLimit = RateLimit(8, 0.2)  # of a seat: each occupies a worker
    previews: RateLimit = RateLimit(20, 8)  # of a seat: each plays a decision on the event loop
    undos: RateLimit = RateLimit(60, 2)  # of a seat: each replays the game
    analyses: RateLimit = RateLimit(6, 20 / 3600)  # of an address: each occupies all cores for some seconds
    codes: RateLimit = RateLimit(20, 0.1)  # of an address: short codes of tables could be guessed
    sign_ins: RateLimit = RateLimit(5, 1 / 30)  # of an address: attempts to sign in as the operator
    invitations: RateLimit = RateLimit(10, 0.2)  # of an address: attempts to name the invitation word
    webhooks: RateLimit = RateLimit(6, 1 / 60)  # of an address: each sends a message to an address of its choice
    tables_of_device: RateLimit = RateLimit(40, 40 / 3600)
    tables_of_address: RateLimit = RateLimit(200, 200 / 3600)
    records_of_device: RateLimit = RateLimit(10, 10 / 3600)  # opened from files: each is replayed and stored
    records_of_address: RateLimit = RateLimit(40, 40 / 3600)
    sockets_of_address: int = 100


class Bucket:
    """A token bucket: at most `burst` tokens, refilled by `per_second`."""

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self.burst = self.left = burst
        self.per_second = per_second
        self.counted_at = now  # when `left` was counted

    def left_at(self, now: float) -> float:
        """How many tokens the bucket has now."""
        return min(self.burst, self.left + (now - self.counted_at) * self.per_second)

    def take(self, now: float) -> bool:
        """Take a token; return False if the bucket is empty."""
        left = self.left_at(now)
        if left < 1:
            return False
        self.left = left - 1
        self.counted_at = now
        return True


class RateLimiter:
    """Rate limits by token buckets, and the number of open sockets of each address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: dict[str, int] = {}
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._drop_above = MIN_BUCKETS

    def check(self, kind: str, key: str, address: str, reason: str = "reason-too-fast") -> None:
        """Count a request under the limit of this kind, or refuse it."""
        self._count(kind, key, limit_factor(address), reason)

    def check_secret(self, kind: str, address: str) -> None:
        """Count an attempt to name a secret, or refuse it: from this machine as from any other."""
        self._count(kind, address, 1, "reason-too-fast")

    def _count(self, kind: str, key: str, factor: int, reason: str) -> None:
        now = time.monotonic()
        bucket = self._buckets.get((kind, key))
        if bucket is None:
            if len(self._buckets) >= self._drop_above:
                self._drop_buckets(now)
            rate: RateLimit = getattr(self.limits, kind)
            bucket = self._buckets[kind, key] = Bucket(rate.burst * factor, rate.per_second * factor, now)
        if not bucket.take(now):
            raise refused(Message(reason))

    def check_new_table(self, caller: Caller) -> None:
        """Count a new table of a device and its address, or refuse it."""
        self.check("tables_of_device", caller.key, caller.address, "reason-too-many-tables")
        self.check("tables_of_address", caller.address, caller.address, "reason-too-many-tables")

    def check_new_record(self, caller: Caller) -> None:
        """Count a record that a device opens from a file, or refuse it."""
        self.check("records_of_device", caller.key, caller.address)
        self.check("records_of_address", caller.address, caller.address)

    def check_seat(self, kind: str, table: Table, seat: int, caller: Caller) -> None:
        """Count a costly request for its seat, or refuse it.

        For the seat, since a client may send any cookie as its device; if the seat is not the caller's, for the
        address, so that it does not use up the limit of the seat's player.
        """
        key = f"{table.id} {seat}" if seat in table.held_by(caller.keys) else caller.address
        self.check(kind, key, caller.address)

    def check_request(self, request: Request, table: Table, caller: Caller) -> None:
        """Count a request if it is costly, or refuse it."""
        if isinstance(request, SetWebhook):
            self.check("webhooks", caller.address, caller.address)
        if isinstance(request, TryVariation):
            self.check_new_table(caller)
        kind = COSTLY_REQUESTS.get(type(request))
        if kind is not None:
            seat: int = getattr(request, "seat")  # noqa: B009 - all costly requests have one
            self.check_seat(kind, table, seat, caller)

    def add_socket(self, address: str) -> None:
        """Count a new socket of an address, or refuse it."""
        count = self.sockets.get(address, 0)
        if count >= self.limits.sockets_of_address * limit_factor(address):
            raise refused(Message("reason-too-many-sockets"))
        self.sockets[address] = count + 1

    def remove_socket(self, address: str) -> None:
        """Count a closed socket."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def _drop_buckets(self, now: float) -> None:
        """Drop the buckets that are full again, and if there are too many, the older ones of the rest."""
        too_many = len(self._buckets) >= MAX_BUCKETS
        for key in [key for key, one in self._buckets.items() if one.left_at(now) >= one.burst]:
            del self._buckets[key]
        if too_many:
            for key in list(self._buckets)[: max(0, len(self._buckets) - MAX_BUCKETS // 2)]:
                del self._buckets[key]
        self._drop_above = min(MAX_BUCKETS, max(MIN_BUCKETS, 2 * len(self._buckets)))


@lru_cache
def is_loopback(address: str) -> bool:
    """Whether this address is the machine that the server runs on."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == ""


def limit_factor(address: str) -> int:
    """The factor by which the limits of this address are multiplied."""
    return LOOPBACK_FACTOR if is_loopback(address) else 1


@lru_cache
def group_of(address: str) -> str:
    """An address as limits count it: for IPv6 its /64 network, since one customer has all its addresses."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address) or parsed.is_loopback:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed), 64), strict=False))


def address_of(scope: Any) -> str:  # noqa: ANN401 - a scope of any kind
    """The address of a request as limits count it."""
    client = scope.get("client")
    return group_of(client[0]) if client else ""
