"""A table with a content pack of one's own: checked, kept whole, played by bots, and shown by its own texts."""

from __future__ import annotations

import time
from importlib import resources
from pathlib import Path

import pytest

from .running import running

OWN = (resources.files("ludarium.games.raxxon") / "content" / "raxxon.yaml").read_text(encoding="utf-8")
RENAMED = OWN.replace("pack: raxxon", "pack: home_made").replace("\n  riot:", "\n  brawl:")
TEXTS = "texts:\n  en:\n    card-brawl: A brawl\n"
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def test_a_table_is_played_with_a_pack_of_ones_own_and_its_record_carries_it(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as server:
        device = server.device()
        table = server.create(device, BOTS, game="raxxon", pack=RENAMED + TEXTS)
        assert device.get(f"/api/tables/{table}").json()["table"]["pack"] == "home_made"
        catalogue = device.get(f"/api/tables/{table}/catalogue").json()
        assert "brawl" in catalogue["cards"]
        assert "card-brawl = A brawl" in catalogue["messages"]["uk"]
    with running(database) as server:  # another server finds the pack with the table
        device = server.device()
        deadline = time.monotonic() + 60
        while device.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.2)
        record = device.get(f"/api/tables/{table}/record").json()
        assert "brawl" in record["pack"]["cards"]


@pytest.mark.parametrize(
    ("game", "pack", "detail"),
    [
        ("raxxon", RENAMED, "cards.brawl: it has no name"),
        (
            "raxxon",
            OWN.replace("killed: [infection]", "killed: [infektion]"),
            "line 10: citizens.susceptible.killed[0]",
        ),
        ("sagrada", OWN, "sagrada takes no content pack"),
    ],
)
def test_a_bad_pack_is_refused_with_its_place(tmp_path: Path, game: str, pack: str, detail: str) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        answer = server.device().post("/api/tables", json={"game": game, "seats": BOTS, "pack": pack})
        assert answer.status_code == 409
        assert answer.json()["message"]["id"] == "reason-bad-pack"
        assert detail in answer.json()["message"]["args"]["detail"]
