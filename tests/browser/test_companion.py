"""The companion in a real browser: a whole game on a phone, reload, undo, a link."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .device import NARROW, message_text
from .page_audit import axe_faults, faults_of_page
from .players.mouse import expect_no_sideways_scroll
from .screens.companion import link_to, turned_up

pytestmark = pytest.mark.exhaustive

RED_RISING = "ludarium.games.redrising"
STORED = "localStorage.getItem('ludarium.companion.redrising')"
STAGE = f"JSON.parse({STORED}).now.view.stage"
LAST_ROUNDS = 40  # answers, after which the end is triggered


def text(page: Page) -> str:
    """The visible text of the companion."""
    return page.locator("#companion").inner_text()


def tap(page: Page, choice: str) -> None:
    """Tap an answer, and wait for what follows."""
    before = text(page)
    page.locator(choice).first.tap()
    page.wait_for_function("(before) => document.querySelector('#companion').innerText !== before", arg=before)


def use(page: Page, chance: random.Random, answers: int) -> str:
    """Answer once, as at a real table; returns the choice."""
    if page.locator("#numbers").count():
        choice = f"#numbers button:nth-child({chance.randint(1, 3)})"
    else:
        number = page.locator("#answers > button").count()
        stage = page.evaluate(STAGE)
        wanted = 2 if stage == "yours" and number > 1 and answers > LAST_ROUNDS else 1
        if stage == "gain" and number > 1:
            wanted = chance.choice([1, 1, 2, 2, min(3, number)])
        choice = f"#answers > button:nth-child({wanted})"
    tap(page, choice)
    return choice


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_phone_runs_the_automa_to_the_end(devices: Devices, language: str) -> None:
    page = devices(language, size=NARROW).page()
    page.get_by_role("link", name=message_text(language, "web-companion"), exact=True).tap()
    page.locator("#companion form button").tap()
    page.wait_for_function(STORED)  # the form has a heading too
    chance = random.Random(5)
    seen = set()
    answers = 0
    while (stage := page.evaluate(STAGE)) != "score":
        if stage not in seen:
            seen.add(stage)
            assert not faults_of_page(page, language)
        expect_no_sideways_scroll(page)
        use(page, chance, answers)
        answers += 1
    assert {"box", "letters", "yours", "deploy", "gain", "bonus", "extra-turn", "ending", "influence"} <= seen
    total = page.locator("tfoot td:last-child").inner_text()
    assert message_text(language, "companion-total", RED_RISING, total=int(total)) in text(page)
    page.locator("input[type=number]").fill("0")
    page.get_by_role("button", name=message_text(language, "web-companion-compare")).tap()
    expect(page.get_by_text(message_text(language, "sheet-lost", RED_RISING))).to_be_visible()
    page.get_by_role("button", name=message_text(language, "web-companion-again")).tap()
    expect(page.locator("#companion form button")).to_be_visible()


def test_a_reload_keeps_the_game_and_steps_can_be_undone(devices: Devices) -> None:
    page = devices(size=NARROW).page("/companion")
    page.locator("form button").tap()
    page.wait_for_function(STORED)
    shown = [text(page)]
    chance = random.Random(1)
    while page.evaluate(STAGE) != "gain":
        use(page, chance, 0)
        shown.append(text(page))
    page.reload()
    page.locator("#companion h1").wait_for()
    assert text(page) == shown[-1]
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator("#companion")).to_have_text(shown[-2], use_inner_text=True)
    while len(shown) > 3:
        shown.pop()
        expect(page.locator("#companion")).to_have_text(shown[-1], use_inner_text=True)
        page.keyboard.press("u")
    expect(page.locator("#companion")).to_have_text(shown[-2], use_inner_text=True)
    page.keyboard.press("1")
    expect(page.locator("#companion")).to_have_text(shown[-1], use_inner_text=True)


def test_a_link_opens_the_game_on_another_device(devices: Devices) -> None:
    device = devices("cs")
    page = device.page(link_to(turned_up(12, "done")))
    page.locator("#companion h1").wait_for()
    shown = page.locator("#said").inner_text()
    assert page.evaluate("localStorage.getItem('ludarium.companion.redrising')") is None
    page.locator("header button[title]").first.click()
    field = page.locator("dialog input")
    expect(field).not_to_have_value("")
    link = field.input_value()
    other = devices("cs").context.new_page()
    other.goto(link)
    other.locator("#companion h1").wait_for()
    assert other.locator("#said").inner_text() == shown
    other.keyboard.press("2")
    expect(other.locator("#said")).not_to_have_text(shown, use_inner_text=True)
    other.reload()
    other.locator("#companion h1").wait_for()
    assert other.url.endswith("/companion")
    assert other.locator("#said").inner_text() != shown


def test_the_card_that_the_automa_took_is_picked_by_name_or_caste(devices: Devices) -> None:
    page = devices(size=NARROW, bypass_csp=True).page(link_to(turned_up(12, "done")))
    pile = f"JSON.parse({STORED}).now.view.pile"
    dialog = page.get_by_role("dialog")

    page.get_by_role("button", name="Pick the card").tap()
    dialog.get_by_role("combobox").fill("ugly d")
    dialog.get_by_role("combobox").press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Pick the card")).to_have_count(0)
    assert page.evaluate(pile) == {"even": 1, "odd": 0, "unseen": 2}

    page.get_by_role("button", name="Undo").tap()
    page.get_by_role("button", name="Pick the card").tap()
    assert not axe_faults(page)
    dialog.get_by_role("button", name="Red", exact=True).tap()
    dialog.get_by_role("button", name="Dancer").tap()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Pick the card")).to_have_count(0)
    assert page.evaluate(pile) == {"even": 1, "odd": 0, "unseen": 2}


def test_a_correction_changes_the_state_and_may_trigger_the_end(devices: Devices) -> None:
    page = devices(size=NARROW, bypass_csp=True).page("/companion")
    page.locator("form button").tap()
    page.wait_for_function(STORED)
    chance = random.Random(1)
    while page.evaluate(STAGE) != "yours":
        tap(page, "#numbers button:nth-child(5)" if page.locator("#numbers").count() else "#answers > button")
    assert not axe_faults(page)
    page.locator("footer button").nth(1).tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="Helium").get_by_role("radio", name="7").tap()
    dialog.get_by_role("group", name="Fleet").get_by_role("radio", name="8").tap()
    dialog.get_by_role("group", name="Sovereign token").get_by_role("radio", name="You").tap()
    dialog.get_by_role("button", name="Done").tap()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("this is your second-to-last turn")).to_be_visible()
    you = page.locator("footer button").nth(1)
    expect(you).to_have_accessible_name("You: helium 7, fleet 8, influence 0, Sovereign token. Tap to correct")
    page.get_by_role("button", name="Undo").tap()
    expect(you).to_have_accessible_name("You: helium 0, fleet 0, influence 0. Tap to correct")
    assert use(page, chance, 0)
