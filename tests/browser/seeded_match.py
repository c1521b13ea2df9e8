"""A game of Red Rising for two, played by a seed to a decision that the first player then makes in the page."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

from ludarium import new_match
from ludarium.client import Client
from ludarium.games import ruleset
from ludarium.kernel.match import Match
from ludarium.kernel.option import OpenDecision

from .device import Device

ADA: Final = 0  # uses the page
BEA: Final = 1
PEOPLE: Final = ["Ada", "Bea"]
GAME: Final = "redrising"


class SeededMatch:
    """A random match up to the wanted decision of Ada; `earlier_decisions` led there."""

    def __init__(self, seed: int, is_wanted: Callable[[OpenDecision], object]) -> None:
        self.seed = str(seed)
        self.match: Match = new_match(GAME, 2, self.seed)
        self.earlier_decisions: list[tuple[int, str]] = []
        chance = random.Random(seed)
        while not (self.decision.seat == ADA and is_wanted(self.decision)):
            option = chance.choice(self.decision.options).id
            self.earlier_decisions.append((self.decision.seat, option))
            self.match.decide(self.decision.seat, option)

    def question(self) -> str:
        """The text of the question."""
        return ruleset(GAME).text.format(self.decision.prompt.message, "en", PEOPLE)

    @property
    def decision(self) -> OpenDecision:
        """The open decision."""
        assert self.match.decisions, f"seed {self.seed} no longer leads there: choose another seed"
        return self.match.decisions[0]


@contextmanager
def open_in_browser(moment: SeededMatch, device: Device) -> Iterator[Page]:
    """Ada's page, which was open during the last decision before this one."""
    with (
        Client(device.address) as mine,
        Client(device.address) as other,
        mine.create(GAME, "Ada", open_seats=1, seed=moment.seed) as ada,
        other.sit(ada.table, "Bea") as bea,
    ):
        ada.start()
        places = (ada, bea)
        for seat, option in moment.earlier_decisions[:-1]:
            places[seat].wait()
            places[seat].decide(option)
        device.use_token(mine.token(ada.table))
        page = device.page(f"/t/{ada.table}")
        page.locator("#hand button").first.wait_for()
        seat, option = moment.earlier_decisions[-1]
        places[seat].wait()
        places[seat].decide(option)
        yield page
