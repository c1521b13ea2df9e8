"""The analysis of finished tables: started on request, with its progress, and refused before the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import ludarium
from ludarium.server.workers.pool import WorkerFailed, WorkerProcess

from .running import RunningServer, running
from .test_app import refused
from .test_bots import wait_until
from .test_branch import state_of
from .test_history import start_table
from .test_records import played, upload


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server whose analyses are quick."""
    with running(tmp_path / "tables.sqlite", simulations=2) as found:
        yield found


def analysed(device: httpx.Client, table: str) -> dict[str, Any]:
    """The result of an analysis, as soon as it is there."""
    address = f"/api/tables/{table}/analysis"
    assert device.post(address).status_code == 202
    wait_until(lambda: device.get(address).json().get("result") is not None, 60.0)
    found = device.get(address).json()
    assert found["done"] == found["count"] == len(found["result"]["decisions"])
    result: dict[str, Any] = found["result"]
    return result


def test_every_decision_that_stands_is_analysed_and_leads_to_its_entry(server: RunningServer) -> None:
    device = server.device()
    match = played("sagrada", 1)  # with undone decisions
    table = upload(device, match.record()).json()["table"]
    result = analysed(device, table)
    assert [one["seat"] for one in result["decisions"]] == [one.seat for one in match.played]
    entries = [one["entry"] for one in result["decisions"]]
    assert entries == sorted(set(entries))
    # An entry that was undone leads nowhere: after each of these exactly one decision more stands.
    for number in (0, len(entries) // 2, len(entries) - 1):
        record = match.record()
        stands = ludarium.replay(record, match.played[number].entry + 1)
        view = device.get(f"/api/tables/{table}/moments/{entries[number]}", params={"seat": 0}).json()["view"]
        assert view == stands.view(0)
    assert result["final"] == [match.standings[0].total]
    assert result["unit"] == "points"
    assert all(result["decisions"][number]["best"] for number in result["turning_points"])


def test_a_second_request_gets_the_same_result_without_a_new_analysis(server: RunningServer) -> None:
    table = upload(server.device(), played("sagrada", 1).record()).json()["table"]
    first = analysed(server.device(), table)
    again = server.device().post(f"/api/tables/{table}/analysis").json()
    assert again["result"] == first


def test_before_the_end_it_is_refused_and_it_never_starts_by_itself(server: RunningServer) -> None:
    ada, _, table = start_table(server)
    assert refused(ada.post(f"/api/tables/{table}/analysis"), 409) == "reason-not-over"
    assert refused(ada.get(f"/api/tables/{table}/analysis"), 409) == "reason-not-over"
    over = upload(ada, played("sagrada", 1).record()).json()["table"]
    assert state_of(ada, over, None)["table"]["status"] == "over"
    assert ada.get(f"/api/tables/{over}/analysis").json() == {"started": False, "done": 0, "count": 0, "result": None}


def test_a_worker_that_fails_is_reported_and_the_next_start_tries_again(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = server.device()
    table = upload(device, played("sagrada", 1).record()).json()["table"]

    async def fail(*_: object) -> None:
        raise WorkerFailed

    with monkeypatch.context() as patched:
        patched.setattr(WorkerProcess, "run", fail)
        assert device.post(f"/api/tables/{table}/analysis").status_code == 202
        wait_until(lambda: device.get(f"/api/tables/{table}/analysis").status_code >= 500)
    assert refused(device.get(f"/api/tables/{table}/analysis"), 503) == "reason-analysis-failed"
    assert analysed(device, table)["decisions"]
