"""The log in a real browser: a line marks the things that it names, under the pointer and with the focus."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .device import NARROW
from .players.mouse import MousePlayer

A_BOT: Final = {"kind": "bot", "bot": "random"}
NAMED: Final = "[data-thing][data-state~='named']:visible"
LINES: Final = ".log li button"


def play_some_moves(page: Page) -> None:
    """Play until the log has some lines."""
    player = MousePlayer(page)
    player.play(player.click, until=lambda: page.locator(LINES).count() > 5)


@pytest.mark.parametrize("game", ["sagrada", "redrising", "raxxon"])
def test_a_line_of_the_log_marks_what_it_names(devices: Devices, game: str) -> None:
    device = devices()
    page = device.page(device.create(*[] if game == "raxxon" else [A_BOT], game=game, seed="log"))
    play_some_moves(page)
    lines = page.locator(LINES)
    named = 0
    for line in lines.all()[:6]:
        line.hover()
        hovered = page.locator(NAMED).count()
        page.locator(".prompt").hover()
        expect(page.locator(NAMED)).to_have_count(0)
        line.focus()
        assert page.locator(NAMED).count() == hovered
        line.blur()
        expect(page.locator(NAMED)).to_have_count(0)
        named += hovered > 0
    assert named > 0


def test_a_tap_on_a_line_shows_its_position_with_what_it_names(devices: Devices) -> None:
    device = devices(size=NARROW)
    page = device.page(device.create(A_BOT, seed="log"))
    player = MousePlayer(page)
    player.play(player.tap, until=lambda: page.locator("[data-thing^='cell:']:has(.on)").count() > 0)
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("dialog").locator("li button", has_text="b").filter(has_text="Ada").first.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(NAMED).first).to_be_visible()
