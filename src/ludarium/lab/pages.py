"""Pages of results: sections of text, a table and charts, as Markdown or as one HTML file without references."""

from __future__ import annotations

from html import escape
from typing import Final

import msgspec

from .charts import draw

STYLE: Final = """
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 25%, Canvas); }
body { margin: 2rem auto; padding: 0 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif;
  color: CanvasText; background: Canvas; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: left; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
figure { margin: 1rem 0; padding: .5rem; background: #fff; color: #000; border-radius: .5rem; }
figure svg { display: block; width: 100%; height: auto; }
"""


class Bar(msgspec.Struct, frozen=True):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float


class Chart(msgspec.Struct, frozen=True):
    """A chart: bars with intervals, or with `series` the shares of numbers, one line for each name.

    `even` is drawn as a line: what would be expected if nothing mattered.
    """

    title: str
    unit: str
    bars: list[Bar] = []
    series: dict[str, list[int]] = {}
    even: float | None = None


class Section(msgspec.Struct, frozen=True):
    """A part of a page. The first column of the table has names, the others numbers."""

    title: str
    paragraphs: list[str]
    columns: list[str] = []
    rows: list[list[str]] = []
    charts: list[Chart] = []


class Page(msgspec.Struct, frozen=True):
    """A page of results."""

    title: str
    paragraphs: list[str]
    sections: list[Section]


def markdown(page: Page, level: int = 1) -> str:
    """The page as Markdown, without its charts."""
    parts = [f"{'#' * level} {page.title}", *page.paragraphs]
    for section in page.sections:
        parts += [f"{'#' * (level + 1)} {section.title}", *section.paragraphs]
        if section.rows:
            lines = [section.columns, ["---"] * len(section.columns), *section.rows]
            parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return "\n\n".join(parts) + "\n"


def html(page: Page) -> str:
    """The page as one HTML file that needs nothing else; its charts are drawn by matplotlib."""
    parts = [f"<h1>{escape(page.title)}</h1>", *_paragraphs(page.paragraphs)]
    for section in page.sections:
        parts += [f"<h2>{escape(section.title)}</h2>", *_paragraphs(section.paragraphs)]
        parts += [
            f'<figure role="img" aria-label="{escape(chart.title)}">{draw(chart)}</figure>' for chart in section.charts
        ]
        if section.rows:
            parts.append(_table(section))
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(page.title)}</title>'
    )
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n'
    )


def _paragraphs(texts: list[str]) -> list[str]:
    return [f"<p>{escape(text)}</p>" for text in texts]


def _table(section: Section) -> str:
    def row(cells: list[str], tag: str) -> str:
        kinds = ["", *[' class="number"'] * (len(cells) - 1)]
        return "".join(f"<{tag}{kind}>{escape(cell)}</{tag}>" for cell, kind in zip(cells, kinds, strict=True))

    rows = "".join(f"<tr>{row(cells, 'td')}</tr>" for cells in section.rows)
    head = f"<thead><tr>{row(section.columns, 'th')}</tr></thead>"
    return f'<div class="scroll"><table>{head}<tbody>{rows}</tbody></table></div>'
