"""Bad input: a clear error, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludarium
from tests.attacks import BOMBS

from .run import refusal, run


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("precious", encoding="utf-8")
    assert "exists already" in refusal("play", "sagrada", "--record", str(file))
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_line_of_digits_and_an_impossible_name_are_answered(tmp_path: Path) -> None:
    result = run("play", "sagrada", "--seed", "3", typed=f"{'1' * 5000}\ns {tmp_path}/a\0b\nq\n\n")
    assert result.exit_code == 0
    assert "Traceback" not in result.output


def test_a_seed_that_no_record_can_hold_is_refused() -> None:
    assert "a seed is a number or a word" in refusal("play", "sagrada", "--seed", "\udcff")


def test_a_match_continues_with_the_same_bots(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    left = run("play", "sagrada", "--seats", "3", "--bots", "random", "--seed", "4", "--record", file, typed="1\nq\n")
    assert f"ludarium play sagrada --bots random --continue {file}" in left.stdout.replace("\n", "")


def test_a_rule_is_found_by_the_end_of_its_number() -> None:
    assert run("rules", "sagrada", "T8").stdout == run("rules", "sagrada", "SG-T8").stdout


@pytest.mark.parametrize("name", BOMBS)
@pytest.mark.parametrize("command", [("content", "check"), ("score", "sagrada"), ("score", "redrising")], ids=" ".join)
def test_a_file_made_to_hang_its_reader_is_refused_in_a_short_line(command: tuple[str, str], name: str) -> None:
    text, word = BOMBS[name]
    said = refusal(*command, "-", typed=text.encode(errors="surrogatepass"))
    assert len(said) < 400
    if word != "missing":  # which is a pack's refusal
        assert word in said


def test_a_sheet_with_a_key_given_twice_is_refused_by_its_line() -> None:
    assert "line 2: 'players' is given twice" in refusal(
        "score", "redrising", "-", typed="players: [{hand: [eo]}]\nplayers: [{hand: [darrow]}]\n"
    )


def test_a_record_nested_deeply_is_refused() -> None:
    text = json.dumps(ludarium.new_match("redrising", 2, 1).record())
    deep = text.replace('"dump": {', '"dump": {"x":' + "[" * 1000 + "]" * 1000 + ",", 1)
    assert "nested too deeply" in refusal("replay", "-", typed=deep)
