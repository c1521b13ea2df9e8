"""Help at the terminal: the commands and the rules."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from .localized import LocalizedText


def print_commands(console: Console, texts: LocalizedText, example: str) -> None:
    """Print all commands; the example is the id of an option."""
    say = texts.message_text
    rows = [
        (say("cli-key-number"), say("cli-help-number")),
        (say("cli-key-name"), say("cli-help-name", example=example)),
        ("b, Enter", say("cli-help-back")),
        ("why …", say("cli-help-why")),
        ("u", say("cli-help-undo")),
        ("t", say("cli-help-table")),
        ("l", say("cli-help-log")),
        (say("cli-key-rule"), say("cli-help-rule")),
        (say("cli-key-file"), say("cli-help-save")),
        ("q", say("cli-help-quit")),
    ]
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, meaning in rows:
        table.add_row(Text(key, "bold"), meaning)
    console.print(Text(say("cli-help-title"), "bold"))
    console.print(table)


def matches_rule(rule: str, wanted: str) -> bool:
    """Whether `wanted` names this rule: its number or the end of it (`T8` for SG-T8)."""
    return f"-{rule}".lower().endswith(f"-{wanted}".lower())


def print_rule(console: Console, texts: LocalizedText, wanted: str) -> None:
    """Print a rule by its number; without one, list all numbers."""
    found = [rule for rule in texts.ruleset.text.rulebook(texts.language) if rule[2]]
    if not wanted:
        for rule, title, _ in found:
            console.print(Text(f"{rule:7} {title}"))
        return
    for rule, title, text in found:
        if matches_rule(rule, wanted):
            console.print(Text(f"{rule} · {title}", "bold"))
            console.print(Text(text))
            return
    console.print(Text(texts.message_text("cli-no-rule", rule=wanted)))
