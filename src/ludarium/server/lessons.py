"""Lessons for the page: the states of a lesson as its learner sees them, computed once."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any

from msgspec import Struct

from ludarium.errors import BadLesson
from ludarium.kernel.match import Match
from ludarium.kernel.message import Message, dump_args
from ludarium.lessons.course import match_at, positions
from ludarium.lessons.lesson import LEARNER, Lesson, lesson
from ludarium.text.localizer import LANGUAGES

from .decode import LessonQuestion
from .protocol import EventData, ExplanationData, SeatData, State, TableData
from .refusal import refused
from .tables.projection import decisions, message_data, standings

MESSAGES = "lessons.ftl"  # not among the messages that a table loads


class LessonStepData(Struct):
    """A text of a lesson, shown at a position; `do` is the option to choose there ("": only read)."""

    message: str
    position: int
    show: list[str]
    do: str
    otherwise: str


class LessonData(Struct):
    """A lesson: a state for each position, the steps, and the texts of all languages as Fluent source."""

    game: str
    name: str
    positions: list[State]
    steps: list[LessonStepData]
    messages: dict[str, str]


@functools.cache
def lesson_data(game: str, name: str) -> LessonData:
    """The lesson of a game; refused if there is none of that name."""
    found = _lesson(game, name)
    states: list[State] = []
    steps: list[LessonStepData] = []
    seen = 0
    for number, match, step in positions(found):
        if number == len(states):
            states.append(_state(found, match, number, since=sum(len(state.events) for state in states), seen=seen))
            seen = match.event_count
        if step is not None:
            otherwise = step.otherwise and found.message_id(step.otherwise)
            steps.append(LessonStepData(found.message_id(step.say), number, step.show, step.do, otherwise))
    return LessonData(game, name, states, steps, {language: _messages(game, language) for language in LANGUAGES})


def explain(game: str, name: str, question: LessonQuestion) -> ExplanationData:
    """Why a path of touches is not possible at a position of a lesson."""
    try:
        match = match_at(_lesson(game, name), question.position)
    except BadLesson as error:
        raise refused(Message("reason-malformed", detail=str(error))) from error
    found = match.explain(LEARNER, question.touches)
    return ExplanationData(0, found.rule if found else "", message_data(found.message) if found else None)


def _lesson(game: str, name: str) -> Lesson:
    try:
        return lesson(game, name)
    except BadLesson as error:
        raise refused(Message("reason-no-page")) from error


def _state(found: Lesson, match: Match, number: int, since: int, seen: int) -> State:
    """The state of a table in which the learner plays with bots; `since` and `seen` count the events before it."""
    view: Any = match.view(LEARNER)
    events = [EventData(event.kind, dump_args(event.args), number + 1) for event in match.log(LEARNER, seen)]
    return State(
        version=number + 1,
        table=_table(found, match),
        mine=[LEARNER],
        host=False,
        viewer=LEARNER,
        view=view,
        decisions=decisions(match, LEARNER),
        waiting=[decision.seat for decision in match.game.decisions if decision.is_open()],
        since=since,
        events=events,
        undo=None,
        standings=standings(match),
        chat=[],
        notes=[],
    )


def _table(found: Lesson, match: Match) -> TableData:
    seats = [
        SeatData("person" if seat == LEARNER else "bot", "", "" if seat == LEARNER else "greedy", True, False)
        for seat in range(found.seats)
    ]
    return TableData(
        id="",
        game=found.game,
        status="over" if match.over else "playing",
        seats=seats,
        options=match.options,
        pack=None,
        visibility="link",
        undo="reach",
        stand_in=0,
        hints=False,
        practice=False,
        seed_hash="",
        seed=None,
        created=0.0,
        rematch=None,
    )


def _messages(game: str, language: str) -> str:
    file = resources.files(f"ludarium.games.{game}") / "locale" / language / MESSAGES
    return file.read_text(encoding="utf-8") if file.is_file() else ""
