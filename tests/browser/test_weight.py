"""The size of a first visit: the compressed bytes before the first move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Devices
from .device import message_text
from .players.mouse import LIT
from .screens.table import LANGUAGES

pytestmark = pytest.mark.exhaustive

KILOBYTE = 1000
MAX_HOME = 190 * KILOBYTE
MAX_TABLE = 270 * KILOBYTE  # including the home page


class NetworkMeter:
    """Counts the bytes that a page receives."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0.0
        network = page.context.new_cdp_session(page)
        network.on("Network.loadingFinished", self._add)
        network.send("Network.enable")

    def _add(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_stays_within_its_budget(devices: Devices, language: str) -> None:
    device = devices(language)
    page = device.context.new_page()
    scales = NetworkMeter(page)
    page.goto(device.address)
    play = page.get_by_role("button", name=message_text(language, "web-play-bots")).first
    play.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    home = scales.bytes
    play.click()
    page.locator(LIT).first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(200)
    assert home > 50 * KILOBYTE, "nothing was weighed"
    assert home < MAX_HOME
    assert scales.bytes < MAX_TABLE
