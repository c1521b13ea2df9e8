"""What is checked before a request becomes an entry; each check raises Refused with its reason."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ludarium.bots.custom import bot_class
from ludarium.bots.registry import BOTS
from ludarium.kernel.message import Message

from ..identity import Caller
from ..protocol import PaceData
from ..refusal import refused
from .table import Table

KEPT: Final = "\n\u200c\u200d"
LONE_JOINERS: Final = re.compile(r"(?<!\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\S)")
_ALLOWED: Final = set(BOTS)
MIN_TIME: Final = 10  # seconds on a clock, or for a decision


def visible_text(text: str) -> str:
    """A text without control and formatting characters, such as those that reverse the text after them.

    Line breaks stay, and the joiners that many scripts and emoji need, between two visible characters.
    """
    kept = "".join(char for char in text if char in KEPT or unicodedata.category(char) not in {"Cc", "Cf", "Co", "Cs"})
    return LONE_JOINERS.sub("", kept).strip()


def clean_name(name: str) -> str:
    """A name in one line and without invisible characters."""
    cleaned = " ".join(visible_text(" ".join(name.split())).split())
    if not cleaned:
        raise refused(Message("reason-name-missing"))
    return cleaned


def check_seat(table: Table, number: int) -> None:
    """Refuse a seat that the table does not have."""
    if number >= len(table.seats):
        raise refused(Message("reason-no-seat", seat_name=str(number), last=len(table.seats) - 1))


def check_own_seat(table: Table, caller: Caller, number: int) -> None:
    """Refuse if the seat does not exist or is not the caller's."""
    check_seat(table, number)
    if number not in table.held_by(caller.keys):
        raise refused(Message("reason-not-your-seat"))


def check_may_see(table: Table, caller: Caller, number: int) -> None:
    """Refuse if the seat is neither the caller's nor one to which its player has invited the caller."""
    check_seat(table, number)
    if not table.may_see(caller.keys, number):
        raise refused(Message("reason-not-your-seat"))


def check_may_watch(table: Table, caller: Caller) -> None:
    """Refuse a caller without a seat if the table admits no spectators."""
    if not table.may_watch(caller.keys):
        raise refused(Message("reason-no-spectators"))


def check_host(table: Table, caller: Caller) -> None:
    """Refuse if the caller is not the host."""
    if not table.is_host(caller.keys):
        raise refused(Message("reason-not-host"))


def allow_bots(names: list[str]) -> None:
    """Let tables of this process seat these bots besides the built-in ones; BadSetup for what is no bot."""
    for name in names:
        bot_class(name)
    _ALLOWED.clear()
    _ALLOWED.update(BOTS, names)


def check_bot(bot: str) -> None:
    """Refuse a bot that does not exist or is not allowed."""
    if bot not in _ALLOWED:
        raise refused(Message("reason-no-bot", bot=bot))


def check_in_lobby(table: Table) -> None:
    """Refuse if the game has started."""
    if table.status != "lobby":
        raise refused(Message("reason-started"))


def check_not_over(table: Table) -> None:
    """Refuse if the game is over or closed."""
    if table.status == "over":
        raise refused(Message("reason-over"))
    if table.status == "closed":
        closed = "reason-failed" if table.failed else "reason-old-rules"
        raise refused(Message("reason-stopped" if table.stopped else closed))


def check_playing(table: Table) -> None:
    """Refuse if the game is not in progress."""
    if table.status == "lobby":
        raise refused(Message("reason-not-started"))
    check_not_over(table)


def check_revealed(table: Table) -> None:
    """Refuse what would reveal a deal that others may still play."""
    if table.sealed:
        raise refused(Message("reason-deal-open"))


def checked_pace(pace: PaceData) -> PaceData:
    """The pace; refused if it leaves no time to decide."""
    if pace.kind != "free" and pace.seconds < MIN_TIME:
        raise refused(Message("reason-no-time", least=MIN_TIME))
    return pace
