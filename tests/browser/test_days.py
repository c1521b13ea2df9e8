"""A game over days: two browsers, a restarted server, and the moves of the other on return."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, expect

from tests.server.running import running

from .device import Device, device, message_text
from .players.mouse import MousePlayer

DAY = 24 * 3600


def let_time_pass(database: Path, table: str, seconds: float) -> None:
    """Move all entries of a table of the stopped server into the past."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT number, entry FROM entry WHERE table_id = ?", (table,)).fetchall()
        for number, data in rows:
            entry = msgspec.json.decode(data)
            entry["at"] -= seconds
            changed = (msgspec.json.encode(entry), table, number)
            connection.execute("UPDATE entry SET entry = ? WHERE table_id = ? AND number = ?", changed)
    connection.close()


def take_turn(page: Page) -> None:
    """Make decisions until others have to decide."""
    player = MousePlayer(page)
    player.wait()
    while player.lit():
        player.click(player.choose())
        page.wait_for_timeout(200)  # until the next question has come


def start(host: Device, guest: Device) -> tuple[str, Page, Page]:
    """Ada and Ben at a game with three days for each decision, who have chosen their windows; its path."""
    path = host.create({"kind": "open"}, pace={"kind": "decision", "seconds": 3 * DAY}, seed="days")
    ben = guest.page(path)
    ben.get_by_label(message_text("en", "web-your-name")).fill("Ben")
    ben.get_by_role("button", name=message_text("en", "web-sit"), exact=True).click()
    ada = host.page(path)
    ada.get_by_role("button", name=message_text("en", "web-start")).click()
    for page in (ada, ben):
        player = MousePlayer(page)
        player.wait()
        player.click(player.lit()[0])
    for page in (ada, ben):
        page.locator("[data-thing^='pool:']").first.wait_for()
    return path, ada, ben


def test_a_game_over_days_is_resumed_with_the_moves_since_the_last_turn(browser: Browser, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as server:
        host, guest = device(browser, server.address), device(browser, server.address)
        path, ada, ben = start(host, guest)
        first, second, returning, other = (
            (ada, ben, host, "Ben") if MousePlayer(ada).lit() else (ben, ada, guest, "Ada")
        )
        take_turn(first)
        first.close()
        take_turn(second)
        profile: Any = returning.context.storage_state()
        host.close()
        guest.close()
    let_time_pass(database, path.removeprefix("/t/"), 2 * DAY)
    with running(database) as server:
        for origin in profile["origins"]:
            origin["origin"] = server.address
        back = device(browser, server.address, storage_state=profile)
        page = back.page(path)
        panel = page.get_by_role("region", name=message_text("en", "web-catch-up"))
        expect(panel.get_by_role("listitem").first).to_contain_text(other)
        expect(page.locator("[data-state~=named]").first).to_be_visible()
        expect(page.get_by_role("timer").first).to_have_text(re.compile("^23:59:"))  # of the third day
        panel.get_by_role("button", name=message_text("en", "web-close")).click()
        take_turn(page)
        back.close()
        assert [one.faults for one in (host, guest, back)] == [[], [], []]
