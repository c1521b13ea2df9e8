"""Evenings: creating and joining them, their tables deal by deal, and their end."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

from ludarium.errors import BadSetup
from ludarium.games import names, ruleset
from ludarium.kernel.message import Message

from ..deal_protocol import EveningCreation, EveningJoin, EveningPlace
from ..identity import Caller
from ..refusal import refused
from ..storage.base import EntryExists
from ..tables.checks import clean_name
from ..tables.codes import LETTERS
from ..tables.entry import Linked, Opened, SeatPlan, SharedDeal
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.results import Results
from ..tables.table import Table
from .evening import (
    Entry,
    Evening,
    EveningClosed,
    EveningJoined,
    EveningLeft,
    EveningOpened,
    EveningStarted,
    contest_of,
    encode,
)
from .opening import deal_entry
from .secret import DealSecret, log_summary

LENGTH: Final = 6  # of a code; those of tables are shorter
MIN_TABLES: Final = 2  # with people: fewer have nothing to compare

MakeEntry: TypeAlias = Callable[[Evening], Entry | None]  # None: nothing to commit


class Evenings:
    """Carries out what people ask of evenings."""

    def __init__(self, registry: TableRegistry, results: Results, secret: DealSecret) -> None:
        self.registry = registry
        self.storage = registry.storage
        self.results = results
        self.secret = secret

    async def create(self, creation: EveningCreation, caller: Caller) -> str:
        """Create an evening; its code."""
        if creation.game not in names():
            raise refused(Message("reason-no-game", game=creation.game))
        rules = ruleset(creation.game)
        seats = creation.people + creation.bots
        if seats not in rules.seats:
            raise refused(Message("reason-seat-count", count=seats, first=rules.seats[0], last=rules.seats[-1]))
        try:
            settings = rules.complete(seats, creation.options)
        except BadSetup as error:
            raise refused(Message("reason-no-option", detail=str(error))) from error
        opened = EveningOpened(
            at=time.time(),
            title=clean_name(creation.title),
            game=creation.game,
            people=creation.people,
            bots=creation.bots,
            bot=creation.bot,
            settings=settings,
            tables=creation.tables,
            deals=creation.deals,
            organizer=caller.key,
        )
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            log = contest_of(code)
            with suppress(EntryExists):
                await self.storage.append(0, encode(opened), log_summary(log))
                return code

    async def load(self, typed: str) -> Evening:
        """The evening of a code as a person typed it; refused if there is none."""
        code = "".join(char for char in typed.upper() if char.isalnum())
        known = len(code) == LENGTH and set(code) <= set(LETTERS)
        entries = await self.storage.read(contest_of(code)) if known else []
        if not entries:
            raise refused(Message("reason-no-evening", code=typed))
        return Evening(code, entries)

    async def join(self, code: str, request: EveningJoin, caller: Caller) -> None:
        """Take a free place; all places of a device are at one table, since it sees their cards."""
        keys = await self.results.keys_of(caller)
        name = clean_name(request.name)

        def make_entry(evening: Evening) -> EveningJoined:
            check_joining(evening)
            check_place(evening, request.table, request.seat)
            if (request.table, request.seat) in evening.places:
                raise refused(Message("reason-seat-taken"))
            if evening.own_table(keys) not in {None, request.table}:
                raise refused(Message("reason-evening-one-table"))
            return EveningJoined(time.time(), request.table, request.seat, name, caller.key)

        await self._commit(code, make_entry)

    async def leave(self, code: str, place: EveningPlace, caller: Caller) -> None:
        """Free a place, as its player or as the organizer."""
        keys = await self.results.keys_of(caller)

        def make_entry(evening: Evening) -> EveningLeft | None:
            check_joining(evening)
            check_place(evening, place.table, place.seat)
            person = evening.places.get((place.table, place.seat))
            if person is None:
                return None
            if person.key not in keys and not evening.is_organizer(keys):
                raise refused(Message("reason-not-your-seat"))
            return EveningLeft(time.time(), place.table, place.seat)

        await self._commit(code, make_entry)

    async def start(self, code: str, caller: Caller) -> None:
        """Start the evening, as its organizer."""
        keys = await self.results.keys_of(caller)

        def make_entry(evening: Evening) -> EveningStarted:
            check_organizer(evening, keys)
            check_joining(evening)
            if len(evening.playing_tables()) < MIN_TABLES:
                raise refused(Message("reason-evening-few-tables", least=MIN_TABLES))
            return EveningStarted(time.time())

        await self._commit(code, make_entry)

    async def close(self, code: str, caller: Caller) -> None:
        """Close the evening, as its organizer: deals that are not finished count for nobody."""
        keys = await self.results.keys_of(caller)

        def make_entry(evening: Evening) -> EveningClosed | None:
            check_organizer(evening, keys)
            return None if evening.status == "closed" else EveningClosed(time.time())

        await self._commit(code, make_entry)

    async def close_finished(self, evening: Evening) -> Evening:
        """Close an evening whose tables have all finished."""
        return await self._commit(
            evening.code, lambda now: None if now.status == "closed" else EveningClosed(time.time())
        )

    async def play(self, code: str, caller: Caller) -> str:
        """The table of the caller's next deal, created when the first of its people asks."""
        evening = await self.load(code)
        keys = await self.results.keys_of(caller)
        place = evening.own_table(keys)
        if place is None:
            raise refused(Message("reason-evening-no-place"))
        if evening.status == "joining":
            raise refused(Message("reason-evening-not-started"))
        for number in range(1, evening.opened.deals + 1):
            live = await self._table(evening, number, place)
            if live is None:
                break
            if live.table.status == "playing":
                for (table, seat), person in evening.places.items():
                    if table == place and person.key in keys:
                        await self._let_in(live, seat, person.key, caller.key)
                return live.table.id
        raise refused(Message("reason-evening-over"))

    async def table_id(self, evening: Evening, number: int, place: int) -> str:
        """The id of the table for a deal, which only this server can compute."""
        return (await self.secret.derive(f"table {evening.code} {number} {place}"))[:16]

    async def seed(self, evening: Evening, number: int) -> str:
        """The seed of a deal."""
        return await self.secret.seed(f"deal {evening.code} {number}")

    async def _table(self, evening: Evening, number: int, place: int) -> LiveTable | None:
        """The table for a deal; created if there is none, unless the evening is closed."""
        table = await self.table_id(evening, number, place)
        if not await self.storage.versions([table]):
            if evening.status == "closed":
                return None
            with suppress(EntryExists):
                await self.registry.create(table, await self._opened(evening, number, place))
        return await self.registry.load(table)

    async def _opened(self, evening: Evening, number: int, place: int) -> Opened:
        """The first entry of a table."""
        opened = evening.opened
        people = [evening.places.get((place, seat)) for seat in range(opened.people)]
        seats = [
            SeatPlan("bot", bot=opened.bot) if one is None else SeatPlan("person", one.name, keys=[one.key])
            for one in people
        ]
        seats += [SeatPlan("bot", bot=opened.bot) for _ in range(opened.bots)]
        shared = SharedDeal(evening.contest, number, place + 1)
        seed = await self.seed(evening, number)
        return deal_entry(time.time(), opened.game, opened.settings, seats, seed, shared)

    async def _let_in(self, live: LiveTable, seat: int, known: str, key: str) -> None:
        """Let another device of the person with a known key continue at their seat."""

        def make_entry(table: Table) -> Linked | None:
            keys = table.seats[seat].keys
            return Linked(time.time(), seat, key) if known in keys and key not in keys else None

        await self.registry.commit(live, make_entry)

    async def _commit(self, code: str, make_entry: MakeEntry) -> Evening:
        """Store the entry that `make_entry` returns; again from the new evening if another request was first."""
        while True:
            evening = await self.load(code)
            entry = make_entry(evening)
            if entry is None:
                return evening
            with suppress(EntryExists):
                await self.storage.append(evening.version, encode(entry), log_summary(evening.contest))
                return await self.load(code)


def check_joining(evening: Evening) -> None:
    """Refuse if the evening has started."""
    if evening.status != "joining":
        raise refused(Message("reason-evening-started"))


def check_place(evening: Evening, table: int, seat: int) -> None:
    """Refuse a place that the evening does not have."""
    if table >= evening.opened.tables or seat >= evening.opened.people:
        raise refused(Message("reason-no-page"))


def check_organizer(evening: Evening, keys: list[str]) -> None:
    """Refuse if the caller is not the organizer."""
    if not evening.is_organizer(keys):
        raise refused(Message("reason-not-organizer"))
