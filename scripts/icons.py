"""Makes the icons of the installed page from its mark, and the picture of each game for previews of links.

They are drawn by the page itself (`make pictures`).
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from ludarium.games import names  # noqa: E402 - the path comes first
from tests.browser.chromium import NoBrowser, launched_chromium  # noqa: E402
from tests.browser.device import device, message_text  # noqa: E402
from tests.server.running import running  # noqa: E402

FOLDER: Final = ROOT / "web" / "public"
WALL: Final = "#100f17"
# Each with its size, and how much of it the mark takes: a maskable icon may be cut to a circle.
ICONS: Final = {"icon-192": (192, 0.86), "icon-512": (512, 0.86), "maskable-512": (512, 0.56), "apple-180": (180, 0.7)}
PREVIEW: Final = (1200, 630)  # what messengers show
ICON: Final = """<!doctype html><body style="margin: 0; background: %s">
  <img src="%s" style="position: fixed; inset: 0; margin: auto; %s">"""
COMPOSE: Final = """([number, title, lead]) => {
  const picture = document.querySelectorAll('.games svg.lancet')[number].outerHTML
  const symbols = [...document.querySelectorAll('svg.defs')]
  document.body.innerHTML = `<div style="position:fixed;inset:0;display:grid;grid-template-columns:400px 1fr;gap:72px;
    align-items:center;padding:0 84px;background:var(--wall)"><div style="width:360px">${picture}</div>
    <div><h1 style="font-size:92px;margin:0 0 20px">${title}</h1>
    <p style="font-size:36px;line-height:1.35;color:var(--ink-2)">${lead}</p></div></div>`
  document.body.append(...symbols)
}"""


def main() -> None:
    """Make them all."""
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            running(Path(folder) / "tables.sqlite") as server,
            launched_chromium() as chromium,
        ):
            draw_icons(chromium, server.address)
            draw_previews(chromium, server.address)
    except NoBrowser as error:
        sys.exit(str(error))


def draw_icons(chromium: Browser, address: str) -> None:
    """The mark on the dark wall, in each size."""
    for name, (size, share) in ICONS.items():
        page = device(chromium, address, size=(size, size)).page("/")
        width = f"height:{share * 100}vh"
        page.set_content(ICON % (WALL, f"{address}/mark.svg", width))
        page.wait_for_load_state("networkidle")
        page.screenshot(path=FOLDER / "icons" / f"{name}.png")


def draw_previews(chromium: Browser, address: str) -> None:
    """The picture and the name of each game."""
    (FOLDER / "previews").mkdir(exist_ok=True)
    for number, game in enumerate(names()):
        page = device(chromium, address, size=PREVIEW, scheme="dark").page("/")
        page.locator(".games svg.lancet").nth(len(names()) - 1).wait_for()
        page.evaluate("document.fonts.ready")
        page.evaluate(COMPOSE, [number, message_text("en", f"web-game-{game}"), "Ludarium"])
        page.screenshot(path=FOLDER / "previews" / f"{game}.png")


if __name__ == "__main__":
    main()
