"""What a client gets to see of a table: the one place where anything leaves the server.

All of it is made of the match's `view` and `log` for the viewer, never of the game itself, and of what everybody at the
table may know. The seed is told when the game is over; until then only its hash.
"""

from __future__ import annotations

import time
from typing import Any

from msgspec import Raw

from ludarium.kernel.match import Match
from ludarium.kernel.message import Message, dumped_args
from ludarium.kernel.standing import Line

from .device import Caller
from .protocol import (
    DecisionData,
    LineData,
    MessageData,
    SeatData,
    StandingData,
    State,
    TableData,
    UndoData,
)
from .table import Seat, Table


def state(table: Table, written: Raw, caller: Caller, viewer: int | None, since: int) -> State:
    """The table with the eyes of a seat (None: a spectator).

    `written` is its `table_data` as it will be sent, `since` how much of the log the client has already.
    """
    data: Any = written
    match = table.match
    return State(
        version=table.version,
        table=data,
        mine=table.held_by(caller.keys),
        host=table.is_host(caller.keys),
        viewer=viewer,
        view=None if match is None else match.contract.view(match.redact(viewer, table.position()), table.parts),
        decisions=[] if match is None or viewer is None else decisions(match, viewer),
        waiting=table.waiting_for(),
        since=since,
        events=table.log(viewer)[since:],
        undo=None if match is None or viewer is None else undo_data(table, match, viewer),
        standings=[] if match is None else standings(match),
        chat=table.chat,
        notes=table.notes,
    )


def table_data(table: Table, online: frozenset[int], seen: dict[int, float]) -> TableData:
    """What everybody may know of a table; `online` are the seats whose people are here, `seen` their signs of life."""
    opened = table.opened
    return TableData(
        id=table.id,
        game=opened.game,
        status=table.status,
        seats=[seat_data(seat, number in online, seen.get(number)) for number, seat in enumerate(table.seats)],
        options=opened.options,
        pack=None if opened.pack is None else opened.pack["pack"],
        visibility=opened.visibility,
        undo=opened.undo,
        stand_in=table.stand_in,
        hints=opened.hints,
        practice=table.practice,
        seed_hash=table.seed_hash,
        seed=opened.seed if table.status == "over" else None,
        created=opened.at,
        rematch=table.rematch,
        failed=table.failed,
    )


def seat_data(seat: Seat, online: bool, seen: float | None) -> SeatData:
    """A seat; `seen` is when its person gave the last sign of life, by the monotonic clock."""
    away = seat.kind == "person" and not online
    since = time.time() - (time.monotonic() - seen) if away and seen is not None else None
    return SeatData(seat.kind, seat.name, seat.bot, online, bool(seat.stand_in), away, since)


def decisions(match: Match, seat: int) -> list[DecisionData]:
    """The open decision of a seat; what others may do is not even worked out."""
    written: Any = match.written_decision(seat)  # a `DecisionData` as it will be sent
    return [] if written is None else [written]


def message_data(message: Message) -> MessageData:
    """A message as it is sent."""
    return MessageData(message.id, dumped_args(message.args))


def undo_data(table: Table, match: Match, seat: int) -> UndoData:
    """How far undo reaches for a seat, or why it does not, and who wishes for more."""
    reach = 0 if match.over else match.undo_reach(seat)
    wish = table.wish
    reason: Any = None if reach else table.undo_objection(seat).written()  # a `MessageData` as it will be sent
    return UndoData(
        reach=reach,
        reason=reason,
        wished_by=None if wish is None else wish.seat,
        agreed=[] if wish is None else list(wish.agreed),
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
            [_line(line) for line in one.ties],
            [_line(line) for line in one.ledger],
        )
        for one in match.standings
    ]


def _line(line: Line) -> LineData:
    return LineData(line.rule, message_data(line.message), line.points)
