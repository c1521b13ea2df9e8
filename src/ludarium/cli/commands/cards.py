"""`ludarium cards`: the texts of a game's cards."""

from __future__ import annotations

import click
from rich.padding import Padding
from rich.text import Text

from ludarium.errors import LudariumError, shortened
from ludarium.games import ruleset
from ludarium.text.localizer import LANGUAGES
from ludarium.text.typography import searchable

from ..options import game_argument, json_option, language_option
from ..terminal.screen import new_console, print_json


@click.command("cards")
@game_argument
@click.argument("name", required=False, metavar="[NAME]")
@language_option
@json_option
def command(game: str, name: str | None, language: str, as_json: bool) -> None:
    """Print the texts of the cards of GAME, or of those with NAME in their names in any language."""
    cards = ruleset(game).text.cards(language)
    if not cards:
        message = f"{game} has no cards with text: `ludarium rules {game}` says what they do"
        raise LudariumError(message)
    if name is not None:
        word = searchable(name)
        names = zip(*([title for title, _ in ruleset(game).text.cards(other)] for other in LANGUAGES), strict=True)
        cards = [
            card
            for card, titles in zip(cards, names, strict=True)
            if any(word in searchable(title) for title in titles)
        ]
        if not cards:
            message = f"{game} has no card {shortened(name)}: `ludarium cards {game}` lists them all"
            raise LudariumError(message)
    if as_json:
        print_json(
            {"game": game, "language": language, "cards": [{"name": card, "text": text} for card, text in cards]}
        )
        return
    console = new_console()
    for card, text in cards:
        console.print(Text(card, "bold"))
        console.print(Padding(Text(text), (0, 0, 0, 4)))
