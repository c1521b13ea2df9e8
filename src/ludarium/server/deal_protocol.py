"""The part of the protocol about shared deals: the daily deals, and evenings with the same deals at every table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .protocol import ClientData, Name

MAX_TABLES = 12  # of an evening
MAX_DEALS = 12
Measure = Literal["lead", "points", "saved"]  # points ahead of the best rival or the target; points; citizens saved
Attempt = Literal["none", "playing", "over", "left"]
EveningStatus = Literal["joining", "playing", "closed"]

# --- the daily deals -------------------------------------------------------------------------------------------------


class DailyEntry(ClientData):
    """Play the daily deal of a game under this name (POST /api/daily/GAME)."""

    name: Name


class DailyData(Struct):
    """The daily deal of a game on a day (UTC), and the caller's first attempt.

    It can be started until `ends`, and after `closes` its seed and all its games are public. `played` is how many
    players have finished their first attempt. `table` is that of the caller's first attempt.
    """

    game: str
    day: str
    seats: int
    options: dict[str, int]
    ends: float
    closes: float
    closed: bool
    played: int
    attempt: Attempt
    table: str


class DailyRow(Struct):
    """A finished first attempt. `table` leads to its replay once the deal is closed."""

    rank: int
    name: str
    won: bool
    score: int
    total: int
    mine: bool
    table: str


class DailyRanking(Struct):
    """A daily deal with its ranking (GET /api/daily/GAME/DAY), which is hidden until the caller has played.

    `seed` is published when the deal is closed; before, `seed_hash` commits the server to it.
    """

    daily: DailyData
    measure: Measure
    rows: list[DailyRow] | None
    seed: str | None
    seed_hash: str


class DailyTable(Struct):
    """The table at which the caller plays a daily deal; `ranked`: it is their first attempt."""

    table: str
    ranked: bool


# --- evenings --------------------------------------------------------------------------------------------------------


class EveningCreation(ClientData):
    """A new evening (POST /api/evenings): at each table `people` persons, and bots on the other seats."""

    title: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=24)]
    people: Annotated[int, Meta(ge=1, le=16)]
    bots: Annotated[int, Meta(ge=0, le=15)]
    tables: Annotated[int, Meta(ge=2, le=MAX_TABLES)]
    deals: Annotated[int, Meta(ge=1, le=MAX_DEALS)]
    bot: Literal["easy", "medium", "hard"] = "medium"  # those whose strength does not depend on the load
    options: dict[Annotated[str, Meta(max_length=24)], int] = field(default_factory=dict)


class EveningJoin(ClientData):
    """Take a place at a table of an evening (POST /api/evenings/CODE/join); both are counted from 0."""

    table: Annotated[int, Meta(ge=0, lt=MAX_TABLES)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    name: Name


class EveningPlace(ClientData):
    """A place that its player or the organizer frees before the start (POST /api/evenings/CODE/leave)."""

    table: Annotated[int, Meta(ge=0, lt=MAX_TABLES)]
    seat: Annotated[int, Meta(ge=0, le=15)]


class EveningCode(Struct):
    """The code of a new evening, which leads to it."""

    code: str


class EveningPlayer(Struct):
    """A person at a table of an evening."""

    seat: int
    name: str
    mine: bool


class EveningTable(Struct):
    """A table of an evening: its people, how many deals it has finished, and whether it plays the next one."""

    players: list[EveningPlayer]
    finished: int
    playing: bool


class EveningScore(Struct):
    """The result of a deal; `table` leads to its replay once the evening is closed."""

    score: int
    won: bool
    matchpoints: int
    table: str


class EveningLine(Struct):
    """A line of the result table: a person, or in a cooperative game a whole table, with a score for each deal.

    Only the same seat of other tables is compared, since it has the same cards: ranks are those of the `seat`.
    """

    rank: int
    table: int
    seat: int
    names: list[str]
    mine: bool
    matchpoints: int
    most: int
    score: int
    deals: list[EveningScore | None]


class EveningData(Struct):
    """An evening (GET /api/evenings/CODE).

    `shown` are the deals whose results the caller may see: those that the own table and another have finished, or for
    others those that all tables have finished. `next` is the deal that the own table plays next; 0: none.
    """

    code: str
    link: str
    qr: str
    title: str
    game: str
    options: dict[str, int]
    people: int
    bots: int
    bot: str
    deals: int
    status: EveningStatus
    host: bool
    own: int | None
    tables: list[EveningTable]
    measure: Measure
    shown: list[int]
    lines: list[EveningLine]
    seeds: list[str]
    next: int
