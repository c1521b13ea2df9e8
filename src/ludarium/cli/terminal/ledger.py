"""The result of a match: every seat's points with their rules, the tie-break, the winner."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludarium.kernel.standing import Standing, deciding_tie
from ludarium.text.drawing import signed

from .localized import LocalizedText
from .screen import grid, print_flow


def print_standings(console: Console, texts: LocalizedText, standings: list[Standing]) -> None:
    """Print a table for each seat, and the result."""
    print_flow(console, [_ledger(texts, standing) for standing in standings])
    for line in _result(texts, standings):
        console.print(Text(line, "bold"))


def _ledger(texts: LocalizedText, standing: Standing) -> Table:
    headings = [texts.message_text(f"cli-ledger-{column}") for column in ("points", "rule", "source")]
    table = grid(*headings, title=texts.names[standing.seat], numbers=(0,))
    for line in standing.ledger:
        table.add_row(signed(line.points), line.rule, texts.format(line.message))
    table.add_section()
    table.add_row(Text(signed(standing.total), "bold"), "", Text(texts.message_text("cli-ledger-total"), "bold"))
    return table


def _tie(texts: LocalizedText, leading: list[Standing]) -> str:
    """The tie-break that separated the leaders, with its rule; all its numbers if none did."""
    deciding = deciding_tie(leading)
    if deciding is None:
        return "; ".join(f"{texts.names[one.seat]} {' · '.join(map(str, one.tiebreak))}" for one in leading)
    first = max(leading, key=lambda one: one.tiebreak)
    line = first.ties[deciding]
    tied = [one for one in leading if one.tiebreak[:deciding] == first.tiebreak[:deciding]]
    numbers = ", ".join(f"{texts.names[one.seat]} {one.tiebreak[deciding]}" for one in tied)
    return f"{texts.format(line.message)}, {line.rule}: {numbers}" if line.rule else numbers


def _result(texts: LocalizedText, standings: list[Standing]) -> list[str]:
    """The lines that say who won, and by which tie-break."""
    first = standings[0]
    if first.target is not None:
        outcome = "won" if first.won else "lost"
        return [texts.message_text(f"cli-target-{outcome}", total=signed(first.total), target=first.target)]
    names = texts.names
    lines: list[str] = []
    leading = [one for one in standings if one.total == max(other.total for other in standings)]
    if len(leading) > 1:
        lines.append(texts.message_text("cli-tie", numbers=_tie(texts, leading)))
    winners = [names[one.seat] for one in standings if one.won]
    return [*lines, texts.message_text("cli-winner", count=len(winners), names=", ".join(winners))]
