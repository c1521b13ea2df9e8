"""Walking through a game: by keys, by the log, by buttons, and always back to now."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludarium.client import Client

from .browsing import NARROW
from .conftest import Devices
from .player import Player
from .screens import play

pytestmark = pytest.mark.exhaustive

PLACE = re.compile(r"Moment (\d+) of (\d+)")
DIE = "[data-cell] .on, [data-touch^='cell:'] .on"


def place(page: Page) -> tuple[int, int]:
    """Which moment is looked at, and of how many."""
    shown = page.locator(".prompt").get_by_text(PLACE)
    shown.wait_for()
    found = PLACE.search(shown.inner_text())
    assert found
    return int(found[1]), int(found[2])


def dice(page: Page) -> int:
    """How many dice lie in all windows that are shown."""
    return page.locator(DIE).count()


def halfway(devices: Devices, address: str) -> Page:
    """A table in its fourth round, opened by one who sits there."""
    device = devices()
    with Client(address).create("sagrada", "Ada", ["random"]) as table:
        play(table, 4)
        device.be(table.client.token(table.table))
        table.client.http.close()
    page = device.page(f"/t/{table.table}")
    Player(page).wait()
    page.locator(DIE).first.wait_for()
    return page


def test_keys_walk_through_the_game_and_back_to_now(devices: Devices, address: str) -> None:
    page = halfway(devices, address)
    now = dice(page)
    lit = Player(page).lit()
    page.keyboard.press("Shift+ArrowLeft")
    number, count = place(page)
    assert number == count - 1
    assert Player(page).lit() == []
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Moment {count - 2} of {count}")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text(f"Moment 1 of {count}")).to_be_visible()
    assert dice(page) == 0
    expect(page.locator("header.bar")).not_to_contain_text("Round 4")
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(f"Moment 2 of {count}")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert dice(page) == now
    assert Player(page).lit() == lit


def test_arrows_stay_with_what_is_lit_in_ones_turn(devices: Devices, address: str) -> None:
    page = halfway(devices, address)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-touch]:focus")).to_be_visible()
    expect(page.get_by_text(PLACE)).to_have_count(0)


def test_an_entry_of_the_log_leads_to_its_moment(devices: Devices, address: str) -> None:
    page = halfway(devices, address)
    entry = page.locator(".log button", has_text="Round 2").last
    entry.click()
    place(page)
    expect(page.locator("header.bar")).to_contain_text("Round 2")
    expect(entry).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("header.bar")).to_contain_text("Round 4")
    page.locator(".log button").first.click()  # the newest: that is now
    expect(page.get_by_text(PLACE)).to_have_count(0)


def test_a_phone_walks_by_log_and_buttons(devices: Devices, address: str) -> None:
    page = halfway(devices, address)
    phone = devices(size=NARROW)
    phone.context.add_cookies(page.context.cookies())  # type: ignore[arg-type] # as they were given
    page = phone.page(page.url.removeprefix(phone.address))
    Player(page).wait()
    page.get_by_role("button", name="Log").tap()
    page.locator("dialog .log button", has_text="Round 2").last.tap()
    number, _ = place(page)
    page.get_by_role("button", name="One step back").tap()
    expect(page.get_by_text(f"Moment {number - 1} of")).to_be_visible()
    page.get_by_role("button", name="Back to now").tap()
    assert Player(page).wait()


def test_a_finished_game_is_walked_through_without_a_rivals_secret(devices: Devices, address: str) -> None:
    device = devices()
    with Client(address).create("sagrada", "Ada", ["random"]) as table:
        play(table)
        device.be(table.client.token(table.table))
        table.client.http.close()
    page = device.page(f"/t/{table.table}")
    page.get_by_role("button", name="Walk through the game").click()
    assert place(page)[0] == 1
    expect(page.locator(".secret .goal")).to_have_count(1)
    with page.expect_response(re.compile("/moments/")) as answer:
        page.keyboard.press("ArrowRight")
    view = answer.value.json()["view"]
    assert [len(seat["private"]) for seat in view["seats"]] == [1, 0]
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="See the score sheet").click()
    expect(page.locator("main.end table")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    number, count = place(page)
    assert number == count - 1
