"""Lessons: each can be played to its end, and a broken one is reported."""

from __future__ import annotations

import pytest

from ludarium.errors import BadDocument, BadLesson
from ludarium.games import names
from ludarium.lessons.course import MAX_MINUTES, check, match_at, positions
from ludarium.lessons.lesson import LEARNER, Lesson, all_lessons, lesson, lesson_names, read_lesson
from ludarium.text.localizer import LANGUAGES

LESSONS = [pytest.param(one, id=f"{one.game}-{one.name}") for one in all_lessons()]


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_first_lesson(game: str) -> None:
    assert "first" in lesson_names(game)


@pytest.mark.parametrize("found", LESSONS)
def test_a_lesson_can_be_played_to_its_end_in_every_language(found: Lesson) -> None:
    minutes = check(found)
    assert set(minutes) == set(LANGUAGES)
    assert all(1 < time <= MAX_MINUTES for time in minutes.values())


@pytest.mark.parametrize("found", LESSONS)
def test_the_learner_has_another_choice_at_every_decision(found: Lesson) -> None:
    """Otherwise the text that says why another option is suggested could never be read."""
    for position in positions(found):
        if position.step is not None and position.step.do:
            decision = next(one for one in position.match.decisions if one.seat == LEARNER)
            assert len(decision.options) > 1, position.step.say


def test_the_points_that_the_lesson_of_red_rising_names_are_right() -> None:
    found = lesson("redrising", "first")
    totals = [match_at(found, number).view(LEARNER)["seats"][LEARNER]["score"]["total"] for number in (0, 2)]
    assert totals == [69, 134]


def broken(steps: str, seats: int = 2) -> Lesson:
    """A lesson of Sagrada with these steps."""
    return read_lesson("sagrada", "first", f"seats: {seats}\nseed: lesson-9\nsteps:\n{steps}")


def test_a_decision_that_the_rules_do_not_allow_is_reported_with_its_step() -> None:
    found = broken("  - {say: goal}\n  - {say: window, do: 'window:virtus', otherwise: window-why}\n")
    with pytest.raises(BadLesson, match=r"step 2 cannot play window:virtus for seat 0"):
        check(found)


def test_a_missing_text_is_reported() -> None:
    with pytest.raises(BadLesson, match=r"no message lesson-first-nonsense in en"):
        check(broken("  - {say: nonsense}\n"))


def test_a_decision_without_its_reason_is_reported() -> None:
    with pytest.raises(BadLesson, match=r"needs both `do` and `otherwise`"):
        check(broken("  - {say: window, do: 'window:sun_catcher'}\n"))


def test_a_lesson_that_takes_too_long_is_reported() -> None:
    with pytest.raises(BadLesson, match=r"it takes \d+\.\d minutes in en: expected at most 8"):
        check(broken("  - {say: goal}\n" * 100))


def test_a_file_of_another_shape_is_reported() -> None:
    with pytest.raises(BadLesson, match=r"not valid: .*`steps`"):
        read_lesson("sagrada", "first", "seats: 2\nseed: x\n")
    with pytest.raises(BadDocument):
        read_lesson("sagrada", "first", "seats: [")


def test_an_unknown_lesson_or_position_is_reported() -> None:
    for game, name in (("sagrada", "second"), ("chess", "first"), ("sagrada", "../first")):
        with pytest.raises(BadLesson, match=r"there is no lesson"):
            lesson(game, name)
    with pytest.raises(BadLesson, match=r"no position 99"):
        match_at(lesson("sagrada", "first"), 99)
