"""The chat: unread lines are marked and announced, and players can be muted."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Devices
from .test_people import start, text

LINES = 105  # more than the server sends


def say(page: Page, words: str) -> None:
    """Write in the chat."""
    page.get_by_role("button", name=text("web-chat"), exact=True).click()
    page.get_by_label(text("web-chat-say"), exact=True).fill(words)
    page.keyboard.press("Enter")


def test_a_line_is_marked_until_it_is_seen_and_read_out(devices: Devices) -> None:
    ada, ben, _path = start(devices)
    say(ben.page, "Good evening")
    mark = ada.page.get_by_role("button", name=text("web-chat-new"))
    expect(mark).to_be_visible()
    expect(ada.page.get_by_role("log", name=text("web-chat"))).to_have_text("Ben: Good evening")
    ada.page.reload()
    expect(mark).to_be_visible()
    ada.page.get_by_role("tab", name=text("web-chat-new")).click()
    expect(mark).to_have_count(0)
    ada.page.get_by_role("tab", name=text("web-log")).click()
    say(ben.page, "Are you there?")
    expect(mark).to_be_visible()
    ada.page.keyboard.press("c")
    expect(mark).to_have_count(0)


def test_a_new_line_of_a_long_chat_is_marked(devices: Devices) -> None:
    ada, ben, path = start(devices)
    table = path.removeprefix("/t/")
    for number in range(LINES):
        line = {"type": "chat", "ref": number, "seat": 1, "text": f"line {number}"}
        answer = ben.page.request.post(f"{devices.address}/api/tables/{table}", data=line)
        assert answer.ok, answer.text()
    ada.page.keyboard.press("c")
    expect(ada.page.get_by_text(f"line {LINES - 1}")).to_be_visible()
    ada.page.get_by_role("tab", name=text("web-log")).click()
    mark = ada.page.get_by_role("button", name=text("web-chat-new"))
    expect(mark).to_have_count(0)
    say(ben.page, "One more")
    expect(mark).to_be_visible()


def test_a_muted_player_is_not_heard_on_this_device(devices: Devices) -> None:
    ada, ben, _path = start(devices)
    say(ben.page, "Hurry up")
    ada.page.keyboard.press("c")
    line = ada.page.get_by_role("list", name=text("web-chat")).get_by_text("Hurry up")
    expect(line).to_be_visible()
    ada.page.get_by_text(text("web-chat-mute")).click()
    ada.page.get_by_role("checkbox", name="Ben").check()
    expect(line).to_have_count(0)
    ada.page.get_by_role("tab", name=text("web-log")).click()
    say(ben.page, "Hello?")
    ada.page.wait_for_timeout(500)
    expect(ada.page.get_by_role("button", name=text("web-chat-new"))).to_have_count(0)
    ada.page.reload()
    expect(ada.page.locator("#prompt")).to_be_visible()
    ada.page.keyboard.press("c")
    ada.page.get_by_text(text("web-chat-mute")).click()
    ada.page.get_by_role("checkbox", name="Ben").uncheck()
    expect(line).to_be_visible()
