"""Plays a lesson: the match at each of its positions, and the position at which each step is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludarium.errors import BadLesson, Refused
from ludarium.games import ruleset
from ludarium.kernel.match import Match
from ludarium.kernel.message import Message
from ludarium.text.localizer import LANGUAGES

from .lesson import LEARNER, Lesson, LessonStep

MAX_MINUTES = 8.0
WORDS_PER_MINUTE = 180
SECONDS_PER_DECISION = 6


class Position(NamedTuple):
    """A step of a lesson before its text is shown, or the match after one of its decisions (without a step)."""

    number: int  # of decisions so far
    match: Match  # changed by the next position
    step: LessonStep | None


def positions(lesson: Lesson) -> Iterator[Position]:
    """The course of a lesson: each decision, and each step; raises BadLesson if a decision is not possible."""
    match = Match(ruleset(lesson.game), lesson.seats, lesson.seed, lesson.options)
    number = 0
    yield Position(number, match, None)
    for place, step in enumerate(lesson.steps, 1):
        for seat, option in step.play:
            _decide(lesson, place, match, seat, option)
            number += 1
            yield Position(number, match, None)
        yield Position(number, match, step)
        if step.do:
            _decide(lesson, place, match, LEARNER, step.do)
            number += 1
            yield Position(number, match, None)


def match_at(lesson: Lesson, number: int) -> Match:
    """The match of a lesson after this many decisions."""
    for position in positions(lesson):
        if position.number == number:
            return position.match
    raise BadLesson(f"the lesson {lesson.name} of {lesson.game} has no position {number}")


def check(lesson: Lesson) -> dict[str, float]:
    """Play a lesson to its end and format its texts: the minutes that it takes, by language; raises BadLesson."""
    for _ in positions(lesson):
        pass
    return {language: _minutes(lesson, language) for language in LANGUAGES}


def _minutes(lesson: Lesson, language: str) -> float:
    """How long a reader needs for a lesson; raises BadLesson if that is too long, or if a text is missing."""
    text = ruleset(lesson.game).text
    words = 0
    for step in lesson.steps:
        if bool(step.do) != bool(step.otherwise):
            raise _bad(lesson, f"the step {step.say} needs both `do` and `otherwise`, or neither")
        for said in filter(None, (step.say, step.otherwise)):
            try:
                found = text.format(Message(lesson.message_id(said)), language)
            except LookupError as error:
                raise _bad(lesson, f"there is no message {lesson.message_id(said)} in {language}") from error
            words += len(found.split()) if said == step.say else 0
    decisions = sum(1 for step in lesson.steps if step.do)
    minutes = words / WORDS_PER_MINUTE + decisions * SECONDS_PER_DECISION / 60
    if minutes > MAX_MINUTES:
        raise _bad(lesson, f"it takes {minutes:.1f} minutes in {language}: expected at most {MAX_MINUTES:.0f}")
    return minutes


def _decide(lesson: Lesson, place: int, match: Match, seat: int, option: str) -> None:
    try:
        match.decide(seat, option)
    except Refused as error:
        raise _bad(lesson, f"step {place} cannot play {option} for seat {seat}: {error}") from error


def _bad(lesson: Lesson, problem: str) -> BadLesson:
    return BadLesson(f"the lesson {lesson.name} of {lesson.game}: {problem}")
