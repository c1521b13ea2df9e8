"""Seats during the game: bots on request, offered and freed seats, canceled links, and who is admitted to a table."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ludarium.server.identity import Caller, key_of
from ludarium.server.protocol import (
    AskForBot,
    Configure,
    FillSeat,
    FreeSeat,
    Leave,
    Rematch,
    Revoke,
    SetStandIn,
    Sit,
    Start,
    Undo,
)
from ludarium.server.tables.commands import rematch_entry
from ludarium.server.tables.entry import Linked
from ludarium.server.tables.seating import DEFAULT_BOT
from ludarium.server.tables.snapshot import fold

from .cluster import Cluster
from .running import AT_ONCE, TWO_PEOPLE, RunningServer, SocketClient, running
from .test_table import ADA, BEN, BOT, EVE, ME, OPEN, PlayedTable, person, refusal, shown, two_people, undo_request

PHONE = person("phone")


def notes(played: PlayedTable) -> list[str]:
    """The events of the table."""
    return [note.kind for note in played.table.notes]


def kinds(played: PlayedTable) -> list[tuple[str, bool]]:
    """Who has each seat, and whether a person may take it."""
    return [(seat.kind, seat.is_free()) for seat in played.table.seats]


def same_when_folded(played: PlayedTable) -> bool:
    """Whether another process folds the same table."""
    again = played.folded_again()
    return all(shown(again, who, seat) == shown(played.table, who, seat) for who, seat in ((ADA, 0), (EVE, None)))


# --- bots and free seats -----------------------------------------------------------------------------------------


def test_the_host_changes_the_bot_of_a_seat_and_offers_it_to_people_during_the_game() -> None:
    played = PlayedTable(ME, BOT)
    played.ask(ADA, FillSeat(1, 1, "greedy"))
    assert played.table.seats[1].deciding_bot() == "greedy"
    assert refusal(played, BEN, Sit(1, 1, "Ben")) == "reason-started"
    assert refusal(played, ADA, FillSeat(1, 1, "nobody")) == "reason-no-bot"
    played.ask(ADA, FillSeat(1, 1, ""))
    assert kinds(played) == [("person", False), ("bot", True)]
    assert played.table.seats[1].deciding_bot() == "greedy"
    played.ask(BEN, Sit(1, 1, "Ben"))
    assert kinds(played) == [("person", False), ("person", False)]
    assert played.table.held_by(BEN.keys) == [1]
    assert refusal(played, ADA, FillSeat(1, 1, "greedy")) == "reason-seat-taken"
    assert notes(played) == ["bot-set", "offered", "joined"]
    assert same_when_folded(played)


def test_only_the_host_has_the_controls_of_the_game() -> None:
    played = PlayedTable(ME, OPEN, BOT)
    played.ask(BEN, Sit(1, 1, "Ben"))
    played.ask(ADA, Start(1))
    for request in (FillSeat(1, 2, ""), FreeSeat(1, 0), Revoke(1, 0), Configure(1, spectators=False)):
        assert refusal(played, BEN, request) == "reason-not-host"


def test_a_player_can_not_take_over_a_second_seat_during_the_game() -> None:
    played = PlayedTable(ME, BOT)
    played.ask(ADA, FillSeat(1, 1, ""))
    assert refusal(played, ADA, Sit(1, 1, "Ada")) == "reason-already-seated"


def test_who_takes_over_a_seat_sees_what_that_seat_knows() -> None:
    played = PlayedTable(ME, BOT)
    before = shown(played.table, person("nobody"), 1)
    played.ask(ADA, FillSeat(1, 1, ""))
    played.ask(BEN, Sit(1, 1, "Ben"))
    for field in ("view", "events"):
        assert msgspec.json.decode(shown(played.table, BEN, 1))[field] == msgspec.json.decode(before)[field]


# --- freeing a seat ----------------------------------------------------------------------------------------------


def test_a_freed_seat_is_played_by_a_bot_until_somebody_takes_it() -> None:
    played = two_people()
    played.ask(ADA, FreeSeat(1, 1))
    assert kinds(played) == [("person", False), ("bot", True)]
    assert played.table.held_by(BEN.keys) == []
    assert played.table.seats[1].deciding_bot() == DEFAULT_BOT
    assert refusal(played, ADA, FreeSeat(1, 1)) == "reason-no-person"
    played.ask(EVE, Sit(1, 1, "Eve"))
    assert played.table.held_by(EVE.keys) == [1]
    assert [(note.kind, note.args) for note in played.table.notes] == [
        ("freed", {"name": "Ben"}),
        ("joined", {"seat": 1}),
    ]
    assert same_when_folded(played)


def test_a_freed_seat_of_the_lobby_is_open_again() -> None:
    played = PlayedTable(ME, OPEN)
    played.ask(BEN, Sit(1, 1, "Ada"))
    played.ask(ADA, FreeSeat(1, 1))
    assert kinds(played) == [("person", False), ("open", True)]


def test_the_host_leaves_instead_of_freeing_the_own_seat() -> None:
    assert refusal(two_people(), ADA, FreeSeat(1, 0)) == "reason-seat-of-host"


def test_a_freed_player_no_longer_blocks_an_undo_request() -> None:
    played = two_people()
    while played.table.waiting_for()[0] == 0:
        played.decide(ADA, 0)
    played.decide(BEN, 1)
    played.ask(ADA, Undo(1, 0))
    assert played.table.undo_request is not None
    played.ask(ADA, FreeSeat(1, 1))
    assert undo_request(played) is None
    assert same_when_folded(played)


# --- links -------------------------------------------------------------------------------------------------------


def two_people_with_links() -> PlayedTable:
    """Ben has made a secret link and opened it on a phone."""
    played = two_people()
    played.apply(Linked(2.0, 1, key_of("link"), link=True))
    played.apply(Linked(2.0, 1, PHONE.key))
    return played


def test_a_player_signs_out_all_other_devices() -> None:
    played = two_people_with_links()
    played.ask(BEN, Revoke(1, 1))
    assert played.table.seats[1].keys == [BEN.key]
    assert played.table.held_by(PHONE.keys) == []
    assert same_when_folded(played)


def test_the_host_cancels_the_links_of_a_seat_and_its_devices_keep_it() -> None:
    played = two_people_with_links()
    played.ask(ADA, Revoke(1, 1))
    assert played.table.seats[1].keys == [BEN.key, PHONE.key]


def test_a_host_who_signs_out_other_devices_is_still_the_host_here_only() -> None:
    played = two_people()
    played.apply(Linked(2.0, 0, PHONE.key))
    assert played.table.is_host(PHONE.keys)
    played.ask(ADA, Revoke(1, 0))
    assert played.table.is_host(ADA.keys)
    assert not played.table.is_host(PHONE.keys)
    assert not played.table.is_host(frozenset(["secret 0"]))


# --- admission ---------------------------------------------------------------------------------------------------


def test_a_table_without_newcomers_keeps_its_players_and_its_host() -> None:
    played = PlayedTable(ME, OPEN, OPEN)
    played.ask(BEN, Sit(1, 1, "Ben"))
    played.ask(ADA, Configure(1, newcomers=False))
    assert refusal(played, EVE, Sit(1, 2, "Eve")) == "reason-no-newcomers"
    played.ask(BEN, Sit(1, 2, "Ben's guest"))
    assert played.table.held_by(BEN.keys) == [1, 2]


def test_a_table_without_spectators_shows_strangers_only_its_seats() -> None:
    played = two_people()
    played.ask(ADA, Configure(1, spectators=False))
    state = msgspec.json.decode(shown(played.table, EVE, None))
    assert state["hidden"]
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", "Ben"]
    empty = ("view", "events", "chat", "notes", "decisions", "waiting", "standings", "undo")
    assert not [field for field in empty if state[field]]
    assert not msgspec.json.decode(shown(played.table, BEN, 1))["hidden"]
    played.ask(ADA, Configure(1, spectators=True))
    assert msgspec.json.decode(shown(played.table, EVE, None))["view"]
    assert notes(played) == ["spectators", "spectators"]
    assert same_when_folded(played)


def test_a_rematch_admits_the_same_people() -> None:
    played = two_people()
    played.ask(ADA, Configure(1, spectators=False, newcomers=False))
    opened = rematch_entry(played.table, 3.0, same_seed=False)
    assert (opened.newcomers, opened.spectators) == (False, False)


def test_nothing_changes_at_a_table_whose_game_is_over() -> None:
    played = PlayedTable(ME, BOT)
    played.ask(ADA, Leave(1, 0))
    while played.table.status == "playing":
        played.bot_decides()
    for request in (FillSeat(1, 1, ""), FreeSeat(1, 1), Configure(1, spectators=False), Sit(1, 1, "Ada")):
        assert refusal(played, ADA, request) == "reason-over"
    assert refusal(played, EVE, Rematch(1)) == "reason-not-seated"


def test_the_host_changes_the_settings_of_the_game_before_its_start_only() -> None:
    played = PlayedTable(ME, OPEN, game="redrising")
    assert refusal(played, ADA, Configure(1, options={"no": 1})) == "reason-no-option"
    name = next(name for name, value in played.table.opened.settings.items() if value == 0)
    played.ask(ADA, Configure(1, options={name: 1}, undo="reach", hints=True, visibility="public"))
    assert played.table.opened.settings[name] == 1
    played.ask(BEN, Sit(1, 1, "Ben"))
    played.ask(ADA, Start(1))
    assert played.table.match is not None
    assert played.table.match.options[name] == 1
    for late in (Configure(1, options={name: 0}), Configure(1, undo="agreed"), Configure(1, hints=False)):
        assert refusal(played, ADA, late) == "reason-started"
    played.ask(ADA, Configure(1, visibility="link"))
    assert [(note.kind, note.args) for note in played.table.notes] == [("visibility", {"value": 0})]
    played.decide(ADA, played.table.waiting_for()[0])
    match = fold("table", played.entries).match
    assert match is not None
    assert match.options[name] == 1
    assert same_when_folded(played)


def test_a_table_that_is_no_longer_public_leaves_the_list(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, _, table = started(server, visibility="public")
        assert [one["id"] for one in ada.get("/api/tables").json()] == [table]
        assert ask(ada, table, "configure", visibility="link")["type"] == "done"
        assert ada.get("/api/tables").json() == []


# --- a bot on request --------------------------------------------------------------------------------------------


def waited_for(played: PlayedTable) -> tuple[Caller, int]:
    """The other player, who waits, and the seat that the table waits for."""
    (seat,) = played.table.waiting_for()
    return (ADA if seat == 1 else BEN), seat


def test_a_waiting_player_may_ask_for_a_bot_and_the_log_says_who_did() -> None:
    played = two_people()
    waiting, seat = waited_for(played)
    assert refusal(played, EVE, AskForBot(1, seat)) == "reason-not-seated"
    assert refusal(played, waiting, AskForBot(1, 1 - seat)) == "reason-not-waited-for"
    played.ask(waiting, AskForBot(1, seat))
    assert played.table.seats[seat].deciding_bot() == DEFAULT_BOT
    (note,) = played.table.notes
    assert (note.kind, note.args) == ("bot-asked", {"seat": 1 - seat, "rival": seat})


def ask(device: httpx.Client, table: str, type: str, **fields: Any) -> Any:  # noqa: A002, ANN401 - the protocol's names
    """Send a request; return the answer."""
    return device.post(f"/api/tables/{table}", json={"type": type, "ref": 1, **fields}).json()


def started(server: RunningServer, **more: Any) -> tuple[httpx.Client, httpx.Client, str]:  # noqa: ANN401 - fields
    """Ada and Ben at a table that has started."""
    ada, ben = server.device(), server.device()
    table = server.create(ada, TWO_PEOPLE, **more)
    assert ask(ben, table, "sit", seat=1, name="Ben")["type"] == "done"
    assert ask(ada, table, "start")["type"] == "done"
    return ada, ben, table


def test_a_bot_plays_on_request_only_after_a_while_and_the_player_takes_the_seat_back(tmp_path: Path) -> None:
    pace = msgspec.structs.replace(AT_ONCE, absence=1.5)
    with running(tmp_path / "tables.sqlite", pace=pace) as server:
        ada, ben, table = started(server, stand_in=0)
        with server.connect(ben, table) as client:
            with server.connect(ada, table) as here:
                here.look(0)
                assert client.ask("ask-bot", seat=0)["message"]["id"] == "reason-not-absent"
            client.send("look", seat=1)
            until(client, lambda state: not state["table"]["seats"][0]["online"])
            assert client.ask("ask-bot", seat=0)["message"]["id"] == "reason-just-left"
            time.sleep(1.5)
            assert client.ask("ask-bot", seat=0)["type"] == "done"
            assert client.look(1)["table"]["seats"][0]["stand_in"]
            with server.connect(ada, table) as back:
                assert not back.look(0)["table"]["seats"][0]["stand_in"]
            assert [note["kind"] for note in client.look(1)["notes"]] == ["bot-asked", "came-back"]


# --- access is lost at once --------------------------------------------------------------------------------------


def until(client: SocketClient, condition: Any) -> Any:  # noqa: ANN401 - a state is plain data
    """The first state that meets a condition."""
    while not condition(state := client.state()):
        pass
    return state


def test_a_freed_player_sees_only_the_public_view_from_the_next_state_on(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben, table = started(server)
        secret = ben.post(f"/api/tables/{table}/link/1").json()["secret"]
        with server.connect(ben, table) as client:
            assert client.look(1)["view"]["seats"][1]["private"]
            assert ask(ada, table, "free", seat=1)["type"] == "done"
            state = until(client, lambda state: state["mine"] == [])
            assert state["viewer"] is None
            assert state["view"]["seats"][1]["private"] == []
            assert state["decisions"] == []
            assert client.ask("look", seat=1)["message"]["id"] == "reason-not-your-seat"
            assert ask(ada, table, "configure", spectators=False)["type"] == "done"
            state = until(client, lambda state: state["hidden"])
            assert state["view"] is None
            assert ask(ada, table, "configure", spectators=True)["type"] == "done"
            state = until(client, lambda state: not state["hidden"])
            assert state["since"] == 0  # nothing counts as known from before
        assert ben.get(f"/api/tables/{table}?seat=1").status_code == 403
        assert ben.post(f"/api/tables/{table}/claim", json={"secret": secret}).status_code == 403


def test_strangers_get_nothing_of_a_table_without_spectators(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben, table = started(server, visibility="public")
        eve = server.device()
        assert eve.get(f"/api/tables/{table}/moments/3").status_code == 200
        assert [one["id"] for one in eve.get("/api/tables").json()] == [table]
        assert ask(ada, table, "configure", spectators=False)["type"] == "done"
        assert eve.get(f"/api/tables/{table}").json()["view"] is None
        assert eve.get(f"/api/tables/{table}/moments/3").json()["message"]["id"] == "reason-no-spectators"
        assert eve.get("/api/tables").json() == []
        for seat, device in ((0, ada), (1, ben)):
            assert ask(device, table, "leave", seat=seat)["type"] == "done"
        while eve.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
            time.sleep(0.1)
        assert eve.get(f"/api/tables/{table}/record").json()["message"]["id"] == "reason-no-spectators"
        assert ada.get(f"/api/tables/{table}/record").status_code == 200


def test_a_seat_freed_in_one_process_is_lost_in_the_other(postgres: Cluster) -> None:
    url = postgres.new_database()
    with running(url) as one, running(url) as other:
        ada, ben, table = started(one)
        away = other.device()
        away.cookies = ben.cookies
        with other.connect(away, table) as client:
            assert client.look(1)["view"]["seats"][1]["private"]
            assert ask(ada, table, "free", seat=1)["type"] == "done"
            state = until(client, lambda state: state["mine"] == [])
            assert state["view"]["seats"][1]["private"] == []
            assert ask(ada, table, "configure", spectators=False)["type"] == "done"
            assert until(client, lambda state: state["hidden"])["view"] is None


@pytest.mark.parametrize("seconds", [0, 60])
def test_controls_of_the_host_do_not_count_as_a_move(seconds: int) -> None:
    played = two_people(stand_in=300)
    before = played.table.last_move_at
    played.ask(ADA, Configure(1, newcomers=False))
    played.ask(ADA, SetStandIn(1, seconds))
    assert played.table.last_move_at == before


# --- watching a seat by invitation -------------------------------------------------------------------------------


def invited(ben: httpx.Client, table: str) -> str:
    """The secret of a link to watch Ben's seat."""
    secret: str = ben.post(f"/api/tables/{table}/watch-link/1").json()["secret"]
    return secret


def test_a_guest_sees_what_the_inviting_player_sees_and_can_do_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        _, ben, table = started(server)
        eve = server.device()
        answer = eve.post(f"/api/tables/{table}/claim", json={"secret": invited(ben, table)}).json()
        assert answer == {"seat": 1, "watch": True}
        with server.connect(eve, table) as client:
            state = client.look(1)
            assert (state["viewer"], state["mine"], state["invited"]) == (1, [], [1])
            assert state["view"] == ben.get(f"/api/tables/{table}?seat=1").json()["view"]
            assert (state["decisions"], state["undo"]) == ([], None)
            (decision,) = ben.get(f"/api/tables/{table}?seat=1").json()["decisions"]
            option = decision["options"][0]["id"]
            for request in (
                {"type": "decide", "seat": 1, "decision": decision["id"], "option": option},
                {"type": "explain", "seat": 1, "touches": [option]},
                {"type": "preview", "seat": 1, "option": option},
                {"type": "chat", "seat": 1, "text": "hello"},
                {"type": "look", "seat": 0},
            ):
                assert client.ask(**request)["message"]["id"] == "reason-not-your-seat"
            assert [note["kind"] for note in client.look(1)["notes"]] == ["watched"]
            assert ask(ben, table, "stop-watching", seat=1)["type"] == "done"
            state = until(client, lambda state: state["viewer"] is None)
            assert state["view"]["seats"][1]["private"] == []


def test_a_guest_is_admitted_where_spectators_are_not(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben, table = started(server)
        assert ask(ada, table, "configure", spectators=False)["type"] == "done"
        eve = server.device()
        secret = invited(ben, table)
        assert eve.post(f"/api/tables/{table}/claim", json={"secret": secret}).status_code == 200
        assert eve.get(f"/api/tables/{table}?seat=1").json()["view"]["seats"][1]["private"]
        assert ask(ben, table, "stop-watching", seat=1)["type"] == "done"
        assert eve.get(f"/api/tables/{table}").json()["hidden"]
        assert eve.post(f"/api/tables/{table}/claim", json={"secret": secret}).status_code == 403


def test_no_player_watches_the_seat_of_another(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada, ben, table = started(server)
        secret = invited(ben, table)
        answer = ada.post(f"/api/tables/{table}/claim", json={"secret": secret}).json()
        assert answer["message"]["id"] == "reason-already-seated"
        assert ada.post(f"/api/tables/{table}/watch-link/1").status_code == 403


def test_a_guest_takes_no_other_seat_and_a_freed_seat_has_no_guests(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ada = server.device()
        seats = [*TWO_PEOPLE, {"kind": "bot", "bot": "random"}]
        table = server.create(ada, seats)
        ben, eve = server.device(), server.device()
        assert ask(ben, table, "sit", seat=1, name="Ben")["type"] == "done"
        assert ask(ada, table, "start")["type"] == "done"
        assert ask(ada, table, "fill", seat=2, bot="")["type"] == "done"
        eve.post(f"/api/tables/{table}/claim", json={"secret": invited(ben, table)})
        assert ask(eve, table, "sit", seat=2, name="Eve")["message"]["id"] == "reason-watches"
        assert ask(ada, table, "free", seat=1)["type"] == "done"
        assert eve.get(f"/api/tables/{table}?seat=1").status_code == 403
