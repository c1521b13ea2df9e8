"""Keeping the database small: finished tables are packed, and old ones deleted if the operator wants that."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from msgspec import Struct

from ..json_log import shorten_id
from ..storage.finished import Kind
from ..storage.packed import pack
from ..tables.entry import decode_entry
from ..tables.registry import TableRegistry

LOG: Final = logging.getLogger("ludarium.server")
DAY: Final = 24 * 3600.0  # seconds
BATCH: Final = 100  # tables that are looked for at once
PAUSE: Final = 0.01  # seconds between two tables, in which others use the storage


class RetentionPolicy(Struct, frozen=True):
    """How long tables are stored after their last change, in days; 0: without end.

    A finished table is packed `pack_after` seconds after its end, when most have talked about the game.
    """

    finished: float = 0.0
    unfinished: float = 0.0
    pack_after: float = 3600.0


class Retention:
    """Packs and deletes tables."""

    def __init__(self, registry: TableRegistry, policy: RetentionPolicy) -> None:
        self.registry = registry
        self.storage = registry.storage
        self.policy = policy

    async def run(self) -> None:
        """Delete the tables whose time is over, then pack the finished ones."""
        await self._delete("finished", self.policy.finished)
        await self._delete("unfinished", self.policy.unfinished)
        await self._pack()

    async def _pack(self) -> None:
        tried: set[str] = set()  # one that has no entries stays unpacked
        while True:
            found = await self.storage.unpacked(time.time() - self.policy.pack_after, BATCH)
            if tried.issuperset(found):
                return
            for table in found:
                entries = await self.storage.read(table)
                if entries:
                    await self.storage.pack(table, len(entries), await asyncio.to_thread(pack, entries))
                await asyncio.sleep(PAUSE)
            tried.update(found)

    async def _delete(self, kind: Kind, days: float) -> None:
        if not days:
            return
        before = time.time() - days * DAY
        for table in await self.storage.older(kind, before):
            live = self.registry.live.get(table)
            if (live is not None and live.subscribers) or await self._last_change(table) > before:
                continue
            await self.storage.delete([table])
            self.registry.live.pop(table, None)
            LOG.info("an old table was deleted", extra={"table": shorten_id(table), "kind": kind})
            await asyncio.sleep(PAUSE)

    async def _last_change(self, table: str) -> float:
        """When the last entry of a table was made: its summary does not follow every entry."""
        version = (await self.storage.versions([table])).get(table, 0)
        entries = await self.storage.read(table, version - 1) if version else []
        return decode_entry(entries[-1]).at if entries else 0.0
