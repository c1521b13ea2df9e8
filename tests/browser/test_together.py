"""Two browsers at one table: an invitation link, a reload, a lost connection; and a spectator."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludarium.client import Client

from .conftest import Devices
from .device import message_text
from .players.mouse import LEDGER, MousePlayer, expect_ledger
from .tcp_proxy import tcp_proxy

COLOURS = ("red", "yellow", "green", "blue", "purple")


def play_together(one: MousePlayer, other: MousePlayer, until_dice: int = 10_000) -> None:
    """Let both play until the end, or until that many dice were drafted."""
    while one.page.locator(LEDGER).count() + other.page.locator(LEDGER).count() < 2:
        if one.used("pool") + other.used("pool") >= until_dice:
            return
        ready = [player for player in (one, other) if player.lit()]
        for player in ready:
            player.click(player.choose())
        if not ready:
            one.page.wait_for_timeout(20)


def invited(devices: Devices, friends_address: str) -> tuple[MousePlayer, MousePlayer]:
    """Two players who have just taken their seats: the host, and a friend with Czech who came by the link."""
    host = devices().page()
    host.get_by_role("button", name="More", exact=True).first.click()
    host.get_by_role("button", name="With friends").click()
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="Create table and invite").click()
    link = host.get_by_label("Link for your friends").input_value()

    friend = devices("cs", at=friends_address).page(link.removeprefix(host.evaluate("location.origin")))
    friend.get_by_label(message_text("cs", "web-your-name")).fill("Bea")
    friend.get_by_role("button", name=message_text("cs", "web-sit")).click()
    expect(host.get_by_text("Bea").first).to_be_visible()
    return MousePlayer(host, seed=11), MousePlayer(friend, seed=12)


@pytest.mark.slow
def test_two_friends_play_on_after_a_reload_and_a_lost_connection(devices: Devices, address: str) -> None:
    with tcp_proxy(address) as line:
        ada, bea = invited(devices, line.address)
        ada.page.get_by_role("button", name="Start game").click()
        play_together(ada, bea, until_dice=8)

        bea.page.reload()
        play_together(ada, bea, until_dice=16)

        device = devices.of(bea.page)
        device.ignored_faults = True
        line.disconnect()
        device.context.set_offline(True)
        lost = bea.page.get_by_text(message_text("cs", "web-line-lost"))
        expect(lost).to_be_visible()
        seen = window_of(bea.page, "Ada")
        ada_moves_alone(ada)
        assert window_of(bea.page, "Ada") == seen

        line.reconnect()
        device.context.set_offline(False)
        expect(lost).to_have_count(0)
        bea.wait()
        assert window_of(bea.page, "Ada") == window_of(ada.page, "Ada")
        device.ignored_faults = False

        play_together(ada, bea)
        sums = [player.page.locator(f"{LEDGER} tbody tr:last-child td").all_inner_texts() for player in (ada, bea)]
        assert sums[0] == sums[1]
        for player in (ada, bea):
            expect_ledger(player.page)
            devices.of(player.page).close()


def ada_moves_alone(ada: MousePlayer) -> None:
    """Let one play until the other has to move."""
    while ada.lit():
        ada.click(ada.choose())
        ada.page.wait_for_timeout(200)


def window_of(page: Page, player: str) -> list[str]:
    """The dice in a player's window, by cell."""
    window = page.get_by_role("group", name=player)
    dice = window.locator("[data-thing]:has([data-die])")
    found: list[str] = dice.evaluate_all("all => all.map((one) => one.dataset.thing.split('/').pop())")
    return found


def test_a_spectator_never_sees_a_private_objective(devices: Devices, address: str) -> None:
    names = [message_text("en", f"objective-private-{colour}", "ludarium.games.sagrada") for colour in COLOURS]
    watching = devices()
    with Client(address).create("sagrada", name="Ada", bots=["random"], visibility="public") as place:
        page = watching.page(f"/t/{place.table}")
        rounds = set()
        while (decision := place.wait()) is not None:
            rounds.add(place.state.view and place.state.view["round"])
            text = page.locator("body").inner_text()
            assert not [name for name in names if name in text]
            place.decide(decision.options[0].id)
        assert len(rounds) > 4  # most of the game; in some rounds there may be nothing to decide
        expect_ledger(page)
        place.client.http.close()
    states: list[dict[str, Any]] = [json.loads(frame) for frame in watching.frames]
    before = [state for state in states if state["type"] == "state" and state["table"]["status"] == "playing"]
    assert len(before) > 10
    for state in before:
        assert state["viewer"] is None
        assert "private-" not in json.dumps(state)
        assert [seat["private"] for seat in state["view"]["seats"]] == [[], []]
        assert state["decisions"] == []
