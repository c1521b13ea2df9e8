"""How fast a server opens a moment of a long game: read from the database, redacted and viewed for a seat."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from msgspec import Struct

from ludarium.games import ruleset
from ludarium.kernel.rng import seeded
from ludarium.server.storage.base import Storage, Summary, open_storage
from ludarium.server.tables.entry import Decided, Entry, Opened, SeatPlan, Undone, decode_entry, encode_entry
from ludarium.server.tables.history import view_at
from ludarium.server.tables.snapshot import add_snapshot
from ludarium.server.tables.table import Table

DECISIONS: Final = 500
TABLE: Final = "moments"


class Moments(Struct):
    """The times in milliseconds of opening moments of one table."""

    entries: int
    opened: int
    median: float
    p95: float
    slowest: float


def measure_moments(game: str, seats: int, options: dict[str, int], seconds: float) -> Moments:
    """Open random moments of a table with at least 500 decisions for some seconds."""
    entries = _long_table(game, seats, options)
    return asyncio.run(_measure(entries, seats, seconds))


def _long_table(game: str, seats: int, options: dict[str, int]) -> list[bytes]:
    """The entries of a table of bots: a game that is played at random and goes on after undos until it is long."""
    rules = ruleset(game)
    people = [SeatPlan("bot", bot="random") for _ in range(seats)]
    complete = rules.complete(seats, options)
    opened = Opened(0.0, game, rules.version, people, complete, "link", "agreed", 0, "moments", [])
    table = Table(TABLE, opened)
    found: list[bytes] = []
    chance = seeded("decisions")

    def write(entry: Entry) -> None:
        table.apply(entry)
        add_snapshot(table, entry)
        found.append(encode_entry(entry))

    write(opened)
    for _ in range(DECISIONS):
        assert table.match is not None
        decision = table.match.decisions[0]
        write(
            Decided(0.0, decision.seat, decision.id, decision.options[chance.below(len(decision.options))].id, bot=True)
        )
        if table.status == "over":
            break
        if chance.below(20):  # so that the game lasts
            write(Undone(0.0, decision.seat, free=True))
    return found


async def _measure(entries: list[bytes], seats: int, seconds: float) -> Moments:
    with tempfile.TemporaryDirectory() as folder:
        storage = await open_storage(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        try:
            summary = Summary(TABLE, "over", "link", "", 0.0, b"")
            for number, entry in enumerate(entries):
                await storage.append(number, entry, summary)
            times = await _open_moments(storage, entries, seats, seconds)
        finally:
            await storage.close()
    times.sort()
    p95 = times[int(len(times) * 0.95)]
    return Moments(len(entries), len(times), statistics.median(times), p95, times[-1])


async def _open_moments(storage: Storage, entries: list[bytes], seats: int, seconds: float) -> list[float]:
    opened = decode_entry(entries[0])
    assert isinstance(opened, Opened)
    chance = seeded("moments")
    times: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not times:
        began = time.perf_counter()
        await view_at(storage, TABLE, opened, chance.below(seats), 1 + chance.below(len(entries)))
        times.append((time.perf_counter() - began) * 1000)
    return times
