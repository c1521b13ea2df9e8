"""Red Rising in a real browser: games with the mouse and by keyboard, six players on a phone, every card in detail."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from ludarium.games.redrising.card import CARDS

from .conftest import Devices
from .device import NARROW, SMALL, WIDE
from .page_audit import axe_faults_light_and_dark, faults_of_each, faults_of_page
from .players.keyboard import KeyboardPlayer
from .players.mouse import LEDGER, MousePlayer, expect_ledger, expect_no_sideways_scroll
from .screens.table import LANGUAGES
from .test_redrising_layout import expect_no_scroll

A_BOT: Final = {"kind": "bot", "bot": "random"}  # the fastest; its play is not tested here
GAME: Final = "redrising"
STORY: Final = "#playback"
TRIES: Final = 30


class Reader(MousePlayer):
    """Plays random options, and sometimes changes the selection."""

    def choose(self) -> str:
        self.wait()
        return self.chance.choice(self.lit() or [""])

    def click(self, thing: str) -> None:
        if thing:  # else the option is gone: the response has come
            super().click(thing)

    def tap(self, thing: str) -> None:
        if thing:
            super().tap(thing)


class Writer(KeyboardPlayer):
    """The same with the keyboard."""

    def choose(self) -> str:
        return self.chance.choice(self.lit()[:10] or [""])

    def press(self, thing: str) -> None:
        if thing:
            super().press(thing)


@pytest.mark.exhaustive
@pytest.mark.slow
def test_a_game_against_a_bot_is_played_with_the_mouse(devices: Devices) -> None:
    page = devices().page()
    page.locator("article").nth(1).get_by_role("button", name="Play with bots").click()
    player = Reader(page, seed=3)
    player.play(player.click)
    expect_ledger(page)
    assert page.locator("thead th").count() == 3
    assert player.used("card") > 5
    assert player.used("location") > 5
    assert player.used("deck") > 0
    page.locator("details summary").first.click()
    expect(page.locator("details li").first).to_be_visible()
    expect(page).to_have_title("Game over: Red Rising")


@pytest.mark.exhaustive
def test_a_solo_game_is_played_by_keyboard_alone(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create(game=GAME, seed="keys"))
    writer = Writer(page, seed=5)
    writer.wait()

    before = writer.lit()
    writer.press(next(thing for thing in before if thing.startswith("card:")))
    assert all(thing.startswith(("location:", "card:")) for thing in writer.lit())
    page.keyboard.press("Escape")
    assert writer.lit() == before

    # The Automa's turn is played back, and can be skipped.
    told = page.locator(STORY)
    writer.play(writer.press, until=told.is_visible)
    expect(told).to_contain_text("Automa")
    told.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    last = page.locator("section[aria-label*=Automa] ol")
    expect(last).to_be_visible()
    by_somebody = page.locator("ol[reversed] li:has(> [style])")
    expect(by_somebody.first).to_contain_text("Automa turns up its card")

    # What it did last, and the face of the die, are there after a reload.
    die = page.locator("button[aria-label^='Rising die: ']")
    writer.play(writer.press, until=die.is_visible)
    did, face = last.inner_text(), die.get_attribute("aria-label")
    assert face
    page.reload()
    expect(last).to_have_text(did, use_inner_text=True)
    expect(die).to_have_attribute("aria-label", face)

    writer.play(writer.press)
    expect_ledger(page)
    expect(page.locator(f"{LEDGER} thead th").last).to_contain_text("Automa")
    *points, total = page.locator(f"{LEDGER} td:last-child > span").all_inner_texts()
    assert points[0] == "70"
    assert sum(map(int, points)) == int(total)
    expect(page.locator("#result h1 + p")).to_contain_text(total)
    assert writer.by_arrow > 0
    assert writer.by_number > 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", LANGUAGES)
def test_six_players_fit_on_a_narrow_screen(devices: Devices, language: str) -> None:
    device = devices(language, size=NARROW)
    page = device.page(device.create(*[A_BOT] * 5, game=GAME, seed="six"))
    player = Reader(page, seed=7)
    faults: list[str] = []
    for _ in range(TRIES):
        if not player.wait():
            break
        faults += faults_of_page(page, language)
        player.tap(player.choose())
        expect_no_sideways_scroll(page)
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_axe_finds_no_serious_fault(devices: Devices, size: tuple[int, int]) -> None:
    device = devices(size=size, bypass_csp=True)
    page = device.page(device.create(A_BOT, game=GAME, seed="axe"))
    player = Reader(page, seed=11)
    faults: list[str] = []
    for _ in range(TRIES // 2):
        if not player.wait():
            break
        page.locator("#hand button, section[data-thing^='location:'] div [data-thing]").first.focus()
        faults += axe_faults_light_and_dark(page)
        player.click(player.choose())
    page.locator("[data-thing~='banished']:visible").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    faults += axe_faults_light_and_dark(page)
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_detail_is_complete_and_translated(devices: Devices, language: str, size: tuple[int, int]) -> None:
    """All cards as banished, so that one dialog shows them all."""
    device = devices(language, size=size)
    page = device.context.new_page()
    page.add_init_script(ALL_BANISHED)
    page.goto(device.address + device.create(A_BOT, game=GAME, seed="cards"))
    page.locator("[data-thing~='banished']:visible").first.click()
    rows = page.locator("dialog button[aria-expanded]")
    expect(rows).to_have_count(CARDS)
    opened = faults_of_each(page, language, "dialog button[aria-expanded]", "dialog article", "section :is(p, li)")
    faults = faults_of_page(page, language) + opened
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), *((one, SMALL) for one in LANGUAGES)])
def test_a_scouted_card_is_highlighted_and_locations_say_what_a_click_does(
    devices: Devices, language: str, size: tuple[int, int]
) -> None:
    device = devices(language, size=size)
    page = device.page(device.create(game=GAME, seed="scout"))
    deck = page.locator("button[data-state~='selectable'][data-thing~='deck']")
    deck.click()
    card = page.locator("article[data-card]:visible")
    expect(card).to_be_in_viewport(ratio=1)
    prompt = page.locator("#prompt").bounding_box()
    place = card.bounding_box()
    assert prompt
    assert place
    assert size == WIDE or place["y"] + place["height"] <= prompt["y"], "the prompt covers the card"
    expect_no_scroll(page)
    columns = page.locator("section[data-state~='selectable'] > button[aria-hidden]")
    expect(columns).to_have_count(4)
    if language == "en":
        expect(page.locator("#prompt [role='status'] b")).to_have_text(
            f"Choose where to place {card.locator('h2').inner_text()}"
        )
        gains = ["+1 fleet", "+1 helium", "Sovereign token", "+1 influence"]
        assert [text.replace("\u00ad", "") for text in columns.all_inner_texts()] == [
            f"place it here: {gain}" for gain in gains
        ]
    for column in columns.all():
        expect(column).to_be_in_viewport(ratio=1)
    assert not faults_of_page(page, language)

    # The card of a location is part of it: a touch places the scouted one there.
    mars = page.locator("[data-thing~='location:mars']")
    name = str(card.get_attribute("aria-label"))
    expect(mars.get_by_role("button", name=name)).to_have_count(0)
    mars.locator(":scope > div > button").click()
    if size == SMALL:  # there is no room for covered cards beside the words of the hand: the head of the location opens
        page.locator("#hand").get_by_role("paragraph").wait_for()
        mars.get_by_role("button").first.tap()
        mars = page.get_by_role("dialog")
    expect(mars.get_by_role("button", name=name)).to_be_visible()


# The state comes through a socket; its banished cards are changed before the page receives it.
ALL_BANISHED: Final = """
    const Socket = window.WebSocket
    let cards
    window.WebSocket = class extends Socket {
      set onmessage(hear) {
        super.onmessage = async (event) => {
          cards ??= Object.keys((await (await fetch('/api/games/redrising/catalogue')).json()).cards)
          const told = JSON.parse(event.data)
          if (told.view) told.view.banished = cards
          hear(new MessageEvent('message', { data: JSON.stringify(told) }))
        }
      }
    }
"""
