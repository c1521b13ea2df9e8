"""`ludarium replay`: whole records, cut ones, altered ones, those of other versions."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludarium
from ludarium.errors import BadRecord
from ludarium.kernel.match import Match
from ludarium.kernel.record import Record, hash_of
from ludarium.kernel.rng import seeded
from ludarium.text.localizer import LANGUAGES

from .run import refusal, run, run_json


def played(decisions: int = 1000, seats: int = 2) -> Match:
    """A match of random decisions, with an undo in it."""
    match = ludarium.new_match("sagrada", seats, "replay")
    rng = seeded("replay")
    for _ in range(decisions):
        if match.over:
            break
        decision = match.decisions[0]
        option = decision.options[rng.below(len(decision.options))]
        match.decide(decision.seat, option.id, bot=decision.seat == 1)
    return match


def written(folder: Path, record: dict[str, Any]) -> str:
    file = folder / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    return str(file)


def rehashed(record: dict[str, Any]) -> dict[str, Any]:
    """The record with a matching hash."""
    return {**record, "hash": hash_of(msgspec.convert(record, Record))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_prints_the_log_and_the_ledger(language: str, tmp_path: Path) -> None:
    result = run("replay", written(tmp_path, played().record()), "--language", language)
    assert result.exit_code == 0
    assert "SG-43" in result.stdout
    assert "replay" in result.stdout  # the seed


def test_a_program_gets_log_view_and_standings(tmp_path: Path) -> None:
    match = played()
    answer = run_json("replay", written(tmp_path, match.record()))
    assert answer["replayed"] is True
    assert answer["over"] is True
    assert len(answer["log"]) == len(match.log(None))
    assert answer["log"][0]["text"]
    assert answer["standings"] == [standing.dump() for standing in match.standings]
    assert answer["view"]["over"] is True


def test_one_seat_sees_only_its_own(tmp_path: Path) -> None:
    file = written(tmp_path, played(8).record())
    log = run_json("replay", file, "--seat", "1")["log"]
    assert all(event["audience"] in (None, [1]) for event in log)
    assert any(event["audience"] == [1] for event in log)
    assert "not finished" in run("replay", file, "--seat", "1").stdout
    assert "no seat 2" in refusal("replay", file, "--seat", "2")
    assert "--seat" in refusal("replay", file, "--seat", "-1", code=2)


def test_steps_show_every_decision(tmp_path: Path) -> None:
    match = played(6, seats=1)
    match.undo(0, agreed=True)
    file = written(tmp_path, match.record())
    result = run("replay", file, "--step")
    assert result.exit_code == 0
    for number in range(8):
        assert f"Decision {number} of 7" in result.stdout
    assert "undoes a decision" in result.stdout


def test_a_record_from_the_standard_input() -> None:
    text = msgspec.json.encode(played(4).record())
    assert run_json("replay", "-", typed=text)["entries"] == 4


def test_a_record_of_another_version_is_printed_from_its_events(tmp_path: Path) -> None:
    record = {**played(6).record(), "version": 0}
    record["events"].append({"kind": "event-of-old", "args": {"seat": 77}, "audience": None})
    file = written(tmp_path, rehashed(record))
    result = run("replay", file)
    assert result.exit_code == 0
    assert "version 0 of the rules" in result.stdout
    assert "chooses the window" in result.stdout
    assert "event-of-old" in result.stdout
    answer = run_json("replay", file)
    assert answer["replayed"] is False
    assert answer["view"] is None


def test_an_incomplete_record_is_refused(tmp_path: Path) -> None:
    record = played(6).record()
    assert "cut or altered" in refusal("replay", written(tmp_path, {**record, "entries": record["entries"][:-1]}))
    assert "cut or altered" in refusal("replay", written(tmp_path, {**record, "seed": "other"}))
    assert "another position" in refusal("replay", written(tmp_path, rehashed({**record, "dump": {}})))
    assert "unknown game" in refusal("replay", written(tmp_path, rehashed({**record, "game": "nim"})))
    assert "seats" in refusal("replay", written(tmp_path, rehashed({**record, "seats": 10**9})))
    old = rehashed({**record, "version": 0, "events": [{"kind": 3}]})
    assert "event" in refusal("replay", written(tmp_path, old))
    for typed in (b"", b"{}", b"[]", b"\xff\x00", msgspec.json.encode(record)[:-40]):
        refusal("replay", "-", typed=typed)


def with_own_pack() -> Match:
    """A match of Raxxon with a pack that renames its citizens."""
    text = (resources.files("ludarium.games.raxxon") / "content/raxxon.yaml").read_text(encoding="utf-8")
    own = f"{text.replace('family', 'cousin')}\ntexts: {{en: {{citizen-cousin: Cousin}}}}\n"
    match = ludarium.new_match("raxxon", 2, "pack", pack=own)
    for _ in range(30):
        decision = match.decisions[0]
        match.decide(decision.seat, decision.options[0].id)
    return match


def test_a_record_with_a_content_pack_is_replayed_with_it(tmp_path: Path) -> None:
    match = with_own_pack()
    file = written(tmp_path, match.record())
    assert run_json("replay", file)["view"] == msgspec.json.decode(msgspec.json.encode(match.view(None)))
    assert run("replay", file).exit_code == 0


def test_every_step_of_a_record_is_shown_with_its_content_pack(tmp_path: Path) -> None:
    match = with_own_pack()
    record = match.record()
    assert ludarium.replay(record, 30).view(None) == match.view(None)
    assert len(ludarium.replay(record, 10).entries) == 10
    steps = run("replay", "--step", written(tmp_path, record)).stdout
    whole = run("replay", written(tmp_path, record)).stdout
    last = [line for line in whole.splitlines() if line][-12:-1]
    assert all(line in steps for line in last)


@pytest.mark.parametrize("entries", [-1, True, 1.5, "3"])
def test_a_record_is_replayed_by_a_whole_number_of_entries(entries: Any) -> None:  # noqa: ANN401 - anything
    with pytest.raises(BadRecord, match="entries is a number from 0 on"):
        ludarium.replay(played().record(), entries)
