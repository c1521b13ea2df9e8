"""How much a first visit weighs: what is sent, compressed, before one can play."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import Devices
from .player import LIT
from .screens import LANGUAGES

pytestmark = pytest.mark.exhaustive

KILOBYTE = 1000
MOST_FOR_HOME = 190 * KILOBYTE
MOST_FOR_A_TABLE = 270 * KILOBYTE  # with the home page before it


class Scales:
    """Weighs all that comes to a page over the network."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0.0
        network = page.context.new_cdp_session(page)
        network.on("Network.loadingFinished", self._add)
        network.send("Network.enable")

    def _add(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visit_is_light(devices: Devices, language: str) -> None:
    device = devices(language)
    page = device.context.new_page()
    scales = Scales(page)
    page.goto(device.address)
    page.locator("article.game .btn.primary").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    home = scales.bytes
    page.locator("article.game .btn.primary").click()
    page.locator(LIT).first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(200)
    assert home > 50 * KILOBYTE, "nothing was weighed"
    assert home < MOST_FOR_HOME
    assert scales.bytes < MOST_FOR_A_TABLE
