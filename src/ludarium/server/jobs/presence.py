"""Presence across processes: each broadcasts which seats have people connected to it.

Presence is broadcast, never stored. A process repeats its list every 15 s; one silent for 40 s counts as gone. With a
storage that only one process uses, nothing is done.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from functools import partial
from typing import Final

from ludarium.errors import LudariumError

from ..identity import new_token
from ..supervisor import Supervisor
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry

LOG: Final = logging.getLogger("ludarium.server")
HEARTBEAT_SECONDS: Final = 15.0  # between two broadcasts of the whole list
TIMEOUT_SECONDS: Final = 40.0  # after which a silent process counts as gone
MAX_PAYLOAD: Final = 7000  # characters of a broadcast; PostgreSQL accepts 8000 bytes
TOPIC: Final = "presence"
HELLO: Final = "hello"
GOODBYE: Final = "gone"


class Presence:
    """Exchanges presence with the other processes.

    A payload is the sender's id and lines "TABLE SEAT SEAT ...". Create it before other callbacks of `on_change` are
    added, so that these see who is online elsewhere.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.process = new_token()
        self.announced: dict[str, frozenset[int]] = {}  # what was broadcast last, by table
        self.others: dict[str, dict[str, frozenset[int]]] = {}  # by process and table
        self.last_heard: dict[str, float] = {}  # by process
        self._changed_tables: set[str] = set()  # tables to broadcast
        self._has_changes = asyncio.Event()
        self._supervisor = Supervisor()
        if registry.storage.shared:
            registry.on_change(self._on_change)

    async def start(self) -> None:
        """Start to broadcast and to receive. The storage must be watched."""
        if not self.registry.storage.shared:
            return
        self.registry.storage.on_broadcast(TOPIC, self._on_broadcast)
        await self._broadcast([HELLO])
        self._supervisor.run_forever("presence changes", self._send_changes)
        self._supervisor.run_forever("presence heartbeat", self._send_heartbeats)

    async def close(self) -> None:
        """Stop, and broadcast that this process is gone."""
        await self._supervisor.close()
        if self.registry.storage.shared:
            await self._broadcast([GOODBYE])

    # --- sending -------------------------------------------------------------------------------------------------

    def _on_change(self, live: LiveTable) -> None:
        """A table was loaded or changed."""
        if live.on_presence_change is None:
            live.on_presence_change = partial(self._check, live)
            live.set_online_elsewhere(self._online_elsewhere(live.table.id))
        self._check(live)

    def _check(self, live: LiveTable) -> None:
        """Broadcast the table if other people are online here than before."""
        if live.online_here() != self.announced.get(live.table.id, frozenset()):
            self._changed_tables.add(live.table.id)
            self._has_changes.set()

    async def _send_changes(self) -> None:
        while True:
            await self._has_changes.wait()
            self._has_changes.clear()
            due, self._changed_tables = self._changed_tables, set()
            await self._broadcast([self._line(table) for table in sorted(due)])

    async def _send_heartbeats(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self._changed_tables |= self.announced.keys()
            self._has_changes.set()
            if not self.announced:
                await self._broadcast([])
            before = time.monotonic() - TIMEOUT_SECONDS
            for process in [process for process, at in self.last_heard.items() if at < before]:
                self._forget(process)

    def _line(self, table: str) -> str:
        live = self.registry.live.get(table)
        seats = frozenset[int]() if live is None else live.online_here()
        if seats:
            self.announced[table] = seats
        else:
            self.announced.pop(table, None)
        return " ".join([table, *map(str, sorted(seats))])

    async def _broadcast(self, lines: list[str]) -> None:
        """Broadcast these lines, in as many payloads as they need."""
        payload = self.process
        payloads = []
        for line in lines:
            if len(payload) + len(line) >= MAX_PAYLOAD:
                payloads.append(payload)
                payload = self.process
            payload += f"\n{line}"
        try:
            for part in (*payloads, payload):
                await self.registry.storage.broadcast(TOPIC, part)
        except LudariumError as error:  # the next heartbeat repeats it
            LOG.warning("presence could not be broadcast", extra={"reason": str(error)})

    # --- receiving -----------------------------------------------------------------------------------------------

    def _on_broadcast(self, payload: str) -> None:
        process, *lines = payload.split("\n")
        if process == self.process:
            return
        self.last_heard[process] = time.monotonic()
        tables = self.others.setdefault(process, {})
        changed = []
        for line in lines:
            table, *seats = line.split(" ")
            if table == GOODBYE:
                self._forget(process)
            elif table == HELLO:
                self._changed_tables |= self.announced.keys()
                self._has_changes.set()
            else:
                changed.append(table)
                tables.pop(table, None)
                if seats:
                    tables[table] = frozenset(map(int, seats))
        self._update(changed)

    def _forget(self, process: str) -> None:
        """Remove a process that is gone, and its people."""
        self.last_heard.pop(process, None)
        self._update(self.others.pop(process, {}))

    def _update(self, tables: Iterable[str]) -> None:
        for table in list(tables):
            live = self.registry.live.get(table)
            if live is not None:
                live.set_online_elsewhere(self._online_elsewhere(table))
                self.registry.notify_change(live)

    def _online_elsewhere(self, table: str) -> frozenset[int]:
        return frozenset[int]().union(*(tables.get(table, ()) for tables in self.others.values()))
