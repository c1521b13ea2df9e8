"""`ludarium analyse`: the balance of luck and skill, and the turning points, as text and as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludarium
from ludarium.text.localizer import LANGUAGES
from tests.lab.test_analysis import record

from .run import refusal, run, run_json


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record("sagrada", 1)), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(file: str, language: str) -> None:
    shown = run("analyse", file, "--language", language, "--simulations", "4")
    assert shown.exit_code == 0
    assert len(shown.stdout.splitlines()) > 6


def test_as_data_it_has_every_decision(file: str) -> None:
    found = run_json("analyse", file, "--simulations", "4")
    assert [one["number"] for one in found["decisions"]] == list(range(len(found["decisions"])))
    assert set(found["turning_points"]) <= {one["number"] for one in found["decisions"]}


def test_a_match_that_is_not_over_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(ludarium.new_match("sagrada", 2, 1).record()), encoding="utf-8")
    assert "is not over" in refusal("analyse", str(path))
