"""Moves of bots: one task per table while bots have to decide."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from ludarium.errors import LudariumError, Refused

from ..json_log import shorten_id
from ..supervisor import Supervisor
from ..tables.commit import MakeEntry
from ..tables.deal import bot_seed, without_haste
from ..tables.entry import Decided, Failed
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.table import Table
from ..workers.bots import BotWorkers, RulesetRef
from .pace import Pace

LOG: Final = logging.getLogger("ludarium.server")
MAX_FAILURES: Final = 3  # of a table's bots, before it is closed


class BotMoves:
    """Makes the decisions of bots. `recheck(table, at)` is called for a table that has to be checked again later."""

    def __init__(
        self,
        registry: TableRegistry,
        workers: BotWorkers,
        pace: Pace,
        supervisor: Supervisor,
        recheck: Callable[[str, float], None],
    ) -> None:
        self.registry = registry
        self.workers = workers
        self.pace = pace
        self.supervisor = supervisor
        self.recheck = recheck
        self.failures: dict[str, int] = {}  # by table

    def check(self, live: LiveTable, waiting: list[int]) -> None:
        """Start a task if one of the seats that have to decide has a bot."""
        if live.bot_task is None and any(live.table.seats[seat].deciding_bot() for seat in waiting):
            live.bot_task = self.supervisor.run_once("bots", partial(self._move, live))

    async def _move(self, live: LiveTable) -> None:
        """Let bots decide until a person has to, or the game is over."""
        try:
            while self._may_write() and await self.registry.storage.lease(live.table.id):
                if not await self._move_one(live):
                    return
            self._retry(live)  # another process moves them, unless it dies
        except LudariumError:
            LOG.exception("bots could not move", extra={"table": shorten_id(live.table.id)})
            self._retry(live)
        except Exception:
            LOG.exception("the bots of a table failed", extra={"table": shorten_id(live.table.id)})
            await self._count_failure(live)
        finally:
            live.bot_task = None

    def _may_write(self) -> bool:
        return not (self.registry.closing or self.registry.read_only)

    def _retry(self, live: LiveTable) -> None:
        self.recheck(live.table.id, time.monotonic() + self.pace.retry)

    async def _count_failure(self, live: LiveTable) -> None:
        """Retry after an unexpected error; close a table that fails repeatedly."""
        table = live.table.id
        self.failures[table] = self.failures.get(table, 0) + 1
        if self.failures[table] < MAX_FAILURES:
            self._retry(live)
            return
        del self.failures[table]
        await self.registry.commit(live, lambda table: None if table.status != "playing" else Failed(time.time()))

    async def _move_one(self, live: LiveTable) -> bool:
        """Let one bot decide; return False if none has to."""
        async with self.registry.reading(live) as table:
            to_move = table.bot_to_move()
            if to_move is None or table.match is None:
                return False
            decision, bot = to_move
            redacted = table.match.redact(decision.seat)
            seed = ""
            if table.opened.deal is not None:
                redacted = without_haste(redacted)
                seed = bot_seed(table.opened.seed, decision.seat, redacted)
            version = table.version
        began = time.monotonic()
        rules = RulesetRef(live.table.opened.game, live.table.opened.pack)
        option = await self.workers.choose_option(rules, bot, redacted, seed)
        # Slowly enough to follow, if people watch.
        pause = self.pace.bots if live.subscribers and live.table.people() else 0.0
        await asyncio.sleep(pause - (time.monotonic() - began))
        try:
            await self.registry.commit(live, _decision(decision.seat, decision.id, option))
        except Refused:
            if self.registry.read_only:
                return True
            if live.table.version == version:  # otherwise the position has changed while the bot was thinking
                LOG.exception("a bot chose an illegal option", extra={"bot": bot, "option": option})
                await self.registry.commit(live, _decision(decision.seat, decision.id, decision.options[0].id))
        self.registry.metrics.count("decisions", 'by="bot"')
        return True


def _decision(seat: int, decision: int, option: str) -> MakeEntry:
    """The entry of a bot's decision; none if the seat's person has come back, or the table was closed meanwhile."""

    def make_entry(table: Table) -> Decided | None:
        is_due = table.seats[seat].deciding_bot() and not table.closed
        return Decided(time.time(), seat, decision, option, bot=True) if is_due else None

    return make_entry
