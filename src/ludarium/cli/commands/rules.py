"""`ludarium rules`: the rules of a game by their numbers."""

from __future__ import annotations

import click
from rich.padding import Padding
from rich.text import Text

from ludarium.errors import LudariumError, shortened
from ludarium.games import ruleset
from ludarium.text.typography import searchable

from ..options import game_argument, json_option, language_option
from ..terminal.help import matches_rule
from ..terminal.screen import new_console, print_json


@click.command("rules")
@game_argument
@click.argument("rule", required=False, metavar="[ID]")
@language_option
@click.option("--search", metavar="WORD", help="Only rules that contain this.")
@json_option
def command(game: str, rule: str | None, language: str, search: str | None, as_json: bool) -> None:
    """Print the rules of GAME, or the rule with this ID, such as SG-22."""
    rules = numbered_rules(game, language)
    if rule is not None:
        rules = [entry for entry in rules if matches_rule(entry["id"], rule)]
        if not rules:
            message = f"{game} has no rule {shortened(rule)}: `ludarium rules {game}` lists them all"
            raise LudariumError(message)
    if search is not None:
        word = searchable(search)
        rules = [entry for entry in rules if any(word in searchable(text) for text in entry.values())]
        if not rules:
            message = f"no rule of {game} contains {shortened(search)}"
            raise LudariumError(message)
    if as_json:
        print_json({"game": game, "language": language, "rules": rules})
        return
    console = new_console()
    section = ""
    for entry in rules:
        if entry["section"] != section:
            section = entry["section"]
            console.print(Text(section.upper(), "bold"))
        console.print(Text.assemble((f"{entry['id']:7}", "dim"), (entry["title"], "bold")))
        console.print(Padding(Text(entry["text"]), (0, 0, 0, 7)))


def numbered_rules(game: str, language: str) -> list[dict[str, str]]:
    """The rules of a game, each with its section."""
    rules: list[dict[str, str]] = []
    section = ""
    for rule, title, text in ruleset(game).text.rulebook(language):
        if text:
            rules.append({"id": rule, "section": section, "title": title, "text": text})
        else:
            section = title
    return rules
