"""Play from here: a new table from a moment of the replay, during a game and after it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Devices
from .device import NARROW, message_text
from .players.mouse import MousePlayer
from .screens.table import played_table
from .test_replay import halfway, place, private_goals


def test_during_a_game_a_new_table_continues_from_what_the_player_knows(devices: Devices) -> None:
    page = halfway(devices)
    origin = page.url
    mine = private_goals(page).all_inner_texts()
    page.keyboard.press("Shift+ArrowLeft")
    number, _ = place(page)
    moment = page.url
    page.get_by_role("button", name=message_text("en", "web-branch-open")).click()
    dialog = page.get_by_role("dialog", name=message_text("en", "web-branch-open"))
    expect(dialog).to_contain_text(message_text("en", "web-branch-dealt", number=number))
    dialog.get_by_role("button", name=message_text("en", "web-create-play")).click()
    expect(page.get_by_text(message_text("en", "web-origin-dealt"))).to_be_visible()
    assert page.url != origin
    expect(private_goals(page)).to_have_text(mine, use_inner_text=True)
    expect(page.get_by_role("banner")).to_contain_text(message_text("en", "web-practice"))
    MousePlayer(page).wait()
    page.get_by_role("link", name=message_text("en", "web-origin-see")).click()
    expect(page).to_have_url(moment)
    assert place(page)[0] == number


def test_after_the_end_a_stranger_continues_from_the_true_position_on_a_phone(devices: Devices) -> None:
    device = devices()
    table = played_table(device, ["random"])
    page = devices("cs", size=NARROW).page(f"/t/{table}/20")
    page.get_by_role("button", name=message_text("cs", "web-branch-open")).tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(message_text("cs", "web-branch-true", number=1)[-30:]))
    dialog.get_by_role("button", name=message_text("cs", "web-create-play")).tap()
    expect(page.get_by_text(message_text("cs", "web-origin-true"))).to_be_visible()


def test_a_spectator_of_a_running_game_is_not_offered_to_continue_it(devices: Devices, address: str) -> None:
    page = halfway(devices)
    watcher = devices().page(page.url.removeprefix(address))
    watcher.locator("[data-thing]").first.wait_for()
    watcher.keyboard.press("ArrowLeft")
    place(watcher)
    expect(watcher.get_by_role("button", name=message_text("en", "web-branch-open"))).to_have_count(0)
