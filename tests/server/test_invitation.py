"""Invitations have addresses that others can reach."""

from __future__ import annotations

import secrets
from pathlib import Path

import httpx
import pytest

from ludarium.server.invitation import invitation, public_address
from ludarium.server.rate_limit import LOOPBACK_FACTOR, Limits, RateLimit
from ludarium.server.tables.codes import LENGTH

from .cluster import Cluster
from .running import TWO_PEOPLE, running

NETWORK = "http://192.0.2.5:8765"


@pytest.mark.parametrize(
    ("here", "network", "link"),
    [
        ("http://127.0.0.1:8765", NETWORK, f"{NETWORK}/t/abc"),
        ("http://localhost:8765", NETWORK, f"{NETWORK}/t/abc"),
        ("http://[::1]:8765", NETWORK, f"{NETWORK}/t/abc"),
        ("http://127.0.0.1:8765", "", "http://127.0.0.1:8765/t/abc"),
        ("http://192.0.2.9:8765", NETWORK, "http://192.0.2.9:8765/t/abc"),
        ("https://games.example", NETWORK, "https://games.example/t/abc"),
    ],
)
def test_a_link_has_an_address_that_others_can_reach(here: str, network: str, link: str) -> None:
    found = invitation("abc", "K7M2P", public_address(here, network))
    assert found.link == link
    assert found.qr.startswith("data:image/svg+xml")


def test_a_table_has_an_invitation_and_an_unknown_one_has_none(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        table = server.create(device, TWO_PEOPLE)
        found = device.get(f"/api/tables/{table}/invitation").json()
        assert found["link"] == f"{server.address}/t/{table}"
        assert device.get("/api/tables/nothing/invitation").status_code == 404


def test_all_links_have_an_address_that_others_can_reach(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", network=NETWORK) as server:
        device = server.device()
        table = server.create(device, TWO_PEOPLE)
        assert device.get("/api/address").json() == {"address": NETWORK}
        assert device.get(f"/api/tables/{table}/invitation").json()["link"] == f"{NETWORK}/t/{table}"


# --- short codes -------------------------------------------------------------------------------------------------


def code_of(device: httpx.Client, table: str) -> str:
    """The code in a table's invitation."""
    code: str = device.get(f"/api/tables/{table}/invitation").json()["code"]
    return code


def test_a_table_is_found_by_its_short_code_however_it_is_typed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device, friend = server.device(), server.device()
        table = server.create(device, TWO_PEOPLE)
        code = code_of(device, table)
        assert code == code_of(friend, table)
        assert len(code) == LENGTH
        for typed in (code, code.lower(), f" {code[:2]}-{code[2:]} "):
            assert friend.get(f"/api/codes/{typed}").json() == {"table": table}


def test_an_unknown_code_is_refused_by_name(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        for typed in ("ABCDE", "O0I1L", "AB", "code:ABCDE"):
            answer = server.device().get(f"/api/codes/{typed}")
            assert (answer.status_code, answer.json()["message"]["id"]) == (404, "reason-no-code")


def test_codes_can_not_be_guessed(tmp_path: Path) -> None:
    limits = Limits(codes=RateLimit(1 / LOOPBACK_FACTOR * 3, 0.0001))
    with running(tmp_path / "tables.sqlite", limits=limits) as server:
        device = server.device()
        answers = [device.get("/api/codes/ABCDE").status_code for _ in range(5)]
        assert answers == [404, 404, 404, 429, 429]


def test_a_code_in_use_is_not_given_to_another_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("AAAAA" + "AAAAA" + "BBBBB")
    monkeypatch.setattr(secrets, "choice", lambda _: next(letters))
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        registry = server.app.registry
        assert registry is not None
        monkeypatch.undo()
        first, second = server.create(device, TWO_PEOPLE), server.create(device, TWO_PEOPLE)
        monkeypatch.setattr(secrets, "choice", lambda _: next(letters))
        assert code_of(device, first) == "AAAAA"
        assert code_of(device, second) == "BBBBB"


def test_the_log_of_a_code_is_no_table(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = server.device()
        code = code_of(device, server.create(device, TWO_PEOPLE))
        answer = device.get(f"/api/tables/code:{code}")
        assert (answer.status_code, answer.json()["message"]["id"]) == (404, "reason-no-table")


def test_a_code_is_known_to_all_processes_and_after_a_restart(postgres: Cluster) -> None:
    url = postgres.new_database()
    with running(url) as one, running(url) as other:
        device = one.device()
        table = one.create(device, TWO_PEOPLE)
        code = code_of(device, table)
        assert other.device().get(f"/api/codes/{code}").json() == {"table": table}
        assert code_of(other.device(), table) == code
    with running(url) as again:
        assert code_of(again.device(), table) == code
