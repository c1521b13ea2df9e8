"""What the drawings of all games for a terminal share: labels, ledgers, breaches of the rules."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from ludarium.kernel.message import Message, load_message
from ludarium.kernel.panel import Panel, Row, Span

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludarium.kernel.plain_data import BreachDict, View

    from .localizer import Localizer

MAX_WIDTH: Final = 61  # so that a ledger fits into 80 columns


class TableDrawing:
    """Draws a view as panels."""

    def __init__(self, view: View, localizer: Localizer, names: list[str]) -> None:
        self.view = view
        self.localizer = localizer
        self.names = names

    def panels(self) -> list[Panel]:
        """All panels, the most important ones last."""
        raise NotImplementedError

    def format(self, label: str, **args: int | str) -> str:
        """A label in the player's language."""
        return self.localizer.format(Message(label, **args))


def ledger_rows(scored: Mapping[str, Any], localizer: Localizer) -> list[Row]:
    """The ledger of a score pad's answer, and its total."""
    rows = [
        (line["rule"], localizer.format(load_message(line["message"])), line["points"]) for line in scored["ledger"]
    ]
    rows.append(("", localizer.format(Message("sheet-total")), scored["total"]))
    width = min(MAX_WIDTH, max(len(text) for _, text, _ in rows))
    lines: list[Row] = []
    for rule, text, points in rows:
        *above, last = wrap(text, width)
        lines += [[Span(f"{rule if not n else '':8}"), Span(part)] for n, part in enumerate(above)]
        start = "" if above else rule
        lines.append(
            [Span(f"{start:8}"), Span(f"{last:{width}}", bold=not rule), Span(f"{signed(points):>5}", bold=True)]
        )
    return lines


def breach_row(breach: BreachDict, localizer: Localizer, possible: Message) -> Row:
    """A breach: its rule, its text, and if it is not certain, what may have allowed it."""
    colour = "red" if breach["certain"] else "yellow"
    row = [Span(f"{breach['rule']:8}", colour), Span(localizer.format(load_message(breach["message"])), colour)]
    return row if breach["certain"] else [*row, Span(" " + localizer.format(possible))]


def outcome_row(outcome: Mapping[str, Any], localizer: Localizer, *, bold: bool = False) -> Row:
    """What decided: its rule and its text."""
    return [Span(f"{outcome['rule']:8}"), Span(localizer.format(load_message(outcome["message"])), bold=bold)]


def winner_rows(winners: Message, outcome: Mapping[str, Any] | None, localizer: Localizer) -> list[Row]:
    """The winners, and what decided if the totals did not."""
    rows = [[Span(localizer.format(winners), bold=True)]]
    return rows if outcome is None else [*rows, outcome_row(outcome, localizer)]


def seat_numbers(seats: list[int]) -> str:
    """The numbers of these seats, as players count them."""
    return ", ".join(str(seat + 1) for seat in seats)


def signed(points: int) -> str:
    """Points with a typographic minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")
