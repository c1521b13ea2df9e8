"""Every screen, in every language, wide and narrow, light and dark: complete, translated, accessible."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Error

from .conftest import Devices
from .device import NARROW, WIDE
from .page_audit import axe_faults_light_and_dark, faults_of_page
from .screens.table import LANGUAGES, SCREENS, ScreenVisit, Tables, create_tables

pytestmark = pytest.mark.exhaustive


@pytest.fixture(scope="package")
def tables(address: str) -> Tables:
    """Tables at all kinds of positions."""
    return create_tables(address)


def walk(visit: ScreenVisit, faults_of: Callable[[ScreenVisit], list[str]]) -> None:
    """Visit every screen, and collect the faults."""
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
def test_every_screen_is_complete_and_translated(
    devices: Devices, tables: Tables, language: str, size: tuple[int, int]
) -> None:
    """Accessibility is checked in English only: it is the same in all languages."""

    def faults_of(visit: ScreenVisit) -> list[str]:
        faults = faults_of_page(visit.page, language)
        if language == "en":
            faults += axe_faults_light_and_dark(visit.page)
        return faults

    walk(ScreenVisit(devices(language, size=size, bypass_csp=language == "en"), tables, language), faults_of)
