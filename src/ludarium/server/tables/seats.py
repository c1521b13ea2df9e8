"""The seats of a table, and the keys that give access to them."""

from __future__ import annotations

from typing import Final

from .entry import SeatPlan, WatchLinked, WatchRevoked
from .seat import Seat

MAX_CACHED_CALLERS: Final = 256  # limited, since a caller with a seat's secret may send any cookie with it


class Seats:
    """The seats of a table; `hosts` are the keys of its host."""

    def __init__(self, seats: list[Seat], hosts: list[str]) -> None:
        self.seats = seats  # replaced, never changed, when a seat's keys change
        self.hosts = set(hosts)
        self._seats_by_keys: dict[frozenset[str], list[int]] = {}  # a cache of `held_by`

    def held_by(self, keys: frozenset[str]) -> list[int]:
        """The seats that these keys give access to."""
        seats = self._seats_by_keys.get(keys)
        if seats is None:
            seats = [number for number, seat in enumerate(self.seats) if not keys.isdisjoint(seat.keys)]
            if seats:  # callers without a seat are not cached: there may be any number
                if len(self._seats_by_keys) >= MAX_CACHED_CALLERS:
                    self._seats_by_keys = {}
                self._seats_by_keys[keys] = seats
        return seats

    def watched_by(self, keys: frozenset[str]) -> list[int]:
        """The seats that these keys may watch by invitation."""
        return [number for number, seat in enumerate(self.seats) if not keys.isdisjoint(seat.watchers)]

    def may_see(self, keys: frozenset[str], number: int) -> bool:
        """Whether these keys may see what a seat sees: those of its player, and of invited guests."""
        return number in self.held_by(keys) or number in self.watched_by(keys)

    def is_host(self, keys: frozenset[str]) -> bool:
        """Whether these keys are the host's."""
        return not keys.isdisjoint(self.hosts)

    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def reseat(self, number: int, plan: SeatPlan) -> None:
        """Replace a seat."""
        self.seats = [*self.seats[:number], Seat(plan), *self.seats[number + 1 :]]
        self._seats_by_keys = {}

    def link(self, number: int, key: str, *, is_link: bool) -> None:
        """Give another key access to a seat."""
        seat = self.seats[number]
        if not self.hosts.isdisjoint(seat.keys):
            self.hosts.add(key)  # a host's other device is a host too
        seat.keys.append(key)
        if is_link:
            seat.links.append(key)
        self.seats = self.seats[:]
        self._seats_by_keys = {}

    def revoke(self, number: int, keys: list[str]) -> None:
        """Withdraw access from all keys of a seat but these; keys of another seat of the same person stay hosts."""
        seat = self.seats[number]
        withdrawn = set(seat.keys) - set(keys)
        seat.keys = [key for key in seat.keys if key in keys]
        seat.links = [key for key in seat.links if key in keys]
        self.hosts -= withdrawn - {key for other in self.seats for key in other.keys}
        self.seats = self.seats[:]
        self._seats_by_keys = {}

    def watch(self, entry: WatchLinked | WatchRevoked) -> bool:
        """Let a key watch a seat, or end all invitations to watch it. Return whether a device now watches it."""
        seat = self.seats[entry.seat]
        if isinstance(entry, WatchRevoked):
            seat.watchers = []
            return False
        seat.watchers.append(entry.key)
        return not entry.link
