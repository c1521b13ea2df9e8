"""What keyboard and screen reader users need in every page: focus, announcements, tabs, reduced motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .device import message_text
from .players.mouse import MousePlayer

pytestmark = pytest.mark.exhaustive

BOT = {"kind": "bot", "bot": "random"}
SYSTEM_MOTION = """
    if (location.protocol.startsWith('http')) localStorage.setItem('ludarium.settings', '{"motion": "auto"}')
"""
ANIMATED = """() => {
  const style = document.createElement('style')
  style.textContent = '@keyframes turn { to { rotate: 1turn } } .probe::before { content: ""; animation: turn 9s }'
  const probe = document.createElement('div')
  probe.className = 'probe'
  document.body.append(style, probe)
  return getComputedStyle(probe, '::before').animationName
}"""


def table(devices: Devices) -> Page:
    """A game whose first decision is open."""
    device = devices()
    page = device.page(device.create(BOT))
    MousePlayer(page).wait()
    return page


def test_a_new_page_takes_the_focus_and_is_announced(devices: Devices) -> None:
    page = devices().page("/")
    rules = page.get_by_role("link", name=message_text("en", "web-rules")).first
    rules.focus()
    rules.press("Enter")
    expect(page.locator("main article").first).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    assert page.title() != "Ludarium"
    expect(page.get_by_role("status").filter(has_text=page.title())).to_have_count(1)
    page.go_back()
    expect(page.locator("main")).to_be_focused()


def test_a_step_of_the_replay_is_no_new_page(devices: Devices) -> None:
    page = table(devices)
    player = MousePlayer(page)
    player.play(player.click, until=lambda: page.locator("ol[reversed] li button").count() > 5)
    page.keyboard.press("Home")
    back = page.get_by_role("button", name="Next step")
    back.focus()
    back.press("Enter")
    expect(page.locator("main")).not_to_be_focused()


def test_a_skip_link_leads_past_the_header(devices: Devices) -> None:
    page = table(devices)
    page.keyboard.press("Tab")
    skip = page.get_by_role("button", name=message_text("en", "web-skip"))
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.locator("main :focus").count() == 1


def test_the_focus_at_the_prompt_is_visible(devices: Devices) -> None:
    page = table(devices)
    page.keyboard.press("Tab")
    prompt = page.locator("#prompt")
    prompt.evaluate("(element) => element.focus()")
    expect(prompt).to_have_css("outline-style", "solid")


def test_log_and_chat_are_tabs(devices: Devices) -> None:
    page = table(devices)
    log, chat = (page.get_by_role("tab", name=message_text("en", name)) for name in ("web-log", "web-chat"))
    expect(log).to_have_attribute("aria-selected", "true")
    log.focus()
    page.keyboard.press("ArrowRight")
    expect(chat).to_be_focused()
    expect(chat).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name=message_text("en", "web-chat"))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(log).to_be_focused()


def test_reduced_motion_also_stops_what_is_drawn_before_elements(devices: Devices) -> None:
    device = devices(reduced_motion="reduce", bypass_csp=True)
    device.context.add_init_script(SYSTEM_MOTION)
    page = device.page("/")
    expect(page.locator("html")).to_have_attribute("data-motion", "auto")
    assert page.evaluate(ANIMATED) == "none"


def test_why_a_game_is_practice_can_be_read_by_touch(devices: Devices) -> None:
    page = table(devices)
    player = MousePlayer(page)
    player.click(player.lit()[0])
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo", exact=True).click()  # the question
    why = page.get_by_text(message_text("en", "web-practice-why"))
    expect(why).to_be_hidden()
    page.get_by_role("button", name=message_text("en", "web-practice"), exact=True).click()
    expect(why).to_be_visible()


def test_the_language_list_closes_by_escape_and_by_a_click_beside_it(devices: Devices) -> None:
    page = devices().page("/")
    button = page.locator("header").get_by_role("button", name="Language")
    czech = page.get_by_role("button", name="Čeština")
    ways: list[Callable[[], None]] = [lambda: page.keyboard.press("Escape"), lambda: page.mouse.click(5, 500)]
    for close in ways:
        button.click()
        expect(czech).to_be_visible()
        box, list_box = button.bounding_box(), czech.bounding_box()
        assert box
        assert list_box
        assert box["y"] < list_box["y"] < box["y"] + 200
        close()
        expect(czech).to_be_hidden()
