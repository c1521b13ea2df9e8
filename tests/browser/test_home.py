"""The home page: your own tables and finished games, and a browser without storage."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import Response, expect

from .conftest import Devices
from .device import message_text
from .players.mouse import expect_ledger
from .screens.table import played_table

SHOWN: Final = 4
REMEMBER: Final = """(tables) => localStorage.setItem('ludarium.tables', JSON.stringify(
    tables.map((table) => ({ table, game: 'sagrada', at: 1, secrets: {} })),
))"""
FORBIDDEN: Final = """
    const refuse = () => { throw new DOMException('denied', 'SecurityError') }
    Object.defineProperty(window, 'localStorage', { get: refuse })
"""


def test_the_home_page_requests_only_shown_tables_and_no_logs(devices: Devices) -> None:
    device = devices()
    tables = [device.create().removeprefix("/t/") for _ in range(SHOWN + 2)]
    page = device.page()
    page.evaluate(REMEMBER, tables)
    asked: list[Response] = []
    page.on("response", lambda answer: asked.append(answer) if "/api/tables/" in answer.url else None)
    page.reload()
    expect(page.locator("main li a[href^='/t/']")).to_have_count(SHOWN)
    assert {answer.url.split("/")[-1].split("?")[0] for answer in asked} == set(tables[:SHOWN])
    assert all(json.loads(answer.text())["events"] == [] for answer in asked)


def test_a_browser_that_forbids_storage_can_play(devices: Devices) -> None:
    device = devices()
    page = device.context.new_page()
    page.add_init_script(FORBIDDEN)
    page.goto(device.address)
    page.get_by_role("button", name="Language: English").click()
    page.get_by_role("button", name="Čeština").click()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.locator("article").first.get_by_role("button", name=message_text("cs", "web-play-bots")).click()
    expect(page.locator("[data-thing^='window:']").first).to_be_visible()


def test_a_finished_game_stays_on_the_home_page_with_its_result(devices: Devices) -> None:
    device = devices()
    table = played_table(device, ["random"])
    page = device.page(f"/t/{table}")
    expect_ledger(page)
    page.wait_for_function("() => localStorage.getItem('ludarium.tables')?.includes('result')")
    page.goto(device.address)
    finished = page.get_by_role("heading", name=message_text("en", "web-finished")).locator("..")
    link = finished.get_by_role("link").first
    expect(link).to_contain_text("Livia")
    assert re.search(r"(won|lost) · .?\d+ points?", link.inner_text())
    link.click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
