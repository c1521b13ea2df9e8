"""An evening: several tables that play the same deals. It is the fold of its entries, like a table."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from ..deal_protocol import EveningStatus


class EveningEntry(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """An entry; `at` is its time in seconds since 1970."""

    at: float


class EveningOpened(EveningEntry, tag="opened"):
    """The organizer created the evening; `organizer` is the key of their device."""

    title: str
    game: str
    people: int
    bots: int
    bot: str
    settings: dict[str, int]
    tables: int
    deals: int
    organizer: str


class EveningJoined(EveningEntry, tag="joined"):
    """A person took a place."""

    table: int
    seat: int
    name: str
    key: str


class EveningLeft(EveningEntry, tag="left"):
    """A place became free again, before the start."""

    table: int
    seat: int


class EveningStarted(EveningEntry, tag="started"):
    """The organizer started the evening; bots play on the places that are free."""


class EveningClosed(EveningEntry, tag="closed"):
    """All tables have finished, or the organizer closed the evening: its deals are revealed."""


Entry = EveningOpened | EveningJoined | EveningLeft | EveningStarted | EveningClosed
_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


class Participant(Struct, frozen=True):
    """A person at a place of an evening."""

    name: str
    key: str


class Evening:
    """An evening: its places by table and seat, both from 0."""

    def __init__(self, code: str, entries: list[bytes]) -> None:
        opened, *rest = [_DECODER.decode(data) for data in entries]
        assert isinstance(opened, EveningOpened), opened
        self.code = code
        self.opened = opened
        self.version = len(entries)
        self.status: EveningStatus = "joining"
        self.places: dict[tuple[int, int], Participant] = {}
        for entry in rest:
            self._apply(entry)

    @property
    def contest(self) -> str:
        """The contest in which its tables are ranked."""
        return contest_of(self.code)

    def is_organizer(self, keys: list[str]) -> bool:
        """Whether one of these keys is the organizer's."""
        return self.opened.organizer in keys

    def own_table(self, keys: list[str]) -> int | None:
        """The table at which a person with these keys has a place; None if there is none."""
        return next((table for (table, _), one in self.places.items() if one.key in keys), None)

    def playing_tables(self) -> list[int]:
        """The tables with people: the others do not play."""
        return sorted({table for table, _ in self.places})

    def _apply(self, entry: Entry) -> None:
        match entry:
            case EveningJoined(table=table, seat=seat, name=name, key=key):
                self.places[table, seat] = Participant(name, key)
            case EveningLeft(table=table, seat=seat):
                self.places.pop((table, seat), None)
            case EveningStarted():
                self.status = "playing"
            case EveningClosed():
                self.status = "closed"


def contest_of(code: str) -> str:
    """The contest of an evening, which is also the name of its log."""
    return f"evening:{code}"


def encode(entry: Entry) -> bytes:
    """An entry as bytes for the storage."""
    return msgspec.json.encode(entry)
