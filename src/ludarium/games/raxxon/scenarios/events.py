"""Words of the scenarios: their events, and what they add to actions, turns and days (RX-90 to RX-94)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..crowd_grid import ADJACENT, BIT, CELL_NAMES, MAX_WIDTH, SIDE, cells_of
from ..effect_source import source_name
from ..ending import change_power, end_day
from ..option_code import A_CONTAINED, AN_EVACUATED, AN_UNCONTAINED, MAX_TYPES, NO, YES
from ..secrets import KNOWN_TO_NONE
from ..steps.kill import kill
from ..steps.pile import PickInfected, types_in
from ..steps.question import Pick, RaxxonQuestion, crowd_touches, face_down_objection, face_up_objection
from ..steps.symbol import finish_card
from ..table import Raxxon
from .calm import Calm
from .ghosts import CARRIERS_UNCONTAINED, Ghosts
from .mutation import Mutation
from .scenario import ScenarioTable
from .targets import Targets
from .uncertainty import Uncertainty

# --- events --------------------------------------------------------------------------------------------------------


class HappenEvent(Step[Raxxon]):
    """The next event of the scenario happens in place of a Raxxon card; "it" is which."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        assert isinstance(game, ScenarioTable)
        frame.it = game.next_event()
        if frame.it == NONE:
            return
        if game.events is not None:
            game.emit("event-happens", {"scene": f"scene-{game.pack.scenario.number}-{frame.it + 1}"})
        game.push(game.pack.scenario.events[frame.it], game.current, NONE, frame.that)


class AfterEvent(Step[Raxxon]):
    """The card goes to the triggered pile, the untriggered ones into the deck, and Raxxon's power rises.

    After one event, `without`, the untriggered ones stay where they are (RX-92).
    """

    def __init__(self, without: int) -> None:
        self.without = without

    def run(self, game: Raxxon, frame: Frame) -> None:
        finish_card(game, frame.that, reshuffles=frame.it == NONE or frame.it != self.without)
        change_power(game, 1)


# Where cards go.
TO_CONTAINED: Final = 0
TO_UNCONTAINED: Final = 1
TO_DISCARD: Final = 2
TRANSFER_PROMPTS: Final = ["prompt-contain", "prompt-let-out", "prompt-send-home"]
TRANSFER_OPTIONS: Final = ["option-contain", "option-let-out", "option-send-home"]


class Transfer(PickInfected):
    """Move infected cards of a kind from the crowd or a quarantine elsewhere."""

    def __init__(self, rule: str, kinds: i64, places: int, to: int, number: int, *, must: bool) -> None:
        super().__init__(TRANSFER_PROMPTS[to], TRANSFER_OPTIONS[to], places, number, must=must)
        self.rule = rule
        self.kinds = kinds
        self.to = to

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [code for code in super().pool(game, frame, seat) if self.kinds >> citizen_at(game, code) & 1]

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        assert isinstance(game, ScenarioTable)
        citizen = self.take_card(game, code)
        pile = game.contained if self.to == TO_CONTAINED else game.discard
        if self.to == TO_UNCONTAINED:
            pile = game.uncontained
        pile[citizen] += 1
        if game.events is not None:
            kinds = ["event-contains", "event-uncontained", "event-sent-home"]
            game.emit(kinds[self.to], {"card": game.citizen_name(citizen)})
        game.after_quarantine()

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        # Only where they are contained do cards come from several places, and say from which.
        return super().text(game, frame, option) if self.to == TO_CONTAINED else Pick.text(self, game, frame, option)

    def pick_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        reason = super().pick_objection(game, frame, seat, code)
        citizen = citizen_at(game, code)
        if reason is not None or self.kinds >> citizen & 1:
            return reason
        return Reason(self.rule, Message("reason-kind", card=game.citizen_name(citizen), by=source_name(game, frame)))


def citizen_at(game: Raxxon, code: int) -> int:
    """The type of a card of the crowd or of a quarantine."""
    return game.cells[code] if code < A_CONTAINED else (code - A_CONTAINED) % MAX_TYPES


# --- RX-90 ---------------------------------------------------------------------------------------------------------


class GatherCarriers(RaxxonQuestion):
    """One may bring all face-up carriers of the crowd into quarantine at once."""

    def __init__(self) -> None:
        super().__init__("prompt-gather", "", "RX-90")

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [YES, NO] if game.face_up_count(BIT[game.pack.scenario.focus]) else []

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        assert isinstance(game, Ghosts)
        if option == NO:
            return
        bound = game.stage < CARRIERS_UNCONTAINED
        for cell in game.face_up_cells(BIT[game.pack.scenario.focus]):
            citizen = game.take(cell)
            if bound:
                Raxxon.contain(game, citizen, by_action=False)
            else:
                game.put_uncontained(citizen)
        game.after_quarantine()

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return Message("option-gather" if option == YES else "option-leave")

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["yes", "no"]


# --- RX-91 ---------------------------------------------------------------------------------------------------------


class SetStage(Step[Raxxon]):
    """The volatile cards come to another stage."""

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, game: Raxxon, frame: Frame) -> None:
        assert isinstance(game, Mutation)
        game.stage = self.stage
        game.push_deaths()


class KillDoomed(Step[Raxxon]):
    """Those beside a volatile card are killed."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        assert isinstance(game, Mutation)
        game.kill_doomed()


class LoseGame(Step[Raxxon]):
    """All is lost."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        assert isinstance(game, Mutation)
        game.lose()


# --- RX-92 ---------------------------------------------------------------------------------------------------------


class CheckSuspect(RaxxonQuestion):
    """Put a face-up suspect away; a card of the check deck, perhaps the first infected one, comes in its place."""

    def __init__(self, *, infected: bool) -> None:
        super().__init__("prompt-check", "option-check", "RX-92")
        self.infected = infected
        self.idle_message = "idle-check"

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        assert isinstance(game, Uncertainty)
        possible = game.has_infected_check() if self.infected else bool(game.reserve)
        return game.suspects() if possible else []

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        assert isinstance(game, Uncertainty)
        if self.infected:
            game.check_infected(option)
        else:
            game.check(option)

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else crowd_touches(game)

    def objection(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return suspect_objection(game, frame, game.pack.option_codes[touches[-1]])


def suspect_objection(game: Raxxon, frame: Frame, cell: int) -> Reason | None:
    """Why a card of the crowd cannot be checked."""
    return face_up_objection(game, frame, cell, game.pack.healthy & ~game.pack.scenario.evacuable, "RX-92")


class TradeCarrier(RaxxonQuestion):
    """A quarantined carrier goes into the check deck, and a hostile card that was put away comes back."""

    def __init__(self) -> None:
        super().__init__("prompt-trade", "", "RX-92")

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        assert isinstance(game, Uncertainty)
        carrier = game.pack.scenario.focus
        options: list[int] = []
        if game.aside[game.pack.hostile]:
            if game.contained[carrier]:
                options.append(A_CONTAINED + carrier)
            if game.uncontained[carrier]:
                options.append(AN_UNCONTAINED + carrier)
        return options

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        assert isinstance(game, Uncertainty)
        game.trade(game.uncontained if option >= AN_UNCONTAINED else game.contained)

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return Message("option-trade-uncontained" if option >= AN_UNCONTAINED else "option-trade-contained")

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [game.pack.touch_ids[option] for option in self.options(game, frame, seat)]


ROW_LENGTH: Final = 4  # cards in a row of a crowd that is dealt again, if that is not too many rows


class Regather(Step[Raxxon]):
    """The whole crowd is shuffled and dealt again face down, in rows of four."""

    def run(self, game: Raxxon, frame: Frame) -> None:
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


KEY_BASE: Final = 1 << 20  # "it" holds the card in the middle, and above this the number of the first later card


class RevealAround(RaxxonQuestion):
    """Choose a face-up suspect; all face-down cards adjacent to it are revealed, in the order that one chooses."""

    def __init__(self) -> None:
        super().__init__("prompt-reveal-around", "option-flip", "RX-92")

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        assert isinstance(game, Uncertainty)
        if frame.it == NONE:
            return game.suspects()
        middle = game.cell_of(frame.it % KEY_BASE)
        if middle == NONE:
            return []
        later = frame.it // KEY_BASE
        return [cell for cell in cells_of(ADJACENT[middle] & game.down) if game.keys[cell] < later]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        frame.repeat()
        if frame.it == NONE:
            frame.it = game.keys[option] + KEY_BASE * game.next_key
        else:
            game.reveal(option)

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else crowd_touches(game)

    def objection(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        cell = game.pack.option_codes[touches[-1]]
        if frame.it == NONE:
            return suspect_objection(game, frame, cell)
        if not ADJACENT[game.cell_of(frame.it % KEY_BASE)] >> cell & 1:
            return Reason("RX-12", Message("reason-not-adjacent", cell=CELL_NAMES[cell]))
        if game.keys[cell] >= frame.it // KEY_BASE:
            return Reason("RX-92", Message("reason-came-later"))
        return face_down_objection(game, cell, "RX-92")

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        text = super().text(game, frame, option)
        return Message("option-around", **text.args) if frame.it == NONE else text

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return super().prompt(game, frame) if frame.it == NONE else Message("prompt-flip", by=source_name(game, frame))


# --- RX-93 ---------------------------------------------------------------------------------------------------------


class CalmHostile(RaxxonQuestion):
    """One may calm a face-up hostile card; as part of an action, `instead` of all the rest of it."""

    def __init__(self, *, instead: bool) -> None:
        super().__init__("prompt-calm-instead" if instead else "prompt-calm", "option-calm", "RX-93")
        self.instead = instead
        self.idle_message = "idle-calm"

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        assert isinstance(game, Calm)
        cells = game.face_up_cells(BIT[game.pack.hostile]) if game.reserve else []
        return [*cells, NO] if cells else cells

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        assert isinstance(game, Calm)
        if option == NO:
            return
        game.calm(option)
        if self.instead:
            frame.at = len(frame.script.steps)

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        if option != NO:
            return super().text(game, frame, option)
        return Message("option-as-printed" if self.instead else "option-leave")

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [*crowd_touches(game), "no"]

    def objection(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            return None
        return face_up_objection(game, frame, game.pack.option_codes[touches[-1]], BIT[game.pack.hostile], "RX-93")


class MakeStrict(Step[Raxxon]):
    """For the rest of the day fewer hostile cards end it; if that many are face up, it ends at once."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        assert isinstance(game, Calm)
        game.strict = True
        end_if_too_hostile(game)


class EndIfTooHostile(Step[Raxxon]):
    """The day ends if too many hostile cards are face up."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        assert isinstance(game, Calm)
        end_if_too_hostile(game)


def end_if_too_hostile(game: Calm) -> None:
    """End a strict day with too many hostile cards."""
    if not game.is_too_hostile():
        return
    if game.events is not None:
        hostile = game.pack.hostile
        game.emit("event-count", {"card": game.citizen_name(hostile), "number": game.face_up_count(BIT[hostile])})
    end_day(game)


class ProvokeCalm(Step[Raxxon]):
    """At the end of the day, calm cards beside hostile ones are hostile again."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        assert isinstance(game, Calm)
        game.strict = False
        game.provoke()


class HostileAgain(Pick):
    """An evacuated card of one's choice goes back to the calm supply, and a hostile one to the discard pile."""

    def __init__(self) -> None:
        super().__init__("prompt-hostile-again", "option-give-back", "RX-93", 1, must=True)

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [AN_EVACUATED + citizen for citizen in types_in(game.evacuated)]

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        assert isinstance(game, Calm)
        game.turn_hostile(code - AN_EVACUATED)

    def all_touches(self, game: Raxxon, seat: int) -> list[str]:
        return [f"evacuated:{game.pack.types[citizen]}" for citizen in types_in(game.evacuated)]

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question)


# --- RX-94 ---------------------------------------------------------------------------------------------------------


class BringIn(RaxxonQuestion):
    """A quarantine action may bring in a face-up celebrity instead of all the rest of it."""

    def __init__(self) -> None:
        super().__init__("prompt-bring-in", "option-bring-in", "RX-94")
        self.idle_message = "idle-bring-in"

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        assert isinstance(game, Targets)
        cells = game.celebrities_to_bring_in()
        return [*cells, NO] if cells else cells

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        assert isinstance(game, Targets)
        if option != NO:
            game.bring_in(option)
            frame.at = len(frame.script.steps)

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        return Message("option-as-printed") if option == NO else super().text(game, frame, option)

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else [*crowd_touches(game), "no"]

    def objection(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            return None
        return face_up_objection(
            game, frame, game.pack.option_codes[touches[-1]], BIT[game.pack.scenario.focus], "RX-94"
        )


class MutantKills(RaxxonQuestion):
    """At the end of a turn the goal may be reached; else a face-up mutant kills an adjacent card of one's choice."""

    def __init__(self) -> None:
        super().__init__("prompt-mutant", "option-kill", "RX-94")

    def run(self, game: Raxxon, frame: Frame) -> None:
        assert isinstance(game, Targets)
        if frame.that != NONE and not game.try_meeting():
            super().run(game, frame)

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        assert isinstance(game, Targets)
        mutant = game.mutant_cell()
        return [] if mutant == NONE else cells_of(ADJACENT[mutant] & game.crowd)

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        kill(game, BIT[option])

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else crowd_touches(game)

    def objection(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        assert isinstance(game, Targets)
        cell = game.pack.option_codes[touches[-1]]
        if ADJACENT[game.mutant_cell()] >> cell & 1:
            return None
        return Reason("RX-94", Message("reason-not-beside-mutant", cell=CELL_NAMES[cell]))

    def prompt(self, game: Raxxon, frame: Frame) -> Message:
        return Message(self.question)
