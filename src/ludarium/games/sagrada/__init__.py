"""Sagrada: 1 to 4 players build windows of coloured dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.json_cache import ViewCache
from ludarium.kernel.ruleset import Panel, Ruleset, Setting
from ludarium.text.localizer import localizer
from ludarium.text.rulebook import rulebook

from . import deal, score_pad, terminal, view
from .content.rules import OURS, SECTIONS

if TYPE_CHECKING:
    from ludarium.kernel.message import Message
    from ludarium.kernel.rng import Rng

    from .table import Sagrada


class SagradaRuleset(Ruleset):
    """The ruleset of Sagrada."""

    def __init__(self) -> None:
        super().__init__(
            name="sagrada",
            version=2,
            seats=range(1, 5),
            settings=[Setting("tools", [1, 2, 3, 4, 5], default=3, seats=range(1, 2))],  # SG-51
        )

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> Sagrada:
        return deal.deal(seats, rng, options.get("tools", deal.TOOLS_DEALT), with_events=with_events)

    def load(self, data: dict[str, Any]) -> Sagrada:
        return deal.load(data)

    def imagine(self, redacted: dict[str, Any], rng: Rng) -> Sagrada:
        return deal.imagine(redacted, rng)

    def view(self, redacted: dict[str, Any], cache: ViewCache | None = None) -> dict[str, Any]:
        return view.view(redacted, cache or ViewCache())

    def format(self, message: Message, language: str, names: list[str] | None = None) -> str:
        return localizer(__name__, language).format(message, names)

    def terminal(self, view: dict[str, Any], language: str, names: list[str]) -> list[Panel]:
        return terminal.table_panels(view, localizer(__name__, language), names)

    def rulebook(self, language: str) -> list[tuple[str, str, str]]:
        return rulebook(SECTIONS, OURS, localizer(__name__, language))

    def catalogue(self) -> dict[str, Any]:
        return view.catalogue()

    def score(self, sheet_data: object) -> dict[str, Any]:
        return score_pad.score(sheet_data)

    def sheet_panels(self, answer: dict[str, Any], language: str) -> list[Panel]:
        return terminal.score_panels(answer, localizer(__name__, language))


RULESET: Final = SagradaRuleset()
