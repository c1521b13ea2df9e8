"""Screens of Red Rising: in play, at a question, and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..players.mouse import LEDGER, LIT

if TYPE_CHECKING:
    from .table import ScreenVisit


def rising(visit: ScreenVisit) -> None:
    """In the middle of a game of Red Rising."""
    visit.go(visit.tables.rising, LIT)


def rising_card(visit: ScreenVisit) -> None:
    """A card is selected: it and the locations are highlighted."""
    rising(visit)
    visit.page.locator("#hand button").nth(1).click()
    visit.page.locator("article[data-card]:visible").wait_for()


def rising_asks(visit: ScreenVisit) -> None:
    """A card asks for a colour."""
    visit.go(visit.tables.rising_asks, "#tray button")


def rising_rival(visit: ScreenVisit) -> None:
    """What you know of a rival."""
    rising(visit)
    visit.page.locator("[data-thing~='seat:1']:visible").click()
    visit.page.locator("dialog button[aria-expanded]").first.click()


def rising_banished(visit: ScreenVisit) -> None:
    """The banished cards, one of them in detail."""
    visit.go(visit.tables.rising_asks, "#tray button")
    visit.page.locator("[data-thing~='banished']:visible").click()
    visit.page.locator("dialog h2").first.wait_for()


def rising_six(visit: ScreenVisit) -> None:
    """Six houses."""
    visit.go(visit.tables.rising_six, LIT)


def rising_alone(visit: ScreenVisit) -> None:
    """Against the Automa."""
    visit.go(visit.tables.rising_alone, LIT)


def rising_over(visit: ScreenVisit) -> None:
    """The end of Red Rising, with the cards of all players."""
    visit.go(visit.tables.rising_over, LEDGER)
    for summary in visit.page.locator("details summary").all():
        summary.click()


def rising_beaten(visit: ScreenVisit) -> None:
    """The end of a game against the Automa."""
    visit.go(visit.tables.rising_beaten, LEDGER)


REDRISING_SCREENS: Final = (
    rising,
    rising_card,
    rising_asks,
    rising_rival,
    rising_banished,
    rising_six,
    rising_alone,
    rising_over,
    rising_beaten,
)
