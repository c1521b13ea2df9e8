"""Time limits: a clock for each player, a time for each decision, and what happens when the time is up."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from ludarium.server.jobs import absence
from ludarium.server.protocol import AskForBot, ComeBack, Configure, PaceData, Sit, Start
from ludarium.server.tables.clocks import Clocks
from ludarium.server.tables.commands import rematch_entry
from ludarium.server.tables.entry import CameBack, Decided, StoodIn

from .running import running
from .test_seating import ask, started, until
from .test_table import ADA, BEN, ME, OPEN, PlayedTable, refusal

CLOCK = PaceData("clock", 60, 5)
DAYS = PaceData("decision", 3600)


@pytest.fixture(autouse=True)
def _no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "RECONNECTING", 0.0)


def clock(pace: PaceData) -> Clocks:
    """The clocks of two seats."""
    return Clocks(pace, 2)


def left(clocks: Clocks, now: float) -> list[float]:
    """The seconds left of each seat."""
    return [one.left for one in clocks.shown(now)]


def test_time_runs_only_while_the_table_waits_for_a_player() -> None:
    clocks = clock(CLOCK)
    clocks.run([0], 100.0)
    assert left(clocks, 110.0) == [50.0, 60.0]
    clocks.decided(0, 110.0)
    assert left(clocks, 150.0) == [55.0, 60.0]
    clocks.run([1], 110.0)
    clocks.run([0, 1], 120.0)
    assert left(clocks, 130.0) == [45.0, 40.0]
    assert (clocks.deadline(0), clocks.deadline(1)) == (175.0, 170.0)


def test_a_time_for_each_decision_begins_anew_with_each() -> None:
    clocks = clock(DAYS)
    clocks.run([0], 0.0)
    assert left(clocks, 1000.0) == [2600.0, 3600.0]
    clocks.decided(0, 1000.0)
    clocks.run([0], 1000.0)
    assert clocks.deadline(0) == 4600.0


def test_no_clock_shows_less_than_nothing() -> None:
    clocks = clock(CLOCK)
    clocks.run([0], 0.0)
    assert left(clocks, 1000.0) == [0.0, 60.0]
    clocks.run([], 1000.0)
    assert not clocks.is_used_up(0)  # the increment is still to come
    clocks.came_back(0)
    assert left(clocks, 1000.0) == [5.0, 60.0]


def timed(pace: PaceData) -> PlayedTable:
    """Ada and Ben at a game with a time limit, which begins at 2."""
    played = PlayedTable(ME, OPEN)
    played.ask(ADA, Configure(1, pace=pace))
    played.ask(BEN, Sit(1, 1, "Ben"))
    played.ask(ADA, Start(1))
    return played


def clocks_of(played: PlayedTable) -> Clocks:
    """The clocks of a table."""
    assert played.table.clocks is not None
    return played.table.clocks


def decide_at(played: PlayedTable, seat: int, at: float, *, bot: bool = False) -> None:
    """Make the first decision of a seat at this time."""
    assert played.table.match is not None
    decision = next(one for one in played.table.match.decisions if one.seat == seat)
    played.apply(Decided(at, seat, decision.id, decision.options[0].id, bot=bot))


def test_clocks_are_computed_from_the_entries_so_that_every_process_finds_the_same() -> None:
    played = timed(CLOCK)
    decide_at(played, 0, 10.0)
    decide_at(played, 1, 20.0)
    assert clocks_of(played).left == [60.0 - 8 + 5, 60.0 - 18 + 5]
    again = played.folded_again().clocks
    assert again is not None
    assert (again.left, again.since) == (clocks_of(played).left, clocks_of(played).since)


def test_a_bot_that_stands_in_uses_no_time() -> None:
    played = timed(CLOCK)
    played.apply(StoodIn(12.0, 0, "hard", out_of_time=True))
    decide_at(played, 0, 30.0, bot=True)
    assert clocks_of(played).left[0] == 50.0
    assert [note.kind for note in played.table.notes] == ["time-up"]


def test_a_player_without_any_time_to_come_can_not_take_the_seat_back() -> None:
    played = timed(PaceData("clock", 60))
    played.apply(StoodIn(62.0, 0, "hard", out_of_time=True))
    assert refusal(played, ADA, ComeBack(1, 0)) == "reason-time-up"
    played.ask(ADA, Configure(1, pace=PaceData("clock", 120)))
    played.ask(ADA, ComeBack(1, 0))
    assert clocks_of(played).left[0] == 120.0


def test_a_returning_player_has_at_least_the_increment() -> None:
    played = timed(CLOCK)
    played.apply(StoodIn(80.0, 0, "hard", out_of_time=True))
    played.apply(CameBack(81.0, 0))
    assert clocks_of(played).deadline(0) == 86.0


def test_being_away_is_no_absence_where_each_decision_has_its_time() -> None:
    played = timed(DAYS)
    assert refusal(played, BEN, AskForBot(1, 0)) == "reason-slow-table"


def test_a_pace_without_time_to_decide_is_refused() -> None:
    played = PlayedTable(ME, OPEN)
    assert refusal(played, ADA, Configure(1, pace=PaceData("clock", 5))) == "reason-no-time"


def test_a_rematch_keeps_the_pace() -> None:
    assert rematch_entry(timed(CLOCK).table, 3.0, same_seed=False).pace == CLOCK


# --- with a running server ---------------------------------------------------------------------------------------


def seats(state: Any) -> list[bool]:  # noqa: ANN401 - plain data
    """For which seats a bot stands in."""
    return [seat["stand_in"] for seat in state["table"]["seats"]]


def test_a_bot_steps_in_when_the_time_of_a_present_player_is_up(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben, table = started(server, pace={"kind": "clock", "seconds": 10, "increment": 0})
        with server.connect(ada, table) as here, server.connect(ben, table) as client:
            here.look(0)
            state = client.look(1)
            assert [clock["running"] for clock in state["clocks"]] == [True, True]
            state = until(client, lambda state: seats(state) == [True, True])
            assert [clock["left"] for clock in state["clocks"]] == [0.0, 0.0]
            assert client.ask("back", seat=1)["message"]["id"] == "reason-time-up"
            assert "time-up" in [note["kind"] for note in state["notes"]]


def test_the_time_of_a_decision_runs_on_while_the_server_is_stopped(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as server:
        ada, _, table = started(server, pace={"kind": "decision", "seconds": 10})
        clocks = ada.get(f"/api/tables/{table}?seat=0").json()["clocks"]
        assert 8 < clocks[0]["left"] <= 10
    time.sleep(11)
    with running(database) as server:
        device = server.device()
        device.cookies = ada.cookies
        end = time.monotonic() + 10
        while not any(seats(device.get(f"/api/tables/{table}").json())):
            assert time.monotonic() < end
            time.sleep(0.1)


def test_the_host_changes_the_pace_during_the_game(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben, table = started(server)
        assert ben.get(f"/api/tables/{table}").json()["clocks"] == []
        pace = {"kind": "decision", "seconds": 86_400, "increment": 0}
        assert ask(ben, table, "configure", pace=pace)["message"]["id"] == "reason-not-host"
        assert ask(ada, table, "configure", pace=pace)["type"] == "done"
        state = ben.get(f"/api/tables/{table}").json()
        assert state["table"]["pace"] == pace
        assert state["clocks"][0]["left"] > 86_000
        assert ask(ada, table, "configure", pace={"kind": "free"})["type"] == "done"
        assert ben.get(f"/api/tables/{table}").json()["clocks"] == []
