"""Pointing at something on the table: like chat it is no move, and it reveals nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.games import ruleset
from ludarium.kernel.message import load_message
from ludarium.server.rate_limit import Limits, RateLimit
from ludarium.text.localizer import LANGUAGES

from .running import TWO_PEOPLE, RunningServer, SocketClient, running

NAMES = ["Ada", "Ben"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def start_table(server: RunningServer, game: str = "raxxon") -> tuple[SocketClient, SocketClient, str]:
    """Ada and Ben at a table that has started."""
    ada, ben = server.device(), server.device()
    options = {"options": {"character_1": 1, "character_2": 2}} if game == "raxxon" else {}
    table = server.create(ada, TWO_PEOPLE, game=game, seed="point", **options)
    ben.get(f"/api/tables/{table}")
    first, second = server.connect(ada, table), server.connect(ben, table)
    assert second.ask("sit", seat=1, name="Ben")["type"] == "done"
    assert first.ask("point", seat=0, thing="crowd:c4")["message"]["id"] == "reason-not-started"
    assert first.ask("start")["type"] == "done"
    return first, second, table


def next_chat_line(client: SocketClient) -> dict[str, Any]:
    """The newest line of chat in the next state that has one."""
    while True:
        state = client.state()
        if state["chat"]:
            line: dict[str, Any] = state["chat"][-1]
            return line


def test_all_players_see_what_is_pointed_at_and_it_is_no_move(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    with ada, ben:
        state = ada.look(0)
        ben.look(1)
        hidden = next(card for card in state["view"]["crowd"] if card["citizen"] is None)
        before = len(state["events"]), state["decisions"], state["waiting"]
        assert ada.ask("point", seat=0, thing=hidden["id"])["type"] == "done"
        line = next_chat_line(ben)
        assert (line["seat"], line["thing"], line["text"], line["phrase"]) == (0, hidden["id"], "", "")
        cell = hidden["id"].removeprefix("crowd:")
        assert line["called"] == {"id": "point-crowd", "args": {"cell": cell}}, "the place, not the citizen"
        after = ada.look(0)
        assert (len(after["events"]), after["decisions"], after["waiting"]) == before

        # A viewer who comes later reads it too, in their language.
        watching = server.device()
        chat = watching.get(f"/api/tables/{table}").json()["chat"]
        said = [ruleset("raxxon").text.format(load_message(chat[0]["called"]), one, NAMES) for one in LANGUAGES]
        assert said == [f"the card at {cell}", f"карту {cell}", f"kartu {cell}", f"карту {cell}"]


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        ("row:d", "row d"),
        ("column:4", "column 4"),
        ("sheet:1:0", "the action “Investigate” of Ben"),
        ("pile:raxxon", "the Raxxon deck"),
        ("pile:uncontained", "the uncontained quarantine"),
        ("character:gabriel", "Gabriel Diaz"),
    ],
)
def test_everything_public_has_a_name(server: RunningServer, thing: str, words: str) -> None:
    ada, ben, _ = start_table(server)
    with ada, ben:
        ada.look(0)
        ben.look(1)
        assert ben.ask("point", seat=1, thing=thing)["type"] == "done"
        assert ruleset("raxxon").text.format(load_message(next_chat_line(ada)["called"]), "en", NAMES) == words


@pytest.mark.parametrize(
    "thing",
    [
        *("", "crowd:h8", "crowd:", "row:z", "column:9", "pile:x", "character:nobody", "choice:1", "choice:x"),
        *("sheet:2:0", "sheet:0:99", "sheet:0", "action:1", "<script>", "point-crowd"),
    ],
)
def test_pointing_at_something_unknown_is_refused(server: RunningServer, thing: str) -> None:
    ada, ben, _ = start_table(server)
    with ada, ben:
        refused = ada.ask("point", seat=0, thing=thing)
        assert (refused["type"], refused["message"]["id"]) == ("refused", "reason-no-thing")
        assert refused["message"]["args"] == {"thing": thing}
        assert ada.look(0)["chat"] == []


def test_only_the_player_of_a_seat_can_point_from_it(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    with ada, ben:
        assert ben.ask("point", seat=0, thing="pile:raxxon")["message"]["id"] == "reason-not-your-seat"
        assert ben.ask("point", seat=7, thing="pile:raxxon")["message"]["id"] == "reason-no-seat"
        assert ben.ask("point", seat=1, thing="x" * 61)["message"]["id"] == "reason-malformed"
        stranger = server.device()
        stranger.get(f"/api/tables/{table}")
        answer = stranger.post(
            f"/api/tables/{table}", json={"type": "point", "ref": 1, "seat": 0, "thing": "pile:power"}
        )
        assert answer.json()["message"]["id"] == "reason-not-your-seat"
        assert ada.look(0)["chat"] == []


def test_programs_point_over_http_too(server: RunningServer) -> None:
    ada = server.device()
    table = server.create(ada, [{"kind": "me", "name": "Ada"}], game="raxxon", seed="http")
    answer = ada.post(f"/api/tables/{table}", json={"type": "point", "ref": 5, "seat": 0, "thing": "pile:power"})
    assert (answer.json()["type"], answer.json()["ref"]) == ("done", 5)


def test_competitive_games_have_no_pointing(server: RunningServer) -> None:
    ada, ben, _ = start_table(server, "sagrada")
    with ada, ben:
        assert ada.ask("point", seat=0, thing="pool:1")["message"]["id"] == "reason-no-thing"


def test_a_reloaded_table_still_shows_what_was_pointed_at(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben, table = start_table(server)
        token = None
        with ada, ben:
            assert ada.ask("point", seat=0, thing="pile:power")["type"] == "done"
            token = ada.look(0)["version"]
    with running(tmp_path / "tables.sqlite") as server:
        state = server.device().get(f"/api/tables/{table}").json()
        assert state["version"] == token
        assert [line["thing"] for line in state["chat"]] == ["pile:power"]


def test_pointing_is_limited(tmp_path: Path) -> None:
    """It counts as chat."""
    limits = Limits(chat=RateLimit(0.02, 0.000001))  # 200 times as much for this machine
    with running(tmp_path / "tables.sqlite", limits=limits) as server:
        ada = server.device()
        table = server.create(ada, [{"kind": "me", "name": "Ada"}], game="raxxon")
        with server.connect(ada, table) as client:
            answers = [client.ask("point", seat=0, thing="pile:power") for _ in range(6)]
            assert [answer["type"] for answer in answers] == ["done"] * 4 + ["refused"] * 2
            assert answers[-1]["message"]["id"] == "reason-too-fast"
