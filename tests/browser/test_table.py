"""What the table offers in every game: refusals with their rule, undo, languages, chat, several seats on one device."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludarium.client import Client
from ludarium.server.protocol import Chat
from tests.server.running import running

from .conftest import Devices
from .device import SMALL, WIDE, message_text
from .players.mouse import LIT, MousePlayer
from .screens.table import play, played_table

A_BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


def touch_illegal(page: Page, thing: str) -> None:
    """Click on something illegal."""
    box = page.locator(f"[data-thing~='{thing}']").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def start(devices: Devices, *seats: dict[str, str], detail: str = "newcomer", **more: object) -> MousePlayer:
    """A player who has chosen a window and has to draft a die."""
    device = devices(detail=detail)
    player = MousePlayer(device.page(device.create(*(seats or [A_BOT]), **more)))
    player.choose_window()
    player.wait()
    return player


def test_a_refusal_names_its_rule_and_links_to_it(devices: Devices) -> None:
    player = start(devices, detail="expert")
    page = player.page
    player.click(next(thing for thing in player.lit() if thing.startswith("pool:")))
    touch_illegal(page, "cell:b3")  # the first die goes on the edge
    refusal = page.get_by_role("alert")
    rule = refusal.get_by_role("button", name=re.compile(r"^SG-\d+$"))
    expect(rule).to_be_visible()
    number = rule.inner_text()
    rule.click()
    asked = page.get_by_role("dialog").locator("article[aria-current]")
    expect(asked).to_be_in_viewport()
    expect(asked.get_by_role("link", name=number)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)


def test_a_decision_lost_with_the_connection_is_reported_and_can_be_repeated(devices: Devices) -> None:
    device = devices()
    player = MousePlayer(device.page(device.create()))
    player.wait()
    window = player.lit()[0]
    device.ignored_faults = True
    device.context.set_offline(True)
    expect(player.page.get_by_text(message_text("en", "web-line-lost"))).to_be_visible()
    player.click(window)
    refusal = player.page.get_by_role("alert")
    expect(refusal).to_contain_text(message_text("en", "web-line-not-sent"))
    player.page.wait_for_timeout(300)
    expect(refusal).to_be_visible()
    device.context.set_offline(False)
    expect(player.page.get_by_text(message_text("en", "web-line-lost"))).to_have_count(0)
    device.ignored_faults = False
    player.choose_window()
    expect(refusal).to_have_count(0)


def test_placing_a_die_can_be_undone(devices: Devices) -> None:
    device = devices()
    player = MousePlayer(device.page(device.create()))  # solo: no other player can roll a die meanwhile
    player.choose_window()
    player.wait()
    page = player.page
    die = next(thing for thing in player.lit() if thing.startswith("pool:"))
    player.click(die)
    player.click(next(thing for thing in player.lit() if thing.startswith("cell:")))
    placed = page.locator("[data-thing^='cell:'] [data-die]")
    expect(placed).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(placed).to_have_count(0)
    expect(page.locator(f"[data-thing~='{die}'][data-state~='selectable']")).to_be_visible()
    expect(page.get_by_text("practice", exact=True)).to_have_count(0)


def test_undoing_after_a_roll_makes_a_game_against_bots_practice(devices: Devices) -> None:
    player = start(devices)
    page = player.page
    expect(page.get_by_role("button", name="Undo")).to_contain_text("then counts as practice")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("practice", exact=True)).to_be_hidden()
    page.get_by_role("button", name="Undo", exact=True).click()  # the question
    expect(page.get_by_text("practice", exact=True)).to_be_visible()
    assert player.lit()[0].startswith("window:")


def test_undo_is_refused_after_a_roll_and_says_why(devices: Devices) -> None:
    host = devices()
    path = host.create(OPEN, undo="reach")
    ada, bea = (MousePlayer(device.page(path)) for device in (host, devices()))
    bea.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start game").click()
    for player in (ada, bea):
        player.wait()
        player.click(player.lit()[0])
    undo = ada.page.get_by_role("button", name=re.compile("^Undo"))
    expect(ada.page.locator("[data-thing^='pool:']").first).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(ada.page.get_by_role("alert")).to_contain_text("something has been drawn, rolled or revealed since")


def test_an_undo_past_the_limit_asks_the_other_player(devices: Devices) -> None:
    host = devices()
    path = host.create(OPEN)
    ada, bea = (MousePlayer(device.page(path)) for device in (host, devices()))
    bea.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start game").click()
    for player in (ada, bea):
        player.wait()
        player.click(player.lit()[0])
    expect(ada.page.locator("[data-thing^='pool:']").first).to_be_visible()
    undo = ada.page.get_by_role("button", name=re.compile("^Undo"))
    undo.click()
    bea.page.get_by_role("button", name="No", exact=True).click()
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("did not agree to your undo")
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_be_hidden()
    undo.click()
    bea.page.get_by_role("button", name="Agree", exact=True).click()
    expect(ada.page.locator("[data-thing^='window:']").first).to_be_visible()


def test_the_language_changes_without_reloading(devices: Devices) -> None:
    player = start(devices)
    page = player.page
    die = next(thing for thing in player.lit() if thing.startswith("pool:"))
    player.click(die)
    cells = player.lit()
    page.evaluate("() => (window.isTheSame = true)")
    for name, code in (("Українська", "uk"), ("Čeština", "cs"), ("Русский", "ru")):
        page.locator("header [popovertarget]", has=page.locator("use[href='#globe']")).click()
        page.get_by_role("button", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("#prompt button", has=page.locator("use[href='#undo']"))).to_contain_text(
            message_text(code, "web-undo")
        )
    assert page.evaluate("() => window.isTheSame")
    assert player.lit() == cells
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_ready_phrases_are_shown_in_each_readers_language(devices: Devices) -> None:
    host = devices()
    path = host.create(OPEN)
    ada = host.page(path)
    bea = devices("uk").page(path)
    bea.get_by_role("button", name=message_text("uk", "web-sit")).click()
    ada.get_by_role("button", name="Start game").click()
    for page in (ada, bea):
        page.locator("[data-thing^='window:']").first.wait_for()
        page.keyboard.press("c")
    ada.get_by_role("button", name="Good luck!").click()
    ada.get_by_role("textbox", name="Message").fill("<b>Ahoj</b>")
    ada.get_by_role("textbox", name="Message").press("Enter")
    for page, phrase in ((ada, "Good luck!"), (bea, message_text("uk", "web-phrase-good-luck"))):
        lines = page.locator("ul[aria-live]")
        expect(lines).to_contain_text(phrase)
        expect(lines).to_contain_text("<b>Ahoj</b>")


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_unread_chat_is_marked_until_the_chat_is_opened(devices: Devices, address: str, size: tuple[int, int]) -> None:
    host = devices(size=size)
    path = host.create(OPEN)
    with Client(address) as other, other.sit(path.removeprefix("/t/"), "Bea") as bea:
        page = host.page(path)
        page.get_by_role("button", name="Start game").click()
        page.locator("[data-thing^='window:']").first.wait_for()
        button = page.locator("header").get_by_role("button", name=re.compile("^Chat"))
        tab = page.get_by_role("tab", name=re.compile("^Chat"))
        dot = page.get_by_label(message_text("en", "web-chat-new")).and_(page.locator(":visible"))
        ways: list[Callable[[], None]] = [button.click, lambda: page.keyboard.press("c")]
        marks = 1
        if size == WIDE:
            ways.append(tab.click)
            marks = 2  # also in the tab title
        expect(dot).to_have_count(0)
        for number, way in enumerate(ways):
            bea.ask(Chat(0, 1, text=f"Hello {number}"))
            expect(dot).to_have_count(marks)
            expect(button).to_have_accessible_name("Chat: new messages")
            way()
            expect(page.locator("ul[aria-live]:visible")).to_contain_text(f"Hello {number}")
            expect(dot).to_have_count(0)
            bea.ask(Chat(0, 1, text=f"Bye {number}"))
            expect(page.locator("ul[aria-live]:visible")).to_contain_text(f"Bye {number}")
            expect(dot).to_have_count(0)  # it was read when it came
            if size == WIDE:
                page.get_by_role("tab", name="Log").click()
            else:
                page.keyboard.press("Escape")
        page.reload()
        page.locator("[data-thing^='window:']").first.wait_for()
        expect(dot).to_have_count(0)  # read messages stay read


@pytest.mark.parametrize("game", ["sagrada", "redrising", "raxxon"])
def test_a_table_fills_the_screen_exactly(devices: Devices, game: str) -> None:
    device = devices()
    page = device.page(device.create(A_BOT, game=game, seed="screen"))
    player = MousePlayer(page)
    player.wait()
    player.click(player.lit()[0])  # an event, which is announced
    page.locator("[role='log'] p").first.wait_for(state="attached")
    for width, height in (WIDE, (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") == 0, (width, height)


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_absence_is_shown_and_the_host_can_let_a_bot_step_in(
    devices: Devices, address: str, size: tuple[int, int]
) -> None:
    host = devices(size=size)
    path = host.create(OPEN, stand_in=0)
    table = path.removeprefix("/t/")
    with Client(address) as other:
        bea = other.sit(table, "Bea")
        page = host.page(path)
        page.get_by_role("button", name="Start game").click()
        player = MousePlayer(page)
        player.wait()
        player.click(player.lit()[0])
        said = page.locator("#prompt [role='status']")
        away = page.get_by_role("img", name="away").and_(page.locator(":visible"))
        expect(said).to_contain_text("Waiting for Bea")
        expect(away).to_have_count(0)

        bea.close()
        expect(said).to_have_text("Waiting for Bea (away) Bots do not replace absent players at this table.")
        expect(away).to_have_count(1)
        page.get_by_role("button", name=message_text("en", "web-table"), exact=True).click()
        choice = page.get_by_role("group", name="A bot replaces an absent player")
        expect(choice.get_by_role("radio", name="Never")).to_be_checked()
        choice.get_by_role("radio", name="After a day").click()
        expect(choice.get_by_role("radio", name="After a day")).to_be_checked()
        page.keyboard.press("Escape")
        expect(said).to_have_text(re.compile(r"\(away\) A bot takes over in (1 day|24 hours)"))

        with other.come_back(table, 1):
            expect(said).to_contain_text("Waiting for Bea")
            expect(away).to_have_count(0)


def test_a_bot_steps_in_after_five_minutes_unless_something_else_is_chosen(devices: Devices) -> None:
    page = devices().page()
    page.get_by_role("button", name="More", exact=True).first.click()
    page.get_by_role("button", name="With friends").click()
    page.locator("dialog summary").click()
    choice = page.get_by_role("group", name="A bot replaces an absent player")
    expect(choice.get_by_role("radio", name="After 5 minutes")).to_be_checked()
    page.get_by_role("button", name="Create table and invite").click()
    page.locator("#lobby").wait_for()
    state = page.evaluate("async () => (await fetch(`/api/tables/${location.pathname.slice(3)}`)).json()")
    assert state["table"]["stand_in"] == 300


def test_a_server_that_stops_says_so(devices: Devices, tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        device = devices(at=server.address)
        page = device.page(device.create())
        page.locator("[data-thing^='window:']").first.wait_for()
        line = page.locator("header").get_by_role("status")
        expect(line).to_have_count(0)
        device.ignored_faults = True
    expect(line).to_have_text("The server is restarting…")


def test_at_the_end_the_link_is_copied_and_the_record_saved(devices: Devices, address: str) -> None:
    device = devices()
    device.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = played_table(device, [])
    page = device.page(f"/t/{table}")
    link = device.context.request.get(f"{address}/api/tables/{table}/invitation").json()["link"]
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save game record").click()
    assert saved.value.suggested_filename == f"ludarium-{table}.json"
    assert json.loads(saved.value.path().read_text())["game"] == "sagrada"

    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link

    # If copying fails, the page does not claim it; the link is shown instead.
    page.reload()
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('denied')) }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_label("Link for your friends")).to_have_value(link)
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)


def test_two_players_share_a_device_with_a_hand_over_screen(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create({"kind": "me", "name": "Bea"}))
    curtain = page.get_by_role("dialog", name="Hand over")
    curtain.get_by_role("button", name="I am Ada").click()
    player = MousePlayer(page)
    player.wait()
    player.click(player.lit()[0])
    page.get_by_role("button", name="Hand over").click()
    expect(curtain).to_contain_text("Bea")
    curtain.get_by_role("button", name="I am Bea").click()
    player.wait()
    assert player.lit()[0].startswith("window:")


def test_a_reload_of_a_shared_device_shows_no_hand(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create({"kind": "me", "name": "Bea"}))
    curtain = page.get_by_role("dialog", name="Hand over")
    curtain.get_by_role("button", name="I am Ada").click()
    player = MousePlayer(page)
    player.wait()
    player.click(player.lit()[0])
    expect(page.get_by_role("button", name="Hand over")).to_be_visible()
    device.frames.clear()
    page.reload()
    expect(curtain).to_contain_text("Bea")  # who is to decide; Ada may be holding the device
    told = [json.loads(frame) for frame in device.frames]
    assert [state["viewer"] for state in told if state["type"] == "state"] == [None]
    assert "private-" not in page.content()
    curtain.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-thing^='window:']")).to_have_count(0)
    page.get_by_role("button", name="Hand over").click()
    curtain.get_by_role("button", name="I am Bea").click()
    player.wait()
    assert player.lit()[0].startswith("window:")


def test_a_decision_waits_for_confirmation_if_the_setting_is_on(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create(A_BOT))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Before every decision").check()
    page.keyboard.press("Escape")
    player = MousePlayer(page)
    player.wait()
    player.click(player.lit()[0])
    page.get_by_role("button", name="Cancel").click()
    player.click(player.lit()[1])
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("[data-thing^='pool:']").first).to_be_visible()


def test_a_seat_link_opens_the_seat_on_another_device(devices: Devices) -> None:
    page = start(devices).page
    page.get_by_role("button", name="Table").click()
    page.get_by_role("button", name="Secret link to the seat of Ada").click()
    link = page.get_by_label("Secret link to the seat of Ada").input_value()
    device = devices()
    other = device.page(link.removeprefix(device.address))
    assert MousePlayer(other).wait()
    assert "#" in link
    assert "#" not in other.url


def test_the_end_screen_offers_an_image_and_a_rematch(devices: Devices) -> None:
    device = devices()
    table = played_table(device, ["random"])
    page = device.page(f"/t/{table}")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save as image").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    page.locator("[data-thing^='window:']").first.wait_for()
    assert MousePlayer(page).lit()[0].startswith("window:")


def test_a_declined_undo_is_reported_to_the_player_who_asked(devices: Devices) -> None:
    ada, bea = two_players_after_choosing(devices)
    ada.page.get_by_role("button", name="Undo").click()
    expect(ada.page.get_by_text("Waiting for everyone to agree")).to_be_visible()
    bea.page.get_by_role("button", name="No", exact=True).click()
    expect(ada.page.get_by_role("alert")).to_contain_text("did not agree")
    expect(bea.page.get_by_role("alert")).to_have_count(0)
    expect(ada.page.locator("[data-thing^='pool:']").first).to_be_visible()


def test_a_bot_plays_for_an_absent_player_until_they_return(devices: Devices) -> None:
    ada, bea = two_players_after_choosing(devices, stand_in=1)
    bea.page.goto("about:blank")
    for _ in range(2):  # the turn passes to Bea's seat, and the bot plays it
        if ada.wait():
            play_a_turn(ada)
    expect(ada.page.get_by_text("replaced by a bot").first).to_be_visible(timeout=30_000)
    bea.page.go_back()
    expect(ada.page.get_by_text("replaced by a bot")).to_have_count(0)


def test_a_bot_plays_on_for_a_player_who_leaves(devices: Devices) -> None:
    ada, bea = two_players_after_choosing(devices)
    bea.page.get_by_role("button", name="Table", exact=True).click()
    bea.page.get_by_role("button", name="Leave (a bot takes over)").click()
    bea.page.get_by_role("button", name="Leave the game").click()
    expect(bea.page.get_by_role("button", name="Play with bots").first).to_be_visible()
    rival = ada.page.get_by_role("region", name="Bea")
    expect(rival.get_by_title("Bot")).to_be_visible()
    for _ in range(3):
        assert ada.wait()
        play_a_turn(ada)
    expect(rival.locator("[data-die]").first).to_be_visible()  # the bot has placed dice


def test_the_same_deal_can_be_played_again(devices: Devices, address: str) -> None:
    device = devices()
    with Client(address).create("sagrada", "Ada", ["random"]) as place:
        place.wait()
        windows = [option.id for option in place.state.decisions[0].options]
        play(place)
        device.use_token(place.client.token(place.table))
        place.client.http.close()
    page = device.page(f"/t/{place.table}")
    before = page.url
    page.get_by_role("button", name="Same deal again").click()
    page.wait_for_url(lambda url: url != before)
    page.locator("[data-thing^='window:']").first.wait_for()
    assert sorted(MousePlayer(page).lit()) == sorted(windows)
    expect(page.get_by_text("practice", exact=True)).to_be_visible()
    page.goto(before)
    expect(page.get_by_role("button", name="To the rematch")).to_be_visible()
    expect(page.get_by_role("button", name="Same deal again")).to_have_count(0)


def test_a_sound_announces_your_turn_if_the_setting_is_on(devices: Devices) -> None:
    ada, bea = two_players_after_choosing(devices)
    page = ada.page
    page.evaluate(
        """() => {
          window.heard = 0
          const start = OscillatorNode.prototype.start
          OscillatorNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when) }
        }"""
    )
    toggle = page.get_by_role("button", name="Sound when it’s my turn")  # noqa: RUF001 - a real apostrophe
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    heard = page.evaluate("window.heard")
    assert heard > 0  # the sound of the setting is played
    wait_for_turn(ada, bea)
    page.wait_for_function("before => window.heard > before", arg=heard)
    toggle.click()
    heard = page.evaluate("window.heard")
    wait_for_turn(ada, bea)
    assert page.evaluate("window.heard") == heard


def test_friends_join_by_a_qr_code(devices: Devices) -> None:
    device = devices()
    page = device.page(device.create(OPEN))
    code = page.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    assert str(code.get_attribute("src")).startswith("data:image/svg+xml")
    assert code.evaluate("image => image.complete && image.naturalWidth > 0")


def two_players_after_choosing(devices: Devices, **more: object) -> tuple[MousePlayer, MousePlayer]:
    """Two people who have chosen their windows."""
    host = devices()
    path = host.create(OPEN, **more)
    ada, bea = (MousePlayer(device.page(path)) for device in (host, devices()))
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start game").click()
    for player in (ada, bea):
        player.wait()
        player.click(player.lit()[0])
    expect(ada.page.locator("[data-thing^='pool:']").first).to_be_visible()
    return ada, bea


def play_a_turn(player: MousePlayer) -> None:
    """Pass, or end the turn."""
    for thing in ("pass", "done"):
        if thing in player.lit():
            player.click(thing)
            break
    else:
        player.click(player.choose())
    player.page.wait_for_timeout(150)


def wait_for_turn(one: MousePlayer, other: MousePlayer) -> None:
    """Let both pass until it is this player's turn again."""
    while "pass" in one.lit():
        play_a_turn(one)
    while "pass" not in one.lit():
        if other.lit():
            play_a_turn(other)
        other.page.wait_for_timeout(20)


def test_the_pointer_over_a_cell_previews_the_points(devices: Devices) -> None:
    page = start(devices, seed="7").page
    page.locator(f"{LIT}[data-thing^='pool:']").first.click()
    page.locator(f"{LIT}[data-thing^='cell:']").first.hover()
    preview = page.locator("#preview")
    expect(preview).to_have_text(re.compile("points"))
    page.mouse.move(5, 5)
    expect(preview).to_have_count(0)


def test_the_keys_of_dice_are_shown_once_a_key_is_pressed(devices: Devices) -> None:
    page = start(devices, seed="7").page
    keys = page.locator("[data-thing^='pool:'] kbd")
    expect(keys.first).to_have_text("1")
    expect(keys.first).not_to_be_visible()
    page.keyboard.press("Shift")
    expect(keys.first).to_be_visible()
    page.keyboard.press("1")
    expect(keys.first.locator("..")).to_have_attribute("data-state", re.compile("selected"))


def test_what_others_did_since_my_last_move_has_a_heading_in_the_log(devices: Devices) -> None:
    player = start(devices, seed="7")
    for _ in range(2):
        player.wait()
        player.click(next(thing for thing in player.lit() if thing.startswith("pool:")))
        player.wait()
        player.click(next(thing for thing in player.lit() if thing.startswith("cell:")))
    player.wait()
    log = player.page.get_by_role("list", name=message_text("en", "web-log"), exact=True)
    expect(log).to_contain_text(message_text("en", "web-log-recent"))


def test_those_who_wait_see_what_for(devices: Devices) -> None:
    ada, ben = devices(), devices()
    path = ada.create({"kind": "open"}, seed="7")
    page = ada.page(path)
    guest = ben.page(path)
    guest.get_by_role("button", name=message_text("en", "web-sit")).first.click()
    page.locator("#start").click()
    player = MousePlayer(page)
    player.wait()
    player.click(player.choose())
    expect(page.locator("#prompt")).to_contain_text(message_text("en", "waiting-window", "ludarium.games.sagrada"))
