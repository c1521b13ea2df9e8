"""Metrics in the OpenMetrics text format. They identify no table and no person."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

CONTENT_TYPE: Final = "application/openmetrics-text; version=1.0.0; charset=utf-8"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LOOP_PERIOD: Final = 0.1  # seconds between two measurements of the event loop
COUNTERS: Final = {
    "decisions": "Decisions, by people and by bots.",
    "refusals": "Requests to tables that were refused.",
    "requests": "HTTP requests, by status.",
    "tables": "New tables, by game.",
}
STATUS_FILE: Final = "/proc/self/status"


class Histogram:
    """A histogram of durations in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        """Count a duration."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds
        self.longest = max(self.longest, seconds)

    def lines(self, name: str) -> list[str]:
        """The samples, where each bound counts all durations up to it."""
        total = 0
        lines = []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Counters, gauges that are read on request, and histograms of commits, of thinking bots and of the event loop."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.info: dict[str, str] = {}
        self.commit = Histogram()
        self.thinking = Histogram()
        self.loop_delay = Histogram()
        started = time.time()
        self.gauge("start_time_seconds", "When the process started, since 1970.", lambda: started)
        self.gauge("memory_bytes", "Resident memory of the process.", resident_memory)
        self.gauge(
            "loop_delay_max_seconds", "The longest delay of the event loop so far.", lambda: self.loop_delay.longest
        )

    def count(self, name: str, label: str = "") -> None:
        """Increment one of `COUNTERS`; a label is written as in `by="bot"`."""
        self.counters[name, label] += 1

    def gauge(self, name: str, description: str, read: Callable[[], float]) -> None:
        """Add a gauge; `read` returns its current value."""
        self.gauges[name] = (description, read)

    async def measure_loop(self) -> None:
        """Measure how late the event loop runs what is due."""
        while True:
            due = time.perf_counter() + LOOP_PERIOD
            await asyncio.sleep(LOOP_PERIOD)
            self.loop_delay.add(max(0.0, time.perf_counter() - due))

    def text(self) -> str:
        """All metrics."""
        lines = head("build", "info", "The version of Ludarium.")
        if self.info:
            labels = ",".join(f'{name}="{value}"' for name, value in self.info.items())
            lines.append(f"ludarium_build_info{{{labels}}} 1")
        for name, (text, read) in sorted(self.gauges.items()):
            lines += [*head(name, "gauge", text), f"ludarium_{name} {read()}"]
        for name, text in COUNTERS.items():
            lines += head(name, "counter", text)
            for (counted, label), count in sorted(self.counters.items()):
                if counted == name:
                    lines.append(f"ludarium_{name}_total{'{' + label + '}' if label else ''} {count}")
        for name, text, histogram in (
            ("commit_seconds", "From a request to its durable commit.", self.commit),
            ("thinking_seconds", "How long bots took to decide.", self.thinking),
            ("loop_delay_seconds", "How late the event loop ran what was due.", self.loop_delay),
        ):
            lines += head(name, "histogram", text) + histogram.lines(f"ludarium_{name}")
        return "\n".join([*lines, "# EOF"]) + "\n"


def head(name: str, kind: str, text: str) -> list[str]:
    """The lines before the samples of a metric."""
    unit = next((unit for unit in ("seconds", "bytes") if name.endswith(f"_{unit}")), "")
    lines = [f"# TYPE ludarium_{name} {kind}"]
    if unit:
        lines.append(f"# UNIT ludarium_{name} {unit}")
    return [*lines, f"# HELP ludarium_{name} {text}"]


def resident_memory() -> int:
    """The bytes of memory that this process takes; 0 where the system does not say."""
    try:
        with open(STATUS_FILE, encoding="ascii") as file:  # noqa: PTH123 - read at every scrape
            for line in file:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) * 1024
    except OSError:
        pass
    return 0
