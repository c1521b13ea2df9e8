"""The number of touches that the score pad of Red Rising takes for three hands on a phone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from ludarium.games import ruleset

from .conftest import Devices
from .device import NARROW, message_text

pytestmark = pytest.mark.exhaustive

PACKAGE: Final = "ludarium.games.redrising"
CEILING: Final = 68  # touches, including swipes: docs/score-pad.md
SWIPE: Final = 420  # pixels
LONG: Final = 90_000.0  # milliseconds: the first sheet waits for its worker

# Typical hands at the end of a game: of many castes, some twice.
PLAYERS: Final[list[dict[str, Any]]] = [
    {
        "hand": ["darrow", "victra", "sevro", "eo", "theodora", "orion", "timony"],
        "helium": 7,
        "fleet": 6,
        "influence": 4,
    },
    {"hand": ["nero", "octavia", "lorn", "magistrate", "modjob", "jopho"], "helium": 3, "fleet": 8, "influence": 5},
    {"hand": ["mustang", "ragnar", "sefi", "bondilus", "surgeon", "dancer"], "helium": 5, "fleet": 2, "influence": 3},
]
SOVEREIGN: Final = 1


class Thumb:
    """Taps elements, swipes to those out of view, and counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.swipes = 0

    def tap(self, what: Locator) -> None:
        """Tap an element."""
        what.wait_for()
        while not self.page.evaluate(IN_SIGHT, what.element_handle()):
            box = what.bounding_box()
            assert box
            before = self.page.evaluate("scrollY")
            self.page.evaluate("by => scrollBy(0, by)", SWIPE if box["y"] > NARROW[1] / 2 else -SWIPE)
            assert self.page.evaluate("scrollY") != before, "it cannot be reached"
            self.swipes += 1
        box = what.bounding_box()
        assert box
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.taps += 1


# The middle of the element is not covered by another one.
IN_SIGHT: Final = """element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element) && hit.closest('label') !== null)
}"""


def enter(thumb: Thumb, player: dict[str, Any], *, has_token: bool) -> None:
    """Enter a player's hand, caste by caste."""
    page = thumb.page
    facts = ruleset("redrising").catalogue()["cards"]
    colours: dict[str, str] = {card: facts[card]["colour"] for card in player["hand"]}
    opened = ""
    for card in sorted(player["hand"], key=colours.__getitem__):
        if colours[card] != opened:
            opened = colours[card]
            thumb.tap(page.get_by_role("button", name=message_text("en", f"colour-{opened}", PACKAGE), exact=True))
        name = message_text("en", f"character-{card}", PACKAGE)
        thumb.tap(page.locator("button[aria-pressed]").filter(has_text=name).first)
    expect(page.locator("#form ul[aria-label] > li")).to_have_count(len(player["hand"]))
    for track in ("helium", "fleet", "influence"):
        group = page.get_by_role("group", name=message_text("en", f"web-pad-{track}"))
        thumb.tap(group.locator("label").nth(player[track]))
    if has_token:
        thumb.tap(page.get_by_role("button", name=message_text("en", "web-pad-sovereign"), exact=True))


def test_three_hands_take_few_touches(devices: Devices) -> None:
    page = devices(size=NARROW).page("/")
    thumb = Thumb(page)
    thumb.tap(page.get_by_role("link", name=message_text("en", "web-pad")))
    thumb.tap(page.get_by_role("link", name=message_text("en", "web-game-redrising")))
    on = page.locator("#pad-footer button").last
    for number, player in enumerate(PLAYERS):
        enter(thumb, player, has_token=number == SOVEREIGN)
        thumb.tap(on)
    thumb.tap(on)  # skip the table, which no card here needs
    players = [{**player, "sovereign": number == SOVEREIGN} for number, player in enumerate(PLAYERS)]
    answer = ruleset("redrising").score({"players": players})
    totals = [str(player["total"]) for player in answer["players"]]
    expect(page.locator("tbody tr:last-child td")).to_have_text(totals, timeout=LONG)
    assert thumb.taps + thumb.swipes <= CEILING, f"{thumb.taps} touches and {thumb.swipes} swipes"
