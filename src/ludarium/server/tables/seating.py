"""Commands about seats: taking, filling, offering and freeing them, their links, and who is admitted to the table."""

from __future__ import annotations

from typing import Any, Final

from ludarium.errors import BadSetup, UnknownGame
from ludarium.kernel.message import Message

from ..identity import Caller
from ..protocol import Configure
from ..refusal import refused
from .checks import (
    check_bot,
    check_host,
    check_in_lobby,
    check_not_over,
    check_playing,
    check_seat,
    checked_pace,
    clean_name,
)
from .entry import CameBack, Configured, Filled, Freed, Revoked, Sat, StoodIn
from .table import Table

DEFAULT_BOT: Final = "hard"  # the strongest that answers at once: for seats left open, and for players who left


def sit(table: Table, caller: Caller, number: int, name: str, now: float) -> Sat:
    """Take an open seat, or during the game one that is offered."""
    check_seat(table, number)
    check_not_over(table)
    seat = table.seats[number]
    is_playing = table.status == "playing"
    if not seat.is_free():
        if is_playing and not any(one.is_free() for one in table.seats):
            check_in_lobby(table)
        anywhere = any(one.is_free() for one in table.seats)
        raise refused(Message("reason-seat-taken" if anywhere else "reason-table-full"))
    is_seated = bool(table.held_by(caller.keys))
    if is_playing and is_seated:  # who knows one hand may not see another
        raise refused(Message("reason-already-seated"))
    if is_playing and any(one != number for one in table.watched_by(caller.keys)):
        raise refused(Message("reason-watches"))
    if not (table.opened.newcomers or is_seated or table.is_host(caller.keys)):
        raise refused(Message("reason-no-newcomers"))
    return Sat(now, number, clean_name(name), caller.key)


def fill(table: Table, caller: Caller, number: int, bot: str, now: float) -> Filled | None:
    """Put a bot on a seat without a person, or offer the seat to people."""
    check_seat(table, number)
    check_host(table, caller)
    check_not_over(table)
    seat = table.seats[number]
    if seat.kind == "person":
        raise refused(Message("reason-seat-taken"))
    if bot:
        check_bot(bot)
    wanted = (bot, False) if bot else (seat.bot if table.started else "", True)
    return None if (seat.bot, seat.is_free()) == wanted else Filled(now, number, bot)


def free(table: Table, caller: Caller, number: int, now: float) -> Freed:
    """Take a seat away from its person."""
    check_seat(table, number)
    check_host(table, caller)
    check_not_over(table)
    seat = table.seats[number]
    if seat.kind != "person":
        raise refused(Message("reason-no-person"))
    if not table.hosts.isdisjoint(seat.keys):
        raise refused(Message("reason-seat-of-host"))
    return Freed(now, number, DEFAULT_BOT)


def revoke(table: Table, caller: Caller, number: int, now: float) -> Revoked | None:
    """Withdraw the links of a seat; for its own player also the access of other devices."""
    check_seat(table, number)
    seat = table.seats[number]
    if number in table.held_by(caller.keys):
        kept = [key for key in seat.keys if key in caller.keys]
    else:
        check_host(table, caller)
        if seat.kind != "person":
            raise refused(Message("reason-no-person"))
        kept = [key for key in seat.keys if key not in seat.links]
    return None if kept == seat.keys else Revoked(now, number, kept)


def ask_for_bot(table: Table, caller: Caller, number: int, now: float) -> StoodIn | None:
    """Let a bot decide for an absent player; the service has checked for how long they are away."""
    check_seat(table, number)
    check_playing(table)
    own_seats = table.held_by(caller.keys)
    if not own_seats:
        raise refused(Message("reason-not-seated"))
    if table.opened.pace.kind == "decision":  # being away is no absence there
        raise refused(Message("reason-slow-table"))
    if number not in table.waiting_for() or number in own_seats:
        raise refused(Message("reason-not-waited-for"))
    return None if table.seats[number].deciding_bot() else StoodIn(now, number, DEFAULT_BOT, own_seats[0])


def come_back(table: Table, number: int, now: float) -> CameBack | None:
    """Take a seat back from the bot that stands in."""
    if table.clocks is not None and table.clocks.is_used_up(number):
        raise refused(Message("reason-time-up"))
    return CameBack(now, number) if table.seats[number].stand_in else None


def configure(table: Table, caller: Caller, wanted: Configure, now: float) -> Configured | None:
    """Change settings of the table; those of the game only before its start."""
    check_host(table, caller)
    check_not_over(table)
    settings = None if wanted.options is None else _settings(table, wanted.options)
    opened = table.opened
    entry = Configured(
        now,
        newcomers=_changed(wanted.newcomers, opened.newcomers),
        spectators=_changed(wanted.spectators, opened.spectators),
        visibility=_changed(wanted.visibility, opened.visibility),
        undo=_changed(wanted.undo, opened.undo),
        hints=_changed(wanted.hints, opened.hints),
        pace=_changed(None if wanted.pace is None else checked_pace(wanted.pace), opened.pace),
        settings=_changed(settings, opened.settings),
    )
    if (entry.undo, entry.hints, entry.settings) != (None, None, None):
        check_in_lobby(table)
    return None if entry == Configured(now) else entry


def _settings(table: Table, options: dict[str, int]) -> dict[str, int]:
    """All settings of the game, with these changed."""
    try:
        return table.ruleset.complete(len(table.seats), {**table.opened.settings, **options})
    except (BadSetup, UnknownGame) as error:
        raise refused(Message("reason-no-option", detail=str(error))) from error


def _changed(wanted: Any, now: Any) -> Any:  # noqa: ANN401 - a value of any setting
    """The wanted value; None if it is the present one."""
    return None if wanted == now else wanted
