"""Signing in as the operator: with a token, which is exchanged for a session in a cookie."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Iterable
from typing import Final

from ludarium.errors import LudariumError
from ludarium.kernel.message import Message

from ..identity import cookie_of
from ..refusal import refused

COOKIE: Final = "ludarium-admin"
PATH: Final = "/api/admin"
SESSION: Final = 12 * 3600  # seconds
MIN_TOKEN: Final = 16  # characters


def checked_token(token: str) -> str:
    """A token that is long enough, or none; raises an error that does not repeat it."""
    if token and len(token) < MIN_TOKEN:
        raise LudariumError(f"the admin token has {len(token)} characters: expected at least {MIN_TOKEN}")
    return token


class AdminAccess:
    """Signs the operator in. A session is a signed time, so every process with the same token knows it."""

    def __init__(self, token: str) -> None:
        self.is_on = bool(token)
        self._key = hashlib.sha256(token.encode()).digest()

    def sign_in(self, token: str) -> str:
        """The session for this token; refused if it is wrong."""
        if not hmac.compare_digest(hashlib.sha256(token.encode()).digest(), self._key):
            raise refused(Message("reason-wrong-token"))
        until = str(int(time.time()) + SESSION)
        return f"{until}.{self._sign(until)}"

    def check(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Refuse a request without a session."""
        if not self.is_on:
            raise refused(Message("reason-no-page"))
        until, _, signature = cookie_of(headers, COOKIE).partition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._sign(until).encode())
        if not is_ours or int(until) < time.time():
            raise refused(Message("reason-signed-out"))

    def _sign(self, until: str) -> str:
        return hmac.new(self._key, b"session " + until.encode(), hashlib.sha256).hexdigest()


def session_cookie(session: str, *, secure: bool, base: str = "") -> str:
    """The `Set-Cookie` header that begins a session, or, if it is "", ends it."""
    age = SESSION if session else 0
    text = f"{COOKIE}={session}; Path={base}{PATH}; Max-Age={age}; HttpOnly; SameSite=Strict"
    return text + ("; Secure" if secure else "")
