"""`ludarium analyse`: where a recorded match was decided, and how much of it was luck."""

from __future__ import annotations

import click
import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ludarium.games import ruleset
from ludarium.kernel.message import load_message
from ludarium.kernel.record import read, ruleset_of
from ludarium.lab.analysis import Analysis, DecisionAnalysis, analyse

from ..files import read_text
from ..options import json_option, language_option
from ..terminal.localized import LocalizedText
from ..terminal.screen import new_console, print_json


@click.command("analyse")
@click.argument("file")
@language_option
@click.option(
    "--simulations", type=click.IntRange(min=1), help="For each decision; by default as many as take seconds."
)
@json_option
def command(file: str, language: str, simulations: int | None, as_json: bool) -> None:
    """Analyse the finished match recorded in FILE; "-" reads the standard input.

    It shows the decisions that cost most, with the better option and the reasons, and how much of each seat's result
    was luck and how much skill.
    """
    text = read_text(file)
    record = read(text)
    progress_console = new_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = as_json or not progress_console.is_terminal
    with Progress(*columns, console=progress_console, transient=True, disable=hidden) as progress:
        task = progress.add_task("decisions", total=None)
        found = analyse(
            text, lambda done, whole: progress.update(task, completed=done, total=whole), simulations=simulations
        )
    if as_json:
        print_json(msgspec.to_builtins(found))
        return
    rules = ruleset_of(record, ruleset)
    texts = LocalizedText(rules, language, {entry.seat for entry in record.entries if entry.bot}, record.seats)
    console = new_console()
    console.print(_balance(found, texts))
    console.print()
    for number in found.turning_points:
        decision = found.decisions[number]
        console.print(Text(_turning_point(decision, texts)))
        if decision.reasons:
            reasons = [load_message(reason) for reason in decision.reasons]
            console.print(Text("    " + texts.message_text("analysis-why", reasons=reasons)))


def _balance(found: Analysis, texts: LocalizedText) -> Table:
    """Where the result of each seat came from."""
    table = Table(title=texts.message_text(f"analysis-unit-{found.unit}"))
    for column in ("seat", "start", "luck", "own-skill", "other-skill", "residual", "final"):
        table.add_column(texts.message_text(f"analysis-{column}"), justify="left" if column == "seat" else "right")
    for seat in range(found.seats):
        own = found.skill[seat][seat]
        others = sum(row[seat] for row in found.skill) - own
        numbers = (found.start[seat], found.luck[seat], own, others, found.residual[seat], found.final[seat])
        table.add_row(texts.names[seat], *[f"{number:+.1f}" for number in numbers])
    return table


def _turning_point(decision: DecisionAnalysis, texts: LocalizedText) -> str:
    """One costly decision in a sentence, with the better option."""
    best = decision.best_message
    assert best is not None
    return texts.message_text(
        "analysis-turning-point",
        number=decision.number + 1,
        seat=decision.seat,
        chosen=[load_message(decision.message)],
        best=[load_message(best)],
        cost=f"{decision.cost:.1f}",
    )
