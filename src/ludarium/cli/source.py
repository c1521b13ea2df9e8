"""Files that are given on the command line, read with a plain word about what is wrong with them."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
import yaml

STDIN = "-"


def text_of(file: str) -> str:
    """The text of a file; "-" is the standard input."""
    try:
        found = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
        text = found.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        raise click.ClickException(f"cannot read {file}: {reason}") from error
    if "\0" in text:
        raise click.ClickException(f"cannot read {file}: it is no text")
    return text


def data_of(file: str) -> object:
    """What a file of JSON or YAML says."""
    text = text_of(file)
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        pass  # YAML may be meant; and its reader knows the line where broken JSON breaks
    except RecursionError as error:
        raise click.ClickException(f"{file} is nested too deeply") from error
    try:
        return yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        line = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise click.ClickException(f"{file}{line}: {error.problem or 'neither JSON nor YAML'}") from error
    except (yaml.YAMLError, ValueError) as error:
        raise click.ClickException(f"{file} is neither JSON nor YAML: {error}") from error
    except RecursionError as error:
        raise click.ClickException(f"{file} is nested too deeply") from error
