"""Random numbers: a small generator, owned by each game, with the same numbers pure and compiled on every machine."""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

# 32-bit numbers in 64-bit arithmetic: nothing exceeds 2**63, so compiled code cannot overflow where pure code does not.
UINT32: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12


@final
@mypyc_attr(native_class=True)
class Rng:
    """An sfc32 generator; its four 32-bit numbers are its whole state.

    With a `script`, `below` and `shuffle` get their numbers from it (see `chance`); a copy has none.
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter
        self.script: ChanceScript | None = None

    def next_uint32(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self.a + self.b + self.counter) & UINT32
        self.counter = (self.counter + 1) & UINT32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & UINT32
        self.c = ((((self.c << 21) & UINT32) | (self.c >> 11)) + t) & UINT32
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        script = self.script
        if script is not None:
            self.counter += 1  # so that chance is noticed as with ordinary numbers
            return script.take(n)
        product: i64 = self.next_uint32() * n
        if (product & UINT32) < n:
            threshold: i64 = (UINT32 + 1) % n
            while (product & UINT32) < threshold:
                product = self.next_uint32() * n
        return product >> 32

    def shuffle(self, things: list[Any]) -> None:
        """Put a list into random order, in place."""
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]
            i -= 1

    def copy(self) -> Rng:
        """A generator that continues with the same numbers."""
        return Rng(self.a, self.b, self.c, self.counter)

    def fork(self) -> Rng:
        """An independent generator, seeded with the next numbers of this one."""
        return Rng(self.next_uint32(), self.next_uint32(), self.next_uint32(), 1)

    def dump(self) -> list[int]:
        """The state, as plain data."""
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]


class ChanceNeeded(Exception):
    """A random number is wanted that the script does not have: one of 0 to `count` - 1, each equally likely."""

    def __init__(self, count: int) -> None:
        super().__init__(f"one of {count} random numbers")
        self.count = count


@final
@mypyc_attr(native_class=True)
class ChanceScript:
    """Random numbers that are given in advance, by their place in the order in which they are wanted.

    Where none is given, `filler` gives one; without it, ChanceNeeded is raised. `numbers` and `counts` collect what was
    given, and how many numbers each was one of. A number without an alternative is not wanted.
    """

    def __init__(self, given: dict[int, int], filler: Rng | None) -> None:
        self.given = given
        self.filler = filler
        self.numbers: list[int] = []
        self.counts: list[int] = []

    def take(self, count: i64) -> i64:
        """The next number, one of 0 to `count` - 1."""
        if count == 1:
            return 0
        place = len(self.numbers)
        number: i64 = 0
        if place in self.given:
            number = min(self.given[place], int(count) - 1)
        elif self.filler is not None:
            number = self.filler.below(count)
        else:
            raise ChanceNeeded(int(count))
        self.numbers.append(int(number))
        self.counts.append(int(count))
        return number


def seeded(seed: int | str) -> Rng:
    """The generator that belongs to a seed; 7 and "7" are the same seed."""
    digest = hashlib.sha256(f"ludarium {seed}".encode()).digest()
    a, b, c = [int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8)]
    rng = Rng(a, b, c, 1)
    for _ in range(WARM_UP):
        rng.next_uint32()
    return rng


def load_rng(data: list[int]) -> Rng:
    """The generator with a dumped state."""
    return Rng(data[0], data[1], data[2], data[3])
