"""Earlier moments of a table: what a viewer saw after an entry, with nothing of what it has learned since."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Struct

from ludarium.kernel.message import Message

from .asking import seat_of
from .device import Caller
from .hub import Hub
from .keeping import match_after
from .refusal import refused


class Moment(Struct):
    """The view after so many entries."""

    entry: int
    view: dict[str, Any]


async def moment(hub: Hub, table: str, caller: Caller, viewer: int | None, entry: int) -> Moment:
    """The table as this viewer saw it after an entry: the position that was kept with it, redacted."""
    async with hub.reading(await hub.wake(table)) as now:
        if viewer is not None:
            seat_of(now, caller, viewer)
        if not 0 < entry <= now.version:
            raise refused(Message("reason-no-page"))
    entries = await hub.storage.read(table)
    return await asyncio.to_thread(_seen, table, entries[:entry], viewer)


def _seen(table: str, entries: list[bytes], viewer: int | None) -> Moment:
    then = match_after(table, entries)
    if then is None:
        raise refused(Message("reason-no-page"))
    return Moment(len(entries), then.view(viewer))
