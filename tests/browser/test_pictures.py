"""The pictures of the README show the current product."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.server.running import MONDAY, running

from .chromium import ROOT
from .pictures import FOLDER, PICTURES, all_pictures, visible_text

LARGEST: Final = 400_000  # bytes


def test_the_texts_beside_the_pictures_are_those_of_the_page(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        server.set_clock(MONDAY)  # the home page says how the daily deals are played
        for picture, page in all_pictures(browser, server.address):
            assert visible_text(page) == picture.text.read_text(encoding="utf-8"), (
                f"{picture.name}: run `make pictures`"
            )


def test_the_readme_uses_the_generated_pictures_and_they_are_small() -> None:
    shown = set(re.findall(r"docs/pictures/(\w+)\.png", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert shown == {picture.name for picture in PICTURES}
    assert {file.stem for file in FOLDER.iterdir()} == shown
    assert all(picture.file.stat().st_size < LARGEST for picture in PICTURES)
