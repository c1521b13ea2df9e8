"""Screens of Raxxon: choosing, acting, a Raxxon card, the piles, and the end."""

from __future__ import annotations

import re
from importlib import resources
from typing import TYPE_CHECKING, Final

from playwright.sync_api import FilePayload

from ..device import message_text
from ..players.mouse import LEDGER, LIT

if TYPE_CHECKING:
    from .table import ScreenVisit

PACKAGE: Final = "ludarium.games.raxxon"
CALM: Final = 4  # the scenario with the most components
OWN: Final = (resources.files(PACKAGE) / "content" / "raxxon.yaml").read_text(encoding="utf-8")
# Packs with which random play reaches the wanted end.
EASY: Final = re.sub(
    r"does: \[.*\]$",
    "does: [{evacuate: {up_to: 9, of: healthy}}]",
    OWN.replace("infected: 9", "infected: 1").replace("[power, infection]", "[flip]"),
    flags=re.MULTILINE,
)
POWERFUL: Final = OWN.replace("revealed: {2: [flip], 4: [end]}", "revealed: {1: [power], 2: [power], 3: [power]}")


def saving(visit: ScreenVisit) -> None:
    """Choosing a character of Raxxon."""
    visit.go(visit.tables.saving, f"{LIT}[data-thing^='character:']")


def saving_acts(visit: ScreenVisit) -> None:
    """In the middle of a game of Raxxon: an action is selected."""
    visit.go(visit.tables.saving_acts, f"{LIT}[data-thing^='action:']")
    visit.page.locator("button[data-thing~='action:1']:visible").first.focus()


def saving_follows(visit: ScreenVisit) -> None:
    """A Raxxon card and its choices."""
    visit.go(visit.tables.saving_follows, f"{LIT}[data-thing~='choice:1']")
    visit.page.locator("article [data-thing^='choice:']").first.wait_for()


def saving_four(visit: ScreenVisit) -> None:
    """Four at a table of Raxxon, and a card that joins the crowd."""
    visit.go(visit.tables.saving_four, f"{LIT}[data-thing^='place:']")


def saving_people(visit: ScreenVisit) -> None:
    """All citizens, counted."""
    saving_acts(visit)
    visit.page.locator("[data-thing~='pile:infection']:visible").first.click()
    visit.page.locator("dialog tbody tr").first.wait_for()


def saving_cards(visit: ScreenVisit) -> None:
    """The Raxxon cards that were drawn."""
    visit.go(visit.tables.saving_follows, f"{LIT}[data-thing~='choice:1']")
    visit.page.locator("[data-thing~='pile:power']:visible").first.click()
    visit.page.locator("dialog h2").first.wait_for()


def saving_scene(visit: ScreenVisit) -> None:
    """A scenario of Raxxon: its events, its deck, its removed cards."""
    visit.go(visit.tables.saving_scene, f"{LIT}[data-thing^='action:']")
    visit.press(f"scenario-{CALM}", PACKAGE)
    visit.page.locator("dialog details li").first.wait_for()


def saving_points(visit: ScreenVisit) -> None:
    """A player points at a card."""
    visit.go(visit.tables.saving_pair, "[data-thing^='crowd:']")
    visit.page.locator("[data-thing^='crowd:']").nth(4).click(modifiers=["Alt"], force=True)
    visit.page.locator("[data-state='pointer']").first.wait_for()


def saving_watched(visit: ScreenVisit) -> None:
    """A game of Raxxon as a spectator."""
    visit.go(visit.tables.saving_watched, "[data-thing^='crowd:']")


def saving_created(visit: ScreenVisit) -> None:
    """A new table of Raxxon with a content pack."""
    visit.go("/", "article button")
    more = message_text(visit.language, "web-more")
    visit.page.locator("article").nth(2).get_by_role("button", name=more, exact=True).click()
    visit.press("web-with-friends")
    visit.page.locator("dialog summary").click()
    file = FilePayload(name="1.yaml", mimeType="application/yaml", buffer=OWN.encode())
    visit.page.locator("dialog input[type=file]").set_input_files(file)
    visit.page.get_by_text("1.yaml").scroll_into_view_if_needed()


def saving_rules(visit: ScreenVisit) -> None:
    """The rules of Raxxon."""
    visit.go("/rules/raxxon", "article h3")


def saving_won(visit: ScreenVisit) -> None:
    """The city is saved."""
    visit.go(visit.tables.saving_won, LEDGER)
    visit.page.locator("#result svg").first.wait_for()


def saving_taken(visit: ScreenVisit) -> None:
    """The game is lost to a Raxxon takeover."""
    visit.go(visit.tables.saving_taken, LEDGER)
    visit.page.locator("#result svg").first.wait_for()


def saving_over(visit: ScreenVisit) -> None:
    """The end of a game of Raxxon."""
    visit.go(visit.tables.saving_over, LEDGER)
    visit.page.locator("#result svg").first.wait_for()


RAXXON_SCREENS: Final = (
    saving,
    saving_acts,
    saving_follows,
    saving_four,
    saving_people,
    saving_cards,
    saving_scene,
    saving_points,
    saving_watched,
    saving_created,
    saving_rules,
    saving_over,
    saving_won,
    saving_taken,
)
