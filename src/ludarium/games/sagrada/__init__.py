"""Sagrada: 2 to 4 artists, or one alone, build windows of coloured dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.contract import Contract, Panel, Setting
from ludarium.kernel.part import Parts
from ludarium.text.rulebook import rulebook
from ludarium.text.speaker import speaker

from . import deal, sheet, sheet_sketch, sketch, view
from .content.rules import OURS, SECTIONS

if TYPE_CHECKING:
    from ludarium.kernel.message import Message
    from ludarium.kernel.rng import Rng

    from .table import Sagrada


class SagradaContract(Contract):
    """Sagrada, as the rest of Ludarium knows it."""

    def __init__(self) -> None:
        super().__init__(
            name="sagrada",
            version=2,
            seats=range(1, 5),
            settings=[Setting("tools", [1, 2, 3, 4, 5], default=3, seats=range(1, 2))],  # SG-51
        )

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, telling: bool = False) -> Sagrada:
        return deal.deal(seats, rng, options.get("tools", deal.TOOLS_DEALT), telling=telling)

    def load(self, data: dict[str, Any]) -> Sagrada:
        return deal.load(data)

    def imagine(self, redacted: dict[str, Any], rng: Rng) -> Sagrada:
        return deal.imagine(redacted, rng)

    def view(self, redacted: dict[str, Any], parts: Parts | None = None) -> dict[str, Any]:
        return view.view(redacted, parts or Parts())

    def say(self, message: Message, language: str, names: list[str] | None = None) -> str:
        return speaker(__name__, language).say(message, names)

    def sketch(self, view: dict[str, Any], language: str, names: list[str]) -> list[Panel]:
        return sketch.sketch(view, speaker(__name__, language), names)

    def rules(self, language: str) -> list[tuple[str, str, str]]:
        return rulebook(SECTIONS, OURS, speaker(__name__, language))

    def catalogue(self) -> dict[str, Any]:
        return view.printed()

    def score(self, sheet_data: object) -> dict[str, Any]:
        return sheet.score(sheet_data)

    def sheet_panels(self, answer: dict[str, Any], language: str) -> list[Panel]:
        return sheet_sketch.panels(answer, speaker(__name__, language))


CONTRACT: Final = SagradaContract()
