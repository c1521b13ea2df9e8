"""`ludarium backup`: a copy of the database, also while servers use it."""

from __future__ import annotations

from pathlib import Path

import click

from ludarium.server.storage.sqlite_backup import back_up

from ..options import database_option
from ..sqlite_file import sqlite_file


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def command(file: Path, database: str) -> None:
    """Copy the database to FILE, also while the server runs.

    The copy is one moment of all tables; it is read completely and checked before it gets its name.
    """
    found = back_up(sqlite_file(database, "pg_dump makes backups of PostgreSQL"), file)
    click.echo(f"{file}: {found.tables} tables, {found.entries} entries, checked")
