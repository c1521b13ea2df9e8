"""Raxxon in a real browser: two screens, solo by keyboard, a team on one phone, every Raxxon card."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ludarium.client import Client, SeatConnection
from ludarium.games import ruleset
from ludarium.server.protocol import DecisionData

from .conftest import Devices
from .device import LAPTOP, NARROW, SMALL, WIDE, message_text
from .page_audit import axe_faults_light_and_dark, faults_of_each, faults_of_page
from .players.keyboard import KeyboardPlayer
from .players.mouse import LEDGER, LIT, READY, MousePlayer, expect_ledger, expect_no_sideways_scroll
from .screens.table import LANGUAGES, play_raxxon

A_BOT: Final = {"kind": "bot", "bot": "random"}  # the fastest; its play is not tested here
GAME: Final = "raxxon"
PACKAGE: Final = "ludarium.games.raxxon"
TRIES: Final = 30
LONG: Final = 2000  # touches; far more than a game needs


class Rescuer(MousePlayer):
    """Plays random options, and passes only if nothing else is possible."""

    def choose(self) -> str:
        self.wait()
        lit = self.lit()
        bold = [thing for thing in lit if thing != "pass"]
        return self.chance.choice((bold if self.chance.random() < 0.9 else lit) or lit or [""])

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
def test_two_save_the_city_together_in_two_browsers(devices: Devices) -> None:
    first, second = devices(), devices("cs")
    path = first.create({"kind": "open"}, game=GAME, seed="together")
    pages = [first.page(path), second.page(path)]
    pages[1].get_by_role("button", name=message_text("cs", "web-sit")).first.click()
    pages[0].locator("#start").click()
    players = [Rescuer(page, seed) for seed, page in enumerate(pages, 1)]
    for _ in range(LONG):
        if pages[0].locator(LEDGER).count():
            break
        for player in players:
            if player.page.locator(f"{LIT}:visible").count():
                player.click(player.choose())
                break
        else:
            pages[0].wait_for_timeout(30)
    for page in pages:
        expect_ledger(page)
        expect(page.locator("#result svg").first).to_be_visible()
    assert pages[0].locator("#result h1").inner_text() in {
        message_text("en", f"board-end-{outcome}", PACKAGE) for outcome in ("victory", "outbreak", "takeover")
    }
    touched = [*players[0].touched, *players[1].touched]
    assert {thing.split(":")[0] for thing in touched} >= {"character", "action", "crowd", "go"}
    assert all(player.used("action") for player in players)


@pytest.mark.exhaustive
def test_a_solo_game_is_played_by_keyboard_alone(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create(game=GAME, seed="keys"))
    writer = Writer(page, seed=5)
    writer.wait()
    assert all(thing.startswith("character:") for thing in writer.lit())
    writer.press("character:gabriel")
    expect(page.locator("[data-thing^='crowd:']")).to_have_count(9)

    # Swapping two cards: the first is selected, Esc deselects it.
    writer.play(writer.press, until=lambda: "action:5" in writer.lit())
    writer.press("action:5")
    page.wait_for_function(
        "() => document.querySelectorAll(`[data-thing^='crowd:'][data-state~='selectable']`).length > 1"
    )
    before = writer.lit()
    writer.press(before[0])
    page.locator("[data-thing^='crowd:'][data-state~='selected']").wait_for()
    page.keyboard.press("Escape")
    assert writer.lit() == before

    writer.play(writer.press)
    expect_ledger(page)
    assert writer.by_arrow > 0
    assert writer.by_number > 0
    assert writer.used("character") > 1, "alone one chooses a sheet anew every day"


@pytest.mark.exhaustive
def test_a_team_of_three_is_played_on_one_phone(devices: Devices) -> None:
    device = devices(size=NARROW)
    others = [{"kind": "me", "name": "Bea"}, {"kind": "me", "name": "Cyd"}]
    page = device.page(device.create(*others, game=GAME, seed="team"))
    player = Rescuer(page, seed=3)
    ready = page.locator("#hand-over button").first
    hand = page.locator("#prompt").get_by_role("button", name=message_text("en", "web-hand-over"))
    handed = 0
    ready.wait_for()
    for _ in range(LONG):
        if page.locator(LEDGER).count():
            break
        if ready.count():
            ready.tap()
            expect(page.locator("#hand-over")).to_have_count(0)
            handed += 1
        elif page.locator(f"{LIT}:visible").count():
            player.tap(player.choose())
            expect_no_sideways_scroll(page)
        elif hand.count():
            hand.first.tap()
            ready.wait_for()
        else:
            page.wait_for_timeout(30)
    expect_ledger(page)
    assert handed > 5
    assert player.used("action") > 5


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_an_action_without_effect_says_why_and_needs_a_confirmation(devices: Devices, size: tuple[int, int]) -> None:
    device = devices(size=size)
    page = device.page(device.create(game=GAME, seed="in vain"))
    portrait = page.locator(f"{LIT}[data-thing~='character:thomas']").first
    choose = page.get_by_role("button", name="Choose Thomas Hart")
    (portrait if size == WIDE else choose).click()
    evacuate = page.locator("button[data-thing~='action:1']:visible").last
    expect(evacuate).to_have_attribute("data-state", "idle")
    expect(evacuate).to_have_accessible_description("no effect now")
    said = page.locator("#prompt [role='status']")
    asks = "Your turn: choose an action or pass"
    expect(said).to_contain_text(asks)
    expect(said).to_contain_text("Any other action puts a token on your sheet")
    moves = page.locator("[role='log'] p")

    def expect_warning() -> None:
        expect(said).to_contain_text("“Evacuate” would change nothing now")
        expect(said).to_contain_text("RX-27 No row or column has only face-up healthy cards.")

    told = moves.all_text_contents()
    evacuate.click()
    expect_warning()
    evacuate.click()  # a second click deselects it, and so do Esc and a second Enter
    expect(said).to_contain_text(asks)
    page.keyboard.press("2")
    expect_warning()
    page.keyboard.press("Escape")
    expect(said).to_contain_text(asks)
    evacuate.focus()
    page.keyboard.press("Enter")
    expect_warning()
    page.keyboard.press("Enter")
    expect(said).to_contain_text(asks)
    assert moves.all_text_contents() == told, "nothing has happened"
    assert not faults_of_page(page, "en")

    page.keyboard.press("2")
    page.get_by_role("button", name="Do it anyway: it costs a token").click()
    expect(moves.filter(has_text="Evacuate").first).to_be_attached()


@pytest.mark.parametrize("followed", ["", "convoy"], ids=["no card", "card"])
@pytest.mark.parametrize("rows", [4, 6])
def test_on_a_phone_the_actions_are_above_the_prompt_for_any_crowd(devices: Devices, rows: int, followed: str) -> None:
    device = devices(size=SMALL)
    page = device.context.new_page()
    page.add_init_script(CROWDED.replace("ROWS", str(rows)).replace("FOLLOWED", followed))
    page.goto(device.address + device.create(A_BOT, game=GAME, seed="crowd"))
    page.get_by_role("button", name="Choose Thomas Hart").tap()
    page.locator(f"{LIT}[data-thing~='action:0']").first.wait_for()
    expect(page.locator("[data-thing^='crowd:']")).to_have_count(3 * rows)
    expect(page.locator("#actions button")).to_have_count(6)
    if followed:
        expect(page.get_by_role("article", name=message_text("en", f"card-{followed}", PACKAGE))).to_be_visible()
    hidden = page.evaluate(HIDDEN, "#actions button")
    assert not hidden, f"under something else: {hidden}"
    covered = page.evaluate(HIDDEN, "[data-thing^='crowd:']")
    assert rows > 4 or not covered, f"cards under something else: {covered}"
    page.locator("#prompt").get_by_role("button", name="Pass").tap(trial=True)


@pytest.mark.parametrize("bots", [1, 3])
def test_on_a_laptop_nothing_is_cut_off(devices: Devices, bots: int) -> None:
    device = devices(size=LAPTOP)
    page = device.page(device.create(*[A_BOT] * bots, game=GAME, seed="laptop", options={"character_1": 2}))
    player = Rescuer(page)
    player.play(player.click, until=lambda: "action:0" in player.lit())
    for things in ("[data-thing^='pile:']", "[data-thing^='sheet:0:']", "[data-thing^='crowd:']"):
        expect(page.locator(things).first).to_be_visible()
        hidden = page.evaluate(HIDDEN, things)
        assert not hidden, f"cut off or under something else: {hidden}"


def revealed(page: Page) -> str:
    """Reveal cards until one is face up and actions are asked for: the id of that card."""
    player = Rescuer(page)
    card = page.get_by_role("button", name=UP)
    page.wait_for_function(READY)
    for _ in range(LONG):
        if card.count() and "action:0" in player.lit():
            return card.first.get_attribute("data-thing") or ""
        player.click("action:0" if "action:0" in player.lit() else player.choose())
    raise AssertionError("no card was revealed")


# A face-up citizen as a screen reader says it: its place, its type and its health.
UP: Final = re.compile(r"^[a-h][1-8]: .*\. (healthy|infected)$")


def test_a_citizen_that_is_no_option_is_shown_in_the_close_up(devices: Devices) -> None:
    device = devices(size=WIDE)
    page = device.page(device.create(game=GAME, seed="close-up"))
    page.locator(f"{LIT}[data-thing~='character:thomas']").first.click()
    card = page.locator(f"[data-thing='{revealed(page)}']")
    close_up = page.get_by_role("region", name="Close-up")
    page.locator("[data-thing~='pile:power']").hover()
    expect(close_up).to_contain_text("When it reaches 8, you all lose.")
    card.hover()
    expect(close_up).to_contain_text("At night" if "healthy" in (card.get_attribute("aria-label") or "") else "night")
    said = close_up.inner_text()
    page.locator("[data-thing~='sheet:0:1']").hover()
    expect(close_up).to_contain_text("At the start of each of your next turns today")
    card.click()
    expect(close_up).to_have_text(said, use_inner_text=True)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("[data-thing~='pile:infection']").focus()
    page.locator("[data-thing^='crowd:'][tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-thing^='crowd:']:focus")).to_have_count(1)
    assert not faults_of_page(page, "en")


def test_on_a_phone_a_tap_shows_a_citizen_and_what_the_symbols_mean(devices: Devices) -> None:
    device = devices(size=SMALL)
    page = device.page(device.create(game=GAME, seed="close-up"))
    page.get_by_role("button", name="Choose Thomas Hart").tap()
    page.locator(f"[data-thing='{revealed(page)}']").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("night")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Symbols").tap()
    for symbol in ("Add to the crowd", "Reveal", "Spread", "Raxxon power", "Hostile returns", "End of day", "Pass"):
        expect(dialog).to_contain_text(f"{symbol}.")
    assert not faults_of_page(page, "en")


def is_without_effect(place: SeatConnection, _made: int, _decision: DecisionData) -> bool:
    """Whether a Raxxon card without effect was drawn last."""
    return [event.kind for event in place.state.events][-1:] == ["event-untriggered"]


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_a_raxxon_card_without_effect_is_shown_until_it_is_put_away(devices: Devices, size: tuple[int, int]) -> None:
    device = devices(size=size)
    client = Client(device.address)
    for seed in range(TRIES):
        place = client.create(GAME, "Ada", ["random"], seed=str(seed))
        if play_raxxon(place, partial(is_without_effect, place)):
            break
    device.use_token(client.token(place.table))
    card = str(place.state.events[-1].args["card"])
    page = device.page(f"/t/{place.table}")
    article = page.get_by_role("article", name=message_text("en", card, PACKAGE))
    expect(article).to_contain_text("Its condition is not met, so nothing happens.")
    page.reload()
    expect(article).to_be_visible()
    assert not faults_of_page(page, "en")
    article.get_by_role("button", name="Put away").click()
    expect(article).to_have_count(0)
    page.reload()
    expect(article).to_be_visible()
    decision = place.wait()
    assert decision
    place.decide(decision.options[0].id)
    expect(article).to_have_count(0)
    place.close()
    client.close()


# A crowd of three columns and the given number of rows.
CROWDED: Final = """
    const Socket = window.WebSocket
    window.WebSocket = class extends Socket {
      set onmessage(hear) {
        super.onmessage = (event) => {
          const told = JSON.parse(event.data)
          const [card] = told.view?.crowd ?? []
          const places = Array.from({ length: 3 * ROWS }, (_, n) => [1 + Math.floor(n / 3), 2 + (n % 3)])
          const cell = (row, column) => `crowd:${'abcdefgh'[row]}${column + 1}`
          const at = ([row, column], key) => ({ ...card, id: cell(row, column), key, row, column })
          if (card) told.view.crowd = places.map(at)
          if (card && 'FOLLOWED') told.view.followed = ['FOLLOWED']
          hear(new MessageEvent('message', { data: JSON.stringify(told) }))
        }
      }
    }
"""
# The actions that are covered by another element at their middle, top or bottom.
HIDDEN: Final = """(which) => [...document.querySelectorAll(which)].filter((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [2, height / 2, height - 2].some(
      (down) => !element.contains(document.elementFromPoint(left + width / 2, top + down)),
    )
  }).map((element) => element.dataset.thing.split(' ')[0])
"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_a_game_is_complete_and_translated(
    devices: Devices, language: str, size: tuple[int, int]
) -> None:
    device = devices(language, size=size)
    page = device.page(device.create(*[A_BOT] * 3, game=GAME, seed="four"))
    player = Rescuer(page, seed=7)
    faults: list[str] = []
    for number in range(TRIES):
        if not player.wait():
            break
        faults += faults_of_page(page, language)
        for pile in ("infection", "power") if number == 1 else ():  # while all wait for this player
            page.locator(f"[data-thing~='pile:{pile}']:visible").first.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            faults += faults_of_page(page, language)
            page.keyboard.press("Escape")
        player.click(player.choose())
        expect_no_sideways_scroll(page)
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_axe_finds_no_serious_fault(devices: Devices, size: tuple[int, int]) -> None:
    device = devices(size=size, bypass_csp=True)
    page = device.page(device.create(A_BOT, game=GAME, seed="axe"))
    player = Rescuer(page, seed=11)
    faults: list[str] = []
    for number in range(TRIES // 2):
        if not player.wait():
            break
        faults += axe_faults_light_and_dark(page)
        for pile in ("infection", "power") if number == 1 else ():  # while all wait for this player
            page.locator(f"[data-thing~='pile:{pile}']:visible").first.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            faults += axe_faults_light_and_dark(page)
            page.keyboard.press("Escape")
        player.click(player.choose())
    assert not faults, "\n".join(dict.fromkeys(faults))


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_raxxon_card_is_complete_and_translated(devices: Devices, language: str, size: tuple[int, int]) -> None:
    """All cards as triggered, so that one dialog shows them all."""
    device = devices(language, size=size)
    page = device.context.new_page()
    page.add_init_script(ALL_TRIGGERED)
    page.goto(device.address + device.create(A_BOT, game=GAME, seed="cards"))
    page.locator("[data-thing~='pile:power']:visible").first.click()
    rows = page.locator("dialog button[aria-expanded]")
    cards = len(ruleset(GAME).catalogue()["cards"])
    expect(rows).to_have_count(cards)
    opened = faults_of_each(
        page, language, "dialog button[aria-expanded]", "dialog article", "[role='presentation'] svg", least=2
    )
    faults = faults_of_page(page, language) + opened
    assert not faults, "\n".join(dict.fromkeys(faults))


# The state comes through a socket; its triggered cards are changed before the page receives it.
ALL_TRIGGERED: Final = """
    const Socket = window.WebSocket
    let cards
    window.WebSocket = class extends Socket {
      set onmessage(hear) {
        super.onmessage = async (event) => {
          cards ??= Object.keys((await (await fetch('/api/games/raxxon/catalogue')).json()).cards)
          const told = JSON.parse(event.data)
          if (told.view) told.view.triggered = cards
          hear(new MessageEvent('message', { data: JSON.stringify(told) }))
        }
      }
    }
"""
