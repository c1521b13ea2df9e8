"""Uncertainty (RX-92): suspects are checked and replaced by cards of the check deck."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Script, Step

from ..compiled_pack import Action, CompiledPack
from ..crowd_grid import ADJACENT, CELL_NAMES, MAX_WIDTH, SIDE, cells_of
from ..effect_source import source_name
from ..option_code import A_CONTAINED, AN_UNCONTAINED
from ..pack.vocabulary import SYMBOL_SCRIPTS, Names
from ..secrets import KNOWN_TO_ALL, KNOWN_TO_NONE
from ..steps.question import RaxxonQuestion, face_down_objection, face_up_objection
from .scenario import Events, Scenario, ScenarioTable

ROW_LENGTH: Final = 4  # cards in a row of a crowd that is dealt again, unless there would be too many rows
KEY_BASE: Final = 1 << 20  # "it" of RevealAround: the key of the card in the middle + KEY_BASE * the first later key


class Uncertainty(ScenarioTable):
    """A position of Uncertainty; `focus` are the carriers, the reserve is the check deck."""

    def suspects(self) -> list[int]:
        """The cells of face-up cards that can be checked."""
        return self.face_up_cells(self.pack.healthy & ~self.pack.scenario.evacuable)

    def replace(self, cell: int, citizen: int) -> None:
        """Take a card of the crowd out of play and reveal another in its place."""
        gone = self.take(cell)
        self.aside[gone] += 1
        if self.events is not None:
            self.emit("event-checked", {"card": self.citizen_name(gone), "cell": CELL_NAMES[cell]})
        self.put(cell, citizen, up=False, known=KNOWN_TO_ALL)
        self.reveal(cell)

    def check(self, cell: int) -> None:
        """Replace a card by the top one of the check deck."""
        self.reserve_known.pop()
        self.replace(cell, self.reserve.pop())

    def has_infected_check(self) -> bool:
        """Whether the check deck has an infected card."""
        return sum(self.count_healthy_reserve()) < len(self.reserve)

    def check_infected(self, cell: int) -> None:
        """Replace a card by the first infected one of the check deck, and shuffle the deck."""
        place = len(self.reserve) - 1
        while self.is_healthy(self.reserve[place]):
            place -= 1
        citizen = self.reserve.pop(place)
        self.shuffle_reserve()
        self.replace(cell, citizen)

    def trade(self, pile: list[int]) -> None:
        """Shuffle a hostile card from out of play into the population deck, a carrier of a pile into the check deck."""
        carrier = self.pack.scenario.focus
        self.aside[self.pack.hostile] -= 1
        self.shuffle_in(self.pack.hostile)
        pile[carrier] -= 1
        self.reserve.append(carrier)
        self.shuffle_reserve()
        if self.events is not None:
            self.emit("event-into-check", {"card": self.citizen_name(carrier)})


class CheckSuspect(RaxxonQuestion[Uncertainty]):
    """Replace a face-up suspect by the top card of the check deck, or by its first infected one."""

    def __init__(self, *, infected: bool) -> None:
        super().__init__("prompt-check", "option-check", "RX-92")
        self.infected = infected
        self.idle_message = "idle-check"

    def options(self, game: Uncertainty, frame: Frame, seat: int) -> list[int]:
        possible = game.has_infected_check() if self.infected else bool(game.reserve)
        return game.suspects() if possible else []

    def answer(self, game: Uncertainty, frame: Frame, seat: int, option: int) -> None:
        if self.infected:
            game.check_infected(option)
        else:
            game.check(option)

    def code_objection(self, game: Uncertainty, frame: Frame, seat: int, code: int) -> Reason | None:
        return suspect_objection(game, frame, code)


def suspect_objection(game: Uncertainty, frame: Frame, cell: int) -> Reason | None:
    """Why a card of the crowd cannot be checked."""
    return face_up_objection(game, frame, cell, game.pack.healthy & ~game.pack.scenario.evacuable, "RX-92")


class TradeCarrier(RaxxonQuestion[Uncertainty]):
    """Put a quarantined carrier into the check deck and a hostile card that is out of play into the population deck."""

    def __init__(self) -> None:
        super().__init__("prompt-trade", "", "RX-92")

    def options(self, game: Uncertainty, frame: Frame, seat: int) -> list[int]:
        carrier = game.pack.scenario.focus
        options: list[int] = []
        if game.aside[game.pack.hostile]:
            if game.contained[carrier]:
                options.append(A_CONTAINED + carrier)
            if game.uncontained[carrier]:
                options.append(AN_UNCONTAINED + carrier)
        return options

    def answer(self, game: Uncertainty, frame: Frame, seat: int, option: int) -> None:
        game.trade(game.uncontained if option >= AN_UNCONTAINED else game.contained)

    def text(self, game: Uncertainty, frame: Frame, option: int) -> Message:
        return Message("option-trade-uncontained" if option >= AN_UNCONTAINED else "option-trade-contained")

    def all_touches(self, game: Uncertainty, frame: Frame, seat: int) -> list[str]:
        return [game.pack.touch_ids[option] for option in self.options(game, frame, seat)]


class Regather(Step[Uncertainty]):
    """Shuffle the whole crowd and deal it again face down, in rows of four."""

    def run(self, game: Uncertainty, frame: Frame) -> None:
        citizens = [game.take(cell) for cell in cells_of(game.crowd)]
        game.rng.shuffle(citizens)
        columns = max(ROW_LENGTH, (len(citizens) + MAX_WIDTH - 1) // MAX_WIDTH)
        left = 2 if columns <= ROW_LENGTH else 1
        top = 2 if len(citizens) <= ROW_LENGTH * ROW_LENGTH else 1
        for number in range(len(citizens)):
            row, column = divmod(number, columns)
            game.put(SIDE * (top + row) + left + column, citizens[number], up=False, known=KNOWN_TO_NONE)
        if game.events is not None:
            game.emit("event-regathers", {"number": len(citizens)})


class RevealAround(RaxxonQuestion[Uncertainty]):
    """Choose a face-up suspect, then reveal all face-down cards adjacent to it in any order."""

    def __init__(self) -> None:
        super().__init__("prompt-reveal-around", "option-flip", "RX-92")

    def options(self, game: Uncertainty, frame: Frame, seat: int) -> list[int]:
        if frame.it == NONE:
            return game.suspects()
        middle = game.cell_of(frame.it % KEY_BASE)
        if middle == NONE:
            return []
        later = frame.it // KEY_BASE
        return [cell for cell in cells_of(ADJACENT[middle] & game.down) if game.keys[cell] < later]

    def answer(self, game: Uncertainty, frame: Frame, seat: int, option: int) -> None:
        frame.repeat()
        if frame.it == NONE:
            frame.it = game.keys[option] + KEY_BASE * game.next_key
        else:
            game.reveal(option)

    def code_objection(self, game: Uncertainty, frame: Frame, seat: int, code: int) -> Reason | None:
        if frame.it == NONE:
            return suspect_objection(game, frame, code)
        if not ADJACENT[game.cell_of(frame.it % KEY_BASE)] >> code & 1:
            return Reason("RX-12", Message("reason-not-adjacent", cell=CELL_NAMES[code]))
        if game.keys[code] >= frame.it // KEY_BASE:
            return Reason("RX-92", Message("reason-came-later"))
        return face_down_objection(game, code, "RX-92")

    def text(self, game: Uncertainty, frame: Frame, option: int) -> Message:
        text = super().text(game, frame, option)
        return Message("option-around", **text.args) if frame.it == NONE else text

    def prompt(self, game: Uncertainty, frame: Frame) -> Message:
        return super().prompt(game, frame) if frame.it == NONE else Message("prompt-flip", by=source_name(game, frame))


def events(_: Names) -> Events:
    """The four events."""
    return [[CheckSuspect(infected=True)], [TradeCarrier()], [Regather()], [RevealAround()]]


def extend(pack: CompiledPack) -> None:
    """Add the action that checks a suspect to every sheet."""
    check = Script("check", [CheckSuspect(infected=False)])
    pack.add_action(Action("action-check", "check", check, [[SYMBOL_SCRIPTS["flip"]]], endless=True))


UNCERTAINTY: Final = Scenario(
    "RX-92",
    Uncertainty,
    events,
    extend=extend,
    focus="carrier",
    without={"celebrity": 3},
    infected=9,
    has_reserve=True,
    reserve_infected=9,
    not_evacuated=("hostile", "susceptible"),
    keeps_untriggered=3,
)
