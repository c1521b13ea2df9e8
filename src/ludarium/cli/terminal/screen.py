"""Prints panels and tables with rich, or JSON for programs."""

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

from ludarium.kernel.panel import Panel, Span

MAX_WIDTH: Final = 120  # longer lines are hard to read

# The palette of the games' panels: as text colours, and as backgrounds.
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
BACKGROUNDS: Final = {
    "red": Style(color="#ffffff", bgcolor="#c2283d"),
    "yellow": Style(color="#201c2b", bgcolor="#e9b11f"),
    "green": Style(color="#ffffff", bgcolor="#1b7d4a"),
    "blue": Style(color="#ffffff", bgcolor="#2466c9"),
    "purple": Style(color="#ffffff", bgcolor="#7b40b4"),
}
PLAIN: Final = Style()


def new_console(*, stderr: bool = False) -> Console:
    """A console with colours on a terminal, plain text elsewhere."""
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    console.width = min(console.width, MAX_WIDTH)
    return console


def print_json(data: object) -> None:
    """Print data as one JSON document."""
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def is_interactive() -> bool:
    """Whether both input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def text(line: list[Span]) -> Text:
    """A line of spans as rich text."""
    styled = Text()
    for span in line:
        style = BACKGROUNDS.get(span.background) or COLOURS.get(span.colour, PLAIN)
        styled.append(span.text, style + Style(bold=True) if span.bold else style)
    return styled


def frame(panel: Panel) -> RenderableType:
    """A panel with its lines, in a frame."""
    return Frame(
        Text("\n").join(map(text, panel.lines)), title=Text(panel.title, "bold"), title_align="left", expand=False
    )


def print_panels(console: Console, panels: list[Panel]) -> None:
    """Print panels one below another, those of a group side by side if they fit."""
    for group, members in groupby(panels, key=lambda panel: panel.group):
        frames = [frame(panel) for panel in members]
        if group:
            print_flow(console, frames)
        else:
            for one in frames:
                console.print(one)


def print_flow(console: Console, items: Iterable[RenderableType]) -> None:
    """Print items side by side, wrapping at the width of the console."""
    line: list[RenderableType] = []
    room = 0
    for item in items:
        width = console.measure(item).maximum + 1
        if line and width > room:
            console.print(_side_by_side(line))
            line = []
        room = (room if line else console.width + 1) - width
        line.append(item)
    console.print(_side_by_side(line))


def _side_by_side(items: list[RenderableType]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    table.add_row(*items)
    return table


def grid(*headings: str, title: str = "", numbers: tuple[int, ...] = ()) -> Table:
    """An empty table with these headings; `numbers` are the columns that hold numbers."""
    table = Table(title=title or None, title_justify="left", title_style="bold", header_style="bold")
    for column, heading in enumerate(headings):
        table.add_column(heading, justify="right" if column in numbers else "left")
    return table


def to_plain_data(value: object) -> Any:  # noqa: ANN401 - JSON
    """Structs as plain data."""
    return msgspec.to_builtins(value)
