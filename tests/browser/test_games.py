"""Whole games of Sagrada in a real browser: with the mouse, by keyboard alone, with a finger."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.running import process

from .conftest import Devices
from .device import NARROW
from .players.keyboard import KeyboardPlayer
from .players.mouse import MousePlayer, expect_ledger, expect_no_sideways_scroll

A_BOT = {"kind": "bot", "bot": "greedy"}


@pytest.mark.slow
def test_a_game_against_a_bot_is_played_with_the_mouse(devices: Devices, tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite") as (_, address):
        device = devices(at=address)
        page = device.page()
        page.get_by_role("button", name="Play with bots").first.click()
        player = MousePlayer(page, seed=3)
        player.play(player.click)
        expect_ledger(page)
        assert page.locator("thead th").count() == 3
        assert player.used("window") == 1
        assert player.used("pool") > 10
        assert player.used("tool") > 0
        expect(page).to_have_title("Game over: Sagrada")
        device.close()


@pytest.mark.exhaustive
def test_a_solo_game_is_played_by_keyboard_alone(devices: Devices) -> None:
    page = devices().page()
    typist = KeyboardPlayer(page, seed=5)
    typist.tab_to("More")
    page.keyboard.press("Enter")
    typist.tab_to("1")  # the chosen number of bots
    page.keyboard.press("ArrowLeft")
    typist.tab_to("Play")
    page.keyboard.press("Enter")

    typist.wait()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    typist.press(typist.lit()[0])

    typist.wait()
    before = typist.lit()
    typist.press(next(thing for thing in before if thing.startswith("pool:")))
    assert typist.lit() != before
    page.keyboard.press("Escape")
    assert typist.lit() == before

    placed = page.locator("[data-thing^='cell:'] [data-die]")
    typist.play(typist.press, until=lambda: placed.count() == 1)
    page.keyboard.press("u")
    expect(placed).to_have_count(0)

    typist.play(typist.press)
    expect_ledger(page)
    assert typist.by_arrow > 0
    assert typist.by_number > 0
    assert typist.by_tab > 0


@pytest.mark.exhaustive
def test_a_game_is_played_with_a_finger_on_a_narrow_screen(devices: Devices) -> None:
    device = devices(size=NARROW)
    page = device.page(device.create(A_BOT, seed="narrow"))
    player = MousePlayer(page, seed=7)

    def tap(thing: str) -> None:
        player.tap(thing)
        expect_no_sideways_scroll(page)

    player.play(tap)
    expect_ledger(page)
    expect_no_sideways_scroll(page)


def test_a_die_is_dragged_to_its_cell(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create(A_BOT, seed="drag"))
    player = MousePlayer(page)
    player.choose_window()
    player.wait()
    die = next(thing for thing in player.lit() if thing.startswith("pool:"))
    player.click(die)
    cell = next(thing for thing in player.lit() if thing.startswith("cell:"))
    page.keyboard.press("Escape")
    page.drag_and_drop(f"[data-thing~='{die}']", f"[data-thing~='{cell}']")
    expect(page.locator(f"[data-thing~='{cell}'] [data-die]")).to_be_visible()


def test_bots_have_names_of_their_game_and_faces(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create(A_BOT, A_BOT, seed="names"))
    for name in ("Livia", "Marco"):
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    expect(page.get_by_role("img", name="Bot")).to_have_count(2)
    faces = page.locator("svg[viewBox='0 0 30 34']:has(rect)")  # in place of an initial
    expect(faces.first).to_be_visible()
