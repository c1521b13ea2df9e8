"""The types of the companion's steps; those of the page are generated from them (`scripts/typescript.py`)."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ludarium.kernel.plain_data import LedgerLineDict, MessageDict

from ..view_types import LocationName, Track

PlayerName = Literal["you", "automa"]
TokenHolder = Literal["you", "automa", "nobody"]
Parity = Literal["even", "odd", "unseen"]
InstructionKind = Literal["do", "why", "note"]
CardPart = Literal["deploy", "gain", "extra"]
Extra = Literal["none", "bonus", "banish"]
Stage = Literal[
    "box",
    "deal",
    "letters",
    "parity",
    "first",
    "begins",
    "yours",
    "deploy",
    "gain",
    "bonus",
    "token",
    "luna",
    "banish",
    "extra-turn",
    "ending",
    "unseen",
    "influence",
    "score",
]


class InstructionData(TypedDict):
    """A sentence for the player with its rule: something to do, the reason for it, or a note."""

    kind: InstructionKind
    rule: str
    message: MessageDict


class QuestionOption(TypedDict):
    """An option of a question."""

    id: str
    message: MessageDict


class NumberRange(TypedDict):
    """The numbers that answer a question, and the likely one."""

    least: int
    most: int
    likely: int | None


class QuestionData(TypedDict):
    """A question to the player: choose an option, or give a number."""

    rule: str
    message: MessageDict | None
    options: list[QuestionOption]
    numbers: NumberRange | None


class PartData(TypedDict):
    """A part of an Automa card: a letter where one is printed, and the location that is meant."""

    letter: str | None
    location: LocationName


class AutomaCardData(TypedDict):
    """A card of the Automa."""

    number: int
    deploy: PartData
    gain: PartData
    arrow: Literal["left", "right"]
    extra: Extra


class AutomaScore(TypedDict):
    """The points of the Automa, line by line."""

    lines: list[LedgerLineDict]
    total: int


class CompanionView(TypedDict):
    """What a page draws.

    `number` is that of the card in the Automa's turn (0 in the player's turn), `part` the part of the card that is
    carried out, `at` the highlighted location, `left` the number of cards in the Automa's deck; `enough` on a track is
    a condition of the end.
    """

    stage: Stage
    round: int
    number: int
    part: CardPart | None
    card: AutomaCardData | None
    at: LocationName | None
    locations: list[LocationName]
    priority: list[str]
    luna_shows: LocationName
    parity: Parity | None
    tracks: dict[PlayerName, dict[Track, int]]
    token: TokenHolder
    pile: dict[Parity, int]
    enough: int
    triggered: bool
    level: int
    left: int
    discard: list[int]
    score: AutomaScore | None


class CompanionReply(TypedDict):
    """The reply to an answer; the state goes back to the server as it came."""

    state: dict[str, Any]
    say: list[InstructionData]
    ask: QuestionData
    view: CompanionView
