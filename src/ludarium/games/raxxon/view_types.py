"""The types of Raxxon's view and catalogue; those of the page are generated from them (`scripts/typescript.py`).

A citizen is its type, or null if the viewer cannot know it. Ids are what a player touches.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from ludarium.kernel.plain_data import MessageDict

Source = Literal["printed", "likely", "ours"]
Health = Literal["healthy", "infected"]
Side = Literal["a", "b"]
Outcome = Literal["victory", "outbreak", "takeover", "mutation", "endless"]
Pile = dict[str, int]  # the number of cards by type, without zeros


class CrowdCard(TypedDict):
    """A card of the crowd; `key` follows it when it moves, `suspect` is the result of an interview.

    `surely_infected`: all players saw it come from the infection deck.
    """

    id: str
    key: int
    row: int
    column: int
    citizen: str | None
    face_up: bool
    suspect: bool
    surely_infected: bool
    known_to_all: bool
    roadblock: int


class CrowdGap(TypedDict):
    """An empty place between two cards of the same row or column of the crowd."""

    row: int
    column: int


class ActionView(TypedDict):
    """An action of a sheet; `token` is touched to remove its last token, `slots` are the symbols of each slot."""

    id: str
    name: str
    kind: str
    token: str
    tokens: int
    slots: list[list[str]]
    available: bool


class SeatView(TypedDict):
    """A seat: its character, the side of its sheet with tokens, and whether it has passed."""

    seat: int
    character: str | None
    side: Side
    passed: bool
    passes: int
    actions: list[ActionView]


class ScenarioView(TypedDict):
    """The scenario's part of the table.

    `events` are the random events to come, with how often each; `timed` is the event that comes at fixed times, with
    its positions among all events; `reserve` is the scenario's face-down deck from bottom to top, `reserve_healthy`
    its healthy cards, which all players know; `aside` are the cards out of play; `strict` says that fewer hostile
    cards end this day.
    """

    number: int
    name: str
    rule: str
    stage: int
    strict: bool
    events: dict[str, int]
    timed: dict[str, list[int]]
    past: list[str]
    reserve: list[str | None]
    reserve_healthy: Pile
    aside: Pile


class Consequence(TypedDict):
    """The next symbol of a sheet to apply."""

    seat: int
    action: int
    slot: int
    symbol: int


class Overnight(TypedDict):
    """The night if the day ended now: known infected cards, unknown cards, and the bounds of the spreads."""

    infected: int
    unknown: int
    least: int
    most: int


class IdleReason(TypedDict):
    """Why an action would change nothing now."""

    rule: str
    message: MessageDict


class RaxxonView(TypedDict):
    """The table.

    `chosen` are cards of the crowd that are chosen already, while several are chosen one after another; `odds` is the
    probability of each type for an unknown card; `followed` are the Raxxon cards in progress, the latest last; `idle`
    are the actions offered to the viewer that would change nothing now, with the reasons, and `targets` has for the
    others what they could be applied to first; `changes` has for the message of an effect the number that it changes,
    before and after; `offered` are the sheets of all characters while one is chosen.
    """

    game: Literal["raxxon"]
    viewer: int | None
    over: bool
    outcome: Outcome | None
    level: str
    scenario: ScenarioView | None
    day: int
    first: int
    turn: int | None
    waiting: list[int]
    power: int
    takeover: int
    infection: int
    infection_start: int
    changes: dict[str, list[int]]
    population: list[str | None]
    raxxon: list[str | None]
    crowd: list[CrowdCard]
    gaps: list[CrowdGap]
    odds: dict[str, float]
    saved: int
    needed: int
    evacuated: Pile
    discard: Pile
    contained: Pile
    uncontained: Pile
    triggered: list[str]
    untriggered: list[str]
    followed: list[str]
    ignored_adds: int
    owed: bool
    overnight: Overnight
    consequence: Consequence | None
    chosen: list[str]
    idle: dict[str, list[IdleReason]]
    targets: dict[str, list[str]]
    seats: list[SeatView]
    offered: list[SeatView]


class Effect(TypedDict):
    """A clause of an effect: its text, and its symbol if it is one."""

    symbol: str | None
    message: MessageDict


class RevealFacts(TypedDict):
    """What happens when a number of cards of a type is revealed."""

    number: int
    does: list[Effect]


class CitizenFacts(TypedDict):
    """A citizen as printed."""

    health: Health
    number: int
    source: Source
    killed: list[Effect]
    revealed: list[RevealFacts]


class ActionFacts(TypedDict):
    """An action of a character as printed, with the slots of both sides of the sheet."""

    kind: str
    source: Source
    does: list[Effect]
    slots_a: list[list[str]]
    slots_b: list[list[str]]


class CharacterFacts(TypedDict):
    """A character as printed."""

    source: Source
    actions: list[ActionFacts]


class CardFacts(TypedDict):
    """A Raxxon card as printed."""

    source: Source
    when: MessageDict
    reshuffles: bool
    options: list[list[Effect]]


class Catalogue(TypedDict):
    """The content pack in use; `messages` are its texts by language, empty for the built-in pack.

    `added_citizens` are the types that scenarios add, which are on no printed card; `common_actions` are those that no
    sheet has of its own, by their kind.
    """

    citizens: dict[str, CitizenFacts]
    added_citizens: dict[str, Health]
    common_actions: dict[str, list[Effect]]
    levels: dict[str, dict[str, int]]
    characters: dict[str, CharacterFacts]
    cards: dict[str, CardFacts]
    pack: str
    messages: dict[str, str]
