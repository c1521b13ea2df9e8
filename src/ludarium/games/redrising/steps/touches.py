"""Touch ids of components, and objections to touches, for the checks of questions."""

from __future__ import annotations

from ludarium.kernel.message import Argument, Message, Reason

from ..card import COLOURLESS, FACE_DOWN, NAMES, NUMBER, colour_of
from ..kind import Kind
from ..option_code import placed_touch
from ..table import LOCATIONS, RedRising, card_name


def board_touches(game: RedRising) -> list[str]:
    """The touch ids of all cards on locations."""
    return [
        placed_touch(location, place, game.locations[location][place])
        for location in range(len(LOCATIONS))
        for place in range(len(game.locations[location]))
    ]


def hand_touches(game: RedRising, seat: int) -> list[str]:
    """The touch ids of a hand."""
    return [f"card:{NAMES[card]}" for card in game.hands[seat]]


def banished_touches(game: RedRising) -> list[str]:
    """The touch ids of the banished cards."""
    return [f"card:{NAMES[card]}" for card in game.banished]


def location_touches() -> list[str]:
    """The touch ids of the locations."""
    return [f"location:{name}" for name in LOCATIONS]


def player_touches(game: RedRising) -> list[str]:
    """The touch ids of the players."""
    return [f"seat:{player}" for player in range(game.player_count)]


def touched_card(touch: str) -> int:
    """The card of a touch; FACE_DOWN for any face-down card."""
    return NUMBER[touch.removeprefix("card:")] if touch.startswith("card:") else FACE_DOWN


def touched_location(touch: str) -> int:
    """The location in a touch: of a location or of a face-down card."""
    return LOCATIONS.index(touch.split(":")[1])


def location_of_touched(game: RedRising, touch: str) -> int:
    """The location of a touched card."""
    return game.find_card(touched_card(touch)) if touch.startswith("card:") else touched_location(touch)


def objection_to_kind(kind: Kind, touch: str, by: int) -> Reason | None:
    """Why the ability of the card `by` cannot choose this card."""
    card = touched_card(touch)
    if kind.fits(card):
        return None
    if colour_of(card) == COLOURLESS:
        return Reason("RR-08", Message("reason-face-down", by=card_name(by)))
    return Reason("RR-11", Message("reason-kind", card=card_name(card), by=card_name(by)))


def objection_to_itself(touch: str, by: int) -> Reason | None:
    """Why a card may not choose itself."""
    if touched_card(touch) == by:
        return Reason("RR-11", Message("reason-itself", card=card_name(by)))
    return None


def objection_to_elsewhere(game: RedRising, touch: str, location: int, by: int) -> Reason | None:
    """Why a card on another location cannot be chosen."""
    if location_of_touched(game, touch) == location:
        return None
    args: dict[str, Argument] = {"location": f"location-{LOCATIONS[location]}", "by": card_name(by)}
    return Reason("RR-11", Message("reason-elsewhere", **args))


def objection_to_same_location(touch: str, location: int, by: int) -> Reason | None:
    """Why "another location" is not this one (RR-17)."""
    if touched_location(touch) != location:
        return None
    return Reason("RR-17", Message("reason-another", location=f"location-{LOCATIONS[location]}", by=card_name(by)))


def objection_to_empty(game: RedRising, touch: str, rule: str) -> Reason | None:
    """Why an empty location cannot be chosen."""
    location = touched_location(touch)
    if game.locations[location]:
        return None
    return Reason(rule, Message("reason-empty", location=f"location-{LOCATIONS[location]}"))


def objection_to_untouchable(game: RedRising, touch: str) -> Reason | None:
    """Why the Loan Shark cannot be gained in a turn bought from it."""
    if touch.startswith("card:") and touched_card(touch) == game.untouchable:
        return Reason("RR-12", Message("reason-untouchable", card=card_name(game.untouchable)))
    return None


def first_reason(*reasons: Reason | None) -> Reason | None:
    """The first of these that is not None."""
    for reason in reasons:
        if reason is not None:
            return reason
    return None
