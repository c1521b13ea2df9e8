"""What clients saw: the requests that they sent with their answers, and the states that they received."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Sent(Struct):
    """A request of a client, with the entry that it asks for; times are by one clock for all clients.

    `fields` are those that the entry must have. `unique`: no other request asks for the same. `version` is that of the
    acknowledgement, `tries` how often the request was sent.
    """

    client: str
    table: str
    types: tuple[str, ...]
    fields: dict[str, Any]
    at: float
    unique: bool = True
    answered: float | None = None
    outcome: Literal["done", "refused", "unknown"] = "unknown"
    version: int = 0
    tries: int = 1


class Seen(Struct):
    """A state that a client received; `known` is the last version acknowledged before on this connection."""

    client: str
    table: str
    keys: frozenset[str]
    connection: int
    state: dict[str, Any]
    known: int


class Observed(Struct):
    """All that the clients of a run sent and received, in the order of the clock."""

    sent: list[Sent] = []
    seen: list[Seen] = []
