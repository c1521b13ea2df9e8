"""Past views of a table: what a viewer saw after an entry, without what was revealed since."""

from __future__ import annotations

import asyncio

from msgspec import Struct

from ludarium.kernel.message import Message
from ludarium.kernel.plain_data import View

from ..identity import Caller
from ..refusal import refused
from ..storage.base import Storage
from .checks import check_may_see, check_may_watch, check_seat
from .entry import Opened
from .registry import TableRegistry
from .snapshot import read_match_at


class PastView(Struct):
    """The view after an entry."""

    entry: int
    view: View


async def past_view(registry: TableRegistry, table: str, caller: Caller, viewer: int | None, entry: int) -> PastView:
    """The table as this viewer saw it after an entry: the redacted position of its snapshot.

    When the game is over, everyone may look back from every seat, unless others may still play its deal.
    """
    async with registry.reading(await registry.load(table)) as now:
        check_may_watch(now, caller)
        if viewer is not None:
            check_seat(now, viewer)
            if now.status != "over" or now.sealed:
                check_may_see(now, caller, viewer)
        if not 0 < entry <= now.version:
            raise refused(Message("reason-no-page"))
        opened = now.opened
    return await view_at(registry.storage, table, opened, viewer, entry)


async def view_at(storage: Storage, table: str, opened: Opened, viewer: int | None, entry: int) -> PastView:
    """The view of a stored table after an entry."""
    then = await read_match_at(storage, table, opened, entry)
    if then is None:
        raise refused(Message("reason-no-page"))
    return PastView(entry, await asyncio.to_thread(then.view, viewer))
