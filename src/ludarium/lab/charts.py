"""Charts as SVG, drawn by matplotlib."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Final

from .extras import extra_module

if TYPE_CHECKING:
    from .pages import Chart

WIDTH: Final = 8.0  # inches, which the page scales
BAR_HEIGHT: Final = 0.28
LINES_HEIGHT: Final = 3.2
BINS: Final = 30
COLOURS: Final = ("#2466c9", "#c2283d", "#1b7d4a", "#7b40b4", "#b37a00", "#555555")
SETTINGS: Final[dict[str, Any]] = {"svg.hashsalt": "ludarium", "svg.fonttype": "none", "font.family": "sans-serif"}


def draw(chart: Chart) -> str:
    """A chart as an SVG element; the same chart gives the same text."""
    matplotlib = extra_module("matplotlib", "lab", "a report with charts")
    figures = extra_module("matplotlib.figure", "lab", "a report with charts")
    with matplotlib.rc_context(SETTINGS):
        height = BAR_HEIGHT * (len(chart.bars) + 4) if chart.bars else LINES_HEIGHT
        figure = figures.Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots()
        if chart.bars:
            _draw_bars(axes, chart)
        else:
            _draw_series(axes, chart)
        if chart.even is not None:
            axes.axvline(chart.even, color="#000", linewidth=0.8, linestyle="--")
        axes.set_title(chart.title)
        axes.set_xlabel(chart.unit)
        axes.spines[["top", "right"]].set_visible(False)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def _draw_bars(axes: Any, chart: Chart) -> None:  # noqa: ANN401 - matplotlib is not looked at
    """A point with its interval for each bar, the first on top."""
    places = range(len(chart.bars))
    values = [bar.value for bar in chart.bars]
    around = [[bar.value - bar.low for bar in chart.bars], [bar.high - bar.value for bar in chart.bars]]
    axes.errorbar(values, places, xerr=around, fmt="o", color=COLOURS[0], capsize=3)
    axes.set_yticks(places, [bar.name for bar in chart.bars])
    axes.invert_yaxis()
    axes.grid(axis="x", alpha=0.3)


def _draw_series(axes: Any, chart: Chart) -> None:  # noqa: ANN401 - as above
    """The distribution of the numbers of each series."""
    numbers = [number for series in chart.series.values() for number in series]
    low, high = min(numbers), max(numbers) + 1
    width = max(1, -(-(high - low) // BINS))
    edges = list(range(low, high + width, width))
    for (name, series), colour in zip(chart.series.items(), COLOURS * len(chart.series), strict=False):
        weights = [100 / len(series)] * len(series)
        axes.hist(series, edges, weights=weights, histtype="step", linewidth=1.5, label=name, color=colour)
    axes.set_ylabel("%")
    if len(chart.series) > 1:
        axes.legend(frameon=False)
