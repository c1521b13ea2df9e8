"""What the commands print: panels, ledgers and tables by rich, or JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

import click
import msgspec
from rich.console import Console, RenderableType
from rich.panel import Panel as Frame
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ludarium.kernel.contract import Panel, Span

WIDEST: Final = 120  # longer lines are hard to read

# The names of colours that games draw with: as a colour of letters, and as a ground under them.
COLOURS: Final = {
    "red": Style(color="#e8576a"),
    "yellow": Style(color="#e9b11f"),
    "green": Style(color="#4fbc82"),
    "blue": Style(color="#5f9bf2"),
    "purple": Style(color="#ac78de"),
    "dim": Style(dim=True),
    "light": Style(color="#ffb42e"),
    "no": Style(color="#e8576a"),
    "yes": Style(color="#4fbc82"),
}
GROUNDS: Final = {
    "red": Style(color="#ffffff", bgcolor="#c2283d"),
    "yellow": Style(color="#201c2b", bgcolor="#e9b11f"),
    "green": Style(color="#ffffff", bgcolor="#1b7d4a"),
    "blue": Style(color="#ffffff", bgcolor="#2466c9"),
    "purple": Style(color="#ffffff", bgcolor="#7b40b4"),
}
PLAIN: Final = Style()


def new_console(*, stderr: bool = False) -> Console:
    """Where things are printed: colours on a terminal, plain text elsewhere."""
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


def print_json(data: object) -> None:
    """Print data as one JSON document."""
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def is_talking() -> bool:
    """Whether somebody sits at a terminal on both sides."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def text(line: list[Span]) -> Text:
    """A drawn line."""
    found = Text()
    for span in line:
        style = GROUNDS.get(span.ground) or COLOURS.get(span.colour, PLAIN)
        found.append(span.text, style + Style(bold=True) if span.bold else style)
    return found


def frame(panel: Panel) -> RenderableType:
    """A panel with its lines, in a frame."""
    return Frame(
        Text("\n").join(map(text, panel.lines)), title=Text(panel.title, "bold"), title_align="left", expand=False
    )


def print_panels(console: Console, panels: list[Panel]) -> None:
    """Draw panels one under another, those of a group side by side where there is room."""
    for group, members in groupby(panels, key=lambda panel: panel.group):
        frames = [frame(panel) for panel in members]
        if group:
            print_flow(console, frames)
        else:
            for one in frames:
                console.print(one)


def print_flow(console: Console, things: Iterable[RenderableType]) -> None:
    """Print things side by side, and on from the left where the line is full."""
    line: list[RenderableType] = []
    room = 0
    for thing in things:
        wide = console.measure(thing).maximum + 1
        if line and wide > room:
            console.print(_side_by_side(line))
            line = []
        room = (room if line else console.width + 1) - wide
        line.append(thing)
    console.print(_side_by_side(line))


def _side_by_side(things: list[RenderableType]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    table.add_row(*things)
    return table


def grid(*headings: str, title: str = "", numbers: tuple[int, ...] = ()) -> Table:
    """An empty table with these headings; `numbers` are the columns that hold numbers."""
    table = Table(title=title or None, title_justify="left", title_style="bold", header_style="bold")
    for column, heading in enumerate(headings):
        table.add_column(heading, justify="right" if column in numbers else "left")
    return table


def plain(value: object) -> Any:  # noqa: ANN401 - JSON
    """Structs as plain data."""
    return msgspec.to_builtins(value)
