"""Past views: each viewer sees the table as they saw it then, and nothing that was hidden from them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from .running import TWO_PEOPLE, RunningServer, running
from .test_app import ask, refused


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def past_view(device: httpx.Client, table: str, entry: int, seat: int | None) -> httpx.Response:
    """The view after an entry."""
    return device.get(f"/api/tables/{table}/moments/{entry}", params={} if seat is None else {"seat": seat})


def start_table(server: RunningServer) -> tuple[httpx.Client, httpx.Client, str]:
    """Ada and Ben at a table that has just started."""
    ada, ben = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE)
    ask(ben, table, type="sit", seat=1, name="Ben")
    ask(ada, table, type="start")
    return ada, ben, table


def test_a_past_view_is_what_was_seen_then_also_after_the_end(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    watching = server.device()
    viewers = {0: ada, 1: ben, None: watching}
    seen: dict[int, dict[int | None, Any]] = {}
    undone = over = False
    while not over:
        for viewer, device in viewers.items():
            state = device.get(f"/api/tables/{table}", params={} if viewer is None else {"seat": viewer}).json()
            seen.setdefault(state["version"], {})[viewer] = state["view"]
            over = state["table"]["status"] == "over"
        for seat, device in ((0, ada), (1, ben)):
            state = device.get(f"/api/tables/{table}", params={"seat": seat}).json()
            if state["decisions"]:
                found = state["decisions"][0]
                option = found["options"][-1]["id"]
                ask(device, table, type="decide", seat=seat, decision=found["id"], option=option)
                if not undone and len(seen) > 6:  # undone once: the undone position was seen too
                    undone = ask(device, table, type="undo", seat=seat).json()["type"] == "done"
                break
    assert undone
    middle = list(seen)[len(seen) // 2]
    assert past_view(ben, table, middle, 0).json()["view"] == seen[middle][0], "after the end every seat is open"
    assert refused(past_view(ben, table, middle, 2), 409) == "reason-no-seat"
    for entry, views in list(seen.items())[:-1]:
        for viewer, view in views.items():
            found = past_view(viewers[viewer], table, entry, viewer).json()
            assert found == {"entry": entry, "view": view}
            hidden = [one["private"] for one in found["view"]["seats"] if one["seat"] != viewer]
            assert hidden == [[]] * len(hidden)
            assert "seed" not in json.dumps(found)


def test_a_past_view_from_another_players_seat_is_refused(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    assert past_view(ada, table, 3, 0).status_code == 200
    assert refused(past_view(ben, table, 3, 0), 403) == "reason-not-your-seat"
    assert refused(past_view(server.device(), table, 3, 1), 403) == "reason-not-your-seat"


@pytest.mark.parametrize("entry", [0, 1, 2, 4, 10**9])
def test_there_is_no_past_view_before_the_start_or_after_now(server: RunningServer, entry: int) -> None:
    ada, _, table = start_table(server)
    assert refused(past_view(ada, table, entry, 0), 404) == "reason-no-page"


def test_a_state_names_the_entry_of_the_viewers_own_last_decision(server: RunningServer) -> None:
    ada, ben, table = start_table(server)

    def decide(device: httpx.Client, seat: int) -> int:
        found = device.get(f"/api/tables/{table}", params={"seat": seat}).json()["decisions"][0]
        done = ask(device, table, type="decide", seat=seat, decision=found["id"], option=found["options"][0]["id"])
        return int(done.json()["version"])

    def own_entry(device: httpx.Client, seat: int | None) -> int:
        state = device.get(f"/api/tables/{table}", params={} if seat is None else {"seat": seat}).json()
        return int(state["own_entry"])

    assert [own_entry(ada, 0), own_entry(ben, 1)] == [0, 0]
    first = decide(ada, 0)  # an answer to a simultaneous question: it has no event of its own
    last = decide(ben, 1)
    assert [own_entry(ada, 0), own_entry(ben, 1), own_entry(ada, None)] == [first, last, 0]


def test_the_bytes_of_a_replay_during_a_game_hold_nothing_that_the_seat_did_not_know(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    for _ in range(12):
        for seat, device in ((0, ada), (1, ben)):
            found = device.get(f"/api/tables/{table}", params={"seat": seat}).json()["decisions"]
            if found:
                option = found[0]["options"][-1]["id"]
                ask(device, table, type="decide", seat=seat, decision=found[0]["id"], option=option)
    version = ada.get(f"/api/tables/{table}").json()["version"]
    secret = ben.get(f"/api/tables/{table}", params={"seat": 1}).json()["view"]["seats"][1]["private"][0]["rule"]
    own = ada.get(f"/api/tables/{table}", params={"seat": 0}).json()["view"]["seats"][0]["private"][0]["rule"]
    assert secret != own
    for viewer, device in ((0, ada), (None, server.device())):
        for entry in range(3, version + 1):
            answer = past_view(device, table, entry, viewer)
            assert answer.status_code == 200
            assert secret.encode() not in answer.content
            assert b"seed" not in answer.content
    assert secret.encode() in past_view(ben, table, version, 1).content, "the one who has it sees it"
