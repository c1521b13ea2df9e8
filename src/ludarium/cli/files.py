"""Reads the files given on the command line, with clear errors."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ludarium.kernel.document import read

STDIN = "-"


def read_text(file: str) -> str:
    """The text of a file; "-" is the standard input."""
    try:
        data = sys.stdin.buffer.read() if file == STDIN else Path(file).read_bytes()
        text = data.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise click.ClickException(f"cannot read {file}: {reason}") from error
    if "\0" in text:
        raise click.ClickException(f"cannot read {file}: it is not text")
    return text


def read_data(file: str) -> object:
    """The data of a JSON or YAML file; raises BadDocument if it is neither."""
    return read(read_text(file), file).data
