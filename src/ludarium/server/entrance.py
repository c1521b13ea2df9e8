"""The invitation word: without it a stranger finds only what a link to a table or an evening leads to."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from ludarium.kernel.message import Message

from .identity import YEAR, cookie_of
from .refusal import refused

COOKIE: Final = "ludarium-invited"


class Entrance:
    """Asks each device once for the invitation word; without a word the server is open."""

    def __init__(self, word: str) -> None:
        self.is_closed = bool(word)
        self._proof = proof_of(word)

    def check(self, scope: Any) -> None:  # noqa: ANN401 - a scope of any kind
        """Refuse a request of a device that was not invited, unless it needs no invitation."""
        if not self.is_closed or needs_no_invitation(scope["path"]):
            return
        if not hmac.compare_digest(cookie_of(scope["headers"], COOKIE).encode(), self._proof.encode()):
            raise refused(Message("reason-uninvited"))

    def admit(self, word: str) -> str:
        """The value of the cookie for this word; refused if it is another."""
        proof = proof_of(word)
        if not hmac.compare_digest(proof, self._proof):
            raise refused(Message("reason-wrong-word"))
        return proof


def proof_of(word: str) -> str:
    """What a device keeps of the word; letters count without their case."""
    return hashlib.sha256(f"ludarium invitation {word.strip().casefold()}".encode()).hexdigest()


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
        case ["api", "text" | "rules" | "admin" | "invitation" | "notice" | "address" | "push" | "openapi.json", *_]:
            return True
        case ["api", "games"] | ["api", "games", _, "catalogue"]:
            return True
        case ["api", *_]:
            return False
    return True
