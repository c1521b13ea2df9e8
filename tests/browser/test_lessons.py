"""The lessons in a real browser: to the end by mouse, keyboard, finger and screen reader."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludarium.games import names

from .conftest import Devices
from .device import SMALL, message_text
from .players.keyboard import KeyboardPlayer
from .players.screen_reader import ScreenReaderPlayer
from .screens.lessons import Act, bar, button, click, lesson_steps, open_lesson, selectable

IN_SIGHT = """() => [...document.querySelectorAll("[data-state~='lesson']")].some((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && top < innerHeight && bottom > 0
})"""


def tap(_: Page, target: Locator) -> None:
    target.tap()


def press_enter(page: Page, target: Locator) -> None:
    target.focus()
    page.keyboard.press("Enter")


def take(
    page: Page, game: str, act: Act, language: str = "en", look: Callable[[dict[str, Any]], None] | None = None
) -> None:
    """Take a lesson to its end, and look at each step."""
    for step in lesson_steps(page, game, language, act):
        highlighted = page.locator("[data-state~='lesson']:visible")
        expect(highlighted).to_have_count(0) if not step["show"] else expect(highlighted.first).to_be_visible()
        if look is not None:
            look(step)
    expect(button(page, "web-lesson-play", language)).to_be_visible()


@pytest.mark.parametrize(("game", "language"), list(zip(names(), ("uk", "cs", "ru"), strict=True)))
def test_a_lesson_is_taken_by_mouse(devices: Devices, game: str, language: str) -> None:
    page = devices(language).page()
    take(page, game, click, language)
    button(page, "web-lesson-play", language).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))


def test_a_lesson_is_taken_with_the_keyboard(devices: Devices) -> None:
    page = devices().page()
    player = KeyboardPlayer(page)

    def press(_: Page, target: Locator) -> None:
        key = target.get_attribute("aria-keyshortcuts")
        if key:
            page.keyboard.press(key)
        else:
            player.tab_to(target.inner_text().strip())
            page.keyboard.press("Enter")

    take(page, "sagrada", press)


@pytest.mark.parametrize("game", names())
def test_a_lesson_is_taken_on_a_phone(devices: Devices, game: str) -> None:
    page = devices(size=SMALL).page()

    def in_sight(step: dict[str, Any]) -> None:
        """What the text is about is not below the fold."""
        if step["show"]:
            page.wait_for_function(IN_SIGHT)

    take(page, game, tap, look=in_sight)


def test_a_lesson_is_taken_with_a_screen_reader(devices: Devices) -> None:
    page = devices().page()
    reader = ScreenReaderPlayer(page)

    def is_announced(step: dict[str, Any]) -> None:
        text = message_text("en", step["message"], "ludarium.games.raxxon")
        assert any(text in status for status in reader.read_tree().status), step

    take(page, "raxxon", press_enter, look=is_announced)


def test_an_illegal_choice_gets_its_reason_and_the_lesson_goes_on(devices: Devices) -> None:
    page = devices().page()
    for step in open_lesson(page, "sagrada"):
        if step["do"].startswith("pool:"):
            break
        if step["do"]:
            selectable(page, step["do"]).click()
        else:
            button(page, "web-lesson-next").click()
    selectable(page, "pool:1").click()
    page.locator("[data-thing~='cell:b3']").first.click(force=True)  # it says that it is disabled
    alert = bar(page).get_by_role("alert")
    expect(alert).to_contain_text("SG-20")
    selectable(page, "cell:a3").click()
    expect(alert).to_have_count(0)
    expect(bar(page)).to_contain_text(message_text("en", "lesson-first-order", "ludarium.games.sagrada"))


def test_another_legal_choice_is_not_called_wrong(devices: Devices) -> None:
    page = devices().page()
    for step in open_lesson(page, "sagrada"):
        if step["do"]:
            break
        button(page, "web-lesson-next").click()
    selectable(page, "window:luz_celestial").click()
    expect(bar(page)).to_contain_text(message_text("en", "lesson-first-window-why", "ludarium.games.sagrada"))
    expect(bar(page).get_by_role("alert")).to_have_count(0)
    selectable(page, "window:sun_catcher").click()
    expect(bar(page)).to_contain_text(message_text("en", "lesson-first-pool", "ludarium.games.sagrada"))


def test_a_lesson_is_resumed_after_a_reload_and_can_be_left(devices: Devices) -> None:
    page = devices().page()
    open_lesson(page, "redrising")
    for _ in range(2):
        button(page, "web-lesson-next").click()
    expect(bar(page)).to_contain_text(message_text("en", "lesson-first-turn", "ludarium.games.redrising"))
    page.reload()
    expect(bar(page)).to_contain_text(message_text("en", "lesson-first-turn", "ludarium.games.redrising"))
    button(page, "web-lesson-back").click()
    expect(bar(page)).to_contain_text(message_text("en", "lesson-first-hand", "ludarium.games.redrising"))
    bar(page).get_by_role("link", name=message_text("en", "web-lesson-leave")).click()
    expect(page).to_have_url(re.compile(r":\d+/$"))


def test_a_lesson_that_does_not_exist_says_so(devices: Devices) -> None:
    device = devices()
    device.ignored_faults = True
    page = device.page("/learn/chess")
    expect(page.get_by_text(message_text("en", "web-nowhere"))).to_be_visible()
