"""`ludarium lessons`: the list, and the check."""

from __future__ import annotations

from ludarium.games import names
from ludarium.text.localizer import LANGUAGES

from .run import run, run_json


def test_the_lessons_are_listed() -> None:
    found = run_json("lessons")["lessons"]
    assert {one["game"] for one in found} == set(names())
    assert all(one["steps"] > one["decisions"] > 1 for one in found)
    assert "redrising  first" in run("lessons").stdout


def test_the_check_prints_the_minutes_in_every_language() -> None:
    found = run_json("lessons", "check")["lessons"]
    assert all(set(one["minutes"]) == set(LANGUAGES) for one in found)
    assert "min" in run("lessons", "check").stdout
