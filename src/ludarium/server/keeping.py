"""A table that outlives a change of its game's rules.

With every entry that moves its match goes the position afterwards (`Kept`). While the rules are those of the log, a
table is the fold of its entries alone, from the start or from the last `Resumed`. When they are newer, it is taken up
from the newest position that they can load, and what was decided after that is played as far as it goes; the hub then
writes `Resumed` with how it stands, from which every process goes on. When no position loads, the table is shown from
its events, closed. Nothing is ever taken out of the log.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

from msgspec import UNSET, Raw

from ludarium.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.part import Pen

from .entry import Decided, Entry, Kept, Opened, Resumed, decoded, decoded_kept
from .stored import StoredMatch
from .table import OldRules, Table, rules_of

LOG: Final = logging.getLogger("ludarium.server")
_PEN: Final = Pen()


def keep(table: Table, entry: Entry, *, whole: bool = False) -> None:
    """Put into an entry that was just applied how the match stands, if it moved; `whole`: with all that was before."""
    match = table.match
    if match is None or (len(match.entries) == table.kept_entries and not whole):
        return
    entries_before = 0 if whole else max(0, table.kept_entries)
    events_before = 0 if whole else table.kept_events
    kept = Kept(
        match.save(table.position()),
        entries_before,
        match.entries[entries_before:],
        events_before,
        [told.kept() for told in table.story[events_before:]],
    )
    entry.kept = Raw(_PEN.write(kept))
    table.has_kept()


def resumed(table: Table, now: float) -> Resumed:
    """The entry with which a table goes on by the rules there are now."""
    entry = Resumed(now, rules_of(table.opened.game), table.lost)
    keep(table, entry, whole=True)
    return entry


def folded(id: str, entries: Iterable[bytes]) -> Table:  # noqa: A002 - its name
    """The table that these entries make by the rules there are now."""
    log = [decoded(data) for data in entries]
    opened = log[0]
    assert isinstance(opened, Opened), opened
    last = next((n for n in range(len(log) - 1, -1, -1) if isinstance(log[n], Resumed)), 0)
    resumption = log[last]
    assert isinstance(resumption, Resumed | Opened)
    now = rules_of(opened.game)
    if resumption.rules > now >= 0:
        message = f"table {id} is played by version {resumption.rules} of {opened.game}, newer than {now}"
        raise OldRules(message)
    if resumption.rules == now:
        try:
            return _replayed(id, log, last)
        except LudariumError as error:
            LOG.warning("a table cannot be replayed", extra={"reason": str(error)})
    return _rescued(id, log)


def match_after(id: str, entries: list[bytes]) -> Match | None:  # noqa: A002 - its name
    """The match after these entries, to be looked at: as it was kept last, or played again where it was not."""
    opened = decoded(entries[0])
    assert isinstance(opened, Opened), opened
    for data in reversed(entries):
        entry = decoded(data)
        if entry.kept is not UNSET:
            match = StoredMatch(Table(id, opened).contract, len(opened.seats), opened.seed, opened.options)
            try:
                match.resume(decoded_kept(entry.kept).saved, [], [])
            except Exception as error:  # noqa: BLE001 - what rules say to data that are not theirs can be anything
                LOG.warning("rules stumble over a table", extra={"reason": repr(error)})
                break
            return match
    return folded(id, entries).match


def _replayed(id: str, log: list[Entry], last: int) -> Table:  # noqa: A002 - its name
    """The table as its entries tell it, from its start or from where it was resumed."""
    if last:
        return _taken_up(id, log, last, len(log))
    table = Table(id, _opened(log))
    for entry in log:
        table.apply(entry)
    return table


def _rescued(id: str, log: list[Entry]) -> Table:  # noqa: A002 - its name
    """The table by newer rules than its log's."""
    table = _skimmed(id, log)
    positions = [n for n, entry in enumerate(log) if entry.kept is not UNSET]
    if not table.begun:
        table.behind = rules_of(table.opened.game) >= 0
        return table
    for at in reversed(positions or [0]):
        until = _playable(id, log, at)
        if until < at:
            continue
        table = _taken_up(id, log, at, until)
        table.behind = table.status != "over"
        table.wish = None
        table.lost = sum(isinstance(entry, Decided) for entry in log[until + 1 :])
        return table
    LOG.warning("a table is closed: these rules load no position of it", extra={"game": table.opened.game})
    if positions:
        _, events = _kept(log[: positions[-1] + 1])
        table.retell(events)
    table.close()
    return table


def _playable(id: str, log: list[Entry], at: int) -> int:  # noqa: A002 - its name
    """The number of the last entry that can be played from the position of entry `at`; -1 where that does not load."""
    played = -1
    try:
        table = _begun_at(id, log, at)
        _look_at(table)
        played = at
        for entry in log[at + 1 :]:
            table.apply(entry)
            _look_at(table)
            played += 1
    except Exception as error:  # noqa: BLE001 - what rules say to data that are not theirs can be anything
        LOG.warning("rules stumble over a table", extra={"reason": repr(error), "entry": played + 1})
    return played


def _taken_up(id: str, log: list[Entry], at: int, until: int) -> Table:  # noqa: A002 - its name
    """The table from the position of entry `at`, with the entries after `until` not played."""
    table = _begun_at(id, log, at)
    for number in range(at + 1, len(log)):
        table.skims = number > until
        table.apply(log[number])
    table.skims = False
    return table


def _begun_at(id: str, log: list[Entry], at: int) -> Table:  # noqa: A002 - its name
    """The table after entry `at`, with the match that was kept there; dealt anew where none was."""
    table = _skimmed(id, log[: at + 1])
    if log[at].kept is not UNSET:
        kept, events = _kept(log[: at + 1])
        table.take_up(kept.saved, kept.entries, events)
    elif table.begun:
        opened = table.opened
        table.match = StoredMatch(table.contract, len(table.seats), opened.seed, opened.options)
    return table


def _skimmed(id: str, log: list[Entry]) -> Table:  # noqa: A002 - its name
    """The table as far as it is no matter of rules: who sits where, and what was said."""
    table = Table(id, _opened(log))
    table.skims = True
    for entry in log:
        table.apply(entry)
    table.skims = False
    return table


def _kept(log: list[Entry]) -> tuple[Kept, list[tuple[dict[str, Any], int]]]:
    """What was kept last, with all entries, and all events."""
    entries: list[dict[str, Any]] = []
    events: list[tuple[dict[str, Any], int]] = []
    kept: Kept | None = None
    for entry in log:
        if entry.kept is not UNSET:
            kept = decoded_kept(entry.kept)
            entries = entries[: kept.entries_before] + kept.entries
            events = events[: kept.events_before] + kept.events
    assert kept is not None
    kept.entries = entries
    return kept, events


def _look_at(table: Table) -> None:
    """See whether the rules can show this position to everybody and ask what it asks."""
    match = table.match
    if match is not None:
        for viewer in (None, *range(len(table.seats))):
            match.view(viewer)
        assert match.over or match.decisions, "nobody is asked"


def _opened(log: list[Entry]) -> Opened:
    opened = log[0]
    assert isinstance(opened, Opened), opened
    return opened
