"""Red Rising among people: a lost connection, attacks and defences."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from ludarium.games import ruleset
from ludarium.kernel.message import Message
from ludarium.kernel.option import OpenDecision, Option

from .conftest import Devices
from .device import Device
from .players.mouse import LEDGER, MousePlayer, expect_ledger
from .seeded_match import ADA, GAME, PEOPLE, SeededMatch, open_in_browser
from .tcp_proxy import tcp_proxy

pytestmark = pytest.mark.exhaustive

A_BOT: Final = {"kind": "bot", "bot": "random"}
ZONES: Final = "section[data-thing^='location:'] div [data-thing]"
LOG: Final = "ol[reversed]"
HALFWAY: Final = 25  # touches
DEFENDED: Final = {  # a question, and a seed that leads to it
    "prompt-lose-card": 100,
    "prompt-give-card": 142,
    "prompt-accept": 159,
    "prompt-lose-token": 44,
}


# --- two browsers and a bot --------------------------------------------------------------------------------------


class Guest(MousePlayer):
    """Plays random options."""

    def touch(self) -> bool:
        """Choose an option; False if there is none."""
        lit = self.lit()
        if lit:
            self.click(self.chance.choice(lit))
        return bool(lit)


def play_together(guests: tuple[Guest, Guest], touches: int = 10_000) -> None:
    """Let both play until the end, or until it is the first player's turn after that many touches."""
    ada, bea = guests
    while any(guest.page.locator(LEDGER).count() == 0 for guest in guests):
        if len(ada.touched) >= touches and ada.lit() and not bea.lit():
            return
        if not any(guest.touch() for guest in guests):
            guests[0].page.wait_for_timeout(20)


def lying(page: Page) -> list[str]:
    """The cards on the locations."""
    found: list[str] = page.locator(ZONES).evaluate_all("all => all.map((one) => one.dataset.thing.split(' ')[0])")
    return found


def last_state(device: Device) -> dict[str, Any]:
    """The last state that a browser received."""
    states = [json.loads(frame) for frame in device.frames if '"type":"state"' in frame]
    state: dict[str, Any] = states[-1]
    return state


@pytest.mark.exhaustive
def test_two_people_and_a_bot_play_on_after_a_lost_connection(devices: Devices, address: str) -> None:
    with tcp_proxy(address) as line:
        host, friend = devices(), devices(at=line.address)
        table = host.create({"kind": "open"}, A_BOT, game=GAME, seed="cut off")
        ada, bea = guests = Guest(host.page(table), seed=1), Guest(friend.page(table), seed=2)
        bea.page.get_by_label("Your name").fill("Bea")
        bea.page.get_by_role("button", name="Sit here").click()
        ada.page.get_by_role("button", name="Start game").click()
        play_together(guests, touches=HALFWAY)

        friend.ignored_faults = True
        line.disconnect()
        friend.context.set_offline(True)
        lost = bea.page.get_by_text("Connection lost")
        expect(lost).to_be_visible()
        seen, touched = lying(bea.page), len(ada.touched)
        while ada.page.locator(LEDGER).count() == 0 and not ada.page.get_by_text("Waiting for Bea").count():
            if not ada.touch():
                ada.page.wait_for_timeout(50)
        assert len(ada.touched) > touched
        assert lying(bea.page) == seen

        line.reconnect()
        friend.context.set_offline(False)
        expect(lost).to_have_count(0)
        bea.wait()
        assert lying(bea.page) == lying(ada.page)
        friend.ignored_faults = False

        play_together(guests)
        for guest in guests:
            expect_ledger(guest.page)
        mine, its = last_state(host), last_state(friend)
        assert len(mine["view"]["seats"]) == 3
        assert mine["view"] | {"viewer": None} == its["view"] | {"viewer": None}
        assert mine["standings"] == its["standings"]
        for one in (host, friend):
            one.close()


# --- a defence ---------------------------------------------------------------------------------------------------


def defences(asked: OpenDecision) -> list[Option]:
    """The options that lose nothing."""
    return [option for option in asked.options if option.message.id.startswith("option-defend")]


def held(page: Page) -> list[str]:
    """The cards in hand."""
    cards = page.locator("#hand button")
    found: list[str] = cards.evaluate_all(
        "all => all.map((one) => one.dataset.thing.split(' ')[0].replace('card:', ''))"
    )
    return sorted(found)


def told(moment: SeededMatch, event: int) -> str:
    """The log line of an event for Ada."""
    found = moment.match.log(ADA)[event]
    return ruleset(GAME).text.format(Message(found.kind, **found.args), "en", PEOPLE, ADA)


@pytest.mark.parametrize(("prompt", "seed"), DEFENDED.items(), ids=DEFENDED)
def test_a_defence_is_played(devices: Devices, prompt: str, seed: int) -> None:
    moment = SeededMatch(seed, lambda asked: asked.prompt.message.id == prompt and defences(asked))
    with open_in_browser(moment, devices()) as page:
        ada = MousePlayer(page)
        ada.wait()
        expect(page.locator("#prompt")).to_contain_text(moment.question())
        expect(page.locator(LOG)).to_contain_text(told(moment, -1))
        hand = held(page)
        defence = defences(moment.decision)[0]
        *way, card = defence.touches
        for touch in way:
            ada.click(touch)
        useless = next(f"card:{one}" for one in hand if f"card:{one}" not in ada.lit())
        page.locator(f"#hand [data-thing~='{useless}']").click()
        expect(page.get_by_role("alert")).to_contain_text("no Block ability")
        ada.click(card)

        before = len(moment.match.log(ADA))
        moment.match.decide(ADA, defence.id)
        expect(page.locator(LOG)).to_contain_text(told(moment, before))
        mine = moment.match.view(ADA)["seats"][ADA]
        kept = sorted(one["card"] for one in mine["hand"])
        page.wait_for_function("cards => document.querySelectorAll('#hand button').length === cards", arg=len(kept))
        assert held(page) == kept
        if prompt == "prompt-lose-token":
            assert mine["sovereign"]
        else:
            assert kept == hand
