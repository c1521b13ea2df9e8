"""Full garbage collections run when enough objects are new and no one waits, or when memory has doubled."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from ludarium.server.gc_policy import (
    ALONE_SECONDS,
    MIN_MEMORY,
    MIN_NEW_BUSY,
    MIN_NEW_IDLE,
    NEVER,
    YOUNG_THRESHOLD,
    GcPolicy,
)


class Cycle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper() -> Iterator[GcPolicy]:
    found = GcPolicy(lambda: False, lambda: 0)
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
    assert not sweeper.collect_if_due(idle=quiet, alone=True)
    assert found() is not None
    grow(YOUNG_THRESHOLD)
    assert sweeper.collect_if_due(idle=quiet, alone=True)
    assert found() is None
    assert not sweeper.collect_if_due(idle=True, alone=True)  # no new objects


def test_the_next_full_collection_depends_on_the_number_of_objects(sweeper: GcPolicy) -> None:
    held = grow(2 * MIN_NEW_BUSY)
    assert sweeper.collect_if_due(idle=False, alone=True)
    grow(MIN_NEW_IDLE)
    assert not sweeper.collect_if_due(idle=True, alone=True)  # less than a quarter
    grow(2 * MIN_NEW_IDLE)
    assert sweeper.collect_if_due(idle=True, alone=True)
    grow(MIN_NEW_BUSY)
    assert not sweeper.collect_if_due(idle=False, alone=True)  # about half as much again
    grow(2 * MIN_NEW_BUSY)
    assert sweeper.collect_if_due(idle=False, alone=True)
    assert len(held) > MIN_NEW_BUSY


def test_freed_objects_do_not_count(sweeper: GcPolicy) -> None:
    for _ in range(3):
        grow(MIN_NEW_BUSY)
        assert sweeper.collect_if_due(idle=False, alone=True)


def test_objects_of_short_slices_count(sweeper: GcPolicy) -> None:
    held: list[list[int]] = []
    for slices in (0.9, 0.2):  # of the number that is enough
        assert not sweeper.collect_if_due(idle=True, alone=True)
        for _ in range(int(slices * MIN_NEW_IDLE / 1000)):
            held += [[] for _ in range(1000)]
            sweeper.collect_young()
    assert sweeper.collect_if_due(idle=True, alone=True)


def test_a_slice_collects_what_is_young(sweeper: GcPolicy) -> None:
    found = weakref.ref(Cycle())
    sweeper.collect_young()
    assert found() is None


def test_while_people_are_connected_only_doubled_memory_is_collected(sweeper: GcPolicy) -> None:
    memory = MIN_MEMORY
    sweeper.memory = lambda: memory
    enough = MIN_NEW_IDLE + YOUNG_THRESHOLD
    for most in (MIN_MEMORY, 2 * (MIN_MEMORY + 1)):
        memory = most
        grow(enough)
        assert not sweeper.collect_if_due(idle=True, alone=False)
        memory += 1
        assert sweeper.collect_if_due(idle=True, alone=False)
    grow(enough)
    assert not sweeper.collect_if_due(idle=True, alone=False)
    assert sweeper.collect_if_due(idle=True, alone=True)


def test_nobody_waits_only_after_a_while_without_players() -> None:
    watched = True
    sweeper = GcPolicy(lambda: watched, lambda: 0)
    assert not sweeper.is_alone(1e9)
    watched = False
    assert not sweeper.is_alone(1e9 + ALONE_SECONDS)
    assert sweeper.is_alone(1e9 + ALONE_SECONDS + 1)
    watched = True
    assert not sweeper.is_alone(1e9 + ALONE_SECONDS + 2)


def test_stopping_restores_pythons_settings() -> None:
    before = gc.get_threshold()
    sweeper = GcPolicy(lambda: False, lambda: 0)
    sweeper.start()
    assert gc.get_threshold() == (YOUNG_THRESHOLD, NEVER, NEVER)
    sweeper.stop()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
