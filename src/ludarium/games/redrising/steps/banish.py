"""Steps that banish cards of locations."""

from __future__ import annotations

from ludarium.kernel.message import Message, Reason
from ludarium.kernel.script import NONE, Frame, Step

from ..card import colour_of
from ..content.roster import GOLD
from ..kind import ANY, Kind
from ..option_code import location_of, place_of
from ..table import LOCATIONS, RedRising
from ..tracks import INFLUENCE
from .board import HERE, PickCard, PickLocation, PickOtherPile, add_matching, banish_from
from .card_context import deployed_at, own_card, place_beneath
from .question import CardQuestion
from .touches import (
    board_touches,
    first_reason,
    objection_to_elsewhere,
    objection_to_empty,
    objection_to_itself,
    objection_to_kind,
    objection_to_same_location,
    touched_location,
)


class BanishHere(PickCard):
    """Banish a card of this location."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("prompt-banish", "option-banish", kind, HERE)

    def add_options(self, game: RedRising, frame: Frame, location: int, options: list[int]) -> None:
        add_matching(game, frame, self.kind, location, options)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = own_card(frame)
        return first_reason(
            objection_to_itself(touches[-1], card),
            objection_to_elsewhere(game, touches[-1], deployed_at(frame), card),
            objection_to_kind(self.kind, touches[-1], card),
        )

    def on_pick(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        frame.it = banish_from(game, frame.actor, location, place)


class BanishTop(PickOtherPile):
    """Banish the top card of another location."""

    def __init__(self) -> None:
        super().__init__("prompt-banish-top", "option-banish-top")

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        frame.it = banish_from(game, frame.actor, location, len(game.locations[location]) - 1)


class BanishTopmost(PickLocation):
    """Banish the topmost card of a kind of another location, even if other cards are on it (R8)."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("prompt-banish-topmost", "option-banish-topmost")
        self.kind = kind

    def can_pick(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != deployed_at(frame) and self.topmost(game, location) != NONE

    def topmost(self, game: RedRising, location: int) -> int:
        """The place of the topmost card of the kind, or NONE."""
        pile = game.locations[location]
        for place in range(len(pile) - 1, -1, -1):
            if self.kind.fits(pile[place]):
                return place
        return NONE

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        frame.it = banish_from(game, frame.actor, location, self.topmost(game, location))

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        location = touched_location(touches[-1])
        nothing = not any(self.kind.fits(placed) for placed in game.locations[location])
        where = f"location-{LOCATIONS[location]}"
        return first_reason(
            objection_to_same_location(touches[-1], deployed_at(frame), own_card(frame)),
            objection_to_empty(game, touches[-1], "RR-11"),
            Reason("RR-11", Message("reason-none-there", location=where)) if nothing else None,
        )


class BanishUnder(Step[RedRising]):
    """Banish the card beneath."""

    def run(self, game: RedRising, frame: Frame) -> None:
        place = place_beneath(game, frame)
        frame.it = NONE if place < 0 else banish_from(game, frame.actor, deployed_at(frame), place)


class BanishOnlyCardUnder(Step[RedRising]):
    """Banish the card beneath; "it" is 0 if that leaves no other card at the location, else NONE."""

    def run(self, game: RedRising, frame: Frame) -> None:
        place = place_beneath(game, frame)
        frame.it = NONE
        if place >= 0:
            banish_from(game, frame.actor, deployed_at(frame), place)
            if len(game.locations[deployed_at(frame)]) == 1:
                frame.it = 0


class BanishBottom(Step[RedRising]):
    """Banish the bottom card of this location, unless it is this card."""

    def run(self, game: RedRising, frame: Frame) -> None:
        if game.locations[deployed_at(frame)][0] != own_card(frame):
            banish_from(game, frame.actor, deployed_at(frame), 0)


class BanishAllHere(Step[RedRising]):
    """Banish all cards of a kind at this location; "it" is their number."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def run(self, game: RedRising, frame: Frame) -> None:
        location = deployed_at(frame)
        pile = game.locations[location]
        frame.it = 0
        for place in range(len(pile) - 1, -1, -1):
            if self.kind.fits(pile[place]):
                banish_from(game, frame.actor, location, place)
                frame.it += 1


class BanishPileForInfluence(Step[RedRising]):
    """Banish all cards of this location, for 1 influence for each gold among them, at most 3."""

    def run(self, game: RedRising, frame: Frame) -> None:
        location = deployed_at(frame)
        golds = 0
        for placed in game.locations[location]:
            if colour_of(placed) == GOLD:
                golds += 1
        for place in range(len(game.locations[location]) - 1, -1, -1):
            banish_from(game, frame.actor, location, place)
        game.change_track(frame.actor, INFLUENCE, min(golds, 3))


class BanishTopOfAny(PickLocation):
    """Banish the top card of any location."""

    def __init__(self) -> None:
        super().__init__("prompt-die-banish", "option-banish-top", "RR-34")

    def can_pick(self, game: RedRising, frame: Frame, location: int) -> bool:
        return len(game.locations[location]) > 0

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        banish_from(game, frame.actor, location, len(game.locations[location]) - 1)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return objection_to_empty(game, touches[-1], "RR-34")


class BanishAnyCard(CardQuestion):
    """Banish any card of any location (RR-41)."""

    def __init__(self) -> None:
        super().__init__("prompt-ceres", "option-banish", "RR-41")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        for location in range(len(game.locations)):
            add_matching(game, frame, ANY, location, options)
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        banish_from(game, seat, location_of(game, option), place_of(game, option))

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question)

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return board_touches(game)
