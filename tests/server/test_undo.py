"""Undo in a log: what was kept spares playing the game again, and the table is the same with and without it."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import msgspec
import pytest

from ludarium.games import contract
from ludarium.kernel.contract import Contract
from ludarium.kernel.rng import Rng
from ludarium.server.asking import MOST_ENTRIES, answer_to
from ludarium.server.entry import Decided, Entry, Opened, SeatPlan, Undone, encoded
from ludarium.server.hub import LONG, Hub
from ludarium.server.keeping import folded, keep, match_after
from ludarium.server.live import Live
from ludarium.server.metrics import Metrics
from ludarium.server.protocol import Chat, Decide, Undo
from ludarium.server.showing import state
from ludarium.server.table import Table
from tests.kernel.burrow import Burrow

from .test_keeping import ADA, Log, Rules, rules
from .test_table import ADA as ADA_IN_SAGRADA
from .test_table import refusal, two_people

__all__ = ["rules"]  # a fixture


class Counting(Rules):
    """Rules that count how often they deal, and in which threads."""

    def __init__(self) -> None:
        super().__init__(1)
        self.threads: list[int] = []

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, telling: bool = False) -> Burrow:
        self.threads.append(threading.get_ident())
        return super().deal(seats, rng, options, telling=telling)


def undone_again_and_again(times: int) -> Log:
    """A table at which the last decision was taken back so many times."""
    log = Log()
    for _ in range(3):
        log.decide()
    for n in range(times):
        seat = log.match.decisions[0].seat
        log.decide(n)
        log.write(Undone(2.0, seat, free=True))
    return log


def test_reading_a_table_plays_nothing_again_for_an_undo(rules: dict[str, Contract]) -> None:
    log = undone_again_and_again(20)
    rules["burrow"] = counting = Counting()
    table = folded("table", log.entries)
    assert len(counting.threads) == 1
    assert table.match is not None
    assert table.match.record() == log.match.record()
    counting.threads.clear()
    assert match_after("table", log.entries) is not None
    assert len(counting.threads) == 1


def test_a_long_table_is_read_beside_the_event_loop(rules: dict[str, Contract]) -> None:
    log = undone_again_and_again(LONG // 2)
    short = undone_again_and_again(2)
    rules["burrow"] = counting = Counting()

    class Stored:
        """A storage with two tables."""

        async def read(self, table: str) -> list[bytes]:
            return log.entries if table == "long" else short.entries

    async def read() -> int:
        hub = Hub(Stored(), Metrics())  # type: ignore[arg-type] # all that reading needs
        await hub.wake("long")
        await hub.wake("short")
        return threading.get_ident()

    loop = asyncio.run(read())
    assert [thread == loop for thread in counting.threads] == [False, True]


class Real:
    """A table of a real game, with its log as it is stored."""

    def __init__(self, game: str, seats: int) -> None:
        plans = [SeatPlan("person", f"P{number}", keys=["ada"]) for number in range(seats)]
        options = contract(game).complete(seats, {})
        first = Opened(1.0, game, contract(game).version, plans, options, "link", "agreed", 0, "seed", ["ada"])
        self.entries: list[bytes] = []
        self.table = Table("table", first)
        self.write(first)

    def write(self, entry: Entry) -> None:
        self.table.apply(entry)
        keep(self.table, entry)
        self.entries.append(encoded(entry))


def without_positions(entries: list[bytes]) -> list[bytes]:
    """A log as it was before positions were kept."""
    plain: list[dict[str, Any]] = [msgspec.json.decode(entry) for entry in entries]
    return [msgspec.json.encode({key: value for key, value in entry.items() if key != "kept"}) for entry in plain]


def shown(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(state(table, Live(table).written(), ADA, viewer, 0))


@pytest.mark.parametrize(("game", "seats"), [("sagrada", 3), ("redrising", 3), ("raxxon", 2)])
def test_a_table_is_the_same_with_and_without_kept_positions(game: str, seats: int) -> None:
    chance = random.Random(7)
    played = Real(game, seats)
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
    kept, plain = folded("table", played.entries), folded("table", without_positions(played.entries))
    looked_at = match_after("table", played.entries)
    for table in (kept, plain):
        assert table.match is not None
        assert played.table.match is not None
        assert looked_at is not None
        assert table.match.record() == played.table.match.record()
        for viewer in (None, *range(seats)):
            assert shown(table, viewer) == shown(played.table, viewer)
            assert looked_at.view(viewer) == table.match.view(viewer)
            assert table.firm_log(viewer) == played.table.firm_log(viewer)
    for seat in range(seats):
        if kept.undo_objection(seat).id != "reason-undo-nothing":
            kept.apply(Undone(4.0, seat, free=True))
            plain.apply(Undone(4.0, seat, free=True))
            assert shown(kept, seat) == shown(plain, seat)


def test_a_table_with_a_very_long_log_can_only_be_played_to_its_end() -> None:
    played = two_people()
    played.table.version = MOST_ENTRIES
    for request in (Undo(1, 0), Chat(1, 0, "again")):
        assert refusal(played, ADA_IN_SAGRADA, request) == "reason-table-long"
    assert played.table.match is not None
    (decision,) = played.table.match.decisions
    deciding = Decide(1, decision.seat, decision.id, decision.options[0].id)
    owner = msgspec.structs.replace(ADA_IN_SAGRADA, keys=frozenset(played.table.seats[decision.seat].keys))
    assert isinstance(answer_to(played.table, owner, deciding, 3.0), Decided)
