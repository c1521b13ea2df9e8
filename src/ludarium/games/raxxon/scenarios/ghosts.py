"""Gathering Ghosts (RX-90): the carriers are gathered in quarantine."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import Frame

from ..crowd_grid import BIT
from ..ending import VICTORY, end_game
from ..option_code import AN_UNCONTAINED, NO, YES
from ..pack.vocabulary import Names
from ..steps.pile import CONTAINED, UNCONTAINED
from ..steps.question import RaxxonQuestion
from ..steps.symbol import SPREAD
from ..table import Raxxon
from .events import TO_CONTAINED, TO_DISCARD, TO_UNCONTAINED, Transfer, citizen_at
from .scenario import ALL, Events, Scenario, ScenarioTable

# How many carriers in quarantine start the next stage.
STAGE_CARRIERS: Final = [4, 6, 8]
CARRIERS_UNCONTAINED: Final = 1  # quarantine actions no longer contain carriers
CARRIERS_ONLY: Final = 2  # they take no other card
CARRIERS_EVACUATED: Final = 3  # they move carriers to the evacuation pile
STAGE_EVENTS: Final = ["", "event-haunting-1", "event-haunting-2", "event-haunting-3"]


class Ghosts(ScenarioTable):
    """A position of Gathering Ghosts; `focus` are the carriers."""

    def quarantined_carriers(self) -> int:
        """The number of carriers in both quarantines."""
        focus = self.pack.scenario.focus
        return self.contained[focus] + self.uncontained[focus]

    def saved(self) -> int:
        return sum(self.evacuated) - self.evacuated[self.pack.scenario.focus]

    def is_won(self) -> bool:
        focus = self.pack.scenario.focus
        carriers = self.pack.levels[self.level].citizens[focus]
        return self.saved() >= self.needed() and self.quarantined_carriers() + self.evacuated[focus] >= carriers

    def contain_objection(self, code: int, *, by_action: bool) -> Reason | None:
        if not by_action or self.stage < CARRIERS_UNCONTAINED:
            return None
        if citizen_at(self, code) != self.pack.scenario.focus:
            return Reason("RX-90", Message("reason-carriers-only")) if self.stage >= CARRIERS_ONLY else None
        if code >= AN_UNCONTAINED and self.stage < CARRIERS_EVACUATED:
            return Reason("RX-90", Message("reason-uncontained-already"))
        return None

    def contain(self, citizen: int, *, by_action: bool) -> None:
        if not by_action or self.stage < CARRIERS_UNCONTAINED or citizen != self.pack.scenario.focus:
            super().contain(citizen, by_action=by_action)
        elif self.stage < CARRIERS_EVACUATED:
            self.put_uncontained(citizen)
        else:
            self.evacuated[citizen] += 1
            if self.events is not None:
                self.emit("event-released", {"card": self.citizen_name(citizen)})
        self.after_quarantine()

    def put_uncontained(self, citizen: int) -> None:
        """Put a card into the uncontained quarantine."""
        self.uncontained[citizen] += 1
        if self.events is not None:
            self.emit("event-uncontained", {"card": self.citizen_name(citizen)})

    def after_quarantine(self) -> None:
        while self.stage < len(STAGE_CARRIERS) and self.quarantined_carriers() >= STAGE_CARRIERS[self.stage]:
            self.stage += 1
            if self.events is not None:
                self.emit(STAGE_EVENTS[self.stage], {"number": STAGE_CARRIERS[self.stage - 1]})
            if self.stage == CARRIERS_ONLY:
                self.clear_quarantine()
        if self.is_won():
            end_game(self, VICTORY)

    def clear_quarantine(self) -> None:
        """Move all cards but the carriers from both quarantines to the discard pile."""
        for citizen in range(len(self.contained)):
            if citizen != self.pack.scenario.focus:
                self.discard[citizen] += self.contained[citizen] + self.uncontained[citizen]
                self.contained[citizen] = 0
                self.uncontained[citizen] = 0

    def bury(self, citizen: int) -> None:
        if citizen != self.pack.scenario.focus:
            super().bury(citizen)
            return
        self.discard[citizen] += 1
        if self.events is not None:
            self.emit("event-stays", {"card": self.citizen_name(citizen)})


class GatherCarriers(RaxxonQuestion[Ghosts]):
    """The player may move all face-up carriers of the crowd to quarantine."""

    def __init__(self) -> None:
        super().__init__("prompt-gather", "", "RX-90")

    def options(self, game: Ghosts, frame: Frame, seat: int) -> list[int]:
        return [YES, NO] if game.face_up_count(BIT[game.pack.scenario.focus]) else []

    def answer(self, game: Ghosts, frame: Frame, seat: int, option: int) -> None:
        if option == NO:
            return
        is_contained = game.stage < CARRIERS_UNCONTAINED
        for cell in game.face_up_cells(BIT[game.pack.scenario.focus]):
            citizen = game.take(cell)
            if is_contained:
                Raxxon.contain(game, citizen, by_action=False)
            else:
                game.put_uncontained(citizen)
        game.after_quarantine()

    def text(self, game: Ghosts, frame: Frame, option: int) -> Message:
        return Message("option-gather" if option == YES else "option-leave")

    def all_touches(self, game: Ghosts, frame: Frame, seat: int) -> list[str]:
        return ["yes", "no"]


def events(names: Names) -> Events:
    """The four events."""
    carriers = names.mask("carrier")
    return [
        [Transfer("RX-90", carriers, UNCONTAINED, TO_CONTAINED, 2, must=False)],
        [Transfer("RX-90", carriers, CONTAINED, TO_UNCONTAINED, 1, must=True)],
        [Transfer("RX-90", carriers, UNCONTAINED, TO_DISCARD, 1, must=True), SPREAD],
        [GatherCarriers()],
    ]


GHOSTS: Final = Scenario(
    "RX-90",
    Ghosts,
    events,
    focus="carrier",
    without={"hostile": 7, "celebrity": 3},
    population={"carrier": ALL, "chaotic": 2, "volatile": 2},
)
