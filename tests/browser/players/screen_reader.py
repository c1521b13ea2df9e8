"""Plays by the accessibility tree alone, as with a screen reader, and acts by focus and Enter."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, expect

from ..device import message_text
from ..page_audit import RAW

PATIENCE: Final = 20.0  # seconds
PAUSE: Final = 30  # milliseconds between two readings
LONG: Final = 800  # choices; far more than a game needs


class AccessibleState:
    """What a screen reader knows of a page: the options, the live regions, the headings."""

    def __init__(self, nodes: list[dict[str, Any]], lit: str) -> None:
        by_id = {node["nodeId"]: node for node in nodes}
        shown = [node for node in nodes if not node["ignored"]]
        self.choices = [_name(node) for node in shown if node.get("description", {}).get("value") == lit]
        self.roles = {_name(node): _role(node) for node in shown if node.get("description", {}).get("value") == lit}
        self.status = [text for node in shown if _role(node) == "status" if (text := _text(node, by_id))]
        self.news = [text for node in shown if _role(node) == "log" if (text := _text(node, by_id))]
        self.alerts = [text for node in shown if _role(node) == "alert" if (text := _text(node, by_id))]
        self.headings = [_name(node) for node in shown if _role(node) == "heading"]
        self.buttons = [_name(node) for node in shown if _role(node) == "button"]  # the lines of the log are among them
        focused = [_role(node) for node in shown if _has(node, "focused")]
        self.focus_is_lost = not focused or focused[-1] == "RootWebArea"  # at the top of the page again

    def is_same(self, other: AccessibleState) -> bool:
        """Whether a screen reader would announce no change."""
        mine = (self.choices, self.status, self.alerts, self.news, self.buttons)
        return mine == (other.choices, other.status, other.alerts, other.news, other.buttons)


def _has(node: dict[str, Any], wanted: str) -> bool:
    return any(one["name"] == wanted and one["value"].get("value") for one in node.get("properties", []))


def _role(node: dict[str, Any]) -> str:
    role: str = node.get("role", {}).get("value", "")
    return role


def _name(node: dict[str, Any]) -> str:
    name: str = node.get("name", {}).get("value", "")
    return " ".join(name.split())


def _text(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> str:
    """The text of a node."""
    if _role(node) in {"StaticText", "InlineTextBox"}:
        return _name(node) if _role(node) == "StaticText" else ""
    parts = (_text(by_id[child], by_id) for child in node.get("childIds", []) if child in by_id)
    return " ".join(part for part in parts if part)


class ScreenReaderPlayer:
    """Plays random options, and collects what would confuse a blind player."""

    def __init__(self, page: Page, language: str = "en", seed: int = 1) -> None:
        self.page = page
        self.language = language
        self.chance = random.Random(seed)
        self.line = page.context.new_cdp_session(page)
        self.lit = message_text(language, "web-lit")
        self.confirm = message_text(language, "web-confirm")
        self.faults: list[str] = []
        self.made = 0
        self.news = 0

    def read_tree(self) -> AccessibleState:
        """The current state of the page."""
        return AccessibleState(self.line.send("Accessibility.getFullAXTree")["nodes"], self.lit)

    def wait(self, before: AccessibleState | None, ends: set[str]) -> AccessibleState:
        """The page once there are new options, or the game has ended."""
        return self.wait_for(
            lambda now: (
                (now.choices and (before is None or not now.is_same(before)))
                or any(one.startswith(end) for one in now.status for end in ends)
            )
        )

    def wait_for(self, is_wanted: Callable[[AccessibleState], object]) -> AccessibleState:
        """The page once it is stable and the condition holds."""
        until = time.monotonic() + PATIENCE
        last = self.read_tree()
        while time.monotonic() < until:
            self.page.wait_for_timeout(PAUSE)
            now = self.read_tree()
            if is_wanted(now) and now.is_same(last):  # else it is still changing
                return now
            last = now
        raise AssertionError(f"the expected state did not come, but: {last.status} {last.alerts}; {self.faults}")

    def check(self, heard: AccessibleState) -> None:
        """Collect what is wrong with a question for a screen reader."""
        spoken = " ".join(heard.status)
        number = len(set(heard.choices))
        if not heard.status:
            self.faults.append("a question is asked in silence")
        elif str(number) not in spoken and not (number == 1 and "one" in spoken.lower()):
            self.faults.append(f"{number} things can be chosen, but it says: {spoken}")
        if self.made and heard.focus_is_lost:
            self.faults.append(f"the focus is lost at: {spoken}")
        self.faults += [f"raw: {text}" for text in (*heard.choices, *heard.status, *heard.news) if RAW.search(text)]
        self.faults += [f"a choice without a name: {spoken}" for name in heard.choices if not name]
        twice = [name for name, times in Counter(heard.choices).items() if times > 1]
        self.faults += [f"{name!r} can mean two things ({spoken})" for name in twice]

    def play(self, ends: set[str]) -> list[str]:
        """Play to the end and return the last status. `ends` are the possible first words of that status."""
        heard = self.wait(None, ends)
        while heard.choices:
            self.check(heard)
            self.news += bool(heard.news)
            name = self.chance.choice(heard.choices)
            self.press(name, heard.roles[name])
            self.made += 1
            assert self.made < LONG, "it does not end"
            heard = self.wait(heard, ends)
        return heard.status

    def press(self, name: str, role: str) -> None:
        """Focus the option with this name and press Enter; other elements may have the same name."""
        named = self.page.get_by_role(role, name=name, exact=True, disabled=False)  # type: ignore[arg-type] # any role
        found = named.and_(self.page.locator(f'[aria-description="{self.lit}"]'))
        expect(found.first).to_be_attached()
        if found.count() != 1:
            self.faults.append(f"{found.count()} things to press are called {name!r}")
        found.first.focus()
        self.page.keyboard.press("Enter")
