"""Words for the piles beside the crowd: evacuation, both quarantines, the infection deck (RX-27, RX-53, RX-70)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import Frame

from ..grid import NAMES, cells_of, crowded_places
from ..table import EVERYBODY, Raxxon
from ..thing import A_CONTAINED, A_PLACE, AN_EVACUATED, AN_UNCONTAINED, DONE, MOST_TYPES
from .asking import Ask, Pick, against_evacuation, against_face_up, against_immune, crowd_things, is_action, pair
from .symbol import against_place, place_things

# Where cards are taken from.
CROWD: Final = 1
UNCONTAINED: Final = 2
CONTAINED: Final = 4
BOTH: Final = CROWD | UNCONTAINED
QUARANTINE: Final = CONTAINED | UNCONTAINED


class Evacuate(Pick):
    """Evacuate face-up cards of a kind."""

    def __init__(self, kinds: i64, number: int, *, must: bool) -> None:
        super().__init__("prompt-evacuate", "option-evacuate", "RX-27", number, must=must)
        self.idle = "idle-evacuate"
        self.kinds = kinds

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return game.face_up(self.kinds & game.lore.scene.may_leave())

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        game.evacuate(thing)

    def against_thing(self, game: Raxxon, frame: Frame, seat: int, thing: int) -> Reason | None:
        return against_evacuation(game, frame, thing, self.kinds, self.rule)


def types_in(pile: list[int]) -> list[int]:
    """The types of which a pile has cards."""
    return [citizen for citizen in range(len(pile)) if pile[citizen]]


class GiveBack(Pick):
    """Cards of one's choice leave the evacuation pile for the population discard pile."""

    def __init__(self, number: int) -> None:
        super().__init__("prompt-give-back", "option-give-back", "RX-31", number, must=True)

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [AN_EVACUATED + citizen for citizen in types_in(game.evacuated)]

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        citizen = thing - AN_EVACUATED
        game.evacuated[citizen] -= 1
        game.discard[citizen] += 1
        if game.story is not None:
            game.tell("event-returns", {"card": game.citizen_name(citizen)})

    def around(self, game: Raxxon, seat: int) -> list[str]:
        return [f"evacuated:{game.lore.types[citizen]}" for citizen in types_in(game.evacuated)]


class FromPiles(Pick):
    """Choose infected cards of the crowd, face up, or of a quarantine."""

    def __init__(self, question: str, said: str, places: int, number: int, *, must: bool) -> None:
        super().__init__(question, said, "RX-27", number, must=must)
        self.places = places
        if places == BOTH:
            self.idle = "idle-contain"
        elif places == QUARANTINE:
            self.idle = "idle-quarantine"

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        found: list[int] = []
        if self.places & CROWD:
            found += cells_of(game.up(~game.lore.healthy, game.crowd & ~game.immune()))
        if self.places & UNCONTAINED:
            found += [AN_UNCONTAINED + citizen for citizen in types_in(game.uncontained)]
        if self.places & CONTAINED:
            found += [A_CONTAINED + citizen for citizen in types_in(game.contained)]
        return found

    def taken(self, game: Raxxon, thing: int) -> int:
        """Take the card from where it is."""
        if thing < A_CONTAINED:
            return game.take(thing)
        pile = game.uncontained if thing >= AN_UNCONTAINED else game.contained
        citizen = (thing - A_CONTAINED) % MOST_TYPES
        pile[citizen] -= 1
        return citizen

    def text(self, game: Raxxon, frame: Frame, option: int) -> Message:
        said = super().text(game, frame, option)
        sort = game.lore.things[option].partition(":")[0]
        return said if option == DONE else Message(f"{self.said}-{sort}", **said.args)

    def around(self, game: Raxxon, seat: int) -> list[str]:
        types = game.lore.types
        found = crowd_things(game)
        found += [f"uncontained:{types[citizen]}" for citizen in types_in(game.uncontained)]
        return found + [f"contained:{types[citizen]}" for citizen in types_in(game.contained)]

    def against_thing(self, game: Raxxon, frame: Frame, seat: int, thing: int) -> Reason | None:
        place = UNCONTAINED if thing >= AN_UNCONTAINED else CONTAINED if thing >= A_CONTAINED else CROWD
        if not self.places & place:
            return Reason(self.rule, Message("reason-not-from-there"))
        if place != CROWD:
            return None
        return against_face_up(game, frame, thing, ~game.lore.healthy, self.rule) or against_immune(game, thing)


class Contain(FromPiles):
    """Bring infected cards into the contained quarantine."""

    def __init__(self, places: int, number: int, *, must: bool) -> None:
        super().__init__("prompt-contain", "option-contain", places, number, must=must)

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        found = super().pool(game, frame, seat)
        if not game.lore.scene.number:
            return found
        by_action = is_action(frame)
        return [thing for thing in found if game.against_contain(thing, by_action=by_action) is None]

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        citizen = self.taken(game, thing)
        game.contain(citizen, by_action=is_action(frame))

    def against_thing(self, game: Raxxon, frame: Frame, seat: int, thing: int) -> Reason | None:
        reason = super().against_thing(game, frame, seat, thing)
        return reason or game.against_contain(thing, by_action=is_action(frame))


class ContainAll(Pick):
    """Bring the whole uncontained quarantine into the contained one."""

    def __init__(self) -> None:
        super().__init__("", "", "RX-27", 0, must=True)

    def pool(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        return [AN_UNCONTAINED + citizen for citizen in types_in(game.uncontained)]

    def run(self, game: Raxxon, frame: Frame) -> None:
        for citizen in types_in(game.uncontained):
            if game.story is not None:
                for _ in range(game.uncontained[citizen]):
                    game.tell("event-contains", {"card": game.citizen_name(citizen)})
            game.contained[citizen] += game.uncontained[citizen]
            game.uncontained[citizen] = 0


class Bury(FromPiles):
    """Put infected cards to the bottom of the infection deck."""

    def __init__(self, places: int, number: int) -> None:
        super().__init__("prompt-bury", "option-bury", places, number, must=True)

    def picked(self, game: Raxxon, frame: Frame, thing: int) -> None:
        game.bury(self.taken(game, thing))


class BreakOut(Ask):
    """A card of the uncontained quarantine joins the crowd face up, as if it were added there (RX-39, RX-41)."""

    def __init__(self) -> None:
        super().__init__("prompt-break-out", "option-break-out", "RX-39")

    def options(self, game: Raxxon, frame: Frame, seat: int) -> list[int]:
        places = crowded_places(game.crowd)
        return [
            pair(AN_UNCONTAINED + citizen, A_PLACE + cell) for citizen in types_in(game.uncontained) for cell in places
        ]

    def answer(self, game: Raxxon, frame: Frame, seat: int, option: int) -> None:
        citizen = option % PAIRED - AN_UNCONTAINED
        game.uncontained[citizen] -= 1
        cell = game.put(option // PAIRED - 1 - A_PLACE, citizen, up=False, known=EVERYBODY)
        if game.story is not None:
            game.tell("event-breaks-out", {"card": game.citizen_name(citizen), "cell": NAMES[cell]})
        game.reveal(cell)

    def things(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return [f"uncontained:{game.lore.types[citizen]}" for citizen in types_in(game.uncontained)]
        return place_things(game) if len(touches) == 1 else []

    def against(self, game: Raxxon, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return None
        return against_place(game, game.lore.numbers[touches[-1]] - A_PLACE)


PAIRED: Final = 1024
