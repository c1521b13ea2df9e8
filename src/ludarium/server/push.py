"""Web Push: messages to browsers whose page is closed. It needs the package `cryptography`."""

from __future__ import annotations

import importlib
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

from ludarium.kernel.message import Message

from .outgoing import Outgoing, OutgoingError
from .protocol import PushSubscription
from .refusal import refused
from .storage.base import EntryExists, Storage, Summary

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEY_LOG: Final = "key:push"  # the log whose only entry is the private key, so that all processes have the same
TIME_TO_LIVE: Final = 24 * 3600  # seconds for which a push service keeps a message
UNKNOWN_OPERATOR: Final = "mailto:nobody@example.com"


def _crypto() -> Any:  # noqa: ANN401 - a module, or None
    """The module `push_crypto`; None if the package `cryptography` is not installed."""
    try:
        return importlib.import_module("ludarium.server.push_crypto")
    except ImportError:
        return None


push_crypto: Any = _crypto()


class PushService:
    """Sends push messages, signed with the key of this server."""

    def __init__(self, storage: Storage, outgoing: Outgoing) -> None:
        self.storage = storage
        self.outgoing = outgoing
        self._key: EllipticCurvePrivateKey | None = None

    async def public_key(self) -> str:
        """The public key for browsers; "" if push is not available."""
        if push_crypto is None:
            return ""
        key: str = push_crypto.to_base64(push_crypto.public_bytes(await self._load()))
        return key

    async def send(self, subscription: PushSubscription, title: str, path: str) -> None:
        """Send a message that leads to this path of the page; OutgoingError if the push service does not take it."""
        if push_crypto is None:
            raise OutgoingError("the package cryptography is not installed")
        key = await self._load()
        message = msgspec.json.encode({"title": title, "body": "", "url": path, "tag": path})
        body = push_crypto.encrypt(message, *_keys(subscription))
        parts = urlsplit(subscription.endpoint)
        address = self.outgoing.address
        subject = address if address.startswith("https://") else UNKNOWN_OPERATOR
        headers = {
            "authorization": push_crypto.authorization(key, f"{parts.scheme}://{parts.netloc}", subject),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TIME_TO_LIVE),
            "urgency": "normal",
        }
        await self.outgoing.post(subscription.endpoint, body, headers)

    async def _load(self) -> EllipticCurvePrivateKey:
        """The private key of the server, which the first process makes."""
        if self._key is None:
            stored = await self.storage.read(KEY_LOG)
            if not stored:
                summary = Summary(KEY_LOG, "over", "link", "", time.time(), b"")
                with suppress(EntryExists):
                    await self.storage.append(0, push_crypto.new_private_key(), summary)
                stored = await self.storage.read(KEY_LOG)
            self._key = push_crypto.private_key(stored[0])
        return self._key


def check_subscription(subscription: PushSubscription) -> None:
    """Refuse a subscription to which no message can be encrypted."""
    if push_crypto is None:
        raise refused(Message("reason-no-push"))
    try:
        push_crypto.encrypt(b"", *_keys(subscription))
    except ValueError as error:
        raise refused(Message("reason-malformed", detail="subscription")) from error


def _keys(subscription: PushSubscription) -> tuple[bytes, bytes]:
    return push_crypto.from_base64(subscription.p256dh), push_crypto.from_base64(subscription.auth)
