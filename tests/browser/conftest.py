"""A server, a browser and devices for every test; a fault in any page fails its test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.running import running

from .chromium import NoBrowser, launched_chromium
from .device import Device, device


class Devices:
    """Creates devices, and finds them by their pages."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.devices: list[Device] = []

    def __call__(self, language: str = "en", at: str = "", **more: Any) -> Device:  # noqa: ANN401 - as a device has them
        self.devices.append(device(self.browser, at or self.address, language, **more))
        return self.devices[-1]

    def of(self, page: Page) -> Device:
        """The device of a page."""
        return next(one for one in self.devices if one.context == page.context)


# Not for the whole session: Playwright's event loop would disturb other tests that run one.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker."""
    try:
        with launched_chromium() as found:
            yield found
    except NoBrowser as error:
        if os.environ.get("CI") == "true":
            pytest.fail(str(error))
        pytest.skip(str(error))


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots move at once, and whose analyses are quick."""
    with running(tmp_path_factory.mktemp("server") / "tables.sqlite", simulations=5) as server:
        yield server.address


@pytest.fixture
def devices(browser: Browser, address: str) -> Iterator[Devices]:
    """Devices for a test; in the end none of them may have errors."""
    found = Devices(browser, address)
    yield found
    for one in found.devices:
        one.close()
    assert not [fault for one in found.devices for fault in one.faults]
