"""The score pad: hands on a phone, windows on a wide screen, and a link that contains the sheet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludarium.games import ruleset

from .conftest import Devices
from .device import NARROW, WIDE, message_text
from .page_audit import axe_faults, faults_of_page

RED_RISING = "ludarium.games.redrising"
SAGRADA = "ludarium.games.sagrada"
TEN = 10
LONG = 90_000.0  # milliseconds: the first sheet waits for its worker
SWIPE = """([from, to]) => {
  const form = document.querySelector('#form')
  const touch = (x) => new Touch({ identifier: 1, target: form, clientX: x, clientY: 400 })
  const fire = (type, touches, changed) =>
    form.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: changed }))
  fire('touchstart', [touch(from)], [touch(from)])
  fire('touchend', [], [touch(to)])
}"""

# Ada types, in any language; Bea uses the castes; Cid swipes to his hand.
HANDS = [["darrow", "ugly_dan", "sevro", "razor_designer"], ["nero", "victra", "bridge"], ["mickey_the_carver"]]
TYPED = ["Darrow", "Бридкий", "севро", "razor"]
SHEET: dict[str, Any] = {
    "players": [
        {"hand": ["darrow", {"card": "ugly_dan", "colour": "red"}, "sevro", "razor_designer"], "helium": 4, "fleet": 6},
        {"hand": ["nero", "victra", "bridge"], "influence": 3, "sovereign": True},
        {"hand": ["mickey_the_carver"], "helium": 12},
    ],
    "banished": ["dancer"],
}


def faults(page: Page, language: str) -> list[str]:
    """What is wrong with the screen, visually and for screen readers."""
    return faults_of_page(page, language) + axe_faults(page)


def track(page: Page, language: str, name: str, number: int) -> None:
    """Tap a number of a track."""
    group = page.get_by_role("group", name=message_text(language, f"web-pad-{name}"))
    if number <= TEN:
        group.locator("label").nth(number).click()
    for _ in range(TEN, number):
        group.get_by_role("button").click()


def called(card: str) -> re.Pattern[str]:
    """The name of a card, before its caste."""
    return re.compile(rf"^{re.escape(card)}\s?,")


def by_caste(page: Page, language: str, caste: str, *cards: str) -> None:
    """Open a caste and tap its cards."""
    page.get_by_role("button", name=message_text(language, f"colour-{caste}", RED_RISING), exact=True).click()
    for card in cards:
        name = message_text(language, f"character-{card}", RED_RISING)
        page.get_by_role("button", name=called(name)).click()
    page.get_by_role("button", name=re.compile(f": {message_text(language, 'web-pad-castes')}$")).click()


def go_on(page: Page) -> None:
    """Press the main button."""
    page.locator("#pad-footer button").last.click()


@pytest.mark.parametrize(("language", "other"), [("en", "cs"), pytest.param("uk", "ru", marks=pytest.mark.exhaustive)])
def test_three_hands_are_scored_on_a_phone(  # noqa: PLR0915 - one long way, as a person goes it
    devices: Devices, language: str, other: str
) -> None:
    device = devices(language, size=NARROW, bypass_csp=True)
    page = device.page("/")
    page.get_by_role("link", name=message_text(language, "web-pad")).click()
    page.get_by_role("link", name=message_text(language, "web-game-redrising")).click()
    search = page.get_by_role("combobox", name=message_text(language, "web-pad-type"))
    page.get_by_label(message_text(language, "web-pad-name", number=1)).fill("Ada")
    for card, typed in zip(HANDS[0], TYPED, strict=True):
        search.fill(typed)
        name = message_text(language, f"character-{card}", RED_RISING)
        expect(page.get_by_role("option", name=called(name))).to_be_visible()
        search.press("Enter")
    expect(page.locator("#form ul[aria-label] > li")).to_have_count(4)
    ugly_dan = message_text(language, "character-ugly_dan", RED_RISING)
    page.get_by_label(message_text(language, "web-pad-taken-for", what=ugly_dan)).select_option("red")
    track(page, language, "helium", 4)
    track(page, language, "fleet", 6)
    assert not faults(page, language)

    go_on(page)
    by_caste(page, language, "gold", "nero", "victra")
    by_caste(page, language, "gray", "bridge")
    page.get_by_role("button", name=message_text(language, "colour-gray", RED_RISING), exact=True).click()
    expect(page.locator("button[aria-pressed]:disabled")).to_have_count(1)  # Ada has it
    track(page, language, "influence", 3)
    page.get_by_role("button", name=message_text(language, "web-pad-sovereign"), exact=True).click()
    assert not faults(page, language)

    page.evaluate(SWIPE, [300, 60])
    expect(page.locator("#steps [aria-current]")).to_contain_text("3")
    by_caste(page, language, "violet", "mickey_the_carver")
    track(page, language, "helium", 12)
    go_on(page)
    needed = message_text(language, "character-mickey_the_carver", RED_RISING)
    expect(page.locator("#form summary small").last).to_contain_text(needed)
    by_caste_in = page.locator("#form details[open]").last
    by_caste_in.get_by_role("button", name=message_text(language, "colour-red", RED_RISING), exact=True).click()
    dancer = message_text(language, "character-dancer", RED_RISING)
    page.get_by_role("button", name=called(dancer)).click()
    assert not faults(page, language)

    go_on(page)
    answer = ruleset("redrising").score(SHEET)
    totals = [player["total"] for player in answer["players"]]
    sums = page.locator("tbody tr:last-child td")
    expect(sums).to_have_text([str(total) for total in totals], timeout=LONG)
    winner = ["Ada", message_text(language, "player", number=2), message_text(language, "player", number=3)][
        answer["winners"][0]
    ]
    expect(page.get_by_role("heading", name=re.compile(re.escape(winner)))).to_be_visible()
    page.locator("#hands summary").first.click()
    expect(page.locator("#hands li button").first).to_be_visible()
    assert not faults(page, language)

    # The link opens the sheet on a second device in another language.
    page.locator("#pad-footer button").last.click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    second = devices(other, size=WIDE, bypass_csp=True).page(link.removeprefix(device.address))
    expect(second.locator("tbody tr:last-child td")).to_have_text([str(total) for total in totals], timeout=LONG)
    expect(second.get_by_label(message_text(other, "web-pad-name", number=1))).to_have_value("Ada")
    assert not faults(second, other)

    # This device remembers it without a link, until it is deleted.
    page.goto(f"{device.address}/pad/redrising")
    expect(page.locator("#form ul[aria-label] > li")).to_have_count(4)
    page.get_by_role("button", name=message_text(language, "web-pad-reset"), exact=True).click()
    assert not faults(page, language)
    page.get_by_role("button", name=message_text(language, "web-pad-reset-names")).click()
    expect(page.locator("#form ul[aria-label] > li")).to_have_count(0)
    expect(page.get_by_label(message_text(language, "web-pad-name", number=1))).to_have_value("Ada")


def test_the_automa_is_scored_too(devices: Devices) -> None:
    page = devices(bypass_csp=True).page("/pad/redrising")
    page.get_by_role("radio", name=message_text("en", "web-pad-alone-automa")).check(force=True)
    by_caste(page, "en", "gold", "nero")
    page.get_by_role("button", name=re.compile("^Automa")).click()
    by_caste(page, "en", "red", "darrow", "eo")
    track(page, "en", "fleet", 5)
    sheet = {
        "players": [{"hand": ["nero"]}],
        "automa": {"parity": "even", "pile": ["darrow", "eo"], "fleet": 5},
        "neutral_influence": 3,
    }
    answer = ruleset("redrising").score(sheet)
    totals = [answer["players"][0]["total"], answer["automa"]["total"]]
    expect(page.locator("tbody tr:last-child td")).to_have_text([str(total) for total in totals], timeout=LONG)
    expect(page.locator("#breaches button")).to_have_text("RA-04")  # Eo stays in the box
    page.locator("#breaches button").click()
    asked = page.get_by_role("dialog").locator("article[aria-current]")
    expect(asked.get_by_role("link", name="RA-04")).to_be_visible()


@pytest.mark.parametrize("language", ["cs", pytest.param("ru", marks=pytest.mark.exhaustive)])
def test_two_windows_are_scored_on_a_wide_screen(devices: Devices, language: str) -> None:
    device = devices(language, size=WIDE, bypass_csp=True)
    page = device.page("/rules/sagrada")
    page.get_by_role("link", name=message_text(language, "web-pad")).click()
    expect(page.locator("#points > p")).to_be_visible(timeout=LONG)
    page.get_by_label(message_text(language, "web-pad-name", number=1)).fill("Ada")
    page.get_by_role("combobox", name=message_text(language, "web-pad-pattern")).select_option("via_lux")
    colours = page.locator("#colors button")
    for colour, shade in [(1, 3), (0, 3), (3, 1)]:  # the next cell is selected automatically
        colours.nth(colour).click()
        page.locator("#shades button").nth(shade - 1).click()
    page.get_by_role("button", name=re.compile(r"\bb1\b")).click()
    page.keyboard.type("p6")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Backspace")
    page.keyboard.type("p5")
    page.locator("#privates button").first.click()
    track(page, language, "tokens", 2)
    assert not faults(page, language)
    page.locator("#steps button").nth(1).click()
    page.locator("#privates button").nth(1).click()
    colours.nth(1).click()
    page.locator("#shades button").nth(5).click()
    page.locator("#steps button").nth(2).click()
    page.locator("#goals button[aria-pressed]").nth(9).click()
    goal = page.locator("#goals button[aria-pressed]").nth(4)
    goal.click()
    assert not faults(page, language)
    rest = [[".."] * 5] * 2
    windows: list[dict[str, Any]] = [
        {"dice": [["Y3", "R3", "B1", "..", ".."], ["P5", "..", "..", "..", ".."], *rest]},
        {"dice": [["Y6", "..", "..", "..", ".."], [".."] * 5, *rest]},
    ]
    windows[0] |= {"pattern": "via_lux", "private": ["red"], "favor_tokens": 2}
    windows[1] |= {"private": ["yellow"]}
    facts = list(ruleset("sagrada").catalogue()["public"])
    answer = ruleset("sagrada").score({"windows": windows, "public": [facts[9], facts[4]]})
    totals = [str(window["total"]).replace("-", "\N{MINUS SIGN}") for window in answer["windows"]]
    expect(page.locator("tbody tr:last-child td")).to_have_text(totals, timeout=LONG)
    rules = [breach["rule"] for breach in answer["windows"][0]["breaches"]]
    assert "SG-24" in rules
    expect(page.locator("#breaches button")).to_have_text([*rules, "SG-26"])
    correction = answer["windows"][0]["correction"]
    expect(page.locator("#breaches li").last).to_contain_text(correction["cells"][0])
    expect(page.get_by_role("heading", name=re.compile("Ada"))).to_be_visible()

    second = devices("uk", size=NARROW, bypass_csp=True).page(page.url.removeprefix(device.address))
    second.locator("#steps button").last.click()
    expect(second.locator("tbody tr:last-child td")).to_have_text(totals, timeout=LONG)
    assert not faults(second, "uk")


def test_a_card_is_found_by_its_name_in_the_box_and_shows_the_initial_that_counts(devices: Devices) -> None:
    page = devices("uk", size=WIDE).page("/pad/redrising")
    search = page.get_by_role("combobox", name=message_text("uk", "web-pad-type"))
    search.fill("Пройдисв")
    expect(page.get_by_role("option")).to_contain_text(["Рок (Пройдисвіт)"])
    search.press("Enter")
    expect(page.locator("#form ul[aria-label] > li")).not_to_contain_text("(R)")
    search.fill(message_text("uk", "character-codebreaker", RED_RISING))
    search.press("Enter")
    expect(page.locator("#form ul[aria-label] > li").first).to_contain_text("(R)")


def test_the_printed_page_has_names_and_totals_and_no_controls(devices: Devices) -> None:
    page = devices(scheme="dark").page("/pad/sagrada")
    page.locator("#colors button").first.click()
    page.locator("#shades button").first.click()
    expect(page.locator("tbody tr:last-child td").first).to_be_visible(timeout=LONG)
    page.emulate_media(media="print")
    for hidden in ("header", "#form", "#steps", "main button"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator("#points h2")).to_be_visible()
    assert (
        page.evaluate("getComputedStyle(document.querySelector('#points div:has(> div > table)')).backgroundColor")
        == "rgb(255, 255, 255)"
    )
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"


def test_the_first_page_loads_nothing_of_the_pad(devices: Devices) -> None:
    device = devices()
    page = device.context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(device.address)
    page.get_by_role("link", name=message_text("en", "web-pad")).wait_for()
    assert not [address for address in asked if re.search("Pad|catalogue|api/text", address)]
