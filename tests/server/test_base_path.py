"""A server under a path of a host that has other pages too, behind a real nginx and a real Caddy."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludarium.client import Client
from ludarium.server.doctor import examine_proxy
from ludarium.server.invitation import BadAddress, checked_public_url

from .proxies import free_port, proxy
from .running import TWO_PEOPLE, RunningServer, running

HERE = {"host": "club.example"}
BASE = "/ludarium"
TOKEN = "a long token of the operator"  # noqa: S105 - of these tests only


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    file = tmp_path_factory.mktemp("tables") / "tables.sqlite"
    with running(file, public_url="https://club.example/ludarium", admin_token=TOKEN, invitation="word") as found:
        yield found


@pytest.fixture(scope="module", params=["nginx-path", "caddy-path"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a server behind this proxy, and the certificate to trust."""
    folder, port = tmp_path_factory.mktemp("site"), free_port()
    address = f"https://localhost:{port}{BASE}"
    with (
        running(folder / "tables.sqlite", public_url=address) as server,
        proxy(request.param, folder, port, [server.address]) as certificate,
    ):
        yield address, certificate


@pytest.fixture
def address(site: tuple[str, Path], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("SSL_CERT_FILE", str(site[1]))
    return site[0]


def references(html: str) -> list[str]:
    """The addresses of the files that a page names."""
    return re.findall(r'(?:src|href)="(/[^"]*|\./[^"]*)"', html)


@pytest.mark.parametrize("path", ["/ludarium/t/nowhere", "/t/nowhere"])  # passed on by the proxy, or removed by it
def test_the_page_names_its_files_under_the_path(server: RunningServer, path: str) -> None:
    device = server.device()
    found = references(device.get(path, headers=HERE).text)
    assert len(found) >= 3
    assert all(name.startswith(f"{BASE}/") for name in found)
    for name in found:
        assert device.get(name, headers=HERE).status_code == 200


def test_in_the_local_network_the_page_is_at_the_root(server: RunningServer) -> None:
    device = server.device()
    page = device.get("/t/nowhere")
    found = references(page.text)
    assert not any(name.startswith((BASE, ".")) for name in found)
    assert "Path=/;" in page.headers["set-cookie"]
    for name in found:
        assert device.get(name).status_code == 200


def test_cookies_are_for_the_path_only(server: RunningServer) -> None:
    device = server.device()
    cookies = [
        device.get(f"{BASE}/", headers=HERE),
        device.post(f"{BASE}/api/invitation", json={"word": "word"}, headers=HERE),
        device.post(f"{BASE}/api/admin/session", json={"token": TOKEN}, headers=HERE),
    ]
    paths = [re.findall(r"Path=([^;]+)", one.headers["set-cookie"]) for one in cookies]
    assert paths == [["/ludarium/"], ["/ludarium/"], ["/ludarium/api/admin"]]


def test_links_contain_the_path(server: RunningServer) -> None:
    device = server.device()
    device.post("/api/invitation", json={"word": "word"})
    table = server.create(device, TWO_PEOPLE)
    link = device.get(f"/api/tables/{table}/invitation").json()["link"]
    assert link == f"https://club.example/ludarium/t/{table}"
    page = device.get(f"{BASE}/t/{table}", headers=HERE).text
    assert f'content="{link}"' in page
    assert 'content="https://club.example/ludarium/previews/sagrada.png"' in page


def test_a_path_that_only_begins_alike_is_another(server: RunningServer) -> None:
    assert server.device().get("/ludarium2/api/games").headers["content-type"].startswith("text/html")
    assert server.device().get("/ludarium/api/games").headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://Club.example/ludarium/", "https://club.example/ludarium"),
        ("https://club.example/games/table-2", "https://club.example/games/table-2"),
        ("https://club.example/", "https://club.example"),
    ],
)
def test_a_public_address_may_have_a_path(text: str, expected: str) -> None:
    assert checked_public_url(text) == expected


@pytest.mark.parametrize("path", ["/a b", "/a;b", '/"', "/a//b", "/..", "/a?b", "/%2e"])
def test_a_path_that_cannot_be_written_in_a_cookie_is_refused(path: str) -> None:
    with pytest.raises(BadAddress):
        checked_public_url(f"https://club.example{path}")


# --- behind a proxy ------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_whole_game_is_played_under_the_path(address: str) -> None:
    with Client(address) as client, client.create("sagrada", name="Ada", bots=["random"]) as seat:
        while decision := seat.wait():
            seat.decide(decision.options[0].id)
        assert seat.state.standings


def test_the_doctor_takes_an_invitation_word_for_no_fault_of_the_proxy(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", invitation="word") as server:
        assert {finding.level for finding in asyncio.run(examine_proxy(server.address))} == {"ok"}


@pytest.mark.slow
def test_the_doctor_finds_the_proxy_in_order(address: str) -> None:
    assert {finding.level for finding in asyncio.run(examine_proxy(address))} == {"ok"}
    assert httpx.get(f"{address}/metrics").status_code == 404
    assert httpx.get(address.removesuffix(BASE)).text == "another site"
