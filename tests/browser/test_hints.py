"""Hints in the browser: by button or key, shown on the board and as text, and reported to the other players."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Devices
from .device import message_text
from .players.mouse import MousePlayer
from .test_table import A_BOT, OPEN, start


def test_a_hint_is_highlighted_announced_and_can_be_followed(devices: Devices) -> None:
    player = start(devices, A_BOT)
    page = player.page
    expect(page.locator("[data-state~='hinted']")).to_have_count(0)
    page.keyboard.press("h")
    things = [thing.bounding_box() for thing in page.locator("[data-thing]").all()]
    line = page.get_by_role("region", name="What would a bot do?")
    expect(line.get_by_role("status").get_by_role("listitem").first).to_contain_text("it expects about ")
    assert [thing.bounding_box() for thing in page.locator("[data-thing]").all()] == things, "the board does not move"
    expect(page.locator("[data-state~='hinted']").first).to_be_visible()
    touched: list[str] = []
    for _ in range(100):  # the page may need time to highlight the next touch
        lit = {
            thing
            for thing in player.lit()
            if page.locator(f"[data-thing~='{thing}'][data-state~='hinted']:visible").count()
        }
        if not line.count():
            break
        assert len(lit) <= 3  # the next touch, also of a die of the same kind, and no later one
        ahead = next(iter(lit), None)
        if ahead is not None and ahead not in touched:
            touched.append(ahead)
            player.click(ahead)
        page.wait_for_timeout(100)
    assert 1 <= len(touched) <= 6  # the longest path
    expect(line).to_have_count(0)  # the decision was made
    expect(page.locator("[data-state~='hinted']")).to_have_count(0)
    expect(page.locator("ol[reversed]")).to_contain_text("You used a hint")
    for code in ("uk", "cs", "ru"):
        assert message_text(code, "web-hint") != message_text("en", "web-hint")


def test_with_friends_hints_need_the_hosts_permission(devices: Devices) -> None:
    for hints in (False, True):
        host = devices()
        ada, bea = (
            MousePlayer(device.page(path)) for path in [host.create(OPEN, hints=hints)] for device in (host, devices())
        )
        bea.page.get_by_role("button", name="Sit here").click()
        ada.page.get_by_role("button", name="Start game").click()
        ada.wait()
        bea.wait()
        button = ada.page.get_by_role("button", name="Hint", exact=True)
        expect(button).to_have_count(int(hints))
        if hints:
            button.click()
            panel = ada.page.get_by_role("region", name="What would a bot do?")
            expect(panel).to_be_visible()
            panel.get_by_role("button", name="Close").click()
            expect(panel).to_have_count(0)
            expect(bea.page.locator("ol[reversed]")).to_contain_text("Ada used a hint")
