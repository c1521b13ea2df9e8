"""Screens of the companion, each opened by a link that contains a whole game."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludarium.games.redrising.companion import course

if TYPE_CHECKING:
    from ludarium.games.redrising.companion.step_types import CompanionReply

    from .table import ScreenVisit

ORDER: Final = ".companion .order"
SET_UP: Final = ("done", "done", "done", 5, "yes", "done")


def companion_at(*answers: Any, **fields: Any) -> CompanionReply:  # noqa: ANN401 - answers, fields of a state
    """The step of the companion after these answers; the fields change the state before the last answer."""
    step = course.step(None, {"seed": "screens"})
    for number, answer in enumerate(answers):
        state = step["state"] | (fields if number == len(answers) - 1 else {})
        step = course.step(state, answer)
    return step


def link_to(step: CompanionReply) -> str:
    """The path of the page with this game; "j" means uncompressed."""
    packed = base64.urlsafe_b64encode(msgspec.json.encode(step["state"])).decode().rstrip("=")
    return f"/companion#j{packed}"


def turned_up(card: int, *answers: Any, **fields: Any) -> CompanionReply:  # noqa: ANN401 - as above
    """The Automa has revealed this card, and these answers were given."""
    rest = [one for one in range(1, 23) if one != card]
    deck = {"deck": [*rest[4:], card], "aside": rest[:4], "discard": [], "priority": [1, 2, 0, 3]}
    step = companion_at(*SET_UP, "over", **deck, **fields)
    for answer in answers:
        step = course.step(step["state"], answer)
    return step


def show(visit: ScreenVisit, step: CompanionReply) -> None:
    """Open a link to a step, by way of another page, so that it is loaded."""
    visit.page.goto("about:blank")
    visit.go(link_to(step), ORDER)


def companion_new(visit: ScreenVisit) -> None:
    """The companion before a game."""
    visit.page.goto("about:blank")
    visit.go("/companion", ".companion form")


def companion_letters(visit: ScreenVisit) -> None:
    """The companion explains the setup."""
    show(visit, companion_at("done", "done"))


def companion_even(visit: ScreenVisit) -> None:
    """The companion asks for a number."""
    show(visit, companion_at("done", "done", "done"))


def companion_yours(visit: ScreenVisit) -> None:
    """The player's turn, and how near the end is."""
    show(visit, companion_at(*SET_UP, {"party": "automa", "helium": 8, "fleet": 4, "influence": 2}))


def companion_deploy(visit: ScreenVisit) -> None:
    """The companion says where a card goes, and why."""
    show(visit, turned_up(12))


def companion_gain(visit: ScreenVisit) -> None:
    """A location is empty, and the companion follows the arrow."""
    show(visit, turned_up(17, "bare", "empty"))


def companion_which(visit: ScreenVisit) -> None:
    """The card that the Automa took is picked."""
    companion_gain(visit)
    visit.press("web-companion-which")
    visit.page.locator("dialog .castes").wait_for()


def companion_token(visit: ScreenVisit) -> None:
    """The companion asks whether the token is defended."""
    show(visit, turned_up(6, "done", "odd", sovereign=0, tracks=[[3, 10], [2, 10], [5, 10]]))


def companion_along(visit: ScreenVisit) -> None:
    """A bonus of which it has ten, and the end."""
    show(visit, turned_up(17, "done", "odd", tracks=[[3, 10], [7, 7], [5, 6]], shuffled=False))


def companion_correct(visit: ScreenVisit) -> None:
    """Corrections of the companion's state."""
    companion_yours(visit)
    visit.page.locator(".strip .party").first.click()
    visit.page.locator("dialog form").wait_for()


def companion_link(visit: ScreenVisit) -> None:
    """The link to a game of the companion."""
    companion_yours(visit)
    visit.press("web-companion-game")
    visit.press("web-companion-again")


def companion_rule(visit: ScreenVisit) -> None:
    """The rule behind an instruction."""
    companion_deploy(visit)
    visit.page.locator(".why .tab").first.click()
    visit.page.locator("dialog article.asked").wait_for()
    visit.page.locator("dialog input").fill("RA-30")  # other texts do not belong to this screen


def companion_score(visit: ScreenVisit) -> None:
    """The Automa's points, and who has won."""
    fields = {"stage": "score", "pile": [9, 8, 0], "tracks": [[2, 5], [1, 8], [6, 7]], "sovereign": 1}
    show(visit, companion_at(*SET_UP, {"level": 4}, **fields))


COMPANION_SCREENS: Final = (
    companion_new,
    companion_letters,
    companion_even,
    companion_yours,
    companion_deploy,
    companion_gain,
    companion_which,
    companion_token,
    companion_along,
    companion_correct,
    companion_link,
    companion_rule,
    companion_score,
)
