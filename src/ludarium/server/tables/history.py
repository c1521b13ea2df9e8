"""Past views of a table: what a viewer saw after an entry, without what was revealed since."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import View

from ..identity import Caller
from ..refusal import refused
from .commands import check_own_seat, check_seat
from .registry import TableRegistry
from .snapshot import match_at


class PastView(Struct):
    """The view after an entry."""

    entry: int
    view: View


async def past_view(registry: TableRegistry, table: str, caller: Caller, viewer: int | None, entry: int) -> PastView:
    """The table as this viewer saw it after an entry: the redacted position of its snapshot.

    When the game is over, everyone may look back from every seat.
    """
    async with registry.reading(await registry.load(table)) as now:
        if viewer is not None:
            check_seat(now, viewer)
            if now.status != "over":
                check_own_seat(now, caller, viewer)
        if not 0 < entry <= now.version:
            raise refused(Message("reason-no-page"))
    entries = await registry.storage.read(table)
    return await asyncio.to_thread(_view_at, table, entries[:entry], viewer)


def _view_at(table: str, entries: list[bytes], viewer: int | None) -> PastView:
    then = match_at(table, entries)
    if then is None:
        raise refused(Message("reason-no-page"))
    return PastView(len(entries), then.view(viewer))
