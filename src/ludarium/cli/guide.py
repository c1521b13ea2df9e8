"""What a person may look up at the terminal: the commands, and the rules."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from .voice import Voice


def print_commands(console: Console, voice: Voice, example: str) -> None:
    """All commands; the example is a whole choice by its name."""
    say = voice.say
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


def is_meant(rule: str, wanted: str) -> bool:
    """Whether somebody means this rule: by its number, of which the end is enough (`T8` for SG-T8)."""
    return f"-{rule}".lower().endswith(f"-{wanted}".lower())


def print_rule(console: Console, voice: Voice, wanted: str) -> None:
    """A rule by its number; without one, the numbers of all."""
    found = [rule for rule in voice.contract.rules(voice.language) if rule[2]]
    if not wanted:
        for rule, title, _ in found:
            console.print(Text(f"{rule:7} {title}"))
        return
    for rule, title, text in found:
        if is_meant(rule, wanted):
            console.print(Text(f"{rule} · {title}", "bold"))
            console.print(Text(text))
            return
    console.print(Text(voice.say("cli-no-rule", rule=wanted)))
