"""The course of a game with the companion: how answers and corrections change the state."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludarium.errors import BadStep, shortened
from ludarium.kernel.rng import Rng, load_rng
from ludarium.kernel.script import NONE

from ..automa.card import (
    BANISH,
    BONUS,
    SET_ASIDE,
    TRACK_OF,
    available_bonuses,
    first_along,
    named_location,
    parity_card,
    shuffled_automa_cards,
)
from ..card import NUMBER, VALUE
from ..table import AUTOMA, LUNA
from ..tracks import INFLUENCE, TRACKS, is_end_triggered
from .instruction import instructions
from .question import known_answers, question, question_data
from .state import (
    BOARD_CARDS,
    EVEN,
    ODD,
    PARITIES,
    PLAYERS,
    UNSEEN,
    YOU,
    CompanionState,
    Correction,
    NewGame,
    automa_tracks,
    check_possible,
    current_card,
    gain_location,
    luna_bonus_location,
    new_state,
)
from .step_types import CompanionReply, Stage
from .view import view


def step(state: object, answer: object) -> CompanionReply:
    """Apply an answer: the new state, the instructions, the next question, and what a page draws.

    Without a state the answer starts a game (`NewGame`). Otherwise it is the id of an option, a number, a `Correction`,
    or None to see the state unchanged. Raises BadStep for malformed data and for answers that do not fit.
    """
    if state is None:
        current = new_state(convert(answer, NewGame, "answer"))
    else:
        current = convert(state, CompanionState, "state")
        check_possible(current)
        if isinstance(answer, dict):
            apply_correction(current, convert(answer, Correction, "answer"))
        elif answer is not None:
            apply_answer(current, answer)
    return {
        "state": msgspec.to_builtins(current),
        "say": [
            {"kind": instruction.kind, "rule": instruction.rule, "message": instruction.message.dump()}
            for instruction in instructions(current)
        ],
        "ask": question_data(question(current)),
        "view": view(current),
    }


def convert(data: object, shape: type[Any], place: str) -> Any:  # noqa: ANN401 - an object of the type `shape`
    """The data as an object of a type; BadStep if they do not fit."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadStep(f"{place}: {error}") from None
    except UnicodeEncodeError as error:  # a key with a lone surrogate, which JSON allows
        raise BadStep(f"{place}: broken key {shortened(error.object)}: expected whole characters") from None


def apply_answer(state: CompanionState, answer: object) -> None:
    """Apply the answer to the open question."""
    asked = question(state)
    if type(answer) is int and asked.numbers is not None:
        least, most, _ = asked.numbers
        if not least <= answer <= most:
            raise BadStep(f"answer: {answer} is out of range: expected a number from {least} to {most}")
        apply_number(state, answer)
    elif isinstance(answer, str) and answer in known_answers(asked):
        apply_option(state, answer)
    else:
        expected = [id_ for id_, _ in asked.options] + (["a number"] if asked.numbers else [])
        raise BadStep(
            f"answer: {shortened(answer)} does not answer {state.stage!r}: expected {' or '.join(expected) or 'none'}"
        )


def apply_number(state: CompanionState, answer: int) -> None:
    """Apply an answer that is a number."""
    if state.stage == "parity":
        state.parity = parity_card(answer, BOARD_CARDS)
        state.stage = "first"
    elif state.stage == "unseen":
        state.pile = [state.pile[EVEN] + answer, state.pile[ODD] + state.pile[UNSEEN] - answer, 0]
        state.stage = "influence"
    elif state.stage == "influence":
        state.tracks[INFLUENCE][YOU] = answer
        state.stage = "score"
    else:
        state.player_points = answer


# The next stage, where there is only one.
NEXT_STAGE: Final[dict[str, Stage]] = {"box": "deal", "deal": "letters", "letters": "parity", "extra-turn": "ending"}


def apply_option(state: CompanionState, answer: str) -> None:
    """Apply an answer that is an option."""
    stage = state.stage
    if stage in NEXT_STAGE:
        state.stage = NEXT_STAGE[stage]
    elif stage == "first":
        state.apollo = answer == "yes"
        state.first = YOU if state.apollo else random_below(state, len(PLAYERS))
        state.stage = "begins"
    elif stage == "begins":
        begin_turn(state)
    elif stage == "yours" and answer == "end":
        state.triggered = True
    elif stage == "yours":
        end_turn(state)
    elif stage == "ending":
        state.stage = "unseen" if state.pile[UNSEEN] else "influence"
    else:
        continue_card(state, answer)


def continue_card(state: CompanionState, answer: str) -> None:
    """Apply an answer about the Automa's card."""
    stage = state.stage
    if answer == "not-bare":
        state.deck_empty = False
    elif stage in ("deploy", "banish"):
        state.deck_empty = state.deck_empty or answer == "bare"
        after_deck(state)
    elif stage == "gain":
        apply_gain(state, answer)
    elif stage == "token":
        state.sovereign = AUTOMA if answer == "takes" else YOU
        give_luna_bonus(state)
    else:
        next_card(state)


def apply_correction(state: CompanionState, correction: Correction) -> None:
    """Apply a correction."""
    fields = dict(zip(correction.__struct_fields__, correction.__struct_encode_fields__, strict=True))
    given = [key for name, key in fields.items() if getattr(correction, name) is not None]
    if not given:
        raise BadStep(f"answer: nothing to correct: expected one of {', '.join(fields.values())}")
    moved = [track for track in TRACKS if track in given]
    if bool(moved) != (correction.player is not None):
        raise BadStep(f"answer: only {', '.join(given)} given: expected a party and at least one of its tracks")
    for track in moved:
        state.tracks[TRACKS.index(track)][PLAYERS.index(str(correction.player))] = getattr(correction, track)
        check_end(state)
    if correction.token is not None:
        state.sovereign = NONE if correction.token == "nobody" else PLAYERS.index(correction.token)  # noqa: S105 - of the game
    if correction.pile is not None:
        state.pile = correction.pile
        if state.stage == "unseen" and not state.pile[UNSEEN]:
            state.stage = "influence"
    if correction.level is not None:
        state.level = correction.level
    if correction.end is not None:
        state.triggered = correction.end


def begin_turn(state: CompanionState) -> None:
    """Start the turn of the next player."""
    if (state.first + state.turn) % len(PLAYERS) == AUTOMA:
        state.number = 1
        reveal_card(state)
    else:
        state.stage = "yours"


def end_turn(state: CompanionState) -> None:
    """End the turn; once the end is triggered, the round is completed (RR-51)."""
    state.number = state.card = 0
    state.turn += 1
    if state.turn == len(PLAYERS) and not state.triggered:
        state.turn = 0
        state.round += 1
    if state.turn < len(PLAYERS):
        begin_turn(state)
    else:
        state.stage = "extra-turn" if state.apollo else "ending"


def reveal_card(state: CompanionState) -> None:
    """Reveal the Automa's next card; an empty deck is reshuffled (RA-20, RA-21)."""
    state.shuffled = not state.deck
    if state.shuffled:
        rng = load_rng(state.rng)
        cards = shuffled_automa_cards(rng)
        state.rng = rng.dump()
        state.deck, state.aside, state.discard = cards[:-SET_ASIDE], cards[-SET_ASIDE:], []
    state.card = state.deck.pop()
    state.discard.append(state.card)
    state.placed = state.gained = state.given = NONE
    state.empty = []
    state.stage = "deploy"


def after_deck(state: CompanionState) -> None:
    """Continue after the step with the top card of the deck of characters."""
    if state.stage == "banish":
        next_card(state)
        return
    if not state.deck_empty:
        state.placed = named_location(state.priority, current_card(state).deploy)
    state.stage = "gain"


def apply_gain(state: CompanionState, answer: str) -> None:
    """Apply what was gained, or that the location is empty."""
    location = gain_location(state)
    if answer == "empty":
        state.empty.append(location)
        return
    if answer != "next":
        kind = VALUE[NUMBER[answer[5:]]] % 2 if answer.startswith("card:") else PARITIES.index(answer)
        state.pile[kind] += 1
        state.gained = location
    card = current_card(state)
    if card.extra == BANISH:
        state.stage = "banish"
    elif card.extra == BONUS and state.gained != NONE:
        state.given = first_along(state.gained, card.arrow, available_bonuses(*automa_tracks(state)))
        if state.given == LUNA:
            state.stage = "token"
        else:
            give_bonus(state)
            state.stage = "bonus"
    else:
        next_card(state)


def give_luna_bonus(state: CompanionState) -> None:
    """Give the bonus of the Luna bonus card, after the token (RA-13, RA-32)."""
    state.given = luna_bonus_location(state)
    if state.given == NONE:
        next_card(state)
    else:
        give_bonus(state)
        state.stage = "luna"


def give_bonus(state: CompanionState) -> None:
    """Give the Automa the bonus of the location `given`."""
    state.tracks[TRACK_OF[state.given]][AUTOMA] += 1
    check_end(state)


def check_end(state: CompanionState) -> None:
    """Check the end condition; once triggered it stays so (RR-50, RR-52)."""
    state.triggered = state.triggered or is_end_triggered(state.tracks)


def next_card(state: CompanionState) -> None:
    """Reveal the second card, or end the Automa's turn."""
    if state.number == 1:
        state.number = 2
        reveal_card(state)
    else:
        end_turn(state)


def random_below(state: CompanionState, number: int) -> int:
    """A random number below `number`, from the state's generator."""
    rng: Rng = load_rng(state.rng)
    drawn = int(rng.below(number))
    state.rng = rng.dump()
    return drawn
