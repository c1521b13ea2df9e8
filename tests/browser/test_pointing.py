"""Pointing: by mouse, by finger, by keyboard, and announced to screen readers."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .device import NARROW, message_text

pytestmark = pytest.mark.exhaustive

GAME: Final = "raxxon"
PACKAGE: Final = "ludarium.games.raxxon"
RING: Final = "[data-state='pointer']"
SPOKEN: Final = "[role=status]"
HELD: Final = 700  # milliseconds


def seated(devices: Devices, size: tuple[int, int] = NARROW) -> tuple[Page, Page]:
    """Ada at a wide screen, and Bea with Ukrainian, at the same table."""
    first, second = devices(), devices("uk", size=size)
    options = {"character_1": 1, "character_2": 2}
    path = first.create({"kind": "open"}, game=GAME, seed="point", options=options)
    pages = first.page(path), second.page(path)
    pages[1].get_by_label(message_text("uk", "web-your-name")).fill("Bea")
    pages[1].get_by_role("button", name=message_text("uk", "web-sit")).first.click()
    pages[0].locator("#start").click()
    for page in pages:
        expect(page.locator("[data-thing^='crowd:']")).to_have_count(9)
    return pages


def at(language: str, player: str, thing: str, **args: str | int) -> str:
    """The text that a player points at something."""
    return message_text(language, "web-points-at", player=player, thing=message_text(language, thing, PACKAGE, **args))


def test_both_players_see_a_pointer_of_the_mouse(devices: Devices) -> None:
    ada, bea = seated(devices)
    card = ada.locator("[data-thing^='crowd:']").nth(4)
    cell = (card.get_attribute("data-thing") or "").removeprefix("crowd:")
    card.click(modifiers=["Alt"], force=True)
    for page, language in ((ada, "en"), (bea, "uk")):
        expect(page.locator(RING)).to_have_text("Ada")
        spoken = at(language, "Ada", "point-crowd", cell=cell)
        expect(page.locator(SPOKEN).filter(has_text=spoken)).to_have_count(1)
        ring = page.locator(RING).bounding_box()
        shown = page.locator(f"[data-thing~='crowd:{cell}']").bounding_box()
        assert ring is not None
        assert shown is not None
        assert ring["x"] < shown["x"]
        assert ring["x"] + ring["width"] > shown["x"] + shown["width"]
    assert bea.locator("[data-thing^='crowd:'][data-state~='selected']").count() == 0, "it is no move"
    expect(bea.locator(RING)).to_have_count(0, timeout=10_000)  # after a few seconds

    bea.get_by_role("button", name=message_text("uk", "web-chat"), exact=True).click()
    line = bea.get_by_role("dialog").get_by_text(at("uk", "Ada", "point-crowd", cell=cell))
    expect(line).to_be_visible()
    bea.reload()
    expect(bea.locator("[data-thing^='crowd:']")).to_have_count(9)
    expect(bea.locator(RING)).to_have_count(0)


def test_a_finger_points_by_a_long_press_and_with_the_button(devices: Devices) -> None:
    ada, bea = seated(devices)
    card = bea.locator("[data-thing^='crowd:']").first
    cell = (card.get_attribute("data-thing") or "").removeprefix("crowd:")
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = bea.context.new_cdp_session(bea)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    bea.wait_for_timeout(HELD)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ada.locator(RING)).to_have_text("Bea")
    expect(ada.locator(SPOKEN).filter(has_text=at("en", "Bea", "point-crowd", cell=cell))).to_have_count(1)
    expect(bea.get_by_role("alert")).to_have_count(0)  # a long press is not a touch

    bea.get_by_role("button", name=message_text("uk", "web-point"), exact=True).tap()
    expect(bea.get_by_text(message_text("uk", "web-point-how")).last).to_be_visible()
    bea.locator("[data-thing~='pile:power']").tap()
    expect(ada.locator(SPOKEN).filter(has_text=at("en", "Bea", "point-power"))).to_have_count(1)
    expect(bea.get_by_role("dialog")).to_have_count(0)  # and the pile was not opened


def test_pointing_at_something_out_of_view_is_announced(devices: Devices) -> None:
    ada, bea = seated(devices)
    ada.get_by_role("button", name="Point", exact=True).click()
    ada.locator("[data-thing~='sheet:0:5']").click()
    expect(bea.locator("#pointed-away")).to_contain_text("Ada")  # whose sheet is collapsed on a phone
    expect(bea.locator(RING)).to_have_count(0)


def test_the_keyboard_can_point(devices: Devices) -> None:
    ada, bea = seated(devices)
    ada.locator("body").press("?")
    expect(ada.get_by_role("dialog").get_by_text(message_text("en", "web-key-point"))).to_be_visible()
    ada.keyboard.press("Escape")
    ada.locator("body").press("p")
    expect(ada.locator(SPOKEN).filter(has_text=message_text("en", "web-point-how"))).to_have_count(1)
    ada.keyboard.press("ArrowRight")
    ada.keyboard.press("ArrowRight")
    thing = ada.evaluate("() => document.activeElement.closest('[data-thing]').dataset.thing")
    ada.keyboard.press("Enter")
    expect(ada.locator("[data-state~='pointable']")).to_have_count(0)
    expect(bea.locator(f"{RING}, #pointed-away")).to_contain_text("Ada")

    # With the focus on an element the key points immediately.
    card = ada.locator("[data-thing^='crowd:']").last
    card.focus()
    ada.keyboard.press("p")
    cell = (card.get_attribute("data-thing") or "").removeprefix("crowd:")
    assert thing != f"crowd:{cell}"
    expect(bea.locator(SPOKEN).filter(has_text=at("uk", "Ada", "point-crowd", cell=cell))).to_have_count(1)


def test_solo_and_competitive_games_have_no_pointing(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create({"kind": "bot", "bot": "random"}, game=GAME, seed="alone"))
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Point", exact=True)).to_have_count(0)
