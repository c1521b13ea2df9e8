"""The analysis of a finished game: started, followed, and tried again on the board without the solution."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Devices
from .device import NARROW, message_text
from .screens.table import played_table
from .test_replay import place


def analysed(devices: Devices, **more: object) -> Page:
    """The result of a solo game that was played at random, with its analysis."""
    device = devices(**more)  # type: ignore[arg-type] # as a device has them
    table = played_table(device, [], seed="2", options={"tools": 3})
    page = device.page(f"/t/{table}")
    page.get_by_role("button", name=message_text("en", "web-analysis-start")).click()
    expect(page.get_by_role("heading", name=message_text("en", "web-analysis-turning-points"))).to_be_visible(
        timeout=60_000
    )
    return page


def test_a_turning_point_is_tried_again_and_shows_its_solution_only_on_request(devices: Devices) -> None:
    page = analysed(devices)
    section = page.get_by_role("region", name=message_text("en", "web-analysis"))
    balance = section.get_by_role("table").locator("tbody tr td").all_inner_texts()
    numbers = [float(text.replace("−", "-")) for text in balance]  # noqa: RUF001 - a true minus
    assert abs(sum(numbers[:-1]) - numbers[-1]) < 0.06 * len(numbers)
    section.get_by_role("button", name=message_text("en", "web-analysis-try")).first.click()
    bar = page.locator("#replay-bar")
    expect(bar).to_contain_text(message_text("en", "web-analysis-question", player="Ada"))
    better = message_text("en", "web-analysis-better", option="").strip()
    expect(bar).not_to_contain_text(better)
    bar.get_by_text(message_text("en", "web-analysis-solution")).click()
    expect(bar).to_contain_text(better)
    expect(bar.get_by_role("button", name=message_text("en", "web-branch-open"))).to_be_visible()


def test_every_decision_leads_to_its_step_on_a_phone_also_after_a_reload(devices: Devices) -> None:
    page = analysed(devices, size=NARROW)
    page.reload()
    section = page.get_by_role("region", name=message_text("en", "web-analysis"))
    section.get_by_text(message_text("en", "web-analysis-all")).tap()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    line = section.get_by_role("listitem").filter(has=page.get_by_role("button", name=re.compile("^Step 9,"))).first
    line.get_by_role("button").tap()
    assert place(page)[0] == 9
