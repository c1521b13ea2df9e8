"""The companion's questions to the player, by stage."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from ludarium.kernel.message import Message
from ludarium.kernel.script import NONE

from ..card import NUMBER
from ..table import AUTOMA
from ..tracks import INFLUENCE, MAX_TRACK
from .instruction import location_id
from .state import BOARD_CARDS, MAX_TOTAL, UNSEEN, YOU, CompanionState, gain_location
from .step_types import NumberRange, QuestionData


class CompanionQuestion(Struct):
    """A question to the player: choose an option, or give a number of a range."""

    rule: str = ""
    message: Message | None = None
    options: list[tuple[str, Message]] = field(default_factory=list)
    numbers: tuple[int, int, int | None] | None = None  # least, most, and the likely answer


def known_answers(asked: CompanionQuestion) -> list[str]:
    """The ids that answer a question; a gained card may also be given by name."""
    answers = [id_ for id_, _ in asked.options]
    if "even" in answers:
        answers += [f"card:{name}" for name in NUMBER]
    return answers


DONE: Final = ("done", Message("companion-done"))
NEXT: Final = ("next", Message("companion-next"))
OVER: Final = ("over", Message("companion-over"))


def question(state: CompanionState) -> CompanionQuestion:
    """The question of the current stage."""
    return QUESTIONS[state.stage](state) if state.stage in QUESTIONS else CompanionQuestion(options=[DONE])


def setup_question(state: CompanionState) -> CompanionQuestion:
    """The number of even cards, for the parity card; and whether Apollo plays, who begins."""
    if state.stage == "parity":
        return CompanionQuestion(
            "RA-06", Message("companion-ask-even", cards=BOARD_CARDS), numbers=(0, BOARD_CARDS, None)
        )
    yes_no = [("yes", Message("option-yes")), ("no", Message("option-no"))]
    return CompanionQuestion("RR-06", Message("companion-ask-apollo"), yes_no)


def turn_question(state: CompanionState) -> CompanionQuestion:
    """Whether the player's turn is over."""
    is_open = state.stage == "yours" and not state.triggered
    return CompanionQuestion(options=[OVER, ("end", Message("companion-set-end"))] if is_open else [OVER])


def deck_question(state: CompanionState) -> CompanionQuestion:
    """Whether the deck of characters had a card."""
    if state.deck_empty:
        return CompanionQuestion(options=[NEXT, ("not-bare", Message("companion-not-bare"))])
    return CompanionQuestion(options=[DONE, ("bare", Message("companion-bare"))])


def token_question(state: CompanionState) -> CompanionQuestion:
    """Whether the Automa gets the token; the player may hold it without the companion's knowledge, and defend it."""
    if state.sovereign == AUTOMA:
        return CompanionQuestion(options=[("takes", DONE[1])])
    return CompanionQuestion(
        options=[("takes", Message("companion-it-takes")), ("defends", Message("companion-i-defend"))]
    )


def gain_question(state: CompanionState) -> CompanionQuestion:
    """Whether the gained card is even or odd, or the location empty, unless the Automa has just deployed there."""
    location = gain_location(state)
    if location == NONE:
        return CompanionQuestion(options=[NEXT])
    options = [("even", Message("companion-even")), ("odd", Message("companion-odd"))]
    if location != state.placed:
        options.append(("empty", Message("companion-empty", location=location_id(location))))
    options.append(("unseen", Message("companion-unseen")))
    return CompanionQuestion("RA-41", Message("companion-ask-parity"), options)


def score_question(state: CompanionState) -> CompanionQuestion:
    """What is needed to score, and then, optionally, the player's points."""
    if state.stage == "unseen":
        unseen = state.pile[UNSEEN]
        return CompanionQuestion("RA-41", Message("companion-ask-unseen", count=unseen), numbers=(0, unseen, None))
    if state.stage == "influence":
        message = Message("companion-ask-influence")
        return CompanionQuestion("RR-67", message, numbers=(0, MAX_TRACK, state.tracks[INFLUENCE][YOU]))
    return CompanionQuestion(
        "RR-70", Message("companion-ask-total"), numbers=(-MAX_TOTAL, MAX_TOTAL, state.player_points)
    )


QUESTIONS: Final = {
    "parity": setup_question,
    "first": setup_question,
    "yours": turn_question,
    "extra-turn": turn_question,
    "deploy": deck_question,
    "banish": deck_question,
    "gain": gain_question,
    "token": token_question,
    "unseen": score_question,
    "influence": score_question,
    "score": score_question,
}


def question_data(asked: CompanionQuestion) -> QuestionData:
    """A question as plain data."""
    numbers: NumberRange | None = None
    if asked.numbers is not None:
        least, most, likely = asked.numbers
        numbers = {"least": least, "most": most, "likely": likely}
    return {
        "rule": asked.rule,
        "message": asked.message.dump() if asked.message else None,
        "options": [{"id": id_, "message": message.dump()} for id_, message in asked.options],
        "numbers": numbers,
    }
