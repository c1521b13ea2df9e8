"""The installed page: its manifest, the score pad and the rules without a connection, a new version, notifications."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.server.running import running
from tests.server.test_push import Browser
from tests.server.test_webhook import SETTINGS, listening

from .conftest import Devices
from .device import message_text
from .tcp_proxy import TcpProxy, tcp_proxy
from .test_people import start, text

pytestmark = pytest.mark.exhaustive

IS_STORED = """async () => {
  const worker = await navigator.serviceWorker.ready
  const data = await caches.open('data')
  return !!worker.active && !!(await data.match('/api/games/raxxon/catalogue'))
}"""
PATIENCE = 30.0  # seconds: the service worker starts some seconds after the page
SCORED = 90_000  # milliseconds: the first sheet waits for its worker
PUSHED = {"title": "Your turn: Sagrada", "body": "", "url": "/t/somewhere", "tag": "somewhere"}
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready
  return (await worker.getNotifications()).map((one) => [one.title, one.data.url])
}"""


@pytest.fixture
def line(address: str) -> Iterator[TcpProxy]:
    """A connection to the server that can be cut."""
    with tcp_proxy(address) as found:
        yield found


def visit(devices: Devices, line: TcpProxy, path: str = "/", **more: Any) -> Page:  # noqa: ANN401 - as a device has them
    """A page whose service worker has stored what it needs."""
    page = devices(at=line.address, **more).page(path)
    wait_for(page, IS_STORED, True)
    return page


def wait_for(page: Page, question: str, answer: object) -> None:
    """Wait until the page gives this answer."""
    end = time.monotonic() + PATIENCE
    while (found := page.evaluate(question)) != answer:
        assert time.monotonic() < end, found
        page.wait_for_timeout(100)


def test_the_page_can_be_installed(devices: Devices) -> None:
    page = devices().page()
    manifest = page.request.get(f"{devices.address}/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    described = manifest.json()
    assert (described["name"], described["display"]) == ("Ludarium", "standalone")
    for icon in described["icons"]:
        picture = page.request.get(f"{devices.address}/{icon['src']}")
        assert picture.headers["content-type"] == "image/png"
    assert page.locator("link[rel=manifest]").count() == 1
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []


def test_a_sheet_that_is_filled_in_without_a_connection_is_kept_and_counted_later(
    devices: Devices, line: TcpProxy
) -> None:
    page = visit(devices, line)
    device = devices.of(page)
    device.ignored_faults = True
    line.disconnect()
    page.goto(f"{line.address}/pad/redrising")
    page.get_by_label(text("web-pad-name", number=1)).fill("Ada")
    page.get_by_role("combobox").fill("Darrow")
    page.keyboard.press("Enter")
    expect(page.get_by_text(text("web-pad-offline"))).to_be_visible()
    page.reload()
    expect(page.get_by_label(text("web-pad-name", number=1))).to_have_value("Ada")
    line.reconnect()
    expect(page.get_by_role("table")).to_be_visible(timeout=SCORED)
    expect(page.get_by_text(text("web-pad-offline"))).to_have_count(0)


def test_the_rules_of_every_game_are_there_without_a_connection(devices: Devices, line: TcpProxy) -> None:
    page = visit(devices, line)
    devices.of(page).ignored_faults = True
    line.disconnect()
    for game in ("Sagrada", "Red Rising", "Raxxon"):
        page.goto(f"{line.address}/rules/{game.lower().replace(' ', '')}")
        expect(page.get_by_role("heading", name=text("web-rules-of", game=game))).to_be_visible()
        expect(page.get_by_role("heading", name=text("web-overview"))).to_be_visible()


def test_a_new_version_of_the_page_replaces_the_stored_one(devices: Devices, line: TcpProxy) -> None:
    page = visit(devices, line)
    page.context.route(
        "**/", lambda route: route.fulfill(body="<title>The new version</title>", content_type="text/html")
    )
    page.goto(line.address)
    expect(page).to_have_title("The new version")


# --- notifications -----------------------------------------------------------------------------------------------


def push(page: Page, data: dict[str, str]) -> CDPSession:
    """Deliver a push message to the page's service worker, as the browser would."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1]["registrationId"], "data": json.dumps(data)},
    )
    return session


def test_a_push_message_becomes_a_notification_that_leads_to_the_table(devices: Devices, line: TcpProxy) -> None:
    page = visit(devices, line, permissions=["notifications"])
    push(page, PUSHED)
    wait_for(page, SHOWN, [["Your turn: Sagrada", "/t/somewhere"]])


def test_a_player_is_asked_about_notifications_once_and_with_a_reason(devices: Devices) -> None:
    ada, ben, _path = start(devices)
    waiting = ben if ada.lit() else ada
    question = waiting.page.get_by_text(text("web-notify-ask"))
    expect(question).to_be_visible()
    waiting.page.get_by_role("button", name=text("web-notify-no")).click()
    expect(question).to_have_count(0)
    waiting.page.reload()
    expect(waiting.page.locator("#prompt")).to_be_visible()
    expect(question).to_have_count(0)


def test_the_settings_say_why_there_are_no_notifications_on_plain_http(devices: Devices) -> None:
    device = devices()
    device.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page = device.page()
    page.get_by_role("button", name=text("web-settings")).click()
    expect(page.get_by_text(text("web-notify-insecure"))).to_be_visible()
    page.get_by_label(text("web-sound")).check()
    expect(page.get_by_label(text("web-volume"))).to_be_visible()


def test_a_turn_is_notified_while_the_page_is_hidden(devices: Devices) -> None:
    host = devices(permissions=["notifications"])
    host.context.add_init_script(
        """const localStorage = location.protocol === 'http:' ? window.localStorage : { getItem() {}, setItem() {} }
        const kept = JSON.parse(localStorage.getItem('ludarium.settings') ?? '{}')
        localStorage.setItem('ludarium.settings', JSON.stringify({ ...kept, notifies: true, wasAsked: true }))
        Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? false })
        window.notified = []
        window.Notification = class { static permission = 'granted'; constructor(title) { notified.push(title) } }"""
    )
    ada = host.page(host.create({"kind": "open"}))
    ada.evaluate("window.isAway = true")
    ben = devices().page(ada.url.removeprefix(host.address))
    ben.get_by_role("button", name=text("web-sit"), exact=True).click()
    ada.get_by_role("button", name=text("web-start")).click()
    ada.wait_for_function("() => notified.length > 0")
    assert ada.evaluate("notified")[0] == message_text("en", "web-title-turn", game="Sagrada")


PUSH = """localStorage: {
  if (location.protocol !== 'http:') break localStorage
  const kept = JSON.parse(localStorage.getItem('ludarium.settings') ?? '{}')
  localStorage.setItem('ludarium.settings', JSON.stringify({ ...kept, notifies: true, wasAsked: true }))
  PushManager.prototype.getSubscription = async () => null
  PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) })
}"""


def test_a_closed_page_gets_a_push_message_when_it_is_its_turn(devices: Devices, tmp_path: Path) -> None:
    with listening() as endpoint, running(tmp_path / "tables.sqlite", **SETTINGS) as server:
        browser = Browser(endpoint)
        given = browser.subscription()
        keys = {"endpoint": given["endpoint"], "keys": {"p256dh": given["p256dh"], "auth": given["auth"]}}
        host = devices(at=server.address, permissions=["notifications"])
        host.context.add_init_script(PUSH % json.dumps(keys))
        path = host.create({"kind": "open"})
        ada = host.page(path)
        friend = devices(at=server.address).page(path)
        friend.get_by_role("button", name=text("web-sit"), exact=True).click()
        ada.get_by_role("button", name=text("web-start")).click()
        registry = server.app.registry
        assert registry is not None
        table = registry.live[path.removeprefix("/t/")]
        end = time.monotonic() + PATIENCE
        while not table.table.receivers.pushes:
            assert time.monotonic() < end
            ada.wait_for_timeout(100)
        ada.close()
        endpoint.wait(1)
        assert browser.decrypt(endpoint.received[0][1])["title"] == "Sagrada: your turn"
        host.close()
        devices.of(friend).close()
