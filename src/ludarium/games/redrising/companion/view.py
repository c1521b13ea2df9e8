"""What a page draws of the companion's state."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.script import NONE

from ..automa.card import (
    LEFT,
    LETTERS,
    A,
    luna_shows,
    named_location,
)
from ..table import LOCATION_NAMES
from ..tracks import END_THRESHOLD, TRACK_NAMES
from .state import PARITIES, PART_OF, PLAYERS, TOKEN_HOLDERS, CompanionState, automa_score, current_card, gain_location
from .step_types import AutomaCardData, CompanionView, Extra, PartData

EXTRAS: Final[list[Extra]] = ["none", "bonus", "banish"]  # by the number on the card


def view(state: CompanionState) -> CompanionView:
    """What a page draws: the card, the highlighted location, the tracks, the pile, the end conditions."""
    return {
        "stage": state.stage,
        "round": state.round,
        "number": state.number,
        "part": PART_OF.get(state.stage),
        "card": card_data(state) if state.card and state.stage in PART_OF else None,
        "at": LOCATION_NAMES[at] if (at := highlighted_location(state)) != NONE else None,
        "locations": LOCATION_NAMES,
        "priority": [LETTERS[letter] for letter in state.priority],
        "luna_shows": LOCATION_NAMES[luna_shows(state.priority)],
        "parity": None if state.parity == NONE else PARITIES[state.parity],
        "tracks": {
            player: {track: state.tracks[n][number] for n, track in enumerate(TRACK_NAMES)}
            for number, player in enumerate(PLAYERS)
        },
        "token": TOKEN_HOLDERS[state.sovereign],
        "pile": dict(zip(PARITIES, state.pile, strict=True)),
        "enough": END_THRESHOLD,
        "triggered": state.triggered,
        "level": state.level,
        "left": len(state.deck),
        "discard": list(state.discard),
        "score": automa_score(state) if state.stage == "score" else None,
    }


def card_data(state: CompanionState) -> AutomaCardData:
    """The Automa's card as plain data."""
    card = current_card(state)

    def part(shown: int) -> PartData:
        letter = None if shown < A else LETTERS[shown - A]
        return {"letter": letter, "location": LOCATION_NAMES[named_location(state.priority, shown)]}

    return {
        "number": card.number,
        "deploy": part(card.deploy),
        "gain": part(card.gain),
        "arrow": "left" if card.arrow == LEFT else "right",
        "extra": EXTRAS[card.extra],
    }


def highlighted_location(state: CompanionState) -> int:
    """The location that the instructions mention, or NONE."""
    if state.stage == "deploy" and not state.deck_empty:
        return named_location(state.priority, current_card(state).deploy)
    if state.stage == "gain":
        return gain_location(state)
    return state.given if state.stage in ("bonus", "token", "luna") else NONE
