"""Screens of Red Rising: in play, asked, and at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .player import LEDGER, LIT

if TYPE_CHECKING:
    from .screens import Visit


def rising(visit: Visit) -> None:
    """In the middle of a game of Red Rising."""
    visit.go(visit.tables.rising, LIT)


def rising_card(visit: Visit) -> None:
    """A card is taken in hand: it lies in the light, and the locations are lit."""
    rising(visit)
    visit.page.locator(".hand button.card").nth(1).click()
    visit.page.locator("article.big:visible").wait_for()


def rising_asks(visit: Visit) -> None:
    """A card asks for a colour."""
    visit.go(visit.tables.rising_asks, ".tray .chip")


def rising_rival(visit: Visit) -> None:
    """What is known of a rival."""
    rising(visit)
    visit.page.locator("[data-place='seat:1']:visible").click()
    visit.page.locator("dialog .row").first.click()


def rising_banished(visit: Visit) -> None:
    """The banished, one of them close up."""
    visit.go(visit.tables.rising_asks, ".tray .chip")
    visit.page.locator("[data-place='banished']:visible").click()
    visit.page.locator("dialog h2").first.wait_for()


def rising_six(visit: Visit) -> None:
    """Six houses."""
    visit.go(visit.tables.rising_six, LIT)


def rising_alone(visit: Visit) -> None:
    """Against the Automa."""
    visit.go(visit.tables.rising_alone, LIT)


def rising_over(visit: Visit) -> None:
    """The end of Red Rising, with everybody's cards one by one."""
    visit.go(visit.tables.rising_over, LEDGER)
    for summary in visit.page.locator("details summary").all():
        summary.click()


def rising_beaten(visit: Visit) -> None:
    """The end of a game against the Automa."""
    visit.go(visit.tables.rising_beaten, LEDGER)


RISING: Final = (
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
