"""The shared deals of a server: the daily deals and the evenings, whose tables are revealed once they are closed.

A table whose deal was closed gets an entry that says so before it is shown again.
"""

from __future__ import annotations

import time

from ..tables.entry import Revealed
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.results import Results
from ..tables.table import Table
from .daily import DailyDeals
from .evenings import Evenings
from .secret import DealSecret


class SharedDeals:
    """The daily deals and the evenings. Daily deals are closed by their time, evenings by an entry."""

    def __init__(self, registry: TableRegistry, results: Results) -> None:
        secret = DealSecret(registry.storage)
        self.registry = registry
        self.daily = DailyDeals(registry, results, secret)
        self.evenings = Evenings(registry, results, secret)
        registry.on_change(results.check)
        registry.on_sealed = self.reveal_if_closed

    async def reveal_if_closed(self, live: LiveTable) -> None:
        """Reveal a table if its deal was closed."""
        if await self._is_closed(live.table):
            await self.registry.commit(live, lambda table: Revealed(time.time()) if table.sealed else None)

    async def reveal_loaded(self, contest: str) -> None:
        """Reveal the loaded tables of a contest that was just closed, for those who look at them."""
        for live in list(self.registry.live.values()):
            deal = live.table.opened.deal
            if deal is not None and deal.contest == contest and live.table.sealed:
                await self.reveal_if_closed(live)

    async def _is_closed(self, table: Table) -> bool:
        deal = table.opened.deal
        assert deal is not None
        if deal.closes is not None:
            return self.daily.clock() >= deal.closes
        _, _, code = deal.contest.partition(":")
        return (await self.evenings.load(code)).status == "closed"
