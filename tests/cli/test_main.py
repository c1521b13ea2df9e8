"""The command `ludarium` itself: versions, help, languages, streams that close."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

import ludarium
from ludarium.cli.main import COMMANDS
from ludarium.cli.options import system_language
from ludarium.kernel import game

from .run import refusal, run, run_json

PROGRAM = [sys.executable, "-c", "from ludarium.cli.main import main; main()"]


def test_the_help_lists_every_command() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(name in result.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert result.stdout.startswith("Usage: ")


def test_the_version_says_whether_the_engines_are_compiled() -> None:
    result = run("--version")
    assert result.exit_code == 0
    built = "compiled" if Path(game.__file__).suffix != ".py" else "pure Python"
    assert result.stdout == f"ludarium {ludarium.__version__} ({built})\n"


def test_the_package_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "ludarium", "games"]
    assert "raxxon" in subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own


def test_the_games_are_those_of_the_api() -> None:
    assert run_json("games") == ludarium.list_games()
    assert "sagrada: 1 to 4 seats" in run("games").stdout


def test_an_unknown_command_or_option_is_reported_in_one_line() -> None:
    assert "frobnicate" in refusal("frobnicate", code=2)
    assert "--frobnicate" in refusal("--frobnicate", code=2)
    assert "GAME" in refusal("play", code=2)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LANG": "uk_UA.UTF-8", "LANGUAGE": "de:ru:uk"}, "ru"),
        ({"LC_ALL": "C", "LANG": "uk_UA.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert system_language() == language


@pytest.fixture
def rules() -> Iterator[subprocess.Popen[bytes]]:
    command = [*PROGRAM, "rules", "sagrada"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # noqa: S603 - ours
        yield process


def read_all(stream: IO[bytes] | None) -> bytes:
    assert stream is not None
    return stream.read()


def test_a_closed_pipe_ends_without_a_traceback(rules: subprocess.Popen[bytes]) -> None:
    assert rules.stdout is not None
    rules.stdout.close()
    assert read_all(rules.stderr) == b""


def test_a_terminal_without_unicode_gets_replacement_characters() -> None:
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    ended = subprocess.run(  # noqa: S603 - ours
        [*PROGRAM, "play", "sagrada", "--language", "uk"],
        input=b"\xff\n?\nq\n",
        env=environment | _path(),
        capture_output=True,
        check=False,
    )
    assert ended.returncode == 0
    assert ended.stderr == b""
    assert ended.stdout.isascii()


def _path() -> dict[str, str]:
    """Where the package under test is."""
    return {"PYTHONPATH": ":".join(path for path in sys.path if path)}
