"""Random numbers: a generator, owned by each game, with the same numbers pure and compiled on every machine.

The usual one is small and fast, and can be computed from enough of its numbers. A seed with the prefix KEYED has one
that cannot: tables of a server use it, so that no roll can be foreseen from those before it.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

# 32-bit numbers in 64-bit arithmetic: nothing exceeds 2**63, so compiled code cannot overflow where pure code does not.
UINT32: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12
KEYED: Final = "sha256:"  # the beginning of a seed
WORDS: Final = 8  # 32-bit numbers in a hash


@final
@mypyc_attr(native_class=True)
class Rng:
    """An sfc32 generator; its four 32-bit numbers are its whole state.

    With a `key` its numbers are the hashes of the key with 0, 1, 2 and so on, and `counter` is how many it has given.

    With a `script`, `below` and `shuffle` get their numbers from it (see `chance`); a copy has none.
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64, key: bytes = b"") -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter
        self.key = key
        self.hashed: list[int] = []  # the numbers of the hash that is in use
        self.script: ChanceScript | None = None

    def next_uint32(self) -> i64:
        """The next 32 random bits."""
        if self.key:
            return self._next_hashed()
        t: i64 = (self.a + self.b + self.counter) & UINT32
        self.counter = (self.counter + 1) & UINT32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & UINT32
        self.c = ((((self.c << 21) & UINT32) | (self.c >> 11)) + t) & UINT32
        return t

    def _next_hashed(self) -> i64:
        place = int(self.counter % WORDS)
        if place == 0 or not self.hashed:
            block = int(self.counter // WORDS)
            self.hashed = words_of(hashlib.sha256(self.key + block.to_bytes(8, "little")).digest())
        self.counter += 1
        return self.hashed[place]

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
        return Rng(self.a, self.b, self.c, self.counter, self.key)

    def fork(self) -> Rng:
        """An independent generator of the same kind, seeded with the next numbers of this one."""
        if self.key:
            return keyed([int(self.next_uint32()) for _ in range(WORDS)])
        return Rng(self.next_uint32(), self.next_uint32(), self.next_uint32(), 1)

    def dump(self) -> list[int]:
        """The state, as plain data: four numbers, or those of the key and the counter."""
        if self.key:
            return [*words_of(self.key), int(self.counter)]
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
    words = words_of(hashlib.sha256(f"ludarium {seed}".encode()).digest())
    if str(seed).startswith(KEYED):
        return keyed(words)
    rng = Rng(words[0], words[1], words[2], 1)
    for _ in range(WARM_UP):
        rng.next_uint32()
    return rng


def load_rng(data: list[int]) -> Rng:
    """The generator with a dumped state."""
    if len(data) > WORDS:
        rng = keyed(data[:WORDS])
        rng.counter = data[WORDS]
        return rng
    return Rng(data[0], data[1], data[2], data[3])


def keyed(words: list[int]) -> Rng:
    """The generator with this key, from its beginning."""
    return Rng(0, 0, 0, 0, b"".join([word.to_bytes(4, "little") for word in words]))


def words_of(digest: bytes) -> list[int]:
    """A hash as 32-bit numbers."""
    return [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 4 * WORDS, 4)]
