"""Plays highlighted options with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .mouse import LIT, MousePlayer

FOCUSED: Final = "() => document.activeElement?.dataset?.thing?.split(' ')[0] ?? ''"


class KeyboardPlayer(MousePlayer):
    """Uses number keys, arrow keys and Tab in turn, so that even a short game uses them all."""

    by_number = by_arrow = by_tab = 0

    def press(self, touch: str) -> None:
        """Choose an option, or one that an arrow key reaches first."""
        key = self.page.locator(f"{LIT}[data-thing~='{touch}']").first.get_attribute("aria-keyshortcuts")
        turn = len(self.touched) % 5
        if turn in {2, 4} and self._arrow():
            self.by_arrow += 1
            touch = self.page.evaluate(FOCUSED)
            self.page.keyboard.press("Enter")
        elif key and turn != 3:
            self.by_number += 1
            self.page.keyboard.press(key)
        else:
            self.by_tab += 1
            self._tab(lambda: self.page.evaluate(FOCUSED) == touch)
            self.page.keyboard.press("Space")
        self.touched.append(touch)

    def tab_to(self, name: str) -> None:
        """Press Tab until an element with this name has the focus."""
        named = "name => [document.activeElement.textContent, document.activeElement.labels?.[0]?.textContent]"
        self._tab(lambda: self.page.evaluate(f"{named}.some((text) => text?.trim() === name)", name))

    def _tab(self, arrived: Callable[[], bool]) -> None:
        for _ in range(120):
            if arrived():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not reach it")

    def _arrow(self) -> bool:
        self.page.keyboard.press(self.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        return self.page.evaluate(FOCUSED) in self.lit()
