"""The types of Sagrada's view and catalogue; those of the page are generated from them (`scripts/typescript.py`).

A die is "R3", or "R?" until its shade is chosen; an empty place is null. Ids are what a player touches.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from ludarium.kernel.json_cache import Encoded
from ludarium.kernel.plain_data import LedgerLineDict

Letter = Literal["R", "Y", "G", "B", "P"]
Colour = Literal["red", "yellow", "green", "blue", "purple"]


class PatternView(TypedDict):
    """A window pattern: four rows of five letters, each a colour, a shade, or "." for a cell that takes any die."""

    id: str
    name: str
    difficulty: int
    grid: list[str]


class PoolSlot(TypedDict):
    """A slot of the pool."""

    id: str
    die: str | None


class TrackDie(TypedDict):
    """A die of the round track."""

    id: str
    round: int
    die: str


class ToolView(TypedDict):
    """A tool; in a solo game `price` is null, and the die `paid_with` pays for it."""

    id: str
    name: str
    number: int
    rule: str
    colour: Colour
    tokens: int
    price: int | None
    paid_with: str | None


class PublicObjective(TypedDict):
    """A public objective and its points."""

    id: str
    rule: str
    points: int


class PrivateObjective(TypedDict):
    """A private objective that the viewer knows: the `values` of its dice, the greatest first, and their sum.

    Of two in a solo game only the better one `counts`.
    """

    colour: Colour
    rule: str
    values: list[int]
    points: int
    counts: bool


class ScoreView(TypedDict):
    """The points of a seat now, as far as the viewer knows them."""

    total: int
    ledger: list[Encoded[LedgerLineDict]]


class SeatView(TypedDict):
    """A seat; `window` is null until it is chosen, `skips` says that it skips its second turn of this round."""

    seat: int
    window: Encoded[PatternView] | None
    dice: Encoded[list[list[str | None]]]
    tokens: int
    skips: bool
    private: list[PrivateObjective]
    score: ScoreView


HandDie = TypedDict("HandDie", {"die": str, "from": str})


class SagradaView(TypedDict):
    """The table; `choices` are the windows that the viewer can choose from, `target` is the score to beat in solo.

    `next` is the seat that has the next turn of this round.
    """

    game: Literal["sagrada"]
    viewer: int | None
    over: bool
    round: int
    rounds: int
    first: int
    turn: int | None
    next: int | None
    waiting: list[int]
    bag: Encoded[dict[Letter, int]]
    pool: Encoded[list[PoolSlot]]
    hand: HandDie | None
    track: Encoded[list[TrackDie]]
    tools: Encoded[list[ToolView]]
    public: Encoded[list[PublicObjective]]
    choices: list[PatternView]
    seats: list[Encoded[SeatView]]
    target: int | None


class ObjectiveFacts(TypedDict):
    """The rule and the points of a public objective."""

    rule: str
    points: int


class Catalogue(TypedDict):
    """What never changes: the windows and the public objectives by name, and the private ones."""

    windows: dict[str, PatternView]
    public: dict[str, ObjectiveFacts]
    private: list[Colour]
