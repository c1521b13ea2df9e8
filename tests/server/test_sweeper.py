"""Garbage is swept once there may be much of it, in a quiet moment sooner than in a busy one."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from ludarium.server.sweeper import MANY, NEVER, SOME, YOUNG, Sweeper


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


def grow(objects: int) -> list[list[int]]:
    """Make so many new objects, as far as Python's looks at the young tell."""
    end = gc.get_stats()[0]["collections"] + objects // YOUNG
    made: list[list[int]] = []
    while gc.get_stats()[0]["collections"] < end:
        made += [[] for _ in range(1000)]
    return made


def old_knot() -> weakref.ref[Knot]:
    """A cycle that outlived its youth, and that nobody holds any more."""
    knot = Knot()
    grow(YOUNG)
    return weakref.ref(knot)


@pytest.mark.parametrize(("quiet", "enough"), [(True, SOME), (False, MANY)])
def test_an_old_cycle_goes_sooner_in_a_quiet_moment(sweeper: Sweeper, quiet: bool, enough: int) -> None:
    found = old_knot()
    grow(enough - 2 * YOUNG)
    assert not sweeper.look(quiet=quiet)
    assert found() is not None
    grow(YOUNG)
    assert sweeper.look(quiet=quiet)
    assert found() is None
    assert not sweeper.look(quiet=True)  # nothing is new


def test_the_more_there_is_the_later_all_is_swept_again(sweeper: Sweeper) -> None:
    held = grow(2 * MANY)
    assert sweeper.look(quiet=False)
    grow(SOME)
    assert not sweeper.look(quiet=True)  # less than a quarter
    grow(2 * SOME)
    assert sweeper.look(quiet=True)
    grow(MANY)
    assert not sweeper.look(quiet=False)  # about half as much again
    grow(2 * MANY)
    assert sweeper.look(quiet=False)
    assert len(held) > MANY


def test_what_has_gone_does_not_count_as_left(sweeper: Sweeper) -> None:
    for _ in range(3):
        grow(MANY)
        assert sweeper.look(quiet=False)


def test_afterwards_python_does_as_before() -> None:
    before = gc.get_threshold()
    sweeper = Sweeper()
    sweeper.start()
    assert gc.get_threshold() == (YOUNG, NEVER, NEVER)
    sweeper.stop()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
