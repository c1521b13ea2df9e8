"""Calm the Crowd (RX-93): hostile cards are replaced by calm ones, and come back at night."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.kernel.message import Message
from ludarium.kernel.script import Frame, Script, Step

from ..compiled_pack import CompiledPack
from ..crowd_grid import ADJACENT, BIT, CELL_NAMES
from ..ending import DAY_DEPTH, end_day
from ..option_code import AN_EVACUATED
from ..pack.vocabulary import Names
from ..secrets import KNOWN_TO_ALL
from ..steps.crowd import ANY_NUMBER, TurnDown
from ..steps.pile import PickEvacuated
from ..steps.symbol import FLIP
from ..turn import DAY, RevealCrowd
from .events import ChangeCard
from .scenario import Events, Scenario, ScenarioTable

STRICT_LIMIT: Final = 3  # face-up hostile cards that end a strict day


class Calm(ScenarioTable):
    """A position of Calm the Crowd; the reserve is the supply of calm cards, `aside` that of hostile ones."""

    def next_event(self) -> int:
        rules = self.pack.scenario
        if len(self.past_events) not in rules.timed_after:
            return super().next_event()
        self.past_events.append(rules.timed)
        return rules.timed

    def count_scripts(self, citizen: int) -> list[Script]:
        counts = super().count_scripts(citizen)
        return counts[:STRICT_LIMIT] if self.strict and citizen == self.pack.hostile else counts

    def is_too_hostile(self) -> bool:
        """Whether enough hostile cards are face up to end a strict day."""
        return self.strict and self.face_up_count(BIT[self.pack.hostile]) >= STRICT_LIMIT

    def turn_up(self, cell: int) -> None:
        super().turn_up(cell)
        if len(self.stack) > DAY_DEPTH and self.is_too_hostile():
            self.push(self.pack.scripts["too-hostile"], self.current)

    def calm(self, cell: int) -> None:
        """Replace a hostile card by the top one of the calm supply."""
        gone = self.take(cell)
        self.aside[gone] += 1
        citizen = self.reserve.pop()
        self.reserve_known.pop()
        self.reveals += 1
        self.put(cell, citizen, up=True, known=KNOWN_TO_ALL)
        if self.events is not None:
            self.emit("event-calms", {"card": self.citizen_name(citizen), "cell": CELL_NAMES[cell]})

    def provoke(self) -> None:
        """Replace every calm card beside a hostile one by a hostile card."""
        hostile = self.pack.hostile
        beside: i64 = 0
        for cell in self.face_up_cells(BIT[hostile]):
            beside |= ADJACENT[cell]
        for cell in self.face_up_cells(self.pack.scenario.reserved):
            if beside >> cell & 1 and self.aside[hostile]:
                citizen = self.take(cell)
                self.put_on_supply(citizen)
                self.aside[hostile] -= 1
                self.put(cell, hostile, up=True, known=KNOWN_TO_ALL)
                if self.events is not None:
                    self.emit("event-provoked", {"card": self.citizen_name(citizen), "cell": CELL_NAMES[cell]})

    def put_on_supply(self, citizen: int) -> None:
        """Put a card on top of the calm supply; all viewers know it."""
        self.reserve.append(citizen)
        self.reserve_known.append(KNOWN_TO_ALL)

    def return_hostile(self) -> None:
        if self.aside[self.pack.hostile] and sum(self.evacuated):
            self.push(self.pack.scripts["hostile-again"], self.current)

    def turn_hostile(self, citizen: int) -> None:
        """Return an evacuated card to the calm supply, and put a hostile one on the discard pile."""
        self.evacuated[citizen] -= 1
        self.put_on_supply(citizen)
        self.aside[self.pack.hostile] -= 1
        self.discard[self.pack.hostile] += 1
        if self.events is not None:
            self.emit("event-hostile-again", {"card": self.citizen_name(citizen)})


class CalmHostile(ChangeCard[Calm]):
    """The player may calm a face-up hostile card."""

    def __init__(self, *, instead: bool) -> None:
        super().__init__("prompt-calm-instead" if instead else "prompt-calm", "option-calm", "RX-93", instead=instead)
        self.idle_message = "idle-calm"

    def citizen(self, game: Calm) -> int:
        return game.pack.hostile

    def cells(self, game: Calm) -> list[int]:
        return game.face_up_cells(BIT[game.pack.hostile]) if game.reserve else []

    def change(self, game: Calm, cell: int) -> None:
        game.calm(cell)


class MakeStrict(Step[Calm]):
    """For the rest of the day fewer hostile cards end it; with as many face up it ends at once."""

    def run(self, game: Calm, frame: Frame) -> None:
        game.strict = True
        end_if_too_hostile(game)


class EndIfTooHostile(Step[Calm]):
    """End the day if too many hostile cards are face up."""

    def run(self, game: Calm, frame: Frame) -> None:
        end_if_too_hostile(game)


def end_if_too_hostile(game: Calm) -> None:
    """End a strict day with too many face-up hostile cards."""
    if not game.is_too_hostile():
        return
    if game.events is not None:
        hostile = game.pack.hostile
        game.emit("event-count", {"card": game.citizen_name(hostile), "number": game.face_up_count(BIT[hostile])})
    end_day(game)


class ProvokeCalm(Step[Calm]):
    """At the end of the day, replace the calm cards beside hostile ones by hostile cards."""

    def run(self, game: Calm, frame: Frame) -> None:
        game.strict = False
        game.provoke()


class HostileAgain(PickEvacuated[Calm]):
    """Return an evacuated card of the player's choice to the calm supply, and put a hostile one on the discard pile."""

    def __init__(self) -> None:
        super().__init__("prompt-hostile-again", "option-give-back", "RX-93", 1, must=True)

    def on_pick(self, game: Calm, frame: Frame, code: int) -> None:
        game.turn_hostile(code - AN_EVACUATED)

    def prompt(self, game: Calm, frame: Frame) -> Message:
        return Message(self.question)


def events(names: Names) -> Events:
    """The four events; the last one is timed."""
    hostile = names.mask("hostile")
    return [
        [TurnDown(hostile, ANY_NUMBER, must=False)],
        [CalmHostile(instead=False)],
        [FLIP],
        [TurnDown(hostile, 1, must=False), MakeStrict()],
    ]


def extend(pack: CompiledPack) -> None:
    """Let control actions calm a card, and calm cards be provoked once the crowd is face up."""
    pack.add_script(Script("hostile-again", [HostileAgain()]))
    pack.add_script(Script("too-hostile", [EndIfTooHostile()]))
    pack.prepend("control", CalmHostile(instead=True))
    day: list[Step[Any]] = []
    for step in DAY.steps:
        day += [step, ProvokeCalm()] if isinstance(step, RevealCrowd) else [step]
    pack.day = Script("day", day)


CALM: Final = Scenario(
    "RX-93",
    Calm,
    events,
    extend=extend,
    has_reserve=True,
    not_evacuated=("hostile",),
    timed=3,
    timed_after=(2, 4),
)
