"""Sagrada: 1 to 4 players build windows of coloured dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.kernel.json_cache import ViewCache
from ludarium.kernel.plain_data import View
from ludarium.kernel.ruleset import DailySetup, Ruleset, Setting
from ludarium.text.game_text import FluentText

from . import deal, view
from .content.rules import OURS, SECTIONS
from .score_pad import SCORE_PAD
from .terminal import SagradaDrawing

if TYPE_CHECKING:
    from ludarium.kernel.plain_data import Dump, Redacted
    from ludarium.kernel.rng import Rng

    from .table import Sagrada
    from .view_types import Catalogue


# Alone with fewer tools each day, which is harder, and against a bot at the weekend.
DAILY: Final = [
    *(DailySetup(0, {"tools": tools}) for tools in (5, 4, 3, 3, 2)),
    *(DailySetup(1, {}) for _ in range(2)),
]


class SagradaRuleset(Ruleset):
    """The ruleset of Sagrada."""

    def __init__(self) -> None:
        super().__init__(
            name="sagrada",
            version=2,
            seats=range(1, 5),
            settings=[Setting("tools", [1, 2, 3, 4, 5], default=3, seats=range(1, 2))],  # SG-51
            text=FluentText(__name__, SECTIONS, OURS, SagradaDrawing),
            score_pad=SCORE_PAD,
            daily=DAILY,
        )

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> Sagrada:
        return deal.deal(seats, rng, options.get("tools", deal.TOOLS_DEALT), with_events=with_events)

    def load(self, data: Dump) -> Sagrada:
        return deal.load(data)

    def imagine(self, redacted: Redacted, rng: Rng) -> Sagrada:
        return deal.imagine(redacted, rng)

    def view(self, redacted: Redacted, cache: ViewCache | None = None) -> View:
        return View(view.view(redacted, cache or ViewCache()))

    def catalogue(self) -> Catalogue:
        return view.catalogue()


RULESET: Final = SagradaRuleset()
