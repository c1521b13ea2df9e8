"""The types of Red Rising's view and catalogue; those of the page are generated from them (`scripts/typescript.py`).

A card is its name, or null if the viewer does not know it. Ids are what a player touches.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from ludarium.kernel.plain_data import LedgerLineDict, MessageDict

LocationName = Literal["jupiter", "mars", "luna", "institute"]
Track = Literal["helium", "fleet", "influence"]
Bonus = Literal["helium", "fleet", "influence", "sovereign"]


class PlacedCard(TypedDict):
    """A card on a location; the `owner` of a face-down one put it there."""

    id: str
    card: str | None
    face_down: bool
    owner: int | None


class LocationView(TypedDict):
    """A location's cards from bottom to top, and the bonus that it `gives`.

    From a `barred` location the viewer may gain no card this turn.
    """

    id: str
    name: LocationName
    gives: Bonus
    barred: bool
    cards: list[PlacedCard]


CardScore = TypedDict(
    "CardScore", {"card": str, "value": int, "bonus": int, "clauses": list[int], "as": str | None, "worth": int}
)


class Score(TypedDict):
    """The score of a hand now, and what each card on top of a location would add.

    `held` are the points of the cards, `ledger` all other points.
    """

    total: int
    extra: int
    held: int
    ledger: list[LedgerLineDict]
    cards: list[CardScore]
    adds: dict[str, int]


class PlayerView(TypedDict):
    """The tracks and the token of a player."""

    helium: int
    fleet: int
    influence: int
    sovereign: bool


class HeldCard(TypedDict):
    """A card of a hand."""

    id: str | None
    card: str | None


class SeatView(PlayerView):
    """A seat; `power` is the rule of its house's power, `score` is null if the viewer does not know it.

    `no_effect` has the cards whose deploy ability would do nothing at some locations, with these.
    """

    seat: int
    house: str
    power: str
    hand: list[HeldCard]
    no_effect: dict[str, list[LocationName]]
    score: Score | None


class AutomaView(PlayerView):
    """The Automa; `seat` is its number in events, `turn_cards` the number of its cards in each turn.

    `priority` has a letter for each location, `ledger` its points when the game is over.
    """

    seat: int
    turn_cards: int
    pile: list[str | None]
    level: int
    parity: Literal["odd", "even"]
    priority: list[str]
    luna_shows: LocationName
    deck: int
    aside: int
    discard: list[int]
    ledger: list[LedgerLineDict]


class ActiveCard(TypedDict):
    """A card whose ability is in progress, its player, and where it was deployed."""

    card: str
    seat: int
    location: LocationName | None


class RedRisingView(TypedDict):
    """The table; `at_work` are the cards whose abilities are in progress, the latest last.

    `enough` on a track is a condition of the end, `fleet_points` are the points of each space of the fleet track.
    """

    game: Literal["redrising"]
    viewer: int | None
    over: bool
    round: int
    first: int
    turn: int | None
    waiting: list[int]
    enough: int
    fleet_points: list[int]
    triggered: bool
    scoring: bool
    at_work: list[ActiveCard]
    locations: list[LocationView]
    deck: list[str | None]
    banished: list[str]
    neutral: int
    seats: list[SeatView]
    automa: AutomaView | None


class CardFacts(TypedDict):
    """A character as printed; `aliases` are its names in printed editions by language, where they differ from ours.

    `needs` is what its bonus depends on beside the hand.
    """

    colour: str
    value: int
    initial: str
    aliases: dict[str, str]
    deploy: MessageDict | None
    end: MessageDict | None
    defence: MessageDict | None
    bonus: list[MessageDict]
    needs: list[str]


class Catalogue(TypedDict):
    """What never changes: the characters by name, the houses, the locations, the neutral house's influence."""

    cards: dict[str, CardFacts]
    houses: list[str]
    locations: list[LocationName]
    neutral: int
