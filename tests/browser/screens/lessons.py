"""The lessons: how to take one step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ..device import message_text
from ..players.mouse import LIT

Act = Callable[[Page, Locator], None]


def click(_: Page, target: Locator) -> None:
    """Click something."""
    target.click()


def bar(page: Page, language: str = "en") -> Locator:
    """The bar with the text of the step."""
    return page.get_by_role("group", name=message_text(language, "web-lesson"), exact=True)


def selectable(page: Page, touch: str) -> Locator:
    """What can be chosen, as it is on the screen."""
    return page.locator(f"{LIT}[data-thing~='{touch}']:visible").last


def button(page: Page, message: str, language: str = "en") -> Locator:
    """A button of the bar."""
    return bar(page, language).get_by_role("button", name=message_text(language, message), exact=True)


def open_lesson(page: Page, game: str) -> list[dict[str, Any]]:
    """Open the lesson of a game: its steps."""
    home = page.url.rstrip("/")
    page.goto(f"{home}/learn/{game}")
    steps: list[dict[str, Any]] = page.request.get(f"{home}/api/games/{game}/lessons/first").json()["steps"]
    return steps


def lesson_steps(page: Page, game: str, language: str = "en", act: Act = click) -> Iterator[dict[str, Any]]:
    """Take a lesson to its end, with what the steps ask for; yields each step when it is shown."""
    steps = open_lesson(page, game)
    for number, step in enumerate(steps):
        expect(bar(page, language)).to_contain_text(message_text(language, step["message"], f"ludarium.games.{game}"))
        yield step
        for touch in filter(None, step["do"].split(">")):
            act(page, selectable(page, touch))
        if not step["do"] and number < len(steps) - 1:
            act(page, button(page, "web-lesson-next", language))
