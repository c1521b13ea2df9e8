"""A game of Red Rising between two, led by a seed to a certain moment; the first of them goes on in the page."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

from ludarium import new_match
from ludarium.client import Client
from ludarium.games import contract
from ludarium.kernel.match import Match, OpenDecision

from .browsing import Device

ADA: Final = 0  # she is at the page
BEA: Final = 1
PEOPLE: Final = ["Ada", "Bea"]
GAME: Final = "redrising"


class Moment:
    """Ada is asked what was looked for, in a match that both played at random; `told` is all they decided before."""

    def __init__(self, seed: int, is_wanted: Callable[[OpenDecision], object]) -> None:
        self.seed = str(seed)
        self.match: Match = new_match(GAME, 2, self.seed)
        self.told: list[tuple[int, str]] = []
        chance = random.Random(seed)
        while not (self.asked.seat == ADA and is_wanted(self.asked)):
            option = chance.choice(self.asked.options).id
            self.told.append((self.asked.seat, option))
            self.match.decide(self.asked.seat, option)

    def question(self) -> str:
        """The question in words."""
        return contract(GAME).say(self.asked.prompt.message, "en", PEOPLE)

    @property
    def asked(self) -> OpenDecision:
        """The question that is open."""
        assert self.match.decisions, f"seed {self.seed} does not lead there any more: look for another"
        return self.match.decisions[0]


@contextmanager
def led_to(moment: Moment, device: Device) -> Iterator[Page]:
    """The page of Ada, before whose eyes the last decision before the moment was taken."""
    with (
        Client(device.address) as mine,
        Client(device.address) as other,
        mine.create(GAME, "Ada", open_seats=1, seed=moment.seed) as ada,
        other.sit(ada.table, "Bea") as bea,
    ):
        ada.start()
        places = (ada, bea)
        for seat, option in moment.told[:-1]:
            places[seat].wait()
            places[seat].decide(option)
        device.be(mine.token(ada.table))
        page = device.page(f"/t/{ada.table}")
        page.locator(".hand button.card").first.wait_for()
        seat, option = moment.told[-1]
        places[seat].wait()
        places[seat].decide(option)
        yield page
