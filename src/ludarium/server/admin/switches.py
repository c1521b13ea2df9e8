"""What the operator switches for the whole server: a notice on all pages, and read-only mode.

Nothing of it is stored. Each process holds it in memory; over PostgreSQL they exchange it by broadcasts, repeated every
15 s, and a process that starts asks the others. After the last process has ended, it is gone.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import Final

import msgspec
from msgspec import Struct

from ludarium.errors import LudariumError

from ..protocol import Notice
from ..supervisor import Supervisor
from ..tables.registry import TableRegistry

LOG: Final = logging.getLogger("ludarium.server")
TOPIC: Final = "switches"
REPEAT_SECONDS: Final = 15.0
_ENCODER: Final = msgspec.json.Encoder()


class Switched(Struct, frozen=True):
    """The state of all switches; of two states the later one holds."""

    notice: str = ""
    read_only: bool = False
    at: float = 0.0


_DECODER: Final = msgspec.json.Decoder(Switched)


class Switches:
    """The notice and read-only mode of this process, kept equal to those of the others."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.now = Switched()
        self._supervisor = Supervisor()

    async def start(self) -> None:
        """Ask the other processes, and start to repeat. The storage must be watched."""
        if self.registry.storage.shared:
            self.registry.storage.on_broadcast(TOPIC, self._on_broadcast)
            await self._broadcast("")
            self._supervisor.run_forever("switches", self._repeat)

    async def close(self) -> None:
        """Stop."""
        await self._supervisor.close()

    async def set_notice(self, text: str) -> None:
        """Show a text on all pages; "": none."""
        await self._change(text, read_only=self.now.read_only)

    async def set_read_only(self, *, on: bool) -> None:
        """Refuse or allow changes of tables."""
        await self._change(self.now.notice, read_only=on)

    async def _change(self, notice: str, *, read_only: bool) -> None:
        at = max(time.time(), math.nextafter(self.now.at, math.inf))  # later, even if the clock was set back
        self._apply(Switched(notice, read_only, at))
        await self._broadcast(self._encoded())

    def _apply(self, wanted: Switched) -> None:
        before, self.now = self.now, wanted
        self.registry.read_only = wanted.read_only
        for live in list(self.registry.live.values()):
            if wanted.notice != before.notice:
                notice = _ENCODER.encode(Notice(wanted.notice))
                for subscriber in live.subscribers:
                    subscriber.push("notice", notice)
            if before.read_only and not wanted.read_only:
                self.registry.notify_change(live)  # bots go on

    def _encoded(self) -> str:
        return _ENCODER.encode(self.now).decode()

    async def _broadcast(self, payload: str) -> None:
        """Send the state to the other processes; without a payload ask them for theirs."""
        try:
            await self.registry.storage.broadcast(TOPIC, payload)
        except LudariumError as error:  # it is repeated
            LOG.warning("the switches could not be broadcast", extra={"reason": str(error)})

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            if self.now.at:
                await self._broadcast(self._encoded())

    def _on_broadcast(self, payload: str) -> None:
        if not payload:
            if self.now.at:
                self._supervisor.run_once("switches", self._reply)
            return
        wanted = _DECODER.decode(payload)
        if wanted.at > self.now.at:
            self._apply(wanted)

    async def _reply(self) -> None:
        await self._broadcast(self._encoded())
