"""The course of the scores of a finished game."""

from __future__ import annotations

from pathlib import Path

from .running import AGAINST_A_BOT, running
from .test_app import refused
from .test_branch import play_to_the_end, state_of
from .test_history import start_table
from .test_records import played, upload


def test_the_scores_after_the_end_lead_to_the_final_totals(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT, seed="9")
        end = play_to_the_end(ada, table)
        scores = server.device().get(f"/api/tables/{table}/scores").json()
        assert scores["entries"] == sorted(set(scores["entries"]))
        assert scores["entries"][-1] == end["version"]
        assert scores["totals"][-1] == [one["total"] for one in end["standings"]]
        middle = len(scores["entries"]) // 2
        then = ada.get(f"/api/tables/{table}/moments/{scores['entries'][middle]}", params={"seat": 0}).json()["view"]
        assert scores["totals"][middle][0] == then["seats"][0]["score"]["total"]


def test_before_the_end_the_scores_are_secret(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, _, table = start_table(server)
        assert refused(ada.get(f"/api/tables/{table}/scores"), 409) == "reason-not-over"


def test_a_long_game_is_counted_at_some_of_its_positions_and_a_game_without_points_not(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        long = upload(device, played("redrising", 6).record()).json()["table"]
        found = device.get(f"/api/tables/{long}/scores").json()
        assert len(found["entries"]) == 120
        assert found["totals"][-1] == [one["total"] for one in state_of(device, long, None)["standings"]]
        together = upload(device, played("raxxon", 2).record()).json()["table"]
        assert device.get(f"/api/tables/{together}/scores").json() == {"entries": [], "totals": []}
