"""The page of a server that is seen under a path."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import running

from .conftest import Devices
from .device import message_text
from .players.mouse import LIT

pytestmark = pytest.mark.exhaustive
BASE = "/club/ludarium"


@pytest.fixture
def devices(browser: Browser, tmp_path: Path) -> Iterator[Devices]:
    """Devices that see the server under a path; in the end none of them may have errors."""
    with running(tmp_path / "tables.sqlite", public_url=f"https://games.example{BASE}") as server:
        found = Devices(browser, server.address + BASE)
        yield found
        for one in found.devices:
            one.close()
        assert not [fault for one in found.devices for fault in one.faults]


def test_everything_is_requested_under_the_path(devices: Devices) -> None:
    device = devices()
    requested: list[str] = []
    device.context.on("request", lambda request: requested.append(urlsplit(request.url).path))
    page = device.page("/")
    page.on("websocket", lambda socket: requested.append(urlsplit(socket.url).path))
    page.get_by_role("button", name=message_text("en", "web-play-bots")).first.click()
    page.locator(LIT).first.click()
    assert urlsplit(page.url).path.startswith(f"{BASE}/t/")
    page.get_by_role("link", name="Ludarium", exact=True).click()
    page.get_by_role("button", name=message_text("en", "web-play-bots")).first.wait_for()
    assert urlsplit(page.url).path == f"{BASE}/"
    page.goto(f"{device.address}/rules/sagrada")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    scope = page.evaluate("navigator.serviceWorker.ready.then((worker) => new URL(worker.scope).pathname)")
    assert scope == f"{BASE}/"
    stored = page.evaluate(
        "caches.match(location.href.replace(/rules.*/, ''), {ignoreVary: true}).then((found) => found?.status)"
    )
    assert stored == 200
    assert any(path.endswith("/socket") for path in requested)
    assert [path for path in requested if not path.startswith(f"{BASE}/")] == []


def test_the_page_can_be_installed_under_the_path(devices: Devices) -> None:
    page = devices().page("/")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert urlsplit(found["url"]).path == f"{BASE}/manifest.webmanifest"
    assert urlsplit(found["manifest"]["startUrl"]).path == f"{BASE}/"
