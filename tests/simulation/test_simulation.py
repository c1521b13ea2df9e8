"""Simulated servers with faults lose nothing, show nothing that is not stored, and recover by themselves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .faults import PROBABILITY
from .run import run_seeds, shrink
from .world import World

ROOT = Path(__file__).parent.parent.parent
TRACE = """
from tests.simulation.world import World
verdict = World(3).run()
print(verdict.trace, verdict.faults)
"""


def check(seeds: range) -> None:
    failures = run_seeds(seeds).failures
    assert not failures, "\n\n".join(failures)


def test_twenty_seeds_with_every_kind_of_fault() -> None:
    totals = run_seeds(range(20))
    assert not totals.failures, "\n\n".join(totals.failures)
    assert totals.faults.keys() == PROBABILITY.keys()
    assert totals.requests["done"] > 500
    assert totals.requests["unknown"] > 20


@pytest.mark.exhaustive
@pytest.mark.parametrize("first", range(20, 220, 25))
def test_two_hundred_seeds(first: int) -> None:
    check(range(first, first + 25))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1000, 11000, 250))
def test_ten_thousand_seeds(first: int) -> None:
    check(range(first, first + 250))


def test_a_seed_repeats_exactly_also_in_another_process() -> None:
    here = World(3).run()
    assert World(3).run() == here
    there = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", TRACE], check=True, capture_output=True, text=True, cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
    )  # fmt: skip
    assert there.stdout == f"{here.trace} {here.faults}\n"


def seed_with_a_power_cut_before_a_sync() -> int:
    """The first seed in which the power fails between an acknowledgement and the sync after it."""
    return next(seed for seed in range(40) if World(seed, early=True).run().problems)


def test_a_database_that_acknowledges_before_it_has_synced_is_found() -> None:
    seed = seed_with_a_power_cut_before_a_sync()
    found = World(seed, early=True).run().problems
    assert any("was acknowledged and is lost" in problem for problem in found)
    assert not World(seed).run().problems


@pytest.mark.exhaustive
def test_a_failing_seed_is_shrunk_to_the_faults_that_it_needs() -> None:
    seed = seed_with_a_power_cut_before_a_sync()

    def fails(only: frozenset[str]) -> bool:
        return bool(World(seed, only, early=True).run().problems)

    faults = World(seed, early=True).run().faults
    needed = shrink(faults, fails)
    assert fails(frozenset(needed))
    assert len(needed) < len(faults) / 4
    assert any(name.startswith("power-cut/") for name in needed)


def test_shrinking_leaves_the_faults_that_are_needed() -> None:
    faults = [f"{kind}/{number}" for kind in ("cut", "crash", "delay") for number in range(20)]
    assert shrink(faults, lambda only: {"cut/3", "crash/17"} <= only) == ["cut/3", "crash/17"]
