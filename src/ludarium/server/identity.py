"""Callers and their tokens: devices and seat links carry tokens; only the hashes of tokens are stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from ludarium.kernel.rng import KEYED

COOKIE: Final = "ludarium"
BASE: Final = "ludarium.base"  # the key of a scope under which the middleware puts `base_of`
YEAR: Final = 365 * 24 * 3600
_TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look alike
_TABLE_LENGTH: Final = 13  # 64 bits, since everyone who knows the address may watch
_TOKEN_LENGTH: Final = range(16, 65)


class Caller(Struct, frozen=True):
    """The sender of a request: the keys it holds, the key for a new seat, and its address.

    `issued_token` is the token for a device that sent none, to be set as its cookie.
    """

    keys: frozenset[str]
    key: str
    address: str
    issued_token: str = ""


def new_token() -> str:
    """A random token of 128 bits."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """A random seed whose game cannot be foreseen."""
    return KEYED + new_token()


def new_table_id() -> str:
    """A random table id that is easy to type."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(_TABLE_LENGTH))


def key_of(token: str) -> str:
    """The hash of a token. Tokens have 128 bits, so it needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def identify(headers: Iterable[tuple[bytes, bytes]], address: str) -> Caller:
    """The sender of these headers: a device by its cookie, a program by the secret of a seat."""
    tokens: list[str] = []
    headers = list(headers)
    for name, value in headers:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer" and len(token) in _TOKEN_LENGTH:
                tokens.append(token)
    device = cookie_of(headers, COOKIE)
    if len(device) not in _TOKEN_LENGTH:
        device = ""
    issued = "" if device or tokens else new_token()
    tokens += [token for token in (device, issued) if token]
    keys = [key_of(token) for token in tokens]
    return Caller(frozenset(keys), keys[-1], address, issued)


def cookie_of(headers: Iterable[tuple[bytes, bytes]], name: str) -> str:
    """The value of a cookie; "" if there is none.

    Not by `http.cookies`, which reads nothing after a cookie that it finds invalid, such as one with JSON that another
    site on this host has set. Of several with this name the first has the longest path.
    """
    for header, value in headers:
        if header == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, found = part.strip().partition("=")
                if key == name:
                    return found
    return ""


def base_of(scope: Any) -> str:  # noqa: ANN401 - a scope of any kind
    """The path under which a client sees the server, such as /ludarium; "" if it has a whole host."""
    base: str = scope.get(BASE, "")
    return base


def cookie_header(token: str, *, secure: bool, base: str = "") -> bytes:
    """The `Set-Cookie` header that gives a device its token."""
    text = f"{COOKIE}={token}; Path={base}/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return (text + ("; Secure" if secure else "")).encode()
