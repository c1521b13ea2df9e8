"""Every screen, in every language, wide and narrow, by day and by night: whole, in words, and for everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Error

from .browsing import NARROW, WIDE
from .conftest import Devices
from .reading import cut, foreign, inaccessible, raw, words
from .screens import LANGUAGES, SCREENS, Tables, Visit, set_tables

pytestmark = pytest.mark.slow


@pytest.fixture(scope="package")
def tables(address: str) -> Tables:
    """Tables at all kinds of points."""
    return set_tables(address)


def walk(visit: Visit, faults_of: Callable[[Visit], list[str]]) -> None:
    """Visit every screen, and collect what is wrong with any."""
    faults = []
    for screen in SCREENS:
        try:
            screen(visit)
        except Error as error:
            faults.append(f"{screen.__name__} cannot be reached: {error.message}")
        else:
            faults += [f"{screen.__name__}: {fault}" for fault in faults_of(visit)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_whole_and_in_its_language(
    devices: Devices, tables: Tables, language: str, size: tuple[int, int]
) -> None:
    def faults_of(visit: Visit) -> list[str]:
        texts = words(visit.page)
        return [
            *(f"raw: {text}" for text in raw(texts)),
            *(f"English: {text}" for text in foreign(texts, language)),
            *cut(visit.page),
        ]

    walk(Visit(devices(language, size=size), tables, language), faults_of)


@pytest.mark.parametrize(
    ("size", "scheme"),
    [(WIDE, "light"), (WIDE, "dark"), (NARROW, "light"), (NARROW, "dark")],
    ids=["wide by day", "wide by night", "narrow by day", "narrow by night"],
)
def test_axe_finds_no_serious_fault(
    devices: Devices, tables: Tables, size: tuple[int, int], scheme: Literal["light", "dark"]
) -> None:
    device = devices(size=size, scheme=scheme, bypass_csp=True)
    walk(Visit(device, tables, "en"), lambda visit: inaccessible(visit.page))
