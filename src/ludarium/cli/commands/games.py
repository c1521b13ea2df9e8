"""`ludarium games`: the list of games."""

from __future__ import annotations

import click

import ludarium

from ..options import json_option
from ..terminal.screen import print_json


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """List the games with their seats, options and languages."""
    games = ludarium.list_games()
    if as_json:
        print_json(games)
        return
    for game in games:
        click.echo(f"{game['name']}: {game['seats'][0]} to {game['seats'][-1]} seats; {', '.join(game['languages'])}")
        for option in game["options"]:
            values = ", ".join(map(str, option["values"]))
            seats = ", ".join(map(str, option["seats"]))
            click.echo(f"  --option {option['name']}={option['default']}  one of {values}; for {seats} seats")
