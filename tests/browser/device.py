"""A browser profile that collects the errors of its pages."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from ludarium.games import names
from ludarium.kernel.message import Message
from ludarium.text.localizer import localizer

PATIENCE: Final = 10_000.0  # milliseconds
WIDE: Final = (1440, 900)
NARROW: Final = (360, 780)
SMALL: Final = (360, 740)  # with the browser's own bars
LAPTOP: Final = (1280, 720)
TABLET: Final = (768, 1024)
LARGE: Final = (1920, 1080)
PHONES: Final = (NARROW, SMALL)
SETTINGS: Final = {"motion": "off", "pace": "instant", "confirm": "never"}
STORE: Final = """(() => {
    const kept = location.protocol.startsWith('http') && localStorage
    if (kept && !kept.getItem('ludarium.settings')) kept.setItem('ludarium.settings', JSON.stringify(%s))
})()"""


PACKAGES: Final = ("ludarium.text", *(f"ludarium.games.{game}" for game in names()))


def message_text(language: str, message: str, package: str = "", **args: str | int) -> str:
    """The text of a message, as the page should show it; of the first package that has it if none is given."""
    found = package or next(one for one in PACKAGES if localizer(one, language).has(message))
    return localizer(found, language).format(Message(message, **args))


class Device:
    """A browser profile with its cookies, and the errors of its pages."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.ignored_faults = False
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

    def use_token(self, token: str) -> None:
        """Use the identity of this cookie."""
        self.context.add_cookies([{"name": "ludarium", "value": token, "url": self.address}])

    def close(self) -> None:
        """Close all its pages; their errors are kept."""
        self.ignored_faults = True
        self.context.close()

    def _listen(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._fault(f"exception: {error}"))
        page.on("requestfailed", self._on_request_failed)
        page.on("response", self._on_response)
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def _on_console(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._fault(f"console: {said.text}")

    def _on_response(self, answer: Response) -> None:
        if answer.status >= HTTPStatus.BAD_REQUEST:
            self._fault(f"{answer.status} {answer.url}")

    def _on_request_failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before the response
            self._fault(f"{request.failure} {request.url}")

    def _fault(self, fault: str) -> None:
        if not self.ignored_faults:
            self.faults.append(fault)


def device(
    browser: Browser,
    address: str,
    language: str = "en",
    size: tuple[int, int] = WIDE,
    scheme: Literal["light", "dark"] = "light",
    detail: Literal["auto", "newcomer", "expert"] = "newcomer",
    **more: Any,  # noqa: ANN401 - as a context has them
) -> Device:
    """A new device with animations and confirmations off; a narrow one is a phone."""
    width, height = size
    phone = {"has_touch": True, "is_mobile": True} if size in PHONES else {}
    context = browser.new_context(
        locale=language, viewport={"width": width, "height": height}, color_scheme=scheme, **phone | more
    )
    context.add_init_script(STORE % json.dumps(SETTINGS | {"detail": detail}))
    return Device(context, address)
