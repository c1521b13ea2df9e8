"""Red Rising fits one screen: big hands, a selected card, small and large windows."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from ludarium.kernel.option import OpenDecision

from .conftest import Devices
from .device import LAPTOP, LARGE, SMALL, TABLET, WIDE, message_text
from .page_audit import faults_of_page
from .players.mouse import expect_no_sideways_scroll
from .screens.table import LANGUAGES
from .seeded_match import SeededMatch, open_in_browser

GAME: Final = "redrising"
A_BOT: Final = {"kind": "bot", "bot": "random"}
# Seeds of random games in which the first player comes to a turn with this number of cards.
HANDS: Final = {5: 3, 7: 0, 9: 36}
AT_ONE_PLACE: Final = {"card:morning_star", "card:invictus"}  # their abilities work on Jupiter, and on Mars
LOCATIONS: Final = "section[data-thing^='location:']"
# What is inside of a card and sticks out of it, by more than a rounding.
CUT: Final = """(card) => {
  const box = card.getBoundingClientRect()
  const isNumber = (part) => part.children.length === 0 && /^[\\d\\s+]+$/.test(part.textContent)
  const texts = [...card.querySelectorAll('*')].filter(
    (part) => part.checkVisibility() && (part.matches('b') || isNumber(part)))
  return texts.filter((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1
  }).map((part) => part.textContent)
}"""


def expect_no_scroll(page: Page) -> None:
    """Nothing of the page is outside of the window."""
    expect_no_sideways_scroll(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def with_hand(cards: int) -> SeededMatch:
    """A turn of Ada with this number of cards in hand."""
    return SeededMatch(HANDS[cards], lambda asked: len(asked_hand(asked)) == cards)


def asked_hand(asked: OpenDecision) -> set[str]:
    """The hand of the player whose turn it is."""
    if asked.prompt.message.id != "prompt-turn":
        return set()
    return {option.touches[0] for option in asked.options if option.touches[0].startswith("card:")}


def expect_whole(cards: Locator) -> None:
    """Every card is in sight, no two overlap, and nothing in it is cut."""
    boxes = []
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)
        assert not card.evaluate(CUT)
        boxes.append(card.bounding_box())
    for n, one in enumerate(boxes):
        for other in boxes[n + 1 :]:
            assert one
            assert other
            beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
            assert beside or one["y"] + one["height"] <= other["y"] + 1


@pytest.mark.parametrize("cards", HANDS)
def test_a_phone_shows_the_whole_board_without_scrolling(devices: Devices, cards: int) -> None:
    with open_in_browser(with_hand(cards), devices(size=SMALL)) as page:
        hand = page.locator("#hand button")
        expect(hand).to_have_count(cards)
        expect_whole(hand)
        expect_no_scroll(page)
        for place in page.locator(LOCATIONS).all():
            expect(place).to_be_in_viewport(ratio=1)

        # A selected card: its text, the heads of the locations and what a touch of each does are in sight.
        hand.nth(1).tap()
        expect(page.locator("article[data-card] section p").first).to_be_in_viewport(ratio=1)
        expect_no_scroll(page)
        for place in page.locator(LOCATIONS).all():
            expect(place.locator("> button").first).to_be_in_viewport(ratio=1)
            expect(place.locator("> button[aria-hidden]")).to_be_in_viewport(ratio=1)
            expect(place.locator("> button[aria-hidden]")).to_contain_text("deploy it here")


@pytest.mark.parametrize("size", [WIDE, LAPTOP, TABLET, LARGE], ids=str)
def test_nine_cards_are_all_in_sight(devices: Devices, size: tuple[int, int]) -> None:
    with open_in_browser(with_hand(9), devices(size=size)) as page:
        hand = page.locator("#hand button")
        expect(hand).to_have_count(9)
        expect_whole(hand)
        expect_no_scroll(page)
        hand.nth(8).hover()
        card = page.locator("article[data-card]")
        expect(card).to_be_in_viewport(ratio=1)
        expect(card).to_have_attribute("data-card", str(hand.nth(8).get_attribute("data-thing")).removeprefix("card:"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_seats_fit_on_a_tablet(devices: Devices, language: str) -> None:
    device = devices(language, size=TABLET)
    page = device.page(device.create(*[A_BOT] * 5, game=GAME, seed="six"))
    page.locator("#hand button").first.wait_for()
    for seat in range(6):
        expect(page.locator(f"[data-thing~='seat:{seat}']")).to_be_in_viewport(ratio=1)
    expect_no_scroll(page)
    assert not faults_of_page(page, language)


def test_the_board_grows_on_a_large_screen(devices: Devices) -> None:
    widths = []
    for size in (WIDE, LARGE):
        device = devices(size=size)
        page = device.page(device.create(A_BOT, game=GAME, seed="grows"))
        box = page.locator(LOCATIONS).first.bounding_box()
        assert box
        widths.append(box["width"])
    assert widths[1] > 1.25 * widths[0]


def test_the_whole_column_of_a_location_acts(devices: Devices) -> None:
    device = devices(size=SMALL)
    page = device.page(device.create(game=GAME, seed="columns"))
    page.locator("#hand button").first.tap()
    mars = page.locator("section[data-thing~='location:mars']")
    card = str(page.locator("#hand button").first.get_attribute("data-thing"))
    box = mars.bounding_box()
    assert box
    mars.tap(position={"x": 3, "y": box["height"] / 2})
    expect(mars.locator(f"[data-thing~='{card}']")).to_be_visible()


def test_the_first_touch_of_a_top_card_shows_it_and_the_second_gains_it(devices: Devices) -> None:
    device = devices(size=SMALL)
    page = device.page(device.create(game=GAME, seed="columns"))
    page.locator("#hand button").first.tap()
    page.locator("section[data-thing~='location:mars'] > button[aria-hidden]").tap()
    place = page.locator("section[data-thing~='location:institute']")
    top = place.locator("button[data-thing^='card:']").last
    card = str(top.get_attribute("data-thing"))
    top.tap()
    expect(page.locator("article[data-card]")).to_have_attribute("data-card", card.removeprefix("card:"))
    expect(page.locator(f"#hand [data-thing='{card}']")).to_have_count(0)
    top.tap()
    expect(page.locator(f"#hand [data-thing='{card}']")).to_be_visible()


def test_a_touch_of_the_end_conditions_explains_goal_points_and_end(devices: Devices) -> None:
    with open_in_browser(with_hand(5), devices(size=SMALL)) as page:
        page.get_by_role("button", name="Goal and end of the game").tap()
        dialog = page.get_by_role("dialog")
        for said in ("Have the most points", "3 points each", "7 helium", "each time you gain the Sovereign token"):
            expect(dialog).to_contain_text(said)


def test_a_location_says_whether_an_ability_works_there(devices: Devices) -> None:
    moment = SeededMatch(0, lambda asked: AT_ONE_PLACE & asked_hand(asked))
    with open_in_browser(moment, devices()) as page:
        card = (AT_ONE_PLACE & asked_hand(moment.decision)).pop()
        page.locator(f"#hand [data-thing='{card}']").click()
        columns = page.locator(f"{LOCATIONS} > button[aria-hidden]")
        works = [text.splitlines()[-1].replace("\u00ad", "") for text in columns.all_inner_texts()]
        nothing = "its ability does nothing here"
        where = 0 if card == "card:morning_star" else 1
        assert works == [nothing] * where + ["its ability works here"] + [nothing] * (3 - where)


def test_a_newcomer_reads_the_goal_the_step_and_what_each_card_does(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create(A_BOT, game=GAME, seed="11"))
    prompt = page.locator("#prompt")
    goal = page.get_by_text("Goal: the most points.")
    ability = page.locator("#hand").get_by_text("Deploy:").first
    expect(prompt).to_contain_text("Step 1 of 2: deploy a card")
    expect(goal).to_be_in_viewport()
    expect(ability).to_be_in_viewport()
    expect(page.locator("[aria-current='step']")).to_contain_text("Deploy a card")
    expect(page.get_by_text("4 points each if you have the most")).to_be_visible()
    luna = page.locator("section[data-thing~='location:luna'] > button").first.inner_text()
    assert "Sovereign token: 10 pts + house:" in " ".join(luna.replace("\u00ad", "").split())

    page.get_by_role("button", name="Rising die").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(6)
    page.keyboard.press("Escape")

    page.locator("#hand button").nth(1).click()  # Pax au Telemanus, who has no deploy ability
    page.locator("[data-thing~='location:mars'][data-state~='selectable']").first.click()
    expect(prompt).to_contain_text("Step 2 of 2: gain a top card")

    expert = devices(detail="expert")
    other = expert.page(expert.create(A_BOT, game=GAME, seed="11"))
    other.locator("#hand button").first.wait_for()
    expect(other.get_by_text("Goal: the most points.")).to_have_count(0)
    expect(other.locator("#hand").get_by_text("Deploy:")).to_have_count(0)


def test_the_phone_has_words_for_the_tracks_and_the_bonus_of_each_top_card(devices: Devices) -> None:
    device = devices(size=SMALL)
    page = device.page(device.create(A_BOT, game=GAME, seed="11"))
    for word in ("Helium", "Fleet", "Influence", "banished", "Rising die"):
        expect(page.get_by_text(word, exact=True).locator("visible=true").first).to_be_in_viewport()
    for place, bonus in (("mars", "+1 helium: 3 pts"), ("luna", "token: 10 pts + house:")):
        head = page.locator(f"section[data-thing~='location:{place}'] > button").first
        assert bonus in " ".join(head.inner_text().split()), head.inner_text()
    expect(page.get_by_text("21 if you do not have the Sovereign token")).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phone_says_what_each_card_of_the_hand_does_and_what_scores(devices: Devices, language: str) -> None:
    device = devices(language, size=SMALL)
    page = device.page(device.create(A_BOT, game=GAME, seed="11"))
    hand = page.locator("#hand")
    deploy, end, goal, ends = (
        message_text(language, message, "ludarium.games.redrising")
        for message in ("board-deploy", "board-end-short", "board-goal-line", "board-ends-line")
    )
    expect(hand.get_by_role("button")).to_have_count(5)
    for card in hand.get_by_role("button").all():
        expect(card.get_by_text(f"{end}:")).to_be_in_viewport(ratio=0.9)
    expect(hand.get_by_text(f"{deploy}:").first).to_be_in_viewport(ratio=0.9)
    said = re.sub(r"\s+", " ", hand.get_by_role("paragraph").inner_text())
    assert said == f"{goal} {ends}".replace("\u00a0", " ")
    expect(hand.get_by_role("paragraph")).to_be_in_viewport(ratio=1)
    expect_no_scroll(page)

    expert = devices(language, size=SMALL, detail="expert")
    other = expert.page(expert.create(A_BOT, game=GAME, seed="11"))
    expect(other.locator("#hand button")).to_have_count(5)
    expect(other.locator("#hand").get_by_text(f"{deploy}:")).to_have_count(0)
