"""Shared replays: one player leads, the others follow, in every process; and variations that are tried together."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludarium.server.rate_limit import Limits, RateLimit

from .cluster import Cluster
from .running import TWO_PEOPLE, RunningServer, SocketClient, running
from .test_app import ask, refused
from .test_bots import entries, wait_until
from .test_history import start_table

PEOPLE = (0, 1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def finish(table: str, *devices: httpx.Client) -> int:
    """Play a table of people to its end; the entry in the middle of the game."""
    while True:
        for seat, device in enumerate(devices):
            state = device.get(f"/api/tables/{table}", params={"seat": seat}).json()
            if state["table"]["status"] == "over":
                middle: int = state["events"][len(state["events"]) // 2]["entry"]
                return middle
            for found in state["decisions"]:
                option = found["options"][-1]["id"]
                ask(device, table, type="decide", seat=seat, decision=found["id"], option=option)


def finished(server: RunningServer) -> tuple[httpx.Client, httpx.Client, str, int]:
    """Ada, who is the host, and Ben at a finished table, and an entry in its middle."""
    ada, ben, table = start_table(server)
    return ada, ben, table, finish(table, ada, ben)


def pushed(client: SocketClient, type: str = "shared-replay") -> Any:  # noqa: A002, ANN401 - the protocol's name; plain data
    """The next message of a type."""
    while True:
        message = client.receive()
        if message["type"] == type:
            return message


def shown(message: Any) -> tuple[Any, ...]:  # noqa: ANN401 - plain data
    return message["leader"], message["entry"], message["view"], message["variation"]


def test_those_who_follow_get_each_step_and_newcomers_the_current_one(server: RunningServer) -> None:
    ada, ben, table, entry = finished(server)
    with server.connect(ada, table) as first, server.connect(ben, table) as second:
        first.look(0)
        second.look(1)
        assert second.ask("show-step", seat=1, entry=entry, view=0)["type"] == "done"
        one = pushed(first)
        assert shown(one) == (1, entry, 0, "")
        assert second.ask("show-step", seat=1, entry=None, view=1)["type"] == "done"
        other = pushed(first)
        assert shown(other) == (1, None, 1, "")
        assert other["version"] > one["version"]
        with server.connect(server.device(), table) as eve:
            eve.send("look", seat=None)
            assert pushed(eve) == other
        stored = [one["type"] for one in entries(server.app.settings.database, table)]
        assert stored[-1] == "decided", "steps are not stored"


def test_one_leads_until_the_lead_is_handed_over_or_the_leader_has_gone(server: RunningServer) -> None:
    ada, ben, table, entry = finished(server)
    step: dict[str, Any] = {"type": "show-step", "entry": entry, "view": 0}
    with server.connect(ada, table) as first, server.connect(ben, table) as second:
        first.look(0)
        second.look(1)
        assert second.ask(**step, seat=1)["type"] == "done"
        assert first.ask(**step, seat=0)["message"]["id"] == "reason-other-leads"
        assert first.ask("hand-lead", seat=0, to=0)["message"]["id"] == "reason-not-leader"
        assert first.ask(**step, seat=0, take=True)["type"] == "done", "the host may take it"
        assert second.ask(**step, seat=1, take=True)["message"]["id"] == "reason-other-leads", "others may not"
        assert first.ask("hand-lead", seat=0, to=7)["message"]["id"] == "reason-no-seat"
        assert first.ask("hand-lead", seat=0, to=1)["type"] == "done"
        assert second.ask("hand-lead", seat=1, to=0)["type"] == "done"
        first.stack.close()
        wait_until(lambda: not second.look(1)["table"]["seats"][0]["online"])
        assert second.ask(**step, seat=1)["message"]["id"] == "reason-other-leads", "not without asking for it"
        assert second.ask(**step, seat=1, take=True)["type"] == "done", "the leader has gone"
        assert second.ask("hand-lead", seat=1, to=None)["type"] == "done"
        while shown(pushed(second))[0] is not None:
            pass


def test_what_is_not_possible_is_refused(server: RunningServer) -> None:
    ada, ben, table, entry = finished(server)
    step: dict[str, Any] = {"type": "show-step", "seat": 0, "entry": entry, "view": 0}
    assert refused(ask(ben, table, **step), 403) == "reason-not-your-seat"
    assert refused(ask(server.device(), table, **step), 403) == "reason-not-your-seat"
    assert refused(ask(ada, table, **step | {"entry": 9999}), 404) == "reason-no-page"
    assert refused(ask(ada, table, **step | {"entry": 0}), 400) == "reason-malformed"
    assert refused(ask(ada, table, **step | {"view": 5}), 409) == "reason-no-seat"
    assert refused(ask(ada, table, type="try-variation", seat=0), 409) == "reason-not-leader"
    assert ask(ada, table, **step | {"entry": None}).json()["type"] == "done"
    assert refused(ask(ada, table, type="try-variation", seat=0), 409) == "reason-over"
    point: dict[str, Any] = {"type": "point-in-replay", "seat": 0, "thing": "pool:1", "entry": 9999}
    assert refused(ask(ada, table, **point), 404) == "reason-no-page"
    ada, _, playing = start_table(server)
    assert refused(ask(ada, playing, **step), 409) == "reason-not-over"


def test_a_table_closed_to_spectators_shows_them_no_step(server: RunningServer) -> None:
    ada, ben, table = start_table(server)
    ask(ada, table, type="configure", spectators=False)
    entry = finish(table, ada, ben)
    with server.connect(server.device(), table) as eve, server.connect(ben, table) as second:
        eve.look(None)
        second.look(1)
        ask(ada, table, type="show-step", seat=0, entry=entry, view=0)
        assert shown(pushed(second))[1] == entry
        eve.ask("ping")
        assert not [frame for frame in eve.frames if "shared-replay" in frame]


def test_pointing_in_a_replay_reaches_all_and_is_not_stored(server: RunningServer) -> None:
    ada, ben, table, entry = finished(server)
    with server.connect(ben, table) as second:
        before = second.look(1)
        point: dict[str, Any] = {"type": "point-in-replay", "seat": 0, "thing": "round-track", "entry": entry}
        assert ask(ada, table, **point).json()["type"] == "done"
        expected = {"seat": 0, "thing": "round-track", "entry": entry, "variation": ""}
        assert pushed(second, "pointer") == {"type": "pointer", **expected}
        after = second.look(1)
        assert (after["version"], after["chat"]) == (before["version"], before["chat"])


def test_steps_and_pointing_are_limited(tmp_path: Path) -> None:
    few = RateLimit(0.02, 0.000001)  # 200 times as much for this machine
    with running(tmp_path / "tables.sqlite", limits=Limits(chat=few, steps=few)) as server:
        ada, _, table, entry = finished(server)
        with server.connect(ada, table) as client:
            requests: list[dict[str, Any]] = [
                {"type": "show-step", "seat": 0, "entry": entry, "view": 0},
                {"type": "point-in-replay", "seat": 0, "thing": "pool:1", "entry": entry},
            ]
            for request in requests:
                answers = [client.ask(**request) for _ in range(5)]
                assert [answer["type"] for answer in answers] == ["done"] * 4 + ["refused"]
                assert answers[-1]["message"]["id"] == "reason-too-fast"


def test_at_a_variation_all_players_decide_for_every_person_and_it_stays_linked(server: RunningServer) -> None:
    ada, ben = server.device(), server.device()
    table = server.create(ada, [*TWO_PEOPLE, {"kind": "bot", "bot": "random"}])
    ask(ben, table, type="sit", seat=1, name="Ben")
    ask(ada, table, type="start")
    entry = finish(table, ada, ben)
    ask(ada, table, type="show-step", seat=0, entry=entry, view=0)
    with server.connect(ben, table) as second:
        second.look(1)
        new = ask(ada, table, type="try-variation", seat=0).json()["table"]
        while shown(pushed(second))[3] != new:
            pass
    state = ben.get(f"/api/tables/{new}").json()
    assert state["mine"] == [0, 1], "each player has the seats of all people"
    assert state["table"]["origin"] == {"table": table, "entry": entry, "dealt_again": False, "variation": True}
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "person", "bot"]
    assert ada.get(f"/api/tables/{table}").json()["variations"] == [{"table": new, "entry": entry}]
    (opened, *_) = entries(server.app.settings.database, new)
    true = next(
        one["kept"]["saved"]["position"]
        for one in reversed(entries(server.app.settings.database, table)[:entry])
        if "kept" in one
    )
    assert opened["origin"]["position"] == true
    finish(new, ben, ben)  # Ben alone
    assert [game["table"] for game in ben.get("/api/my/games").json()["games"]] == [table]
    stranger = server.device()
    assert stranger.get(f"/api/tables/{new}").json()["mine"] == []
    assert refused(ask(stranger, table, type="try-variation", seat=0), 403) == "reason-not-your-seat"


def test_two_processes_share_a_replay_also_with_those_who_come_later(postgres: Cluster) -> None:
    url = postgres.new_database()
    with running(url) as one, running(url) as other:
        ada, ben, table, entry = finished(one)
        with one.connect(ada, table) as first, other.connect(ben, table) as second:
            first.look(0)
            second.look(1)
            first.ask("show-step", seat=0, entry=entry, view=1)
            found = pushed(second)
            assert shown(found) == (0, entry, 1, "")
            first.ask("point-in-replay", seat=0, thing="pool:1", entry=entry)
            assert pushed(second, "pointer")["thing"] == "pool:1"
            first.ask("hand-lead", seat=0, to=1)
            assert shown(pushed(second))[0] == 1
            assert second.ask("show-step", seat=1, entry=None, view=0)["type"] == "done"
            while shown(newest := pushed(first)) != (1, None, 0, ""):
                pass
            with running(url) as third, third.connect(third.device(), table) as eve:  # a process that started later
                eve.send("look", seat=None)
                assert pushed(eve) == newest


def test_versions_grow_although_a_server_was_restarted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as first:
        ada, _, table, entry = finished(first)
        with first.connect(ada, table) as client:
            client.look(0)
            client.ask("show-step", seat=0, entry=entry, view=0)
            before = pushed(client)["version"]
    time.sleep(0.01)
    with running(tmp_path / "tables.sqlite") as second:
        again = second.device()
        again.cookies.update(ada.cookies)
        with second.connect(again, table) as client:
            client.look(0)
            client.ask("show-step", seat=0, entry=entry, view=0)
            assert pushed(client)["version"] > before
