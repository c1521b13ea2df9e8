"""Boxes of text, which a terminal prints: in the kernel, since a ruleset returns them."""

from __future__ import annotations


class Span:
    """A piece of a line of text with its colour, background (names of the palette) and weight."""

    def __init__(self, text: str, colour: str = "", background: str = "", *, bold: bool = False) -> None:
        self.text = text
        self.colour = colour
        self.background = background
        self.bold = bold


Row = list[Span]


class Panel:
    """A box of text with a heading. Panels of the same group are placed side by side if they fit."""

    def __init__(self, title: str, lines: list[Row], group: str = "") -> None:
        self.title = title
        self.lines = lines
        self.group = group
