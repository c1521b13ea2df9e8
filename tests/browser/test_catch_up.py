"""Since your last turn: the moves of others are shown to a player who returns, one by one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from ludarium.client import Client, SeatConnection

from .conftest import Devices
from .device import NARROW, message_text
from .players.mouse import MousePlayer

TITLE = message_text("en", "web-catch-up")


def panel(page: Page) -> Locator:
    """The panel with the moves since the last turn."""
    return page.get_by_role("region", name=TITLE)


def take_turn(seat: SeatConnection) -> None:
    """Make the first possible decisions of a seat until others have to decide."""
    decision = seat.wait(5)
    while decision:
        seat.decide(decision.options[0].id)
        seat.look(seat.seat)
        decision = seat.state.decisions[0] if seat.state.decisions else None


@pytest.fixture
def returning(devices: Devices, address: str) -> Iterator[tuple[Page, SeatConnection]]:
    """Ada made her first turns, left, and returns after Bea has moved; Bea's seat."""
    device = devices()
    with (
        Client(address) as ada,
        Client(address) as bea,
        ada.create("sagrada", "Ada", open_seats=1, seed="5") as mine,
        bea.sit(mine.table, "Bea") as other,
    ):
        mine.start()
        for seat in (mine, other):  # the windows are chosen at the same time
            decision = seat.wait(5)
            assert decision
            seat.decide(decision.options[0].id)
        mine.look(0)
        if mine.state.waiting == [1]:
            take_turn(other)
        take_turn(mine)
        device.use_token(ada.token(mine.table))
        page = device.page(f"/t/{mine.table}")
        page.locator("[data-thing]").first.wait_for()
        page.close()
        take_turn(other)
        yield device.page(f"/t/{mine.table}"), other


def test_on_return_the_moves_of_others_are_listed_and_highlighted(returning: tuple[Page, SeatConnection]) -> None:
    page, _ = returning
    lines = panel(page).get_by_role("listitem")
    expect(lines.first).to_contain_text("Bea")
    assert lines.count() > 1
    marked = page.locator("[data-state~=named]")
    expect(panel(page).locator("[aria-current=step]")).to_contain_text("Bea")
    first = marked.evaluate_all("(all) => all.map((one) => one.dataset.thing)")
    panel(page).get_by_role("button", name=message_text("en", "web-catch-up-on")).click()
    expect(lines.nth(1).locator("[aria-current=step]")).to_be_visible()
    assert marked.evaluate_all("(all) => all.map((one) => one.dataset.thing)") != first
    panel(page).get_by_role("button", name=message_text("en", "web-close")).click()
    expect(panel(page)).to_have_count(0)
    page.reload()
    MousePlayer(page).wait()
    expect(panel(page)).to_have_count(0)


def test_the_keyboard_opens_steps_through_and_closes_it(returning: tuple[Page, SeatConnection]) -> None:
    page, _ = returning
    panel(page).wait_for()
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    page.keyboard.press("s")
    expect(panel(page)).to_be_visible()
    first, second = panel(page).get_by_role("listitem").get_by_role("button").all()[:2]
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(second).to_be_focused()
    expect(second).to_have_attribute("aria-current", "step")
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()


def test_it_closes_with_the_next_decision_and_opens_by_key_after_the_next_moves(
    returning: tuple[Page, SeatConnection],
) -> None:
    page, other = returning
    panel(page).wait_for()
    for _ in range(2):  # the first and the second turn of the round
        page.get_by_role("button", name="Pass", exact=True).click()
        expect(panel(page)).to_have_count(0)
    take_turn(other)
    MousePlayer(page).wait()
    expect(panel(page)).to_have_count(0)  # they were seen
    page.keyboard.press("s")
    expect(panel(page).get_by_role("listitem").first).to_contain_text("Bea")


def test_it_can_lead_to_the_replay_of_its_moves(returning: tuple[Page, SeatConnection]) -> None:
    page, _ = returning
    panel(page).get_by_role("button", name=message_text("en", "web-catch-up-watch")).click()
    expect(panel(page)).to_have_count(0)
    page.get_by_role("button", name=message_text("en", "web-past-now")).click()
    MousePlayer(page).wait()


def test_on_a_phone_it_is_above_the_prompt(returning: tuple[Page, SeatConnection], devices: Devices) -> None:
    page, _ = returning
    phone = devices("uk", size=NARROW)
    phone.context.add_cookies(page.context.cookies())  # type: ignore[arg-type] # as they were given
    page = phone.page(page.url.removeprefix(phone.address))
    region = page.get_by_role("region", name=message_text("uk", "web-catch-up"))
    box, prompt = region.bounding_box(), page.locator("#prompt").bounding_box()
    assert box
    assert prompt
    assert box["y"] + box["height"] <= prompt["y"] + 1
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= NARROW[0]
