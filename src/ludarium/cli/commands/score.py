"""`ludarium score`: the score pad for a physical table."""

from __future__ import annotations

import click

from ludarium.games import ruleset

from ..files import read_data
from ..options import game_argument, json_option, language_option
from ..terminal.screen import new_console, print_json, print_panels


@click.command("score")
@game_argument
@click.argument("file")
@language_option
@json_option
def command(game: str, file: str, language: str, as_json: bool) -> None:
    """Count the points of GAME from FILE, a sheet in JSON or YAML; "-" reads the standard input."""
    rules = ruleset(game)
    result = rules.score(read_data(file))
    if as_json or rules.score_pad is None:
        print_json(result)
    else:
        print_panels(new_console(), rules.score_pad.panels(result, language))
