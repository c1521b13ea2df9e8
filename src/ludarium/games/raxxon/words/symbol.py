"""The symbols: add, reveal, spread, draw, power, hostile, end of day, and passing (RX-30 to RX-41)."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..grid import BESIDE, NAMES, cells_of, crowded_places, places
from ..table import NOBODY, Raxxon
from ..thing import A_PLACE, POWER, RAXXON
from .asking import Ask, against_face_down, crowd_things


class Add(Ask):
    """Add to the crowd: the top citizen joins face down, next to as many cards as possible (RX-39)."""

    def __init__(self) -> None:
        super().__init__("prompt-add", "option-add", "RX-39")

    def run(self, game: Raxxon, frame: Frame) -> None:
        if game.ignored_adds > 0:
            game.ignored_adds -= 1
            if game.story is not None:
                game.tell("event-add-ignored", {"number": game.ignored_adds})
            return
        if game.has_population():
            super().run(game, frame)

    def against_all(self, game: Raxxon, frame: Frame) -> Reason | None:
        return super().against_all(game, frame) if game.has_population() else Reason(self.rule, Message("idle-deck"))

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [A_PLACE + cell for cell in crowded_places(game.crowd)]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        cell = option - A_PLACE
        if game.blocks and is_blocked(game, cell):
            return
        citizen, known = game.draw()
        cell = game.put(cell, citizen, up=False, known=known)
        if game.story is not None:
            game.tell("event-adds", {"cell": NAMES[cell]})

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else place_things(game)

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return against_place(game, NAMES.index(touches[-1].removeprefix("place:")))


def place_things(game: Raxxon) -> list[str]:
    """Every place next to the crowd; without a crowd, the middle."""
    found = places(game.crowd) if game.crowd else crowded_places(game.crowd)
    return [f"place:{NAMES[cell]}" for cell in found]


def against_place(game: Raxxon, cell: int) -> Reason | None:
    """Why a card may not be added there: another place touches more cards (RX-39)."""
    if game.crowd == 0:
        return None
    touched = [sum(BESIDE[place] >> other & 1 for other in cells_of(game.crowd)) for place in places(game.crowd)]
    here = sum(BESIDE[cell] >> other & 1 for other in cells_of(game.crowd))
    most = max(touched)
    return Reason("RX-39", Message("reason-more-neighbours", number=int(here), most=int(most))) if here < most else None


def is_blocked(game: Raxxon, cell: int) -> bool:
    """Whether a roadblock keeps a card from being added next to it: one of its tokens goes."""
    for blocked in sorted(game.blocks):
        if BESIDE[cell] >> blocked & 1:
            game.blocks[blocked] -= 1
            if game.story is not None:
                game.tell("event-blocked", {"cell": NAMES[blocked], "number": game.blocks[blocked]})
            if game.blocks[blocked] == 0:
                del game.blocks[blocked]
            return True
    return False


class Flip(Ask):
    """Reveal: turn up one face-down card of one's choice (RX-40)."""

    def __init__(self) -> None:
        super().__init__("prompt-flip", "option-flip", "RX-40")
        self.idle = "idle-face-down"

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return cells_of(game.down)

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        game.reveal(option)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else crowd_things(game)

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return against_face_down(game, NAMES.index(touches[-1].removeprefix("crowd:")), "RX-40")


class Spread(Step[Raxxon]):
    """Spread: the top infection card joins the discard pile (RX-32)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.spread()


class Power(Step[Raxxon]):
    """Raxxon power goes up, or down (RX-36)."""

    def __init__(self, by: int) -> None:
        self.by = by

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.change_power(self.by)


class HostileReturns(Step[Raxxon]):
    """A hostile card leaves the evacuation pile (RX-38)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.hostile_returns()


class EndOfDay(Step[Raxxon]):
    """End of day: the action phase ends at once (RX-37)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.end_day()


class Pass(Step[Raxxon]):
    """The active player passes (RX-20)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        game.pass_seat(frame.actor)


class CharacterPasses(Step[Raxxon]):
    """Whoever plays a character passes (RX-20)."""

    def __init__(self, character: int) -> None:
        self.character = character

    def run(self, game: Raxxon, frame: Frame) -> None:
        for seat in range(game.seats):
            if game.characters[seat] == self.character:
                game.pass_seat(seat)


class DrawRaxxon(Step[Raxxon]):
    """Draw a Raxxon card: it is followed if its condition holds (RX-33, RX-34)."""

    def run(self, game: Raxxon, frame: Frame) -> None:
        draw_raxxon(game, frame)


def draw_raxxon(game: Raxxon, frame: Frame) -> None:
    """Draw the top Raxxon card; nothing if there is none."""
    if not game.raxxon:
        return
    number = game.raxxon.pop()
    game.raxxon_known.pop()
    game.reveals += 1
    card = game.lore.cards[number]
    holds = card.condition.holds(game, frame)
    if game.story is not None:
        kind = "event-triggered" if holds else "event-untriggered"
        game.tell(kind, {"seat": frame.actor, "card": f"card-{card.name}"})
    if holds:
        game.followed.append(number)
        game.push(card.script, game.current, NONE, number)
    else:
        game.untriggered.append(number)


class DrawOrPower(Ask):
    """Draw a Raxxon card; alone one may raise Raxxon power instead (RX-82)."""

    def __init__(self) -> None:
        super().__init__("prompt-draw-or-power", "", "RX-82")

    def against_all(self, game: Raxxon, frame: Frame) -> Reason | None:
        return None if game.raxxon or game.solo else Reason("RX-33", Message("idle-deck"))

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [RAXXON, POWER] if game.solo else [RAXXON]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        if option == POWER:
            game.change_power(1)
        else:
            draw_raxxon(game, frame)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if touches else ["raxxon", "power"]


class FinishCard(Step[Raxxon]):
    """A card that was followed goes to the triggered pile; some bring the untriggered ones back (RX-33, RX-34)."""

    def __init__(self, *, reshuffles: bool) -> None:
        self.reshuffles = reshuffles

    def run(self, game: Raxxon, frame: Frame) -> None:
        finish_card(game, frame.that, reshuffles=self.reshuffles)


def finish_card(game: Raxxon, number: int, *, reshuffles: bool) -> None:
    """Put a card that was followed to the triggered ones, and perhaps shuffle the untriggered ones into the deck."""
    game.followed.remove(number)
    game.triggered.append(number)
    if reshuffles and game.untriggered:
        if game.story is not None:
            game.tell("event-reshuffles", {"number": len(game.untriggered)})
        game.raxxon += game.untriggered
        game.untriggered = []
        game.rng.shuffle(game.raxxon)
        game.raxxon_known = [NOBODY] * len(game.raxxon)


ADD: Final = Add()
FLIP: Final = Flip()
SPREAD: Final = Spread()
POWER_UP: Final = Power(1)
POWER_DOWN: Final = Power(-1)
HOSTILE: Final = HostileReturns()
END: Final = EndOfDay()
PASS_TURN: Final = Pass()
DRAW: Final = DrawRaxxon()
