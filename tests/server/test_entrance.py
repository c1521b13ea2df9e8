"""The invitation word: what strangers find on a closed server, and who gets in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludarium.client import Client
from ludarium.errors import LudariumError
from ludarium.server.entrance import needs_no_invitation

from .running import AGAINST_A_BOT, TWO_PEOPLE, RunningServer, running

WORD = "Open Sesame"
SAGRADA = {"game": "sagrada", "seats": TWO_PEOPLE}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite", invitation=WORD) as found:
        yield found


@pytest.fixture
def guest(server: RunningServer) -> httpx.Client:
    """A device that named the word."""
    server.app.limiter._buckets.clear()
    device = server.device()
    assert device.post("/api/invitation", json={"word": WORD}).status_code == 200
    return device


def reason(response: httpx.Response) -> tuple[int, str]:
    """The status and the reason of a refusal."""
    return response.status_code, response.json()["message"]["id"]


def test_a_stranger_finds_no_lists_and_creates_nothing(server: RunningServer) -> None:
    device = server.device()
    refused = [device.get(path) for path in ("/api/tables", "/api/daily", "/api/my/games", "/api/codes/ABCDE")]
    refused += [device.post(path, json=SAGRADA) for path in ("/api/tables", "/api/evenings", "/api/records")]
    refused.append(device.post("/api/games/sagrada/score", json={}))
    assert {reason(one) for one in refused} == {(403, "reason-uninvited")}


def test_the_page_itself_and_the_health_of_the_server_are_for_everyone(server: RunningServer) -> None:
    device = server.device()
    for path in ("/", "/t/nowhere", "/api/games", "/api/text/common/en", "/live", "/health", "/metrics", "/api/notice"):
        assert device.get(path).status_code == 200


def test_the_word_admits_a_device_for_good(server: RunningServer, guest: httpx.Client) -> None:
    assert guest.post("/api/tables", json=SAGRADA).status_code == 201
    again = httpx.Client(base_url=server.address, cookies=guest.cookies)
    with again:
        assert again.get("/api/tables").status_code == 200


def test_letters_count_without_their_case(server: RunningServer) -> None:
    assert server.device().post("/api/invitation", json={"word": "  open sesame "}).status_code == 200


@pytest.mark.parametrize("word", ["", "open", "Open Sesame!", "й"])
def test_another_word_admits_nobody(server: RunningServer, word: str) -> None:
    server.app.limiter._buckets.clear()
    device = server.device()
    assert reason(device.post("/api/invitation", json={"word": word})) == (403, "reason-wrong-word")
    assert device.get("/api/tables").status_code == 403


def test_attempts_are_limited(server: RunningServer) -> None:
    server.app.limiter._buckets.clear()
    device = server.device()
    statuses = [device.post("/api/invitation", json={"word": str(number)}).status_code for number in range(12)]
    assert statuses[:10] == [403] * 10
    assert statuses[-1] == 429
    server.app.limiter._buckets.clear()


@pytest.mark.parametrize("cookie", ["", "x", "0" * 64, "й"])
def test_a_forged_cookie_admits_nobody(server: RunningServer, cookie: str) -> None:
    headers = {b"cookie": f"ludarium-invited={cookie}".encode()}
    assert server.device().get("/api/tables", headers=headers).status_code == 403


def test_a_link_to_a_table_works_without_the_word(server: RunningServer, guest: httpx.Client) -> None:
    table = server.create(guest, TWO_PEOPLE)
    stranger = server.device()
    assert stranger.get(f"/api/tables/{table}").status_code == 200
    with server.connect(stranger, table) as socket:
        socket.look(None)
        assert socket.ask("sit", seat=1, name="Bob")["type"] == "done"
    secret = guest.post(f"/api/tables/{table}/link/0", json={}).json()["secret"]
    other = server.device()
    assert other.post(f"/api/tables/{table}/claim", json={"secret": secret}).json()["seat"] == 0


def test_a_guest_of_one_table_cannot_make_another_from_it(server: RunningServer, guest: httpx.Client) -> None:
    table = server.create(guest, AGAINST_A_BOT)
    moment = f"/api/tables/{table}/moments/1/play"
    assert reason(server.device().post(moment, json={"seat": None, "seats": []})) == (403, "reason-uninvited")


def test_a_program_needs_the_word_too(server: RunningServer) -> None:
    with Client(server.address) as client, pytest.raises(LudariumError, match="invitation word"):
        client.create("sagrada", name="Ada", bots=["random"])


def test_without_a_word_the_server_is_open(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        assert server.device().get("/api/tables").status_code == 200


@pytest.mark.parametrize("path", ["/api/tables/", "/api/evenings/", "/api/tables", "/api", "/api/", "/api/unknown"])
def test_a_path_without_a_table_is_no_link(path: str) -> None:
    assert not needs_no_invitation(path)
