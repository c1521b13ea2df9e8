"""The table service: carries out requests, and answers once all changes are durable."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from ludarium.errors import LudariumError, Refused
from ludarium.kernel.message import Message
from ludarium.kernel.preview import preview

from ..identity import Caller, key_of, new_table_id, new_token
from ..protocol import (
    Answer,
    ComeBack,
    Created,
    Creation,
    Decide,
    Done,
    Explain,
    ExplanationData,
    Hint,
    Look,
    NewTable,
    Ping,
    Pong,
    Preview,
    PreviewData,
    Refusal,
    Rematch,
    Request,
    State,
    TableData,
)
from ..refusal import refused, to_refusal
from ..storage.base import EntryExists
from ..workers.packs import PackWorker
from .commands import check_own_seat, opening_entry, rematch_entry, to_entry
from .entry import CameBack, Linked, Rematched
from .hints import Hints
from .live_table import LiveTable, known_events
from .projection import for_viewer, message_data
from .registry import TableRegistry
from .subscriber import Subscriber
from .table import Table

LOG: Final = logging.getLogger("ludarium.server")
MAX_KEYS: Final = 32  # devices and links of a seat: each remains in the table's log


class TableService:
    """Carries out the requests of all callers, over sockets and HTTP."""

    def __init__(self, registry: TableRegistry, hints: Hints, packs: PackWorker) -> None:
        self.registry = registry
        self.hints = hints
        self.packs = packs

    async def create(self, creation: Creation, caller: Caller) -> Created:
        """Create a table; its id, and the secrets of the caller's seats."""
        secrets = {number: new_token() for number, seat in enumerate(creation.seats) if seat.kind == "me"}
        keys = {number: key_of(secret) for number, secret in secrets.items()}
        table = new_table_id()
        pack = await self.packs.read(creation.game, creation.pack) if creation.pack else None
        await self.registry.create(table, opening_entry(creation, caller, keys, time.time(), pack))
        return Created(table, secrets)

    async def handle(
        self, table: str, caller: Caller, request: Request, subscriber: Subscriber | None = None
    ) -> Answer:
        """Carry out a request, and return its answer."""
        began = time.perf_counter()
        try:
            live = self.registry.get(table) or await self.registry.load(table)
            answer = await self._answer(live, caller, request, subscriber)
        except Refused as error:
            self.registry.metrics.count("refusals")
            return to_refusal(error, request.ref)
        except LudariumError as error:
            return self._not_saved(error, request)
        if isinstance(request, Decide):
            self._count_decision(began)
        return answer

    def decide_nowait(
        self, live: LiveTable, caller: Caller, request: Decide, on_done: Callable[[Answer | None], None]
    ) -> bool:
        """Make a decision without awaiting. Return False, having done nothing, if `handle` is needed.

        `on_done` gets the answer, or None if another process was first and `handle` has to try again. Raises Refused.
        """
        began, now = time.perf_counter(), time.time()
        own_seats = self._record_activity(live, caller)
        if request.seat in own_seats and live.table.seats[request.seat].stand_in:
            return False

        def on_stored(error: LudariumError | None) -> None:
            if error is None:
                self._count_decision(began)
                on_done(Done(request.ref, live.table.version))
            else:
                on_done(None if isinstance(error, EntryExists) else self._not_saved(error, request))

        try:
            return self.registry.commit_nowait(live, lambda table: to_entry(table, caller, request, now), on_stored)
        except Refused:
            self.registry.metrics.count("refusals")
            raise
        except LudariumError:  # the storage is not available; `handle` reports it
            return False

    def _record_activity(self, live: LiveTable, caller: Caller) -> list[int]:
        """Record that the caller is active; return the caller's seats."""
        own_seats = live.table.held_by(caller.keys)
        live.record_activity(own_seats)
        return own_seats

    def _count_decision(self, began: float) -> None:
        self.registry.metrics.count("decisions", 'by="person"')
        self.registry.metrics.commit.add(time.perf_counter() - began)

    def _not_saved(self, error: LudariumError, request: Request) -> Refusal:
        LOG.error("an entry could not be stored", exc_info=error)
        return to_refusal(refused(Message("reason-not-saved")), request.ref)

    async def _answer(self, live: LiveTable, caller: Caller, request: Request, subscriber: Subscriber | None) -> Answer:
        now = time.time()
        own_seats = self._record_activity(live, caller)
        if isinstance(request, Ping):
            return Pong(request.ref)
        # Any request from a seat brings its person back, if a bot decides for them.
        seat: int | None = getattr(request, "seat", None)
        if seat in own_seats and live.table.seats[seat].stand_in and not isinstance(request, ComeBack):
            await self._bring_back(live, seat, now)
        version = await self.registry.commit(live, lambda table: to_entry(table, caller, request, now))
        if isinstance(request, Decide):
            return Done(request.ref, version)
        if isinstance(request, Look) and subscriber is not None:
            log = live.table.log(request.seat)
            subscriber.look(request.seat, log, known_events(live.table, request.seat, request.since))
        if isinstance(request, Explain | Preview):
            return await self._look_ahead(live, request)
        if isinstance(request, Hint):
            return await self.hints.hint(live, request)
        if isinstance(request, Rematch):
            return NewTable(request.ref, await self._rematch(live, same_seed=request.same_seed))
        return Done(request.ref, version)

    async def _bring_back(self, live: LiveTable, seat: int, now: float) -> None:
        await self.registry.commit(live, lambda table: CameBack(now, seat) if table.seats[seat].stand_in else None)

    async def _look_ahead(self, live: LiveTable, request: Explain | Preview) -> ExplanationData | PreviewData:
        """Why a path of touches is not legal, or what an option would change of the seat's points."""
        async with self.registry.reading(live) as table:
            match = table.match
            assert match is not None
            if isinstance(request, Preview):
                now, after = preview(match, request.seat, request.option) or (None, None)
                return PreviewData(request.ref, now, after)
            reason = match.explain(request.seat, request.touches)
        if reason is None:
            return ExplanationData(request.ref, "", None)
        return ExplanationData(request.ref, reason.rule, message_data(reason.message))

    async def _rematch(self, live: LiveTable, *, same_seed: bool) -> str:
        """The id of the rematch, which is the same for all who ask, in every process."""
        if live.table.rematch is None:
            new_id = hashlib.sha256(f"{live.table.id} again".encode()).hexdigest()[:16]
            with suppress(EntryExists):
                await self.registry.create(new_id, rematch_entry(live.table, time.time(), same_seed=same_seed))
            await self.registry.commit(live, lambda table: None if table.rematch else Rematched(time.time(), new_id))
        assert live.table.rematch is not None
        return live.table.rematch

    async def claim(self, table: str, caller: Caller, secret: str) -> int:
        """Bind the seat of this secret to the caller's device."""
        live = await self.registry.load(table)
        seat = next(iter(live.table.held_by(frozenset([key_of(secret)]))), None)
        if seat is None:
            raise refused(Message("reason-wrong-link"))

        def make_entry(table: Table) -> Linked | None:
            return None if caller.key in table.seats[seat].keys else _link_entry(table, seat, caller.key)

        await self.registry.commit(live, make_entry)
        return seat

    async def link(self, table: str, caller: Caller, seat: int) -> str:
        """A new secret for a seat of the caller, for another device."""
        live = await self.registry.load(table)
        secret = new_token()

        def make_entry(table: Table) -> Linked:
            check_own_seat(table, caller, seat)
            return _link_entry(table, seat, key_of(secret))

        await self.registry.commit(live, make_entry)
        return secret

    async def look(self, table: str, caller: Caller, viewer: int | None, since: int) -> State:
        """The table as this caller may see it."""
        live = await self.registry.load(table)
        async with self.registry.reading(live) as current:
            if viewer is not None:
                check_own_seat(current, caller, viewer)
            return for_viewer(current, live.encoded_table(), caller, viewer, known_events(current, viewer, since))

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a match that is over."""
        async with self.registry.reading(await self.registry.load(table)) as current:
            if current.match is None or not current.match.over:
                raise refused(Message("reason-not-over"))
            return current.match.record()

    async def public_tables(self) -> list[TableData]:
        """The public tables, most recently changed first."""
        return [msgspec.json.decode(one.data, type=TableData) for one in await self.registry.storage.public_tables()]


def _link_entry(table: Table, seat: int, key: str) -> Linked:
    """The entry that adds a key to a seat."""
    if len(table.seats[seat].keys) >= MAX_KEYS:
        raise refused(Message("reason-too-many-devices"))
    return Linked(time.time(), seat, key)
