"""How fast tables move: pauses, time limits and timeouts."""

from __future__ import annotations

from msgspec import Struct


class Pace(Struct, frozen=True):
    """Times in seconds.

    `bots` is the least time for a bot's move that people watch, `thinking` the most that a bot may think, `idle` the
    time after which an unused table is unloaded, `retry` the pause before a table is tried again after a failure.
    """

    bots: float = 0.4
    thinking: float = 5.0
    idle: float = 300.0
    retry: float = 10.0
