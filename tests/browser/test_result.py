"""The result: everyone's picture, the formula of the private objective, the course of the scores."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Devices
from .device import NARROW, message_text
from .screens.table import played_table
from .test_replay import place


def finished(devices: Devices, seed: str = "2", **more: object) -> Page:
    """The result of a game that Ada played against a bot."""
    device = devices(**more)  # type: ignore[arg-type] # as a device has them
    table = played_table(device, ["random"], seed=seed)
    page = device.page(f"/t/{table}")
    page.locator("#result table").first.wait_for()
    return page


def test_everyone_sees_their_own_picture_first_and_can_choose_another(devices: Devices) -> None:
    page = finished(devices)
    pictures = page.get_by_role("group", name=message_text("en", "web-picture-of"))
    own = page.get_by_role("main").get_by_role("heading", level=2).first.inner_text()
    expect(pictures.get_by_role("button", name="Ada")).to_have_attribute("aria-pressed", "true")
    other = pictures.get_by_role("button", name="Livia")
    other.click()
    expect(page.get_by_role("main").get_by_role("heading", level=2).first).not_to_have_text(own)
    expect(other).to_have_attribute("aria-pressed", "true")


def test_the_private_objective_shows_what_it_counts(devices: Devices) -> None:
    page = finished(devices)
    row = page.locator("#result tr", has_text=message_text("en", "label-private", "ludarium.games.sagrada"))
    cells = row.locator("td").all()
    assert cells
    for cell in cells:
        points, formula = cell.locator("span").inner_text(), cell.locator("small").inner_text()
        assert sum(map(int, re.findall(r"\d+", formula))) == int(points)


def test_the_scores_are_a_chart_and_a_table_that_lead_to_their_steps(devices: Devices) -> None:
    page = finished(devices, size=NARROW)
    chart = page.get_by_role("img", name=message_text("en", "web-scores-chart"))
    chart.scroll_into_view_if_needed()
    page.get_by_text(message_text("en", "web-scores-table")).tap()
    rows = page.locator("#scores tbody tr")
    expect(rows.nth(8)).to_be_visible()
    assert rows.count() in {9, 10}, "a last round in which no die fits anywhere has no step of its own"
    totals = page.locator("#result table").first.locator("tr").last.locator("td").all_inner_texts()
    last = rows.last.locator("td").all_inner_texts()
    assert sorted(totals) == sorted(last)
    rows.nth(3).get_by_role("button").tap()
    place(page)
    expect(page.get_by_role("banner")).to_contain_text(re.compile(r"[45]/10"))
