"""Screens of the score pads, filled in before they are opened."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from ..device import message_text

if TYPE_CHECKING:
    from .table import ScreenVisit

RED_RISING_PAD: Final = {
    "seats": [
        {
            "name": "Ada",
            "hand": [{"card": name} for name in ("ugly_dan", "darrow", "sevro", "razor_designer", "bridge")],
        },
        {
            "name": "Bea",
            "hand": [{"card": name} for name in ("nero", "victra", "pathologist")],
            "helium": 12,
            "fleet": 7,
        },
        {"hand": [{"card": "mickey_the_carver"}, {"card": "hacker"}], "influence": 6},
    ],
    "sovereign": 1,
    "locations": {"mars": ["eo", None]},
}
SAGRADA_PAD: Final = {
    "seats": [
        {
            "name": "Ada",
            "pattern": "via_lux",
            "dice": ["Y1", "R1", "B6", "G2", "P3", "P2"],
            "private": ["red"],
            "tokens": 2,
        },
        {"name": "Bea", "dice": ["R5", "Y6"], "private": ["yellow"]},
    ],
    "public": ["light_shades", "color_variety", "color_diagonals"],
}


def pads(visit: ScreenVisit) -> None:
    """The score pads."""
    visit.go("/pad", "main a[href^='/pad/']")


def pad_hand(visit: ScreenVisit) -> None:
    """The score pad of Red Rising: a hand with wildcards, and a caste that is open."""
    fill_pad(visit, "redrising", RED_RISING_PAD)
    castes = visit.page.get_by_role("group", name=message_text(visit.language, "web-pad-castes"))
    castes.get_by_role("button").nth(9).click()
    visit.page.locator("#steps b").first.wait_for()


def pad_points(visit: ScreenVisit) -> None:
    """The points of a sheet of Red Rising, card by card."""
    fill_pad(visit, "redrising", RED_RISING_PAD)
    visit.page.locator("#steps b").first.wait_for()
    visit.page.locator("#steps button:visible").last.click()
    visit.page.locator("#hands summary:visible").first.click()


def pad_window(visit: ScreenVisit) -> None:
    """The score pad of Sagrada: a window that breaks a rule."""
    fill_pad(visit, "sagrada", SAGRADA_PAD)
    visit.page.locator("#steps b").first.wait_for()


def pad_goals(visit: ScreenVisit) -> None:
    """The objectives of a sheet of Sagrada."""
    fill_pad(visit, "sagrada", SAGRADA_PAD)
    visit.page.locator("#steps button").nth(2).click()
    visit.page.locator("#goals").wait_for()


def pad_shared(visit: ScreenVisit) -> None:
    """The link that carries a sheet."""
    fill_pad(visit, "sagrada", SAGRADA_PAD)
    visit.press("web-pad-share")


def fill_pad(visit: ScreenVisit, game: str, sheet: dict[str, Any]) -> None:
    """Open a score pad that was filled in before."""
    visit.go("/pad", "main a[href^='/pad/']")
    visit.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"ludarium.pad.{game}", json.dumps(sheet)])
    visit.go(f"/pad/{game}", "#form")


SCOREPAD_SCREENS: Final = (
    pads,
    pad_hand,
    pad_points,
    pad_window,
    pad_goals,
    pad_shared,
)
