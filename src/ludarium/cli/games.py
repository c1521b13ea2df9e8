"""`ludarium games`: what there is to play."""

from __future__ import annotations

import click

import ludarium

from .request import json_option
from .screen import print_json


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """What there is to play: seats, options, languages."""
    found = ludarium.games()
    if as_json:
        print_json(found)
        return
    for game in found:
        click.echo(f"{game['name']}: {game['seats'][0]} to {game['seats'][-1]} seats; {', '.join(game['languages'])}")
        for option in game["options"]:
            values = ", ".join(map(str, option["values"]))
            seats = ", ".join(map(str, option["seats"]))
            click.echo(f"  --option {option['name']}={option['default']}  one of {values}; for {seats} seats")
