"""Daily deals: the same game for all, one ranked attempt for each player, and nothing known before the end."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludarium.games import names, ruleset
from ludarium.server.deals.daily import GRACE

from .running import MONDAY, RunningServer, running
from .test_app import ask, refused
from .test_bots import entries, wait_until
from .test_branch import play_to_the_end, state_of
from .test_history import past_view

DAY = 24 * 3600.0
SATURDAY = MONDAY - 2 * DAY


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running(tmp_path / "tables.sqlite") as found:
        found.set_clock(MONDAY)
        yield found


def play(device: httpx.Client, game: str = "sagrada", name: str = "Ada") -> Any:  # noqa: ANN401 - plain data
    """The table of a device at the daily deal."""
    response = device.post(f"/api/daily/{game}", json={"name": name})
    assert response.status_code == 201, response.text
    return response.json()


def ranking(device: httpx.Client, day: str = "today", game: str = "sagrada") -> Any:  # noqa: ANN401 - plain data
    """The daily deal as a device sees it."""
    return device.get(f"/api/daily/{game}/{day}").json()


def decide(device: httpx.Client, table: str, last: bool = False) -> None:
    """Take the first option, or the last one."""
    wait_until(lambda: bool(state_of(device, table)["decisions"]))
    found = state_of(device, table)["decisions"][0]
    option = found["options"][-1 if last else 0]["id"]
    assert ask(device, table, type="decide", seat=0, decision=found["id"], option=option).status_code == 200


def moves(server: RunningServer, table: str, seat: int) -> list[str]:
    """The decisions of a seat at a table."""
    stored = entries(server.app.settings.database, table)
    return [one["option"] for one in stored if one["type"] == "decided" and one["seat"] == seat]


def last_position(server: RunningServer, table: str) -> str:
    """The position at the end, as JSON."""
    stored = entries(server.app.settings.database, table)
    return json.dumps([one["kept"]["saved"]["position"] for one in stored if "kept" in one][-1])


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_set_up_for_each_day_of_the_week(game: str) -> None:
    setups = ruleset(game).daily
    assert setups is not None
    assert len(setups) == 7
    for setup in setups:
        assert ruleset(game).complete(1 + setup.bots, setup.options).items() >= setup.options.items()


def test_the_same_decisions_make_the_same_game_with_the_same_moves_of_bots(server: RunningServer) -> None:
    server.set_clock(SATURDAY)
    tables = []
    for _ in range(2):
        device = server.device()
        tables.append((device, play(device)["table"]))
        play_to_the_end(*tables[-1])
    (ada, first), (ben, second) = tables
    for seat in (0, 1):  # simultaneous answers may be stored in either order
        assert moves(server, first, seat) == moves(server, second, seat) != []
    assert last_position(server, first) == last_position(server, second)
    assert state_of(ada, first)["standings"] == state_of(ben, second)["standings"]


def test_only_the_first_attempt_counts_also_after_leaving(server: RunningServer) -> None:
    ada, ben = server.device(), server.device()
    first = play(ada)
    assert first["ranked"]
    assert play(ada) == first, "a running attempt continues"
    other = play(ben, name="Ben")
    assert other["ranked"]
    assert other["table"] != first["table"]
    play_to_the_end(ada, first["table"])
    ask(ben, other["table"], type="leave", seat=0)
    again = play(ada), play(ben)
    assert [one["ranked"] for one in again] == [False, False]
    assert state_of(ada, again[0]["table"])["table"]["practice"]
    play_to_the_end(ada, again[0]["table"])
    wait_until(lambda: state_of(ada, again[0]["table"])["table"]["status"] == "over")
    found = ranking(ada)
    assert [(row["rank"], row["name"], row["mine"], row["table"]) for row in found["rows"]] == [(1, "Ada", True, "")]
    assert found["daily"]["played"] == 1
    assert ranking(ben)["daily"]["attempt"] == "left"
    assert ranking(ben)["rows"] == [row | {"mine": False} for row in found["rows"]]


def test_linked_devices_have_one_attempt_and_continue_it(server: RunningServer) -> None:
    ada, phone = server.device(), server.device()
    table = play(ada)["table"]
    assert play(server.device())["table"] != table
    play_to_the_end(ada, server.create(ada, [{"kind": "me", "name": "Ada"}]))
    secret = ada.post("/api/my/link").json()["secret"]
    assert phone.post("/api/my/claim", json={"secret": secret}).status_code == 200
    assert play(phone) == {"table": table, "ranked": True}
    assert state_of(phone, table)["mine"] == [0]
    play_to_the_end(phone, table)
    assert not play(ada)["ranked"]
    assert not play(phone)["ranked"]


def test_nothing_of_a_deal_is_known_to_others_before_it_is_closed(server: RunningServer) -> None:
    ada, ben = server.device(), server.device()
    table = play(ada)["table"]
    decide(ada, table)
    (opened, *_) = entries(server.app.settings.database, table)
    seed = opened["seed"]
    assert refused(ask(ada, table, type="hint", seat=0), 409) == "reason-no-hints"
    assert refused(ada.post(f"/api/tables/{table}/watch-link/0"), 403) == "reason-deal-open"
    assert refused(play_from(ada, table, 2), 403) == "reason-deal-open"
    assert refused(ask(ada, table, type="configure", spectators=True), 403) == "reason-not-host"

    def seen() -> list[httpx.Response]:
        found = [ben.get(f"/api/tables/{table}{path}") for path in ("", "?seat=0", "/moments/2", "/moments/2?seat=0")]
        found += [ben.get(f"/api/tables/{table}{path}") for path in ("/record", "/scores", "/analysis")]
        found += [ben.post(f"/api/tables/{table}/analysis"), play_from(ben, table, 2)]
        return [*found, ben.get("/api/daily"), ben.get("/api/daily/sagrada/today"), ben.get(f"/t/{table}")]

    def leaks() -> list[str]:
        """What others can see that only a player of the deal may know."""
        texts = [one.text for one in seen()]
        return [text for text in texts if '"decisions":[{' in text or '"pool":' in text or seed in text]

    assert leaks() == []
    assert ranking(ben)["rows"] is None
    end = play_to_the_end(ada, table)
    assert leaks() == []
    assert ranking(ben)["rows"] is None
    assert ranking(ben)["daily"]["played"] == 1
    assert end["table"]["seed"] is None
    assert end["table"]["deal"]["sealed"]
    assert refused(ada.get(f"/api/tables/{table}/record"), 403) == "reason-deal-open"
    assert refused(ada.post(f"/api/tables/{table}/analysis"), 403) == "reason-deal-open"
    assert refused(ask(ada, table, type="rematch", same_seed=True), 403) == "reason-deal-open"
    with server.connect(ben, table) as client:
        client.look(None)
        assert not [frame for frame in client.frames if '"pool":' in frame]

    server.set_clock(MONDAY + DAY + GRACE)
    found = ranking(ben, "2027-01-18")
    assert found["seed"] == seed
    assert [row["table"] for row in found["rows"]] == [table]
    assert state_of(ben, table, None)["table"]["seed"] == seed
    assert past_view(ben, table, 2, 0).status_code == 200
    assert ben.get(f"/api/tables/{table}/record").status_code == 200


def play_from(device: httpx.Client, table: str, entry: int) -> httpx.Response:
    """Ask for a table that continues from a moment."""
    seats = [{"kind": "me", "name": "Ben"}]
    return device.post(f"/api/tables/{table}/moments/{entry}/play", json={"seat": 0, "seats": seats})


def test_undo_ends_where_something_was_revealed_or_a_bot_has_answered(server: RunningServer) -> None:
    ada = server.device()
    alone = play(ada)["table"]
    decide(ada, alone)
    while state_of(ada, alone)["undo"]["reach"]:
        decide(ada, alone)
    assert refused(ask(ada, alone, type="undo", seat=0), 409) == "reason-undo-revealed"
    server.set_clock(SATURDAY)
    ben = server.device()
    table = play(ben)["table"]
    reasons: set[str] = set()
    for _ in range(30):
        decide(ben, table)
        wait_until(lambda: bool(state_of(ben, table)["decisions"]))
        if state_of(ben, table)["undo"]["reach"] == 0:
            reasons.add(refused(ask(ben, table, type="undo", seat=0), 409))
        if "reason-undo-other" in reasons:
            break
    assert reasons <= {"reason-undo-other", "reason-undo-revealed"}
    assert "reason-undo-other" in reasons, "a bot drafts twice in a row in every other round"


def test_days_and_games_that_are_not_there_are_refused(server: RunningServer) -> None:
    device = server.device()
    for day in ("2027-01-19", "yesterday", "20270118", "2027-13-01", "x" * 200):
        assert refused(device.get(f"/api/daily/sagrada/{day}"), 404) == "reason-no-page"
    assert refused(device.get("/api/daily/chess/today"), 400) == "reason-no-game"
    assert refused(device.post("/api/daily/chess", json={"name": "Ada"}), 400) == "reason-no-game"
    for body in ({}, {"name": ""}, {"name": "Ada", "seed": "7"}, {"name": "A" * 25}):
        assert device.post("/api/daily/sagrada", json=body).status_code in {400, 409}
    assert ranking(device, "2027-01-17")["rows"] == []
    server.set_clock(MONDAY + 2 * 3600 + 1)
    assert ranking(device, "2027-01-18")["rows"] is None, "games that are running may be finished"


def test_deals_differ_by_day_game_and_server(server: RunningServer, tmp_path: Path) -> None:
    device = server.device()
    hashes = {ranking(device, day, game)["seed_hash"] for day in ("today", "2027-01-17") for game in names()}
    with running(tmp_path / "other.sqlite") as other:
        other.set_clock(MONDAY)
        hashes.add(ranking(other.device())["seed_hash"])
    assert len(hashes) == 7


def test_two_servers_with_one_database_deal_and_rank_alike_also_after_a_restart(url: str) -> None:
    now = time.time()
    with running(url) as one, running(url) as two:
        for server in (one, two):
            server.set_clock(now)
        ada, ben = one.device(), two.device()
        assert ranking(ada)["seed_hash"] == ranking(ben)["seed_hash"]
        table = play(ada)["table"]
        elsewhere = two.device()
        elsewhere.cookies.update(ada.cookies)
        assert play(elsewhere)["table"] == table
        play_to_the_end(ada, table)
        other = play(ben, name="Ben")["table"]
        play_to_the_end(ben, other)
        wait_until(lambda: len(ranking(ada)["rows"]) == len(ranking(ben)["rows"]) == 2)
        before = ranking(ada)["rows"]
        assert [row["rank"] for row in before] == [1, 1], "the same decisions"
    with running(url) as again:
        again.set_clock(now)
        device = again.device()
        device.cookies.update(ada.cookies)
        assert ranking(device)["rows"] == before
        assert not play(device)["ranked"]
