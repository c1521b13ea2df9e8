"""Previews of links, pages by HEAD, and the public address of a server."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from ludarium.games import names
from ludarium.server.invitation import BadAddress, checked_public_url
from ludarium.server.link_preview import preview_language

from .running import TWO_PEOPLE, process, running
from .test_seating import ask

PUBLIC = "https://games.example"


def properties(page: httpx.Response) -> dict[str, str]:
    """The properties of a page's preview."""
    return dict(re.findall(r'<meta property="og:([^"]+)" content="([^"]*)" />', page.text))


def test_a_link_to_a_table_has_a_preview_with_its_players_and_its_game(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", public_url=PUBLIC) as server:
        device = server.device()
        table = server.create(device, [*TWO_PEOPLE, {"kind": "bot"}])
        found = properties(server.device().get(f"/t/{table}"))
        assert found["title"] == "Sagrada: take a seat"
        assert found["description"] == "At the table: Ada. 1 free seat."
        assert found["url"] == f"{PUBLIC}/t/{table}"
        assert found["image"] == f"{PUBLIC}/previews/sagrada.png"
        assert ask(device, table, "start")["type"] == "done"
        assert properties(device.get(f"/t/{table}"))["title"] == "Sagrada: a game in progress"
        assert properties(device.get(f"/t/{table}/3"))["title"] == "Sagrada: a game in progress"
        czech = device.get(f"/t/{table}", headers={"accept-language": "cs-CZ,cs;q=0.9,en;q=0.5"})
        assert properties(czech)["title"] == "Sagrada: hraje se"


def test_a_name_can_not_leave_its_place_in_the_preview(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        table = server.create(device, [{"kind": "me", "name": '"><script>x'}, {"kind": "open"}])
        page = device.get(f"/t/{table}").text
        assert "<script>x" not in page
        assert "&quot;&gt;&lt;script&gt;x" in page


def test_an_unknown_table_has_the_preview_of_the_site(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        page = server.device().get("/t/nothing")
        assert page.status_code == 200
        assert properties(page)["title"] == "Ludarium"


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_picture_for_previews(tmp_path: Path, game: str) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        picture = server.device().get(f"/previews/{game}.png")
        assert picture.headers["content-type"] == "image/png"
        assert 10_000 < len(picture.content) < 300_000  # messengers skip large ones


@pytest.mark.parametrize("path", ["/", "/t/nothing", "/health", "/api/games", "/mark.svg"])
def test_a_head_has_the_headers_of_a_get_and_no_body(tmp_path: Path, path: str) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        got, head = device.get(path), device.head(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == got.headers["content-length"]


@pytest.mark.parametrize(
    ("accepted", "language"), [("", "en"), ("de", "en"), ("de, uk;q=0.8", "uk"), ("RU-ru", "ru"), ("*", "en")]
)
def test_a_preview_has_the_language_of_the_browser(accepted: str, language: str) -> None:
    assert preview_language(accepted) == language


@pytest.mark.parametrize("url", ["https://games.example/", "https://GAMES.example"])
def test_a_public_address_is_an_origin(url: str) -> None:
    assert checked_public_url(url) == PUBLIC


@pytest.mark.parametrize(
    "url",
    [
        "games.example",
        "ftp://games.example",
        "https://",
        "https://x/a path",
        "https://x/../y",
        "https://x?y",
        "https://x:port",
    ],
)
def test_an_address_that_is_no_origin_is_refused(url: str) -> None:
    with pytest.raises(BadAddress, match=r"https://games\.example"):
        checked_public_url(url)


def test_serve_uses_its_public_address(tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite", "--public-url", f"{PUBLIC}/") as (server, address):
        assert httpx.get(f"{address}/api/address").json() == {"address": PUBLIC}
        assert server.stdout is not None
        assert f"{PUBLIC}/" in server.stdout.readline()
