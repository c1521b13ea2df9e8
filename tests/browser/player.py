"""Somebody who plays what is lit: with the mouse, by keyboard, or with a finger."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

LIT: Final = "button[data-touch]:not([aria-disabled='true'], [data-idle])"
LEDGER: Final = "main.end table"
READY: Final = f"() => document.querySelector(`{LIT}`)?.checkVisibility() || document.querySelector(`{LEDGER}`)"
IDS: Final = f"""() => [...new Set([...document.querySelectorAll(`{LIT}`)]
    .filter((element) => element.checkVisibility()).map((element) => element.dataset.touch))]"""
OVERFLOW: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
FOCUSED: Final = "() => document.activeElement?.dataset?.touch ?? ''"
LAST: Final = ("pass", "done")  # what ends a turn, or a tool


class Player:
    """A person at a table who likes dice best, tools second, and ends a turn last."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touched: list[str] = []

    def wait(self) -> bool:
        """Wait until something is lit; False if it is the end instead."""
        self.page.wait_for_function(READY)
        return self.page.locator(LEDGER).count() == 0

    def lit(self) -> list[str]:
        """What is lit now."""
        found: list[str] = self.page.evaluate(IDS)
        return found

    def choose(self) -> str:
        """One of the lit things."""
        lit = self.lit()
        tools = [thing for thing in lit if thing.startswith("tool:")]
        if tools and self.chance.random() < 0.5:
            return self.chance.choice(tools)
        others = [thing for thing in lit if thing not in (*LAST, *tools)]
        return self.chance.choice(others or tools or lit)

    def click(self, thing: str) -> None:
        """Click a lit thing."""
        self.page.locator(f"{LIT}[data-touch='{thing}']:visible").first.click()
        self.touched.append(thing)

    def tap(self, thing: str) -> None:
        """Touch a lit thing with a finger."""
        self.page.locator(f"{LIT}[data-touch='{thing}']:visible").first.tap()
        self.touched.append(thing)

    def play(self, touch: Callable[[str], None], until: Callable[[], bool] = lambda: False) -> None:
        """Touch lit things until the end, or as long as it is not `until`."""
        while self.wait() and not until():
            touch(self.choose())

    def choose_window(self) -> None:
        """Take the first window offered."""
        self.wait()
        self.click(self.lit()[0])
        self.page.locator("[data-touch^='pool:']").first.wait_for()

    def used(self, kind: str) -> int:
        """How many things of this kind were touched."""
        return sum(thing.split(":")[0] == kind for thing in self.touched)


class Typist(Player):
    """A person without a mouse: by the number on a thing where it has one, else by arrows or the tabulator."""

    by_number = by_arrow = by_tab = 0

    def press(self, thing: str) -> None:
        """Touch a lit thing, or one that an arrow finds on the way to it."""
        key = self.page.locator(f"{LIT}[data-touch='{thing}']").first.get_attribute("aria-keyshortcuts")
        if self.chance.random() < 0.3 and self._arrow():
            self.by_arrow += 1
            thing = self.page.evaluate(FOCUSED)
            self.page.keyboard.press("Enter")
        elif key:
            self.by_number += 1
            self.page.keyboard.press(key)
        else:
            self.by_tab += 1
            self._tab(lambda: self.page.evaluate(FOCUSED) == thing)
            self.page.keyboard.press("Space")
        self.touched.append(thing)

    def tab_to(self, name: str) -> None:
        """Go on until something of this name has the focus."""
        named = "name => [document.activeElement.textContent, document.activeElement.labels?.[0]?.textContent]"
        self._tab(lambda: self.page.evaluate(f"{named}.some((text) => text?.trim() === name)", name))

    def _tab(self, arrived: Callable[[], bool]) -> None:
        for _ in range(120):
            if arrived():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the tabulator does not get there")

    def _arrow(self) -> bool:
        self.page.keyboard.press(self.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        return self.page.evaluate(FOCUSED) in self.lit()


def expect_no_sideways_scroll(page: Page) -> None:
    """Nothing may stick out of the screen."""
    assert page.evaluate(OVERFLOW) <= 0, "the page scrolls sideways"


def expect_ledger(page: Page) -> None:
    """The score sheet is shown, with a sum for everybody."""
    expect(page.locator(LEDGER)).to_be_visible()
    assert page.locator(f"{LEDGER} tr.tot td").count() >= 1
