"""A table loaded in this process, with its subscribers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from msgspec import Raw

from ludarium.kernel.json_cache import JsonBuffer, encode

from ..protocol import SharedReplay, TableData
from ..storage.base import StoredStatus, Summary
from .lock import Lock
from .projection import for_viewer, table_data
from .seat import Seat
from .subscriber import Subscriber
from .table import Table

_BUFFER: Final = JsonBuffer()


class LiveTable:
    """A loaded table. Readers and writers hold its lock, so no client sees an uncommitted entry.

    Times are by the monotonic clock.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = Lock()
        self.uncommitted = False  # whether an entry is applied that is not known to be stored
        self.subscribers: dict[Subscriber, None] = {}  # in the order in which they came, so that runs can be repeated
        self.last_seen: dict[int, float] = {}  # the last activity of each person, by seat
        self.last_used = time.monotonic()
        self.occupied_since = time.monotonic()  # since when at least one player is connected
        self.bot_task: asyncio.Task[None] | None = None  # while bots are moving
        self.online_elsewhere: frozenset[int] = frozenset()  # seats of people connected to other processes
        self.on_presence_change: Callable[[], None] | None = None  # called on subscribe and unsubscribe
        self.shared_replay: SharedReplay | None = None  # once a player has shown a step
        self._seats: list[Seat] | None = None  # the seats for which `_online_here` was computed
        self._online_here: frozenset[int] = frozenset()
        self._encoded_for: tuple[Table, int, frozenset[int]] | None = None  # the state in which it was encoded
        self._encoded = Raw()
        self._last_move = (0.0, 0.0)  # by the wall clock and by the monotonic clock

    def online_here(self) -> frozenset[int]:
        """The seats of people connected to this process."""
        if self._seats is not self.table.seats:
            self._seats = self.table.seats
            self._online_here = frozenset(
                [seat for one in self.subscribers for seat in self.table.held_by(one.caller.keys)]
            )
        return self._online_here

    def online(self) -> frozenset[int]:
        """The seats of people connected to any process."""
        return self.online_here() | self.online_elsewhere if self.online_elsewhere else self.online_here()

    def absent_for(self, seat: int) -> float:
        """For how many seconds a person is known to be away: not counting while all were away; 0 if connected."""
        if seat in self.online():
            return 0.0
        return time.monotonic() - max(self.last_seen.get(seat, 0.0), self.occupied_since)

    def last_move(self) -> float:
        """When the last move was made."""
        at = self.table.last_move_at
        if self._last_move[0] != at:
            self._last_move = (at, time.monotonic() - max(0.0, time.time() - at))
        return self._last_move[1]

    def encoded_table(self) -> Raw:
        """The public part of the table as JSON, encoded once for all subscribers."""
        now = (self.table, self.table.revision, self.online())
        if self._encoded_for != now:
            self._encoded_for = now
            self._encoded = encode(self.public_data())
        return self._encoded

    def public_data(self) -> TableData:
        """The public part of the table."""
        return table_data(self.table, self.online(), self.last_seen)

    def is_committed(self) -> bool:
        """Whether all its entries are stored, so that it may be shown."""
        return not self.uncommitted and not self.lock.locked()

    def notify(self) -> None:
        """Mark all subscribers as stale."""
        for subscriber in self.subscribers:
            subscriber.mark_stale()

    def record_activity(self, seats: list[int]) -> None:
        """Record that the people of these seats were active just now."""
        now = time.monotonic()
        online = self.online()
        for seat in seats:
            self.last_seen[seat] = now
            if seat not in online:
                self._encoded_for = None  # it contains since when they are away

    def set_online_elsewhere(self, seats: frozenset[int]) -> None:
        """Set the seats of people who are connected to other processes."""
        before = self.online()
        self.record_activity(sorted(self.online_elsewhere - seats))  # those who left were there until now
        self.online_elsewhere = seats
        self._notify_if_changed(before)

    def subscribe(self, subscriber: Subscriber) -> None:
        """Add a subscriber."""
        before = self.online()
        self.subscribers[subscriber] = None
        self._seats = None
        self._presence_changed(before)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        before = self.online()
        self.record_activity(self.table.held_by(subscriber.caller.keys))
        self.subscribers.pop(subscriber, None)
        self._seats = None
        self.last_used = time.monotonic()
        self._presence_changed(before)

    def _presence_changed(self, before: frozenset[int]) -> None:
        """Call `on_presence_change`; notify subscribers if other people are online than before."""
        if self.on_presence_change is not None:
            self.on_presence_change()
        self._notify_if_changed(before)

    def _notify_if_changed(self, before: frozenset[int]) -> None:
        if not before and self.online():
            self.occupied_since = time.monotonic()
        if self.online() != before:
            self.notify()

    def encode_state(self, subscriber: Subscriber) -> bytes:
        """The table as JSON for a subscriber, who counts as up to date from now on."""
        subscriber.stale = False
        if subscriber.viewer is not None and not self.table.may_see(subscriber.caller.keys, subscriber.viewer):
            subscriber.viewer = None  # the seat is no longer the caller's, or no longer to be watched
        log = self.table.log(subscriber.viewer)
        sent = subscriber.sent_of(log)
        state = for_viewer(self.table, self.encoded_table(), subscriber.caller, subscriber.viewer, sent)
        subscriber.mark_sent(log, 0 if state.hidden else len(log))
        if not any(one.stale for one in self.subscribers):
            self.table.drop_position()
        return _BUFFER.encode(state)

    def summary(self) -> Summary:
        """The table's row for lists."""
        table = self.table
        data = bytes(self.encoded_table()) if table.opened.visibility == "public" else b""
        return Summary(table.id, self._stored_status(), table.opened.visibility, table.opened.game, time.time(), data)

    def _stored_status(self) -> StoredStatus:
        """Its status, or "waiting": only people have to decide, without a clock and without messages to send."""
        table = self.table
        if table.status != "playing" or table.clocks is not None or table.receivers.has_any():
            return table.status
        return "playing" if any(table.seats[seat].deciding_bot() for seat in table.waiting_for()) else "waiting"


def known_events(table: Table, viewer: int | None, since: int) -> int:
    """How many of the first `since` events of a client's log are still valid for certain."""
    return min(since, table.stable_log_length(viewer))
