"""The page of the operator, and the page that asks for the invitation word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import RunningServer, running

from .conftest import Devices
from .device import NARROW, Device, message_text
from .page_audit import axe_faults_light_and_dark, faults_of_page
from .screens.table import LANGUAGES

pytestmark = pytest.mark.exhaustive
TOKEN = "a long token of the operator"  # noqa: S105 - of these tests only
WORD = "Zephyr"
REFUSED = ("401 ", "403 ", "console: Failed to load resource: the server responded with a status of 40")


@pytest.fixture(scope="module")
def closed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with an admin page, which strangers cannot enter."""
    file = tmp_path_factory.mktemp("admin") / "tables.sqlite"
    with running(file, admin_token=TOKEN, invitation=WORD) as server:
        yield server


@pytest.fixture
def devices(browser: Browser, closed_server: RunningServer) -> Iterator[Devices]:
    """Devices of this server; the refusals of strangers are no faults of the page."""
    closed_server.app.limiter._buckets.clear()
    found = Devices(browser, closed_server.address)
    yield found
    for one in found.devices:
        one.close()
    assert not [fault for one in found.devices for fault in one.faults if not fault.startswith(REFUSED)]


def text(message: str, language: str = "en", **args: str | int) -> str:
    """A text of the page."""
    return message_text(language, message, "", **args)


def press(page: Page, message: str, language: str = "en", **args: str | int) -> None:
    """Click a button."""
    page.get_by_role("button", name=text(message, language, **args), exact=True).click()


def sign_in(page: Page, language: str = "en") -> None:
    """Sign in by the keyboard."""
    page.get_by_label(text("web-admin-token", language)).fill(TOKEN)
    page.keyboard.press("Enter")
    page.locator("#admin-tables").wait_for()


def create(device: Device) -> str:
    """A table of Sagrada for two, of an invited device: its path."""
    assert device.context.request.post(f"{device.address}/api/invitation", data={"word": WORD}).ok
    return device.create({"kind": "open"})


def test_the_operator_frees_a_seat_closes_and_deletes_a_table(devices: Devices) -> None:
    player, operator = devices(), devices(size=NARROW)
    path = create(player)
    table = player.page(path)
    page = operator.page("/admin")
    page.get_by_label(text("web-admin-token")).fill("a wrong token")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(text("reason-wrong-token"))
    sign_in(page)
    page.get_by_label(text("web-admin-search")).fill(player.address + path)
    row = page.locator("#admin-tables > li")
    expect(row).to_have_count(1)
    row.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(row).to_contain_text(text("web-admin-connected"))
    press(page, "web-admin-free-seat", player="Ada")
    expect(row).not_to_contain_text("Ada")
    press(page, "web-admin-close")
    expect(row).to_contain_text(text("web-admin-table-closed"))
    expect(table.get_by_text(text("web-prompt-stopped")).first).to_be_visible()
    press(page, "web-admin-remove")
    page.get_by_role("dialog").get_by_role("button", name=text("web-admin-remove")).click()
    expect(row).to_have_count(0)
    assert operator.context.request.get(f"{operator.address}/api/admin/tables").json() == []
    press(page, "web-admin-sign-out")
    expect(page.get_by_label(text("web-admin-token"))).to_be_visible()


def test_a_message_shows_on_every_page_until_it_is_dismissed(devices: Devices) -> None:
    player, operator = devices(), devices()
    table = player.page(create(player))
    page = operator.page("/admin")
    sign_in(page)
    page.get_by_label(text("web-admin-notice")).fill("We restart at ten.")
    page.keyboard.press("Enter")
    for shown in (table, player.page("/rules/sagrada")):
        note = shown.get_by_role("alert").filter(has_text="We restart at ten.")
        expect(note).to_be_visible()
        note.get_by_role("button").click()
        expect(note).to_have_count(0)
    press(page, "web-admin-notice-remove")
    expect(page.get_by_role("button", name=text("web-admin-notice-remove"))).to_have_count(0)


def test_read_only_mode_is_switched_and_a_backup_downloaded(devices: Devices, tmp_path: Path) -> None:
    operator = devices()
    page = operator.page("/admin")
    sign_in(page)
    switch = page.get_by_label(text("web-admin-read-only"))
    switch.check()
    page.wait_for_function("fetch('/health').then((answer) => answer.json()).then((found) => found.read_only)")
    switch.uncheck()
    page.wait_for_function("fetch('/health').then((answer) => answer.json()).then((found) => !found.read_only)")
    with page.expect_download() as download:
        page.get_by_role("link", name=text("web-admin-backup")).click()
    download.value.save_as(tmp_path / "copy.sqlite")
    assert (tmp_path / "copy.sqlite").read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_admin_page_fits_a_phone_and_is_accessible(devices: Devices, language: str) -> None:
    create(devices())
    page = devices(language, size=NARROW, bypass_csp=True).page("/admin")
    page.get_by_label(text("web-admin-token", language)).wait_for()
    assert faults_of_page(page, language) == []
    sign_in(page, language)
    page.locator("#admin-tables summary").first.click()
    page.get_by_role("button", name=text("web-admin-close", language)).wait_for()
    assert faults_of_page(page, language) == []
    assert axe_faults_light_and_dark(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stranger_is_asked_for_the_word_once(devices: Devices, language: str) -> None:
    device = devices(language, size=NARROW, bypass_csp=True)
    page = device.page("/")
    field = page.get_by_label(text("web-entrance-word", language))
    field.fill("another word")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(text("reason-wrong-word", language))
    assert faults_of_page(page, language) == []
    assert axe_faults_light_and_dark(page) == []
    field.fill(f" {WORD.lower()} ")
    page.keyboard.press("Enter")
    page.get_by_role("button", name=text("web-play-bots", language)).first.wait_for()
    again = device.page("/")
    again.get_by_role("button", name=text("web-play-bots", language)).first.wait_for()


def test_a_link_may_name_the_word(devices: Devices) -> None:
    page = devices().page(f"/?invitation={WORD}")
    page.get_by_role("button", name=text("web-play-bots")).first.wait_for()
    assert "invitation" not in page.url


def test_a_guest_follows_the_link_to_a_table_without_the_word(devices: Devices) -> None:
    host, guest = devices(), devices()
    page = guest.page(create(host))
    page.get_by_role("button", name=text("web-sit")).first.wait_for()
