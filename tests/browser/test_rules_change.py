"""A table after a change of its game's rules: it continues, or it is closed with a clear message."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludarium.games import ruleset
from tests.server.running import AGAINST_A_BOT, running

from .conftest import Devices
from .players.mouse import MousePlayer


def test_a_table_continues_or_is_closed_after_a_change_of_the_rules(
    devices: Devices, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as server:
        ada = server.device()
        tables = [server.create(ada, AGAINST_A_BOT) for _ in range(2)]
        for table in tables:
            with server.connect(ada, table) as line:
                (decision,) = line.look(0)["decisions"]
                option = decision["options"][0]["id"]
                assert line.ask("decide", seat=0, decision=decision["id"], option=option)["type"] == "done"
    with closing(sqlite3.connect(file)) as database:  # as other rules would store it
        database.execute(
            "UPDATE entry SET entry = CAST(replace(CAST(entry AS TEXT), '\"windows\":', '\"panes\":') AS BLOB) "
            "WHERE table_id = ?",
            [tables[1]],
        )
        database.commit()
    monkeypatch.setattr(ruleset("sagrada"), "version", ruleset("sagrada").version + 1)
    with running(file) as server:
        device = devices(at=server.address)
        device.use_token(ada.cookies["ludarium"])
        player = MousePlayer(device.page(f"/t/{tables[0]}"))
        assert player.wait()
        expect(player.page.locator("ol.log")).to_contain_text("The game continues from here")
        page = device.page(f"/t/{tables[1]}")
        expect(page.get_by_role("status").filter(has_text="started under older rules")).to_be_visible()
        expect(page.locator("ol.log")).to_contain_text("Public objectives in this game")
        page.get_by_role("button", name="Rematch").click()
        assert MousePlayer(page).wait()
        assert not page.url.endswith(tables[1])
        device.close()
