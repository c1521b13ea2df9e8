"""The log in a real browser: a line marks the things that it names, under the pointer and with the focus."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from .conftest import Devices
from .device import NARROW
from .players.mouse import MousePlayer

A_BOT: Final = {"kind": "bot", "bot": "random"}
NAMED: Final = "[data-thing][data-state~='named']:visible"
LINES: Final = "ol[reversed] li button"


NAMING: Final = {"sagrada": r"places? the", "redrising": r"deploys", "raxxon": r"\b[b-g][2-7]\b"}


@pytest.mark.parametrize("game", NAMING)
def test_a_line_of_the_log_marks_what_it_names(devices: Devices, game: str) -> None:
    device = devices()
    page = device.page(device.create(*[] if game == "raxxon" else [A_BOT], game=game, seed="log"))
    player = MousePlayer(page)
    line = page.locator(LINES, has_text=re.compile(NAMING[game])).first
    player.play(player.click, until=lambda: line.count() > 0)
    line.hover()
    expect(page.locator(NAMED).first).to_be_visible()
    page.locator("#prompt").hover()
    expect(page.locator(NAMED)).to_have_count(0)
    line.focus()
    expect(page.locator(NAMED).first).to_be_visible()
    line.blur()
    expect(page.locator(NAMED)).to_have_count(0)


def test_a_tap_on_a_line_shows_its_position_with_what_it_names(devices: Devices) -> None:
    device = devices(size=NARROW)
    page = device.page(device.create(A_BOT, seed="log"))
    player = MousePlayer(page)
    player.play(player.tap, until=lambda: page.locator("[data-thing^='cell:']:has([data-die])").count() > 1)
    page.get_by_role("button", name="Log").tap()
    page.get_by_role("dialog").locator("li button", has_text="You place the").last.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(NAMED).first).to_be_visible()
