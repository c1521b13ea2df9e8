"""`ludarium play`: whole games, undo, reasons, saving, leaving."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludarium
from ludarium.text.localizer import LANGUAGES

from .run import refusal, run

ONES = "1\n" * 300
FIRST = ("play", "sagrada", "--seed", "5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_typing_ones(language: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    result = run(*FIRST, "--language", language, "--bots", "random", "--record", str(file), typed=ONES)
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "SG-43" in result.stdout
    match = ludarium.replay(file.read_text())
    assert match.over
    assert not any(line.rstrip().endswith(("event", "None")) for line in result.stdout.splitlines())


def test_a_solo_game_shows_the_target() -> None:
    result = run("play", "sagrada", "--seats", "1", "--seed", "2", "--option", "tools=1", typed=ONES)
    assert result.exit_code == 0
    assert "against a target of" in result.stdout


def test_bots_alone_play_to_the_end() -> None:
    result = run("play", "sagrada", "--seats", "2", "--bots", "random,random", "--seed", "1")
    assert result.exit_code == 0
    assert "The winner is" in result.stdout or "Shared victory" in result.stdout


def test_people_take_turns_at_one_terminal() -> None:
    result = run("play", "sagrada", "--bots", "none", "--seed", "1", typed="1\n1\nq\n\n")
    assert "Player 1 · Choose your window" in result.stdout
    assert "Player 2 · Choose your window" in result.stdout
    assert "Bot" not in result.stdout


def test_no_player_sees_the_secret_of_another() -> None:
    result = run("play", "sagrada", "--bots", "none", "--seed", "1", typed="1\n")
    before, after = result.stdout.split("Player 1 · Choose your window")
    assert before.count("gets the private objective") == 1
    assert "Player 2 gets the private objective" not in before
    assert "Player 1 gets the private objective" not in after


def test_the_end_of_the_input_quits() -> None:
    for typed in ("", "q\n", "1\n", "1\nq\n", "1\nq\n\n"):
        result = run(*FIRST, typed=typed)
        assert result.exit_code == 0
        assert "You have left the table." in result.stdout
        assert result.stderr == ""


def test_an_illegal_path_is_answered_with_the_rule() -> None:
    result = run(
        *FIRST, "--bots", "none", typed="2\n1\npool:0>cell:b2\nwhy pool:0 cell:b2\n1 b2\nwhy 1 b2\nwhy pool:9\n"
    )
    assert result.stdout.count("SG-20: ") == 4
    assert "SG-12: " in result.stdout


def test_a_possible_path_is_reported_as_possible() -> None:
    assert "No rule forbids this" in run(*FIRST, typed="why 1\n").stdout


def test_why_alone_lists_everything_that_is_not_possible() -> None:
    result = run(*FIRST, "--bots", "none", typed="2\n1\n1\nwhy\n")
    assert result.stdout.count("SG-22: ") > 3
    assert "SG-20: " in result.stdout
    assert "Everything here is possible." in run(*FIRST, typed="why\n").stdout


def test_a_whole_id_and_several_numbers_are_one_line() -> None:
    match = ludarium.new_match("sagrada", 2, 5)
    for option in (1, 0):
        match.decide(match.decisions[0].seat, match.decisions[0].options[option].id)
    whole = match.decisions[0].options[0].id
    for typed in (whole, whole.replace(">", " "), "1 1"):
        result = run(*FIRST, "--bots", "none", typed=f"2\n1\n{typed}\nl\n")
        assert result.stdout.count("Player 2 places the") == 2


def test_undo_takes_back_and_is_refused_with_a_reason() -> None:
    nothing = run(*FIRST, typed="u\n").stdout
    assert "You have not made any decisions yet" in nothing
    assert "u! undoes" not in nothing
    revealed = run(*FIRST, typed="1\nu\n").stdout
    assert "u! undoes it anyway" in revealed
    assert run(*FIRST, typed="1\nu!\n").stdout.count("Choose your window") == 2
    undone = run(*FIRST, "--bots", "none", typed="2\n1\n1 1\nu\n").stdout
    assert "Undone." in undone


def test_an_unfinished_choice_is_taken_back_first() -> None:
    result = run(*FIRST, "--bots", "none", typed="2\n1\n1\nu\n1\nb\n1\n\n")
    assert result.stdout.count("(Enter: back)") == 3
    assert "Undone." not in result.stdout


def test_looking_things_up() -> None:
    result = run(*FIRST, typed="?\nl\nt\nr\nr T8\nr sg-22\nr 99\nfrob\n0\n99\n")
    for part in (
        "Commands",
        "Tools in this game",
        "SG-T8 · ",
        "SG-22 · ",
        "There is no rule 99",
        "SG-03: ",
        "“0”",
        "“99”",
    ):
        assert part in result.stdout
    assert result.stdout.count("Choose your window") == 2


def test_a_saved_match_is_continued(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    saved = run(*FIRST, typed=f"1\ns {file}\nq\n")
    assert f"--continue {file}" in saved.stdout.replace("\n", "")
    entries = json.loads(file.read_text())["entries"]
    result = run("play", "sagrada", "--continue", str(file), typed=ONES)
    assert result.exit_code == 0
    match = ludarium.replay(file.read_text())
    assert match.over
    assert match.entries[: len(entries)] == entries


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    result = run(*FIRST, typed=f"1\nq\n{file}\n")
    assert "Save the game?" in result.stdout
    assert ludarium.replay(file.read_text()).seed == "5"


def test_another_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary")
    result = run(*FIRST, typed=f"1\ns {file}\ns {tmp_path}/no/x\nq\n\n")
    said = " ".join(result.stdout.split())
    assert "already exists" in said
    assert "Cannot write" in said
    assert file.read_text() == "dear diary"


def test_saving_without_a_name_finds_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sagrada-1.json").write_text("{}")
    run(*FIRST, typed="1\ns\ns\nq\n")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["sagrada-1.json", "sagrada-2.json"]


@pytest.mark.parametrize(
    ("arguments", "code", "part"),
    [
        (["nim"], 1, "unknown game 'nim'"),
        (["sagrada", "--seats", "9"], 1, "1 to 4 seats"),
        (["sagrada", "--seats", "0"], 2, "0"),
        (["sagrada", "--seats", "two"], 2, "two"),
        (["sagrada", "--bots", "hal"], 1, "unknown bot 'hal'"),
        (["sagrada", "--bots", "greedy,greedy,greedy", "--seats", "2"], 2, "too many"),
        (["sagrada", "--language", "de"], 1, "unknown language 'de'"),
        (["sagrada", "--option", "tools"], 2, "tools"),
        (["sagrada", "--option", "tools=x"], 2, "whole number"),
        (["sagrada", "--option", "tools=3"], 1, "tools"),
        (["sagrada", "--record", "/nowhere/x"], 1, "cannot write /nowhere/x"),
        (["sagrada", "--continue", "/nowhere/x"], 1, "cannot read /nowhere/x"),
        (["sagrada", "--continue", "x", "--seats", "2"], 2, "--continue"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: list[str], code: int, part: str) -> None:
    assert part in refusal("play", *arguments, code=code)
