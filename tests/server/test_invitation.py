"""Invitations have addresses that others can reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.server.invitation import invitation, public_address

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
    found = invitation("abc", public_address(here, network))
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
