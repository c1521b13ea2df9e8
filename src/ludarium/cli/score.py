"""`ludarium score`: the score pad for a physical table."""

from __future__ import annotations

import click

from ludarium.games import contract

from .request import game_argument, json_option, language_option
from .screen import new_console, print_json, print_panels
from .source import data_of


@click.command("score")
@game_argument
@click.argument("file")
@language_option
@json_option
def command(game: str, file: str, language: str, as_json: bool) -> None:
    """Count the points of GAME from FILE, a sheet in JSON or YAML; "-" reads the standard input."""
    rules = contract(game)
    answer = rules.score(data_of(file))
    if as_json:
        print_json(answer)
    else:
        print_panels(new_console(), rules.sheet_panels(answer, language))
