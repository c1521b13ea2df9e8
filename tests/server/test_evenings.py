"""Evenings with the same deals at every table: joining, playing deal by deal, matchpoints, and what stays secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ludarium.server.deals.scoring import DealScore, matchpoints, ranks

from .running import RunningServer, running
from .test_app import ask, refused
from .test_bots import wait_until
from .test_branch import play_to_the_end, state_of
from .test_daily import last_position

ALONE = {"title": "Friday", "game": "sagrada", "people": 1, "bots": 0, "tables": 2, "deals": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as found:
        yield found


def create(host: httpx.Client, **more: Any) -> str:  # noqa: ANN401 - fields of any kind
    """A new evening; its path."""
    response = host.post("/api/evenings", json=ALONE | more)
    assert response.status_code == 201, response.text
    return f"/api/evenings/{response.json()['code']}"


def join(device: httpx.Client, evening: str, table: int, seat: int = 0, name: str = "Ada") -> httpx.Response:
    """Take a place."""
    return device.post(f"{evening}/join", json={"table": table, "seat": seat, "name": name})


def started(server: RunningServer, **more: Any) -> tuple[httpx.Client, httpx.Client, str]:  # noqa: ANN401 - fields
    """Ada, who is the organizer, and Ben, each at a table of an evening that has started."""
    ada, ben = server.device(), server.device()
    evening = create(ada, **more)
    assert join(ada, evening, 0).status_code == 200
    assert join(ben, evening, 1, name="Ben").status_code == 200
    assert ada.post(f"{evening}/start").json()["status"] == "playing"
    return ada, ben, evening


def play(device: httpx.Client, evening: str) -> str:
    """The table of the next deal."""
    table: str = device.post(f"{evening}/play").json()["table"]
    return table


def test_matchpoints_of_a_deal_worked_out_by_hand() -> None:
    # 58 beats 55, 55 and 40: 6. Each 55 beats 40 and ties with the other: 3. The fifth table has not finished.
    scores = [*(DealScore(won=False, points=points) for points in (55, 58, 40, 55)), None]
    assert matchpoints(scores) == [3, 6, 0, 3, 0]
    # A won game beats a lost one that saved more.
    assert matchpoints([DealScore(won=True, points=20), DealScore(won=False, points=22)]) == [2, 0]
    assert matchpoints([DealScore(won=True, points=1)]) == [0]
    assert ranks([(9, 100), (12, 90), (9, 100), (9, 101)]) == [3, 1, 3, 2]


def test_an_evening_from_joining_to_its_result(server: RunningServer) -> None:
    ada, ben, evening = started(server)
    tables: dict[str, list[str]] = {"ada": [], "ben": []}
    for deal in (1, 2):
        for name, device in (("ada", ada), ("ben", ben)):
            found = device.get(evening).json()
            assert (found["next"], found["status"]) == (deal, "playing")
            table = play(device, evening)
            assert play(device, evening) == table
            assert state_of(device, table)["table"]["deal"]["number"] == deal
            tables[name].append(table)
        play_to_the_end(ada, tables["ada"][-1])
        assert refused(ada.get(f"/api/tables/{tables['ada'][-1]}/record"), 403) == "reason-deal-open"
        if deal == 1:
            assert ada.get(evening).json()["shown"] == [], "there is nothing to compare yet"
            assert ben.get(evening).json()["tables"][0]["finished"] == 1
        play_to_the_end(ben, tables["ben"][-1])
        wait_until(lambda d=deal: ada.get(evening).json()["shown"] == list(range(1, d + 1)))  # type: ignore[misc]
    for own, other in zip(tables["ada"], tables["ben"], strict=True):
        assert last_position(server, own) == last_position(server, other)
    wait_until(lambda: ada.get(evening).json()["status"] == "closed")
    end = ben.get(evening).json()
    assert [(line["rank"], line["matchpoints"], line["most"]) for line in end["lines"]] == [(1, 2, 4), (1, 2, 4)]
    assert [one["table"] for one in end["lines"][0]["deals"]] == tables["ada"]
    assert len(set(end["seeds"])) == 2
    stranger = server.device()
    assert state_of(stranger, tables["ada"][0], None)["table"]["seed"] == end["seeds"][0]
    assert stranger.get(f"/api/tables/{tables['ben'][1]}/record").status_code == 200
    assert refused(ada.post(f"{evening}/play"), 409) == "reason-evening-over"


def test_the_better_result_gets_the_matchpoints(server: RunningServer) -> None:
    ada, ben, evening = started(server, deals=1)
    first, second = play(ada, evening), play(ben, evening)
    play_to_the_end(ada, first)
    while state_of(ben, second)["decisions"]:
        found = state_of(ben, second)["decisions"][0]
        ask(ben, second, type="decide", seat=0, decision=found["id"], option=found["options"][-1]["id"])
    wait_until(lambda: ben.get(evening).json()["status"] == "closed")
    lines = ben.get(evening).json()["lines"]
    scores = [line["score"] for line in lines]
    assert scores[0] > scores[1]
    assert [(line["matchpoints"], line["rank"]) for line in lines] == [(2, 1), (0, 2)]
    for line in lines:
        standing = state_of(ben, line["deals"][0]["table"], None)["standings"][0]
        assert line["score"] == standing["total"] - standing["target"]


def test_no_table_of_an_open_evening_sees_another(server: RunningServer) -> None:
    ada, ben, evening = started(server)
    table = play(ada, evening)
    for device in (ben, server.device()):
        for path in ("", "/moments/1", "/scores", "/record"):
            text = device.get(f"/api/tables/{table}{path}").text
            assert '"pool":' not in text
            assert '"private":' not in text
        assert table not in device.get(evening).text
    assert refused(ask(ben, table, type="sit", seat=0, name="Ben"), 409) == "reason-started"
    play_to_the_end(ada, table)
    assert '"pool":' not in ben.get(f"/api/tables/{table}").text
    assert ada.post(f"{evening}/close").json()["status"] == "closed"
    assert '"pool":' in ben.get(f"/api/tables/{table}").text
    assert refused(ben.post(f"{evening}/play"), 409) == "reason-evening-over"


def test_people_of_the_same_seat_are_compared_and_bots_fill_the_tables(server: RunningServer) -> None:
    devices = [server.device() for _ in range(3)]
    ada, ben, cy = devices
    evening = create(ada, people=2, bots=1, bot="easy", deals=1)
    for device, place, seat, name in ((ada, 0, 0, "Ada"), (ben, 0, 1, "Ben"), (cy, 1, 1, "Cy")):
        assert join(device, evening, place, seat, name).status_code == 200
    assert ada.post(f"{evening}/start").status_code == 200
    table = play(ada, evening)
    assert play(ben, evening) == table != play(cy, evening)
    seats = state_of(ada, table)["table"]["seats"]
    assert [(seat["kind"], seat["name"] or seat["bot"]) for seat in seats] == [
        ("person", "Ada"),
        ("person", "Ben"),
        ("bot", "easy"),
    ]
    lines = ada.get(evening).json()["lines"]
    assert [(line["seat"], line["names"]) for line in lines] == [(0, ["Ada"]), (1, ["Ben"]), (1, ["Cy"])]


def test_what_an_evening_refuses(server: RunningServer) -> None:
    ada, ben = server.device(), server.device()
    evening = create(ada, people=2)
    assert join(ada, evening, 0).status_code == 200
    assert refused(join(ben, evening, 0), 409) == "reason-seat-taken"
    assert refused(join(ada, evening, 1), 409) == "reason-evening-one-table"
    assert refused(join(ben, evening, 0, 2), 404) == "reason-no-page"
    assert refused(join(ben, evening, 9), 404) == "reason-no-page"
    assert refused(ben.post(f"{evening}/start"), 403) == "reason-not-organizer"
    assert refused(ada.post(f"{evening}/start"), 409) == "reason-evening-few-tables"
    assert refused(ada.post(f"{evening}/play"), 409) == "reason-evening-not-started"
    assert refused(ben.post(f"{evening}/play"), 403) == "reason-evening-no-place"
    assert refused(ben.post(f"{evening}/leave", json={"table": 0, "seat": 0}), 403) == "reason-not-your-seat"
    assert join(ben, evening, 1, name="Ben").status_code == 200
    assert ada.post(f"{evening}/leave", json={"table": 1, "seat": 0}).json()["tables"][1]["players"] == []
    assert join(ben, evening, 1, name="Ben").json()["own"] == 1
    assert refused(ben.post(f"{evening}/close"), 403) == "reason-not-organizer"
    assert ada.post(f"{evening}/start").status_code == 200
    assert refused(join(server.device(), evening, 1, 1), 409) == "reason-evening-started"
    assert refused(ada.get("/api/evenings/AAAAAA"), 404) == "reason-no-evening"
    assert refused(ada.get("/api/evenings/x"), 404) == "reason-no-evening"
    for wrong in ({"tables": 1}, {"deals": 0}, {"bot": "expert"}, {"title": ""}, {"people": 9}, {"x": 1}):
        assert refused(ada.post("/api/evenings", json=ALONE | wrong), 400) in {"reason-malformed", "reason-seat-count"}
    assert refused(ada.post("/api/evenings", json=ALONE | {"game": "chess"}), 400) == "reason-no-game"
    assert refused(ada.post("/api/evenings", json=ALONE | {"options": {"tools": 9}}), 400) == "reason-no-option"


def test_an_evening_goes_on_at_another_server_and_after_a_restart(url: str) -> None:
    with running(url) as one, running(url) as two:
        ada, ben = one.device(), two.device()
        evening = create(ada, deals=1)
        assert join(ada, evening, 0).status_code == 200
        assert join(ben, evening, 1, name="Ben").status_code == 200
        assert ada.post(f"{evening}/start").status_code == 200
        play_to_the_end(ada, play(ada, evening))
        wait_until(lambda: ben.get(evening).json()["tables"][0]["finished"] == 1)
    with running(url) as again:
        device = again.device()
        device.cookies.update(ben.cookies)
        table = play(device, evening)
        play_to_the_end(device, table)
        wait_until(lambda: device.get(evening).json()["status"] == "closed")
        assert state_of(again.device(), table, None)["table"]["seed"]
