"""`ludarium content`: content packs of one's own."""

from __future__ import annotations

import click

from ludarium.games import contract

from .request import json_option
from .screen import print_json
from .source import text_of


@click.group("content")
def command() -> None:
    """Content packs: cards and characters of one's own for a game."""


@command.command("check")
@click.argument("file")
@click.option("--game", default="raxxon", show_default=True, help="The game that the pack is for.")
@json_option
def check(file: str, game: str, as_json: bool) -> None:
    """Check the pack in FILE (YAML): what is wrong is named with its line; "-" reads the standard input."""
    pack = contract(game).with_pack(text_of(file), file).pack or {}
    counts = {part: len(pack[part]) for part in ("citizens", "characters", "cards")}
    if as_json:
        print_json({"game": game, "pack": pack["pack"], **counts})
        return
    named = ", ".join(f"{number} {part}" for part, number in counts.items())
    click.echo(f"{file} is a good pack for {game}: {pack['pack']}, with {named}")
