"""Undo in a log: snapshots avoid replaying the game, and the table is the same with and without them."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import msgspec
import pytest

from ludarium.games import ruleset
from ludarium.kernel.rng import Rng
from ludarium.kernel.ruleset import Ruleset
from ludarium.server.metrics import Metrics
from ludarium.server.protocol import Chat, Decide, Undo
from ludarium.server.tables.commands import MAX_ENTRIES, to_entry
from ludarium.server.tables.commit import LONG_LOG
from ludarium.server.tables.entry import Decided, Entry, Opened, SeatPlan, Undone, encode_entry
from ludarium.server.tables.live_table import LiveTable
from ludarium.server.tables.projection import for_viewer
from ludarium.server.tables.registry import TableRegistry
from ludarium.server.tables.snapshot import add_snapshot, fold, match_of_snapshot
from ludarium.server.tables.table import Table
from tests.kernel.burrow import Burrow

from .test_snapshot import ADA, Log, Rules, rules
from .test_table import ADA as ADA_IN_SAGRADA
from .test_table import refusal, two_people

__all__ = ["rules"]  # a fixture


class Counting(Rules):
    """Rules that count how often they deal, and in which threads."""

    def __init__(self) -> None:
        super().__init__(1)
        self.threads: list[int] = []

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> Burrow:
        self.threads.append(threading.get_ident())
        return super().deal(seats, rng, options, with_events=with_events)


def log_with_undos(times: int) -> Log:
    """A table with this many undone decisions."""
    log = Log()
    for _ in range(3):
        log.decide()
    for n in range(times):
        seat = log.match.decisions[0].seat
        log.decide(n)
        log.write(Undone(2.0, seat, free=True))
    return log


def test_loading_a_table_replays_nothing_for_an_undo(rules: dict[str, Ruleset]) -> None:
    log = log_with_undos(20)
    rules["burrow"] = counting = Counting()
    table = fold("table", log.entries)
    assert len(counting.threads) == 1
    assert table.match is not None
    assert table.match.record() == log.match.record()
    counting.threads.clear()
    assert match_of_snapshot("table", log.table.opened, log.entries) is not None
    assert len(counting.threads) == 1


def test_a_long_table_is_folded_in_a_thread(rules: dict[str, Ruleset]) -> None:
    log = log_with_undos(LONG_LOG // 2)
    short = log_with_undos(2)
    rules["burrow"] = counting = Counting()

    class Stored:
        """A storage with two tables."""

        async def read(self, table: str) -> list[bytes]:
            return log.entries if table == "long" else short.entries

    async def read() -> int:
        registry = TableRegistry(Stored(), Metrics())  # type: ignore[arg-type] # all that reading needs
        await registry.load("long")
        await registry.load("short")
        return threading.get_ident()

    loop = asyncio.run(read())
    assert [thread == loop for thread in counting.threads] == [False, True]


class StoredTable:
    """A table of a real game with its stored entries."""

    def __init__(self, game: str, seats: int) -> None:
        plans = [SeatPlan("person", f"P{number}", keys=["ada"]) for number in range(seats)]
        options = ruleset(game).complete(seats, {})
        first = Opened(1.0, game, ruleset(game).version, plans, options, "link", "agreed", 0, "seed", ["ada"])
        self.entries: list[bytes] = []
        self.table = Table("table", first)
        self.write(first)

    def write(self, entry: Entry) -> None:
        self.table.apply(entry)
        add_snapshot(self.table, entry)
        self.entries.append(encode_entry(entry))


def without_positions(entries: list[bytes]) -> list[bytes]:
    """The entries without snapshots."""
    plain: list[dict[str, Any]] = [msgspec.json.decode(entry) for entry in entries]
    return [msgspec.json.encode({key: value for key, value in entry.items() if key != "kept"}) for entry in plain]


def shown(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(for_viewer(table, LiveTable(table).encoded_table(), ADA, viewer, 0))


@pytest.mark.parametrize(("game", "seats"), [("sagrada", 3), ("redrising", 3), ("raxxon", 2)])
def test_a_table_is_the_same_with_and_without_snapshots(game: str, seats: int) -> None:
    chance = random.Random(7)
    played = StoredTable(game, seats)
    for _ in range(60):
        match = played.table.match
        assert match is not None
        if match.over:
            break
        seat = chance.randrange(seats)
        if chance.random() < 0.35 and played.table.undo_objection(seat).id != "reason-undo-nothing":
            played.write(Undone(3.0, seat, free=True))
        else:
            decision = chance.choice(match.decisions)
            played.write(Decided(2.0, decision.seat, decision.id, chance.choice(decision.options).id))
    assert any(b'"undone"' in entry for entry in played.entries)
    kept, plain = fold("table", played.entries), fold("table", without_positions(played.entries))
    looked_at = match_of_snapshot("table", played.table.opened, played.entries)
    for table in (kept, plain):
        assert table.match is not None
        assert played.table.match is not None
        assert looked_at is not None
        assert table.match.record() == played.table.match.record()
        for viewer in (None, *range(seats)):
            assert shown(table, viewer) == shown(played.table, viewer)
            assert looked_at.view(viewer) == table.match.view(viewer)
            assert table.stable_log_length(viewer) == played.table.stable_log_length(viewer)
    for seat in range(seats):
        if kept.undo_objection(seat).id != "reason-undo-nothing":
            kept.apply(Undone(4.0, seat, free=True))
            plain.apply(Undone(4.0, seat, free=True))
            assert shown(kept, seat) == shown(plain, seat)


def test_a_table_with_a_very_long_log_can_only_be_finished() -> None:
    played = two_people()
    played.table.version = MAX_ENTRIES
    for request in (Undo(1, 0), Chat(1, 0, "again")):
        assert refusal(played, ADA_IN_SAGRADA, request) == "reason-table-long"
    assert played.table.match is not None
    (decision,) = played.table.match.decisions
    deciding = Decide(1, decision.seat, decision.id, decision.options[0].id)
    owner = msgspec.structs.replace(ADA_IN_SAGRADA, keys=frozenset(played.table.seats[decision.seat].keys))
    assert isinstance(to_entry(played.table, owner, deciding, 3.0), Decided)
