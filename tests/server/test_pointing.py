"""Pointing at things on the table: like chat it is no move, and it tells nobody what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.games import contract
from ludarium.kernel.message import loaded_message
from ludarium.server.security import Limits, Rate
from ludarium.text.speaker import LANGUAGES

from .running import TWO_PEOPLE, Line, Running, running

NAMES = ["Ada", "Ben"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def together(server: Running, game: str = "raxxon") -> tuple[Line, Line, str]:
    """Ada and Ben at a table of Raxxon whose crowd stands."""
    ada, ben = server.device(), server.device()
    options = {"options": {"character_1": 1, "character_2": 2}} if game == "raxxon" else {}
    table = server.create(ada, TWO_PEOPLE, game=game, seed="point", **options)
    ben.get(f"/api/tables/{table}")
    first, second = server.line(ada, table), server.line(ben, table)
    assert second.ask("sit", seat=1, name="Ben")["type"] == "done"
    assert first.ask("point", seat=0, thing="crowd:c4")["message"]["id"] == "reason-not-started"
    assert first.ask("start")["type"] == "done"
    return first, second, table


def seen(line: Line) -> dict[str, Any]:
    """The line of the chat that comes next."""
    while True:
        found = line.state()
        if found["chat"]:
            said: dict[str, Any] = found["chat"][-1]
            return said


def test_what_one_points_at_all_are_told_and_no_move_is_made(server: Running) -> None:
    ada, ben, table = together(server)
    with ada, ben:
        state = ada.look(0)
        ben.look(1)
        hidden = next(card for card in state["view"]["crowd"] if card["citizen"] is None)
        before = len(state["events"]), state["decisions"], state["waiting"]
        assert ada.ask("point", seat=0, thing=hidden["id"])["type"] == "done"
        told = seen(ben)
        assert (told["seat"], told["thing"], told["text"], told["phrase"]) == (0, hidden["id"], "", "")
        cell = hidden["id"].removeprefix("crowd:")
        assert told["called"] == {"id": "point-crowd", "args": {"cell": cell}}, "the place, and not who lies there"
        after = ada.look(0)
        assert (len(after["events"]), after["decisions"], after["waiting"]) == before

        # Somebody who comes later reads it too, in their language; and it is not in the record.
        watching = server.device()
        chat = watching.get(f"/api/tables/{table}").json()["chat"]
        said = [contract("raxxon").say(loaded_message(chat[0]["called"]), one, NAMES) for one in LANGUAGES]
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
def test_everything_that_lies_open_has_a_name(server: Running, thing: str, words: str) -> None:
    ada, ben, _ = together(server)
    with ada, ben:
        ada.look(0)
        ben.look(1)
        assert ben.ask("point", seat=1, thing=thing)["type"] == "done"
        assert contract("raxxon").say(loaded_message(seen(ada)["called"]), "en", NAMES) == words


@pytest.mark.parametrize(
    "thing",
    [
        *("", "crowd:h8", "crowd:", "row:z", "column:9", "pile:x", "character:nobody", "choice:1", "choice:x"),
        *("sheet:2:0", "sheet:0:99", "sheet:0", "action:1", "<script>", "point-crowd"),
    ],
)
def test_what_is_not_there_is_refused(server: Running, thing: str) -> None:
    ada, ben, _ = together(server)
    with ada, ben:
        refused = ada.ask("point", seat=0, thing=thing)
        assert (refused["type"], refused["message"]["id"]) == ("refused", "reason-no-thing")
        assert refused["message"]["args"] == {"thing": thing}
        assert ada.look(0)["chat"] == []


def test_only_from_a_seat_of_ones_own(server: Running) -> None:
    ada, ben, table = together(server)
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


def test_programs_point_over_http_too(server: Running) -> None:
    ada = server.device()
    table = server.create(ada, [{"kind": "me", "name": "Ada"}], game="raxxon", seed="http")
    answer = ada.post(f"/api/tables/{table}", json={"type": "point", "ref": 5, "seat": 0, "thing": "pile:power"})
    assert (answer.json()["type"], answer.json()["ref"]) == ("done", 5)


def test_where_all_play_against_each_other_nobody_points(server: Running) -> None:
    ada, ben, _ = together(server, "sagrada")
    with ada, ben:
        assert ada.ask("point", seat=0, thing="pool:1")["message"]["id"] == "reason-no-thing"


def test_a_table_read_again_knows_what_was_pointed_at(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben, table = together(server)
        token = None
        with ada, ben:
            assert ada.ask("point", seat=0, thing="pile:power")["type"] == "done"
            token = ada.look(0)["version"]
    with running(tmp_path / "tables.sqlite") as server:
        state = server.device().get(f"/api/tables/{table}").json()
        assert state["version"] == token
        assert [line["thing"] for line in state["chat"]] == ["pile:power"]


def test_nobody_points_without_end(tmp_path: Path) -> None:
    """It is counted with the chat."""
    limits = Limits(chat=Rate(0.02, 0.000001))  # two hundred times as much on the own machine
    with running(tmp_path / "tables.sqlite", limits=limits) as server:
        ada = server.device()
        table = server.create(ada, [{"kind": "me", "name": "Ada"}], game="raxxon")
        with server.line(ada, table) as line:
            answers = [line.ask("point", seat=0, thing="pile:power") for _ in range(6)]
            assert [answer["type"] for answer in answers] == ["done"] * 4 + ["refused"] * 2
            assert answers[-1]["message"]["id"] == "reason-too-fast"
