"""Changes of the cards on locations, and the questions that choose a card or a location."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.message import Argument, Reason
from ludarium.kernel.script import NONE, Frame

from ..card import FACE_DOWN, colour_of
from ..kind import Kind
from ..option_code import A_LOCATION, NO, location_of, place_of, placed_code
from ..table import LOCATIONS, RedRising, card_messages, card_name
from .card_context import card_context, deployed_at, own_card
from .question import CardQuestion, emit_card_event
from .touches import (
    board_touches,
    first_reason,
    location_touches,
    objection_to_elsewhere,
    objection_to_empty,
    objection_to_itself,
    objection_to_kind,
    objection_to_same_location,
    objection_to_untouchable,
)

HERE: Final = -1
ANYWHERE: Final = -2


def with_bonus(location: int) -> dict[str, Argument]:
    """The arguments of an option that brings the bonus of a location."""
    return {"location": f"location-{LOCATIONS[location]}", "gives": f"gives-{LOCATIONS[location]}"}


def gain_from(game: RedRising, seat: int, location: int, place: int) -> int:
    """Take a card of a location into the hand; the card, or FACE_DOWN."""
    placed = game.locations[location].pop(place)
    emit_card_event(game, "event-gains", seat, placed, location)
    if placed >= FACE_DOWN and game.events is not None and not game.is_automa(seat):
        game.emit("event-drawn", {"seat": seat, "cards": card_messages([placed % FACE_DOWN])}, [seat])
    return game.take_placed(seat, placed)


def banish_from(game: RedRising, seat: int, location: int, place: int) -> int:
    """Banish a card of a location, seen by all; the card, or FACE_DOWN if it was face down."""
    placed = game.locations[location].pop(place)
    card = placed % FACE_DOWN
    game.banish(card)
    if placed >= FACE_DOWN:
        game.reveals += 1
    emit_card_event(game, "event-banishes", seat, card, location)
    return min(FACE_DOWN, placed)


def move_to(game: RedRising, seat: int, location: int, place: int, target: int) -> int:
    """Move a card on top of another location (RR-20); the card, or FACE_DOWN."""
    placed = game.locations[location].pop(place)
    game.locations[target].append(placed)
    emit_card_event(game, "event-moves", seat, placed, target)
    return min(FACE_DOWN, placed)


def move_beneath(game: RedRising, frame: Frame, location: int, place: int) -> int:
    """Move a card directly beneath the card of the frame; the card, or FACE_DOWN."""
    placed = game.locations[location].pop(place)
    target = deployed_at(frame)
    pile = game.locations[target]
    pile.insert(pile.index(own_card(frame)), placed)
    if game.events is not None:
        args: dict[str, Argument] = {
            "seat": frame.actor,
            "card": card_name(placed),
            "under": card_name(own_card(frame)),
        }
        game.emit("event-moves-under", {**args, "location": f"location-{LOCATIONS[target]}"})
    return min(FACE_DOWN, placed)


def deploy(game: RedRising, seat: int, card: int, location: int) -> None:
    """Deploy a card to the top of a location, which is then barred, and run its ability (RR-11, RR-18)."""
    pile = game.locations[location]
    colour = int(colour_of(pile[-1])) if pile else NONE
    pile.append(card)
    game.barred |= 1 << location
    emit_card_event(game, "event-deploys", seat, card, location)
    script = game.card_scripts.deploy_scripts[card]
    if script.steps:
        game.push(script, seat, NONE, card_context(card, location, colour))


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCard(CardQuestion):
    """Choose a card on a location, at any depth, but not the card itself."""

    def __init__(self, question: str, option_message: str, kind: Kind, reach: int, *, may: bool = False) -> None:
        super().__init__(question, option_message)
        self.kind = kind
        self.reach = reach
        self.may = may

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        if self.reach == ANYWHERE:
            for location in range(len(LOCATIONS)):
                self.add_options(game, frame, location, options)
        else:
            self.add_options(game, frame, deployed_at(frame) if self.reach == HERE else self.reach, options)
        if options and self.may:
            options.append(NO)
        return options

    def add_options(self, game: RedRising, frame: Frame, location: int, options: list[int]) -> None:
        """Add the options of a location."""
        card = own_card(frame)
        pile = game.locations[location]
        for place in range(len(pile)):
            placed = pile[place]
            if placed not in (card, game.untouchable) and self.kind.fits(placed):
                options.append(placed_code(location, place, placed))

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        if option == NO:
            frame.it = NONE
        else:
            self.on_pick(game, frame, location_of(game, option), place_of(game, option))

    def on_pick(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        """Do something with the chosen card."""
        raise NotImplementedError

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [*board_touches(game), "no"] if self.may else board_touches(game)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        touch = touches[-1]
        if touch == "no":
            return None
        card = own_card(frame)
        location = deployed_at(frame) if self.reach == HERE else self.reach
        return first_reason(
            objection_to_itself(touch, card),
            objection_to_untouchable(game, touch),
            None if self.reach == ANYWHERE else objection_to_elsewhere(game, touch, location, card),
            objection_to_kind(self.kind, touch, card),
        )


def add_matching(game: RedRising, frame: Frame, kind: Kind, location: int, options: list[int]) -> None:
    """Add the other cards of a kind at a location, with the untouchable one, which can be moved but not gained."""
    card = own_card(frame)
    pile = game.locations[location]
    options += [
        placed_code(location, place, pile[place])
        for place in range(len(pile))
        if pile[place] != card and kind.fits(pile[place])
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class PickLocation(CardQuestion):
    """Choose a location."""

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [A_LOCATION + location for location in range(len(LOCATIONS)) if self.can_pick(game, frame, location)]

    def can_pick(self, game: RedRising, frame: Frame, location: int) -> bool:
        """Whether a location can be chosen."""
        return location != deployed_at(frame)

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        self.on_pick(game, frame, option - A_LOCATION)

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        """Do something at the chosen location."""
        raise NotImplementedError

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return location_touches()

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return objection_to_same_location(touches[-1], deployed_at(frame), own_card(frame))


@mypyc_attr(allow_interpreted_subclasses=True)
class PickOtherPile(PickLocation):
    """Choose another location that has a card."""

    def can_pick(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != deployed_at(frame) and len(game.locations[location]) > 0

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        return first_reason(
            objection_to_same_location(touches[-1], deployed_at(frame), own_card(frame)),
            objection_to_empty(game, touches[-1], "RR-11"),
        )
