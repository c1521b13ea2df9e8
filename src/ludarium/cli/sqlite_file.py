"""The file of a SQLite database, for commands that work on files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

SQLITE: Final = "sqlite:///"


def sqlite_file(database: str, instead: str) -> Path:
    """The file of this database; an error that says what to do `instead` if it is not SQLite."""
    if not database.startswith(SQLITE) or database == SQLITE:
        raise click.ClickException(f"this command is for databases in a file (sqlite:///FILE): {instead}")
    return Path(database.removeprefix(SQLITE))
