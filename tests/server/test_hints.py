"""Hints: what a bot would do in one's place, for those who are asked, where the table allows it, and openly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.client import Client
from ludarium.games import contract
from ludarium.kernel.match import Match
from ludarium.kernel.message import Message, loaded_message
from ludarium.server.security import Limits, Rate
from ludarium.server.thinker import Played, weigh
from ludarium.text.speaker import LANGUAGES

from .running import AGAINST_A_BOT, AT_ONCE, TWO_PEOPLE, Line, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def two_seated(server: Running, **more: Any) -> tuple[Line, Line, str]:  # noqa: ANN401 - fields of any kind
    """Ada and Ben at a table that has started."""
    ada, ben = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE, **more)
    ben.get(f"/api/tables/{table}")
    first, second = server.line(ada, table), server.line(ben, table)
    assert second.ask("sit", seat=1, name="Ben")["type"] == "done"
    assert first.ask("hint", seat=0)["message"]["id"] == "reason-not-started"
    assert first.ask("start")["type"] == "done"
    return first, second, table


def test_alone_among_bots_one_is_told_the_best_options_and_why(server: Running) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT)
    with server.line(ada, table) as line:
        state = line.look(0)
        asked: set[int] = set()
        while state["table"]["status"] == "playing" and state["version"] < 12:
            for decision in state["decisions"]:
                asked.add(decision["id"])
                hint = line.ask("hint", seat=0)
                assert (hint["type"], hint["seat"], hint["decision"]) == ("hint", 0, decision["id"])
                assert 1 <= len(hint["options"]) <= 3
                assert all(one["option"] in decision["options"] for one in hint["options"])
                values = [one["value"] for one in hint["options"]]
                assert values == sorted(values, reverse=True)
                reasons = [one["reason"]["id"] for one in hint["options"]]
                assert reasons == ["hint-best", *["hint-worse"] * (len(values) - 1)]
                assert line.ask("hint", seat=0)["options"] == hint["options"], "asked again, it says the same"
                option = hint["options"][0]["option"]["id"]
                assert line.ask("decide", seat=0, decision=decision["id"], option=option)["type"] == "done"
            state = line.state()
        assert not state["table"]["practice"]
        notes = [note["args"] for note in line.look(0)["notes"] if note["kind"] == "hint"]
        assert asked
        assert notes == [{"seat": 0}] * len(asked), "once for each decision, however often one asks"


def test_with_others_there_are_hints_only_where_the_host_allows_them(server: Running) -> None:
    ada, ben, _ = two_seated(server)
    with ada, ben:
        assert not ada.look(0)["table"]["hints"]
        assert ada.ask("hint", seat=0)["message"]["id"] == "reason-no-hints"


def test_the_others_read_that_a_hint_was_taken_and_not_which(server: Running) -> None:
    ada, ben, table = two_seated(server, hints=True)
    with ada, ben:
        ben.look(1)
        hint = ada.ask("hint", seat=0)
        assert hint["type"] == "hint"
        state = ben.state()
        assert [(note["kind"], note["args"]) for note in state["notes"]] == [("hint", {"seat": 0})]
        for one in hint["options"]:
            assert one["option"]["id"] not in "".join(ben.frames)
        assert ada.ask("hint", seat=0)["type"] == "hint"
        assert len(ben.look(1)["notes"]) == 1
        assert ben.ask("hint", seat=0)["message"]["id"] == "reason-not-your-seat"
        decision = ada.look(0)["decisions"][0]
        ada.ask("decide", seat=0, decision=decision["id"], option=decision["options"][0]["id"])
        refused = ada.ask("hint", seat=0)
        assert (refused["message"]["id"], refused["rule"] != "") == ("reason-not-your-turn", True)
        assert len(ben.look(1)["notes"]) == 1
        assert table


def test_programs_ask_over_http_too(server: Running) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT)
    answer = ada.post(f"/api/tables/{table}", json={"type": "hint", "ref": 3, "seat": 0})
    assert answer.status_code == 200
    assert (answer.json()["type"], answer.json()["ref"]) == ("hint", 3)
    with Client(server.address) as client, client.create("sagrada", bots=["random"]) as place:
        assert place.wait() is not None
        place.decide(place.hint().options[0].option.id)


def test_a_table_may_be_set_without_hints_and_a_rematch_is_as_it_was(server: Running) -> None:
    ada = server.device()
    for hints in (False, True):
        table = server.create(ada, AGAINST_A_BOT, hints=hints)
        with server.line(ada, table) as line:
            assert line.ask("hint", seat=0)["type"] == ("hint" if hints else "refused")
            assert line.ask("leave", seat=0)["type"] == "done"
            state = line.look(None)
            while state["table"]["status"] != "over":
                state = line.state()
            again = line.ask("rematch")["table"]
        assert ada.get(f"/api/tables/{again}").json()["table"]["hints"] is hints


def test_hints_are_limited(tmp_path: Path) -> None:
    limits = Limits(hints=Rate(0.01, 0.000001))  # two hundred times as much on the own machine
    with running(tmp_path / "tables.sqlite", limits=limits) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.line(ada, table) as line:
            answers = [line.ask("hint", seat=0) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["hint", "hint", "refused"]
        assert answers[-1]["message"]["id"] == "reason-too-fast"
        assert ada.post(f"/api/tables/{table}", json={"type": "hint", "ref": 3, "seat": 0}).status_code == 429


def test_a_bot_that_comes_to_no_result_is_excused(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(AT_ONCE, thinking=0.0001)
    with running(tmp_path / "tables.sqlite", pace=pace) as server:
        ada = server.device()
        table = server.create(ada, AGAINST_A_BOT)
        with server.line(ada, table) as line:
            assert line.ask("hint", seat=0)["message"]["id"] == "reason-no-hint"


@pytest.mark.parametrize("decisions", [0, 4, 9])
def test_a_hint_knows_nothing_that_its_seat_does_not(decisions: int) -> None:
    match = Match(contract("sagrada"), 2, "hidden", {})
    for _ in range(decisions):
        decision = match.decisions[0]
        match.decide(decision.seat, decision.options[-1].id)
    seat = match.decisions[0].seat
    before = weigh(Played("sagrada", None), "seed", match.redact(seat), 3)
    game: Any = match.game
    game.private[1 - seat] = next(colour for colour in range(5) if colour not in game.private)
    assert weigh(Played("sagrada", None), "seed", match.redact(seat), 3) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [0, 1, 3, 25, -2])
def test_a_reason_can_be_said(language: str, points: int) -> None:
    chances = Message("hint-chance", percent=points), Message("hint-less-chance", percent=points)
    for message in (Message("hint-best", points=points), Message("hint-worse", points=points), *chances):
        assert contract("sagrada").say(loaded_message(message.dump()), language)


def test_where_all_win_together_a_hint_tells_the_chance(server: Running) -> None:
    ada = server.device()
    table = server.create(ada, AGAINST_A_BOT, game="raxxon", options={"character_1": 1, "character_2": 2})
    with server.line(ada, table) as line:
        state = line.look(0)
        while not state["decisions"]:
            state = line.state()
        best, *others = line.ask("hint", seat=0)["options"]
    assert best["reason"]["id"] == "hint-chance"
    assert 0 <= best["reason"]["args"]["percent"] <= 100
    assert {one["reason"]["id"] for one in others} <= {"hint-less-chance"}
