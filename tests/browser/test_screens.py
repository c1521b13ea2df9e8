"""Every screen, in every language, wide and narrow, by day and by night: whole, in words, and for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Error

from .browsing import NARROW, WIDE
from .conftest import Devices
from .reading import amiss, inaccessible_by_day_and_night
from .screens import LANGUAGES, SCREENS, Tables, Visit, set_tables

pytestmark = pytest.mark.exhaustive


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
    """In English also what somebody with a screen reader or weak eyes could not use: it is the same in all."""

    def faults_of(visit: Visit) -> list[str]:
        faults = amiss(visit.page, language)
        if language == "en":
            faults += inaccessible_by_day_and_night(visit.page)
        return faults

    walk(Visit(devices(language, size=size, bypass_csp=language == "en"), tables, language), faults_of)
