"""Folding a table from its entries, also after its game's rules have changed.

Each entry that moves the match carries the position after it (`Snapshot`). While the rules are those of the log, a
table is the fold of its entries alone, from the start or from the last `Resumed`. When they are newer, the newest
snapshot that they can load is restored, and the decisions after it are played as far as possible; the registry then
commits `Resumed` with the result, from which every process continues. When no snapshot loads, the table is closed and
shown from its events. Entries are never removed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final

from msgspec import UNSET, Raw

from ludarium.errors import LudariumError, UnknownGame
from ludarium.games import ruleset
from ludarium.kernel.json_cache import JsonBuffer
from ludarium.kernel.match import Match

from ..json_log import shorten_id
from ..storage.base import Storage
from .entry import Decided, Entry, Opened, Resumed, Snapshot, decode_entry, decode_snapshot
from .table import NewerRules, Table

LOG: Final = logging.getLogger("ludarium.server")
FEW: Final = 8  # entries before a moment among which its snapshot is looked for
_BUFFER: Final = JsonBuffer()


def add_snapshot(table: Table, entry: Entry, *, full: bool = False) -> None:
    """Add the position to an entry that was just applied, if it moved the match; `full`: with the whole history."""
    match = table.match
    if match is None or (len(match.entries) == table.saved_entries and not full):
        return
    entries_before = 0 if full else max(0, table.saved_entries)
    events_before = 0 if full else table.event_log.saved
    snapshot = Snapshot(
        match.save(table.position()),
        entries_before,
        match.entries[entries_before:],
        events_before,
        [logged.dump() for logged in table.event_log.events[events_before:]],
    )
    entry.snapshot = Raw(_BUFFER.encode(snapshot))
    table.mark_saved()


def resume_entry(table: Table, now: float) -> Resumed:
    """The entry with which a table continues under the current rules."""
    entry = Resumed(now, current_version(table.opened.game), table.skipped_decisions)
    add_snapshot(table, entry, full=True)
    return entry


def fold(id: str, entries: Iterable[bytes]) -> Table:  # noqa: A002 - its name
    """The table that these entries make under the current rules."""
    log = [decode_entry(data) for data in entries]
    opened = log[0]
    assert isinstance(opened, Opened), opened
    last = next((n for n in range(len(log) - 1, -1, -1) if isinstance(log[n], Resumed)), 0)
    start = log[last]
    assert isinstance(start, Resumed | Opened)
    now = current_version(opened.game)
    if start.rules > now >= 0:
        message = f"table {shorten_id(id)} is played by version {start.rules} of {opened.game}, newer than {now}"
        raise NewerRules(message)
    if start.rules == now:
        try:
            return _replay(id, log, last)
        except LudariumError as error:
            LOG.warning("a table cannot be replayed", extra={"reason": str(error)})
    return _fold_across_rules(id, log)


async def read_match_at(storage: Storage, id: str, opened: Opened, entry: int) -> Match | None:  # noqa: A002 - its name
    """The match of a stored table after an entry, for reading; None before its start.

    Nearly every entry has a snapshot, so that a few entries are enough; otherwise the whole table is replayed.
    """
    few, first = FEW, entry
    while first > 0:
        first = max(0, entry - few)
        found = await asyncio.to_thread(match_of_snapshot, id, opened, await storage.read(id, first, entry))
        if found is not None:
            return found
        few *= 8
    return (await asyncio.to_thread(fold, id, await storage.read(id, 0, entry))).match


def match_of_snapshot(id: str, opened: Opened, entries: list[bytes]) -> Match | None:  # noqa: A002 - its name
    """The match of the last snapshot; None if there is none that the rules can load."""
    for data in reversed(entries):
        entry = decode_entry(data)
        if entry.snapshot is not UNSET:
            match = Table(id, opened).new_match()
            try:
                match.resume(decode_snapshot(entry.snapshot).saved, [], [])
            except Exception as error:  # noqa: BLE001 - rules may raise anything for data of other rules
                LOG.warning("the rules cannot load a snapshot", extra={"reason": repr(error)})
                break
            return match
    return None


def _replay(id: str, log: list[Entry], start: int) -> Table:  # noqa: A002 - its name
    """The table from its first entry, or from where it was resumed."""
    if start:
        return _fold_from_snapshot(id, log, start, len(log))
    table = Table(id, _opening_of(log))
    for entry in log:
        table.apply(entry)
    return table


def _fold_across_rules(id: str, log: list[Entry]) -> Table:  # noqa: A002 - its name
    """The table under newer rules than its log's."""
    table = _fold_without_match(id, log)
    positions = [n for n, entry in enumerate(log) if entry.snapshot is not UNSET]
    if not table.started:
        table.needs_resume = current_version(table.opened.game) >= 0
        return table
    for at in reversed(positions or [0]):
        until = _last_playable(id, log, at)
        if until < at:
            continue
        table = _fold_from_snapshot(id, log, at, until)
        table.needs_resume = table.status != "over"
        table.undo_request = None
        table.skipped_decisions = sum(isinstance(entry, Decided) for entry in log[until + 1 :])
        return table
    LOG.warning("a table is closed: these rules load none of its snapshots", extra={"game": table.opened.game})
    if positions:
        _, events = _last_snapshot(log[: positions[-1] + 1])
        table.event_log.restore(events)
    table.close()
    return table


def _last_playable(id: str, log: list[Entry], at: int) -> int:  # noqa: A002 - its name
    """The number of the last entry that can be played from the snapshot of entry `at`; -1 if that does not load."""
    played = -1
    try:
        table = _table_at(id, log, at)
        _check_position(table)
        played = at
        for entry in log[at + 1 :]:
            table.apply(entry)
            _check_position(table)
            played += 1
    except Exception as error:  # noqa: BLE001 - as above
        LOG.warning("the rules cannot play an entry", extra={"reason": repr(error), "entry": played + 1})
    return played


def _fold_from_snapshot(id: str, log: list[Entry], at: int, until: int) -> Table:  # noqa: A002 - its name
    """The table from the snapshot of entry `at`; decisions after entry `until` are not played."""
    table = _table_at(id, log, at)
    for number in range(at + 1, len(log)):
        table.skip_match = number > until
        table.apply(log[number])
    table.skip_match = False
    return table


def _table_at(id: str, log: list[Entry], at: int) -> Table:  # noqa: A002 - its name
    """The table after entry `at`, with the match of its snapshot; newly dealt if it has none."""
    table = _fold_without_match(id, log[: at + 1])
    if log[at].snapshot is not UNSET:
        snapshot, events = _last_snapshot(log[: at + 1])
        table.restore_match(snapshot.saved, snapshot.entries, events)
    elif table.started:
        table.match = table.new_match()
    return table


def _fold_without_match(id: str, log: list[Entry]) -> Table:  # noqa: A002 - its name
    """The table without its match: seats, names and chat."""
    table = Table(id, _opening_of(log))
    table.skip_match = True
    for entry in log:
        table.apply(entry)
    table.skip_match = False
    return table


def _last_snapshot(log: list[Entry]) -> tuple[Snapshot, list[tuple[dict[str, Any], int]]]:
    """The last snapshot with all entries of the match, and all events."""
    entries: list[dict[str, Any]] = []
    events: list[tuple[dict[str, Any], int]] = []
    snapshot: Snapshot | None = None
    for entry in log:
        if entry.snapshot is not UNSET:
            snapshot = decode_snapshot(entry.snapshot)
            entries = entries[: snapshot.entries_before] + snapshot.entries
            events = events[: snapshot.events_before] + snapshot.events
    assert snapshot is not None
    snapshot.entries = entries
    return snapshot, events


def _check_position(table: Table) -> None:
    """Check that the rules can show this position to all viewers and that a decision is open."""
    match = table.match
    if match is not None:
        for viewer in (None, *range(len(table.seats))):
            match.view(viewer)
        assert match.over or match.decisions, "no decision is open"


def _opening_of(log: list[Entry]) -> Opened:
    opened = log[0]
    assert isinstance(opened, Opened), opened
    return opened


def current_version(game: str) -> int:
    """The version of a game's current rules; -1 for an unknown game."""
    try:
        return ruleset(game).version
    except UnknownGame:
        return -1
