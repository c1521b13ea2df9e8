"""What is new is swept soon, in a quiet moment sooner than in a busy one, and everything once there is much more."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from ludarium.server.sweeper import ALL, MANY, NEVER, SOME, YOUNG, Sweeper


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


def test_a_cycle_that_is_no_longer_young_goes_sooner_in_a_quiet_moment(sweeper: Sweeper) -> None:
    for quiet, enough in ((True, SOME), (False, MANY)):
        knot = Knot()
        grow(YOUNG)
        found = weakref.ref(knot)
        del knot
        grow(enough - 2 * YOUNG)
        assert not sweeper.look(quiet=quiet)
        assert found() is not None
        grow(YOUNG)
        assert sweeper.look(quiet=quiet)
        assert found() is None
        assert not sweeper.look(quiet=True)  # nothing is new


def test_a_cycle_that_was_put_aside_goes_when_everything_is_swept(sweeper: Sweeper) -> None:
    knot = Knot()
    grow(MANY)
    assert sweeper.look(quiet=False)
    found = weakref.ref(knot)
    del knot
    grow(MANY)
    assert sweeper.look(quiet=False)
    assert found() is not None
    grow(ALL)
    assert sweeper.look(quiet=False)
    assert found() is None


def test_the_more_there_is_the_later_everything_is_swept_again(sweeper: Sweeper) -> None:
    held = grow(2 * ALL)
    assert sweeper.look(quiet=False)  # everything
    there = gc.get_freeze_count()
    assert there >= len(held) > ALL
    knot = Knot()
    grow(MANY)
    assert sweeper.look(quiet=False)
    found = weakref.ref(knot)
    del knot
    grow(there // 2)
    assert sweeper.look(quiet=False)
    assert found() is not None
    grow(there // 2)
    assert sweeper.look(quiet=False)
    assert found() is None


def test_afterwards_python_does_as_before() -> None:
    before = gc.get_threshold()
    sweeper = Sweeper()
    sweeper.start()
    assert gc.get_threshold() == (YOUNG, NEVER, NEVER)
    sweeper.stop()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
