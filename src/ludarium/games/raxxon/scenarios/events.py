"""Steps that several scenarios use: events, moving quarantined cards, and changing an action."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..crowd_grid import BIT
from ..effect_source import source_name
from ..ending import change_power
from ..option_code import A_CONTAINED, MAX_TYPES, NO
from ..steps.pile import PickInfected
from ..steps.question import Pick, RaxxonQuestion, crowd_touches, face_up_objection
from ..steps.symbol import finish_card
from ..table import Raxxon
from .scenario import ScenarioTable

S = TypeVar("S", bound=ScenarioTable)


class RunEvent(Step[ScenarioTable]):
    """Run the next event of the scenario in place of a Raxxon card; "it" is its number."""

    def run(self, game: ScenarioTable, frame: Frame) -> None:
        frame.it = game.next_event()
        if frame.it == NONE:
            return
        event = game.pack.scenario.events[frame.it]
        if game.events is not None:
            game.emit("event-happens", {"scene": event.name})
        game.push(event, game.current, NONE, frame.that)


class AfterEvent(Step[ScenarioTable]):
    """Finish the card of an event, which usually shuffles the untriggered cards in; Raxxon's power rises."""

    def run(self, game: ScenarioTable, frame: Frame) -> None:
        kept = game.pack.scenario.keeps_untriggered
        finish_card(game, frame.that, reshuffles=frame.it == NONE or frame.it != kept)
        change_power(game, 1)


# Where cards go.
TO_CONTAINED: Final = 0
TO_UNCONTAINED: Final = 1
TO_DISCARD: Final = 2
TRANSFER_PROMPTS: Final = ["prompt-contain", "prompt-let-out", "prompt-send-home"]
TRANSFER_OPTIONS: Final = ["option-contain", "option-let-out", "option-send-home"]
TRANSFER_EVENTS: Final = ["event-contains", "event-uncontained", "event-sent-home"]


class Transfer(PickInfected[ScenarioTable]):
    """Move infected cards of a kind from the crowd or a quarantine elsewhere."""

    def __init__(self, rule: str, kinds: i64, places: int, to: int, number: int, *, must: bool) -> None:
        super().__init__(TRANSFER_PROMPTS[to], TRANSFER_OPTIONS[to], places, number, must=must)
        self.rule = rule
        self.kinds = kinds
        self.to = to

    def pool(self, game: ScenarioTable, frame: Frame, seat: int) -> list[int]:
        return [code for code in super().pool(game, frame, seat) if self.kinds >> citizen_at(game, code) & 1]

    def on_pick(self, game: ScenarioTable, frame: Frame, code: int) -> None:
        citizen = self.take_card(game, code)
        pile = game.contained if self.to == TO_CONTAINED else game.discard
        if self.to == TO_UNCONTAINED:
            pile = game.uncontained
        pile[citizen] += 1
        if game.events is not None:
            game.emit(TRANSFER_EVENTS[self.to], {"card": game.citizen_name(citizen)})
        game.after_quarantine()

    def text(self, game: ScenarioTable, frame: Frame, option: int) -> Message:
        # Only cards that are contained come from several places, which the text names.
        return super().text(game, frame, option) if self.to == TO_CONTAINED else Pick.text(self, game, frame, option)

    def code_objection(self, game: ScenarioTable, frame: Frame, seat: int, code: int) -> Reason | None:
        reason = super().code_objection(game, frame, seat, code)
        citizen = citizen_at(game, code)
        if reason is not None or self.kinds >> citizen & 1:
            return reason
        return Reason(self.rule, Message("reason-kind", card=game.citizen_name(citizen), by=source_name(game, frame)))


def citizen_at(game: Raxxon, code: int) -> int:
    """The type of a card of the crowd or of a quarantine."""
    return game.cells[code] if code < A_CONTAINED else (code - A_CONTAINED) % MAX_TYPES


class ChangeCard(RaxxonQuestion[S]):
    """The player may do something with a face-up card of one type; with `instead`, in place of the rest of an action.

    Subclasses define the type, the cells of the cards that can be chosen, and the effect.
    """

    def __init__(self, question: str, option_message: str, rule: str, *, instead: bool) -> None:
        super().__init__(question, option_message, rule)
        self.instead = instead

    def citizen(self, game: S) -> int:
        """The type of the cards."""
        raise NotImplementedError

    def cells(self, game: S) -> list[int]:
        """The cells of the cards that can be chosen."""
        raise NotImplementedError

    def change(self, game: S, cell: int) -> None:
        """Apply the effect to a card."""
        raise NotImplementedError

    def options(self, game: S, frame: Frame, seat: int) -> list[int]:
        cells = self.cells(game)
        return [*cells, NO] if cells else cells

    def answer(self, game: S, frame: Frame, seat: int, option: int) -> None:
        if option == NO:
            return
        self.change(game, option)
        if self.instead:
            frame.at = len(frame.script.steps)

    def text(self, game: S, frame: Frame, option: int) -> Message:
        if option != NO:
            return super().text(game, frame, option)
        return Message("option-as-printed" if self.instead else "option-leave")

    def all_touches(self, game: S, frame: Frame, seat: int) -> list[str]:
        return [*crowd_touches(game), "no"]

    def code_objection(self, game: S, frame: Frame, seat: int, code: int) -> Reason | None:
        return face_up_objection(game, frame, code, BIT[self.citizen(game)], self.rule)
