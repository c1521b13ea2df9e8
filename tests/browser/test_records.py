"""Records: saved from the result, opened again from the file, and shared by a link to a step."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import ludarium
from ludarium.kernel.rng import seeded

from .conftest import Devices
from .device import NARROW, message_text
from .screens.table import played_table

pytestmark = pytest.mark.exhaustive


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the record of a random match."""
    match = ludarium.new_match("sagrada", 2, "record")
    rng = seeded("play")
    while not match.over:
        decision = match.decisions[0]
        match.decide(decision.seat, decision.options[rng.below(len(decision.options))].id)
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(match.record() | {"names": ["Ada", "Bea"]}))
    return file


def choose_file(page: Page, file: Path, language: str = "en") -> None:
    """Open a record with the button of the home page."""
    page.get_by_label(message_text(language, "web-open-record")).set_input_files(file)


def test_a_saved_record_is_opened_and_its_steps_are_shared(devices: Devices, tmp_path: Path) -> None:
    device = devices()
    table = played_table(device, ["random"])
    page = device.page(f"/t/{table}")
    with page.expect_download() as saved:
        page.get_by_role("link", name=message_text("en", "web-record")).click()
    saved.value.save_as(tmp_path / "game.json")

    other = devices(permissions=["clipboard-read", "clipboard-write"])
    page = other.page()
    choose_file(page, tmp_path / "game.json")
    expect(page.locator("#result table")).to_contain_text("Ada")
    expect(page.get_by_text(re.compile("opened from a file"))).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile("Step 2 of"))).to_be_visible()
    page.get_by_role("combobox", name=message_text("en", "web-past-as")).select_option("1")
    expect(page).to_have_url(re.compile(r"\?seat=1$"))
    page.get_by_role("button", name=message_text("en", "web-past-share")).click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(page.url.removeprefix(other.address))

    friend = devices("uk").page(page.url.removeprefix(other.address))
    friend.locator("#replay-bar").wait_for()
    expect(friend.get_by_role("combobox")).to_have_value("1")


def test_a_record_is_opened_by_dropping_it_on_the_page(devices: Devices, record: Path) -> None:
    page = devices().page()
    page.get_by_label(message_text("en", "web-open-record")).wait_for(state="attached")
    files = page.evaluate_handle(
        """(text) => {
          const data = new DataTransfer()
          data.items.add(new File([text], 'game.json', { type: 'application/json' }))
          return data
        }""",
        record.read_text(),
    )
    page.dispatch_event("body", "drop", {"dataTransfer": files})
    expect(page.locator("#result table")).to_contain_text("Bea")


def test_a_file_that_is_no_record_is_refused_with_the_reason(devices: Devices, record: Path, tmp_path: Path) -> None:
    device = devices("cs", size=NARROW)
    device.ignored_faults = True  # the server refuses, and the browser logs it
    page = device.page()
    cut = tmp_path / "cut.json"
    cut.write_text(record.read_text()[:-200])
    choose_file(page, cut, "cs")
    start = message_text("cs", "reason-bad-record", detail="x").partition("(")[0]
    expect(page.get_by_role("alert")).to_contain_text(start)
    choose_file(page, record, "cs")
    expect(page.locator("#result table")).to_contain_text("Ada")
