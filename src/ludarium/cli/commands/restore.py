"""`ludarium restore`: a backup becomes the database again."""

from __future__ import annotations

from pathlib import Path

import click

from ludarium.server.storage.sqlite_backup import restore

from ..options import database_option
from ..sqlite_file import sqlite_file


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def command(file: Path, database: str) -> None:
    """Put the backup FILE in the place of the database. Stop the server first.

    The backup is checked before anything is changed, and the earlier database is kept beside the new one.
    """
    found, kept = restore(file, sqlite_file(database, "pg_restore restores PostgreSQL"))
    click.echo(f"restored {found.tables} tables with {found.entries} entries")
    if kept is not None:
        click.echo(f"the earlier database is {kept}")
