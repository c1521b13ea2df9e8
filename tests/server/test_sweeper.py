"""Garbage is swept once there may be much of it, sooner in a quiet moment and later in a busy one."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from ludarium.server.sweeper import LEAST, NEVER, YOUNG, Sweeper

FEW = LEAST // YOUNG  # looks at the young before anything is swept


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper() -> Iterator[Sweeper]:
    found = Sweeper()
    found.start()
    yield found
    found.stop()


def grow(looks: int) -> list[list[int]]:
    """Make so many new objects that Python looks at the young so often."""
    before = gc.get_stats()[0]["collections"]
    made: list[list[int]] = []
    while gc.get_stats()[0]["collections"] < before + looks:
        made += [[] for _ in range(1000)]
    return made


def old_knot() -> weakref.ref[Knot]:
    """A cycle that outlived its youth, and that nobody holds any more."""
    knot = Knot()
    grow(1)
    return weakref.ref(knot)


@pytest.mark.parametrize("quiet", [True, False])
def test_an_old_cycle_goes_when_there_is_much_that_is_new(sweeper: Sweeper, quiet: bool) -> None:
    found = old_knot()
    assert not sweeper.look(quiet=True)
    assert found() is not None
    grow(FEW)
    assert sweeper.look(quiet=quiet)
    assert found() is None


def test_where_nothing_is_new_nothing_is_swept(sweeper: Sweeper) -> None:
    grow(FEW)
    assert sweeper.look(quiet=True)
    assert not sweeper.look(quiet=True)


def test_where_there_is_much_a_quiet_moment_is_waited_for_but_not_for_ever(sweeper: Sweeper) -> None:
    held = grow(5 * FEW)
    assert sweeper.look(quiet=False)
    grow(2 * FEW)  # less than half as much again
    assert not sweeper.look(quiet=False)
    assert sweeper.look(quiet=True)
    grow(2 * FEW)
    assert not sweeper.look(quiet=False)
    grow(4 * FEW)
    assert sweeper.look(quiet=False)
    assert len(held) > 4 * LEAST


def test_afterwards_python_does_as_before() -> None:
    before = gc.get_threshold()
    sweeper = Sweeper()
    sweeper.start()
    assert gc.get_threshold() == (YOUNG, NEVER, NEVER)
    sweeper.stop()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
