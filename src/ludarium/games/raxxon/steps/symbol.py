"""The symbols: add, reveal, spread, draw, power, hostile, end of day, and passing (RX-30 to RX-41)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..crowd_grid import ADJACENT, CELL_NAMES, best_places, cells_of, free_places
from ..decks import draw, has_population, spread
from ..ending import change_power, end_day, pass_seat
from ..option_code import A_PLACE, POWER, RAXXON
from ..secrets import KNOWN_TO_NONE
from ..table import Raxxon
from .question import RaxxonQuestion, face_down_objection


class Add(RaxxonQuestion[Raxxon]):
    """Add: put the top citizen face down into the crowd, adjacent to as many cards as possible (RX-39)."""

    def __init__(self) -> None:
        super().__init__("prompt-add", "option-add", "RX-39")

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.ignored_adds > 0:
            game.ignored_adds -= 1
            if game.events is not None:
                game.emit("event-add-ignored", {"number": game.ignored_adds})
            return
        if has_population(game):
            super().run(game, frame)

    def idle_reason(self, game: Raxxon, frame: Frame) -> Reason | None:
        return super().idle_reason(game, frame) if has_population(game) else Reason(self.rule, Message("idle-deck"))

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_PLACE + cell for cell in best_places(game.crowd)]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        cell = option - A_PLACE
        if game.roadblocks and is_blocked(game, cell):
            return
        citizen, known = draw(game)
        cell = game.put(cell, citizen, up=False, known=known)
        if game.events is not None:
            game.emit_deed("event-adds", {"cell": CELL_NAMES[cell]})

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return place_touches(game)

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        return place_objection(game, code - A_PLACE)


def place_touches(game: Raxxon) -> list[str]:
    """The touch ids of the places beside the crowd; without a crowd, of the middle."""
    cells = free_places(game.crowd) if game.crowd else best_places(game.crowd)
    return [f"place:{CELL_NAMES[cell]}" for cell in cells]


def place_objection(game: Raxxon, cell: int) -> Reason | None:
    """Why a card cannot be added there: another place is adjacent to more cards (RX-39)."""
    if game.crowd == 0:
        return None
    touched = [sum(ADJACENT[place] >> other & 1 for other in cells_of(game.crowd)) for place in free_places(game.crowd)]
    number = sum(ADJACENT[cell] >> other & 1 for other in cells_of(game.crowd))
    most = max(touched)
    return (
        Reason("RX-39", Message("reason-more-neighbours", number=int(number), most=int(most)))
        if number < most
        else None
    )


def is_blocked(game: Raxxon, cell: int) -> bool:
    """Whether a roadblock prevents a card from being added beside it; this uses up one of its tokens."""
    for blocked in sorted(game.roadblocks):
        if ADJACENT[cell] >> blocked & 1:
            game.roadblocks[blocked] -= 1
            if game.events is not None:
                game.emit("event-blocked", {"cell": CELL_NAMES[blocked], "number": game.roadblocks[blocked]})
            if game.roadblocks[blocked] == 0:
                del game.roadblocks[blocked]
            return True
    return False


class Flip(RaxxonQuestion[Raxxon]):
    """Reveal: turn up a face-down card of the player's choice (RX-40)."""

    def __init__(self) -> None:
        super().__init__("prompt-flip", "option-flip", "RX-40")
        self.idle_message = "idle-face-down"

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return cells_of(game.down)

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        game.reveal(option)

    def code_objection(self, game: Raxxon, frame: Frame, seat: int, code: int) -> Reason | None:
        return face_down_objection(game, code, self.rule)


class Spread(Step[Raxxon]):
    """Spread: move the top infection card to the discard pile (RX-32)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        spread(game)


class ChangePower(Step[Raxxon]):
    """Raise or lower Raxxon's power (RX-36)."""

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, game: Raxxon, frame: Frame) -> None:
        change_power(game, self.by)


class ReturnHostile(Step[Raxxon]):
    """Return a hostile card from the evacuation pile (RX-38)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.return_hostile()


class EndDay(Step[Raxxon]):
    """End of day: end the action phase at once (RX-37)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        end_day(game)


class Pass(Step[Raxxon]):
    """The active player passes (RX-20)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        pass_seat(game, frame.actor)


class CharacterPasses(Step[Raxxon]):
    """The player of a character passes (RX-20)."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, game: Raxxon, frame: Frame) -> None:
        for seat in range(game.seats):
            if game.characters[seat] == self.character:
                pass_seat(game, seat)


class DrawRaxxon(Step[Raxxon]):
    """Draw a Raxxon card and follow it if its condition holds (RX-33, RX-34)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        draw_raxxon(game, frame)


def draw_raxxon(game: Raxxon, frame: Frame) -> None:
    """Draw the top Raxxon card, if there is one."""
    if not game.raxxon:
        return
    number = game.raxxon.pop()
    game.raxxon_known.pop()
    game.reveals += 1
    card = game.pack.cards[number]
    holds = card.condition.holds(game, frame)
    if game.events is not None:
        kind = "event-triggered" if holds else "event-untriggered"
        game.emit(kind, {"seat": frame.actor, "card": f"card-{card.name}"})
    if holds:
        game.followed.append(number)
        game.push(card.script, game.current, NONE, number)
    else:
        game.untriggered.append(number)


class DrawOrPower(RaxxonQuestion[Raxxon]):
    """Draw a Raxxon card; a solo player may raise Raxxon's power instead (RX-82)."""

    def __init__(self) -> None:
        super().__init__("prompt-draw-or-power", "", "RX-82")

    def idle_reason(self, game: Raxxon, frame: Frame) -> Reason | None:
        return None if game.raxxon or game.solo else Reason("RX-33", Message("idle-deck"))

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [RAXXON, POWER] if game.solo else [RAXXON]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == POWER:
            change_power(game, 1)
        else:
            draw_raxxon(game, frame)

    def all_touches(self, game: Raxxon, frame: Frame, seat: int) -> list[str]:
        return ["raxxon", "power"]


class FinishCard(Step[Raxxon]):
    """Put a followed card on the triggered pile; some cards reshuffle the untriggered ones (RX-33, RX-34)."""

    def __init__(self, *, reshuffles: bool) -> None:
        self.reshuffles = reshuffles

    def run(self, game: Raxxon, frame: Frame) -> None:
        finish_card(game, frame.that, reshuffles=self.reshuffles)


def finish_card(game: Raxxon, number: int, *, reshuffles: bool) -> None:
    """Put a followed card on the triggered pile; with `reshuffles`, shuffle the untriggered cards into the deck."""
    game.followed.remove(number)
    game.triggered.append(number)
    if reshuffles and game.untriggered:
        if game.events is not None:
            game.emit("event-reshuffles", {"number": len(game.untriggered)})
        game.raxxon += game.untriggered
        game.untriggered = []
        game.rng.shuffle(game.raxxon)
        game.raxxon_known = [KNOWN_TO_NONE] * len(game.raxxon)


ADD: Final = Add()
FLIP: Final = Flip()
SPREAD: Final = Spread()
POWER_UP: Final = ChangePower(1)
POWER_DOWN: Final = ChangePower(-1)
RETURN_HOSTILE: Final = ReturnHostile()
END_OF_DAY: Final = EndDay()
PASS_TURN: Final = Pass()
DRAW_RAXXON: Final = DrawRaxxon()
