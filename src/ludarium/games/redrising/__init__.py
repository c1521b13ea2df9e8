"""Red Rising: 2 to 6 houses, or one against the Automa, collect the castes of the Society."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludarium.errors import BadSetup
from ludarium.kernel.plain_data import View
from ludarium.kernel.ruleset import Companion, DailySetup, Ruleset, Setting
from ludarium.text.game_text import FluentText

from . import cardtext, deal, view
from .companion import course
from .content.characters import CHARACTERS
from .content.houses import HOUSES
from .content.rules import OURS, SECTIONS
from .score_pad import NEUTRAL_INFLUENCE, SCORE_PAD
from .table import LOCATION_NAMES
from .terminal import RedRisingDrawing

if TYPE_CHECKING:
    from ludarium.kernel.json_cache import ViewCache
    from ludarium.kernel.plain_data import Dump, Redacted
    from ludarium.kernel.rng import Rng

    from .companion.step_types import CompanionReply
    from .table import RedRising
    from .view_types import Catalogue

SEATS: Final = range(1, 7)
SOLO: Final = range(1, 2)
TOGETHER: Final = range(2, 7)

# Against the Automa, which gets stronger every other day, and against one and two bots at the weekend.
DAILY: Final = [
    *(DailySetup(0, {"level": level}) for level in (1, 2, 2, 3, 3)),
    DailySetup(1, {}),
    DailySetup(2, {}),
]


class CardTexts(FluentText):
    """The texts of Red Rising, with those of its cards."""

    def cards(self, language: str) -> list[tuple[str, str]]:
        texts = self.localizer(language)
        return [cardtext.card_page(card, texts) for card in CHARACTERS]


class AutomaCompanion(Companion):
    """The companion that runs the Automa."""

    def step(self, state: object, answer: object) -> CompanionReply:
        return course.step(state, answer)


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
                Setting("fair", [0, 1], default=0, seats=TOGETHER),  # R6, in RR-28
                Setting("twice", [0, 1], default=0, seats=SEATS),  # R12, in RR-63
                # The house of each seat, 1 to 6 in the order of HOUSES; 0 draws one (RR-03).
                *(
                    Setting(f"house_{seat}", list(range(len(HOUSES) + 1)), default=0, seats=range(seat, SEATS.stop))
                    for seat in SEATS
                ),
            ],
            text=CardTexts(__name__, SECTIONS, OURS, RedRisingDrawing),
            score_pad=SCORE_PAD,
            companion=AutomaCompanion(),
            daily=DAILY,
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

    def load(self, data: Dump) -> RedRising:
        return deal.load(data)

    def imagine(self, redacted: Redacted, rng: Rng) -> RedRising:
        return deal.imagine(redacted, rng)

    def view(self, redacted: Redacted, cache: ViewCache | None = None) -> View:
        return View(view.view(redacted))

    def catalogue(self) -> Catalogue:
        return {
            "cards": {card.name: cardtext.card_data(card) for card in CHARACTERS},
            "houses": HOUSES,
            "locations": LOCATION_NAMES,
            "neutral": NEUTRAL_INFLUENCE,
        }


RULESET: Final = RedRisingRuleset()
