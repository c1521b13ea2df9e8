"""The replay of a game: by keys, by the log, by buttons, and back to the present."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Devices
from .device import NARROW, message_text
from .players.mouse import MousePlayer
from .screens.table import played_table

pytestmark = pytest.mark.exhaustive

PLACE = re.compile(r"Step (\d+) of (\d+)")
DIE = "[data-thing] [data-die]"


def place(page: Page) -> tuple[int, int]:
    """The step that is shown, and the number of steps."""
    shown = page.locator("#prompt").get_by_text(PLACE)
    shown.wait_for()
    found = PLACE.search(shown.inner_text())
    assert found
    return int(found[1]), int(found[2])


def dice(page: Page) -> int:
    """The number of dice in all visible windows."""
    return page.locator(DIE).count()


def private_goals(page: Page) -> Locator:
    """The private objectives that are shown."""
    heading = page.get_by_role("heading", name=message_text("en", "label-private", "ludarium.games.sagrada"))
    return page.locator("section", has=heading).locator("h3")


def halfway(devices: Devices) -> Page:
    """A table in its fourth round, opened by a player."""
    device = devices()
    table = played_table(device, ["random"], 4)
    page = device.page(f"/t/{table}")
    MousePlayer(page).wait()
    page.locator(DIE).first.wait_for()
    return page


def test_keys_step_through_the_game_and_back_to_the_present(devices: Devices) -> None:
    page = halfway(devices)
    now = dice(page)
    lit = MousePlayer(page).lit()
    page.keyboard.press("Shift+ArrowLeft")
    number, count = place(page)
    assert number == count - 1
    assert MousePlayer(page).lit() == []
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Step {count - 2} of {count}")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_text(f"Step 1 of {count}")).to_be_visible()
    assert dice(page) == 0
    expect(page.get_by_role("banner")).not_to_contain_text("Round 4")
    expect(page.get_by_role("button", name="Previous step")).to_be_disabled()
    page.get_by_role("button", name="Next step").click()
    expect(page.get_by_text(f"Step 2 of {count}")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert dice(page) == now
    assert MousePlayer(page).lit() == lit


def test_in_your_turn_arrow_keys_move_between_options(devices: Devices) -> None:
    page = halfway(devices)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-thing]:focus")).to_be_visible()
    expect(page.get_by_text(PLACE)).to_have_count(0)


def test_a_log_line_opens_its_position(devices: Devices) -> None:
    page = halfway(devices)
    entry = page.locator("ol[reversed] button", has_text="Round 2").last
    entry.click()
    place(page)
    expect(page.get_by_role("banner")).to_contain_text("Round 2")
    expect(entry).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_role("banner")).to_contain_text("Round 4")
    page.locator("ol[reversed] button").first.click()  # the newest: the present
    expect(page.get_by_text(PLACE)).to_have_count(0)


def test_a_link_opens_its_position_and_the_browser_goes_back_and_forward(devices: Devices) -> None:
    page = halfway(devices)
    page.locator("ol[reversed] button", has_text="Round 2").last.click()
    number, _ = place(page)
    link = page.url
    assert re.search(r"/t/[^/]+/\d+$", link)
    page.go_back()
    expect(page.get_by_text(PLACE)).to_have_count(0)
    page.go_forward()
    assert place(page)[0] == number
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Step {number - 1} of")).to_be_visible()
    assert page.url != link
    page.goto(link)
    assert place(page)[0] == number
    expect(page.get_by_role("banner")).to_contain_text("Round 2")
    page.keyboard.press("End")
    MousePlayer(page).wait()
    assert page.url == link.rsplit("/", 1)[0]


def test_a_link_to_a_position_that_does_not_exist_says_so(devices: Devices) -> None:
    page = halfway(devices)
    table = page.url
    page.goto(f"{table}/9999")
    expect(page.get_by_role("alert")).to_contain_text(message_text("en", "web-past-none"))
    MousePlayer(page).wait()
    assert page.url == table
    page.goto(f"{table}/first")
    expect(page.get_by_text(message_text("en", "web-nowhere"))).to_be_visible()


def test_a_link_to_a_position_of_a_finished_game_opens_the_board(devices: Devices) -> None:
    device = devices()
    table = played_table(device, ["random"])
    page = device.page(f"/t/{table}")
    page.get_by_role("button", name="Replay").click()
    place(page)
    other = devices().page(page.url.removeprefix(device.address))
    assert place(other)[0] == 1
    expect(private_goals(other)).to_have_count(0)
    other.get_by_role("button", name="Back to the game").click()
    expect(other.locator("#result table")).to_be_visible()


def test_a_phone_steps_by_log_and_buttons(devices: Devices) -> None:
    page = halfway(devices)
    phone = devices(size=NARROW)
    phone.context.add_cookies(page.context.cookies())  # type: ignore[arg-type] # as they were given
    page = phone.page(page.url.removeprefix(phone.address))
    MousePlayer(page).wait()
    page.get_by_role("button", name="Log").tap()
    page.locator("dialog ol[reversed] button", has_text="Round 2").last.tap()
    number, _ = place(page)
    page.get_by_role("button", name="Previous step").tap()
    expect(page.get_by_text(f"Step {number - 1} of")).to_be_visible()
    page.get_by_role("button", name="Back to the game").tap()
    assert MousePlayer(page).wait()


def test_a_replay_of_a_finished_game_shows_no_secret_of_a_rival(devices: Devices) -> None:
    device = devices()
    table = played_table(device, ["random"])
    page = device.page(f"/t/{table}")
    page.get_by_role("button", name="Replay").click()
    assert place(page)[0] == 1
    expect(private_goals(page)).to_have_count(1)
    with page.expect_response(re.compile("/moments/")) as answer:
        page.keyboard.press("ArrowRight")
    view = answer.value.json()["view"]
    assert [len(seat["private"]) for seat in view["seats"]] == [1, 0]
    page.get_by_role("button", name="Back to the game").click()
    page.get_by_role("button", name="Show score sheet").click()
    expect(page.locator("#result table")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    number, count = place(page)
    assert number == count - 1


def test_the_slider_and_playback_move_through_the_game(devices: Devices) -> None:
    page = halfway(devices)
    page.keyboard.press("Home")
    assert place(page)[0] == 1
    slider = page.get_by_role("slider", name=message_text("en", "web-past-slider"))
    slider.fill("9")
    page.wait_for_function("() => document.querySelector('#prompt').textContent.includes('Step 9 of')")
    page.get_by_role("button", name=message_text("en", "web-past-speed", speed=1)).click()
    page.get_by_role("button", name=message_text("en", "web-past-play"), exact=True).click()
    page.wait_for_function("() => document.querySelector('#prompt').textContent.includes('Step 11 of')")
    page.get_by_role("button", name=message_text("en", "web-past-pause"), exact=True).click()
    stopped = place(page)[0]
    page.wait_for_timeout(1200)
    assert place(page)[0] == stopped


def test_the_log_of_a_replay_ends_at_its_position(devices: Devices) -> None:
    page = halfway(devices)
    lines = page.get_by_role("list", name=message_text("en", "web-log"), exact=True).get_by_role("listitem")
    all_lines = lines.count()
    page.keyboard.press("Home")
    place(page)
    assert lines.count() < all_lines


def test_after_the_end_a_replay_is_seen_from_any_seat(devices: Devices) -> None:
    device = devices()
    table = played_table(device, ["random"])
    page = device.page(f"/t/{table}/20")
    place(page)
    mine = private_goals(page).all_inner_texts()
    page.get_by_role("combobox", name=message_text("en", "web-past-as")).select_option("1")
    expect(page).to_have_url(re.compile(r"/20\?seat=1$"))
    expect(private_goals(page)).not_to_have_text(mine)
