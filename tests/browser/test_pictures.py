"""The pictures of the README show the product as it is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.server.running import running

from .browsing import ROOT
from .pictures import FOLDER, PICTURES, each, words

LARGEST: Final = 400_000  # bytes


def test_what_can_be_read_in_the_pictures_is_what_the_page_says_now(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        for picture, page in each(browser, server.address):
            assert words(page) == picture.text.read_text(encoding="utf-8"), f"{picture.name}: run `make pictures`"


def test_the_pictures_of_the_readme_are_those_that_are_made_and_small() -> None:
    shown = set(re.findall(r"docs/pictures/(\w+)\.png", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert shown == {picture.name for picture in PICTURES}
    assert {file.stem for file in FOLDER.iterdir()} == shown
    assert all(picture.file.stat().st_size < LARGEST for picture in PICTURES)
