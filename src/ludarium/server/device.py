"""Who is asking: tokens that devices and seat links carry, and their hashes, which are all that is ever stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Final

from msgspec import Struct

COOKIE: Final = "ludarium"
YEAR: Final = 365 * 24 * 3600
_TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
_TABLE_LENGTH: Final = 13  # 64 bits: a table's address is what keeps strangers out
_TOKEN_LENGTH: Final = range(16, 65)


class Caller(Struct, frozen=True):
    """Somebody who asks: the keys that they hold, the one that a new seat is bound to, and where they are.

    `fresh` is the token of a device that came without one, to be given to it.
    """

    keys: frozenset[str]
    key: str
    address: str
    fresh: str = ""


def new_token() -> str:
    """A token that nobody can guess: 128 bits."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """An address for a table, to be typed if need be."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(_TABLE_LENGTH))


def key_of(token: str) -> str:
    """The hash by which a token is known. Tokens have 128 bits, so it needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def caller(headers: Iterable[tuple[bytes, bytes]], address: str) -> Caller:
    """Whoever sent these headers: the device by its cookie, a program by the secret of a seat."""
    tokens: list[str] = []
    device = ""
    for name, value in headers:
        if name == b"cookie":
            device = device or _cookie(value.decode("latin-1"))
        elif name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer" and len(token) in _TOKEN_LENGTH:
                tokens.append(token)
    fresh = "" if device or tokens else new_token()
    tokens += [token for token in (device, fresh) if token]
    keys = [key_of(token) for token in tokens]
    return Caller(frozenset(keys), keys[-1], address, fresh)


def cookie(token: str, *, secure: bool) -> bytes:
    """The header that gives a device its token."""
    text = f"{COOKIE}={token}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return (text + ("; Secure" if secure else "")).encode()


def _cookie(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None and len(found.value) in _TOKEN_LENGTH else ""
