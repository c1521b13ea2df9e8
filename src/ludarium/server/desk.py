"""The desk: takes what somebody asks, and answers once all that it changes is durable."""

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

from .asking import answer_to, opened, reopened, seat_of
from .device import Caller, key_of, new_table_id, new_token
from .entry import CameBack, Linked, Rematched
from .hinting import Hints
from .hub import Hub
from .live import Live, told_before
from .packs import PackReader
from .protocol import (
    Answer,
    BackIn,
    Created,
    Creation,
    Decide,
    Done,
    Explain,
    Explanation,
    Hint,
    Look,
    NewTable,
    Ping,
    Pong,
    Refusal,
    Rematch,
    Request,
    State,
    TableData,
)
from .refusal import refusal, refused
from .showing import message_data, state
from .storage import Taken
from .table import Table
from .watcher import Watcher

LOG: Final = logging.getLogger("ludarium.server")
MOST_KEYS: Final = 32  # devices and links of a seat: each stays in the table's log for ever


class Desk:
    """Answers everybody, over sockets and over HTTP alike."""

    def __init__(self, hub: Hub, hints: Hints, packs: PackReader) -> None:
        self.hub = hub
        self.hints = hints
        self.packs = packs

    async def create(self, wish: Creation, caller: Caller) -> Created:
        """A new table, and the secrets of one's own seats."""
        secrets = {number: new_token() for number, seat in enumerate(wish.seats) if seat.kind == "me"}
        keys = {number: key_of(secret) for number, secret in secrets.items()}
        table = new_table_id()
        pack = await self.packs.read(wish.game, wish.pack) if wish.pack else None
        await self.hub.open(table, opened(wish, caller, keys, time.time(), pack))
        return Created(table, secrets)

    async def ask(self, table: str, caller: Caller, request: Request, watcher: Watcher | None = None) -> Answer:
        """The answer to a request."""
        began = time.perf_counter()
        try:
            live = self.hub.awake(table) or await self.hub.wake(table)
            answer = await self._answer(live, caller, request, watcher)
        except Refused as error:
            self.hub.metrics.count("refusals")
            return refusal(error, request.ref)
        except LudariumError as error:
            return self._not_saved(error, request)
        if isinstance(request, Decide):
            self._count(began)
        return answer

    def decide(self, live: Live, caller: Caller, request: Decide, told: Callable[[Answer | None], None]) -> bool:
        """Take a decision with no task to wait for it, as nearly all can be; False, with nothing done, for `ask`.

        `told` hears the answer, or None where `ask` has to begin anew: another process was first. May be Refused.
        """
        began, now = time.perf_counter(), time.time()
        mine = self._greet(live, caller)
        if request.seat in mine and live.table.seats[request.seat].stand_in:
            return False

        def stored(error: LudariumError | None) -> None:
            if error is None:
                self._count(began)
                told(Done(request.ref, live.table.version))
            else:
                told(None if isinstance(error, Taken) else self._not_saved(error, request))

        try:
            return self.hub.begin(live, lambda table: answer_to(table, caller, request, now), stored)
        except Refused:
            self.hub.metrics.count("refusals")
            raise
        except LudariumError:  # the storage takes nothing at the moment
            return False

    def _greet(self, live: Live, caller: Caller) -> list[int]:
        """Note a sign of life of whoever asks; the seats that are theirs."""
        mine = live.table.held_by(caller.keys)
        live.greet(mine)
        return mine

    def _count(self, began: float) -> None:
        self.hub.metrics.count("decisions", 'by="person"')
        self.hub.metrics.commit.add(time.perf_counter() - began)

    def _not_saved(self, error: LudariumError, request: Request) -> Refusal:
        LOG.error("an entry could not be stored", exc_info=error)
        return refusal(refused(Message("reason-not-saved")), request.ref)

    async def _answer(self, live: Live, caller: Caller, request: Request, watcher: Watcher | None) -> Answer:
        now = time.time()
        mine = self._greet(live, caller)
        if isinstance(request, Ping):
            return Pong(request.ref)
        # Any request from a seat brings its person back, if a bot stood in.
        asking: int | None = getattr(request, "seat", None)
        if asking in mine and live.table.seats[asking].stand_in and not isinstance(request, BackIn):
            await self._bring_back(live, asking, now)
        version = await self.hub.write(live, lambda table: answer_to(table, caller, request, now))
        if isinstance(request, Decide):
            return Done(request.ref, version)
        if isinstance(request, Look) and watcher is not None:
            log = live.table.log(request.seat)
            watcher.look(request.seat, log, told_before(live.table, request.seat, request.since))
        if isinstance(request, Explain):
            return await self._explain(live, request)
        if isinstance(request, Hint):
            return await self.hints.hint(live, request)
        if isinstance(request, Rematch):
            return NewTable(request.ref, await self._rematch(live, same_seed=request.same_seed))
        return Done(request.ref, version)

    async def _bring_back(self, live: Live, seat: int, now: float) -> None:
        await self.hub.write(live, lambda table: CameBack(now, seat) if table.seats[seat].stand_in else None)

    async def _explain(self, live: Live, request: Explain) -> Explanation:
        async with self.hub.reading(live) as table:
            found = None if table.match is None else table.match.explain(request.seat, request.touches)
        if found is None:
            return Explanation(request.ref, "", None)
        return Explanation(request.ref, found.rule, message_data(found.message))

    async def _rematch(self, live: Live, *, same_seed: bool) -> str:
        """The table to go on at: there is only one, whoever asks first and in whichever process."""
        if live.table.rematch is None:
            again = hashlib.sha256(f"{live.table.id} again".encode()).hexdigest()[:16]
            with suppress(Taken):
                await self.hub.open(again, reopened(live.table, time.time(), same_seed=same_seed))
            await self.hub.write(live, lambda table: None if table.rematch else Rematched(time.time(), again))
        assert live.table.rematch is not None
        return live.table.rematch

    async def claim(self, table: str, caller: Caller, secret: str) -> int:
        """Bind the seat of this secret to the caller's device."""
        live = await self.hub.wake(table)
        seat = next(iter(live.table.held_by(frozenset([key_of(secret)]))), None)
        if seat is None:
            raise refused(Message("reason-wrong-link"))

        def make(table: Table) -> Linked | None:
            return None if caller.key in table.seats[seat].keys else _linked(table, seat, caller.key)

        await self.hub.write(live, make)
        return seat

    async def link(self, table: str, caller: Caller, seat: int) -> str:
        """A new secret for a seat of one's own, for another device."""
        live = await self.hub.wake(table)
        secret = new_token()

        def make(table: Table) -> Linked:
            seat_of(table, caller, seat)
            return _linked(table, seat, key_of(secret))

        await self.hub.write(live, make)
        return secret

    async def look(self, table: str, caller: Caller, viewer: int | None, since: int) -> State:
        """The table as this caller may see it."""
        live = await self.hub.wake(table)
        async with self.hub.reading(live) as found:
            if viewer is not None:
                seat_of(found, caller, viewer)
            return state(found, live.written(), caller, viewer, told_before(found, viewer, since))

    async def record(self, table: str) -> dict[str, Any]:
        """The whole match, once it is over."""
        async with self.hub.reading(await self.hub.wake(table)) as found:
            if found.match is None or not found.match.over:
                raise refused(Message("reason-not-over"))
            return found.match.record()

    async def listed(self) -> list[TableData]:
        """The public tables, the one that changed last first."""
        return [msgspec.json.decode(one.data, type=TableData) for one in await self.hub.storage.listed()]


def _linked(table: Table, seat: int, key: str) -> Linked:
    """The entry by which a seat gets one more key."""
    if len(table.seats[seat].keys) >= MOST_KEYS:
        raise refused(Message("reason-too-many-devices"))
    return Linked(time.time(), seat, key)
