"""The entries of a table's log: all changes of a table, in the order in which they were committed.

A table is the fold of its entries. People are identified only by keys: the hashes of the tokens of their devices and
seat links. Tags and field names are stored: where a Python name differs, the stored name is given.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType, field

from ludarium.kernel.json_cache import JsonBuffer

from ..protocol import PaceData, PushSubscription, UndoPolicy, Visibility, WebhookKind


class SeatPlan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat when the table is created."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""
    keys: list[str] = []
    links: list[str] = []  # those of the keys that are of secret links, not of devices


class Snapshot(Struct):
    """A match after an entry. `entries` and `events` are those after the first `..._before`, stored earlier."""

    saved: dict[str, Any]
    entries_before: int
    entries: list[dict[str, Any]]
    events_before: int
    events: list[tuple[dict[str, Any], int]]  # each with the table's version


class _WithSnapshot(Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Separate from `BaseEntry`, because msgspec makes either all fields of a class keyword-only or none."""

    snapshot: Raw | UnsetType = field(default=UNSET, name="kept")  # a `Snapshot`, if the entry moved the match


class BaseEntry(_WithSnapshot):
    """An entry; `at` is its time in seconds since 1970."""

    at: float


class Origin(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The moment of another table that a table continues, and its position as the table starts with it.

    `seat`: what this seat did not know was dealt again; None: the position is the true one. `variation`: it was opened
    from a shared replay.
    """

    table: str
    entry: int
    position: dict[str, Any]
    seat: int | None = None
    variation: bool = False


class SharedDeal(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A deal that several tables play with the same seed, and the contest in which they are ranked.

    `number` and `table` are those of an evening, from 1. `closes` is when the deal is revealed, in seconds since 1970;
    None: when its evening is closed. `ranked`: it is its player's first attempt.
    """

    contest: str
    number: int = 0
    table: int = 0
    closes: float | None = None
    ranked: bool = True


class Opened(BaseEntry, tag="opened"):
    """The table was created. It starts at once if no seat is open.

    `practice`: the seed or the position was known beforehand. `origin`: it continues another table. `expires`: its
    match was opened from a file, and it is deleted then. `deal`: other tables play the same deal.
    """

    game: str
    rules: int
    seats: list[SeatPlan]
    settings: dict[str, int] = field(name="options")
    visibility: Visibility
    undo: UndoPolicy
    stand_in: int
    seed: str
    hosts: list[str]
    practice: bool = False
    hints: bool = False
    pack: dict[str, Any] | None = None
    origin: Origin | None = None
    expires: float | None = None
    newcomers: bool = True
    spectators: bool = True
    pace: PaceData = PaceData()
    deal: SharedDeal | None = None


class Sat(BaseEntry, tag="sat"):
    """A person took an open seat, or during the game a seat that was offered."""

    seat: int
    name: str
    key: str


class Linked(BaseEntry, tag="linked"):
    """A seat got another key: a device or a link."""

    seat: int
    key: str
    link: bool = False


class WatchLinked(BaseEntry, tag="watch-linked"):
    """The player of a seat invited others to watch it: a secret link, or a device that opened one."""

    seat: int
    key: str
    link: bool = False


class WatchRevoked(BaseEntry, tag="watch-revoked"):
    """The player of a seat ended all invitations to watch it."""

    seat: int


class Revoked(BaseEntry, tag="revoked"):
    """Access to a seat was withdrawn from all keys but these."""

    seat: int
    keys: list[str]


class Freed(BaseEntry, tag="freed"):
    """The host took a seat away from its person: open before the start, afterwards `bot` plays until a person sits.

    `by_operator`: not the host, but the operator of the server.
    """

    seat: int
    bot: str
    by_operator: bool = False


class Left(BaseEntry, tag="left"):
    """A person gave up a seat; if the game has started, `bot` takes over."""

    seat: int
    bot: str


class Renamed(BaseEntry, tag="renamed"):
    """A person changed the name of their seat."""

    seat: int
    name: str


class Filled(BaseEntry, tag="filled"):
    """The host put a bot on a seat, or (with no bot) opened it again; during the game its bot then plays on."""

    seat: int
    bot: str


class Started(BaseEntry, tag="started"):
    """The host started the game; `bot` takes every seat that was still open."""

    bot: str


class StandInChanged(BaseEntry, tag="stand-in-changed"):
    """The host changed after how many seconds a bot decides for an absent player; 0 means never."""

    seconds: int


class Configured(BaseEntry, tag="configured"):
    """The host changed settings of the table; null: unchanged."""

    newcomers: bool | None = None
    spectators: bool | None = None
    visibility: Visibility | None = None
    undo: UndoPolicy | None = None
    hints: bool | None = None
    pace: PaceData | None = None
    settings: dict[str, int] | None = field(default=None, name="options")


class Coded(BaseEntry, tag="coded"):
    """The table got a short code, with which people find it."""

    code: str


class Webhook(Struct, forbid_unknown_fields=True):
    """Where a table's messages go; `address` is the server's for the links in them."""

    kind: WebhookKind
    url: str
    language: str
    address: str


class WebhookSet(BaseEntry, tag="webhook"):
    """The host set the webhook of the table, or (null) removed it."""

    webhook: Webhook | None = None


class PushSet(BaseEntry, tag="push"):
    """A device subscribed to push messages, or (null) no longer wants them; `key` is the hash of its token."""

    key: str
    subscription: PushSubscription | None = None
    language: str = "en"


class Alerted(BaseEntry, tag="alerted"):
    """Webhook and push messages were sent for these decisions; -1: of the end of the game."""

    decisions: list[int]


class Decided(BaseEntry, tag="decided"):
    """A player or a bot made a decision."""

    seat: int
    decision: int
    option: str
    bot: bool = False


class Undone(BaseEntry, tag="undone"):
    """A seat's last decision was undone; `free`: past the undo limit, allowed because no other person plays."""

    seat: int
    free: bool = False


class UndoRequested(BaseEntry, tag="wished"):
    """A player asked to undo past the undo limit; the seats `needed` have to agree."""

    seat: int
    needed: list[int]


class Agreed(BaseEntry, tag="agreed"):
    """A player answered an undo request; the last yes undoes, a no cancels it."""

    seat: int
    yes: bool


class StoodIn(BaseEntry, tag="stood-in"):
    """A bot began to decide for a player who was absent, or was replaced on request, or whose time was up."""

    seat: int
    bot: str
    asked_by: int | None = None
    out_of_time: bool = False


class Failed(BaseEntry, tag="failed"):
    """The table was closed, because its bots failed repeatedly."""


class Stopped(BaseEntry, tag="stopped"):
    """The operator of the server closed the table."""


class CameBack(BaseEntry, tag="came-back"):
    """An absent player came back."""

    seat: int


class Said(BaseEntry, tag="said"):
    """A player wrote in the chat."""

    seat: int
    text: str = ""
    phrase: str = ""


class Pointed(BaseEntry, tag="pointed"):
    """A player pointed at something; `id` and `args` are the message that named it then."""

    seat: int
    thing: str
    id: str
    args: dict[str, Any] = {}


class Hinted(BaseEntry, tag="hinted"):
    """A player took a hint for a decision."""

    seat: int
    decision: int


class VariationOpened(BaseEntry, tag="variation"):
    """The leader of a shared replay opened a table that continues from the position after `entry`."""

    seat: int
    entry: int
    table: str


class Rematched(BaseEntry, tag="rematched"):
    """The same players continue at another table."""

    table: str


class Revealed(BaseEntry, tag="revealed"):
    """The shared deal of the table was closed: from now on everyone may see all of its game."""


class Resumed(BaseEntry, tag="resumed"):
    """The table continues under newer rules from this snapshot; `lost` decisions could not be played by them."""

    rules: int
    lost: int = 0


Entry = (
    Opened
    | Sat
    | Linked
    | Revoked
    | WatchLinked
    | WatchRevoked
    | Freed
    | Left
    | Renamed
    | Filled
    | Started
    | StandInChanged
    | Configured
    | Coded
    | WebhookSet
    | PushSet
    | Alerted
    | Failed
    | Stopped
    | Decided
    | Undone
    | UndoRequested
    | Agreed
    | StoodIn
    | CameBack
    | Said
    | Pointed
    | Hinted
    | VariationOpened
    | Rematched
    | Revealed
    | Resumed
)

# Entries that do not count as a move when a player's absence is timed.
NOT_A_MOVE: Final[frozenset[type]] = frozenset(
    (
        *(Said, Pointed, Hinted, StandInChanged, Configured, Coded),
        *(Renamed, Linked, WatchLinked, WatchRevoked, Revoked),
        *(WebhookSet, PushSet, Alerted, VariationOpened, Revealed),
    )
)
CONFIGURABLE: Final = ("newcomers", "spectators", "visibility", "undo", "hints", "pace", "settings")

_BUFFER: Final = JsonBuffer()
_DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_SNAPSHOT_DECODER: Final = msgspec.json.Decoder(Snapshot)


def decode_snapshot(data: Raw) -> Snapshot:
    """The snapshot inside an entry."""
    return _SNAPSHOT_DECODER.decode(data)


def encode_entry(entry: Entry) -> bytes:
    """An entry as bytes for the storage."""
    return _BUFFER.encode(entry)


def decode_entry(data: bytes) -> Entry:
    """An entry from the bytes of the storage."""
    return _DECODER.decode(data)
