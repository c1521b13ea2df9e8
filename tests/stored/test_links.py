"""Links of an earlier version: to seats, to tables, to a game of the companion; the pads' are opened in a browser."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running import RunningServer, running

from .frozen import LINKS, STATES, copied_database, profile


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(copied_database(tmp_path_factory.mktemp("stored"))) as found:
        yield found


def unpacked(link: str) -> Any:  # noqa: ANN401 - JSON
    """What the part of a link after the hash holds: "d" says that it is deflated, "j" that it is not."""
    packed = link.split("#")[1]
    data = base64.urlsafe_b64decode(packed[1:] + "=" * (-len(packed[1:]) % 4))
    return json.loads(zlib.decompress(data, -15) if packed[0] == "d" else data)


@pytest.mark.parametrize("name", LINKS["seats"])
def test_a_seat_link_gives_its_seat_to_a_new_device(server: RunningServer, name: str) -> None:
    for seat, link in LINKS["seats"][name].items():
        table, secret = link.removeprefix("/t/").split("#")
        device = server.device()
        assert device.post(f"/api/tables/{table}/claim", json={"secret": secret}).json() == {"seat": int(seat)}
        seen = device.get(f"/api/tables/{table}", params={"seat": seat}).json()
        assert int(seat) in seen["mine"]
        assert seen["table"]["id"] == STATES[name]["id"]


@pytest.mark.parametrize("name", LINKS["invitations"])
def test_an_invitation_leads_to_its_table(server: RunningServer, name: str) -> None:
    device = server.device()
    table = LINKS["invitations"][name].removeprefix("/t/")
    assert device.get(f"/api/tables/{table}").json()["table"]["id"] == STATES[name]["id"]
    assert device.get(f"/api/tables/{table}/invitation").json()["link"].endswith(LINKS["invitations"][name])


def test_the_device_of_a_profile_has_its_seats(server: RunningServer) -> None:
    device = server.device()
    stored = profile(server.address)
    device.cookies.set("ludarium", stored["cookies"][0]["value"])
    kept = {one["name"]: one["value"] for one in stored["origins"][0]["localStorage"]}
    tables = json.loads(kept["ludarium.tables"])
    assert len(tables) > 10
    for one in tables:
        seen = device.get(f"/api/tables/{one['table']}", params={"seat": 0}).json()
        assert 0 in seen["mine"]
        assert seen["table"]["game"] == one["game"]


def test_the_companion_goes_on_from_a_link_and_from_what_a_browser_kept(server: RunningServer) -> None:
    device = server.device()
    stored = LINKS["companions"]["redrising"]
    kept = {one["name"]: one["value"] for one in profile(server.address)["origins"][0]["localStorage"]}
    game = json.loads(kept["ludarium.companion.redrising"])
    assert game["now"]["view"] == stored["view"]
    for state in (unpacked(stored["link"]), game["now"]["state"]):
        step = device.post("/api/games/redrising/companion", json={"state": state, "answer": None}).json()
        assert step["view"] == stored["view"]
        assert [one["id"] for one in step["ask"]["options"]] == [one["id"] for one in game["now"]["ask"]["options"]]
    for state in game["past"]:
        assert device.post("/api/games/redrising/companion", json={"state": state, "answer": None}).is_success
