"""Runs seeds of the simulated world and prints what was wrong: `python -m tests.simulation.run --seeds 0 1000`.

A failing seed is shrunk to the faults that it needs, and printed with the command that repeats it.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterable

from msgspec import Struct, field

from tests.faults.report import end

from .world import Verdict, World

MAX_TRIES = 80  # runs that shrinking may take


class Totals(Struct):
    """What many runs have shown."""

    runs: int = 0
    entries: int = 0
    views: int = 0
    starts: int = 0
    requests: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    failures: list[str] = []

    def add(self, verdict: Verdict) -> None:
        """Count a run."""
        self.runs += 1
        self.entries += verdict.entries
        self.views += verdict.views
        self.starts += verdict.starts
        self.requests += verdict.requests
        self.faults += verdict.counts


def run_seeds(seeds: Iterable[int]) -> Totals:
    """Run these seeds; the failing ones are shrunk and described."""
    totals = Totals()
    for seed in seeds:
        verdict = World(seed).run()
        totals.add(verdict)
        if verdict.problems:
            totals.failures.append(described(verdict))
    return totals


def described(verdict: Verdict) -> str:
    """A failing run with the faults that it needs, and the command that repeats it."""
    needed = shrink(verdict.faults, lambda only: bool(World(verdict.seed, only).run().problems))
    found = "\n  ".join(World(verdict.seed, frozenset(needed)).run().problems[:10])
    command = f"python -m tests.simulation.run --seeds {verdict.seed} {verdict.seed + 1} --only {','.join(needed)}"
    return f"seed {verdict.seed} fails with {len(needed)} of {len(verdict.faults)} faults:\n  {found}\n{command}"


def shrink(faults: list[str], fails: Callable[[frozenset[str]], bool]) -> list[str]:
    """Fewer of these faults, with which a run still fails: without whole kinds, then without ever smaller parts."""
    tries = 0

    def still_fails(left: list[str]) -> bool:
        nonlocal tries
        tries += 1
        return tries <= MAX_TRIES and fails(frozenset(left))

    for kind in sorted({name.partition("/")[0] for name in faults}):
        left = [name for name in faults if name.partition("/")[0] != kind]
        if still_fails(left):
            faults = left
    size = len(faults) // 2
    while size:
        start = 0
        while start < len(faults):
            left = faults[:start] + faults[start + size :]
            if still_fails(left):
                faults = left
            else:
                start += size
        size //= 2
    return faults


def main() -> None:
    """Run what the arguments say."""
    parser = argparse.ArgumentParser(description="Simulate servers with faults.")
    parser.add_argument("--seeds", nargs=2, type=int, default=[0, 200], metavar=("FIRST", "END"))
    parser.add_argument("--only", help="the faults that may happen, by name")
    arguments = parser.parse_args()
    began = time.monotonic()
    if arguments.only is not None:
        verdict = World(arguments.seeds[0], frozenset(arguments.only.split(","))).run()
        end(verdict.problems, f"{len(verdict.problems)} problems")
    totals = run_seeds(range(*arguments.seeds))
    end(
        totals.failures,
        f"{totals.runs} runs in {time.monotonic() - began:.0f} s, {len(totals.failures)} failed: "
        f"{totals.requests['done']} requests acknowledged, {totals.requests['refused']} refused, "
        f"{totals.requests['unknown']} without an answer, {totals.entries} entries, {totals.views} states compared, "
        f"{totals.starts} starts of a server\nfaults: {dict(sorted(totals.faults.items()))}",
    )


if __name__ == "__main__":
    main()
