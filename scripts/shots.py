"""Takes screenshots of every screen, wide and narrow, light and dark, in each language (`make shots`)."""

from __future__ import annotations

import html
import shutil
import sys
import tempfile
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Literal

from playwright.sync_api import Error

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.browser.chromium import NoBrowser, launched_chromium  # noqa: E402 - the path comes first
from tests.browser.device import NARROW, WIDE, device  # noqa: E402
from tests.browser.screens.table import LANGUAGES, SCREENS, ScreenVisit, create_tables  # noqa: E402
from tests.server.running import running  # noqa: E402

SHOTS = ROOT / ".build" / "shots"
WAYS: dict[str, tuple[tuple[int, int], Literal["light", "dark"]]] = {
    "wide-day": (WIDE, "light"),
    "wide-night": (WIDE, "dark"),
    "narrow-day": (NARROW, "light"),
    "narrow-night": (NARROW, "dark"),
}


def photograph() -> list[Path]:
    """Take all screenshots; returns them."""
    made = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.sqlite") as server,
        launched_chromium() as chromium,
    ):
        tables = create_tables(server.address)
        for number, (way, (size, scheme)) in enumerate(WAYS.items()):
            languages = cycle(LANGUAGES[number:] + LANGUAGES[:number])
            visits = {}
            for language in LANGUAGES:
                visits[language] = ScreenVisit(
                    device(chromium, server.address, language, size, scheme), tables, language
                )
            for screen, language in zip(SCREENS, languages, strict=False):
                visit = visits[language]
                reach(screen, visit)
                visit.page.evaluate("document.fonts.ready")
                made.append(SHOTS / f"{screen.__name__}-{way}-{language}.png")
                visit.page.screenshot(path=made[-1])
            for visit in visits.values():
                for fault in visit.device.faults:
                    print(fault)
                visit.device.close()
    return made


def reach(screen: Callable[[ScreenVisit], None], visit: ScreenVisit) -> None:
    """Go to a screen; if that fails, the screenshot shows what is there instead."""
    try:
        screen(visit)
    except Error as error:
        print(f"{screen.__name__} in {visit.language}: {error.message.splitlines()[0]}")


def index(pictures: list[Path]) -> str:
    """An HTML page with all screenshots, a row for each screen."""
    rows = []
    for screen in SCREENS:
        said = html.escape(screen.__doc__ or "")
        found = [picture for picture in pictures if picture.name.startswith(f"{screen.__name__}-")]
        images = "".join(
            f'<a href="{picture.name}"><img src="{picture.name}" alt="{picture.stem}"></a>' for picture in found
        )
        rows.append(f"<h2>{screen.__name__}</h2><p>{said}</p><div>{images}</div>")
    style = "body{font:15px sans-serif;background:#888}div{display:flex;gap:8px}img{height:420px}"
    return f'<!doctype html><meta charset="utf-8"><title>Ludarium</title><style>{style}</style>{"".join(rows)}'


def main() -> None:
    """Take the screenshots and print their number."""
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(parents=True)
    try:
        pictures = photograph()
    except NoBrowser as error:
        sys.exit(str(error))
    (SHOTS / "index.html").write_text(index(pictures))
    print(f"{len(pictures)} pictures in {SHOTS.relative_to(ROOT)}, side by side in its index.html")


if __name__ == "__main__":
    main()
