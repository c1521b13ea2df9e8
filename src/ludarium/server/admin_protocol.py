"""The part of the protocol for the operator of the server: the page /admin."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .protocol import ClientData, Status, Visibility

# --- from the page ---------------------------------------------------------------------------------------------------


class SignIn(ClientData):
    """Sign in with the token of the operator (POST /api/admin/session)."""

    token: Annotated[str, Meta(max_length=200)]


class NoticeText(ClientData):
    """Show a text on all open pages; "" removes it (POST /api/admin/notice)."""

    text: Annotated[str, Meta(max_length=300)]


class ReadOnly(ClientData):
    """Refuse or allow all changes of tables (POST /api/admin/read-only)."""

    on: bool


# --- to the page -----------------------------------------------------------------------------------------------------


class AdminSeat(Struct):
    """A seat of a loaded table."""

    kind: str
    name: str
    bot: str
    connected: bool


class AdminTable(Struct):
    """A stored table. `size` is in bytes, `changed` the time of its last entry.

    `loaded` is whether this process has it in memory; only then `seats` and `connections` (to this process) are known.
    """

    id: str
    status: Status
    visibility: Visibility | Literal["record"]
    game: str
    entries: int
    size: int
    changed: float
    loaded: bool
    connections: int
    seats: list[AdminSeat]


class AdminOverview(Struct):
    """The state of the server (GET /api/admin). Sizes are in bytes, times in seconds since 1970.

    `tables` are the numbers of stored tables by status. `loaded`, `connections`, `memory` and `started` are those of
    the process that answers. `disk_free` and `backup` are only known for SQLite.
    """

    version: str
    python: str
    compiled: bool
    database: str
    started: float
    memory: int
    database_size: int
    disk_free: int | None
    backup: bool
    shared: bool
    tables: dict[str, int]
    loaded: int
    connections: int
    read_only: bool
    notice: str
