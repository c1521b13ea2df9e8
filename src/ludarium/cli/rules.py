"""`ludarium rules`: the rules of a game by their numbers."""

from __future__ import annotations

import click
from rich.padding import Padding
from rich.text import Text

from ludarium.errors import LudariumError, shortened
from ludarium.games import contract

from .guide import is_meant
from .request import game_argument, json_option, language_option
from .screen import new_console, print_json


@click.command("rules")
@game_argument
@click.argument("rule", required=False, metavar="[ID]")
@language_option
@click.option("--search", metavar="WORD", help="Only rules that have this in them.")
@json_option
def command(game: str, rule: str | None, language: str, search: str | None, as_json: bool) -> None:
    """The rules of GAME, or the one of that ID, such as SG-22."""
    found = numbered(game, language)
    if rule is not None:
        found = [entry for entry in found if is_meant(entry["id"], rule)]
        if not found:
            message = f"{game} has no rule {shortened(rule)}: `ludarium rules {game}` lists them all"
            raise LudariumError(message)
    if search is not None:
        word = search.casefold()
        found = [entry for entry in found if any(word in text.casefold() for text in entry.values())]
        if not found:
            message = f"no rule of {game} has {shortened(search)} in it"
            raise LudariumError(message)
    if as_json:
        print_json({"game": game, "language": language, "rules": found})
        return
    console = new_console()
    section = ""
    for entry in found:
        if entry["section"] != section:
            section = entry["section"]
            console.print(Text(section.upper(), "bold"))
        console.print(Text.assemble((f"{entry['id']:7}", "dim"), (entry["title"], "bold")))
        console.print(Padding(Text(entry["text"]), (0, 0, 0, 7)))


def numbered(game: str, language: str) -> list[dict[str, str]]:
    """The rules with the sections that they are in."""
    found: list[dict[str, str]] = []
    section = ""
    for rule, title, text in contract(game).rules(language):
        if text:
            found.append({"id": rule, "section": section, "title": title, "text": text})
        else:
            section = title
    return found
