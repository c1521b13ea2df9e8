"""The end of a match: every seat's points with their rules, the tie-break, who has won."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludarium.kernel.standing import Standing, deciding_tie

from .screen import grid, print_flow
from .voice import Voice


def print_standings(console: Console, voice: Voice, standings: list[Standing]) -> None:
    """A table for each seat, and the result."""
    print_flow(console, [_ledger(voice, standing) for standing in standings])
    for line in _result(voice, standings):
        console.print(Text(line, "bold"))


def signed(points: int) -> str:
    """Points with a real minus sign."""
    return f"{points}".replace("-", "−")  # noqa: RUF001 - it is the real one


def _ledger(voice: Voice, standing: Standing) -> Table:
    headings = [voice.say(f"cli-ledger-{column}") for column in ("points", "rule", "source")]
    table = grid(*headings, title=voice.names[standing.seat], numbers=(0,))
    for line in standing.ledger:
        table.add_row(signed(line.points), line.rule, voice.speak(line.message))
    table.add_section()
    table.add_row(Text(signed(standing.total), "bold"), "", Text(voice.say("cli-ledger-total"), "bold"))
    return table


def _tie(voice: Voice, leading: list[Standing]) -> str:
    """What told the leading seats from each other, with its rule; all numbers of the tie-break where nothing did."""
    deciding = deciding_tie(leading)
    if deciding is None:
        return "; ".join(f"{voice.names[one.seat]} {' · '.join(map(str, one.tiebreak))}" for one in leading)
    first = max(leading, key=lambda one: one.tiebreak)
    line = first.ties[deciding]
    tied = [one for one in leading if one.tiebreak[:deciding] == first.tiebreak[:deciding]]
    numbers = ", ".join(f"{voice.names[one.seat]} {one.tiebreak[deciding]}" for one in tied)
    return f"{voice.speak(line.message)}, {line.rule}: {numbers}" if line.rule else numbers


def _result(voice: Voice, standings: list[Standing]) -> list[str]:
    """Who has won, and by what."""
    first = standings[0]
    if first.target is not None:
        outcome = "won" if first.won else "lost"
        return [voice.say(f"cli-target-{outcome}", total=signed(first.total), target=first.target)]
    names = voice.names
    lines: list[str] = []
    leading = [one for one in standings if one.total == max(other.total for other in standings)]
    if len(leading) > 1:
        lines.append(voice.say("cli-tie", numbers=_tie(voice, leading)))
    winners = [names[one.seat] for one in standings if one.won]
    return [*lines, voice.say("cli-winner", count=len(winners), names=", ".join(winners))]
