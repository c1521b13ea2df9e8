"""Who is here, across processes: each tells the others which seats' people are connected to it.

Nothing of it is stored: it goes by the storage's word of mouth, again and again, so that a process that died without a
word is forgotten after a while. A storage that belongs to one process alone costs nothing here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from functools import partial
from typing import Final

from ludarium.errors import LudariumError

from .device import new_token
from .hub import Hub
from .live import Live
from .supervisor import Supervisor

LOG: Final = logging.getLogger("ludarium.server")
BEAT: Final = 15.0  # seconds after which a process says everything again
FORGOTTEN: Final = 40.0  # seconds after which one that said nothing is believed to be gone
LONGEST: Final = 7000  # signs of one word; PostgreSQL takes 8000 bytes
HELLO: Final = "hello"
GONE: Final = "gone"


class Presence:
    """Tells who is here, and hears who is elsewhere. A word is a process and lines: "TABLE SEAT SEAT ..."."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.process = new_token()
        self.here: dict[str, frozenset[int]] = {}  # what the others were told
        self.elsewhere: dict[str, dict[str, frozenset[int]]] = {}  # by process and table
        self.heard: dict[str, float] = {}  # when each process was heard last
        self._due: set[str] = set()  # tables to tell of
        self._wake = asyncio.Event()
        self._supervisor: Supervisor | None = None  # once it has begun

    async def start(self) -> None:
        """Begin to tell and to hear."""
        if not self.hub.storage.shared:
            return
        self.hub.storage.heed(self._hear)
        look_after = self.hub.changed

        def changed(live: Live) -> None:
            self._meet(live)
            look_after(live)

        self.hub.changed = changed
        await self._say([HELLO])
        self._supervisor = Supervisor()
        self._supervisor.keep("telling who is here", self._tell)
        self._supervisor.keep("presence", self._beat)

    async def close(self) -> None:
        """Say goodbye."""
        if self._supervisor is not None:
            await self._supervisor.close()
            await self._say([GONE])

    # --- telling -------------------------------------------------------------------------------------------------

    def _meet(self, live: Live) -> None:
        """A table was woken or has changed: see who is here, and let it know who is elsewhere."""
        if live.comings is None:
            live.comings = partial(self._look, live)
            live.learn(self._seats(live.table.id))
        self._look(live)

    def _look(self, live: Live) -> None:
        """Tell the others if other people are here than before."""
        if live.here() != self.here.get(live.table.id, frozenset()):
            self._due.add(live.table.id)
            self._wake.set()

    async def _tell(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            due, self._due = self._due, set()
            await self._say([self._line(table) for table in sorted(due)])

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._due |= self.here.keys()
            self._wake.set()
            if not self.here:
                await self._say([])  # still alive
            before = time.monotonic() - FORGOTTEN
            for process in [process for process, at in self.heard.items() if at < before]:
                self._forget(process)

    def _line(self, table: str) -> str:
        live = self.hub.live.get(table)
        seats = frozenset[int]() if live is None else live.here()
        if seats:
            self.here[table] = seats
        else:
            self.here.pop(table, None)
        return " ".join([table, *map(str, sorted(seats))])

    async def _say(self, lines: list[str]) -> None:
        """Say these lines, in as many words as they need."""
        word = self.process
        words = []
        for line in lines:
            if len(word) + len(line) >= LONGEST:
                words.append(word)
                word = self.process
            word += f"\n{line}"
        try:
            for one in (*words, word):
                await self.hub.storage.announce(one)
        except LudariumError as error:  # the next beat says it again
            LOG.warning("who is here could not be told", extra={"reason": str(error)})

    # --- hearing -------------------------------------------------------------------------------------------------

    def _hear(self, word: str) -> None:
        process, *lines = word.split("\n")
        if process == self.process:
            return
        self.heard[process] = time.monotonic()
        tables = self.elsewhere.setdefault(process, {})
        changed = []
        for line in lines:
            table, *seats = line.split(" ")
            if table == GONE:
                self._forget(process)
            elif table == HELLO:
                self._due |= self.here.keys()
                self._wake.set()
            else:
                changed.append(table)
                tables.pop(table, None)
                if seats:
                    tables[table] = frozenset(map(int, seats))
        self._show(changed)

    def _forget(self, process: str) -> None:
        """A process is gone, and with it everybody who was there."""
        self.heard.pop(process, None)
        self._show(self.elsewhere.pop(process, {}))

    def _show(self, tables: Iterable[str]) -> None:
        for table in list(tables):
            live = self.hub.live.get(table)
            if live is not None:
                live.learn(self._seats(table))
                self.hub.changed(live)

    def _seats(self, table: str) -> frozenset[int]:
        return frozenset[int]().union(*(tables.get(table, ()) for tables in self.elsewhere.values()))
