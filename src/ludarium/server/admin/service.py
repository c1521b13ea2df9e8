"""The operator's view of the server and its tables, and what the operator does with a table.

Closing a table and freeing a seat are entries of its log, and a table is removed after it was closed: so both work in
every process, whichever holds the table.
"""

from __future__ import annotations

import asyncio
import logging
import platform
import shutil
import tempfile
import time
from pathlib import Path
from typing import Final

from ludarium import __version__
from ludarium.errors import Refused
from ludarium.kernel import game
from ludarium.kernel.message import Message

from ..admin_protocol import AdminOverview, AdminSeat, AdminTable
from ..json_log import shorten_id
from ..metrics import resident_memory
from ..refusal import refused
from ..storage.listing import ListedTable, ListingStorage
from ..storage.sqlite_backup import back_up
from ..tables.checks import check_not_over, check_seat
from ..tables.entry import Freed, Stopped
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.seating import DEFAULT_BOT
from ..tables.table import Table
from .switches import Switches

LOG: Final = logging.getLogger("ludarium.server")
SHOWN: Final = 50  # tables in a list


class Admin:
    """Carries out what the operator asks for."""

    def __init__(self, registry: TableRegistry, switches: Switches) -> None:
        self.registry = registry
        self.switches = switches
        self.started = time.time()

    @property
    def listing(self) -> ListingStorage:
        """The storage, as something that lists its tables."""
        storage = self.registry.storage
        assert isinstance(storage, ListingStorage)
        return storage

    async def overview(self) -> AdminOverview:
        """The state of the server."""
        storage, live, file = self.listing, self.registry.live, self.listing.file()
        return AdminOverview(
            version=__version__,
            python=platform.python_version(),
            compiled=is_compiled(),
            database=await storage.engine(),
            started=self.started,
            memory=resident_memory(),
            database_size=await storage.size(),
            disk_free=None if file is None else shutil.disk_usage(file.absolute().parent).free,
            backup=file is not None,
            shared=self.registry.storage.shared,
            tables=await storage.count_tables(),
            loaded=len(live),
            connections=sum(len(one.subscribers) for one in live.values()),
            read_only=self.switches.now.read_only,
            notice=self.switches.now.notice,
        )

    async def tables(self, search: str, status: str) -> list[AdminTable]:
        """The tables of this search, most recent first: the beginning of an id, a game, or a name at a loaded table."""
        wanted = search.strip().rpartition("/t/")[2].split("/")[0].split("#")[0]
        also = [
            table
            for table, live in self.registry.live.items()
            if wanted and any(wanted.casefold() in seat.name.casefold() for seat in live.table.seats)
        ]
        found = await self.listing.list_tables(wanted, status, also, SHOWN)
        return [self._shown(one) for one in found]

    async def table(self, table: str) -> AdminTable:
        """A table, which is loaded for this."""
        await self.registry.load(table)
        found = await self.listing.list_tables(table, "", [], 1)
        if not found or found[0].table != table:
            raise refused(Message("reason-no-table"))
        return self._shown(found[0])

    async def close(self, table: str) -> None:
        """Close a table: it can still be seen, but takes no more decisions."""
        live = await self.registry.load(table)

        def make_entry(table: Table) -> Stopped | None:
            if table.stopped:
                return None
            check_not_over(table)
            return Stopped(time.time())

        await self.registry.commit(live, make_entry)

    async def free(self, table: str, number: int) -> None:
        """Take a seat away from its person; during the game a bot plays on."""
        live = await self.registry.load(table)

        def make_entry(table: Table) -> Freed:
            check_seat(table, number)
            check_not_over(table)
            if table.seats[number].kind != "person":
                raise refused(Message("reason-no-person"))
            return Freed(time.time(), number, DEFAULT_BOT, by_operator=True)

        await self.registry.commit(live, make_entry)

    async def remove(self, table: str) -> None:
        """Delete a table for good. It is closed before, so that people and bots at it stop in every process."""
        self.registry.check_writable()
        if ":" in table or not await self.registry.storage.versions([table]):
            raise refused(Message("reason-no-table"))
        try:
            await self.close(table)
        except Refused:
            pass  # it is over
        except Exception:  # one that cannot be read can still be removed
            LOG.exception("a table could not be closed", extra={"table": shorten_id(table)})
        await self.registry.storage.delete([table])
        live = self.registry.live.get(table)
        if live is not None:
            self.registry.drop(live)
        LOG.info("the operator removed a table", extra={"table": shorten_id(table)})

    async def backup(self) -> Path:
        """A copy of the database, in a folder of its own that the caller deletes."""
        file = self.listing.file()
        if file is None:
            raise refused(Message("reason-no-backup"))
        folder = Path(tempfile.mkdtemp(prefix=".backup-", dir=file.absolute().parent))
        copy = folder / time.strftime("ludarium-%Y-%m-%d-%H%M.sqlite")
        try:
            await asyncio.to_thread(back_up, file, copy)
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        return copy

    def _shown(self, found: ListedTable) -> AdminTable:
        live = self.registry.live.get(found.table)
        return AdminTable(
            id=found.table,
            status=found.status,
            visibility=found.visibility,
            game=found.game,
            entries=found.entries,
            size=found.size,
            changed=found.changed,
            loaded=live is not None,
            connections=0 if live is None else len(live.subscribers),
            seats=[] if live is None else seats_of(live),
        )


def is_compiled() -> bool:
    """Whether the engines are compiled."""
    return not game.__file__.endswith(".py")


def seats_of(live: LiveTable) -> list[AdminSeat]:
    """The seats of a loaded table."""
    online = live.online()
    return [AdminSeat(seat.kind, seat.name, seat.bot, number in online) for number, seat in enumerate(live.table.seats)]
