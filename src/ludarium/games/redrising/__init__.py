"""Red Rising: 2 to 6 houses, or one against the Automa, collect the castes of the Society."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludarium.errors import BadSetup
from ludarium.kernel.ruleset import Panel, Ruleset, Setting
from ludarium.text.localizer import localizer
from ludarium.text.rulebook import rulebook

from . import cardtext, deal, score_pad, terminal, view
from .companion import course
from .content.characters import CHARACTERS
from .content.houses import HOUSES
from .content.rules import OURS, SECTIONS
from .score_needs import needs
from .table import LOCATIONS

if TYPE_CHECKING:
    from ludarium.kernel.json_cache import ViewCache
    from ludarium.kernel.message import Message
    from ludarium.kernel.rng import Rng

    from .table import RedRising

SEATS: Final = range(1, 7)
SOLO: Final = range(1, 2)
TOGETHER: Final = range(2, 7)


class RedRisingRuleset(Ruleset):
    """The ruleset of Red Rising."""

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
                # The house of each seat, 1 to 6 in the order of HOUSES; 0 draws one (RR-03).
                *(
                    Setting(f"house_{seat}", list(range(len(HOUSES) + 1)), default=0, seats=range(seat, SEATS.stop))
                    for seat in SEATS
                ),
            ],
        )

    def complete(self, seats: int, options: dict[str, int]) -> dict[str, int]:
        completed = super().complete(seats, options)
        houses = [value for name, value in completed.items() if name.startswith("house_") and value]
        twice = next((house for house in houses if houses.count(house) > 1), None)
        if twice is not None:
            message = f"two seats of redrising cannot both have house {twice} ({HOUSES[twice - 1]}): each house is once"
            raise BadSetup(message)
        return completed

    def deal(self, seats: int, rng: Rng, options: dict[str, int], *, with_events: bool = False) -> RedRising:
        return deal.deal(seats, rng, options, with_events=with_events)

    def load(self, data: dict[str, Any]) -> RedRising:
        return deal.load(data)

    def imagine(self, redacted: dict[str, Any], rng: Rng) -> RedRising:
        return deal.imagine(redacted, rng)

    def view(self, redacted: dict[str, Any], cache: ViewCache | None = None) -> dict[str, Any]:
        return view.view(redacted)

    def format(self, message: Message, language: str, names: list[str] | None = None) -> str:
        return localizer(__name__, language).format(message, names)

    def terminal(self, view: dict[str, Any], language: str, names: list[str]) -> list[Panel]:
        return terminal.table_panels(view, localizer(__name__, language), names)

    def rulebook(self, language: str) -> list[tuple[str, str, str]]:
        return rulebook(SECTIONS, OURS, localizer(__name__, language))

    def catalogue(self) -> dict[str, Any]:
        return {
            "cards": {card.name: {**cardtext.card_data(card), "needs": needs(card)} for card in CHARACTERS},
            "houses": HOUSES,
            "locations": LOCATIONS,
            "neutral": score_pad.NEUTRAL_INFLUENCE,
        }

    def cards(self, language: str) -> list[tuple[str, str]]:
        language_localizer = localizer(__name__, language)
        return [cardtext.card_page(card, language_localizer) for card in CHARACTERS]

    def score(self, sheet_data: object) -> dict[str, Any]:
        return score_pad.score(sheet_data)

    def companion(self, state: object, answer: object) -> dict[str, Any]:
        return course.step(state, answer)

    def sheet_panels(self, answer: dict[str, Any], language: str) -> list[Panel]:
        return terminal.score_panels(answer, localizer(__name__, language))


RULESET: Final = RedRisingRuleset()
