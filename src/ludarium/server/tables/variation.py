"""Variations: tables at which the players of a finished game continue together from one of its steps.

All of them decide for every seat that is not a bot's: people who look for a better move want to try the answers of the
others too, and need not wait for each other. The seats of bots keep their bots, which answer as they would have.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ludarium.kernel.message import Message

from ..identity import Caller, new_seed, new_table_id
from ..refusal import refused
from .branch import check_playable, position_of
from .checks import check_revealed
from .commands import MAX_ENTRIES
from .entry import Opened, Origin, SeatPlan, VariationOpened
from .live_table import LiveTable
from .registry import TableRegistry
from .snapshot import read_match_at
from .table import Table

MAX_VARIATIONS: Final = 50  # of a table: all are in its state


async def open_variation(registry: TableRegistry, live: LiveTable, caller: Caller, seat: int, entry: int | None) -> str:
    """Open a table that continues from the true position after an entry, and link it; its id."""
    if entry is None:
        raise refused(Message("reason-over"))
    async with registry.reading(live) as table:
        _check_room(table)
        before = table.opened
        seats = _seats(table)
        hosts = sorted({caller.key, *table.seats[seat].keys})
    then = await read_match_at(registry.storage, live.table.id, before, entry)
    seed = new_seed()
    rules, position = await asyncio.to_thread(position_of, then, None, seed)
    opened = Opened(
        at=time.time(),
        game=before.game,
        rules=rules.version,
        seats=seats,
        settings=before.settings,
        visibility="link",
        undo="agreed",
        stand_in=0,
        seed=seed,
        hosts=hosts,
        practice=True,
        hints=True,
        pack=before.pack,
        origin=Origin(live.table.id, entry, position, variation=True),
        newcomers=False,
        spectators=before.spectators,
    )
    check_playable(opened)
    new = new_table_id()
    await registry.create(new, opened)

    def make_entry(table: Table) -> VariationOpened:
        _check_room(table)
        return VariationOpened(time.time(), seat, entry, new)

    await registry.commit(live, make_entry)
    return new


def _seats(table: Table) -> list[SeatPlan]:
    """The seats of a variation: the keys of all players lead to each seat of a person."""
    keys = sorted({key for seat in table.seats if seat.kind == "person" for key in seat.keys})
    return [
        SeatPlan("person", seat.name, keys=keys) if seat.kind == "person" else SeatPlan("bot", seat.name, seat.bot)
        for seat in table.seats
    ]


def _check_room(table: Table) -> None:
    check_revealed(table)
    if len(table.variations) >= MAX_VARIATIONS or table.version >= MAX_ENTRIES:
        raise refused(Message("reason-many-variations"))
