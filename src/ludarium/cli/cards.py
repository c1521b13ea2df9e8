"""`ludarium cards`: what is printed on the cards of a game."""

from __future__ import annotations

import click
from rich.padding import Padding
from rich.text import Text

from ludarium.errors import LudariumError, shortened
from ludarium.games import contract
from ludarium.text.speaker import LANGUAGES

from .request import game_argument, json_option, language_option
from .screen import new_console, print_json


@click.command("cards")
@game_argument
@click.argument("name", required=False, metavar="[NAME]")
@language_option
@json_option
def command(game: str, name: str | None, language: str, as_json: bool) -> None:
    """What is printed on the cards of GAME, or on those with NAME in their names, in whichever language."""
    found = contract(game).cards(language)
    if not found:
        message = f"{game} has no cards with a text of their own: `ludarium rules {game}` tells what they do"
        raise LudariumError(message)
    if name is not None:
        word = name.casefold()
        named = [[called for called, _ in contract(game).cards(spoken)] for spoken in LANGUAGES]
        found = [
            card
            for card, called in zip(found, zip(*named, strict=True), strict=True)
            if any(word in one.casefold() for one in called)
        ]
        if not found:
            message = f"{game} has no card {shortened(name)}: `ludarium cards {game}` lists them all"
            raise LudariumError(message)
    if as_json:
        print_json(
            {"game": game, "language": language, "cards": [{"name": card, "text": text} for card, text in found]}
        )
        return
    console = new_console()
    for card, text in found:
        console.print(Text(card, "bold"))
        console.print(Padding(Text(text), (0, 0, 0, 4)))
