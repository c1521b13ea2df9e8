"""Tables over sockets: each viewer sees their own view, bad input is refused, slow clients delay no others."""

from __future__ import annotations

import contextlib
import gc
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol

from ludarium.server.gc_policy import GcPolicy
from ludarium.server.rate_limit import Limits, RateLimit
from ludarium.server.sockets.connection import HttpConnection
from ludarium.server.sockets.endpoint import Heartbeat
from ludarium.server.sockets.fast_websocket import FastWebSocket
from ludarium.server.sockets.session import Session
from ludarium.server.tables.subscriber import Subscriber

from .running import AGAINST_A_BOT, TWO_PEOPLE, RunningServer, SocketClient, running
from .test_bots import wait_until


@pytest.fixture(scope="module")
def server(module_url: str) -> Iterator[RunningServer]:
    with running(module_url) as found:
        yield found


def start_table(server: RunningServer, **more: Any) -> tuple[SocketClient, SocketClient, str]:  # noqa: ANN401 - fields of any kind
    """Ada and Ben at a table that has started."""
    ada, ben = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE, **more)
    ben.get(f"/api/tables/{table}")
    clients = server.connect(ada, table), server.connect(ben, table)
    assert clients[1].ask("sit", seat=1, name="Ben")["type"] == "done"
    assert clients[0].ask("start")["type"] == "done"
    return *clients, table


def decide(client: SocketClient, state: Any, nth: int = 0) -> Any:  # noqa: ANN401 - plain data
    """Choose an option of the open decision."""
    (decision,) = state["decisions"]
    option = decision["options"][nth]["id"]
    return client.ask("decide", seat=decision["seat"], decision=decision["id"], option=option)


def test_two_viewers_and_a_spectator_see_different_things(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    with ada, ben, server.connect(server.device(), table) as eve:
        first, second, public = ada.look(0), ben.look(1), eve.look(None)
        assert [first["viewer"], second["viewer"], public["viewer"]] == [0, 1, None]
        assert first["view"]["choices"] != second["view"]["choices"]
        assert first["view"]["seats"][0]["private"]
        assert not first["view"]["seats"][1]["private"]
        assert not public["view"]["seats"][0]["private"]
        assert (public["decisions"], public["mine"], public["undo"]) == ([], [], None)
        assert eve.ask("look", seat=0)["message"]["id"] == "reason-not-your-seat"
        assert first["waiting"] == public["waiting"] == [0, 1]
        decide(ada, first)
        assert ada.look(0)["waiting"] == [1]


def test_two_people_play_a_whole_game_and_their_logs_are_complete(server: RunningServer) -> None:
    ada, ben, _ = start_table(server)
    logs: dict[int, list[Any]] = {0: [], 1: []}
    lasts: dict[int, Any] = {}

    def play(client: SocketClient, seat: int) -> None:
        assert client.ask("look", seat=seat)["type"] == "done"
        answered: set[int] = set()
        while True:
            state = client.state()
            logs[seat] = logs[seat][: state["since"]] + state["events"]
            lasts[seat] = state
            if state["table"]["status"] == "over":
                return
            for decision in state["decisions"]:
                if decision["id"] not in answered:
                    answered.add(decision["id"])
                    option = decision["options"][-1]["id"]
                    client.send("decide", seat=seat, decision=decision["id"], option=option)

    with ada, ben:
        players = [threading.Thread(target=play, args=(client, seat)) for seat, client in enumerate((ada, ben))]
        for player in players:
            player.start()
        for player in players:
            player.join(60)
    assert lasts[0]["standings"] == lasts[1]["standings"] != []
    assert logs[0] == logs[1] != []  # at the end all events are revealed
    assert lasts[0]["table"]["seed"]


def test_a_decision_sent_twice_is_acknowledged_twice_and_counts_once(server: RunningServer) -> None:
    ada, ben, _ = start_table(server)
    with ada, ben:
        state = ada.look(0)
        first, again = decide(ada, state), decide(ada, state)
        assert first["type"] == again["type"] == "done"
        assert first["version"] == again["version"]
        other = decide(ada, state, nth=1)
        assert (other["type"], other["message"]["id"]) == ("refused", "reason-not-your-turn")


def test_undo_shortens_all_logs(server: RunningServer) -> None:
    ada, ben, _ = start_table(server)
    with ada, ben:
        decide(ada, ada.look(0))
        decide(ben, ben.look(1))
        state = ada.look(0)
        client, seat = (ada, 0) if state["view"]["waiting"] == [0] else (ben, 1)
        state = client.look(seat)
        length = state["since"] + len(state["events"])
        decide(client, state)
        state = client.state()
        assert state["since"] == length
        assert state["events"]
        assert client.ask("undo", seat=seat)["type"] == "done"
        state = client.state()
        assert (state["since"], state["events"]) == (length, [])


def test_undo_past_the_limit_needs_the_agreement_of_the_others(server: RunningServer) -> None:
    ada, ben, _ = start_table(server)
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


def test_a_player_sees_that_an_undo_request_was_declined(server: RunningServer) -> None:
    ada, ben, _ = start_table(server)
    with ada, ben:
        decide(ada, ada.look(0))
        decide(ben, ben.look(1))
        seats = {0: ada, 1: ben}
        asking = 1 - ada.look(0)["waiting"][0]  # who need not decide: a decision would clear it
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


def test_a_refusal_names_the_rule_and_explanations_do_too(server: RunningServer) -> None:
    device = server.device()
    table = server.create(device, [{"kind": "me", "name": "Ada"}])
    with server.connect(device, table) as ada:
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


def test_all_players_see_the_chat_and_its_length_is_limited(server: RunningServer) -> None:
    ada, ben, _ = start_table(server)
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
def test_a_malformed_message_is_refused_and_does_not_close(server: RunningServer, frame: str | bytes) -> None:
    device = server.device()
    with server.connect(device, server.create(device, AGAINST_A_BOT)) as client:
        client.socket.send(frame)
        answer = client.receive()
        assert (answer["type"], answer["message"]["id"]) == ("refused", "reason-malformed")
        assert answer["ref"] == (5 if isinstance(frame, str) and '"ref":5' in frame else 0)
        assert client.ask("ping") == {"type": "pong", "ref": 1}


def test_a_huge_message_closes_the_connection_with_a_reason(server: RunningServer) -> None:
    device = server.device()
    with server.connect(device, server.create(device, AGAINST_A_BOT)) as client:
        client.socket.send('{"type":"chat","text":"' + "x" * 70_000 + '"}')
        assert client.close_reason()[0] == 1009


def test_an_unknown_table_closes_the_connection_with_a_reason(server: RunningServer) -> None:
    with server.connect(server.device(), "nowhere") as client:
        assert client.close_reason() == (4404, "reason-no-table")


def test_a_page_of_another_site_gets_no_connection(server: RunningServer) -> None:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    with pytest.raises(InvalidStatus) as error:
        server.connect(device, table, Origin="https://elsewhere.example")
    assert error.value.response.status_code == 403
    with server.connect(device, table, Origin=server.address) as client:
        assert client.look(0)["mine"] == [0]


def test_a_device_without_a_token_gets_one_with_its_socket(server: RunningServer) -> None:
    table = server.create(server.device(), TWO_PEOPLE)
    with server.connect(server.device(), table) as client:
        response = client.socket.response
        assert response is not None
        assert response.headers["Set-Cookie"].startswith("ludarium=")
        assert client.ask("sit", seat=1, name="Ben")["type"] == "done"
        assert client.look(1)["mine"] == [1]


def test_all_players_see_who_is_online(server: RunningServer) -> None:
    ada, ben, _ = start_table(server)
    with ada:
        state = ada.look(0)
        assert [seat["online"] for seat in state["table"]["seats"]] == [True, True]
        ben.stack.close()
        state = ada.state()
        assert [seat["online"] for seat in state["table"]["seats"]] == [True, False]
        assert [seat["away"] for seat in state["table"]["seats"]] == [False, True]
        assert abs(state["table"]["seats"][1]["away_since"] - time.time()) < 10


def test_a_client_that_reconnects_gets_only_new_events(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    device = server.device()
    with ada, ben:
        before = ada.look(0)
        had = len(before["events"])
        decide(ada, before)
        decide(ben, ben.look(1))
        with server.connect(device, table) as eve:
            whole = eve.look(None)
        with server.connect(device, table) as eve:
            later = eve.look(None, since=len(whole["events"]))
            assert (later["since"], later["events"]) == (len(whole["events"]), [])
        state = ada.look(0, since=had)
        assert state["since"] == had
        assert state["events"]


def test_a_slow_client_does_not_delay_others(server: RunningServer) -> None:
    device = server.device()
    table = server.create(device, AGAINST_A_BOT)
    with server.connect(device, table) as slow, server.connect(device, table) as quick:
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
        with server.connect(device, server.create(device, AGAINST_A_BOT)) as client:
            assert client.close_reason() == (4408, "silent")


def test_a_client_that_sends_too_fast_is_refused_and_then_dropped(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", limits=Limits(device=RateLimit(0.1, 0.00001))) as server:
        device = server.device()
        with server.connect(device, server.create(device, AGAINST_A_BOT)) as client:
            with contextlib.suppress(ConnectionClosed):  # perhaps before the last one is sent
                for _ in range(400):
                    client.send("ping")
            assert client.close_reason() == (4429, "too fast")
            assert sum("reason-too-fast" in frame for frame in client.frames) > 100


def test_all_clients_are_notified_that_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        client = server.connect(device, server.create(device, AGAINST_A_BOT))
        client.look(0)
    assert client.close_reason()[0] == 1012
    assert client.frames[-1] == '{"type":"closing"}'


def leave(client: SocketClient) -> None:
    """Close a socket as a browser does."""
    client.socket.close()


def vanish(client: SocketClient) -> None:
    """Close the connection without a word."""
    client.socket.socket.shutdown(socket.SHUT_RDWR)


def wait_to_be_dropped(client: SocketClient) -> None:
    """Send nothing until the server closes the socket."""
    assert client.close_reason() == (4408, "silent")


def objects_of_sockets() -> int:
    """How many objects of the server's sockets exist."""
    kinds = {HttpConnection, FastWebSocket, ServerProtocol, Session, Subscriber}
    return sum(type(one) in kinds for one in gc.get_objects())


@pytest.mark.parametrize("end", [leave, vanish, wait_to_be_dropped])
def test_a_closed_socket_leaves_nothing_to_the_garbage_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: Callable[[SocketClient], None]
) -> None:
    monkeypatch.setattr(GcPolicy, "collect_young", lambda _: None)
    silence = 1.0 if end is wait_to_be_dropped else 75.0
    with running(tmp_path / "tables.sqlite", heartbeat=Heartbeat(silence=silence)) as server:
        device = server.device()
        table = server.create(device, AGAINST_A_BOT)
        gc.collect()
        gc.disable()
        try:
            device.close()
            wait_until(lambda: not objects_of_sockets())
            with server.connect(device, table) as client:
                client.look(0)
                assert objects_of_sockets() == 4  # without the connection that has become a WebSocket
                end(client)
            wait_until(lambda: not objects_of_sockets())
        finally:
            gc.enable()
