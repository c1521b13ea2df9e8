"""Plays highlighted options with the mouse or a finger."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

LIT: Final = "button[data-state~='selectable']"
LEDGER: Final = "#result table"
READY: Final = f"() => document.querySelector(`{LIT}`)?.checkVisibility() || document.querySelector(`{LEDGER}`)"
IDS: Final = f"""() => [...new Set([...document.querySelectorAll(`{LIT}`)]
    .filter((element) => element.checkVisibility()).map((element) => element.dataset.thing.split(' ')[0]))]"""
OVERFLOW: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
LAST: Final = ("pass", "done")  # what ends a turn, or a tool


class MousePlayer:
    """A player who prefers dice to tools, and ends a turn only if nothing else is possible."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touched: list[str] = []

    def wait(self) -> bool:
        """Wait until an option is highlighted; False if the game ends instead."""
        self.page.wait_for_function(READY)
        return self.page.locator(LEDGER).count() == 0

    def lit(self) -> list[str]:
        """The ids of the highlighted options."""
        found: list[str] = self.page.evaluate(IDS)
        return found

    def choose(self) -> str:
        """One of the highlighted options."""
        lit = self.lit()
        tools = [thing for thing in lit if thing.startswith("tool:")]
        if tools and self.chance.random() < 0.5:
            return self.chance.choice(tools)
        others = [thing for thing in lit if thing not in (*LAST, *tools)]
        return self.chance.choice(others or tools or lit)

    def click(self, touch: str) -> None:
        """Click an option."""
        self.page.locator(f"{LIT}[data-thing~='{touch}']:visible").first.click()
        self.touched.append(touch)

    def tap(self, touch: str) -> None:
        """Tap an option."""
        self.page.locator(f"{LIT}[data-thing~='{touch}']:visible").first.tap()
        self.touched.append(touch)

    def play(self, touch: Callable[[str], None], until: Callable[[], bool] = lambda: False) -> None:
        """Choose options until the end, or until `until` returns True."""
        while self.wait() and not until():
            touch(self.choose())

    def choose_window(self) -> None:
        """Take the first window offered."""
        self.wait()
        self.click(self.lit()[0])
        self.page.locator("[data-thing^='pool:']").first.wait_for()

    def used(self, kind: str) -> int:
        """How many options of this kind were chosen."""
        return sum(thing.split(":")[0] == kind for thing in self.touched)


def expect_no_sideways_scroll(page: Page) -> None:
    """The page must not scroll sideways."""
    assert page.evaluate(OVERFLOW) <= 0, "the page scrolls sideways"


def expect_ledger(page: Page) -> None:
    """The score sheet is shown, with a total for each player."""
    expect(page.locator(LEDGER)).to_be_visible()
    assert page.locator(f"{LEDGER} tbody tr:last-child td").count() >= 1
