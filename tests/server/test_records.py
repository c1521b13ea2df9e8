"""Records from files: replayed within limits, shown as a finished table, deleted after their time."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludarium
from ludarium.kernel.match import Match
from ludarium.kernel.rng import seeded
from ludarium.server.storage.base import Summary, open_storage
from ludarium.server.tables.records import RecordPolicy

from .running import AGAINST_A_BOT, RunningServer, running
from .test_app import refused
from .test_branch import play_from, play_to_the_end, state_of
from .test_history import past_view


def played(game: str, seats: int, most: int = 1000) -> Match:
    """A random match, with an undo now and then."""
    match = ludarium.new_match(game, seats, "record")
    rng = seeded("play")
    for _ in range(most):
        if match.over:
            break
        decision = match.decisions[0]
        match.decide(decision.seat, decision.options[rng.below(len(decision.options))].id)
        if rng.below(8) == 0 and match.undo_reach(decision.seat):
            match.undo(decision.seat)
    return match


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def upload(device: httpx.Client, record: Any) -> httpx.Response:  # noqa: ANN401 - plain data or text
    """Open a record."""
    return device.post("/api/records", content=record if isinstance(record, bytes) else json.dumps(record).encode())


@pytest.mark.parametrize(("game", "seats"), [("sagrada", 3), ("redrising", 2), ("raxxon", 2)])
def test_a_record_is_opened_as_a_finished_table_with_the_views_of_all_seats(
    server: RunningServer, game: str, seats: int
) -> None:
    match = played(game, seats)
    answer = upload(server.device(), match.record() | {"names": ["Ada", "Bea", "Cy"][:seats]})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    other = server.device()
    state = state_of(other, table, None)
    assert state["table"]["status"] == "over"
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", "Bea", "Cy"][:seats]
    assert state["table"]["expires"] == answer.json()["expires"] > time.time() + 29 * 24 * 3600
    assert [one["total"] for one in state["standings"]] == [one.total for one in match.standings]
    assert [event["kind"] for event in state["events"]] == [event.kind for event in match.log(None)]
    middle = state["events"][len(state["events"]) // 2]["entry"]
    views = [past_view(other, table, middle, seat).json()["view"] for seat in range(seats)]
    assert [view["viewer"] for view in views] == list(range(seats))
    again = other.get(f"/api/tables/{table}/record").json()
    assert again["hash"] == match.record()["hash"]
    if game == "sagrada":
        seating = [{"kind": "me", "name": "Dee"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
        assert play_from(other, table, middle, seat=None, seats=seating).status_code == 201


def test_the_record_of_a_table_and_of_one_that_continues_it_can_be_opened(server: RunningServer) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT, seed="9")
    end = play_to_the_end(ada, table)
    new = play_from(ada, table, end["events"][40]["entry"], seat=None).json()["table"]
    play_to_the_end(ada, new)
    for origin in (table, new):
        record = ada.get(f"/api/tables/{origin}/record").json()
        assert record["names"][0] == "Ada"
        opened = upload(server.device(), record).json()["table"]
        state = state_of(server.device(), opened, None)
        assert state["table"]["origin"] is None
        assert state["table"]["seats"][0]["name"] == "Ada"


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        ({"hash": "0"}, "cut or altered"),
        ({"game": "chess"}, "chess"),
        ({"format": 9}, "format 9"),
        ({"version": 0}, "version 0"),
        ({"entries": [{"seat": 0, "option": "nothing"}]}, "cut or altered"),
        ({"more": 1}, "more"),
    ],
)
def test_an_invalid_record_is_refused_with_the_reason(
    server: RunningServer, change: dict[str, Any], detail: str
) -> None:
    answer = upload(server.device(), played("sagrada", 2).record() | change)
    assert refused(answer, 400) == "reason-bad-record"
    assert detail in answer.json()["message"]["args"]["detail"]


def test_what_is_no_record_or_not_over_is_refused(server: RunningServer) -> None:
    device = server.device()
    for body in (b"", b"{}", b"[" * 100_000, b"\xff\xfe", b'{"format": 1}'):
        assert refused(upload(device, body), 400) == "reason-bad-record"
    unfinished = upload(device, played("sagrada", 2, most=8).record())
    assert "not over" in unfinished.json()["message"]["args"]["detail"]
    assert refused(upload(device, b" " * 4_100_000), 413) == "reason-too-large"


def with_start(start: dict[str, Any]) -> dict[str, Any]:
    """A record that begins at a made-up position, with a valid hash."""
    from ludarium.kernel import record as records  # noqa: PLC0415 - for this alone

    found = records.read(played("sagrada", 2, most=0).record() | {"start": start, "hash": ""})
    return played("sagrada", 2, most=0).record() | {"start": start, "hash": records.hash_of(found)}


def test_a_made_up_position_is_refused(server: RunningServer) -> None:
    true = played("sagrada", 2, most=6).game.dump()
    for start in ({}, {"seats": 2}, true | {"table": {}}, true | {"stack": [["main", 0, 0, 10**9, 0]]}):
        answer = upload(server.device(), with_start(dict(start)))
        assert refused(answer, 400) == "reason-bad-record"


def test_a_server_stores_records_for_a_time_and_only_so_many(tmp_path: Path) -> None:
    record = played("sagrada", 2).record()
    with running(tmp_path / "a.sqlite", records=RecordPolicy(most=1)) as server:
        device = server.device()
        assert upload(device, record).status_code == 201
        assert refused(upload(device, record), 503) == "reason-no-records"
    with running(tmp_path / "b.sqlite", records=RecordPolicy(days=0)) as server:
        assert refused(upload(server.device(), record), 503) == "reason-no-records"


def test_only_expired_records_are_deleted(url: str) -> None:
    async def check() -> None:
        storage = await open_storage(url)
        try:
            for table, visibility, updated in (("old", "record", 5.0), ("new", "record", 50.0), ("link", "link", 5.0)):
                for number in range(3):
                    summary = Summary(table, "over", visibility, "sagrada", updated, b"")  # type: ignore[arg-type]
                    await storage.append(number, b"entry", summary)
            assert await storage.count_records() == 2
            assert await storage.older("record", 10.0) == ["old"]
            await storage.delete(["old"])
            assert await storage.older("record", 10.0) == []
            assert await storage.count_records() == 1
            assert [len(await storage.read(table)) for table in ("old", "new", "link")] == [0, 3, 3]
            await storage.append(0, b"again", Summary("old", "over", "link", "sagrada", 1.0, b""))
        finally:
            await storage.close()

    asyncio.run(check())
