"""Runs the command line in tests."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner, Result

from ludarium.cli.main import command


def run(*arguments: str, typed: str | bytes = "", **environment: str) -> Result:
    """Run a command with this input; the language is English unless the environment says otherwise."""
    surroundings = {"LANGUAGE": "en", "COLUMNS": "80", **environment}
    result = CliRunner(env=surroundings).invoke(command, arguments, input=typed)
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def run_json(*arguments: str, typed: str | bytes = "") -> Any:  # noqa: ANN401 - JSON
    """The JSON that a command prints."""
    result = run(*arguments, "--json", typed=typed)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def refusal(*arguments: str, typed: str | bytes = "", code: int = 1) -> str:
    """The single error line of a command."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("ludarium: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("ludarium: ").strip()
