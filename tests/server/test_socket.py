"""Tables over sockets: two viewers see different things, bad input is refused, and nobody is held up."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludarium.server.security import Limits, Rate
from ludarium.server.socket import Heartbeat

from .running import AGAINST_A_BOT, TWO_PEOPLE, Line, Running, running


@pytest.fixture(scope="module")
def server(module_url: str) -> Iterator[Running]:
    with running(module_url) as found:
        yield found


def two_seated(server: Running, **more: Any) -> tuple[Line, Line, str]:  # noqa: ANN401 - fields of any kind
    """Ada and Ben at a table that has started."""
    ada, ben = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE, **more)
    ben.get(f"/api/tables/{table}")
    lines = server.line(ada, table), server.line(ben, table)
    assert lines[1].ask("sit", seat=1, name="Ben")["type"] == "done"
    assert lines[0].ask("start")["type"] == "done"
    return *lines, table


def decide(line: Line, state: Any, nth: int = 0) -> Any:  # noqa: ANN401 - plain data
    """Take an option of the open decision."""
    (decision,) = state["decisions"]
    option = decision["options"][nth]["id"]
    return line.ask("decide", seat=decision["seat"], decision=decision["id"], option=option)


def test_two_viewers_and_a_spectator_see_different_things(server: Running) -> None:
    ada, ben, table = two_seated(server)
    with ada, ben, server.line(server.device(), table) as eve:
        mine, theirs, public = ada.look(0), ben.look(1), eve.look(None)
        assert [mine["viewer"], theirs["viewer"], public["viewer"]] == [0, 1, None]
        assert mine["view"]["choices"] != theirs["view"]["choices"]
        assert mine["view"]["seats"][0]["private"]
        assert not mine["view"]["seats"][1]["private"]
        assert not public["view"]["seats"][0]["private"]
        assert (public["decisions"], public["mine"], public["undo"]) == ([], [], None)
        assert eve.ask("look", seat=0)["message"]["id"] == "reason-not-your-seat"
        assert mine["waiting"] == public["waiting"] == [0, 1]
        decide(ada, mine)
        assert ada.look(0)["waiting"] == [1]


def test_two_people_play_a_whole_game_and_their_logs_are_true(server: Running) -> None:
    ada, ben, _ = two_seated(server)
    logs: dict[int, list[Any]] = {0: [], 1: []}
    lasts: dict[int, Any] = {}

    def play(line: Line, seat: int) -> None:
        assert line.ask("look", seat=seat)["type"] == "done"
        answered: set[int] = set()
        while True:
            state = line.state()
            logs[seat] = logs[seat][: state["since"]] + state["events"]
            lasts[seat] = state
            if state["table"]["status"] == "over":
                return
            for decision in state["decisions"]:
                if decision["id"] not in answered:
                    answered.add(decision["id"])
                    option = decision["options"][-1]["id"]
                    line.send("decide", seat=seat, decision=decision["id"], option=option)

    with ada, ben:
        players = [threading.Thread(target=play, args=(line, seat)) for seat, line in enumerate((ada, ben))]
        for player in players:
            player.start()
        for player in players:
            player.join(60)
    assert lasts[0]["standings"] == lasts[1]["standings"] != []
    assert logs[0] == logs[1] != []  # at the end everything is told
    assert lasts[0]["table"]["seed"]


def test_a_decision_that_is_sent_twice_is_done_twice_and_counts_once(server: Running) -> None:
    ada, ben, _ = two_seated(server)
    with ada, ben:
        state = ada.look(0)
        first, again = decide(ada, state), decide(ada, state)
        assert first["type"] == again["type"] == "done"
        assert first["version"] == again["version"]
        other = decide(ada, state, nth=1)
        assert (other["type"], other["message"]["id"]) == ("refused", "reason-not-your-turn")


def test_undo_shortens_the_log_of_everybody(server: Running) -> None:
    ada, ben, _ = two_seated(server)
    with ada, ben:
        decide(ada, ada.look(0))
        decide(ben, ben.look(1))
        state = ada.look(0)
        line, seat = (ada, 0) if state["view"]["waiting"] == [0] else (ben, 1)
        state = line.look(seat)
        told = state["since"] + len(state["events"])
        decide(line, state)
        state = line.state()
        assert state["since"] == told
        assert state["events"]
        assert line.ask("undo", seat=seat)["type"] == "done"
        state = line.state()
        assert (state["since"], state["events"]) == (told, [])


def test_undo_beyond_the_reach_asks_the_others(server: Running) -> None:
    ada, ben, _ = two_seated(server)
    with ada, ben:
        decide(ada, ada.look(0))
        decide(ben, ben.look(1))
        ada.look(0)
        assert ada.ask("undo", seat=0)["type"] == "done"
        assert ada.state()["undo"]["wished_by"] == 0
        assert ben.ask("agree", seat=1, yes=True)["type"] == "done"
        state = ada.look(0)
        assert state["undo"]["wished_by"] is None
        assert state["table"]["practice"]
        assert state["view"]["waiting"] == [0, 1]


def test_whoever_asked_to_undo_hears_that_somebody_declined(server: Running) -> None:
    ada, ben, _ = two_seated(server)
    with ada, ben:
        decide(ada, ada.look(0))
        decide(ben, ben.look(1))
        seats = {0: ada, 1: ben}
        asking = 1 - ada.look(0)["waiting"][0]  # whoever is not to decide, so that it is still there to be read
        other = 1 - asking
        assert seats[asking].ask("undo", seat=asking)["type"] == "done"
        assert seats[other].ask("agree", seat=other, yes=False)["type"] == "done"
        for _ in range(2):
            undo = seats[asking].look(asking)["undo"]
            assert (undo["wished_by"], undo["declined_by"]) == (None, other)
        state = seats[other].look(other)
        assert state["undo"]["declined_by"] is None
        assert [(note["kind"], note["args"]) for note in state["notes"]] == [("declined", {"seat": other})]
        assert seats[asking].ask("undo", seat=asking)["type"] == "done"
        assert seats[asking].look(asking)["undo"]["declined_by"] is None
        assert seats[other].ask("agree", seat=other, yes=True)["type"] == "done"
        assert seats[asking].look(asking)["undo"]["declined_by"] is None


def test_a_refusal_names_the_rule_and_explanations_do_too(server: Running) -> None:
    device = server.device()
    table = server.create(device, [{"kind": "me", "name": "Ada"}])
    with server.line(device, table) as ada:
        decide(ada, ada.look(0))
        state = ada.look(0)
        (decision,) = state["decisions"]
        taken = {option["id"] for option in decision["options"]}
        slot = next(touch for option in decision["options"] for touch in option["touches"][:1] if touch[:4] == "pool")
        wrong = next(f"{slot}>{cell}" for cell in ("b2", "c2", "d3") if f"{slot}>{cell}" not in taken)
        answer = ada.ask("decide", seat=0, decision=decision["id"], option=wrong)
        assert answer["type"] == "refused"
        explained = ada.ask("explain", seat=0, touches=wrong.split(">"))
        assert (explained["rule"], explained["message"]) == (answer["rule"], answer["message"])
        assert explained["rule"].startswith("SG-")
        right = decision["options"][0]["touches"]
        assert ada.ask("explain", seat=0, touches=right)["message"] is None


def test_chat_is_heard_by_all_and_kept_short(server: Running) -> None:
    ada, ben, _ = two_seated(server)
    with ada, ben:
        ben.look(None)
        assert ada.ask("chat", seat=0, text="  Good luck!\n")["type"] == "done"
        assert ada.ask("chat", seat=0, phrase="hello")["type"] == "done"
        while len(chat := ben.state()["chat"]) < 2:
            pass
        assert [(line["seat"], line["text"], line["phrase"]) for line in chat] == [
            (0, "Good luck!", ""),
            (0, "", "hello"),
        ]
        for fields, reason in (
            ({"text": " "}, "reason-chat-empty"),
            ({"text": "x" * 301}, "reason-chat-too-long"),
            ({"phrase": "boo"}, "reason-no-phrase"),
        ):
            assert ada.ask("chat", seat=0, **fields)["message"]["id"] == reason


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense",
        '{"type":"decide"',
        "[1,2]",
        '{"type":"dance","ref":5}',
        '{"type":"ping"}',
        '{"type":"ping","ref":5,"more":1}',
        '{"type":"ping","ref":"5"}',
        '{"type":"look","ref":5,"seat":99}',
        '{"type":"sit","ref":5,"seat":0,"name":null}',
        "[" * 5000,
        b"\x00\x01",
    ],
)
def test_what_cannot_be_read_is_refused_and_the_line_stays(server: Running, frame: str | bytes) -> None:
    device = server.device()
    with server.line(device, server.create(device, AGAINST_A_BOT)) as line:
        line.socket.send(frame)
        answer = line.receive()
        assert (answer["type"], answer["message"]["id"]) == ("refused", "reason-malformed")
        assert answer["ref"] == (5 if isinstance(frame, str) and '"ref":5' in frame else 0)
        assert line.ask("ping") == {"type": "pong", "ref": 1}


def test_a_huge_message_closes_the_line_with_a_reason(server: Running) -> None:
    device = server.device()
    with server.line(device, server.create(device, AGAINST_A_BOT)) as line:
        line.socket.send('{"type":"chat","text":"' + "x" * 70_000 + '"}')
        assert line.closed()[0] == 1009


def test_a_table_that_is_not_there_closes_the_line_with_a_reason(server: Running) -> None:
    with server.line(server.device(), "nowhere") as line:
        assert line.closed() == (4404, "reason-no-table")


def test_a_page_of_another_site_gets_no_line(server: Running) -> None:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    with pytest.raises(InvalidStatus) as error:
        server.line(device, table, Origin="https://elsewhere.example")
    assert error.value.response.status_code == 403
    with server.line(device, table, Origin=server.address) as line:
        assert line.look(0)["mine"] == [0]


def test_a_device_without_a_token_gets_one_with_its_line(server: Running) -> None:
    table = server.create(server.device(), TWO_PEOPLE)
    with server.line(server.device(), table) as line:
        response = line.socket.response
        assert response is not None
        assert response.headers["Set-Cookie"].startswith("ludarium=")
        assert line.ask("sit", seat=1, name="Ben")["type"] == "done"
        assert line.look(1)["mine"] == [1]


def test_everybody_sees_who_is_here(server: Running) -> None:
    ada, ben, _ = two_seated(server)
    with ada:
        state = ada.look(0)
        assert [seat["online"] for seat in state["table"]["seats"]] == [True, True]
        ben.stack.close()
        state = ada.state()
        assert [seat["online"] for seat in state["table"]["seats"]] == [True, False]
        assert [seat["away"] for seat in state["table"]["seats"]] == [False, True]
        assert abs(state["table"]["seats"][1]["away_since"] - time.time()) < 10


def test_a_client_that_comes_back_is_told_only_what_is_new(server: Running) -> None:
    ada, ben, table = two_seated(server)
    device = server.device()
    with ada, ben:
        before = ada.look(0)
        had = len(before["events"])
        decide(ada, before)
        decide(ben, ben.look(1))
        with server.line(device, table) as eve:
            whole = eve.look(None)
        with server.line(device, table) as eve:
            later = eve.look(None, since=len(whole["events"]))
            assert (later["since"], later["events"]) == (len(whole["events"]), [])
        state = ada.look(0, since=had)
        assert state["since"] == had
        assert state["events"]


def test_a_slow_client_holds_nobody_up(server: Running) -> None:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    with server.line(device, table) as slow, server.line(device, table) as quick:
        slow.send("look", seat=0)  # and never reads
        state = quick.look(0)
        began = time.monotonic()
        while state["table"]["status"] != "over":
            if state["decisions"]:
                decide(quick, state)
            state = quick.state()
        assert time.monotonic() - began < 30
        assert slow.state()["type"] == "state"


def test_a_silent_client_is_dropped(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", heartbeat=Heartbeat(silence=0.3)) as server:
        device = server.device()
        with server.line(device, server.create(device, AGAINST_A_BOT)) as line:
            assert line.closed() == (4408, "silent")


def test_who_floods_the_line_is_refused_and_at_last_dropped(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", limits=Limits(device=Rate(0.1, 0.00001))) as server:
        device = server.device()
        with server.line(device, server.create(device, AGAINST_A_BOT)) as line:
            with contextlib.suppress(ConnectionClosed):  # which may come before the last of them is sent
                for _ in range(400):
                    line.send("ping")
            assert line.closed() == (4429, "too fast")
            assert sum("reason-too-fast" in frame for frame in line.frames) > 100


def test_everybody_hears_that_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        line = server.line(device, server.create(device, AGAINST_A_BOT))
        line.look(0)
    assert line.closed()[0] == 1012
    assert line.frames[-1] == '{"type":"closing"}'
