"""Takes screenshots (`make shots`): every screen at every size, every step of the lessons, every kind of prompt.

--only REGEX takes the pictures whose names match, such as `--only '^playing-laptop'` or `--only '^prompt-raxxon'`.
"""

from __future__ import annotations

import argparse
import html
import random
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, Page

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from ludarium.client import Client, SeatConnection  # noqa: E402 - the path comes first
from ludarium.games import names  # noqa: E402
from ludarium.server.protocol import DecisionData  # noqa: E402
from tests.browser.chromium import NoBrowser, launched_chromium  # noqa: E402
from tests.browser.device import LAPTOP, LARGE, NARROW, SMALL, TABLET, WIDE, device  # noqa: E402
from tests.browser.players.mouse import LIT  # noqa: E402
from tests.browser.screens.lessons import lesson_steps  # noqa: E402
from tests.browser.screens.table import LANGUAGES, SCREENS, ScreenVisit, create_tables  # noqa: E402
from tests.server.running import running  # noqa: E402

SHOTS = ROOT / ".build" / "shots"
WAYS: dict[str, tuple[tuple[int, int], Literal["light", "dark"]]] = {
    "wide-day": (WIDE, "light"),
    "wide-night": (WIDE, "dark"),
    "narrow-day": (NARROW, "light"),
    "narrow-night": (NARROW, "dark"),
    "laptop-day": (LAPTOP, "light"),
    "tablet-day": (TABLET, "light"),
    "large-day": (LARGE, "light"),
    "small-day": (SMALL, "light"),
}
LESSON_WAYS = ("wide-day", "small-day")
# Tables that ask all kinds of questions: the game, the other players, and the settings.
PROMPT_TABLES: list[tuple[str, int, dict[str, int]]] = [
    ("sagrada", 1, {}),
    ("sagrada", 0, {}),
    ("redrising", 2, {}),
    ("redrising", 0, {}),
    ("raxxon", 1, {}),
    *(("raxxon", 1, {"scenario": scenario}) for scenario in range(1, 6)),
]
SEEDS = 4  # games for each of these tables


class Camera:
    """Takes the pictures whose names match."""

    def __init__(self, chromium: Browser, address: str, only: re.Pattern[str]) -> None:
        self.chromium = chromium
        self.address = address
        self.only = only
        self.taken: list[Path] = []

    def wants(self, name: str) -> bool:
        """Whether the picture of this name is to be taken."""
        return self.only.search(name) is not None

    def take(self, page: Page, name: str) -> None:
        """Take the picture of this name."""
        page.evaluate("document.fonts.ready")
        self.taken.append(SHOTS / f"{name}.png")
        page.screenshot(path=self.taken[-1])


def photograph_screens(camera: Camera) -> None:
    """Every screen in every way, each in another language."""
    wanted = [
        (way, screen, language)
        for number, way in enumerate(WAYS)
        for screen, language in zip(SCREENS, cycle(LANGUAGES[number:] + LANGUAGES[:number]), strict=False)
        if camera.wants(f"{screen.__name__}-{way}-{language}")
    ]
    if not wanted:
        return
    tables = create_tables(camera.address)
    for way, (size, scheme) in WAYS.items():
        visits: dict[str, ScreenVisit] = {}
        for _, screen, language in (one for one in wanted if one[0] == way):
            if language not in visits:
                there = device(camera.chromium, camera.address, language, size, scheme)
                visits[language] = ScreenVisit(there, tables, language)
            visit = visits[language]
            reach(screen, visit)
            camera.take(visit.page, f"{screen.__name__}-{way}-{language}")
        for visit in visits.values():
            for fault in visit.device.faults:
                print(fault)
            visit.device.close()


def reach(screen: Callable[[ScreenVisit], None], visit: ScreenVisit) -> None:
    """Go to a screen; if that fails, the screenshot shows what is there instead."""
    try:
        screen(visit)
    except Error as error:
        print(f"{screen.__name__} in {visit.language}: {error.message.splitlines()[0]}")


def photograph_lessons(camera: Camera) -> None:
    """Every step of every lesson, wide and small."""
    languages = cycle(LANGUAGES)
    for game in names():
        for way, language in zip(LESSON_WAYS, languages, strict=False):
            if not camera.wants(f"lesson-{game}-{way}"):
                continue
            size, scheme = WAYS[way]
            learner = device(camera.chromium, camera.address, language, size, scheme)
            page = learner.page()
            for number, _ in enumerate(lesson_steps(page, game, language)):
                camera.take(page, f"lesson-{game}-{way}-{number + 1:02}-{language}")
            learner.close()


def photograph_prompts(camera: Camera) -> None:
    """The first occurrence of every kind of prompt in games of chance, also of those within a decision."""
    size, scheme = WAYS["wide-day"]
    seen: set[str] = set()
    for game, others, options in PROMPT_TABLES:
        if not camera.wants(f"prompt-{game}"):
            continue
        player = device(camera.chromium, camera.address, "en", size, scheme)
        for seed in range(SEEDS):
            client = Client(camera.address)
            place = client.create(game, "Ada", ["random"] * others, seed=str(seed), options=options)
            player.use_token(client.token(place.table))
            page = player.page(f"/t/{place.table}")
            for prompt, touches in new_prompts(place, random.Random(seed), seen):  # noqa: S311 - a game of chance
                try:
                    page.locator(LIT).first.wait_for()
                    for touch in touches:
                        page.locator(f"{LIT}[data-thing~='{touch}']:visible").last.click()
                except Error as error:
                    print(f"{prompt}: {error.message.splitlines()[0]}")
                camera.take(page, f"prompt-{game}-{prompt.removeprefix('prompt-')}")
                page.keyboard.press("Escape")
            page.close()
            place.close()
            client.close()
        player.close()


def new_prompts(place: SeatConnection, chance: random.Random, seen: set[str]) -> Iterator[tuple[str, list[str]]]:
    """Play at random; yield each prompt that was not seen before, and the touches that lead to it."""
    while (decision := place.wait()) is not None:
        for prompt, touches in prompts_of(decision):
            if prompt not in seen:
                seen.add(prompt)
                yield prompt, touches
        place.decide(chance.choice(decision.options).id)


def prompts_of(decision: DecisionData) -> Iterator[tuple[str, list[str]]]:
    """The prompts of a decision, and the touches that lead to each."""
    yield decision.prompt.id, []
    for path, prompt in decision.prompts.items():
        yield prompt.id, path.split(">")


def index(pictures: list[Path]) -> str:
    """An HTML page with all screenshots, a row for each screen, lesson and game."""
    rows: dict[str, list[Path]] = {}
    for picture in pictures:
        first, *rest = picture.stem.split("-")
        row = f"{first}-{rest[0]}" if first in {"lesson", "prompt"} else first
        rows.setdefault(row, []).append(picture)
    said = {screen.__name__: screen.__doc__ or "" for screen in SCREENS}
    parts = []
    for row, found in rows.items():
        images = "".join(
            f'<a href="{picture.name}"><img src="{picture.name}" alt="{picture.stem}"></a>' for picture in found
        )
        parts.append(f"<h2>{row}</h2><p>{html.escape(said.get(row, ''))}</p><div>{images}</div>")
    style = "body{font:15px sans-serif;background:#888}div{display:flex;gap:8px}img{height:420px}"
    return f'<!doctype html><meta charset="utf-8"><title>Ludarium</title><style>{style}</style>{"".join(parts)}'


def main() -> None:
    """Take the screenshots and print their number."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", type=re.compile, default=re.compile(""), metavar="REGEX")
    only = parser.parse_args().only
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(parents=True)
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            running(Path(folder) / "tables.sqlite") as server,
            launched_chromium() as chromium,
        ):
            camera = Camera(chromium, server.address, only)
            photograph_screens(camera)
            photograph_lessons(camera)
            photograph_prompts(camera)
    except NoBrowser as error:
        sys.exit(str(error))
    (SHOTS / "index.html").write_text(index(camera.taken))
    print(f"{len(camera.taken)} pictures in {SHOTS.relative_to(ROOT)}, side by side in its index.html")


if __name__ == "__main__":
    main()
