"""The caretaker: moves the bots, lets them stand in for the absent, puts tables to sleep that nobody uses."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct

from ludarium.errors import LudariumError, Refused

from .asking import STANDARD_BOT
from .entry import Decided, Entry, Failed, StoodIn
from .hub import Hub
from .live import Live
from .log import shown_id
from .supervisor import Supervisor
from .table import Table
from .thinker import Played, Thinker

LOG: Final = logging.getLogger("ludarium.server")
ROUND: Final = 0.5  # seconds between two rounds
CHECK: Final = 5.0  # seconds between two checks whether all tables that are awake are up to date
AGAIN: Final = 10.0  # seconds until bots are tried again that another process moves, or that failed
MOST_FAILURES: Final = 3  # of a table's bots, before it is closed


class Pace(Struct, frozen=True):
    """How much time things take, in seconds.

    `bots` is for a bot's move that people watch, `thinking` the most that a bot may think, `idle` the time after which
    a table that nobody uses is put to sleep, `again` the time after which a table is tried again that failed.
    """

    bots: float = 0.4
    thinking: float = 5.0
    idle: float = 300.0
    again: float = AGAIN


class Caretaker:
    """Looks after all tables, also those that sleep."""

    def __init__(self, hub: Hub, thinker: Thinker, pace: Pace) -> None:
        self.hub = hub
        self.thinker = thinker
        self.pace = pace
        self.began = time.monotonic()
        self.due: dict[str, float] = {}  # when to visit a table again, by the monotonic clock, like all times here
        self.failures: dict[str, int] = {}  # of bots, by table
        self.seen: dict[str, dict[int, float]] = {}  # signs of life at tables that sleep
        self.checked = self.began  # when it was seen last whether all tables are up to date
        self.supervisor = Supervisor()
        hub.changed = self.look_after

    async def start(self) -> None:
        """Begin the rounds: every table that is not over is visited once."""
        await self.hub.storage.watch(self._told)
        self.due = dict.fromkeys(await self.hub.storage.unfinished(), 0.0)
        self.supervisor.keep("caretaker", self._go_round)

    async def close(self) -> None:
        """Stop. Bots that think are not waited for, entries on their way to the disk are."""
        self.hub.closing = True
        await self.supervisor.close()
        for live in list(self.hub.live.values()):
            async with live.lock:
                pass

    def look_after(self, live: Live) -> None:
        """See to a table that was just woken or written: bots have to move, or people are waited for."""
        table = live.table
        if table.id in self.seen:
            live.seen |= self.seen.pop(table.id)
        if self.hub.closing:
            return
        waiting = table.waiting_for()
        if live.bots is None and any(table.seats[seat].mover() for seat in waiting):
            live.bots = self.supervisor.once("bots", partial(self._move_bots, live))
        deadlines = [deadline for _, deadline in self._absent(live, waiting)]
        if deadlines:
            self.due[table.id] = min(deadlines)

    # --- bots ----------------------------------------------------------------------------------------------------

    async def _move_bots(self, live: Live) -> None:
        """Let bots decide until a person has to, or the game is over."""
        try:
            while not self.hub.closing and await self.hub.storage.lease(live.table.id):
                if not await self._move_one(live):
                    return
            self.due[live.table.id] = time.monotonic() + AGAIN  # another process moves them, if it does not die
        except LudariumError:
            LOG.exception("bots could not move", extra={"table": shown_id(live.table.id)})
            self.due[live.table.id] = time.monotonic() + AGAIN
        except Exception:
            LOG.exception("a table failed", extra={"table": shown_id(live.table.id)})
            await self._failed(live)
        finally:
            live.bots = None

    async def _failed(self, live: Live) -> None:
        """Try a table again at which something unforeseen went wrong; close one that fails again and again."""
        table = live.table.id
        self.failures[table] = self.failures.get(table, 0) + 1
        if self.failures[table] < MOST_FAILURES:
            self.due[table] = time.monotonic() + self.pace.again
            return
        del self.failures[table]
        await self.hub.write(live, lambda now: None if now.status != "playing" else Failed(time.time()))

    async def _move_one(self, live: Live) -> bool:
        """Let one bot decide; False where none has to."""
        async with self.hub.reading(live) as table:
            found = table.bot_to_move()
            if found is None or table.match is None:
                return False
            decision, bot = found
            redacted = table.match.redact(decision.seat)
            version = table.version
        began = time.monotonic()
        option = await self.thinker.think(Played(live.table.opened.game, live.table.opened.pack), bot, redacted)
        # People want to follow what bots do, if there are any who watch.
        pause = self.pace.bots if live.watchers and live.table.people() else 0.0
        await asyncio.sleep(pause - (time.monotonic() - began))
        try:
            await self.hub.write(live, _decided(decision.seat, decision.id, option))
        except Refused:
            if live.table.version == version:  # not that somebody has undone what it thought about
                LOG.exception("a bot broke the rules", extra={"bot": bot, "option": option})
                await self.hub.write(live, _decided(decision.seat, decision.id, decision.options[0].id))
        self.hub.metrics.count("decisions", 'by="bot"')
        return True

    # --- people --------------------------------------------------------------------------------------------------

    def _absent(self, live: Live, waiting: list[int]) -> list[tuple[int, float]]:
        """The people who have to decide, and when a bot is to stand in for each if they do not come.

        Only while another person is connected: a table that everyone has left stays as it is until they return.
        """
        table, online = live.table, live.online()
        if not table.stand_in or not online:
            return []
        since = max(live.moved(), live.peopled, self.began)
        return [
            (seat, max(live.seen.get(seat, 0.0), since) + table.stand_in)
            for seat in waiting
            if not table.seats[seat].mover() and seat not in online
        ]

    # --- rounds --------------------------------------------------------------------------------------------------

    async def _go_round(self) -> None:
        while True:
            now = time.monotonic()
            for table in [table for table, when in self.due.items() if when <= now]:
                del self.due[table]
                await self._visit(table, now)
            self._put_to_sleep()
            if now >= self.checked + CHECK:
                self.checked = now
                await self._check()
            await asyncio.sleep(ROUND)

    async def _visit(self, table: str, now: float) -> None:
        try:
            live = await self.hub.wake(table)
            for seat, deadline in self._absent(live, live.table.waiting_for()):
                if deadline <= now:
                    await self.hub.write(live, _stood_in(seat))
            self.look_after(live)
        except Refused as error:  # it is gone, or of newer rules
            LOG.warning("a table is not looked after", extra={"table": shown_id(table), "reason": str(error)})
        except LudariumError as error:  # the storage has trouble
            self.due[table] = now + AGAIN
            LOG.warning("a table is looked after later", extra={"table": shown_id(table), "reason": str(error)})
        except Exception:  # what cannot be read or played is the trouble of one table, not of all
            LOG.exception("a table cannot be looked after", extra={"table": shown_id(table)})

    async def _check(self) -> None:
        """See whether a table that is awake is behind what is stored: news may be lost, and answers of the storage."""
        for live in list(self.hub.live.values()):
            if live.doubtful and not live.lock.locked():
                self._follow(live.table.id, live.table.version)
        try:
            versions = await self.hub.storage.versions(list(self.hub.live))
        except LudariumError:  # whose trouble is in the log already, and the next check comes
            return
        for table, version in versions.items():
            self._told(table, version)

    def _put_to_sleep(self) -> None:
        before = time.monotonic() - self.pace.idle
        for table, live in list(self.hub.live.items()):
            if live.used < before and not live.watchers and live.bots is None and not live.lock.locked():
                del self.hub.live[table]
                if live.table.status == "playing":
                    self.seen[table] = live.seen

    def _told(self, table: str, version: int) -> None:
        """A table has so many entries by now: another process may have written."""
        if self.hub.is_behind(table, version):
            self._follow(table, version)

    def _follow(self, table: str, version: int) -> None:
        self.supervisor.once("news", partial(self.hub.follow, table, version))


def _decided(seat: int, decision: int, option: str) -> Callable[[Table], Entry | None]:
    """A bot's decision, unless the person has come back in the meantime."""

    def make(table: Table) -> Entry | None:
        return Decided(time.time(), seat, decision, option, bot=True) if table.seats[seat].mover() else None

    return make


def _stood_in(seat: int) -> Callable[[Table], Entry | None]:
    """A bot for an absent person, unless they have decided in the meantime."""

    def make(table: Table) -> Entry | None:
        absent = seat in table.waiting_for() and not table.seats[seat].mover()
        return StoodIn(time.time(), seat, STANDARD_BOT) if absent else None

    return make
