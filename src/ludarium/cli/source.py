"""Files that are given on the command line, read with a plain word about what is wrong with them."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ludarium.kernel.document import read

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
    """What a file of JSON or YAML says; BadDocument where it is neither."""
    return read(text_of(file), file).data
