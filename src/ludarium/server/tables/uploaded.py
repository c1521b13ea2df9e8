"""Records from files as tables: the entries of a finished table, made by replaying the record."""

from __future__ import annotations

from typing import Any, Final

import ludarium
from ludarium.errors import BadRecord, LudariumError
from ludarium.games import ruleset
from ludarium.kernel import record as records

from .checks import clean_name
from .commands import MAX_ENTRIES
from .entry import Decided, Entry, Opened, Origin, SeatPlan, Undone, encode_entry
from .snapshot import add_snapshot
from .table import Table

MAX_NAME: Final = 24


def entries_of_record(text: bytes, now: float, expires: float) -> list[bytes]:
    """The entries of a table with the match of a record; BadRecord if it is invalid or its game is not over.

    A record may be made up, so that the rules may raise anything.
    """
    try:
        ludarium.replay(text)
        record = records.read(text)
        return _entries(record, now, expires)
    except BadRecord:
        raise
    except LudariumError as error:
        raise BadRecord(str(error)) from None  # which can be pickled
    except Exception as error:  # noqa: BLE001 - as above
        raise BadRecord(f"the rules cannot play it ({type(error).__name__})") from None


def _entries(record: records.Record, now: float, expires: float) -> list[bytes]:
    if len(record.entries) >= MAX_ENTRIES:
        raise BadRecord(f"it has {len(record.entries)} entries: expected less than {MAX_ENTRIES}")
    names = record.names or []
    seats = [SeatPlan("person", _name(names, seat)) for seat in range(record.seats)]
    opened = Opened(
        at=now,
        game=record.game,
        rules=ruleset(record.game).version,
        seats=seats,
        settings=record.options,
        visibility="link",
        undo="agreed",
        stand_in=0,
        seed=record.seed,
        hosts=[],
        pack=record.pack,
        origin=None if record.start is None else Origin("", 0, record.start),
        expires=expires,
    )
    table = Table("", opened)
    found: list[bytes] = []

    def write(entry: Entry) -> None:
        table.apply(entry)
        add_snapshot(table, entry)
        found.append(encode_entry(entry))

    write(opened)
    for one in record.entries:
        assert table.match is not None
        if one.undo:
            write(Undone(now, one.seat, one.agreed))
        else:
            decision = next(open_one for open_one in table.match.decisions if open_one.seat == one.seat)
            write(Decided(now, one.seat, decision.id, one.option, one.bot))
    if table.status != "over":
        raise BadRecord("its game is not over")
    return found


def _name(names: list[str], seat: int) -> str:
    """The name of a seat; "" if the record has none that can be used."""
    name: Any = names[seat] if seat < len(names) else ""
    try:
        return clean_name(name)[:MAX_NAME]
    except LudariumError:
        return ""
