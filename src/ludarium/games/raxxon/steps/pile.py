"""Steps for the piles beside the crowd: evacuation, both quarantines, the infection deck (RX-27, RX-53, RX-70)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import Frame

from ..crowd_grid import CELL_NAMES, best_places, cells_of
from ..effect_source import is_action
from ..option_code import A_CONTAINED, A_PLACE, AN_EVACUATED, AN_UNCONTAINED, DONE, MAX_TYPES, PAIR
from ..secrets import KNOWN_TO_ALL
from ..table import Raxxon
from .question import (
    Pick,
    R,
    RaxxonQuestion,
    crowd_touches,
    evacuation_objection,
    face_up_objection,
    immune_objection,
    pair,
)
from .symbol import place_objection, place_touches

# The places that cards are taken from.
CROWD: Final = 1
UNCONTAINED: Final = 2
CONTAINED: Final = 4
BOTH: Final = CROWD | UNCONTAINED
QUARANTINE: Final = CONTAINED | UNCONTAINED


class Evacuate(Pick[Raxxon]):
    """Evacuate face-up cards of a kind."""

    def __init__(self, kinds: i64, number: int, *, must: bool) -> None:
        super().__init__("prompt-evacuate", "option-evacuate", "RX-27", number, must=must)
        self.idle_message = "idle-evacuate"
        self.kinds = kinds

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return game.face_up_cells(self.kinds & game.pack.scenario.evacuated_types())

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        game.evacuate(code)

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        return evacuation_objection(game, frame, code, self.kinds, self.rule)


def types_in(pile: list[int]) -> list[int]:
    """The types of the cards in a pile."""
    return [citizen for citizen in range(len(pile)) if pile[citizen]]


class PickEvacuated(Pick[R]):
    """Pick cards of the evacuation pile."""

    def pool(self, game: R, frame: Frame, seat: int) -> list[int]:
        return [AN_EVACUATED + citizen for citizen in types_in(game.evacuated)]

    def all_touches(self, game: R, frame: Frame, seat: int) -> list[str]:
        return [f"evacuated:{game.pack.types[citizen]}" for citizen in types_in(game.evacuated)]


class GiveBack(PickEvacuated[Raxxon]):
    """Move cards of the player's choice from the evacuation pile to the discard pile."""

    def __init__(self, number: int) -> None:
        super().__init__("prompt-give-back", "option-give-back", "RX-31", number, must=True)

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        citizen = code - AN_EVACUATED
        game.evacuated[citizen] -= 1
        game.discard[citizen] += 1
        if game.events is not None:
            game.emit_deed("event-gives-back", {"card": game.citizen_name(citizen)})


class PickInfected(Pick[R]):
    """Pick infected cards: face up in the crowd, or in a quarantine."""

    def __init__(self, question: str, option_message: str, places: int, number: int, *, must: bool) -> None:
        super().__init__(question, option_message, "RX-27", number, must=must)
        self.places = places
        if places == BOTH:
            self.idle_message = "idle-contain"
        elif places == QUARANTINE:
            self.idle_message = "idle-quarantine"

    def pool(self, game: R, frame: Frame, seat: int) -> list[int]:
        codes: list[int] = []
        if self.places & CROWD:
            codes += cells_of(game.face_up_mask(~game.pack.healthy, game.crowd & ~game.immune_cells()))
        if self.places & UNCONTAINED:
            codes += [AN_UNCONTAINED + citizen for citizen in types_in(game.uncontained)]
        if self.places & CONTAINED:
            codes += [A_CONTAINED + citizen for citizen in types_in(game.contained)]
        return codes

    def take_card(self, game: R, code: int) -> int:
        """Take a card from its place. Returns its type."""
        if code < A_CONTAINED:
            return game.take(code)
        pile = game.uncontained if code >= AN_UNCONTAINED else game.contained
        citizen = (code - A_CONTAINED) % MAX_TYPES
        pile[citizen] -= 1
        return citizen

    def text(self, game: R, frame: Frame, option: int) -> Message:
        text = super().text(game, frame, option)
        place = game.pack.touch_ids[option].partition(":")[0]
        return text if option == DONE else Message(f"{self.option_message}-{place}", **text.args)

    def all_touches(self, game: R, frame: Frame, seat: int) -> list[str]:
        types = game.pack.types
        touches = crowd_touches(game)
        touches += [f"uncontained:{types[citizen]}" for citizen in types_in(game.uncontained)]
        return touches + [f"contained:{types[citizen]}" for citizen in types_in(game.contained)]

    def code_objection(self, game: R, frame: Frame, seat: int, code: int) -> Reason | None:
        place = UNCONTAINED if code >= AN_UNCONTAINED else CONTAINED if code >= A_CONTAINED else CROWD
        if not self.places & place:
            return Reason(self.rule, Message("reason-not-from-there"))
        if place != CROWD:
            return None
        return face_up_objection(game, frame, code, ~game.pack.healthy, self.rule) or immune_objection(game, code)


class Contain(PickInfected[Raxxon]):
    """Put infected cards into the contained quarantine."""

    def __init__(self, places: int, number: int, *, must: bool) -> None:
        super().__init__("prompt-contain", "option-contain", places, number, must=must)

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        codes = super().pool(game, frame, seat)
        if not game.pack.scenario.number:
            return codes
        by_action = is_action(frame)
        return [code for code in codes if game.contain_objection(code, by_action=by_action) is None]

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        citizen = self.take_card(game, code)
        game.contain(citizen, by_action=is_action(frame))

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        reason = super().code_objection(game, frame, seat, code)
        return reason or game.contain_objection(code, by_action=is_action(frame))


class ContainAll(Pick[Raxxon]):
    """Move all cards of the uncontained quarantine to the contained one."""

    def __init__(self) -> None:
        super().__init__("", "", "RX-27", 0, must=True)

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [AN_UNCONTAINED + citizen for citizen in types_in(game.uncontained)]

    def run(self, game: Raxxon, frame: Frame) -> None:
        for citizen in types_in(game.uncontained):
            if game.events is not None:
                for _ in range(game.uncontained[citizen]):
                    game.emit_deed("event-contains", {"card": game.citizen_name(citizen)})
            game.contained[citizen] += game.uncontained[citizen]
            game.uncontained[citizen] = 0


class Bury(PickInfected[Raxxon]):
    """Put infected cards under the infection deck."""

    def __init__(self, places: int, number: int) -> None:
        super().__init__("prompt-bury", "option-bury", places, number, must=True)

    def on_pick(self, game: Raxxon, frame: Frame, code: int) -> None:
        game.bury(self.take_card(game, code))


class BreakOut(RaxxonQuestion[Raxxon]):
    """Reveal a card of the uncontained quarantine in the crowd, where a card could be added (RX-39, RX-41)."""

    def __init__(self) -> None:
        super().__init__("prompt-break-out", "option-break-out", "RX-39")

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        places = best_places(game.crowd)
        return [
            pair(AN_UNCONTAINED + citizen, A_PLACE + cell) for citizen in types_in(game.uncontained) for cell in places
        ]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        citizen = option % PAIR - AN_UNCONTAINED
        game.uncontained[citizen] -= 1
        cell = game.put(option // PAIR - 1 - A_PLACE, citizen, up=False, known=KNOWN_TO_ALL)
        if game.events is not None:
            game.emit("event-breaks-out", {"card": game.citizen_name(citizen), "cell": CELL_NAMES[cell]})
        game.reveal(cell)

    def touchable(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [f"uncontained:{game.pack.types[citizen]}" for citizen in types_in(game.uncontained)]
        return place_touches(game) if len(touches) == 1 else []

    def objection(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return None
        return place_objection(game, game.pack.option_codes[touches[-1]] - A_PLACE)
