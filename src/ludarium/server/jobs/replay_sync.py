"""Shared replays across processes: each broadcasts what the leaders at its tables show.

As with presence, nothing is stored. A process that loads a finished table asks the others, and the process of a leader
repeats what is shown every 15 s, in case a broadcast was lost. With a storage that only one process uses, nothing is
done.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

import msgspec

from ludarium.errors import LudariumError

from ..identity import new_token
from ..supervisor import Supervisor
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.shared_replays import ReplayPush, SharedReplays

LOG: Final = logging.getLogger("ludarium.server")
TOPIC: Final = "replay"
REPEAT_SECONDS: Final = 15.0
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[ReplayPush]] = msgspec.json.Decoder(ReplayPush)


class ReplaySync:
    """Exchanges shared replays with the other processes.

    A payload is the sender's id, the table, and the message as JSON; without a message it asks what is shown there.
    """

    def __init__(self, registry: TableRegistry, replays: SharedReplays) -> None:
        self.registry = registry
        self.replays = replays
        self.process = new_token()
        self._asked: set[str] = set()  # loaded tables for which the others were asked
        self._supervisor = Supervisor()
        if registry.storage.shared:
            registry.on_change(self._on_change)
            replays.on_push = self._send

    async def start(self) -> None:
        """Start to receive and to repeat. The storage must be watched."""
        if self.registry.storage.shared:
            self.registry.storage.on_broadcast(TOPIC, self._on_broadcast)
            self._supervisor.run_forever("shared replays", self._repeat)

    async def close(self) -> None:
        """Stop."""
        await self._supervisor.close()

    def _on_change(self, live: LiveTable) -> None:
        """A table was loaded or changed: ask once for what is shown there."""
        if live.table.id not in self._asked and live.table.status == "over":
            self._asked.add(live.table.id)
            self._broadcast(live.table.id, "")

    def _send(self, live: LiveTable, push: ReplayPush) -> None:
        self._broadcast(live.table.id, _ENCODER.encode(push).decode())

    def _broadcast(self, table: str, message: str) -> None:
        payload = f"{self.process} {table} {message}"
        self._supervisor.run_once("shared replay", partial(self._try_broadcast, payload))

    async def _try_broadcast(self, payload: str) -> None:
        try:
            await self.registry.storage.broadcast(TOPIC, payload)
        except LudariumError as error:  # it is repeated
            LOG.warning("a shared replay could not be broadcast", extra={"reason": str(error)})

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            self._asked &= self.registry.live.keys()
            for live in list(self.registry.live.values()):
                shown = live.shared_replay
                if shown is not None and shown.leader in live.online_here():
                    self._send(live, shown)

    def _on_broadcast(self, payload: str) -> None:
        process, table, message = payload.split(" ", 2)
        live = self.registry.live.get(table)
        if process == self.process or live is None:
            return
        if message:
            self.replays.receive(live, _DECODER.decode(message))
        elif live.shared_replay is not None:
            self._send(live, live.shared_replay)
