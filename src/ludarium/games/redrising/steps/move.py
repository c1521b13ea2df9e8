"""Steps that move cards between locations, or deploy them from one."""

from __future__ import annotations

from ludarium.kernel.message import Argument, Message, Reason
from ludarium.kernel.script import NONE, Frame

from ..card import COLOURLESS, colour_of
from ..kind import Kind
from ..option_code import A_LOCATION, NO, PAIR, location_of, place_of, placed_code
from ..table import LOCATIONS, RedRising, card_name
from .board import ANYWHERE, HERE, PickCard, PickLocation, PickOtherPile, add_matching, deploy, move_beneath, move_to
from .card_context import deployed_at, own_card, place_beneath
from .question import CardQuestion
from .touches import (
    board_touches,
    first_reason,
    location_touches,
    objection_to_elsewhere,
    objection_to_empty,
    objection_to_itself,
    objection_to_kind,
    objection_to_same_location,
    touched_card,
    touched_location,
)


class MoveUnderThis(PickCard):
    """Move a card of any location directly beneath this one."""

    def __init__(self, kind: Kind) -> None:
        super().__init__("prompt-move-under", "option-move-under", kind, ANYWHERE)

    def add_options(self, game: RedRising, frame: Frame, location: int, options: list[int]) -> None:
        add_matching(game, frame, self.kind, location, options)

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = own_card(frame)
        return first_reason(objection_to_itself(touches[-1], card), objection_to_kind(self.kind, touches[-1], card))

    def on_pick(self, game: RedRising, frame: Frame, location: int, place: int) -> None:
        frame.it = move_beneath(game, frame, location, place)


class DeployFromHere(PickCard):
    """Deploy another card of this location to a named location (RR-18)."""

    def __init__(self, kind: Kind, target: int) -> None:
        super().__init__("prompt-deploy-other", "option-deploy-other", kind, HERE)
        self.target = target

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
        frame.it = game.locations[location].pop(place)
        deploy(game, frame.actor, frame.it, self.target)

    def prompt(self, game: RedRising, frame: Frame) -> Message:
        return Message(self.question, card=card_name(own_card(frame)), location=f"location-{LOCATIONS[self.target]}")


class MoveHere(CardQuestion):
    """Move a card of this location on top of another, optionally the card itself, or only to one without its colour."""

    def __init__(self, kind: Kind, *, itself: bool, away_from_colour: bool = False) -> None:
        super().__init__("prompt-move", "option-move")
        self.kind = kind
        self.itself = itself
        self.away_from_colour = away_from_colour

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        options: list[int] = []
        location = deployed_at(frame)
        pile = game.locations[location]
        card = own_card(frame)
        for place in range(len(pile)):
            placed = pile[place]
            if (self.itself or placed != card) and self.kind.fits(placed):
                code = placed_code(location, place, placed)
                colour = int(colour_of(placed)) if self.away_from_colour else COLOURLESS
                options += [
                    code + (A_LOCATION + target) * PAIR
                    for target in range(len(LOCATIONS))
                    if target != location and (colour == COLOURLESS or lacks_colour(game, target, colour))
                ]
        return options

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        second, first = divmod(option, PAIR)
        frame.it = move_to(game, seat, location_of(game, first), place_of(game, first), second - A_LOCATION)

    def touchable(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        if not touches:
            return board_touches(game)
        return location_touches() if len(touches) == 1 else []

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        card = own_card(frame)
        if len(touches) == 1:
            return first_reason(
                None if self.itself else objection_to_itself(touches[0], card),
                objection_to_elsewhere(game, touches[0], deployed_at(frame), card),
                objection_to_kind(self.kind, touches[0], card),
            )
        reason = objection_to_same_location(touches[1], deployed_at(frame), card)
        if reason is not None or not self.away_from_colour:
            return reason
        colour = int(colour_of(touched_card(touches[0])))
        target = touched_location(touches[1])
        if colour == COLOURLESS or all(int(colour_of(placed)) != colour for placed in game.locations[target]):
            return None
        args: dict[str, Argument] = {"card": card_name(touched_card(touches[0])), "by": card_name(card)}
        return Reason("RR-11", Message("reason-same-colour", location=f"location-{LOCATIONS[target]}", **args))


def lacks_colour(game: RedRising, location: int, colour: int) -> bool:
    """Whether no card of a location is of this colour."""
    return all(colour_of(placed) != colour for placed in game.locations[location])


class MoveUnder(PickLocation):
    """Move the card beneath on top of another location."""

    def __init__(self) -> None:
        super().__init__("prompt-move-beneath", "option-onto")

    def can_pick(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != deployed_at(frame) and place_beneath(game, frame) != NONE

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        frame.it = move_to(game, frame.actor, deployed_at(frame), place_beneath(game, frame), location)


class DeployUnder(PickLocation):
    """Deploy the card beneath to another location (RR-18)."""

    def __init__(self) -> None:
        super().__init__("prompt-deploy-beneath", "option-onto")

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        card = game.locations[deployed_at(frame)].pop(place_beneath(game, frame))
        deploy(game, frame.actor, card, location)


class MovePile(PickLocation):
    """Move all cards beneath on top of another location, in their order."""

    def __init__(self) -> None:
        super().__init__("prompt-move-pile", "option-onto")

    def can_pick(self, game: RedRising, frame: Frame, location: int) -> bool:
        return location != deployed_at(frame) and place_beneath(game, frame) != NONE

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        pile = game.locations[deployed_at(frame)]
        place = pile.index(own_card(frame))
        number = place
        game.locations[location] += pile[:place]
        del pile[:place]
        if game.events is not None:
            where: dict[str, Argument] = {"location": f"location-{LOCATIONS[location]}"}
            game.emit("event-moves-pile", {"seat": frame.actor, "number": number, **where})


class MoveTopUnder(PickOtherPile):
    """Move the top card of another location directly beneath this one."""

    def __init__(self) -> None:
        super().__init__("prompt-top-under", "option-top-of")

    def on_pick(self, game: RedRising, frame: Frame, location: int) -> None:
        frame.it = move_beneath(game, frame, location, len(game.locations[location]) - 1)


class MoveTop(CardQuestion):
    """Move the top card of another location on top of a different one; "it" is the location it came from (Q7)."""

    def __init__(self) -> None:
        super().__init__("prompt-move-top", "option-move-top")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        return [
            A_LOCATION + origin + (A_LOCATION + target) * PAIR
            for origin in range(len(LOCATIONS))
            if origin != deployed_at(frame) and game.locations[origin]
            for target in range(len(LOCATIONS))
            if target != origin
        ]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        second, first = divmod(option, PAIR)
        origin = first - A_LOCATION
        move_to(game, seat, origin, len(game.locations[origin]) - 1, second - A_LOCATION)
        frame.it = origin

    def text(self, game: RedRising, frame: Frame, option: int) -> Message:
        second, first = divmod(option, PAIR)
        args: dict[str, Argument] = {"origin": f"location-{LOCATIONS[first - A_LOCATION]}"}
        card = card_name(game.locations[first - A_LOCATION][-1])
        return Message(self.option_message, location=f"location-{LOCATIONS[second - A_LOCATION]}", card=card, **args)

    def touchable(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> list[str]:
        return [] if len(touches) > 1 else location_touches()

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if len(touches) == 1:
            return first_reason(
                objection_to_same_location(touches[0], deployed_at(frame), own_card(frame)),
                objection_to_empty(game, touches[0], "RR-11"),
            )
        if touches[0] == touches[1]:
            return Reason("RR-11", Message("reason-same-location", by=card_name(own_card(frame))))
        return None


class MayRaiseBottom(CardQuestion):
    """Optionally move the bottom card of this location to its top."""

    def __init__(self) -> None:
        super().__init__("prompt-raise", "option-raise")

    def options(self, game: RedRising, frame: Frame, seat: int) -> list[int]:
        pile = game.locations[deployed_at(frame)]
        return [] if pile[0] == own_card(frame) else [placed_code(deployed_at(frame), 0, pile[0]), NO]

    def answer(self, game: RedRising, frame: Frame, seat: int, option: int) -> None:
        frame.it = NONE
        if option != NO:
            frame.it = move_to(game, seat, deployed_at(frame), 0, deployed_at(frame))

    def all_touches(self, game: RedRising, frame: Frame, seat: int) -> list[str]:
        return [*board_touches(game), "no"]

    def objection(self, game: RedRising, frame: Frame, seat: int, touches: list[str]) -> Reason | None:
        if touches[-1] == "no":
            return None
        reason = objection_to_elsewhere(game, touches[-1], deployed_at(frame), own_card(frame))
        bottom = board_touches(game)[sum(len(pile) for pile in game.locations[: deployed_at(frame)])]
        if reason is None and touches[-1] != bottom:
            return Reason("RR-11", Message("reason-not-bottom", by=card_name(own_card(frame))))
        return reason
