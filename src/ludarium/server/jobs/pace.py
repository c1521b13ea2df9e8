"""How fast tables move: pauses, time limits and timeouts."""

from __future__ import annotations

from msgspec import Struct


class Pace(Struct, frozen=True):
    """Times in seconds.

    `bots` is the least time for a bot's move that people watch, `search` the most that a bot searches while no
    other table waits, `thinking` the time after which a bot is given up, `idle` the time after which an unused table is
    unloaded, `retry` the pause before a table is tried again after a failure, `absence` how long a player has to be
    away before those who wait may ask for a bot, `alert` how long an absent player must have to decide
    before a webhook is notified.
    """

    bots: float = 0.4
    search: float = 1.0
    thinking: float = 5.0
    idle: float = 300.0
    retry: float = 10.0
    absence: float = 30.0
    alert: float = 20.0
