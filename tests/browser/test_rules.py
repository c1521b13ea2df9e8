"""The rules in the browser: an overview first, then contents, figures, and the rules of every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludarium.games import names

from .conftest import Devices
from .device import message_text
from .players.mouse import LIT


@pytest.mark.parametrize("game", names())
def test_the_rules_open_with_an_overview_and_lead_to_the_other_games(devices: Devices, game: str) -> None:
    page = devices().page(f"/rules/{game}")
    overview = page.get_by_role("region", name=message_text("en", "web-overview"))
    for part in ("goal", "turn", "end"):
        expect(overview).to_contain_text(message_text("en", f"overview-{part}", f"ludarium.games.{game}"))
    games = page.get_by_role("navigation", name=message_text("en", "web-rules"), exact=True)
    for other in names():
        expect(games.get_by_role("link", name=message_text("en", f"web-game-{other}"))).to_be_visible()
    expect(page.locator("article figure").first).to_be_visible()


def test_the_contents_lead_to_a_section(devices: Devices) -> None:
    page = devices().page("/rules/sagrada")
    contents = page.get_by_role("navigation", name=message_text("en", "web-rules-contents"))
    title = message_text("en", "rules-scoring", "ludarium.games.sagrada")
    contents.get_by_role("button", name=title).click()
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("detail", ["newcomer", "expert"])
def test_only_experts_see_the_numbers_of_rules(devices: Devices, detail: str) -> None:
    page = devices(detail=detail).page("/rules/sagrada")
    number = page.get_by_role("link", name="SG-20", exact=True)
    page.get_by_role("heading", name="First die", exact=True).wait_for()
    expect(number).to_be_visible(visible=detail == "expert")


def test_a_table_explains_more_until_the_first_finished_lesson(devices: Devices) -> None:
    device = devices(detail="auto")
    page = device.page(device.create({"kind": "bot", "bot": "random"}, seed="7"))
    page.locator(LIT).first.wait_for()
    prompt = page.get_by_role("group", name=message_text("en", "web-prompt"), exact=True)
    help_text = message_text("en", "prompt-window.help", "ludarium.games.sagrada")
    expect(prompt).to_contain_text(help_text)
    page.evaluate(
        "() => localStorage.setItem('ludarium.settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('ludarium.settings')), hasFinished: true}))"
    )
    page.reload()
    page.locator(LIT).first.wait_for()
    expect(prompt).not_to_contain_text(help_text)
