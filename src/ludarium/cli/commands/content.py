"""`ludarium content`: content packs."""

from __future__ import annotations

import click

from ludarium.games import names, ruleset

from ..files import read_text
from ..options import json_option
from ..terminal.screen import print_json


@click.group("content")
def command() -> None:
    """Content packs: your own cards and characters for a game."""


@command.command("check")
@click.argument("file")
@click.option("--game", help="The game that the pack is for; by default the first that takes one.")
@json_option
def check(file: str, game: str | None, as_json: bool) -> None:
    """Check the pack in FILE (YAML) and report errors with their lines; "-" reads the standard input."""
    game = game or next(name for name in names() if ruleset(name).packs is not None)
    rules = ruleset(game).with_pack(read_text(file), file)
    assert rules.pack is not None
    assert rules.packs is not None
    counts = rules.packs.counts()
    if as_json:
        print_json({"game": game, "pack": rules.pack["pack"], **counts})
        return
    named = ", ".join(f"{number} {part}" for part, number in counts.items())
    click.echo(f"{file} is a valid pack for {game}: {rules.pack['pack']}, with {named}")
