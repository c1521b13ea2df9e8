"""A link to a step of a running game: nothing that reaches the browser was hidden from its player."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Response, expect

from ludarium.client import Client

from .conftest import Devices
from .device import Device
from .test_replay import PLACE


def open_link(device: Device, path: str) -> tuple[Page, str]:
    """The page behind a link to a step, and everything that the server sent to it."""
    answers: list[Response] = []
    device.context.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright marks it
    page = device.page(path)
    page.locator("#prompt").get_by_text(PLACE).wait_for()
    page.wait_for_load_state("networkidle")
    bodies = [one.body().decode(errors="ignore") for one in answers if "/api/" in one.url or path in one.url]
    bodies = [body for body in bodies if "objective-private-" not in body]  # the texts and rules of the game
    assert any('"view"' in body for body in bodies)
    return page, "".join([*bodies, *device.frames])


def test_a_link_to_a_step_brings_nothing_hidden_to_players_and_spectators(devices: Devices, address: str) -> None:
    mine, guest, watching = devices(), devices(), devices()
    with (
        Client(address) as ada,
        Client(address) as ben,
        ada.create("sagrada", "Ada", open_seats=1, seed="link") as first,
        ben.sit(first.table, "Ben") as second,
    ):
        first.start()
        for _ in range(12):
            for seat in (first, second):
                seat.look(seat.seat)
                if seat.state.decisions:
                    seat.decide(seat.state.decisions[0].options[-1].id)
        goals = []
        for seat in (first, second):
            seat.look(seat.seat)
            assert seat.state.view
            goals.append(seat.state.view["seats"][seat.seat]["private"][0]["rule"])
        path = f"/t/{first.table}/{first.events[4].entry}"
        mine.use_token(ada.token(first.table))
        guest.use_token(ben.token(first.table))
    assert goals[0] != goals[1]
    for device, known in ((mine, goals[:1]), (guest, goals[1:]), (watching, [])):
        page, received = open_link(device, path)
        expect(page.get_by_text(PLACE).first).to_be_visible()
        assert [goal for goal in goals if json.dumps(goal) in received] == known
