"""The event log of a table: the events of its match, and which of them each viewer may see."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ludarium.kernel.event import Event, load_event
from ludarium.kernel.json_cache import encode
from ludarium.kernel.message import encode_args

from ..protocol import EventData


@mypyc_attr(acyclic=True)
class LoggedEvent:
    """An event of the match in the form of the protocol; its arguments are encoded once."""

    def __init__(self, event: Event, entry: int) -> None:
        self.event = event
        self.args = encode(encode_args(event.args))
        args: Any = self.args
        self.data = EventData(event.kind, args, entry)

    def dump(self) -> tuple[dict[str, Any], int]:
        """The event and its version for a snapshot."""
        event = self.event
        return {"kind": event.kind, "args": self.args, "audience": event.audience}, self.data.entry

    def is_same(self, event: Event) -> bool:
        """Whether this is the same event."""
        return self.event.dump() == event.dump()


class EventLog:
    """All events of a match, and the visible ones of each viewer. When the game is `over`, all are visible."""

    def __init__(self) -> None:
        self.events: list[LoggedEvent] = []
        self.saved = 0  # how many events are in snapshots
        self._by_viewer: dict[int | None, list[EventData]] = {}
        self._stable: int | None = None  # how many events no undo has ever changed; None: all

    def for_viewer(self, viewer: int | None, *, over: bool) -> list[EventData]:
        """The visible events of a viewer in order. The list only grows; another list means another log."""
        log = self._by_viewer.get(viewer)
        if log is None:
            log = self._by_viewer[viewer] = _visible(self.events, viewer, over=over)
        return log

    def stable_length(self, viewer: int | None, *, over: bool) -> int:
        """How many events of the viewer's log have never changed, so that a client that has them can keep them."""
        stable = len(self.events) if self._stable is None else self._stable
        if not over:
            return sum(logged.event.is_seen_by(viewer) for logged in self.events[:stable])
        # At the end hidden events are revealed: from the first of them on the log has changed.
        hidden = (n for n, logged in enumerate(self.events) if not logged.event.is_seen_by(viewer))
        return min(stable, next(hidden, stable))

    def add(self, events: list[Event], entry: int, *, over: bool) -> None:
        """Log new events of an entry."""
        if over:
            self._by_viewer.clear()
        new = [LoggedEvent(event, entry) for event in events]
        self.events += new
        for viewer, log in self._by_viewer.items():
            log.extend(_visible(new, viewer, over=over))

    def truncate(self, events: list[Event]) -> None:
        """Drop the logged events from the first on that differs from these, after an undo."""
        same = 0
        for logged, event in zip(self.events, events, strict=False):
            if not logged.is_same(event):
                break
            same += 1
        del self.events[same:]
        self._by_viewer.clear()
        self._stable = same if self._stable is None else min(self._stable, same)
        self.saved = min(self.saved, same)

    def restore(self, events: list[tuple[Any, int]]) -> None:
        """Restore the events from snapshots; logs sent earlier become invalid."""
        self.events = [LoggedEvent(load_event(event), entry) for event, entry in events]
        self._stable = 0


def _visible(events: list[LoggedEvent], viewer: int | None, *, over: bool) -> list[EventData]:
    return [logged.data for logged in events if over or logged.event.is_seen_by(viewer)]
