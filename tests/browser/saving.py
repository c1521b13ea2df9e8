"""Screens of Raxxon: choosing, acting, a story, the piles, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .player import LEDGER, LIT

if TYPE_CHECKING:
    from .screens import Visit


def saving(visit: Visit) -> None:
    """Choosing a character of Raxxon."""
    visit.go(visit.tables.saving, f"{LIT}[data-touch^='character:']")


def saving_acts(visit: Visit) -> None:
    """In the middle of a game of Raxxon: an action is weighed."""
    visit.go(visit.tables.saving_acts, f"{LIT}[data-touch^='action:']")
    visit.page.locator("button[data-touch='action:1']:visible").first.focus()


def saving_follows(visit: Visit) -> None:
    """A Raxxon card and its choices."""
    visit.go(visit.tables.saving_follows, f"{LIT}[data-touch='choice:1']")
    visit.page.locator("article.story .effect").first.wait_for()


def saving_four(visit: Visit) -> None:
    """Four at a table of Raxxon, and a card that joins the crowd."""
    visit.go(visit.tables.saving_four, f"{LIT}[data-touch^='place:']")


def saving_people(visit: Visit) -> None:
    """All citizens, counted."""
    saving_acts(visit)
    visit.page.locator("[data-place='infection']:visible").first.click()
    visit.page.locator("dialog tbody tr").first.wait_for()


def saving_cards(visit: Visit) -> None:
    """The Raxxon cards that were drawn."""
    visit.go(visit.tables.saving_follows, f"{LIT}[data-touch='choice:1']")
    visit.page.locator("[data-place='power']:visible").first.click()
    visit.page.locator("dialog h2").first.wait_for()


def saving_over(visit: Visit) -> None:
    """The end of a game of Raxxon."""
    visit.go(visit.tables.saving_over, LEDGER)
    visit.page.locator(".crown-city svg").first.wait_for()


SAVING: Final = (saving, saving_acts, saving_follows, saving_four, saving_people, saving_cards, saving_over)
