"""A browser profile that an earlier version wrote, and its links: everything kept there is found again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import RunningServer, running
from tests.stored.frozen import LINKS, STATES, copied_database, profile

from .conftest import Devices
from .device import NARROW, message_text
from .players.mouse import LEDGER

LANGUAGE: Final = "cs"  # as the profile has chosen
REMEMBERED: Final = ("sagrada", "redrising", "raxxon", "lobby")  # what the home page shows: the last four unfinished
OTHERS: Final = ("redrising", "raxxon")  # beside Sagrada
LONG: Final = 90_000.0  # milliseconds: the first sheet waits for its worker to come


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the stored tables."""
    with running(copied_database(tmp_path_factory.mktemp("stored"))) as found:
        yield found


def returned(devices: Devices, server: RunningServer, path: str = "/") -> Page:
    """The page at a path, in the browser of the stored profile."""
    return devices("en", at=server.address, storage_state=profile(server.address)).page(path)


def path_to(name: str) -> str:
    """The path of a stored table."""
    return f"/t/{STATES[name]['id']}"


def test_the_home_page_has_the_own_tables_and_the_settings(devices: Devices, server: RunningServer) -> None:
    page = returned(devices, server)
    tables = page.locator("main a[href^='/t/']")
    for n, name in enumerate(REMEMBERED):
        expect(tables.nth(n)).to_have_attribute("href", path_to(name))
        expect(tables.nth(n)).to_contain_text(message_text(LANGUAGE, f"web-game-{STATES[name]['game']}"))
    expect(tables.nth(1)).to_contain_text(message_text(LANGUAGE, "web-table-turn"))
    expect(tables.nth(3)).to_contain_text(message_text(LANGUAGE, "web-table-lobby"))

    root = page.locator("html")
    expect(root).to_have_attribute("lang", LANGUAGE)
    for name, value in {"theme": "dark", "motion": "off", "density": "dense"}.items():
        expect(root).to_have_attribute(f"data-{name}", value)
    page.get_by_role("button", name=message_text(LANGUAGE, "web-settings")).click()
    dialog = page.get_by_role("dialog")
    for chosen in ("web-theme-dark", "web-motion-off", "web-density-dense", "web-confirming-always"):
        expect(dialog.get_by_role("radio", name=message_text(LANGUAGE, chosen), exact=True)).to_be_checked()
    expect(dialog.get_by_role("checkbox", name=message_text(LANGUAGE, "web-sound"))).to_be_checked()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=message_text(LANGUAGE, "web-more"), exact=True).first.click()
    dialog.get_by_role("button", name=message_text(LANGUAGE, "web-with-friends")).click()
    expect(dialog.get_by_label(message_text(LANGUAGE, "web-your-name"))).to_have_value("Ada")
    page.keyboard.press("Escape")

    tables.nth(1).click()
    expect(page).to_have_url(f"{server.address}{path_to('redrising')}")
    expect(page.locator("button[data-state~='selectable']").first).to_be_visible()


def test_a_finished_game_shows_its_points(devices: Devices, server: RunningServer) -> None:
    page = returned(devices, server, path_to("over"))
    totals = [str(one["total"]) for one in STATES["over"]["standings"]]
    cells = page.locator(f"{LEDGER} tbody tr:last-child td")
    expect(cells).to_have_count(len(totals))
    assert sorted(cells.all_inner_texts()) == sorted(totals)


@pytest.mark.parametrize("name", ["sagrada", *(pytest.param(name, marks=pytest.mark.exhaustive) for name in OTHERS)])
def test_a_seat_link_takes_its_seat_on_another_device(devices: Devices, server: RunningServer, name: str) -> None:
    page = devices(at=server.address, size=NARROW).page(LINKS["seats"][name]["1"])
    expect(page).to_have_url(f"{server.address}{path_to(name)}")
    expect(page.get_by_role("button", name=message_text("en", "web-table"), exact=True)).to_be_visible()
    page.get_by_role("button", name=message_text("en", "web-table"), exact=True).click()
    seat = STATES[name]["seats"][1]["name"]
    expect(page.get_by_role("dialog")).to_contain_text(message_text("en", "web-share-seat", player=seat))


def test_an_invitation_leads_to_a_free_seat(devices: Devices, server: RunningServer) -> None:
    page = devices(at=server.address).page(LINKS["invitations"]["lobby"])
    expect(page.get_by_text("Ben").first).to_be_visible()
    expect(page.get_by_role("button", name=message_text("en", "web-sit"), exact=True)).to_have_count(1)


def test_the_score_sheets_are_still_there(devices: Devices, server: RunningServer) -> None:
    page = returned(devices, server, "/pad")
    for game in ("redrising", "sagrada"):
        page.get_by_role("link", name=message_text(LANGUAGE, f"web-game-{game}")).click()
        expect_sheet(page, LANGUAGE, game)
        expect(page.get_by_label(message_text(LANGUAGE, "web-pad-name", number=1))).to_have_value("Ada")


def test_a_link_to_a_score_sheet_opens_the_sheet(devices: Devices, server: RunningServer) -> None:
    page = devices(at=server.address).page(LINKS["pads"]["redrising"]["link"])
    expect_sheet(page, "en", "redrising")
    for name in ("sagrada", "automa"):
        page.goto(f"{server.address}{LINKS['pads'][name]['link']}")
        expect_sheet(page, "en", name)


def expect_sheet(page: Page, language: str, name: str) -> None:
    """The sheet comes to the stored totals."""
    expect(page.get_by_role("heading", name=message_text(language, "web-pad"))).to_be_visible()
    expect(page.locator("tbody tr:last-child td")).to_have_text(LINKS["pads"][name]["totals"], timeout=LONG)


def test_the_companion_stands_where_it_was_left_and_goes_back(devices: Devices, server: RunningServer) -> None:
    page = returned(devices, server, "/companion")
    stored = LINKS["companions"]["redrising"]
    said_now = page.locator("#said")
    expect(said_now).to_be_visible()
    shown = said_now.inner_text()
    linked = devices(LANGUAGE, at=server.address).page(stored["link"])
    expect(linked.locator("#said")).to_have_text(shown, use_inner_text=True)
    page.get_by_role("button", name=message_text(LANGUAGE, "web-undo")).click()
    expect(said_now).not_to_have_text(shown, use_inner_text=True)
