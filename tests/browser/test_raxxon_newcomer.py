"""What a newcomer to Raxxon reads on the board, wide and on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Devices
from .device import SMALL, WIDE, message_text
from .players.mouse import LIT
from .test_raxxon import A_BOT, GAME, PACKAGE, revealed


def test_a_newcomer_reads_health_price_and_targets(devices: Devices) -> None:
    device = devices(size=WIDE)
    page = device.page(device.create(A_BOT, game=GAME, seed="targets", options={"character_1": 4}))
    card = revealed(page)
    face = page.locator(f"[data-thing~='{card}']")
    expect(face.get_by_text(re.compile("^(healthy|infected)$"))).to_be_visible()
    expect(page.get_by_text("each later turn today:").first).to_be_visible()
    expect(page.locator("[aria-current='step']")).to_have_text(message_text("en", "board-phase", PACKAGE))
    expect(page.get_by_text("contained: no harm tonight", exact=True)).to_be_visible()

    investigate = page.locator("[data-thing~='sheet:0:0']")
    hidden = page.locator("[data-thing^='crowd:'][aria-label*=': face down']").count()
    expect(investigate).to_contain_text(f"{hidden} possible targets now")
    investigate.hover()
    expect(page.locator("[data-thing^='crowd:'].online")).to_have_count(hidden)


def test_the_phone_has_one_list_of_the_own_actions_and_explains_them(devices: Devices) -> None:
    device = devices(size=SMALL)
    page = device.page(device.create(game=GAME, seed="one-list"))
    page.locator(f"{LIT}[data-thing~='character:meryl']").first.tap()
    sheet = page.get_by_role("region", name="Meryl Wolfe")
    expect(sheet).to_contain_text("Interview: Look at a face-down card")
    expect(sheet).to_contain_text("1\u00d7 today, each later turn today: power +1, spread")
    expect(sheet.get_by_role("paragraph")).to_have_count(6)
    page.locator(f"{LIT}[data-thing~='character:thomas']").first.tap()
    page.get_by_role("button", name="Choose Thomas Hart").tap()
    page.locator(f"{LIT}[data-thing~='action:0']").first.wait_for()
    expect(page.locator("[data-thing~='sheet:0:1']")).to_have_count(1)
    evacuate = page.locator("#actions [data-thing~='sheet:0:1']")
    expect(evacuate).to_contain_text("save healthy cards. 1\u00d7 today, later: power +1, spread")
    expect(page.get_by_text("Together, evacuate all 20 healthy citizens.")).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_text("a crowd gathers")).to_be_in_viewport()
    page.get_by_role("button", name="What the actions do").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Reveal a card")
