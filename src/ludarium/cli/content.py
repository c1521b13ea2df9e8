"""`ludarium content`: content packs of one's own."""

from __future__ import annotations

import click

from ludarium.games import contract, names

from .request import json_option
from .screen import print_json
from .source import text_of


@click.group("content")
def command() -> None:
    """Content packs: cards and characters of one's own for a game."""


@command.command("check")
@click.argument("file")
@click.option("--game", help="The game that the pack is for; by default the first that takes one.")
@json_option
def check(file: str, game: str | None, as_json: bool) -> None:
    """Check the pack in FILE (YAML): what is wrong is named with its line; "-" reads the standard input."""
    game = game or next(name for name in names() if contract(name).takes_pack)
    rules = contract(game).with_pack(text_of(file), file)
    assert rules.pack is not None
    counts = rules.content_counts()
    if as_json:
        print_json({"game": game, "pack": rules.pack["pack"], **counts})
        return
    named = ", ".join(f"{number} {part}" for part, number in counts.items())
    click.echo(f"{file} is a good pack for {game}: {rules.pack['pack']}, with {named}")
