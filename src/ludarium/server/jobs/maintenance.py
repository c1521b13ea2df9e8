"""Background work on all tables: bots and absent players, unloading idle tables, comparing versions."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from ludarium.errors import LudariumError, Refused

from ..json_log import shorten_id
from ..supervisor import Supervisor
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..workers.bots import BotWorkers
from .absence import AbsenceTimer
from .bot_moves import BotMoves
from .pace import Pace

LOG: Final = logging.getLogger("ludarium.server")
ROUND_SECONDS: Final = 0.5  # between two rounds
HOUR: Final = 3600.0  # seconds
VERSION_CHECK_SECONDS: Final = 5.0  # between two comparisons of loaded and stored versions


class Maintenance:
    """Checks all tables, also those that are not loaded. Times are by the monotonic clock."""

    def __init__(self, registry: TableRegistry, workers: BotWorkers, pace: Pace) -> None:
        self.registry = registry
        self.pace = pace
        self.supervisor = Supervisor()
        self.bot_moves = BotMoves(registry, workers, pace, self.supervisor, self.recheck)
        self.absence = AbsenceTimer(registry)
        self.due: dict[str, float] = {}  # when to check a table again
        self.last_seen: dict[str, dict[int, float]] = {}  # activity at tables that were unloaded
        self.versions_checked_at = time.monotonic()
        registry.on_change(self.check)

    async def start(self) -> None:
        """Start the rounds: every table at which something may be due is checked once, the others when people come."""
        await self.registry.storage.watch(self._on_append)
        self.due = dict.fromkeys(await self.registry.storage.due(), 0.0)
        self.supervisor.run_forever("maintenance", self._run)

    async def close(self) -> None:
        """Stop, without waiting for bots that think, but until pending entries are stored."""
        self.registry.closing = True
        await self.supervisor.close()
        for live in list(self.registry.live.values()):
            async with live.lock:
                pass

    def every_hour(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do this work now and every hour; when the storage fails, an hour later."""

        async def repeat() -> None:
            while True:
                try:
                    if not self.registry.read_only:
                        await work()
                except LudariumError as error:
                    LOG.warning("hourly work is tried later", extra={"reason": str(error)})
                await asyncio.sleep(HOUR)

        self.supervisor.run_forever("hourly", repeat)

    def check(self, live: LiveTable) -> None:
        """Start what a table needs after a change: bots that have to move, the timing of absent players."""
        table = live.table
        if table.id in self.last_seen:
            live.last_seen |= self.last_seen.pop(table.id)
        if self.registry.closing or self.registry.read_only:
            return
        waiting = table.waiting_for()
        self.bot_moves.check(live, waiting)
        deadline = self.absence.next_deadline(live, waiting)
        if deadline is not None:
            self.due[table.id] = deadline

    def recheck(self, table: str, at: float) -> None:
        """Check a table again at this time."""
        self.due[table] = at

    async def _run(self) -> None:
        while True:
            now = time.monotonic()
            due = [] if self.registry.read_only else [table for table, at in self.due.items() if at <= now]
            for table in due:
                del self.due[table]
                await self._check_due(table, now)
            self._unload_idle()
            if now >= self.versions_checked_at + VERSION_CHECK_SECONDS:
                self.versions_checked_at = now
                await self._check_versions()
            await asyncio.sleep(ROUND_SECONDS)

    async def _check_due(self, table: str, now: float) -> None:
        try:
            live = await self.registry.load(table)
            await self.absence.stand_in(live, now)
            self.check(live)
        except Refused as error:  # it does not exist any more, or has newer rules
            LOG.warning("a table is not maintained", extra={"table": shorten_id(table), "reason": str(error)})
        except LudariumError as error:  # of the storage
            self.due[table] = now + self.pace.retry
            LOG.warning("a table is checked later", extra={"table": shorten_id(table), "reason": str(error)})
        except Exception:  # a table that cannot be read or played must not stop the others
            LOG.exception("a table cannot be checked", extra={"table": shorten_id(table)})

    async def _check_versions(self) -> None:
        """Reload tables that are older than the storage: a notification or an acknowledgement may have been lost."""
        for live in list(self.registry.live.values()):
            if live.uncommitted and not live.lock.locked():
                self._catch_up(live.table.id, live.table.version)
        try:
            versions = await self.registry.storage.versions(list(self.registry.live))
        except LudariumError:  # already logged; the next check tries again
            return
        for table, version in versions.items():
            self._on_append(table, version)

    def _unload_idle(self) -> None:
        before = time.monotonic() - self.pace.idle
        for table, live in list(self.registry.live.items()):
            if live.last_used < before and not live.subscribers and live.bot_task is None and not live.lock.locked():
                del self.registry.live[table]
                self.supervisor.run_once("releasing a lease", partial(self.registry.storage.release, table))
                if live.table.status == "playing":
                    self.last_seen[table] = live.last_seen

    def _on_append(self, table: str, version: int) -> None:
        """The stored table has this version: another process may have appended."""
        if self.registry.is_behind(table, version):
            self._catch_up(table, version)

    def _catch_up(self, table: str, version: int) -> None:
        self.supervisor.run_once("catching up", partial(self.registry.catch_up, table, version))
