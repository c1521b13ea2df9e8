"""My games: results, where points come from, files, and a private link to another device."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludarium.client import Client

from .conftest import Devices
from .device import NARROW, message_text
from .screens.table import play

pytestmark = pytest.mark.exhaustive


def after_games(devices: Devices, address: str, games: int, **more: object) -> Page:
    """The page of a device that has finished some games against a bot."""
    device = devices(**more)  # type: ignore[arg-type] # as a device has them
    with Client(address) as client:
        for _ in range(games):
            with client.create("sagrada", "Ada", ["random"]) as table:
                play(table)
        device.use_token(client.token(table.table))
    return device.page("/games")


def test_after_ten_games_there_are_results_averages_and_files(devices: Devices, address: str, tmp_path: Path) -> None:
    page = after_games(devices, address, 10)
    rows = page.locator("#finished-games tbody tr")
    expect(rows).to_have_count(10)
    expect(rows.first).to_contain_text("Livia")
    averages = page.get_by_role("region", name=message_text("en", "web-games-averages", game="Sagrada"))
    expect(averages.get_by_role("row", name="Empty cells")).to_contain_text("\u00d7 10")

    for button, name in (("CSV", "ludarium.csv"), ("JSON", "ludarium.json"), ("BG Stats", "BGStatsExport.json")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=button, exact=True).click()
        assert saved.value.suggested_filename == name
        saved.value.save_as(tmp_path / name)
    table = list(csv.DictReader((tmp_path / "ludarium.csv").read_text().splitlines()))
    assert len(table) == 20
    assert sum(row["mine"] == "1" for row in table) == 10
    shown = rows.first.get_by_role("cell").last.inner_text().replace("\u2212", "-")
    assert next(row["points"] for row in table if row["mine"] == "1") == shown
    assert len(json.loads((tmp_path / "ludarium.json").read_text())["games"]) == 10
    assert len(json.loads((tmp_path / "BGStatsExport.json").read_text())["plays"]) == 10

    rows.first.get_by_role("link").click()
    expect(page.locator("#result table").first).to_be_visible()


def test_a_private_link_shows_the_games_on_a_phone(devices: Devices, address: str) -> None:
    page = after_games(devices, address, 1)
    page.get_by_role("button", name=message_text("en", "web-games-link")).click()
    link = page.get_by_role("textbox", name=message_text("en", "web-games-elsewhere")).input_value()
    path = link[link.index("/games") :]
    assert path.startswith("/games#")
    phone = devices("ru", size=NARROW).page(path)
    expect(phone.locator("#finished-games tbody tr")).to_have_count(1)
    assert phone.url.endswith("/games")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.reload()
    expect(phone.locator("#finished-games tbody tr")).to_have_count(1)


def test_without_games_the_page_says_so_and_a_wrong_link_is_refused(devices: Devices) -> None:
    page = devices().page("/games")
    expect(page.get_by_text(message_text("en", "web-games-none"))).to_be_visible()
    device = devices("uk")
    device.ignored_faults = True  # the server refuses, and the browser logs it
    page = device.page("/games#aaaaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_role("alert")).to_contain_text(message_text("uk", "reason-wrong-games-link"))
