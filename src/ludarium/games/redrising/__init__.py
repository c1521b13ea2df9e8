"""Red Rising: 2 to 6 houses, or one against the Automa, gather the castes of the Society."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadSetup
from ludarium.kernel.contract import Contract, Panel, Setting
from ludarium.text.rulebook import rulebook
from ludarium.text.speaker import speaker

from . import cardtext, companion, deal, sheet, sheet_sketch, sketch, view
from .content.characters import CHARACTERS
from .content.rules import OURS, SECTIONS
from .needs import needs
from .table import HOUSES, LOCATIONS

if TYPE_CHECKING:
    from ludarium.kernel.message import Message
    from ludarium.kernel.part import Parts
    from ludarium.kernel.rng import Rng

    from .table import RedRising

SEATS: Final = range(1, 7)
SOLO: Final = range(1, 2)
TOGETHER: Final = range(2, 7)


class RedRisingContract(Contract):
    """Red Rising, as the rest of Ludarium knows it."""

    def __init__(self) -> None:
        super().__init__(
            name="redrising",
            version=1,
            seats=SEATS,
            settings=[
                Setting("level", [1, 2, 3, 4, 5, 6], default=2, seats=SOLO),  # RA-41
                Setting("variant", [0, 1], default=0, seats=SOLO),  # RA-50
                Setting("fair", [0, 1], default=0, seats=TOGETHER),  # R6, in RR-19
                Setting("twice", [0, 1], default=0, seats=SEATS),  # R12, in RR-63
                # A house for each seat, 1 to 6 in their order; 0 draws one (RR-03).
                *(
                    Setting(f"house_{seat}", list(range(len(HOUSES) + 1)), default=0, seats=range(seat, SEATS.stop))
                    for seat in SEATS
                ),
            ],
        )

    def complete(self, seats: int, options: dict[str, int]) -> dict[str, int]:
        found = super().complete(seats, options)
        houses = [value for name, value in found.items() if name.startswith("house_") and value]
        twice = next((house for house in houses if houses.count(house) > 1), None)
        if twice is not None:
            message = f"two seats of redrising cannot both have house {twice} ({HOUSES[twice - 1]}): each house is once"
            raise BadSetup(message)
        return found

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, telling: bool = False) -> RedRising:
        return deal.deal(seats, rng, options, telling=telling)

    def load(self, data: dict[str, Any]) -> RedRising:
        return deal.load(data)

    def imagine(self, redacted: dict[str, Any], rng: Rng) -> RedRising:
        return deal.imagine(redacted, rng)

    def view(self, redacted: dict[str, Any], parts: Parts | None = None) -> dict[str, Any]:
        return view.view(redacted)

    def say(self, message: Message, language: str, names: list[str] | None = None) -> str:
        return speaker(__name__, language).say(message, names)

    def sketch(self, view: dict[str, Any], language: str, names: list[str]) -> list[Panel]:
        return sketch.sketch(view, speaker(__name__, language), names)

    def rules(self, language: str) -> list[tuple[str, str, str]]:
        return rulebook(SECTIONS, OURS, speaker(__name__, language))

    def catalogue(self) -> dict[str, Any]:
        return {
            "cards": {card.name: {**cardtext.printed(card), "needs": needs(card)} for card in CHARACTERS},
            "houses": HOUSES,
            "locations": LOCATIONS,
            "neutral": sheet.NEUTRAL,
        }

    def cards(self, language: str) -> list[tuple[str, str]]:
        voice = speaker(__name__, language)
        return [cardtext.told(card, voice) for card in CHARACTERS]

    def score(self, sheet_data: object) -> dict[str, Any]:
        return sheet.score(sheet_data)

    def companion(self, state: object, answer: object) -> dict[str, Any]:
        return companion.step(state, answer)

    def sheet_panels(self, answer: dict[str, Any], language: str) -> list[Panel]:
        return sheet_sketch.panels(answer, speaker(__name__, language))


CONTRACT: Final = RedRisingContract()
