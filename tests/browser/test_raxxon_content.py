"""Raxxon's scenarios and content packs, from the create screen to the table."""

from __future__ import annotations

from importlib import resources
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from .conftest import Devices
from .device import NARROW, WIDE, message_text
from .page_audit import axe_faults, faults_of_page
from .players.mouse import expect_no_sideways_scroll
from .screens.table import LANGUAGES
from .test_raxxon import GAME, PACKAGE, Rescuer

pytestmark = pytest.mark.exhaustive

MOVES: Final = 6
UNCERTAINTY: Final = 3
SCENARIOS: Final = range(1, 6)
OWN: Final = (resources.files(PACKAGE) / "content" / "raxxon.yaml").read_text(encoding="utf-8")
RENAMED: Final = OWN.replace("pack: raxxon", "pack: home_made").replace("\n  riot:", "\n  brawl:")
TEXTS: Final = "texts:\n  en:\n    card-brawl: A brawl of our own\n"


def create_screen(page: Page, language: str = "en") -> Locator:
    """The create screen of Raxxon, for one player."""
    game = page.locator("article").filter(has_text=message_text(language, f"web-game-{GAME}"))
    game.get_by_role("button", name=message_text(language, "web-more"), exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=message_text(language, "web-with-friends")).click()
    sheet.get_by_role("radio", name="1", exact=True).check()
    return sheet


def play(sheet: Locator, language: str = "en") -> None:
    sheet.get_by_role("button", name=message_text(language, "web-create-play"), exact=True).click()


def choose_pack(sheet: Locator, text: str, name: str = "own.yaml") -> None:
    """Choose a file as the content pack."""
    more = sheet.locator("details")
    if more.get_attribute("open") is None:
        more.locator("summary").click()
    file = FilePayload(name=name, mimeType="application/yaml", buffer=text.encode())
    sheet.locator("input[type=file]").set_input_files(file)
    expect(sheet.get_by_text(name, exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_scenario_is_chosen_at_the_create_screen_and_shown_at_the_table(
    devices: Devices, size: tuple[int, int]
) -> None:
    page = devices(size=size, bypass_csp=True).page()
    sheet = create_screen(page)
    sheet.get_by_label(message_text("en", "web-option-raxxon-scenario")).select_option(str(UNCERTAINTY))
    play(sheet)
    player = Rescuer(page, seed=2)
    player.wait()
    player.click("character:thomas")
    for _ in range(MOVES):
        player.click(player.choose())
    expect(page.locator("button[data-thing~='action:6']:visible").first).to_be_visible()
    if size == NARROW:
        page.get_by_role("button", name=message_text("en", "scenario-3", PACKAGE), exact=True).click()
    panel = page.get_by_role("region", name=message_text("en", "label-scenario", PACKAGE, scenario="scenario-3"))
    expect(panel).to_be_visible()
    expect(panel.get_by_text(message_text("en", "label-reserve-3", PACKAGE, number=18))).to_be_visible()
    expect(panel.get_by_role("img")).to_have_count(3)  # the healthy cards of the check deck are public
    expect(panel.get_by_text(message_text("en", "board-reserve-infected", PACKAGE, number=9))).to_be_visible()
    if size == WIDE:
        panel.locator("summary").click()
    expect(panel.locator("li")).to_have_count(4)
    assert not axe_faults(page)
    expect_no_sideways_scroll(page)
    panel.get_by_role("button", name="RX-92").click()
    expect(page.get_by_role("dialog").last.get_by_role("link", name="RX-92")).to_be_in_viewport()


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_is_complete_and_translated(devices: Devices, language: str, size: tuple[int, int]) -> None:
    device = devices(language, size=size)
    faults: list[str] = []
    for scenario in SCENARIOS:
        page = device.page(device.create(game=GAME, seed="scene", options={"scenario": scenario}))
        player = Rescuer(page, seed=scenario)
        for _ in range(MOVES):
            player.wait()
            player.click(player.choose())
            faults += faults_of_page(page, language)
        page.locator("[data-thing~='pile:infection']:visible").first.click()
        faults += faults_of_page(page, language)
        page.keyboard.press("Escape")
        page.get_by_role("button", name=message_text(language, f"scenario-{scenario}", PACKAGE), exact=True).click()
        faults += faults_of_page(page, language)
        expect_no_sideways_scroll(page)
        page.close()
    assert not faults, "\n".join(dict.fromkeys(faults))


def test_calm_the_crowd_shows_its_set_event_and_the_calm_cards(devices: Devices) -> None:
    device = devices(size=(1280, 720))
    page = device.page(device.create(game=GAME, seed="calm", options={"scenario": 4}))
    page.get_by_role("button", name=message_text("en", "scenario-4", PACKAGE), exact=True).click()
    panel = page.get_by_role("dialog").get_by_role("region")
    expect(panel.get_by_text(message_text("en", "label-events", PACKAGE, number=8))).to_be_visible()
    timed = panel.get_by_role("listitem").filter(has_text=message_text("en", "scene-4-4", PACKAGE))
    expect(timed).to_contain_text(message_text("en", "board-event-times", PACKAGE, numbers="3, 5", past=0))
    expect(panel.get_by_role("img", name="Celebrity 3")).to_be_visible()
    expect(panel.get_by_role("img")).to_have_count(5)


def test_a_table_is_created_with_a_content_pack(devices: Devices) -> None:
    page = devices().page()
    page.add_init_script(BRAWL_TRIGGERED)
    page.reload()
    sheet = create_screen(page)
    choose_pack(sheet, RENAMED + TEXTS)
    sheet.get_by_role("button", name=message_text("en", "web-pack-remove")).click()
    expect(sheet.get_by_text("own.yaml")).to_have_count(0)
    choose_pack(sheet, RENAMED + TEXTS)
    play(sheet)
    player = Rescuer(page, seed=4)
    player.wait()
    player.click(player.choose())
    player.wait()
    page.locator("[data-thing~='pile:power']:visible").first.click()
    row = page.get_by_role("dialog").get_by_role("button", name="A brawl of our own")
    expect(row).to_be_visible()
    row.click()
    expect(page.locator("dialog article h2")).to_have_text("A brawl of our own")


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_bad_pack_is_refused_with_its_line(devices: Devices, size: tuple[int, int]) -> None:
    device = devices(size=size)
    page = device.page()
    sheet = create_screen(page)
    choose_pack(sheet, OWN.replace("killed: [infection]", "killed: [infektion]"), "bad.yaml")
    device.ignored_faults = True  # a refusal also appears in the console
    play(sheet)
    why = sheet.get_by_role("alert").filter(has_text="line 10: citizens.susceptible.killed[0]")
    expect(why).to_be_visible()
    expect_no_sideways_scroll(page)
    choose_pack(sheet, OWN, "mended.yaml")
    expect(why).to_have_count(0)
    play(sheet)
    expect(page.locator("[data-thing^='character:']").first).to_be_visible()


# The state comes through a socket; this card is added to the triggered ones.
BRAWL_TRIGGERED: Final = """
    const Socket = window.WebSocket
    window.WebSocket = class extends Socket {
      set onmessage(hear) {
        super.onmessage = (event) => {
          const told = JSON.parse(event.data)
          if (told.view) told.view.triggered = ['brawl']
          hear(new MessageEvent('message', { data: JSON.stringify(told) }))
        }
      }
    }
"""
