"""The projection of a table for one viewer: the only way in which a table's data leave the server.

It is made from the match's redacted `view` and the viewer's log, never from the game itself, and from the public data
of the table. The seed is revealed when the game is over; until then only its hash.
"""

from __future__ import annotations

import time
from typing import Any

from msgspec import Raw

from ludarium.kernel.match import Match
from ludarium.kernel.message import Message, dump_args
from ludarium.kernel.standing import LedgerLine

from ..identity import Caller
from ..protocol import (
    DecisionData,
    LineData,
    MessageData,
    OriginData,
    SeatData,
    StandingData,
    State,
    TableData,
    UndoData,
)
from .deal import deal_data
from .entry import Origin
from .seat import Seat
from .table import Table


def for_viewer(table: Table, encoded_table: Raw, caller: Caller, viewer: int | None, since: int) -> State:
    """The table as a seat sees it (None: a spectator).

    `encoded_table` is its `table_data` as JSON, `since` the number of events that the client already has.
    """
    table_json: Any = encoded_table
    match = table.match
    mine = table.held_by(caller.keys)
    if not table.may_watch(caller.keys):
        return _seats_only(table, table_json)
    return State(
        version=table.version,
        table=table_json,
        mine=mine,
        host=table.is_host(caller.keys),
        viewer=viewer,
        view=None if match is None else match.ruleset.view(match.redact(viewer, table.position()), table.view_cache),
        decisions=[] if match is None or viewer not in mine else decisions(match, viewer),
        waiting=table.waiting_for(),
        since=since,
        events=table.log(viewer)[since:],
        undo=None if match is None or viewer not in mine else undo_data(table, match, viewer),
        standings=[] if match is None else standings(match),
        chat=table.chat,
        notes=table.notes,
        own_entry=0 if viewer is None else table.own_entries.get(viewer, 0),
        clocks=[] if table.clocks is None else table.clocks.shown(time.time()),
        invited=[] if mine else table.watched_by(caller.keys),
        watch_links=[seat for seat in mine if table.seats[seat].watchers],
        variations=table.variations,
    )


def _seats_only(table: Table, table_json: Any) -> State:  # noqa: ANN401 - as above
    """What a stranger sees of a table without spectators: who sits there, and whether a seat is free."""
    return State(
        version=table.version,
        table=table_json,
        mine=[],
        host=False,
        viewer=None,
        view=None,
        decisions=[],
        waiting=[],
        since=0,
        events=[],
        undo=None,
        standings=[],
        chat=[],
        notes=[],
        hidden=True,
    )


def table_data(table: Table, online: frozenset[int], last_seen: dict[int, float]) -> TableData:
    """The public data of a table; `online` are the seats of connected people, `last_seen` their last activity."""
    opened = table.opened
    return TableData(
        id=table.id,
        game=opened.game,
        status=table.status,
        seats=[seat_data(seat, number in online, last_seen.get(number)) for number, seat in enumerate(table.seats)],
        options=opened.settings,
        pack=None if opened.pack is None else opened.pack["pack"],
        visibility=opened.visibility,
        undo=opened.undo,
        stand_in=table.stand_in,
        hints=opened.hints,
        practice=table.practice,
        seed_hash=table.seed_hash,
        seed=opened.seed if table.status == "over" and not table.sealed else None,
        created=opened.at,
        rematch=table.rematch,
        failed=table.failed,
        origin=origin_data(opened.origin) if opened.origin is not None and opened.origin.table else None,
        expires=opened.expires,
        newcomers=opened.newcomers,
        spectators=opened.spectators,
        pace=opened.pace,
        webhook="" if table.receivers.webhook is None else table.receivers.webhook.kind,
        deal=deal_data(table),
        stopped=table.stopped,
    )


def origin_data(origin: Origin) -> OriginData:
    """The moment that a table continues."""
    return OriginData(origin.table, origin.entry, origin.seat is not None, origin.variation)


def seat_data(seat: Seat, online: bool, last_seen: float | None) -> SeatData:
    """A seat; `last_seen` is the last activity of its person, by the monotonic clock."""
    away = seat.kind == "person" and not online
    since = time.time() - (time.monotonic() - last_seen) if away and last_seen is not None else None
    return SeatData(seat.kind, seat.name, seat.bot, online, bool(seat.stand_in), away, since, seat.offered)


def decisions(match: Match, seat: int) -> list[DecisionData]:
    """The open decision of a seat; the options of others are not computed."""
    encoded: Any = match.encoded_decision(seat)  # a `DecisionData` as JSON
    return [] if encoded is None else [encoded]


def message_data(message: Message) -> MessageData:
    """A message in the form of the protocol."""
    return MessageData(message.id, dump_args(message.args))


def undo_data(table: Table, match: Match, seat: int) -> UndoData:
    """How far a seat can undo, or why not, and the pending undo request."""
    reach = 0 if match.over else table.undo_reach(seat)
    request = table.undo_request
    reason: Any = None if reach else table.undo_objection(seat).encoded()  # a `MessageData` as JSON
    return UndoData(
        reach=reach,
        reason=reason,
        wished_by=None if request is None else request.seat,
        agreed=[] if request is None else list(request.agreed),
        declined_by=table.declined_by(seat),
    )


def standings(match: Match) -> list[StandingData]:
    """The final standings."""
    return [
        StandingData(
            one.seat,
            one.rank,
            one.won,
            one.total,
            one.target,
            [_line_data(line) for line in one.ties],
            [_line_data(line) for line in one.ledger],
        )
        for one in match.standings
    ]


def _line_data(line: LedgerLine) -> LineData:
    return LineData(line.rule, message_data(line.message), line.points)
