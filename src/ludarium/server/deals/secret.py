"""The secret of a server from which the seeds of its shared deals are derived."""

from __future__ import annotations

import hashlib
import hmac
import time
from contextlib import suppress
from typing import Final

from ludarium.kernel.rng import KEYED

from ..identity import new_token
from ..storage.base import EntryExists, Storage, Summary

KEY_LOG: Final = "key:deals"  # the log whose only entry is the secret, so that all processes have the same
LENGTH: Final = 32  # hexadecimal digits: 128 bits


class DealSecret:
    """Derives seeds and ids that nobody can compute without the secret, and every process computes alike."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._secret = b""

    async def derive(self, purpose: str) -> str:
        """A hexadecimal text that belongs to a purpose."""
        if not self._secret:
            self._secret = await self._load()
        return hmac.new(self._secret, purpose.encode(), hashlib.sha256).hexdigest()[:LENGTH]

    async def seed(self, purpose: str) -> str:
        """The seed that belongs to a purpose."""
        return KEYED + await self.derive(purpose)

    async def _load(self) -> bytes:
        """The secret, which the first process makes."""
        stored = await self.storage.read(KEY_LOG)
        if not stored:
            with suppress(EntryExists):
                await self.storage.append(0, new_token().encode(), log_summary(KEY_LOG))
            stored = await self.storage.read(KEY_LOG)
        return stored[0]


def log_summary(log: str) -> Summary:
    """The summary of a log that is no table, which no list of tables shows."""
    return Summary(log, "over", "link", "", time.time(), b"")
