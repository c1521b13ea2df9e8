"""Shared replays of finished games: one player leads, and the others follow the step that the leader shows.

What is shown is no entry: each process holds it in memory, and `jobs/replay_sync.py` exchanges it between processes. It
names a step and a seat, nothing of the position, so that everyone sees what their own replay allows.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec
from msgspec import structs

from ludarium.kernel.message import Message

from ..identity import Caller
from ..protocol import (
    Done,
    HandLead,
    NewTable,
    PointerData,
    PointInReplay,
    SharedReplay,
    ShowStep,
    TryVariation,
)
from ..refusal import refused
from .checks import check_own_seat, check_seat
from .live_table import LiveTable
from .registry import TableRegistry
from .subscriber import Subscriber
from .table import Table
from .variation import open_variation

REPLAY_REQUESTS: Final = (ShowStep, HandLead, TryVariation, PointInReplay)
ReplayRequest: TypeAlias = ShowStep | HandLead | TryVariation | PointInReplay
ReplayPush: TypeAlias = SharedReplay | PointerData
_ENCODER: Final = msgspec.json.Encoder()


class SharedReplays:
    """Carries out the requests about shared replays. `on_push` gets what other processes have to know."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.on_push: Callable[[LiveTable, ReplayPush], None] | None = None

    async def handle(self, live: LiveTable, caller: Caller, request: ReplayRequest) -> Done | NewTable:
        """Carry out a request; raises Refused with the reason."""
        async with self.registry.reading(live) as table:
            check_own_seat(table, caller, request.seat)
            if table.status != "over":
                raise refused(Message("reason-not-over"))
            if not isinstance(request, TryVariation):
                self._carry_out(live, table, caller, request)
                return Done(request.ref, table.version)
            shown = _led_by(live, request.seat)
        new = await open_variation(self.registry, live, caller, request.seat, shown.entry)
        now = live.shared_replay
        if now is not None and now.leader == request.seat:
            self._show(live, structs.replace(now, variation=new))
        return NewTable(request.ref, new)

    def greet(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Send a subscriber who has just looked what is shown now."""
        if live.shared_replay is not None:
            _send(live, subscriber, live.shared_replay)

    def receive(self, live: LiveTable, push: ReplayPush) -> None:
        """Take over what another process has sent: of two shared replays the newer, in every process the same."""
        if isinstance(push, SharedReplay):
            now = live.shared_replay
            if now is not None and (push.version, _ENCODER.encode(push)) <= (now.version, _ENCODER.encode(now)):
                return
            live.shared_replay = push
        _send_all(live, push)

    def _carry_out(
        self, live: LiveTable, table: Table, caller: Caller, request: ShowStep | HandLead | PointInReplay
    ) -> None:
        match request:
            case ShowStep(seat=seat, entry=entry, view=view):
                self._check_may_lead(live, table, caller, request)
                check_seat(table, view)
                _check_entry(table, entry)
                self._show(live, SharedReplay(0, seat, entry, view))
            case HandLead(seat=seat, to=to):
                shown = _led_by(live, seat)
                if to is not None:
                    check_seat(table, to)
                    if table.seats[to].kind != "person":
                        raise refused(Message("reason-no-person"))
                self._show(live, structs.replace(shown, leader=to))
            case PointInReplay(seat=seat, thing=thing, entry=entry, variation=variation):
                _check_entry(table, entry)
                self._push(live, PointerData(seat, thing, entry, variation))

    def _check_may_lead(self, live: LiveTable, table: Table, caller: Caller, request: ShowStep) -> None:
        """Refuse a step of a player while another leads; the host may take the lead, and others from who is away."""
        leader = None if live.shared_replay is None else live.shared_replay.leader
        if leader is None or leader == request.seat:
            return
        if not request.take or not (table.is_host(caller.keys) or leader not in live.online()):
            raise refused(Message("reason-other-leads"))

    def _show(self, live: LiveTable, shown: SharedReplay) -> None:
        """Show this from now on. Versions contain the time, so that they also grow when the server has restarted."""
        before = 0 if live.shared_replay is None else live.shared_replay.version
        live.shared_replay = structs.replace(shown, version=max(before + 1, int(time.time() * 1000)))
        self._push(live, live.shared_replay)

    def _push(self, live: LiveTable, push: ReplayPush) -> None:
        _send_all(live, push)
        if self.on_push is not None:
            self.on_push(live, push)


def _led_by(live: LiveTable, seat: int) -> SharedReplay:
    """The shared replay; refused if another leads it."""
    if live.shared_replay is None or live.shared_replay.leader != seat:
        raise refused(Message("reason-not-leader"))
    return live.shared_replay


def _check_entry(table: Table, entry: int | None) -> None:
    if entry is not None and entry > table.version:
        raise refused(Message("reason-no-page"))


def _send_all(live: LiveTable, push: ReplayPush) -> None:
    for subscriber in live.subscribers:
        _send(live, subscriber, push)


def _send(live: LiveTable, subscriber: Subscriber, push: ReplayPush) -> None:
    if live.table.may_watch(subscriber.caller.keys):
        kind = "replay" if isinstance(push, SharedReplay) else f"pointer {push.seat}"
        subscriber.push(kind, _ENCODER.encode(push))
