"""Full garbage collections run when enough objects are new, sooner while idle."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from ludarium.server.gc_policy import MIN_NEW_BUSY, MIN_NEW_IDLE, NEVER, YOUNG_THRESHOLD, GcPolicy


class Cycle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper() -> Iterator[GcPolicy]:
    found = GcPolicy()
    found.start()
    yield found
    found.stop()


def grow(objects: int) -> list[list[int]]:
    """Make new objects until Python has collected the youngest generation often enough."""
    end = gc.get_stats()[0]["collections"] + objects // YOUNG_THRESHOLD
    made: list[list[int]] = []
    while gc.get_stats()[0]["collections"] < end:
        made += [[] for _ in range(1000)]
    return made


def old_cycle() -> weakref.ref[Cycle]:
    """An unreferenced cycle in an older generation."""
    knot = Cycle()
    grow(YOUNG_THRESHOLD)
    return weakref.ref(knot)


@pytest.mark.parametrize(("quiet", "enough"), [(True, MIN_NEW_IDLE), (False, MIN_NEW_BUSY)])
def test_an_old_cycle_is_collected_sooner_while_idle(sweeper: GcPolicy, quiet: bool, enough: int) -> None:
    found = old_cycle()
    grow(enough - 2 * YOUNG_THRESHOLD)
    assert not sweeper.collect_if_due(idle=quiet)
    assert found() is not None
    grow(YOUNG_THRESHOLD)
    assert sweeper.collect_if_due(idle=quiet)
    assert found() is None
    assert not sweeper.collect_if_due(idle=True)  # no new objects


def test_the_next_full_collection_depends_on_the_number_of_objects(sweeper: GcPolicy) -> None:
    held = grow(2 * MIN_NEW_BUSY)
    assert sweeper.collect_if_due(idle=False)
    grow(MIN_NEW_IDLE)
    assert not sweeper.collect_if_due(idle=True)  # less than a quarter
    grow(2 * MIN_NEW_IDLE)
    assert sweeper.collect_if_due(idle=True)
    grow(MIN_NEW_BUSY)
    assert not sweeper.collect_if_due(idle=False)  # about half as much again
    grow(2 * MIN_NEW_BUSY)
    assert sweeper.collect_if_due(idle=False)
    assert len(held) > MIN_NEW_BUSY


def test_freed_objects_do_not_count(sweeper: GcPolicy) -> None:
    for _ in range(3):
        grow(MIN_NEW_BUSY)
        assert sweeper.collect_if_due(idle=False)


def test_stopping_restores_pythons_settings() -> None:
    before = gc.get_threshold()
    sweeper = GcPolicy()
    sweeper.start()
    assert gc.get_threshold() == (YOUNG_THRESHOLD, NEVER, NEVER)
    sweeper.stop()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
