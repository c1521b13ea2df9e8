"""Garbage is swept in quiet moments, and in any moment once there may be much of it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from ludarium.server.sweeper import GROWTH, NEVER, YOUNG, Sweeper


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


def test_an_old_cycle_goes_in_a_quiet_moment(sweeper: Sweeper) -> None:
    found = old_knot()
    assert not sweeper.look(quiet=False)
    assert found() is not None
    assert sweeper.look(quiet=True)
    assert found() is None


def test_where_nothing_is_new_nothing_is_swept(sweeper: Sweeper) -> None:
    grow(1)
    assert sweeper.look(quiet=True)
    assert not sweeper.look(quiet=True)


def test_a_server_that_never_rests_is_swept_too(sweeper: Sweeper) -> None:
    found = old_knot()
    grow(GROWTH)
    assert sweeper.look(quiet=False)
    assert found() is None


def test_afterwards_python_does_as_before() -> None:
    before = gc.get_threshold()
    sweeper = Sweeper()
    sweeper.start()
    assert gc.get_threshold() == (YOUNG, NEVER, NEVER)
    sweeper.stop()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
