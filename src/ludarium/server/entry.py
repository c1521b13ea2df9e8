"""The entries of a table's log: all that ever happens at a table, in the order in which it was committed.

A table is the fold of its entries and nothing else. People are known only by keys: the hashes of the tokens that their
devices and their seat links carry.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from ludarium.kernel.part import Pen

from .protocol import UndoPolicy, Visibility


class SeatPlan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as a table begins with it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    keys: list[str] = []


class Kept(Struct):
    """A match as it stood. Of its entries and events only those since the last time, after so many that stayed."""

    saved: dict[str, Any]
    entries_before: int
    entries: list[dict[str, Any]]
    events_before: int
    events: list[tuple[dict[str, Any], int]]  # each with the table's version then


class Keeping(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Something that may have moved the match: `kept` is how it stood afterwards (keeping.py)."""

    kept: Raw | UnsetType = UNSET


class Happened(Keeping):
    """An entry; `at` is when, in seconds since 1970."""

    at: float


class Opened(Happened, tag="opened"):
    """The table was created. It starts at once where no seat is open. `practice`: somebody knew the seed before."""

    game: str
    rules: int
    seats: list[SeatPlan]
    options: dict[str, int]
    visibility: Visibility
    undo: UndoPolicy
    stand_in: int
    seed: str
    hosts: list[str]
    practice: bool = False
    hints: bool = False
    pack: dict[str, Any] | None = None


class Sat(Happened, tag="sat"):
    """Somebody took an open seat."""

    seat: int
    name: str
    key: str


class Linked(Happened, tag="linked"):
    """A seat got one more key: a further device, or a link of its own."""

    seat: int
    key: str


class Left(Happened, tag="left"):
    """Somebody gave a seat up; `bot` plays on, if the game is on."""

    seat: int
    bot: str


class Renamed(Happened, tag="renamed"):
    """Somebody changed the name of a seat."""

    seat: int
    name: str


class Filled(Happened, tag="filled"):
    """The host put a bot on a seat, or opened it again (with no bot)."""

    seat: int
    bot: str


class Started(Happened, tag="started"):
    """The host started the game; `bot` sits on every seat that was still open."""

    bot: str


class StandInChanged(Happened, tag="stand-in-changed"):
    """The host changed after how many seconds a bot decides for somebody who is absent; 0 is never."""

    seconds: int


class Decided(Happened, tag="decided"):
    """A decision was taken."""

    seat: int
    decision: int
    option: str
    bot: bool = False


class Undone(Happened, tag="undone"):
    """A seat's last decision was taken back; `free` beyond its reach, where nobody but bots minded."""

    seat: int
    free: bool = False


class Wished(Happened, tag="wished"):
    """Somebody wishes to undo beyond the reach; these seats have to agree."""

    seat: int
    needed: list[int]


class Agreed(Happened, tag="agreed"):
    """Somebody answered that wish; the last yes undoes, a no ends it."""

    seat: int
    yes: bool


class StoodIn(Happened, tag="stood-in"):
    """A bot began to decide for somebody who is absent."""

    seat: int
    bot: str


class Failed(Happened, tag="failed"):
    """The table was closed, since the server failed at it again and again."""


class CameBack(Happened, tag="came-back"):
    """That person is back."""

    seat: int


class Said(Happened, tag="said"):
    """Somebody said something."""

    seat: int
    text: str = ""
    phrase: str = ""


class Pointed(Happened, tag="pointed"):
    """Somebody pointed at a thing; `id` and `args` are the message by which it was called then."""

    seat: int
    thing: str
    id: str
    args: dict[str, Any] = {}


class Hinted(Happened, tag="hinted"):
    """Somebody took a hint for a decision."""

    seat: int
    decision: int


class Rematched(Happened, tag="rematched"):
    """The same people went on at another table."""

    table: str


class Resumed(Happened, tag="resumed"):
    """The table goes on by newer rules, as it is kept here; so many decisions could not be played by them."""

    rules: int
    lost: int = 0


Entry = (
    Opened
    | Sat
    | Linked
    | Left
    | Renamed
    | Filled
    | Started
    | StandInChanged
    | Failed
    | Decided
    | Undone
    | Wished
    | Agreed
    | StoodIn
    | CameBack
    | Said
    | Pointed
    | Hinted
    | Rematched
    | Resumed
)

_PEN: Final = Pen()
_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_KEPT: Final = msgspec.json.Decoder(Kept)


def decoded_kept(kept: Raw) -> Kept:
    """A match as an entry has kept it."""
    return _KEPT.decode(kept)


def encoded(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return _PEN.write(entry)


def decoded(data: bytes) -> Entry:
    """The entry that was stored."""
    return _DECODER.decode(data)
