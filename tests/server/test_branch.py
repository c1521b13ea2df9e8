"""Playing on from a moment: a new table with the true position after the end, and with what a seat knew before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludarium

from .running import AGAINST_A_BOT, RunningServer, running
from .test_app import ask, refused
from .test_bots import entries, status, wait_until
from .test_history import past_view, start_table

ALONE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def play_from(device: httpx.Client, table: str, entry: int, **fields: Any) -> httpx.Response:  # noqa: ANN401 - fields
    """Ask for a table that continues from the position after an entry."""
    return device.post(f"/api/tables/{table}/moments/{entry}/play", json={"seat": 0, "seats": ALONE, **fields})


def state_of(device: httpx.Client, table: str, seat: int | None = 0) -> Any:  # noqa: ANN401 - plain data
    """The state for a seat of this device."""
    return device.get(f"/api/tables/{table}", params={} if seat is None else {"seat": seat}).json()


def play_to_the_end(device: httpx.Client, table: str, most: int = 1000) -> Any:  # noqa: ANN401 - plain data
    """Play a table against bots; return its last state."""
    for _ in range(most):
        wait_until(lambda: bool(state_of(device, table)["decisions"]) or status(device, table) == "over")
        state = state_of(device, table)
        if not state["decisions"]:
            break
        found = state["decisions"][0]
        ask(device, table, type="decide", seat=0, decision=found["id"], option=found["options"][0]["id"])
    return state_of(device, table)


def test_during_a_game_only_what_the_own_seat_knew_continues(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    for device, seat in ((ada, 0), (ben, 1)):
        found = state_of(device, table, seat)["decisions"][0]
        ask(device, table, type="decide", seat=seat, decision=found["id"], option=found["options"][0]["id"])
    entry = state_of(ada, table)["version"]
    dealt = set()
    for _ in range(12):
        created = play_from(ada, table, entry).json()
        state = state_of(ada, created["table"])
        assert state["table"]["practice"]
        assert state["table"]["origin"] == {"table": table, "entry": entry, "dealt_again": True, "variation": False}
        before = past_view(ada, table, entry, 0).json()["view"]
        assert past_view(ada, created["table"], 1, 0).json()["view"] == before
        (opened, *_) = entries(server.app.settings.database, created["table"])
        dealt.add(opened["origin"]["position"]["table"]["private"][1])
        assert opened["origin"]["seat"] == 0
    assert len(dealt) > 1, "the private objective of Ben is dealt again each time"


def test_during_a_game_others_and_spectators_cannot_continue_it(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    assert refused(play_from(ben, table, 3, seat=0), 403) == "reason-not-your-seat"
    assert refused(play_from(server.device(), table, 3, seat=None), 409) == "reason-branch-seat"
    assert refused(play_from(ada, table, 99), 404) == "reason-no-page"
    assert refused(play_from(ada, table, 1), 404) == "reason-no-page"
    assert refused(play_from(ada, table, 3, seats=ALONE[:1]), 400) == "reason-seat-count"
    assert refused(play_from(ada, table, 3, seats=[]), 400) == "reason-malformed"


def test_after_the_end_the_true_position_continues_and_is_an_ordinary_table(server: RunningServer) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT, seed="7")
    end = play_to_the_end(ada, table)
    entry = end["events"][len(end["events"]) // 2]["entry"]
    stranger = server.device()
    created = play_from(stranger, table, entry, seat=None).json()
    new = created["table"]
    (opened, *_) = entries(server.app.settings.database, new)
    stored = entries(server.app.settings.database, table)
    true = next(one["kept"]["saved"]["position"] for one in reversed(stored[:entry]) if "kept" in one)
    assert opened["origin"]["position"] == true
    assert state_of(stranger, new)["table"]["origin"] == {
        "table": table,
        "entry": entry,
        "dealt_again": False,
        "variation": False,
    }
    assert state_of(stranger, new)["events"][0]["kind"] == "event-continued"

    wait_until(lambda: bool(state_of(stranger, new)["decisions"]))
    first = state_of(stranger, new)["decisions"][0]
    before = state_of(stranger, new)["view"]
    ask(stranger, new, type="decide", seat=0, decision=first["id"], option=first["options"][-1]["id"])
    ask(stranger, new, type="undo", seat=0)
    wait_until(lambda: bool(state_of(stranger, new)["decisions"]))
    assert state_of(stranger, new)["view"] == before
    assert past_view(stranger, new, 1, 0).status_code == 200
    over = play_to_the_end(stranger, new)
    assert over["table"]["status"] == "over"
    record = stranger.get(f"/api/tables/{new}/record").json()
    assert json.dumps(ludarium.replay(record).record()["dump"]) == json.dumps(record["dump"])

    answer = ask(stranger, new, type="rematch").json()
    again = state_of(stranger, answer["table"])
    assert again["table"]["origin"] == over["table"]["origin"]
    assert again["table"]["practice"]
    assert refused(play_from(stranger, table, end["version"], seat=None), 409) == "reason-over"


def test_a_table_that_continues_another_survives_a_restart_and_may_wait_for_people(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as first:
        ada, _, table = start_table(first)
        new = play_from(ada, table, 3, seats=[ALONE[0], {"kind": "open"}]).json()["table"]
        friend = first.device()
        ask(friend, new, type="sit", seat=1, name="Cy")
        ask(ada, new, type="start")
        view = state_of(ada, new)["view"]
        assert view is not None
    with running(tmp_path / "tables.sqlite") as second:
        again = second.device()
        again.cookies.update(ada.cookies)
        assert state_of(again, new)["view"] == view
