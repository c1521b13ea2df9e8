"""Time limits in the browser: clocks at the seats, a bot when the time is up, days for each decision."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Devices
from .test_people import join, open_table, start, text


def test_a_clock_runs_at_the_seat_and_a_bot_steps_in_at_zero(devices: Devices) -> None:
    ada, ben, _path = start(devices, pace={"kind": "clock", "seconds": 12, "increment": 0})
    late, other = (ada, ben) if ada.lit() else (ben, ada)
    name = "Ada" if late is ada else "Ben"
    clock = other.page.get_by_role("timer", name=re.compile(name)).first
    expect(clock).to_have_text(re.compile(r"0:\d\d"))
    expect(late.page.get_by_text(text("reason-time-up"))).to_be_visible(timeout=20_000)
    log = other.page.get_by_role("list", name=text("web-log"))
    expect(log.get_by_text(f"The time of {name} is up: a bot plays.")).to_be_visible()


def test_the_host_sets_days_for_each_decision_in_the_lobby_and_removes_the_limit_later(devices: Devices) -> None:
    host = devices()
    path = host.create({"kind": "open"})
    ada = host.page(path)
    ben = join(devices, path, "Ben")
    for page in (ada, ben):
        page.get_by_text(text("web-lobby-settings"), exact=True).click()
    days = text("web-clock-decision", time="3 days")
    ada.get_by_label(text("web-clock")).select_option(label=days)
    expect(ben.get_by_text(days)).to_be_visible()
    ada.get_by_role("button", name=text("web-start")).click()
    expect(ben.get_by_role("timer").first).to_have_text(re.compile("3 days|2 days 23 hr"))
    open_table(ada)
    ada.get_by_label(text("web-clock")).select_option(label=text("web-clock-free"))
    expect(ben.get_by_role("timer")).to_have_count(0)
