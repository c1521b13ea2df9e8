"""The companion's instructions: what the player has to do at each stage, and why."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE

from ..automa.card import (
    AUTOMA_CARDS,
    BONUS,
    LETTERS,
    SET_ASIDE,
    TRACK_OF,
    arrow_name,
    luna_shows,
    part_args,
)
from ..card import NUMBER, excluded_cards
from ..character import SAVES_TOKEN
from ..content.characters import CHARACTERS
from ..deal import AUTOMA_HAND_SIZE, NEUTRAL_INFLUENCE
from ..scoring import solo_result
from ..table import AUTOMA, LOCATIONS, card_messages
from ..tracks import MAX_TRACK, TRACKS
from .state import PART_OF, YOU, CompanionState, automa_score, current_card, gain_location, luna_bonus_location
from .step_types import InstructionKind


class Instruction(Struct):
    """A sentence for the player with its rule: something to do, the reason for it, or a note."""

    kind: InstructionKind
    rule: str
    message: Message


def instructions(state: CompanionState) -> list[Instruction]:
    """What the player has to do now, and why."""
    lines = (
        INSTRUCTIONS[state.stage](state)
        if state.stage in INSTRUCTIONS
        else list(FIXED_INSTRUCTIONS.get(state.stage, []))
    )
    if state.triggered and state.stage in PART_OF:
        lines.append(Instruction("note", "RR-50", Message("companion-end-set")))
    return lines


def location_id(location: int) -> str:
    """The message id of a location's name."""
    return f"location-{LOCATIONS[location]}"


def box_instructions(state: CompanionState) -> list[Instruction]:
    """The cards that stay in the box (RA-04, RA-50)."""
    out = card_messages(excluded_cards(solo=True, variant=state.variant))
    return [
        Instruction("do", "RA-50" if state.variant else "RA-04", Message("companion-box", count=len(out), cards=out)),
        Instruction("note", "RA-01", Message("companion-shuffled", cards=AUTOMA_CARDS, aside=SET_ASIDE)),
    ]


def letter_instructions(state: CompanionState) -> list[Instruction]:
    """The priority cards and the Luna bonus card."""
    letters = [
        Message("companion-letter", location=location_id(location), priority=f"priority-{LETTERS[letter]}")
        for location, letter in enumerate(state.priority)
    ]
    return [
        Instruction("do", "RA-02", Message("companion-letters", letters=letters)),
        Instruction("do", "RA-03", Message("companion-luna-card", location=location_id(luna_shows(state.priority)))),
    ]


def first_instructions(state: CompanionState) -> list[Instruction]:
    """The parity card, and who begins."""
    first = "companion-first-you" if state.first == YOU else "companion-first-automa"
    return [
        Instruction("do", "RA-06", Message("companion-parity", parity="parity-odd" if state.parity else "parity-even")),
        Instruction("do", "RR-40" if state.apollo else "RR-06", Message(first)),
    ]


def turn_instructions(state: CompanionState) -> list[Instruction]:
    """The player's turn."""
    lines = [Instruction("do", "RR-10", Message("companion-yours"))]
    if state.triggered:
        last = "companion-last-turn-apollo" if state.apollo else "companion-last-turn"
        lines.append(Instruction("note", "RR-51", Message(last)))
    return [*lines, Instruction("note", "RR-50", Message("companion-tap"))]


def deploy_instructions(state: CompanionState) -> list[Instruction]:
    """Where the Automa deploys."""
    card = current_card(state)
    reshuffled = (
        [Instruction("note", "RA-20", Message("companion-reshuffled", aside=SET_ASIDE))] if state.shuffled else []
    )
    if state.deck_empty:
        return [Instruction("do", "RA-22", Message("companion-no-deploy")), *reshuffled]
    args = part_args(state.priority, card.deploy)
    return [
        Instruction("do", "RA-22", Message("companion-deploy", location=args["location"])),
        Instruction("why", "RA-30", Message("companion-why-deploy", shown=args["shown"], location=args["location"])),
        *reshuffled,
    ]


def gain_instructions(state: CompanionState) -> list[Instruction]:
    """Where the Automa gains a card."""
    card, location = current_card(state), gain_location(state)
    if location == NONE:
        lines = [Instruction("do", "RA-31", Message("companion-no-gain"))]
        return lines + ([Instruction("why", "RA-24", Message("companion-no-bonus"))] if card.extra == BONUS else [])
    args = part_args(state.priority, card.gain)
    lines = [
        Instruction("do", "RA-23", Message("companion-gain", location=location_id(location))),
        Instruction("why", "RA-30", Message("companion-why-gain", shown=args["shown"], location=args["location"])),
    ]
    if state.empty:
        named, arrow = location_id(state.empty[0]), arrow_name(card.arrow)
        along_it = Message("companion-why-gain-along", full=named, arrow=arrow, location=location_id(location))
        lines.append(Instruction("why", "RA-31", along_it))
    return lines


def bonus_reason(state: CompanionState) -> list[Instruction]:
    """Why the Automa gets this bonus: the star, and the arrow if the first track was full."""
    lines = [Instruction("why", "RA-24", Message("companion-why-bonus", location=location_id(state.gained)))]
    return lines + arrow_reason(state, state.gained)


def arrow_reason(state: CompanionState, named: int) -> list[Instruction]:
    """Why the bonus is not that of the named location (RA-32)."""
    if named == state.given:
        return []
    full, arrow = location_id(named), arrow_name(current_card(state).arrow)
    message = Message("companion-why-bonus-along", full=full, arrow=arrow, location=location_id(state.given))
    return [Instruction("why", "RA-32", message)]


def track_instruction(state: CompanionState) -> Instruction:
    """Move the Automa up on a track."""
    track = TRACK_OF[state.given]
    message = Message("companion-gets", track=f"track-{TRACKS[track]}", now=state.tracks[track][AUTOMA])
    return Instruction("do", ("RR-31", "RR-30", "RR-33")[track], message)


def bonus_instructions(state: CompanionState) -> list[Instruction]:
    """The bonus of a track."""
    return [track_instruction(state), *bonus_reason(state)]


def luna_instructions(state: CompanionState) -> list[Instruction]:
    """The bonus of the Luna bonus card."""
    shown = luna_shows(state.priority)
    why = Instruction("why", "RA-13", Message("companion-why-luna", location=location_id(shown)))
    return [track_instruction(state), why, *arrow_reason(state, shown)]


def token_instructions(state: CompanionState) -> list[Instruction]:
    """The Sovereign token."""
    keeps = state.sovereign == AUTOMA
    lines = [Instruction("do", "RR-32", Message("companion-token-keeps" if keeps else "companion-token-takes"))]
    lines += bonus_reason(state)
    if not keeps:
        savers = card_messages([NUMBER[card.name] for card in CHARACTERS if card.defence == SAVES_TOKEN])
        lines.append(Instruction("note", "RR-27", Message("companion-token-defence", cards=savers)))
    if luna_bonus_location(state) == NONE:
        lines.append(Instruction("note", "RA-32", Message("companion-token-full", most=MAX_TRACK)))
    return lines


def banish_instructions(state: CompanionState) -> list[Instruction]:
    """The top card of the deck is banished."""
    if state.deck_empty:
        return [Instruction("do", "RA-24", Message("companion-no-banish"))]
    return [
        Instruction("do", "RA-24", Message("companion-banish")),
        Instruction("why", "RA-24", Message("companion-why-banish")),
    ]


def score_instructions(state: CompanionState) -> list[Instruction]:
    """The Automa's points, and the winner."""
    total = automa_score(state)["total"]
    lines = [Instruction("do", "RA-40", Message("companion-total", total=total))]
    if state.player_points is not None:
        result = solo_result(state.player_points, total, state.sovereign == YOU, state.sovereign == AUTOMA)
        lines.append(Instruction("do", "RR-70", Message(result)))
    return lines


# The instructions of stages where they never change.
FIXED_INSTRUCTIONS: Final = {
    "deal": [
        Instruction("do", "RA-01", Message("companion-deal", influence=NEUTRAL_INFLUENCE)),
        Instruction("do", "RA-05", Message("companion-deal-automa", cards=AUTOMA_HAND_SIZE)),
    ],
    "extra-turn": [Instruction("do", "RR-40", Message("companion-extra-turn"))],
    "ending": [
        Instruction("do", "RR-60", Message("companion-ending")),
        Instruction("note", "RA-40", Message("companion-ending-tap")),
    ],
}
INSTRUCTIONS: Final = {
    "box": box_instructions,
    "letters": letter_instructions,
    "begins": first_instructions,
    "yours": turn_instructions,
    "deploy": deploy_instructions,
    "gain": gain_instructions,
    "bonus": bonus_instructions,
    "token": token_instructions,
    "luna": luna_instructions,
    "banish": banish_instructions,
    "score": score_instructions,
}
