"""Boards fit the screen: no page scrolling on a phone, nothing cut off on a laptop."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import Devices
from .device import LAPTOP, LARGE, SMALL, TABLET, Device, message_text
from .players.mouse import MousePlayer
from .screens.table import LANGUAGES

pytestmark = pytest.mark.exhaustive

BOT = {"kind": "bot", "bot": "random"}
DECISIONS = 25
FITS = "() => document.documentElement.scrollHeight <= innerHeight"


def open_sagrada(there: Device, *others: dict[str, str], seed: str = "7") -> Page:
    """A table of Sagrada whose windows are chosen."""
    page = there.page(there.create(*others, seed=seed))
    player = MousePlayer(page)
    player.wait()
    player.click(player.choose())
    page.locator("[data-thing^='pool:']").first.wait_for()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("detail", ["newcomer", "expert"])
def test_sagrada_on_a_phone_does_not_scroll(devices: Devices, language: str, detail: str) -> None:
    there = devices(language, size=SMALL, detail=detail)
    player = MousePlayer(open_sagrada(there, BOT))
    made = 0
    while player.wait() and made < DECISIONS:
        player.tap(player.choose())
        made += 1
        player.page.wait_for_function(FITS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [LAPTOP, TABLET, LARGE], ids=["laptop", "tablet", "large"])
@pytest.mark.parametrize("others", [(), (BOT,)], ids=["solo", "two"])
def test_the_cards_of_sagrada_are_all_in_sight(
    devices: Devices, language: str, size: tuple[int, int], others: tuple[dict[str, str], ...]
) -> None:
    page = open_sagrada(devices(language, size=size), *others)
    name = message_text(language, "board-cards", "ludarium.games.sagrada")
    cards = page.get_by_role("complementary", name=name)
    assert cards.evaluate("(element) => element.scrollHeight - element.clientHeight") <= 0
