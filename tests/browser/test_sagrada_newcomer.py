"""What a newcomer to Sagrada reads on the board of a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Devices
from .device import SMALL, message_text
from .players.mouse import LIT, MousePlayer
from .screens.table import LANGUAGES

PACKAGE = "ludarium.games.sagrada"
A_BOT = {"kind": "bot", "bot": "random"}


def shown_cards(page: Page, language: str) -> Locator:
    """The objectives and tools."""
    return page.get_by_role("complementary", name=message_text(language, "board-cards", PACKAGE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phone_says_what_scores_and_what_each_tool_does(devices: Devices, language: str) -> None:
    device = devices(language, size=SMALL)
    page = device.page(device.create(A_BOT, seed="7"))
    player = MousePlayer(page)
    player.wait()
    cards = shown_cards(page, language)
    goal = [message_text(language, "board-goal", PACKAGE, rounds=10), message_text(language, "board-worth", PACKAGE)]
    objectives = [
        message_text(language, f"objective-{name}.short", PACKAGE)
        for name in ("row_shade_variety", "medium_shades", "shade_variety", "private-yellow")
    ]
    tools = [
        message_text(language, f"tool-{name}.short", PACKAGE)
        for name in ("lathekin", "glazing_hammer", "cork_backed_straightedge")
    ]
    expect_in_sight(cards, [*goal, *objectives])
    player.tap(player.lit()[0])
    page.locator(f"{LIT}[data-thing^='pool:']").first.wait_for()
    expect_in_sight(cards, [*goal, *objectives, *tools])
    page.locator(f"{LIT}[data-thing^='pool:']").first.tap()
    expect_in_sight(cards, [*goal, *objectives, *tools])
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def expect_in_sight(cards: Locator, texts: list[str]) -> None:
    """These texts are among the cards, and the prompt covers none of them."""
    prompt = cards.page.locator("#prompt").bounding_box()
    box = cards.bounding_box()
    assert prompt
    assert box
    assert box["y"] + box["height"] <= prompt["y"] + 1, "the prompt covers objectives"
    shown = plain(cards.inner_text())
    for text in texts:
        assert plain(text) in shown


def plain(text: str) -> str:
    """A text without soft hyphens, line breaks and isolating marks, and with plain spaces."""
    return " ".join(text.translate(dict.fromkeys((0xAD, 0x2068, 0x2069))).split())


def test_an_expert_sees_the_names_instead(devices: Devices) -> None:
    device = devices(size=SMALL, detail="expert")
    page = device.page(device.create(A_BOT, seed="7"))
    MousePlayer(page).wait()
    cards = shown_cards(page, "en")
    expect(cards.get_by_text("Row Shade Variety")).to_be_visible()
    expect(cards.get_by_text(message_text("en", "board-worth", PACKAGE))).to_have_count(0)
