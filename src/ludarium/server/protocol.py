"""What the server and its clients say to each other: every message, in both directions, in one place.

Clients send one of `Request`, over a socket or as the body of a POST; the server answers each with one of `Answer` that
carries the request's `ref`, and tells every socket the new `State` whenever something at the table has changed. The
types of the browser are made from here (`scripts/typescript.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# --- words -----------------------------------------------------------------------------------------------------------

LARGEST_PACK = 200_000  # characters of a content pack: its own with all stories in four languages has half of it
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Status = Literal["lobby", "playing", "over", "closed"]  # closed: by newer rules, or after failures
Visibility = Literal["link", "public"]  # found only by its link, or listed on the home page
UndoPolicy = Literal["reach", "agreed"]  # up to the last reveal; or beyond it if all people at the table agree
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]


class Plain(Struct, forbid_unknown_fields=True):
    """Anything that a client may send: what is not known is refused."""


# --- creating a table (POST /api/tables) -----------------------------------------------------------------------------


class SeatWish(Plain):
    """What a seat shall be: one's own, open to whoever has the link, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: Annotated[str, Meta(max_length=24)] = ""


class Creation(Plain):
    """A new table; with no open seat it starts at once.

    `stand_in`: after so many seconds without a sign of life from somebody who has to decide, a bot decides for them
    until they are back; 0 is never, null is five minutes where people at different devices wait for each other, and
    never otherwise. The host can change it later (`SetStandIn`). `hints`: people may ask what a bot would do, and the
    log says that they did; null is yes for somebody alone among bots, and no otherwise. `pack` is a content pack of
    one's own, as YAML.
    """

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[Annotated[str, Meta(max_length=24)], int] = {}
    visibility: Visibility = "link"
    undo: UndoPolicy = "agreed"
    stand_in: Seconds | None = None
    hints: bool | None = None
    seed: Annotated[str, Meta(max_length=64)] = ""
    pack: Annotated[str, Meta(max_length=LARGEST_PACK)] = ""


class Created(Struct):
    """The answer: the table's id, and the secret of each seat that is one's own (also in the device's cookie)."""

    table: str
    secrets: dict[int, str]


class Claim(Plain):
    """The secret of a seat, from its link, in exchange for a seat on this device (POST /api/tables/ID/claim)."""

    secret: Annotated[str, Meta(max_length=64)]


# --- what a client asks ----------------------------------------------------------------------------------------------


class Asked(Plain, tag_field="type"):
    """A request; `ref` is the client's own number for it, which the answer repeats."""

    ref: int


class Look(Asked, tag="look"):
    """Look at the table with the eyes of one's seat, or as a spectator (null); the log is told from `since`."""

    seat: SeatNumber | None
    since: Annotated[int, Meta(ge=0)] = 0


class Sit(Asked, tag="sit"):
    """Take an open seat under a name."""

    seat: SeatNumber
    name: Name


class Leave(Asked, tag="leave"):
    """Give a seat up: before the start it is open again, afterwards a bot plays on for good."""

    seat: SeatNumber


class Rename(Asked, tag="rename"):
    """Change the name of one's seat."""

    seat: SeatNumber
    name: Name


class FillSeat(Asked, tag="fill"):
    """Before the start, the host puts a bot on an open seat, or (with no bot) opens it again."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=24)]


class Start(Asked, tag="start"):
    """The host starts the game; seats still open get bots."""


class SetStandIn(Asked, tag="stand-in"):
    """The host changes after how many seconds a bot decides for somebody who is absent; 0 is never."""

    seconds: Seconds


class Decide(Asked, tag="decide"):
    """Take an option of an open decision. Sent twice, it counts once."""

    seat: SeatNumber
    decision: int
    option: Annotated[str, Meta(max_length=200)]


class Explain(Asked, tag="explain"):
    """Ask why a path of touches is not possible."""

    seat: SeatNumber
    touches: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=8)]


class Hint(Asked, tag="hint"):
    """Ask what a bot would do in the seat's place."""

    seat: SeatNumber


class Undo(Asked, tag="undo"):
    """Take back the seat's last decision; beyond its reach the other people are asked, if the table lets it."""

    seat: SeatNumber


class Agree(Asked, tag="agree"):
    """Answer somebody's wish to undo."""

    seat: SeatNumber
    yes: bool


class BackIn(Asked, tag="back"):
    """Take one's seat back from the bot that stood in."""

    seat: SeatNumber


class Chat(Asked, tag="chat"):
    """Say something: free text, or one of the ready phrases (PHRASES), which everybody reads in their own language."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=24)] = ""


class Point(Asked, tag="point"):
    """Point at a thing on the table that everybody sees, such as `crowd:c4`; the game says what there is."""

    seat: SeatNumber
    thing: Annotated[str, Meta(max_length=60)]


class Rematch(Asked, tag="rematch"):
    """After the end: a new table with the same seats; with `same_seed` the very same deal."""

    same_seed: bool = False


class Ping(Asked, tag="ping"):
    """A sign of life."""


Request = (
    Look
    | Sit
    | Leave
    | Rename
    | FillSeat
    | Start
    | SetStandIn
    | Decide
    | Explain
    | Hint
    | Undo
    | Agree
    | BackIn
    | Chat
    | Point
    | Rematch
    | Ping
)

PHRASES = ("hello", "good-luck", "well-played", "thanks", "thinking", "sorry", "hurry", "good-game")

# --- what the server answers -----------------------------------------------------------------------------------------


class Answered(Struct, tag_field="type"):
    """An answer to the request of the same `ref`."""

    ref: int


class Done(Answered, tag="done"):
    """It is done and stored: the table's version afterwards."""

    version: int


class Refusal(Answered, tag="refused"):
    """It was not possible; nothing has changed. `rule` is "" where it is no matter of the game's rules."""

    rule: str
    message: MessageData


class Explanation(Answered, tag="explanation"):
    """The rule against a path of touches; no message where the path is possible."""

    rule: str
    message: MessageData | None


class HintedOption(Struct):
    """An option that a bot has judged: what it is worth to it, in points at the end, and that in words."""

    option: OptionData
    value: float
    reason: MessageData


class HintData(Answered, tag="hint"):
    """What a bot would do: the best options of an open decision, the first of which it would take."""

    seat: int
    decision: int
    options: list[HintedOption]


class NewTable(Answered, tag="table"):
    """A table to go on at (a rematch)."""

    table: str


class Pong(Answered, tag="pong"):
    """I hear you."""


# --- what the server tells -------------------------------------------------------------------------------------------


class MessageData(Struct):
    """A text in no language yet: its id in the language files and its arguments (a list holds further messages)."""

    id: str
    args: dict[str, Any]


class OptionData(Struct):
    """An option: its id is the path of its touches, joined by ">"."""

    id: str
    touches: list[str]
    message: MessageData


class DecisionData(Struct):
    """An open decision of the seat one looks with."""

    id: int
    seat: int
    prompt: MessageData
    options: list[OptionData]


class EventData(Struct, gc=False):
    """Something that happened; `kind` is also the id of its line in the log, `entry` the table's version then."""

    kind: str
    args: dict[str, Any]
    entry: int


class ChatLine(Struct):
    """Something somebody said, or the thing that they pointed at and how it is called (in the accusative)."""

    seat: int
    text: str
    phrase: str
    at: float
    thing: str = ""
    called: MessageData | None = None


class SeatData(Struct):
    """A seat as everybody sees it. `stand_in`: a bot decides for this person at the moment.

    `away`: the seat is a person's who is not connected; `away_since` is their last sign of life, in seconds since 1970,
    null where the server knows of none since it started.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    online: bool
    stand_in: bool
    away: bool = False  # the data of tables in lists may be older than this field and the next
    away_since: float | None = None


class TableData(Struct):
    """A table as everybody sees it. `seed_hash` commits the server to its seed; `seed` is told at the end.

    `pack` is the name of the content pack of one's own that is played with (GET /api/tables/ID/catalogue has it all);
    `stand_in` after how many seconds a bot decides for somebody who is absent, as the host has set it; 0 is never;
    `failed` says of a closed table that the server failed at it again and again.
    """

    id: str
    game: str
    status: Status
    seats: list[SeatData]
    options: dict[str, int]
    pack: str | None
    visibility: Visibility
    undo: UndoPolicy
    stand_in: int
    hints: bool
    practice: bool
    seed_hash: str
    seed: str | None
    created: float
    rematch: str | None
    failed: bool = False  # the data of tables in lists may be older than this field


class UndoData(Struct):
    """How far undo reaches for the seat one looks with; who wishes to go beyond, and who has agreed.

    `declined_by` is who did not agree to this seat's own wish, until it decides or asks again.
    """

    reach: int
    reason: MessageData | None
    wished_by: int | None
    agreed: list[int]
    declined_by: int | None


class LineData(Struct):
    """A row of a ledger."""

    rule: str
    message: MessageData
    points: int


class StandingData(Struct):
    """The final standing of a seat; `tiebreak` is what decides between equal totals, the most important first."""

    seat: int
    rank: int
    won: bool
    total: int
    target: int | None
    tiebreak: list[LineData]
    ledger: list[LineData]


class State(Struct, tag_field="type", tag="state"):
    """The table as this client may see it now. The view is the whole truth; the events only say how it came about.

    `version` counts what ever happened at the table.
    `waiting` are the seats that have yet to decide. The log of a client is its first `since` events and then these:
    after an undo `since` is less than it had. `notes` are what happened at the table and not in the game, all of them,
    to be read among the events by their `entry`.
    """

    version: int
    table: TableData
    mine: list[int]
    host: bool
    viewer: int | None
    view: dict[str, Any] | None
    decisions: list[DecisionData]
    waiting: list[int]
    since: int
    events: list[EventData]
    undo: UndoData | None
    standings: list[StandingData]
    chat: list[ChatLine]
    notes: list[EventData]


class Closing(Struct, tag_field="type", tag="closing"):
    """The server is about to stop; come back in a moment."""


Answer = Done | Refusal | Explanation | HintData | NewTable | Pong
Told = State | Closing
