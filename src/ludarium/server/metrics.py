"""What the server counts, as plain text that Prometheus reads. Nothing in it tells one table or person from another."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took, in seconds: how often within each bound, and the sum."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        """As Prometheus has it: each bound counts all below it."""
        total = 0
        found = []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Counters, gauges that are read when somebody asks, and the time from a request to its commit."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.commit = Histogram()
        self.thinking = Histogram()

    def count(self, name: str, label: str = "") -> None:
        """Count one; a label is written as in `by="bot"`."""
        self.counters[name, label] += 1

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Let something be read whenever somebody asks."""
        self.gauges[name] = (about, read)

    def text(self) -> str:
        """Everything."""
        lines: list[str] = []
        for name, (about, read) in sorted(self.gauges.items()):
            lines += [f"# HELP ludarium_{name} {about}", f"# TYPE ludarium_{name} gauge", f"ludarium_{name} {read()}"]
        before = ""
        for (name, label), count in sorted(self.counters.items()):
            if name != before:
                lines.append(f"# TYPE ludarium_{name}_total counter")
                before = name
            lines.append(f"ludarium_{name}_total{'{' + label + '}' if label else ''} {count}")
        for name, about, histogram in (
            ("commit_seconds", "From a request to its durable commit.", self.commit),
            ("thinking_seconds", "What bots took to decide.", self.thinking),
        ):
            lines += [f"# HELP ludarium_{name} {about}", f"# TYPE ludarium_{name} histogram"]
            lines += histogram.lines(f"ludarium_{name}")
        return "\n".join(lines) + "\n"
