"""`ludarium export` and `ludarium import`: tables from one database to another, also of another kind."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from ludarium.server.storage.base import open_storage
from ludarium.server.storage.transfer import Imported, export_tables, import_tables

from ..options import database_option


@click.command("export")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--table", "tables", multiple=True, metavar="ID", help="Only this table; may be repeated.")
@database_option
def export_command(file: Path, tables: tuple[str, ...], database: str) -> None:
    """Write all tables, or only some, to FILE, which any database can import. The server may run."""

    async def run() -> int:
        storage = await open_storage(database)
        try:
            return await export_tables(storage, file, list(tables) or None)
        finally:
            await storage.close()

    click.echo(f"{file}: {asyncio.run(run())} logs")


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def import_command(file: Path, database: str) -> None:
    """Add the tables in FILE to the database. Stop the server first.

    Tables that are there already are left as they are, so that an interrupted import can be repeated.
    """

    async def run() -> Imported:
        storage = await open_storage(database)
        try:
            return await import_tables(storage, file)
        finally:
            await storage.close()

    done = asyncio.run(run())
    click.echo(f"{done.tables} logs imported, {done.known} were there already")
