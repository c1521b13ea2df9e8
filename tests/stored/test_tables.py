"""A database of an earlier version: every table opens for everybody as it was left, and is played on to its end."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

import ludarium
from tests.server.running import PATIENCE, RunningServer, running

from .frozen import HERE, LINKS, STATES, copied_database, people, secret, state, stored_entries, summary

PLAYED: Final = [name for name, stored in STATES.items() if stored["status"] == "playing"]
CLOSED: Final = {"outdated": "reason-old-rules", "failed": "reason-failed"}
NO_LOG: Final = 10_000  # more events than any log has
EVERY_KIND: Final = {
    *("opened", "sat", "linked", "left", "renamed", "filled", "started", "stand-in-changed", "failed", "decided"),
    *("undone", "wished", "agreed", "stood-in", "came-back", "said", "pointed", "hinted", "rematched", "resumed"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the stored tables, which are looked at and not changed."""
    with running(copied_database(tmp_path_factory.mktemp("stored"))) as found:
        yield found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the stored tables, each of which a test may play; at Raxxon's the bots are the quick ones."""
    file = copied_database(tmp_path_factory.mktemp("played"))
    with closing(sqlite3.connect(file)) as database:
        changed = 'CAST(replace(CAST(entry AS TEXT), \'"bot":"greedy"\', \'"bot":"random"\') AS BLOB)'
        database.execute(f"UPDATE entry SET entry = {changed} WHERE table_id = ?", [STATES["raxxon"]["id"]])  # noqa: S608
        database.commit()
    with running(file) as found:
        yield found


def rules(device: httpx.Client) -> dict[str, int]:
    """The versions of the rules by which games are played now."""
    return {game["name"]: game["version"] for game in device.get("/api/games").json()}


def ask(device: httpx.Client, name: str, seat: int, type_: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - any
    """The answer to a request of a seat's person."""
    request = {"type": type_, "ref": 1, "seat": seat, **fields}
    found: dict[str, Any] = device.post(
        f"/api/tables/{STATES[name]['id']}", json=request, headers=secret(name, seat)
    ).json()
    return found


def play(device: httpx.Client, name: str) -> dict[str, Any]:
    """Let people decide at random until the game is over: how it stands then."""
    chance = random.Random(name)
    for seat in people(name):
        ask(device, name, seat, "back")  # from the stand-in
    seat = people(name)[0]
    deadline = time.monotonic() + 3 * PATIENCE
    while (seen := state(device, name, seat, since=NO_LOG))["table"]["status"] == "playing":
        assert time.monotonic() < deadline, "the game does not end"
        if seen["decisions"]:
            decision = seen["decisions"][0]
            option = chance.choice(decision["options"])["id"]
            answer = ask(device, name, seat, "decide", decision=decision["id"], option=option)
            assert answer["type"] == "done", answer
        elif waiting := [one for one in seen["waiting"] if one in people(name)]:
            seat = waiting[0]
        else:
            time.sleep(0.01)  # a bot has to decide
    return seen


@pytest.mark.parametrize("name", STATES)
def test_a_table_looks_as_it_was_left_to_everybody(server: RunningServer, name: str) -> None:
    device = server.device()
    stored = STATES[name]
    if rules(device)[stored["game"]] != stored["rules"]:
        pytest.skip(f"the rules of {stored['game']} have changed since")
    assert summary(device, name) | {"rules": stored["rules"]} == stored


@pytest.mark.parametrize("name", [*PLAYED, "over"])
def test_a_position_shows_what_the_replayed_game_shows(server: RunningServer, name: str) -> None:
    device = server.device()
    for seat in (None, *people(name)):
        seen = state(device, name, seat)
        address = f"/api/tables/{STATES[name]['id']}/moments/{seen['version']}"
        params, headers = ({}, {}) if seat is None else ({"seat": seat}, secret(name, seat))
        assert device.get(address, params=params, headers=headers).json()["view"] == seen["view"]


def test_the_public_tables_are_listed(server: RunningServer) -> None:
    listed = {table["id"]: table for table in server.device().get("/api/tables").json()}
    public = {stored["id"]: stored for stored in STATES.values() if stored["visibility"] == "public"}
    assert listed.keys() == public.keys()
    assert len(public) == 3
    assert all(table["status"] == public[id_]["status"] for id_, table in listed.items())


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_is_played_on_to_its_end(played: RunningServer, name: str) -> None:
    device = played.device()
    end = play(device, name)
    assert end["table"]["status"] == "over"
    assert len(end["standings"]) == len(end["table"]["seats"])
    record = device.get(f"/api/tables/{STATES[name]['id']}/record").json()
    if record["version"] == rules(device)[record["game"]]:
        assert ludarium.replay(record).over
    else:
        begun = STATES[name]["rules"]
        assert name == "resumed" or begun == record["version"], "only this one was begun by rules older than these"


def test_a_finished_game_has_the_same_result_and_its_rematch(server: RunningServer) -> None:
    device = server.device()
    seen = state(device, "over", 0)
    assert [(one["seat"], one["rank"], one["total"]) for one in seen["standings"]] == [
        (one["seat"], one["rank"], one["total"]) for one in STATES["over"]["standings"]
    ]
    record = device.get(f"/api/tables/{STATES['over']['id']}/record").json()
    assert record.pop("names") == ["Ada", ""], "newer than the stored records"
    assert record == json.loads((HERE / "records" / "sagrada.json").read_text(encoding="utf-8"))
    assert seen["table"]["rematch"] == STATES["rematch"]["id"]
    assert seen["table"]["seed"] == record["seed"]


@pytest.mark.parametrize(("name", "reason"), CLOSED.items())
def test_a_closed_table_stays_closed_and_says_why(played: RunningServer, name: str, reason: str) -> None:
    device = played.device()
    answer = ask(device, name, 0, "leave")
    assert answer["message"]["id"] == reason
    request = {"type": "rematch", "ref": 1}
    again = device.post(f"/api/tables/{STATES[name]['id']}", json=request, headers=secret(name, 0)).json()
    assert device.get(f"/api/tables/{again['table']}").json()["table"]["status"] == "playing"


def test_a_lobby_fills_and_starts(played: RunningServer) -> None:
    device = played.device()
    table = STATES["lobby"]["id"]
    assert device.post(f"/api/tables/{table}", json={"type": "sit", "ref": 1, "seat": 3, "name": "Dee"}).is_success
    started = device.post(f"/api/tables/{table}", json={"type": "start", "ref": 1}, headers=secret("lobby", 0))
    assert started.is_success, started.text
    seen = state(device, "lobby", None)
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Ada", "Ben", "", "Dee"]
    assert seen["table"]["status"] == "playing"


def test_an_undo_request_is_still_open_and_the_last_yes_undoes(tmp_path: Path) -> None:
    with running(copied_database(tmp_path)) as server:
        device = server.device()
        before = state(device, "sagrada", 1)
        assert before["undo"]["wished_by"] == 0
        assert ask(device, "sagrada", 1, "agree", yes=True)["type"] == "done"
        after = state(device, "sagrada", 0)
        assert after["undo"]["wished_by"] is None
        assert len(after["events"]) < STATES["sagrada"]["viewers"]["0"]["events"]
        assert after["table"]["practice"]


def test_somebody_comes_back_to_a_seat_that_a_bot_held(tmp_path: Path) -> None:
    with running(copied_database(tmp_path)) as server:
        device = server.device()
        assert state(device, "redrising", 2)["table"]["seats"][2]["stand_in"]
        assert ask(device, "redrising", 2, "back")["type"] == "done"
        assert not state(device, "redrising", 2)["table"]["seats"][2]["stand_in"]


def test_a_content_pack_comes_with_its_table(server: RunningServer) -> None:
    catalogue = server.device().get(f"/api/tables/{STATES['pack']['id']}/catalogue").json()
    assert "brawl" in catalogue["cards"]
    assert "card-brawl = Rvačka" in catalogue["messages"]["cs"]


def test_the_database_has_every_kind_of_entry() -> None:
    assert {entry["type"] for _, _, entry in stored_entries()} == EVERY_KIND
    assert LINKS["seats"].keys() == STATES.keys()
