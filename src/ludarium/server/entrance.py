"""The invitation word: without it a stranger finds only what a link to a table or an evening leads to."""

from __future__ import annotations

import hashlib
import hmac
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

from ludarium.kernel.message import Message

from .identity import YEAR
from .refusal import refused

COOKIE: Final = "ludarium-invited"


class Entrance:
    """Asks each device once for the invitation word; without a word the server is open."""

    def __init__(self, word: str) -> None:
        self.is_closed = bool(word)
        self._proof = proof_of(word)

    def check(self, scope: Any) -> None:  # noqa: ANN401 - a scope of any kind
        """Refuse a request of a device that was not invited, unless it needs no invitation."""
        if self.is_closed and not needs_no_invitation(scope["path"]) and not self._is_invited(scope["headers"]):
            raise refused(Message("reason-uninvited"))

    def admit(self, word: str) -> str:
        """The value of the cookie for this word; refused if it is another."""
        proof = proof_of(word)
        if not hmac.compare_digest(proof, self._proof):
            raise refused(Message("reason-wrong-word"))
        return proof

    def _is_invited(self, headers: list[tuple[bytes, bytes]]) -> bool:
        return any(
            hmac.compare_digest(proof_in(value.decode("latin-1")).encode(), self._proof.encode())
            for name, value in headers
            if name == b"cookie"
        )


def proof_of(word: str) -> str:
    """What a device keeps of the word; letters count without their case."""
    return hashlib.sha256(f"ludarium invitation {word.strip().casefold()}".encode()).hexdigest()


def proof_in(cookies: str) -> str:
    """What a device has kept; "" if there is nothing."""
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return ""
    return "" if morsel is None else morsel.value


def invited_cookie(proof: str, *, secure: bool, base: str = "") -> str:
    """The `Set-Cookie` header of an invited device."""
    text = f"{COOKIE}={proof}; Path={base}/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    return text + ("; Secure" if secure else "")


def needs_no_invitation(path: str) -> bool:
    """Whether strangers may request this: the page itself, and what belongs to a link to a table or an evening."""
    match path.split("/")[1:]:
        case ["api", "tables", _, "moments", _, "play"]:
            return False  # it creates a table
        case ["api", "tables" | "evenings", one, *_]:
            return bool(one)
        case ["api", "text" | "rules" | "admin" | "invitation" | "notice" | "address" | "push", *_]:
            return True
        case ["api", "games"] | ["api", "games", _, "catalogue"]:
            return True
        case ["api", *_]:
            return False
    return True
