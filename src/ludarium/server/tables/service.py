"""The table service: carries out requests, and answers once all changes are durable."""

from __future__ import annotations

import hashlib
import logging
import math
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from ludarium.errors import LudariumError, Refused
from ludarium.kernel.message import Message
from ludarium.kernel.preview import preview
from ludarium.text.localizer import LANGUAGES

from ..identity import Caller, key_of, new_table_id, new_token
from ..outgoing import Outgoing, OutgoingError, PrivateTarget
from ..protocol import (
    Answer,
    AskForBot,
    ClaimedSeat,
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
    SetWebhook,
    State,
    TableData,
)
from ..refusal import refused, to_refusal
from ..storage.base import EntryExists
from ..webhook import alert_text, table_link, webhook_request
from ..workers.packs import PackWorker
from .checks import check_host, check_may_see, check_may_watch, check_not_over, check_own_seat, check_revealed
from .commands import opening_entry, rematch_entry, to_entry
from .entry import CameBack, Linked, Rematched, WatchLinked, Webhook, WebhookSet
from .hints import Hints
from .live_table import LiveTable, known_events
from .projection import for_viewer, message_data
from .registry import TableRegistry
from .shared_replays import REPLAY_REQUESTS, SharedReplays
from .subscriber import Subscriber
from .table import Table

LOG: Final = logging.getLogger("ludarium.server")
MAX_KEYS: Final = 32  # devices and links of a seat: each remains in the table's log


class TableService:
    """Carries out the requests of all callers, over sockets and HTTP."""

    def __init__(
        self, registry: TableRegistry, hints: Hints, packs: PackWorker, outgoing: Outgoing, absence: float
    ) -> None:
        self.registry = registry
        self.outgoing = outgoing
        self.hints = hints
        self.replays = SharedReplays(registry)
        self.packs = packs
        self.absence = absence  # seconds after which others may ask for a bot

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

    async def _answer(  # noqa: C901, PLR0911 - a case for each kind of answer
        self, live: LiveTable, caller: Caller, request: Request, subscriber: Subscriber | None
    ) -> Answer:
        now = time.time()
        own_seats = self._record_activity(live, caller)
        if isinstance(request, Ping):
            return Pong(request.ref)
        # Any request from a seat brings its person back, if a bot decides for them.
        seat: int | None = getattr(request, "seat", None)
        if seat in own_seats and _may_come_back(live.table, seat) and not isinstance(request, ComeBack):
            await self._bring_back(live, seat, now)
        if isinstance(request, SetWebhook):
            return await self._set_webhook(live, caller, request)
        if isinstance(request, REPLAY_REQUESTS):
            return await self.replays.handle(live, caller, request)
        if isinstance(request, AskForBot):
            self._check_absent(live, request.seat)
        version = await self.registry.commit(live, lambda table: to_entry(table, caller, request, now))
        if isinstance(request, Decide):
            return Done(request.ref, version)
        if isinstance(request, Look) and subscriber is not None:
            log = live.table.log(request.seat)
            # What another process showed after an undo that is not known here may differ from the log here.
            since = request.since if request.version <= live.table.version else 0
            subscriber.look(request.seat, log, known_events(live.table, request.seat, since))
            self.replays.greet(live, subscriber)
        if isinstance(request, Explain | Preview):
            return await self._look_ahead(live, request)
        if isinstance(request, Hint):
            return await self.hints.hint(live, request)
        if isinstance(request, Rematch):
            return NewTable(request.ref, await self._rematch(live, same_seed=request.same_seed))
        return Done(request.ref, version)

    async def _set_webhook(self, live: LiveTable, caller: Caller, request: SetWebhook) -> Done:
        """Set or remove the webhook of a table, once it has taken a first message."""
        check_host(live.table, caller)
        check_not_over(live.table)
        if not request.url:
            version = await self.registry.commit(live, lambda _: WebhookSet(time.time()))
            return Done(request.ref, version)
        address = self.outgoing.address
        language = request.language if request.language in LANGUAGES else LANGUAGES[0]
        text = alert_text("hello", language, live.table.opened.game, "")
        body, headers = webhook_request(request.kind, text, table_link(address, live.table.id))
        try:
            await self.outgoing.post(request.url, body, headers)
        except PrivateTarget as error:
            raise refused(Message("reason-private-target")) from error
        except OutgoingError as error:
            raise refused(Message("reason-webhook", detail=str(error))) from error
        webhook = Webhook(request.kind, request.url, language, address)

        def make_entry(table: Table) -> WebhookSet:
            check_host(table, caller)
            check_not_over(table)
            return WebhookSet(time.time(), webhook=webhook)

        return Done(request.ref, await self.registry.commit(live, make_entry))

    def _check_absent(self, live: LiveTable, seat: int) -> None:
        """Refuse to let a bot decide for a player who is here, or was until a moment ago."""
        left = self.absence - live.absent_for(seat)
        if seat in live.online():
            raise refused(Message("reason-not-absent"))
        if left > 0:
            raise refused(Message("reason-just-left", count=math.ceil(left)))

    async def _bring_back(self, live: LiveTable, seat: int, now: float) -> None:
        if not self.registry.read_only:
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

    async def claim(self, table: str, caller: Caller, secret: str) -> ClaimedSeat:
        """Bind the seat of this secret to the caller's device, or let the device watch the seat."""
        live = await self.registry.load(table)
        key = key_of(secret)
        claimed = ClaimedSeat(-1)

        def make_entry(table: Table) -> Linked | WatchLinked | None:
            seat, claimed.watch = _seat_of(table, key)
            claimed.seat = seat
            if claimed.watch:
                return _watch_entry(table, seat, caller)
            return None if caller.key in table.seats[seat].keys else _link_entry(table, seat, caller.key)

        await self.registry.commit(live, make_entry)
        return claimed

    async def watch_link(self, table: str, caller: Caller, seat: int) -> str:
        """A new secret with which others may watch a seat of the caller."""
        live = await self.registry.load(table)
        secret = new_token()

        def make_entry(table: Table) -> WatchLinked:
            check_own_seat(table, caller, seat)
            check_revealed(table)
            check_room(table.seats[seat].watchers)
            return WatchLinked(time.time(), seat, key_of(secret), link=True)

        await self.registry.commit(live, make_entry)
        return secret

    async def link(self, table: str, caller: Caller, seat: int) -> str:
        """A new secret for a seat of the caller, for another device."""
        live = await self.registry.load(table)
        secret = new_token()

        def make_entry(table: Table) -> Linked:
            check_own_seat(table, caller, seat)
            return _link_entry(table, seat, key_of(secret), link=True)

        await self.registry.commit(live, make_entry)
        return secret

    async def look(self, table: str, caller: Caller, viewer: int | None, since: int) -> State:
        """The table as this caller may see it."""
        live = await self.registry.load(table)
        async with self.registry.reading(live) as current:
            if viewer is not None:
                check_may_see(current, caller, viewer)
            return for_viewer(current, live.encoded_table(), caller, viewer, known_events(current, viewer, since))

    async def record(self, table: str, caller: Caller) -> dict[str, Any]:
        """The record of a match that is over."""
        async with self.registry.reading(await self.registry.load(table)) as current:
            check_may_watch(current, caller)
            if current.match is None or not current.match.over:
                raise refused(Message("reason-not-over"))
            check_revealed(current)
            return current.match.record() | {"names": [seat.name for seat in current.seats]}

    async def public_tables(self) -> list[TableData]:
        """The public tables that a stranger may watch or join, most recently changed first."""
        stored = await self.registry.storage.public_tables()
        tables = [msgspec.json.decode(one.data, type=TableData) for one in stored]
        return [table for table in tables if table.spectators or (table.newcomers and _has_free_seat(table))]


def _may_come_back(table: Table, seat: int) -> bool:
    """Whether a bot decides for this seat, and its person has time left."""
    return bool(table.seats[seat].stand_in) and not (table.clocks is not None and table.clocks.is_used_up(seat))


def _has_free_seat(table: TableData) -> bool:
    return table.status != "over" and any(seat.kind == "open" or seat.offered for seat in table.seats)


def _seat_of(table: Table, key: str) -> tuple[int, bool]:
    """The seat of the key of a link, and whether the link is only for watching it."""
    for number, seat in enumerate(table.seats):
        if key in seat.keys:
            return number, False
        if key in seat.watchers:
            return number, True
    raise refused(Message("reason-wrong-link"))


def _watch_entry(table: Table, seat: int, caller: Caller) -> WatchLinked | None:
    """The entry that lets a device watch a seat; none for the player, and not for those of other seats."""
    own_seats = table.held_by(caller.keys)
    if seat in own_seats or caller.key in table.seats[seat].watchers:
        return None
    if own_seats:
        raise refused(Message("reason-already-seated"))
    check_room(table.seats[seat].watchers)
    return WatchLinked(time.time(), seat, caller.key)


def check_room(keys: list[str]) -> None:
    """Refuse another key of a seat if it has too many."""
    if len(keys) >= MAX_KEYS:
        raise refused(Message("reason-too-many-devices"))


def _link_entry(table: Table, seat: int, key: str, *, link: bool = False) -> Linked:
    """The entry that adds a key to a seat."""
    check_room(table.seats[seat].keys)
    return Linked(time.time(), seat, key, link)
