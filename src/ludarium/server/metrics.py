"""Metrics in the text format of Prometheus. They identify no table and no person."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """A histogram of durations in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count a duration."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        """The lines for Prometheus, where each bound counts all durations up to it."""
        total = 0
        lines = []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Counters, gauges that are read on request, and histograms of commits and of thinking bots."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.commit = Histogram()
        self.thinking = Histogram()

    def count(self, name: str, label: str = "") -> None:
        """Increment a counter; a label is written as in `by="bot"`."""
        self.counters[name, label] += 1

    def gauge(self, name: str, description: str, read: Callable[[], float]) -> None:
        """Add a gauge; `read` returns its current value."""
        self.gauges[name] = (description, read)

    def text(self) -> str:
        """All metrics."""
        lines: list[str] = []
        for name, (text, read) in sorted(self.gauges.items()):
            lines += [f"# HELP ludarium_{name} {text}", f"# TYPE ludarium_{name} gauge", f"ludarium_{name} {read()}"]
        before = ""
        for (name, label), count in sorted(self.counters.items()):
            if name != before:
                lines.append(f"# TYPE ludarium_{name}_total counter")
                before = name
            lines.append(f"ludarium_{name}_total{'{' + label + '}' if label else ''} {count}")
        for name, text, histogram in (
            ("commit_seconds", "From a request to its durable commit.", self.commit),
            ("thinking_seconds", "How long bots took to decide.", self.thinking),
        ):
            lines += [f"# HELP ludarium_{name} {text}", f"# TYPE ludarium_{name} histogram"]
            lines += histogram.lines(f"ludarium_{name}")
        return "\n".join(lines) + "\n"
