"""Records of an earlier version replay to their results, and a game that was saved is played on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Final

import pytest

import ludarium
from ludarium import errors
from tests.cli.run import run, run_json

from .frozen import HERE

RECORDS: Final = {path.stem: path for path in sorted((HERE / "records").glob("*.json"))}
RESULTS: Final[dict[str, dict[str, Any]]] = json.loads((HERE / "results.json").read_text(encoding="utf-8"))
RULES: Final = {game["name"]: game["version"] for game in ludarium.list_games()}


def test_every_record_has_a_result() -> None:
    assert RECORDS.keys() == RESULTS.keys()
    assert {result["game"] for result in RESULTS.values()} == RULES.keys()


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_its_result(name: str) -> None:
    text = RECORDS[name].read_text(encoding="utf-8")
    result = RESULTS[name]
    if RULES[result["game"]] != result["rules"]:
        with pytest.raises(errors.BadRecord, match=f"played by version {result['rules']}"):
            ludarium.replay(text)
        return
    match = ludarium.replay(text)
    assert match.record() == json.loads(text)
    assert (match.over, match.practice) == (result["over"], result["practice"])
    standings = [{"seat": s.seat, "rank": s.rank, "won": s.won, "total": s.total} for s in match.standings]
    assert standings == result["standings"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_told_at_the_terminal(name: str) -> None:
    result = RESULTS[name]
    told = run_json("replay", str(RECORDS[name]))
    events = len(told["log"])
    assert events == result["events"] if result["over"] else 0 < events <= result["events"]  # the end hides nothing
    assert all(event["text"] for event in told["log"])


def test_a_saved_game_is_played_on(tmp_path: Path) -> None:
    if RULES["sagrada"] != RESULTS["sagrada-unfinished"]["rules"]:
        pytest.skip("the rules of sagrada have changed since")
    file = tmp_path / "saved.json"
    shutil.copy(RECORDS["sagrada-unfinished"], file)
    result = run("play", "sagrada", "--bots", "random", "--continue", str(file), typed="1\n" * 300)
    assert result.exit_code == 0
    assert ludarium.replay(file.read_text(encoding="utf-8")).over
