"""People who come, go and are replaced: several browsers at one table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Devices
from .device import NARROW, message_text
from .players.mouse import MousePlayer, expect_no_sideways_scroll

AWAY = 31_000  # milliseconds: as long as a player must be away before others may ask for a bot


def text(message: str, **args: str | int) -> str:
    """A text in English."""
    return message_text("en", message, "", **args)


def join(devices: Devices, path: str, name: str) -> Page:
    """A new device that sits down at a table."""
    page = devices().page(path)
    page.get_by_label(text("web-your-name")).fill(name)
    page.get_by_role("button", name=text("web-sit"), exact=True).click()
    return page


def start(devices: Devices, **more: Any) -> tuple[MousePlayer, MousePlayer, str]:  # noqa: ANN401 - fields of a table
    """Ada and Ben at a game of Sagrada that has started, and its path."""
    host = devices()
    path = host.create({"kind": "open"}, **more)
    ben = join(devices, path, "Ben")
    ada = host.page(path)
    ada.get_by_role("button", name=text("web-start")).click()
    players = MousePlayer(ada), MousePlayer(ben)
    for player in players:
        player.wait()
        player.click(player.lit()[0])
    for player in players:
        player.page.locator("[data-thing^='pool:']").first.wait_for()
    return *players, path


def open_table(page: Page) -> None:
    """Open the dialog of the table."""
    page.get_by_role("button", name=text("web-table"), exact=True).click()


@pytest.mark.exhaustive
def test_a_waiting_player_lets_a_bot_play_and_the_absent_player_takes_the_seat_back(devices: Devices) -> None:
    ada, ben, path = start(devices, stand_in=0)
    absent, waiting = (ada, ben) if ada.lit() else (ben, ada)
    name = "Ada" if absent is ada else "Ben"
    absent.page.close()
    expect(waiting.page.get_by_text(text("web-prompt-away", player=name))).to_be_visible()
    ask = waiting.page.get_by_role("button", name=text("web-ask-bot"))
    expect(ask).to_have_count(0)  # not at once
    expect(ask).to_be_visible(timeout=AWAY + 10_000)
    ask.click()
    waiting.wait()  # the bot has moved
    log = waiting.page.get_by_role("list", name=text("web-log"))
    expect(log.get_by_text(f"You let a bot play for {name}.")).to_be_visible()

    back = devices.of(absent.page).page(path)
    expect(log.get_by_text(f"{name} is back.")).to_be_visible()
    expect(back.get_by_text("You are back.")).to_be_visible()
    expect(back.get_by_text(text("web-stand-in-now"))).to_have_count(0)


def test_the_host_frees_a_seat_and_another_person_takes_it_over(devices: Devices) -> None:
    ada, ben, path = start(devices)
    window = ben.page.get_by_role("group", name="Ben")
    expect(window).to_be_visible()
    open_table(ada.page)
    ada.page.get_by_role("button", name=text("web-host-free")).click()
    expect(ada.page.get_by_text(text("web-host-free-why", player="Ben"))).to_be_visible()
    ada.page.get_by_role("button", name=text("web-host-free")).click()
    expect(ada.page.get_by_label(re.compile("Player in seat 2"))).to_have_value("offer")

    expect(ben.page.get_by_role("heading", name=text("web-seat-lost"))).to_be_visible()
    ben.page.get_by_role("button", name=text("web-door-watch")).click()
    expect(ben.page.get_by_text(text("web-watching"), exact=True)).to_be_visible()

    eve = devices().page(path)
    expect(eve.get_by_role("heading", name=text("web-door", game="Sagrada"))).to_be_visible()
    eve.get_by_label(text("web-your-name")).fill("Eve")
    eve.get_by_role("button", name=re.compile("Take over")).click()
    expect(eve.get_by_role("group", name="Eve")).to_be_visible()
    ada.page.keyboard.press("Escape")
    log = ada.page.get_by_role("list", name=text("web-log"))
    expect(log.get_by_text("Eve takes over a seat.")).to_be_visible()
    expect(log.get_by_text(text("web-note-freed", name="Ben"))).to_be_visible()


def test_the_host_closes_the_table_to_spectators_and_newcomers(devices: Devices) -> None:
    ada, ben, path = start(devices)
    eve = devices().page(path)
    expect(eve.locator("#prompt")).to_be_visible()
    open_table(ada.page)
    ada.page.get_by_label(text("web-host-spectators")).uncheck()
    hidden = eve.get_by_role("heading", name=text("web-door-hidden", game="Sagrada"))
    expect(hidden).to_be_visible()
    expect(eve.get_by_text(text("web-door-closed"))).to_be_visible()
    eve.reload()
    expect(hidden).to_be_visible()
    expect(ben.page.locator("#prompt")).to_be_visible()  # players stay
    ada.page.get_by_label(text("web-host-spectators")).check()
    expect(eve.locator("#prompt")).to_be_visible()


def test_the_host_replaces_a_bot_and_offers_its_seat(devices: Devices) -> None:
    host = devices()
    path = host.create({"kind": "bot", "bot": "random"})
    page = host.page(path)
    MousePlayer(page).choose_window()
    open_table(page)
    choice = page.get_by_label(re.compile("Player in seat 2"))
    choice.select_option("hard")
    choice.select_option("offer")
    friend = devices(size=NARROW).page(path)
    expect(friend.get_by_role("heading", name=text("web-door", game="Sagrada"))).to_be_visible()
    expect_no_sideways_scroll(friend)
    page.get_by_label(text("web-host-newcomers")).uncheck()
    expect(friend.get_by_role("button", name=re.compile("Take over"))).to_have_count(0)
    page.get_by_label(text("web-host-newcomers")).check()


def test_a_seat_that_was_lost_while_offline_is_not_shown_again(devices: Devices) -> None:
    ada, ben, _path = start(devices)
    device = devices.of(ben.page)
    device.ignored_faults = True
    device.context.set_offline(True)
    expect(ben.page.get_by_text(text("web-line-lost"))).to_be_visible()
    open_table(ada.page)
    ada.page.get_by_role("button", name=text("web-host-free")).click()
    ada.page.get_by_role("button", name=text("web-host-free")).click()
    device.context.set_offline(False)
    expect(ben.page.get_by_role("heading", name=text("web-seat-lost"))).to_be_visible()
    device.ignored_faults = False


def test_links_of_a_seat_are_canceled_on_all_other_devices(devices: Devices) -> None:
    ada, ben, _path = start(devices)
    open_table(ben.page)
    ben.page.get_by_role("button", name=re.compile("Secret link")).click()
    link = ben.page.get_by_label(re.compile("Secret link")).input_value()
    phone = devices(size=NARROW).page(link.removeprefix(devices.address))
    expect(phone.get_by_text(text("web-watching"), exact=True)).to_have_count(0)
    expect(phone.locator("#prompt")).to_be_visible()
    ben.page.get_by_role("button", name=text("web-host-revoke-own")).click()
    expect(phone.get_by_role("heading", name=text("web-seat-lost"))).to_be_visible()
    expect(ben.page.get_by_label(re.compile("Secret link"))).to_have_count(0)
    stranger = devices()
    stranger.ignored_faults = True
    stranger.page(link.removeprefix(devices.address)).get_by_text(text("web-watching"), exact=True).wait_for()
    expect(ada.page.locator("#prompt")).to_be_visible()


def test_a_friend_watches_a_seat_by_invitation_until_its_player_ends_it(devices: Devices) -> None:
    _ada, ben, _path = start(devices)
    open_table(ben.page)
    ben.page.get_by_role("button", name=text("web-watch-link", player="Ben")).click()
    link = ben.page.get_by_label(text("web-watch-link", player="Ben")).input_value()
    friend = devices().page(link.removeprefix(devices.address))
    expect(friend.get_by_text(text("web-watch-seat", player="Ben"))).to_be_visible()
    private = friend.get_by_role("heading", name="Private objective")
    expect(private).to_be_visible()
    ben.page.get_by_role("button", name=text("web-watch-stop")).click()
    expect(friend.get_by_text(text("web-watching"), exact=True)).to_be_visible()
    expect(private).to_have_count(0)


def test_the_host_is_told_why_a_webhook_is_refused(devices: Devices) -> None:
    ada, _ben, _path = start(devices)
    open_table(ada.page)
    ada.page.get_by_text(text("web-webhook"), exact=True).click()
    ada.page.get_by_label(text("web-webhook-url")).fill("https://127.0.0.1/topic")
    ada.page.get_by_role("button", name=text("web-webhook-set"), exact=True).click()
    expect(ada.page.get_by_role("dialog").get_by_role("alert")).to_have_text(text("reason-private-target"))


# --- the lobby ---------------------------------------------------------------------------------------------------


def test_friends_find_a_table_by_its_code_and_talk_in_the_lobby(devices: Devices) -> None:
    host = devices()
    path = host.create({"kind": "open"}, visibility="link")
    ada = host.page(path)
    code = ada.get_by_label(text("web-share-code")).inner_text()
    ben = devices().page()
    ben.get_by_role("button", name=text("web-join")).click()
    field = ben.get_by_label(text("web-join-link"))
    devices.of(ben).ignored_faults = True  # the browser reports the answer 404
    field.fill("AAAA A")
    ben.get_by_role("button", name=text("web-join-go"), exact=True).click()
    expect(ben.get_by_role("alert")).to_have_text(text("reason-no-code", code="AAAAA"))
    devices.of(ben).ignored_faults = False
    field.fill(f"{code[:2].lower()} {code[2:].lower()}")
    ben.get_by_role("button", name=text("web-join-go"), exact=True).click()
    ben.get_by_label(text("web-your-name")).fill("Ben")
    ben.get_by_role("button", name=text("web-sit"), exact=True).click()
    ben.get_by_label(text("web-chat-say")).fill("Shall we?")
    ben.get_by_role("button", name=text("web-send")).last.click()
    expect(ada.get_by_text("Shall we?")).to_be_visible()


def test_the_host_changes_settings_in_the_lobby_and_the_others_read_them(devices: Devices) -> None:
    host = devices()
    path = host.create({"kind": "open"})
    ada = host.page(path)
    ben = devices().page(path)
    for page in (ada, ben):
        page.get_by_text(text("web-lobby-settings"), exact=True).click()
    expect(ben.get_by_text(text("web-undo-agreed"))).to_be_visible()
    ada.get_by_role("group", name=text("web-undo-policy")).get_by_label(text("web-undo-reach")).check()
    expect(ben.get_by_text(text("web-undo-agreed"))).to_have_count(0)
    ada.get_by_label(text("web-host-newcomers")).uncheck()
    expect(ben.get_by_role("button", name=text("web-sit"), exact=True)).to_have_count(0)
    ada.get_by_label(text("web-host-newcomers")).check()
    expect(ben.get_by_role("button", name=text("web-sit"), exact=True)).to_be_visible()


def test_a_visitor_just_watches_and_sees_the_game_when_it_starts(devices: Devices) -> None:
    host = devices()
    path = host.create({"kind": "open"})
    ada, eve = host.page(path), devices().page(path)
    eve.get_by_role("button", name=text("web-door-watch")).click()
    expect(eve.get_by_role("heading", name=text("web-lobby-watching"))).to_be_visible()
    ada.get_by_role("button", name=text("web-start")).click()
    expect(eve.get_by_text(text("web-prompt-watching"))).to_be_visible()


def test_the_host_removes_a_player_from_the_lobby(devices: Devices) -> None:
    host = devices()
    path = host.create({"kind": "open"})
    ada = host.page(path)
    ben = join(devices, path, "Ada")
    ada.get_by_role("button", name=text("web-host-free")).click()
    ada.get_by_role("button", name=text("web-host-free")).click()
    expect(ben.get_by_role("button", name=text("web-sit"), exact=True)).to_be_visible()


def test_players_rename_themselves_during_the_game(devices: Devices) -> None:
    ada, ben, _path = start(devices)
    open_table(ben.page)
    name = ben.page.get_by_label(text("web-your-name"))
    name.fill("Benedict")
    name.press("Enter")
    expect(ada.page.get_by_role("group", name="Benedict")).to_be_visible()


def test_each_player_on_a_shared_device_gets_a_name(devices: Devices) -> None:
    page = devices().page()
    page.get_by_role("button", name="More", exact=True).first.click()
    page.get_by_role("button", name="With friends").click()
    page.get_by_label(text("web-your-name")).fill("Ada")
    page.get_by_label(text("web-seat-number", number=2)).select_option("me")
    page.get_by_label(text("web-pad-name", number=2)).fill("Grandma")
    page.get_by_role("button", name=text("web-create-play"), exact=True).click()
    expect(page.get_by_text(re.compile("Ada|Grandma")).first).to_be_visible()
    page.get_by_role("button", name=re.compile("I am (Ada|Grandma)")).click()
    expect(page.get_by_role("region", name="Grandma")).to_be_visible()


def test_open_tables_are_listed_with_their_free_seats(devices: Devices) -> None:
    host = devices()
    path = host.create({"kind": "open"}, {"kind": "open"}, visibility="public")
    page = devices().page()
    expect(page.get_by_role("heading", name=text("web-open-tables"))).to_be_visible()
    entry = page.locator(f"a[href='{path}']")
    expect(entry).to_contain_text(text("web-table-free", count=2))

    games = ("redrising", "raxxon", "redrising")  # only the newest are shown at once
    newer = [host.create({"kind": "open"}, game=game, visibility="public") for game in games]
    page.reload()
    expect(page.get_by_role("heading", name=text("web-open-tables"))).to_be_visible()
    expect(entry).to_have_count(0)
    page.get_by_role("button", name=re.compile(r"Show all \d+")).click()
    expect(entry).to_be_visible()
    page.get_by_role("combobox", name=text("web-games"), exact=True).select_option("redrising")
    expect(entry).to_have_count(0)
    page.get_by_role("combobox", name=text("web-games"), exact=True).select_option("sagrada")
    entry.click()
    expect(page.get_by_role("heading", name=text("web-lobby-sit"))).to_be_visible()
    for table in (path, *newer):  # the server is shared with other tests
        hidden = {"type": "configure", "ref": 1, "visibility": "link"}
        assert host.context.request.post(f"{host.address}/api/tables/{table.removeprefix('/t/')}", data=hidden).ok
