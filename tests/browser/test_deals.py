"""Shared deals in the browser: a daily deal to its ranking, and an evening with two tables on two devices."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .device import NARROW, SMALL, Device, message_text
from .page_audit import axe_faults_light_and_dark, faults_of_page
from .players.mouse import LIT
from .screens.table import LANGUAGES

pytestmark = pytest.mark.exhaustive


def text(message: str, language: str = "en", **args: str | int) -> str:
    """A text of the page."""
    return message_text(language, message, "", **args)


def press(page: Page, message: str, **args: str | int) -> None:
    """Click a button or a link."""
    name = text(message, "en", **args)
    page.get_by_role("button", name=name, exact=True).or_(page.get_by_role("link", name=name, exact=True)).click()


def play_on(device: Device, table: str) -> None:
    """Play a table of one person to its end with the first options."""
    requests = device.context.request
    address = f"{device.address}/api/tables/{table}"
    for _ in range(500):
        state: Any = requests.get(f"{address}?seat=0").json()
        if state["table"]["status"] == "over":
            return
        for decision in state["decisions"]:
            option = decision["options"][0]["id"]
            asked = {"type": "decide", "ref": 1, "seat": 0, "decision": decision["id"], "option": option}
            assert requests.post(address, data=asked).ok
    raise AssertionError(state)


def play_raxxon_deal(device: Device, name: str) -> None:
    """Play the daily deal of Raxxon, which is solo on every day of the week."""
    answer = device.context.request.post(f"{device.address}/api/daily/raxxon", data={"name": name})
    play_on(device, answer.json()["table"])


def test_a_daily_deal_from_the_home_page_to_its_ranking(devices: Devices) -> None:
    device = devices(size=SMALL)
    page = device.page()
    page.locator("#daily").get_by_role("link", name="Raxxon").click()
    expect(page.get_by_text(text("web-daily-hidden"))).to_be_visible()
    assert page.locator("#ranking").count() == 0
    page.get_by_label(text("web-your-name")).fill("Ada")
    press(page, "web-create-play")
    page.locator(LIT).first.wait_for()
    expect(page.get_by_role("link", name=text("web-daily"))).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    play_on(device, table)
    page.reload()
    expect(page.get_by_text(text("web-deal-sealed"))).to_be_visible()
    assert page.locator("#analysis").count() == 0
    press(page, "web-deal-ranking")
    own = page.locator("#ranking").get_by_role("row", name="Ada")
    expect(own).to_contain_text(text("web-daily-you"))
    press(page, "web-daily-again")
    page.locator(LIT).first.wait_for()
    assert not page.url.endswith(table)


def test_an_evening_with_two_tables_on_two_devices(devices: Devices) -> None:
    host, guest = devices(), devices(size=NARROW)
    page = host.page("/evening")
    page.get_by_label(text("web-evening-title")).fill("Friday")
    page.get_by_role("combobox", name=text("web-evening-deals")).select_option("1")
    press(page, "web-evening-create")
    code = page.get_by_role("status", name=text("web-evening-code")).inner_text()
    press(page, "web-evening-sit-at", place=1, table=1)
    expect(page.locator("#tables")).to_contain_text(text("web-guest"))

    other = guest.page()
    press(other, "web-join")
    other.get_by_label(text("web-join-link")).fill(code.lower())
    press(other, "web-join-go")
    expect(other.get_by_role("heading", name="Friday")).to_be_visible()
    other.get_by_label(text("web-your-name")).fill("Ben")
    press(other, "web-evening-sit-at", place=1, table=2)
    expect(page.locator("#tables")).to_contain_text("Ben")
    press(page, "web-evening-start")
    for device, one in ((host, page), (guest, other)):
        press(one, "web-evening-play", number=1, count=1)
        one.locator(LIT).first.wait_for()
        play_on(device, one.url.rsplit("/", 1)[1])
        one.reload()
        press(one, "web-deal-evening")
        expect(one.locator("#tables")).to_contain_text(text("web-evening-progress", finished=1, count=1))
    for one in (page, other):
        expect(one.get_by_text(text("web-evening-closed"))).to_be_visible()
        expect(one.locator("#result tbody tr")).to_have_count(2)
        expect(one.locator("#result")).to_contain_text(text("web-evening-of", points=1, most=2))
    page.locator("#result").get_by_role("link").last.click()
    expect(page.locator("#result h1")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_shared_deals_are_complete_translated_and_accessible(devices: Devices, language: str) -> None:
    device = devices(language, size=SMALL, bypass_csp=language == "en")
    play_raxxon_deal(device, "Ada")
    wish = {"title": "Ada", "game": "sagrada", "people": 2, "bots": 0, "tables": 2, "deals": 2}
    requests = device.context.request
    code = requests.post(f"{device.address}/api/evenings", data=wish).json()["code"]
    assert requests.post(f"{device.address}/api/evenings/{code}/join", data={"table": 0, "seat": 0, "name": "Ada"}).ok
    faults = []
    for path, shown in (
        ("/daily/sagrada", "#play-deal"),
        ("/daily/raxxon", "#ranking"),
        ("/daily/raxxon/2026-01-01", "nav a"),
        ("/evening", "form"),
        (f"/evening/{code}", "#start"),
    ):
        page = device.page(path)
        page.locator(shown).first.wait_for()
        faults += [f"{path}: {fault}" for fault in faults_of_page(page, language)]
        if language == "en":
            faults += [f"{path}: {fault}" for fault in axe_faults_light_and_dark(page)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.close()
    assert not faults, "\n".join(faults)
