"""A real Chromium, and the devices that it opens: each listens for what goes wrong in its pages."""

from __future__ import annotations

import fcntl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, sync_playwright

from ludarium.kernel.message import Message
from ludarium.server import web
from ludarium.text.speaker import speaker

ROOT: Final = Path(__file__).parents[2]
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE: Final = 10_000.0  # milliseconds
WIDE: Final = (1440, 900)
NARROW: Final = (360, 780)
SMALL: Final = (360, 740)  # with the browser's own bars
STILL: Final = """
    const kept = location.protocol.startsWith('http') && localStorage
    if (kept && !kept.getItem('ludarium.settings')) kept.setItem('ludarium.settings', '{"motion": "off"}')
"""


def said(language: str, message: str, package: str = "ludarium.text", **args: str | int) -> str:
    """A message in words, as the page should say it."""
    return speaker(package, language).say(Message(message, **args))


class NoBrowser(Exception):
    """There is no Chromium, or no page to open in it."""


def is_built() -> bool:
    """Whether the page has been built."""
    return (Path(web.__file__).parent / "static" / "index.html").is_file()


def chromium() -> str:
    """The path of a Chromium; the first who asks may have to install it, and the others wait."""
    (ROOT / ".build").mkdir(exist_ok=True)
    with (ROOT / ".build" / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        script = ROOT / "scripts" / "chromium"
        found = subprocess.run([script], capture_output=True, text=True, check=False)  # noqa: S603 - our own
    if found.returncode:
        raise NoBrowser(found.stderr.strip())
    return found.stdout.strip()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A Chromium without a window."""
    if not is_built():
        raise NoBrowser("The page is not built: run `scripts/web build`.")
    path = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


class Device:
    """A browser of somebody's own, with its cookies, and all that went wrong in its pages."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.forgives = False
        context.set_default_timeout(PATIENCE)
        context.on("page", self._listen)

    def page(self, path: str = "/") -> Page:
        """A page, opened at this path."""
        page = self.context.new_page()
        page.goto(self.address + path)
        return page

    def create(self, *seats: dict[str, str], **more: Any) -> str:  # noqa: ANN401 - fields of any kind
        """A new table of Sagrada whose first seat is this device's: its path."""
        wish = {"game": "sagrada", "seats": [{"kind": "me", "name": "Ada"}, *seats], **more}
        answer = self.context.request.post(f"{self.address}/api/tables", data=wish)
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['table']}"

    def be(self, token: str) -> None:
        """Be the device that is known by this cookie."""
        self.context.add_cookies([{"name": "ludarium", "value": token, "url": self.address}])

    def close(self) -> None:
        """Close all its pages; what was wrong with them stays known."""
        self.forgives = True
        self.context.close()

    def _listen(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._fault(f"exception: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._fault(f"console: {said.text}")

    def _answered(self, answer: Response) -> None:
        if answer.status >= HTTPStatus.BAD_REQUEST:
            self._fault(f"{answer.status} {answer.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before its answer came
            self._fault(f"{request.failure} {request.url}")

    def _fault(self, fault: str) -> None:
        if not self.forgives:
            self.faults.append(fault)


def device(
    browser: Browser,
    address: str,
    language: str = "en",
    size: tuple[int, int] = WIDE,
    scheme: Literal["light", "dark"] = "light",
    **more: Any,  # noqa: ANN401 - as a context has them
) -> Device:
    """A new device on which nothing moves; a narrow one is a telephone."""
    width, height = size
    phone = {"has_touch": True, "is_mobile": True} if size in {NARROW, SMALL} else {}
    context = browser.new_context(
        locale=language, viewport={"width": width, "height": height}, color_scheme=scheme, **phone | more
    )
    context.add_init_script(STILL)
    return Device(context, address)
