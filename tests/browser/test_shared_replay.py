"""A shared replay in three browsers: a leader, followers, looking around alone, pointing, and variations."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ludarium.client import Client, SeatConnection

from .conftest import Devices
from .device import NARROW, Device, message_text
from .players.mouse import MousePlayer, expect_no_sideways_scroll
from .test_replay import PLACE, place

RING: Final = "[data-state='pointer']"


def text(message: str, **args: str | int) -> str:
    """A text in English."""
    return message_text("en", message, "", **args)


def finish(*seats: SeatConnection) -> None:
    """Let these seats play to the end, by their last options."""
    while seats[0].state.table.status != "over":
        for seat in seats:
            while (decisions := seat.state.decisions) and seat.state.table.status != "over":
                seat.decide(decisions[0].options[-1].id)
                seat.look(seat.seat)
            seat.look(seat.seat)


def finished(address: str, *devices: Device, game: str = "sagrada", seed: str = "together") -> str:
    """The path of a finished game of Ada, the host, and Ben, whose seats are those of the first two devices."""
    options = {"character_1": 1, "character_2": 2} if game == "raxxon" else {}
    with Client(address) as mine, Client(address) as other:
        ada = mine.create(game, "Ada", open_seats=1, seed=seed, options=options)
        ben = other.sit(ada.table, "Ben")
        ada.start()
        for seat in (ada, ben):
            seat.look(seat.seat)
        finish(ada, ben)
        for device, client in zip(devices, (mine, other), strict=False):
            device.use_token(client.token(ada.table))
        ada.close()
        ben.close()
        return f"/t/{ada.table}"


def press(page: Page, message: str, **args: str | int) -> None:
    """Press the button with this text."""
    page.get_by_role("button", name=text(message, **args), exact=True).click()


def expect_step(page: Page, number: int) -> None:
    """The page comes to show this step."""
    expect(page.locator("#prompt").get_by_text(re.compile(rf"Step {number} of"))).to_be_visible()


def lead(leader: Page, steps: int, *all_pages: Page, to: int) -> None:
    """The leader goes on by some steps, and these pages come to show the last of them."""
    for _ in range(steps):
        leader.keyboard.press("ArrowRight")
    for page in all_pages:
        expect_step(page, to)


def together(devices: Devices, address: str) -> tuple[Page, Page, Page]:
    """Ada leads at step 1, Ben and a spectator follow."""
    first, second, third = devices(), devices(), devices(size=NARROW)
    path = finished(address, first, second)
    ada, ben, eve = first.page(path), second.page(path), third.page(path)
    for page in (ben, eve):
        expect(page.locator("#result table")).to_be_visible()
    press(ada, "web-together-start")
    assert place(ada)[0] == 1
    for page in (ben, eve):
        expect(page.locator("#sharing")).to_contain_text(text("web-together-offer", player="Ada"))
        press(page, "web-together-follow")
        expect_step(page, 1)
    return ada, ben, eve


def test_followers_see_the_leaders_step_and_view_and_look_around_on_their_own(devices: Devices, address: str) -> None:
    ada, ben, eve = together(devices, address)
    lead(ada, 6, ada, ben, eve, to=7)
    expect_no_sideways_scroll(eve)
    ada.get_by_role("combobox", name=text("web-past-as")).select_option("1")
    for page in (ben, eve):
        expect(page.get_by_role("combobox", name=text("web-past-as"))).to_have_value("1")
    spoken = ben.locator("#sharing [role=status]").filter(has_text="Ada shows step 7 of")
    expect(spoken).to_have_count(1)

    ben.keyboard.press("ArrowLeft")
    expect(ben.locator("#sharing")).to_contain_text(text("web-together-alone"))
    ada.keyboard.press("ArrowRight")
    expect_step(eve, 8)
    expect_step(ben, 6)
    ben.keyboard.press("f")
    expect_step(ben, 8)

    eve.reload()  # a tab goes on following
    expect_step(eve, 8)
    ada.keyboard.press("ArrowRight")
    expect_step(eve, 9)
    late = devices().page(ada.url.removeprefix(address).split("?")[0].rsplit("/", 1)[0])
    press(late, "web-together-follow")
    expect_step(late, 9)

    press(ada, "web-past-now")  # the end is shown too
    for page in (ben, late):
        expect(page.locator("#prompt, #result")).to_be_visible()
        expect(page.get_by_text(PLACE)).to_have_count(0)


@pytest.mark.exhaustive
def test_the_lead_is_handed_over_and_taken_when_the_leader_has_gone(devices: Devices, address: str) -> None:
    ada, ben, eve = together(devices, address)
    expect(ben.get_by_role("button", name=text("web-together-take"))).to_have_count(0)
    ada.get_by_role("combobox", name=text("web-together-hand")).select_option("1")
    expect(ben.locator("#sharing")).to_contain_text(text("web-together-leads"))
    expect(ada.locator("#sharing")).to_contain_text(text("web-together-follows", player="Ben"))
    lead(ben, 1, ada, eve, to=2)
    press(ada, "web-together-take")  # as the host
    ada.keyboard.press("ArrowRight")
    expect_step(ben, 3)

    ada.close()
    expect(ben.locator("#sharing")).to_contain_text(text("web-together-left", player="Ada"))
    expect(eve.get_by_role("button", name=text("web-together-take"))).to_have_count(0)
    press(ben, "web-together-take")
    ben.keyboard.press("ArrowRight")
    expect_step(eve, 4)
    press(ben, "web-together-end")
    expect(eve.locator("#sharing")).to_have_count(0)


def test_what_is_pointed_at_is_seen_at_the_same_step_only(devices: Devices, address: str) -> None:
    ada, ben, eve = together(devices, address)
    lead(ada, 12, ada, ben, eve, to=13)
    eve.keyboard.press("ArrowLeft")
    expect_step(eve, 12)
    die = ada.locator("[data-thing^='pool:']").first
    die.click(modifiers=["Alt"], force=True)
    for page in (ada, ben):
        expect(page.locator(RING)).to_have_text("Ada")
    spoken = ben.locator("[role=status]").filter(has_text=re.compile(r"Ada points here: .+"))
    expect(spoken).to_have_count(1)
    expect(eve.locator(RING)).to_have_count(0)

    ben.keyboard.press("p")
    ben.keyboard.press("ArrowRight")
    ben.keyboard.press("Enter")
    expect(ada.locator(f"{RING}, #pointed-away").filter(has_text="Ben")).to_be_visible()


def test_all_try_a_variation_together_and_come_back(devices: Devices, address: str) -> None:
    ada, ben, eve = together(devices, address)
    lead(ada, 5, ben, to=6)
    step = ada.url
    press(ada, "web-variation-try")
    bar = text("web-variation", number=6)
    for page in (ada, ben, eve):
        expect(page.locator("#sharing")).to_contain_text(bar)
    assert ada.url == ben.url == eve.url != step
    for page in (ben, ada, ben, ada):  # any of them decides, for any seat
        player = MousePlayer(page)
        player.wait()
        player.click(player.choose())
    expect(eve.locator("[data-state~='selectable']")).to_have_count(0)

    ben.get_by_role("button", name=text("web-chat"), exact=True).click()
    ben.get_by_label(text("web-chat-say")).fill("Better?")
    ben.get_by_role("button", name=text("web-send"), exact=True).click()
    ada.get_by_role("button", name=text("web-chat-new")).first.click()
    expect(ada.get_by_text("Better?").last).to_be_visible()

    press(eve, "web-variation-back")  # alone
    expect(eve.locator("#sharing")).to_contain_text(text("web-together-alone"))
    press(eve, "web-together-back", player="Ada")
    expect(eve.locator("#sharing")).to_contain_text(bar)
    variation = ada.url
    press(ada, "web-variation-back-all")
    for page in (ada, ben, eve):
        expect_step(page, 6)
    link = ben.get_by_role("link", name=text("web-variation-number", number=1))
    expect(link).to_have_attribute("href", variation.removeprefix(address))
    ada.keyboard.press("ArrowRight")
    expect_step(eve, 7)


@pytest.mark.exhaustive
def test_a_leader_goes_on_after_a_reload(devices: Devices, address: str) -> None:
    ada, ben, _ = together(devices, address)
    ada.keyboard.press("ArrowRight")
    expect_step(ben, 2)
    ada.reload()
    expect(ada.locator("#sharing")).to_contain_text(text("web-together-leads"))
    ada.keyboard.press("ArrowRight")
    expect_step(ben, 3)
